import type { Named, SeatExtras, TableMeteor, TableView } from './table-view.js';

/**
 * What cards do hardly changes, and is most of an Advanced table's words: it goes to the page apart from the table, which
 * is sent with each act.
 */

/** By name, in the reader's language. */
export type Effects = Readonly<Record<string, string>>;

/** As it is sent: with the name alone. */
type Bare<T, K extends keyof T, V> = Omit<T, K> & Readonly<Record<K, V>>;
export type BareView = Omit<TableView, 'meteors' | 'technologies' | 'extras' | 'night'> & {
  readonly meteors: readonly Bare<TableMeteor, 'trait', string | null>[];
  readonly technologies: readonly string[];
  readonly extras: readonly Bare<SeatExtras, 'cards', readonly string[]>[];
  readonly night: string | null;
};

export function withoutEffects(view: TableView): { readonly view: BareView; readonly effects: Effects } {
  const effects: Record<string, string> = {};
  const bare = ({ name, effect }: Named): string => {
    effects[name] = effect;
    return name;
  };
  const { meteors, technologies, extras, night } = view;
  return {
    view: {
      ...view,
      meteors: meteors.map((meteor) => ({ ...meteor, trait: meteor.trait === null ? null : bare(meteor.trait) })),
      technologies: technologies.map(bare),
      extras: extras.map(({ seat, cards }) => ({ seat, cards: cards.map(bare) })),
      night: night === null ? null : bare(night),
    },
    effects,
  };
}

export function withEffects(view: BareView, effects: Effects): TableView {
  const named = (name: string): Named => ({ name, effect: effects[name] ?? '' });
  const { meteors, technologies, extras, night } = view;
  return {
    ...view,
    meteors: meteors.map((meteor) => ({ ...meteor, trait: meteor.trait === null ? null : named(meteor.trait) })),
    technologies: technologies.map(named),
    extras: extras.map(({ seat, cards }) => ({ seat, cards: cards.map(named) })),
    night: night === null ? null : named(night),
  };
}
