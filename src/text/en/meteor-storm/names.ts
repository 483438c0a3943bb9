/** What the pieces of the game are called. */
export const names = {
  unit: { fighter: 'Fighters', destroyer: 'Destroyer', cruiser: 'Cruiser', flagship: 'Flagship' },
  card: {
    'patrol-left': { name: 'Patrol left', rule: 'Orders up to 2 units in the left section.' },
    'patrol-centre': { name: 'Patrol centre', rule: 'Orders up to 2 units in the centre.' },
    'patrol-right': { name: 'Patrol right', rule: 'Orders up to 2 units in the right section.' },
    'assault-left': {
      name: 'Assault left',
      rule: 'Orders up to 4 units in the left section; they can move one hex more.',
    },
    'assault-centre': { name: 'Assault centre', rule: 'Orders up to 4 units in the centre.' },
    'assault-right': {
      name: 'Assault right',
      rule: 'Orders up to 4 units in the right section; they can move one hex more.',
    },
    'both-wings': { name: 'Both Wings', rule: 'Orders up to 3 units in total in the left and right sections.' },
    'fighter-sweep': { name: 'Fighter Sweep', rule: 'Orders up to 4 fighters; they can move one hex more.' },
    'destroyer-screen': { name: 'Destroyer Screen', rule: 'Orders up to 3 destroyers.' },
    'heavy-guns': { name: 'Heavy Guns', rule: 'Orders up to 2 cruisers or the flagship; one more die each.' },
    'flag-signal': {
      name: 'Flag Signal',
      rule: 'Orders the flagship and units within two hexes of it, up to 4 in all.',
    },
    'full-thrust': { name: 'Full Thrust', rule: 'Orders up to 4 units; they can move two hexes more, but not attack.' },
    'all-clear': { name: 'All Clear', rule: 'Removes all your red alert markers, then orders up to 2 units anywhere.' },
    'fire-at-will': { name: 'Fire at Will', rule: 'Orders up to 2 units anywhere; one more die each.' },
  },
  scenario: {
    'open-sky': 'Open Sky',
    'four-worlds': 'Four Worlds',
    'wreck-field': 'Wreck Field',
    'twin-rifts': 'Twin Rifts',
  },
  feature: { asteroids: 'asteroid field', planet: 'planet', debris: 'debris', rift: 'rift' },
  tile: { shower: 'shower', storm: 'storm' },
  face: {
    fighter: 'F',
    destroyer: 'D',
    cruiser: 'C',
    blast: '✹',
    alert: '⚠',
    star: '★',
  },
  level: { captain: 'Captain', admiral: 'Admiral', ensign: 'Ensign' },
  limit: { off: 'no turn limit', minutes: '2 minutes a turn', day: 'a day a turn' },
} as const;
