/** What the person points at before answering. Nothing of it is sent until it is complete and given. */
import { cardOf } from '../cards/catalogue.svelte';
import type { Card } from '../cards/card';
import type { CardState } from '../cards/state';
import { text } from '../locale/locale.svelte';
import type { TableStore } from '../net/table.svelte';
import { cardName, say } from '../net/words.svelte';
import type { Choice, Offer, SeatView, TableState } from '../protocol/types';
import { lookOf, type Zone } from './questions';

/** A place on the table that can be pointed at. */
export interface Spot {
  zone: Zone;
  index: number;
  card: string;
}

const PAIR = ' & ';
const NOTHING_SAID = { key: '', text: '' };
const same = (a: Spot, b: Spot): boolean => a.zone === b.zone && a.index === b.index;

export class Answering {
  #picks: { key: string; spots: Spot[]; verbs: string[] } = $state.raw({ key: '', spots: [], verbs: [] });
  #pointed = $state.raw({ key: '', card: '' });
  /** A word answer that asks once more before it is given for good, and the question it answers. */
  #sure = $state.raw(NOTHING_SAID);

  /** The table has room for the full card of what is pointed at, so that nothing has to pop up. */
  roomForFull = $state(false);

  constructor(readonly table: TableStore) {}

  readonly state: TableState | null = $derived.by(() => this.table.state);
  readonly question = $derived(this.state?.question ?? null);
  readonly choices: Choice[] = $derived(this.state?.choices ?? []);
  readonly me: SeatView | null = $derived.by(() => {
    const { me, view } = this.state ?? { me: null, view: null };
    return me === null ? null : (view?.seats[me] ?? null);
  });
  readonly look = $derived(
    lookOf(
      this.question?.name,
      this.choices.flatMap((choice) => choice.card ?? []),
      this.me,
    ),
  );
  readonly busy = $derived.by(() => this.table.busy);
  readonly key = $derived(
    this.question ? [this.question.name, this.question.amount, ...this.choices.map((c) => c.text)].join('|') : '',
  );
  readonly spots: Spot[] = $derived(this.#picks.key === this.key ? this.#picks.spots : []);
  readonly verbs: string[] = $derived(this.#picks.key === this.key ? this.#picks.verbs : []);
  readonly wanted = $derived(this.look.many ? (this.question?.amount ?? 1) : 1);
  /** Answers that are said: they name no card, or none that could be pointed at. */
  readonly words: Choice[] = $derived.by(() => {
    if (this.look.zone === 'actions') return [];
    return this.look.zone === 'words' ? this.choices : this.choices.filter((choice) => choice.card === null);
  });
  /** Answers that are pointed at. */
  readonly cardChoices: Choice[] = $derived(
    this.look.zone === 'words' ? [] : this.choices.filter((choice) => choice.card !== null),
  );
  readonly unsure = $derived(this.#sure.key === this.key ? this.#sure.text : null);

  choiceOf(card: string): Choice | undefined {
    return this.cardChoices.find((choice) => choice.card === card);
  }

  offerOf(card: string): Offer | undefined {
    return this.state?.offers.find((offer) => offer.card === card);
  }

  /** The one card that the question is about: being placed, or fought for. */
  readonly atStake: Offer | undefined = $derived(this.look.one ? this.state?.offers[0] : undefined);

  /** The place of a world in somebody else's tableau; only one of them has it. */
  rivalSpot(card: string): Spot {
    return { zone: 'rivals', index: this.cardChoices.findIndex((choice) => choice.card === card), card };
  }

  /** Whether a place can be pointed at as an answer. */
  open(zone: Zone, card: string): boolean {
    return zone === this.look.zone && this.choiceOf(card) !== undefined;
  }

  picked(spot: Spot): boolean {
    return this.spots.some((other) => same(other, spot));
  }

  toggle(spot: Spot): void {
    if (!this.open(spot.zone, spot.card) || this.busy) return;
    this.#sure = NOTHING_SAID;
    const without = this.spots.filter((other) => !same(other, spot));
    if (without.length < this.spots.length) this.#pick(without);
    else if (this.wanted === 1) this.#pick([spot]);
    else this.#pick([...this.spots, spot].slice(-this.wanted));
  }

  #pick(spots: Spot[], verbs: string[] = []): void {
    this.#picks = { key: this.key, spots, verbs };
  }

  clear(): void {
    this.#sure = NOTHING_SAID;
    this.#pick([]);
  }

  /** Takes the last answer back; what was pointed at for it is forgotten. */
  undo(): void {
    this.#sure = NOTHING_SAID;
    this.#picks = { key: '', spots: [], verbs: [] };
    this.table.undo();
  }

  /** Action cards: one, or two of a pair. */
  readonly paired = $derived(this.choices.some((choice) => choice.text.includes(PAIR)));

  /** The action cards on offer, as often as an answer may name them. */
  readonly roles: { verb: string; copy: number }[] = $derived.by(() => {
    const most: Record<string, number> = {};
    for (const choice of this.choices) {
      const parts = choice.text.split(PAIR);
      for (const part of parts) most[part] = Math.max(most[part] ?? 0, parts.filter((other) => other === part).length);
    }
    return Object.entries(most).flatMap(([verb, count]) =>
      Array.from({ length: count }, (_, copy) => ({ verb, copy })),
    );
  });

  roleKey = (role: { verb: string; copy: number }): string => `${role.verb}#${role.copy}`;

  toggleRole(role: { verb: string; copy: number }): void {
    if (this.busy) return;
    const key = this.roleKey(role);
    const size = this.paired ? 2 : 1;
    if (this.verbs.includes(key))
      this.#pick(
        [],
        this.verbs.filter((other) => other !== key),
      );
    else this.#pick([], size === 1 ? [key] : [...this.verbs, key].slice(-size));
  }

  /** The answer that the pointed-at action cards make, in either order. */
  readonly roleChoice: Choice | undefined = $derived.by(() => {
    const verbs = this.verbs.map((key) => key.slice(0, key.lastIndexOf('#')));
    const texts = [verbs.join(PAIR), [...verbs].reverse().join(PAIR)];
    return this.choices.find((choice) => texts.includes(choice.text));
  });

  readonly complete = $derived(
    this.look.zone === 'actions' ? this.roleChoice !== undefined : this.spots.length === this.wanted,
  );

  /** Gives what is pointed at. */
  commit(): void {
    if (!this.complete || this.busy) return;
    if (this.look.zone === 'actions') this.table.answer(this.roleChoice?.text ?? '');
    else this.table.answer(...this.spots.map((spot) => this.choiceOf(spot.card)?.text ?? ''));
  }

  /** Gives a word answer; a guess, and doing nothing for good where something could be done, are asked once more. */
  giveWord(choice: Choice): void {
    const idle = choice.verb === 'pass' && this.question?.final === true && this.cardChoices.length > 0;
    const risky = idle || choice.number !== null;
    if (risky && this.unsure !== choice.text) this.#sure = { key: this.key, text: choice.text };
    else this.table.answer(choice.text);
  }

  /** The card whose full drawing is worth the room: pointed at, chosen, or being placed. */
  readonly shown: Card | undefined = $derived.by(() => {
    const pointed = this.#pointed.key === this.key ? this.#pointed.card : '';
    const id = (pointed || this.spots[0]?.card) ?? this.atStake?.card;
    const first = this.cardChoices[0]?.card ?? this.me?.hand?.[0] ?? this.me?.tableau[0]?.card;
    return cardOf(id ?? first ?? '');
  });

  pointAt(card: string): void {
    this.#pointed = { key: this.key, card };
  }

  /** How a card looks in its place while this question is open. */
  statusOf(spot: Spot): CardState | undefined {
    if (!this.question || spot.zone !== this.look.zone) return undefined;
    const order = this.spots.findIndex((other) => same(other, spot));
    if (order >= 0) return this.#pickedStatus(order);
    const reason = spot.zone === 'hand' ? this.offerOf(spot.card)?.reason : null;
    if (this.choiceOf(spot.card)) return { kind: 'playable' };
    return reason
      ? { kind: 'cant', reason: say(reason), ...(reason.id.includes('military') && { glyph: 'shield' }) }
      : undefined;
  }

  #pickedStatus(order: number): CardState {
    if (this.look.mark === 'pays') return { kind: 'pays', stamp: text('stamp-pays', { n: order + 1 }) };
    return this.look.mark === 'discard' ? { kind: 'pays', stamp: text('stamp-discard') } : { kind: 'selected' };
  }

  /** What the filled button says: the result, or what is still missing. */
  readonly label: string = $derived.by(() => {
    const question = this.question;
    if (!question) return '';
    if (this.look.zone === 'actions') return this.#roleLabel();
    const missing = this.wanted - this.spots.length;
    if (missing > 0) return this.#missingLabel(missing);
    if (question.name === 'pay') return text('commit-place', { card: cardName(this.me?.choice ?? '') });
    const said = this.choiceOf(this.spots[0]?.card ?? '')?.say ?? [];
    return this.wanted === 1
      ? said.map((part) => say(part)).join(' ')
      : text(`commit-${question.name.replace('_', '-')}`, { n: this.wanted });
  });

  #missingLabel(missing: number): string {
    return this.look.many
      ? text('choose-more-cards', { n: missing })
      : text(['tableau', 'rivals'].includes(this.look.zone) ? 'choose-one' : 'choose-card');
  }

  #roleLabel(): string {
    const choice = this.roleChoice;
    if (!choice) return text('choose-more-actions', { n: Math.max(1, (this.paired ? 2 : 1) - this.verbs.length) });
    return text('commit-action', { action: choice.say.map((part) => say(part)).join(' + ') });
  }
}
