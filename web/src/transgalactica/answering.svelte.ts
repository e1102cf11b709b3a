/** What the person does at a table of Transgalactica: things that are pointed at, answers that are given. */
import type { TableStore } from '../net/table.svelte';
import { actOf, isFree, type Act, type Kind } from './acts';
import type { Offer, Route, TransgalacticaSeat, TransgalacticaState, TransgalacticaView } from './state';

/** Questions whose answer cannot be taken back: what is pointed at is shown first, and given with a button. */
const WEIGHTY: ReadonlySet<string> = new Set(['turn', 'draft', 'office']);

export interface Target {
  kind: Kind;
  id: string;
}

export class Answering {
  #chosen: { key: string; target: Target | null } = $state.raw({ key: '', target: null });
  /** A word answer that asks once more before it is given. */
  #sure: { key: string; text: string } = $state.raw({ key: '', text: '' });

  /** The space under the pointer, or that has the focus. */
  #pointed = $state('');

  constructor(readonly table: TableStore) {}

  readonly state: TransgalacticaState | null = $derived.by(
    () => this.table.state as unknown as TransgalacticaState | null,
  );
  readonly view: TransgalacticaView | null = $derived(this.state?.view ?? null);
  readonly me: TransgalacticaSeat | null = $derived.by(() => {
    const seat = this.state?.me ?? null;
    return seat === null ? null : (this.view?.seats[seat] ?? null);
  });
  readonly question = $derived(this.state?.question ?? null);
  /** Changes with every question. */
  readonly key = $derived(this.question ? `${this.question.name}@${this.state?.version ?? 0}` : '');
  readonly busy = $derived.by(() => this.table.busy);
  readonly acts: readonly Act[] = $derived(
    (this.state?.choices ?? []).map((choice) => actOf(choice, this.me?.ships ?? [])),
  );
  readonly hinted: Act | undefined = $derived.by(() =>
    this.acts.find(({ choice }) => choice.text === this.table.hint?.action),
  );
  /** Where the own ships can fly to, as the server has worked it out. */
  readonly routes: readonly Route[] = $derived(
    this.question?.name === 'explore' ? (this.me?.exploring?.routes ?? []) : [],
  );
  readonly chosen: Target | null = $derived(this.#chosen.key === this.key ? this.#chosen.target : null);
  readonly unsure = $derived(this.#sure.key === this.key ? this.#sure.text : '');

  /** The flight that is looked at before it is confirmed: to what was tapped, else to what is pointed at. */
  readonly planned: Route | undefined = $derived(
    this.routesTo(this.chosen?.kind === 'space' ? this.chosen.id : this.#pointed)[0],
  );

  /** Flights to a space, the cheapest first. */
  routesTo(space: string): Route[] {
    return this.routes.filter((route) => route.space === space).sort((a, b) => a.energy - b.energy);
  }

  /** Whether something can be done at a space, or flown to it. */
  canGo(space: string): boolean {
    return this.at('space', space).length > 0 || this.routes.some((route) => route.space === space);
  }

  /** Whether an outpost could be placed on a planet, if a ship were there. */
  mayBuild(planet: string): boolean {
    return this.offer('planet', planet)?.possible === true;
  }

  point(space: string): void {
    this.#pointed = space;
  }

  of(...kinds: Kind[]): Act[] {
    return this.acts.filter(({ kind }) => kinds.includes(kind));
  }

  /** The answers that name a thing. */
  at(kind: Kind, id: string): Act[] {
    return this.acts.filter((act) => act.kind === kind && act.id === id);
  }

  isChosen(kind: Kind, id: string): boolean {
    return this.chosen?.kind === kind && this.chosen.id === id;
  }

  offer(kind: string, card: string): Offer | undefined {
    return this.state?.offers.find((offer) => offer.kind === kind && offer.card === card);
  }

  /** Something on the table is tapped: one harmless answer is given, everything else is shown first. */
  tap(kind: Kind, id: string): void {
    const acts = this.at(kind, id);
    const [only] = acts;
    const flight = kind === 'space' && this.routesTo(id).length > 0;
    const weighty = flight || (WEIGHTY.has(this.question?.name ?? '') && !(only && isFree(only)));
    if (only && acts.length === 1 && !weighty) this.give(only);
    else this.#chosen = { key: this.key, target: this.isChosen(kind, id) ? null : { kind, id } };
  }

  drop(): void {
    this.#chosen = { key: '', target: null };
    this.#sure = { key: '', text: '' };
  }

  give({ choice }: Act): void {
    if (this.busy) return;
    this.drop();
    this.table.answer(choice.text);
  }

  /** Flies a whole way, an answer for each leg of it. */
  fly({ legs }: Route): void {
    if (this.busy) return;
    this.drop();
    this.table.answer(...legs.map(({ action }) => action));
  }

  /** Gives a word answer; passing while workers could still be sent asks once more. */
  giveWord(act: Act): void {
    const idle = act.id === 'pass' && this.question?.name === 'turn' && this.of('area', 'space').length > 0;
    if (idle && this.unsure !== act.id) this.#sure = { key: this.key, text: act.id };
    else this.give(act);
  }

  /** Who sits on a seat. */
  playerOn(seat: number): string {
    return this.state?.seats[seat]?.name ?? '';
  }

  undo(): void {
    this.drop();
    this.table.undo();
  }
}
