/** Why something was refused: what happened, why, and what would be legal. One for each code. */
export const refusals = {
  'relaxed-is-solo':
    'Relaxed is for one player alone, and {players} sit here. Play first or standard, or let the others leave.',
  'mulligan-used': 'The one Mulligan of this game is used, so this field stays. {host} starts the clock with Start.',
  'mulligan-too-late': 'A Mulligan is only for the dealt field, before the clock starts. Play on with this one.',
  'time-out': 'All play stands still in a Time Out. Press Resume (`/meteor resume`) first.',
  'no-such-site': 'There is no such launch site. Choose one of these: {sites}.',
  'card-not-in-hand': '{card} isn’t in your hand. You hold: {held}.',
  'owner-first':
    '{owner} must place the first card on {site}, and it is empty. Wait for it, or place on a site that is begun or yours: {sites}.',
  'site-ready':
    'A finished Rocket waits on {site}, so {card} stays as it is: nothing can be added to it or scrapped. {owner} may launch it; place elsewhere meanwhile.',
  'site-launching':
    'The Rocket of {site} is in the air, so the site is busy until the salvo has hit. Place elsewhere, or wait for some seconds.',
  'no-project': '{card} can’t go on {site}, where {pile} lies: no project could be completed with it. {legal}',
  'no-project-legal': 'From your hand these fit there: {cards}.',
  'no-project-none': 'Nothing in your hand fits there; try another site, or have that one scrapped by its owner.',
  'site-empty': 'Nothing lies on {site}, so there is nothing to do there. Place a card on it first.',
  'not-your-site': '{site} is {owner}’s: only {owner} may scrap it or launch from it. You may do that at: {sites}.',
  'nothing-ready': 'You have no finished Rocket to launch. Lay a Rocket and exactly its energy on your site first.',
  'not-ready': 'On {site} lies no finished Rocket (now: {state}). Finish it first, or launch from another site.',
  'choose-site': 'Several Rockets are ready, so say which one flies: {sites}.',
  'no-such-meteor': 'There is no meteor {target} to aim at. These are up there: {legal}.',
  'no-change': 'Your Rocket’s damage can’t be changed by {change}. Allowed: {legal}.',
  'may-not-name': 'Only a robot names the energy that it waits for: once a zone, where talk is open.',
  'already-passed':
    'You have passed already, and it still counts. It goes when you do something, or when anyone draws.',
  'confirm-last-pass':
    'You are the last to pass, and the change of zone loses the game. Pass again within 10 seconds, or press “Pass and lose”, if you mean it.',
  'no-boss':
    'There is no Boss to place now: only an Advanced game has one, and only between the dealt field and the clock. Play on.',
  'boss-placed': '{boss} is on the field already, and a game has one Boss. {host} starts the clock with Start.',
  'shared-deal-day':
    'This is the deal of {day}, the same for everybody: its mode, cards and robots stay as they are. `/meteor new` opens a game of your own choice.',
  'shared-deal':
    'Both crews of a duel play the same deal, so its mode and cards stay as they are. `/meteor new` opens a game of your own choice.',
  'shared-crew':
    'There is no deal for {players, plural, one {# player} other {# players}} today. It is for {legal}: let friends join, or add robots.',
  'duel-time-out':
    'The other crew of this duel called the Time Out, or isn’t ready: they end it. After {seconds} you may press Resume too.',
  'mulligan-ended': 'The Boss has its place, and that ended the Mulligan. {host} starts the clock with Start.',
  'site-closed': 'You can’t place at {site}: {challenge} ({holder}) forbids it. These are open to you: {sites}.',
  'kind-forbidden': '{challenge} keeps you from placing {card}. Place another card, or let somebody else do it.',
  'kind-forbidden-as':
    '{card} would lie as {counts}, and {challenge} keeps you from placing that. Place another card, or declare another type.',
  'rocket-forbidden':
    '{card} can’t lie at {site}: {challenge} ({holder}) takes no Rocket over damage {most} there. Place it at another site.',
  'too-soon':
    '{challenge} asks for a pause between your placements: {seconds} more. Everything else you may do meanwhile.',
  'target-shielded': '{boss} ({target}) can be a target only while it is alone. Aim at one of these first: {legal}.',
  'no-ability': 'You have no such ability: your Power doesn’t work by a click. Your panel shows what you can do.',
  'no-ability-other': 'That isn’t your ability; yours is {own}. Use that, or see your panel for what else you can do.',
  'ability-spent-zone': '{ability} is used up for this zone. It is back at the next zone change.',
  'ability-spent-game': '{ability} works once a game, and you have used it. Play on without it.',
  'ability-target': '{ability} can’t be used on that. Choose one of these: {legal}.',
  'ability-target-none': '{ability} has nothing to work on right now. Keep it for later.',
  'hand-full': 'Your hand is full: {challenge} allows {cards}. Place one first.',
  'time-out-off':
    'Time Outs are switched off in this server, so the clock runs on. Those who manage it can allow them with `/settings set`.',
  'time-out-host-only':
    'Here only {host} (the host) calls and ends a Time Out; after 60 seconds anyone may end it. Ask {host}.',
  'already-time-out': 'Time stands still already. Resume (`/meteor resume`) lets it run again.',
  'no-time-out': 'The clock runs: there is no Time Out to end. Play on.',
  /** Who may do it, where it isn't a name. */
  anyone: 'anyone',
  you: 'you',
  'lesson-step': 'Not that yet: the lesson waits for something else. {press}',
  'lesson-partner': 'One moment: your partner is on the move. After that it is your turn.',
} as const;
