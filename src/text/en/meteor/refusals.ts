/** Why something was refused: what happened, why, and what would be legal. One for each code. */
export const refusals = {
  'relaxed-is-solo': 'Relaxed is for one player, and {players} are here. Choose another mode, or let the others leave.',
  'mulligan-used': 'This game’s Mulligan is used. {host} starts the clock with Start.',
  'mulligan-too-late': 'It’s too late for a Mulligan: it only works before the clock starts. Play on with this field.',
  'time-out': 'The game is paused. Press Resume first (`/meteor resume`).',
  'no-such-site': 'That launch site doesn’t exist. Choose one of these: {sites}.',
  'card-not-in-hand': 'You don’t have {card}. Your hand: {held}.',
  'owner-first': 'Only {owner} can place the first card at {site}. Wait, or choose one of these: {sites}.',
  'rocket-there': 'The Rocket on {site} is finished. Wait for {owner} to launch it, or place {card} elsewhere.',
  'rocket-there-own': 'Your Rocket is finished ({site}). Launch it, or place {card} elsewhere.',
  'rocket-there-shared': 'The Rocket on {site} is finished. Launch it, or place {card} elsewhere.',
  'site-launching': 'The Rocket from {site} is still in the air. Wait a few seconds, or place elsewhere.',
  'no-fit': 'None of your cards fit on {site} (now: {pile}), so {card} doesn’t either. Try another site.',
  'no-fit-legal': '{card} doesn’t fit on {site} (now: {pile}). From your hand, these do: {cards}.',
  'site-empty': 'There’s nothing at {site} yet. Place a card there first.',
  'owner-only': 'Only {owner} can scrap or launch there. You can do that here: {sites}.',
  'nothing-ready': 'You don’t have a finished Rocket. Place a Rocket and exactly its energy on your site first.',
  'not-ready': 'There’s no finished Rocket at {site} (now: {state}). Finish it, or launch from another site.',
  'choose-site': 'You have several Rockets ready. Choose where to launch from: {sites}.',
  'no-such-meteor': 'There’s no meteor {target}. Aim at one of these: {legal}.',
  'no-change': 'You can’t change your Rocket’s damage by {change}. Allowed: {legal}.',
  'may-not-name': 'Only robots can name the energy they need, once a zone, while talk is allowed.',
  'already-passed': 'You’ve already passed. It still counts until you act or anyone draws.',
  'confirm-last-pass':
    'You’re the last to pass, and the zone change loses the game. To pass anyway, do it again within 10 seconds.',
  'no-boss': 'You can’t place a Boss now. Only Advanced games have one, and it’s placed before the clock starts.',
  'boss-placed': '{boss} is already on the field, and a game has only one Boss. {host} starts the clock with Start.',
  'shared-deal-day':
    'This is the deal of {day}, so its mode, cards and robots are fixed. For your own choice, use `/meteor new`.',
  'shared-deal':
    'Both crews of a duel play the same deal, so mode and cards are fixed. For your own choice, use `/meteor new`.',
  'shared-crew':
    'Today’s deal isn’t for {players, plural, one {# player} other {# players}} but for {legal}. Let friends join, or add robots.',
  'duel-time-out': 'The other crew called the Time Out, or isn’t ready yet. You can press Resume after {seconds}.',
  'mulligan-ended': 'The Boss is placed, so it’s too late for a Mulligan. {host} starts the clock with Start.',
  'site-closed': 'You can’t place at {site}: {challenge} ({holder}). Open to you: {sites}.',
  'kind-forbidden': 'You can’t place {card} because of {challenge}. Place another card, or leave it to someone else.',
  'kind-forbidden-as':
    '{card} would count as {counts}, which {challenge} doesn’t let you place. Place another card, or declare another type.',
  'rocket-forbidden':
    '{card} is too big for {site}: {challenge} ({holder}) allows damage {most} at most. Place it elsewhere.',
  'too-soon': '{challenge}: wait {seconds} before you place again. Everything else is allowed.',
  'target-shielded': '{boss} ({target}) can only be a target when it’s alone. Aim at one of these first: {legal}.',
  'no-ability': 'Your Power works by itself. Your panel shows what you can do.',
  'no-ability-other': 'That isn’t your ability. Yours is {own}; your panel shows what else you can do.',
  'ability-spent-zone': 'You’ve used {ability} in this zone. It’s back in the next one.',
  'ability-spent-game': '{ability} works once a game, and you’ve used it. Play on without it.',
  'ability-target': '{ability} doesn’t work on that. Choose one of these: {legal}.',
  'ability-target-none': '{ability} has no target right now. Save it for later.',
  'hand-full': 'Your hand is full: {challenge} allows {cards}. Place one first.',
  'time-out-off':
    'Time Outs are off on this server, so the clock keeps running. A server manager can allow them (`/settings set`).',
  'time-out-host-only':
    'Only {host} (the host) can call or end a Time Out; anyone can end it after 60 seconds. Ask {host}.',
  'already-time-out': 'The game is already paused. Press Resume (`/meteor resume`) to continue.',
  'no-time-out': 'The game isn’t paused: the clock is running. Play on.',
  /** Whose Challenge it is, where it isn't a name. */
  you: 'you',
  'lesson-step': 'Not yet: the lesson needs another step first. {press}',
  'lesson-partner': 'One moment: your partner is playing. You’re next.',
} as const;
