/** Names of cards, and what they do in a line: one for each kind of effect, filled from the card's own numbers. */
export const cards = {
  energy: { C: 'Chemical', F: 'Fuel', A: 'Atomic', E: 'Electrical' },
  'energy-name': '{letter} {name}',
  /** Where signs can't be seen. */
  'rocket-plain': 'Rocket {damage}',
  'declared-plain': '{card}, declared',
  'rocket-name': 'Rocket {damage} ({cost})',
  'technology-name': '{name} ({cost})',
  technology: {
    communications: 'Communications Satellite',
    survey: 'Survey Satellite',
    deflector: 'Deflector Satellite',
    supply: 'Supply Factory',
    salvage: 'Salvage Factory',
    booster: 'Booster Factory',
  },
  'technology-short': {
    communications: 'Communications',
    survey: 'Survey',
    deflector: 'Deflector',
    supply: 'Supply',
    salvage: 'Salvage',
    booster: 'Booster',
  },
  band: { small: 'small', medium: 'medium', six: 'big', seven: 'big', boss: 'Boss' },
  trait: {
    volatile: 'Volatile',
    armoured: 'Armoured',
    magnetic: 'Magnetic',
    twin: 'Twin',
    radioactive: 'Radioactive',
    rich: 'Rich',
  },
  /** Technologies' effects, by kind. */
  effect: {
    'talk-opens': 'everyone can talk',
    'meteors-face-up': 'all meteors face up, later ones too',
    'absorbs-overkill': 'absorbs one Overkill: the zone stays; then it’s gone',
    'draw-at-zone-change': '+{cards} each at a zone change',
    'retrofit-needs': 'Retrofits need only {cards}',
    'damage-change': 'a Rocket can do {by} more, chosen at launch',
    'nothing-first-game': 'does nothing in a first game',
    'nothing-no-silence': 'does nothing: this game has no silence',
  },
  /** Traits' effects, by kind. */
  'trait-effect': {
    'ignores-damage': 'Rockets of damage {upTo} do nothing to it',
    'ignores-energy': 'a Rocket built with {energy} does nothing to it',
    'destroyed-is-overkill': 'destroying it is an Overkill, even with the exact number',
    'destroyed-brings': 'destroyed, it brings another {band} meteor',
    'destroyed-all-discard': 'destroyed, everyone discards {cards} at random',
    'destroyed-all-draw': 'destroyed, everyone draws {cards}',
  },
} as const;
