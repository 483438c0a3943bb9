/** What Meteor's script of the replay file is given beside what all games' have. */
export interface MeteorViewerData {
  /** By card id: what stands on it, and its full name. */
  readonly cards: Readonly<
    Record<string, { readonly label: string; readonly name: string; readonly energy: string | null }>
  >;
  readonly traits: Readonly<Record<string, { readonly name: string; readonly effect: string }>>;
  readonly bands: Readonly<Record<string, string>>;
  /** Boss, Powers and Challenges of an Advanced game, by id. */
  readonly extras: Readonly<Record<string, { readonly name: string; readonly rule: string }>>;
}
