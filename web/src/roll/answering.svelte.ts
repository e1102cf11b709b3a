/** What the person does at a table of Roll: dice that are picked up, answers that are given, and taking back. */
import type { TableStore } from '../net/table.svelte';
import type { Choice } from '../protocol/types';
import type { RollSeat, RollState, RollView } from './state';
import { actOf, actsOf, type Act, type ActOf } from './acts';
import { PHASES, type Colour, type Face, type Phase } from './dice';
import { layoutOf, wildMoves, withPlanned, type Layout, type Planned } from './layout';

/** A die that is held: out of a column, out of the wild ones, or the one on the strip. */
export interface Held {
  colour: Colour;
  from: Face | 'strip';
  /** Which of the dice there, for what is drawn. */
  index: number;
  /** A wild die that lies in a column already. */
  placed: boolean;
}

type Step = 'back' | { say: string };
const sameDie = (a: Held | null, b: Held): boolean =>
  a !== null && a.colour === b.colour && a.from === b.from && a.index === b.index;

export class Answering {
  #held: { key: string; die: Held | null } = $state.raw({ key: '', die: null });
  #steps: Step[] = $state.raw([]);
  /** Wild dice that lie in a column before a phase is selected; the server hears of them afterwards. */
  #planned: { key: string; moves: readonly Planned[] } = $state.raw({ key: '', moves: [] });
  /** A word answer that asks once more before it is given for good. */
  #sure: { key: string; text: string } = $state.raw({ key: '', text: '' });

  constructor(readonly table: TableStore) {}

