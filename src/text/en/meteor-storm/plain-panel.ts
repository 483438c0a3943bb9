/** The plain panel: each label makes sense read alone. */
export const plainPanel = {
  unit: '{unit} at {hex}',
  'unit-of': '{side}’s {unit}',
  marked: '{unit}, with a red alert',
  face: {
    fighter: 'fighters',
    destroyer: 'destroyer',
    cruiser: 'cruiser',
    blast: 'blast',
    alert: 'red alert',
    star: 'star',
  },
  'your-turn': 'It’s your turn. Your cards: {cards}.',
  play: 'Play {card}, {count, plural, one {orders # unit} other {orders # units}}',
  'take-back': 'Take {card} back, {count, plural, one {orders # unit} other {orders # units}}',
  order: 'Order {unit}',
  move: 'Move {unit} to {hex}',
  stay: 'Leave {unit} at {hex}',
  'in-the-way': '{move}, in a meteor’s way',
  'fire-unit': 'Fire at {unit}, {dice, plural, one {1 die} other {# dice}}, {chance}%',
  'fire-tile': 'Fire at {tile} at {hex}, {dice, plural, one {1 die} other {# dice}}, {chance}%',
} as const;