  readonly state: RollState | null = $derived.by(() => this.table.state as unknown as RollState | null);
  readonly view: RollView | null = $derived(this.state?.view ?? null);
  readonly me: RollSeat | null = $derived.by(() => {
    const seat = this.state?.me ?? null;
    return seat === null ? null : (this.view?.seats[seat] ?? null);
  });
  readonly question = $derived(this.state?.question ?? null);
  readonly acts: Act[] = $derived((this.state?.choices ?? []).map(actOf));
  readonly busy = $derived.by(() => this.table.busy || this.#steps.length > 0);
  /** The same as long as the same is asked, whatever others do meanwhile. */
  readonly key = $derived(
    this.question ? [this.question.name, ...this.acts.map((act) => act.choice.text)].join('|') : '',
  );
  readonly held: Held | null = $derived(this.#held.key === this.key ? this.#held.die : null);
  readonly planned: readonly Planned[] = $derived(this.#planned.key === this.key ? this.#planned.moves : []);
  /** What the bot would answer, once it was asked. */
  readonly advised: Act | undefined = $derived.by(() =>
    this.acts.find((act) => act.choice.text === this.table.hint?.action),
  );
  readonly unsure = $derived(this.#sure.key === this.key ? this.#sure.text : '');

  /** Whether dice are being assigned at this moment. */
  readonly assigning = $derived(this.question?.name === 'select' || this.question?.name === 'assign');
  readonly selecting = $derived(this.question?.name === 'select');
  readonly layout: Layout | null = $derived.by(() =>
    this.me?.layout ? withPlanned(layoutOf(this.me.layout), this.planned) : null,
  );
  /** Dice can be laid anew as long as no power was used: laying them again is then exact. */
  readonly free = $derived.by(() => {
    const layout = this.me?.layout;
    return (
      this.assigning &&
      this.state?.undo === true &&
      !!layout &&
      !layout.dictates &&
      !layout.used.length &&
      !layout.power
    );
  });

  /** Columns where a wild die may lie before a phase is selected. */
  beds(die: Held): Phase[] {
    return this.selecting && (die.from === 'wild' || die.placed) ? PHASES.filter((phase) => phase !== die.from) : [];
  }

  /** Columns where a held die may go. */
  targets(die: Held): Phase[] {
    if (this.selecting) return this.#selections(die).map((act) => act.to);
    if (die.from === 'strip') return this.free ? PHASES.filter((phase) => phase !== this.me?.selected) : [];
    if (die.placed && this.free) return PHASES.filter((phase) => phase !== die.from);
    return actsOf(this.acts, 'move')
      .filter((act) => act.colour === die.colour && act.from === die.from)
      .map((act) => act.to);
  }

  #selections(die: Held): ActOf<'select'>[] {
    const from = die.placed ? 'wild' : die.from;
    return actsOf(this.acts, 'select').filter((act) => act.colour === die.colour && act.from === from);
  }

  /** The answer that puts a die into the Dictate area. */
  dictating(die: Held): Choice | undefined {
    return actsOf(this.acts, 'die').find(
      (act) => act.verb === 'dictate' && act.colour === die.colour && act.place === die.from,
    )?.choice;
  }

  canHold(die: Held): boolean {
    return this.assigning && !this.busy && (this.targets(die).length > 0 || this.dictating(die) !== undefined);
  }

  isHeld(die: Held): boolean {
    return sameDie(this.held, die);
  }

  /** Takes a die up, or puts it down where it was. */
  hold(die: Held): void {
    if (!this.canHold(die)) return;
    this.#held = { key: this.key, die: sameDie(this.held, die) ? null : die };
  }

  drop(): void {
    this.#held = { key: '', die: null };
    this.#sure = { key: '', text: '' };
  }

  /** Lays a held wild die into a column, before a phase is selected. */
  plan(to: Phase): void {
    const die = this.held;
    if (!die || this.busy || !this.beds(die).includes(to)) return;
    this.#planned = { key: this.key, moves: [...this.#plansWithout(die), { colour: die.colour, to }] };
    this.drop();
  }

  #plansWithout(die: Held): readonly Planned[] {
    const at = die.placed ? this.planned.findIndex(({ colour, to }) => colour === die.colour && to === die.from) : -1;
    return this.planned.filter((_, i) => i !== at);
  }

  /** Selects a phase with a die; wild dice that have a column go there at once. */
  #select(die: Held, to: Phase): void {
    const found = this.#selections(die).find((act) => act.to === to);
    if (!found) return;
    const moves = this.#plansWithout(die).map((move) => ({ say: `move ${move.colour} from wild to ${move.to}` }));
    this.#run([{ say: found.choice.text }, ...moves]);
  }

  /** Lays the held die into a column, or onto the strip of it. */
  lay(to: Phase): void {
    const die = this.held;
    if (!die || this.busy || !this.targets(die).includes(to)) return;
    if (this.selecting) this.#select(die, to);
    else if (die.from === 'strip' || die.placed) this.#layAnew(die, to);
    else {
      const found = actsOf(this.acts, 'move').find(
        (act) => act.colour === die.colour && act.from === die.from && act.to === to,
      );
      if (found) this.give(found.choice.text);
    }
    this.drop();
  }

  /** Takes everything back to the roll and lays it again, with one die elsewhere. */
  #layAnew(die: Held, to: Phase): void {
    const { layout, me } = this;
    if (!layout?.strip || !me) return;
    const wilds = wildMoves(layout);
    const selected = die.from === 'strip' ? to : me.selected;
    if (die.placed) {
      const moved = wilds.find((move) => move.colour === die.colour && move.to === die.from);
      if (moved) moved.to = to;
    }
    this.#run([
      'back',
      { say: `select ${selected} with ${layout.strip.colour} from ${layout.strip.face}` },
      ...wilds.map((move) => ({ say: `move ${move.colour} from wild to ${move.to}` })),
    ]);
  }

  give(text: string): void {
    if (this.busy) return;
    this.drop();
    this.table.answer(text);
  }

  /** Doing nothing for good where something could be done is asked once more. */
  giveWord(choice: Choice): void {
    const idle = choice.text === 'pass' && this.question?.final === true && this.acts.length > 1;
    if (idle && this.unsure !== choice.text) this.#sure = { key: this.key, text: choice.text };
    else this.give(choice.text);
  }

  undo(): void {
    this.drop();
    this.table.undo();
  }

  /** Takes every step of assigning back. */
  startOver(): void {
    if (!this.busy) this.#run(['back']);
  }

  #run(steps: Step[]): void {
    this.#steps = steps;
    this.pump();
  }

  /** Goes on with steps that are to follow; called whenever the table has changed. */
  pump(): void {
    const [step, ...rest] = this.#steps;
    if (step === undefined || this.table.busy || !this.state) return;
    if (step === 'back') {
      if (this.question?.name === 'select') this.#run(rest);
      else if (this.state.undo) this.table.undo();
      else this.#steps = [];
      return;
    }
    const known = this.state.choices.some((choice) => choice.text === step.say);
    this.#steps = known ? rest : [];
    if (known) this.table.answer(step.say);
  }
}
