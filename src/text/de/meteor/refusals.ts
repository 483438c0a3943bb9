export const refusals = {
  'not-seated':
    'Du spielst in dieser Partie nicht mit, also geschah nichts. Du kannst zusehen und in der nächsten Lobby mit „Mitspielen“ oder `/meteor join` dazukommen.',
  'not-seated-lobby':
    'Du sitzt noch nicht an diesem Tisch, also geschah nichts. Drücke zuerst „Mitspielen“; dann teilt {host} das Feld mit „Start“ aus.',
  'seat-taken-host': 'Du sitzt schon an diesem Tisch und leitest das Spiel. Wenn alle da sind, drücke „Start“.',
  'seat-taken-lobby': 'Du sitzt schon an diesem Tisch. {host} teilt das Feld mit „Start“ aus.',
  'seat-taken':
    'Dieser Platz ist schon besetzt, vielleicht von dir. Nichts änderte sich; drücke „Meine Hand“ oder nimm mit „Mitspielen“ einen anderen Platz.',
  'table-full': 'Alle {most} Plätze sind besetzt. Du kannst zusehen und in der nächsten Partie mitspielen.',
  'already-started':
    'Der erste Start hat festgelegt, wer spielt und wie. Spiel weiter, oder warte auf die nächste Lobby (`/meteor new`).',
  'not-started':
    'Die Uhr läuft noch nicht, also lässt sich nichts spielen. {host} startet sie mit „Start“ (`/meteor start`).',
  'game-over':
    'Diese Partie ist vorbei, also lässt sich nichts spielen. Drücke „Noch einmal“ an ihrem Ende oder gib `/meteor new` ein.',
  'no-such-seat': 'Auf diesem Platz spielt niemand. Wähle eine Person davon: {players}.',
  'host-only':
    'Das dürfen nur {host} (Spielleitung) oder die Moderation. Frag {host}; `/meteor host` gibt die Spielleitung weiter.',
  'already-host': 'Diese Person leitet das Spiel schon. Wähle eine andere.',
  'relaxed-is-solo':
    'Entspannt ist nur für eine Person allein, und hier sitzen {players}. Spielt „Erstes Spiel“ oder „Standard“, oder lass die anderen gehen.',
  'mulligan-used':
    'Der eine Mulligan dieser Partie ist verbraucht, also bleibt dieses Feld. {host} startet die Uhr mit „Start“.',
  'mulligan-too-late': 'Ein Mulligan gilt nur dem ausgeteilten Feld, bevor die Uhr läuft. Spielt mit diesem weiter.',
  'time-out': 'In einer Auszeit steht alles still. Drücke zuerst „Weiter“ (`/meteor resume`).',
  'no-such-site': 'Diese Startrampe gibt es nicht. Wähle eine davon: {sites}.',
  'card-not-in-hand': '{card} ist nicht auf deiner Hand. Du hast: {held}.',
  'owner-first':
    'Die erste Karte muss hier {owner} legen, und {site} ist leer. Warte darauf, oder lege auf eine begonnene oder eigene: {sites}.',
  'site-ready':
    'Hier wartet eine fertige Rakete ({site}), darum bleibt {card}, wo sie ist: Nichts kann dazu oder weg. {owner} kann sie starten; lege inzwischen anderswo.',
  'site-launching':
    'Die Rakete ist in der Luft ({site}), darum ist die Rampe belegt, bis die Salve trifft. Lege anderswo, oder warte einige Sekunden.',
  'no-project': '{card} passt nicht auf {site}, wo {pile} liegt: Kein Projekt ließe sich damit vollenden. {legal}',
  'no-project-legal': 'Von deiner Hand passen dort: {cards}.',
  'no-project-none':
    'Nichts von deiner Hand passt dort; versuche eine andere Rampe, oder lass diese von ihrem Platz abräumen.',
  'site-empty': 'Hier liegt nichts ({site}), also ist hier nichts zu tun. Lege zuerst eine Karte.',
  'not-your-site':
    'Das ist die Rampe von {owner} ({site}): Nur {owner} darf sie abräumen oder von ihr starten. Du darfst das bei: {sites}.',
  'nothing-ready':
    'Du hast keine fertige Rakete zum Starten. Lege zuerst eine Rakete und genau ihre Energie auf deine Rampe.',
  'not-ready':
    'Hier liegt keine fertige Rakete: {site} (jetzt: {state}). Mach sie erst fertig, oder starte von einer anderen Rampe.',
  'choose-site': 'Mehrere Raketen sind bereit, sag also, welche fliegt: {sites}.',
  'no-such-meteor': 'Es gibt keinen Meteor {target}, auf den du zielen könntest. Dort oben sind: {legal}.',
  'no-change': 'Der Schaden deiner Rakete lässt sich nicht um {change} ändern. Erlaubt: {legal}.',
  'already-passed': 'Du hast schon gepasst, und es gilt noch. Es vergeht, wenn du etwas tust oder jemand zieht.',
  'confirm-last-pass':
    'Du passt als Letztes, und der Zonenwechsel verliert die Partie. Passe innerhalb von 10 Sekunden noch einmal, oder drücke „Passen und verlieren“, wenn du es so meinst.',
  'no-boss':
    'Jetzt gibt es keinen Boss zu setzen: Den hat nur ein fortgeschrittenes Spiel, und nur zwischen Feld und Uhr. Spielt weiter.',
  'boss-placed': '{boss} ist schon im Feld, und eine Partie hat einen Boss. {host} startet die Uhr mit „Start“.',
  'mulligan-ended': 'Der Boss hat seinen Platz; der Mulligan ist damit vorbei. {host} startet die Uhr mit „Start“.',
  'site-closed': 'Dort kannst du nicht legen ({site}): {challenge} ({holder}) verbietet es. Dir offen: {sites}.',
  'kind-forbidden':
    '{challenge} hindert dich, {card} zu legen. Lege eine andere Karte, oder überlass es jemand anderem.',
  'kind-forbidden-as':
    '{card} läge als {counts} da, und das verbietet dir {challenge}. Lege eine andere Karte, oder sage eine andere Energie an.',
  'rocket-forbidden':
    '{card} kann dort nicht liegen ({site}): {challenge} ({holder}) nimmt keine Rakete über Schaden {most}. Lege sie auf eine andere Rampe.',
  'too-soon':
    '{challenge} verlangt eine Pause zwischen deinen Karten: noch {seconds}. Alles andere darfst du inzwischen.',
  'target-shielded':
    '{boss} ({target}) kann erst ein Ziel sein, wenn er allein ist. Ziele zuerst auf eines davon: {legal}.',
  'no-ability': 'So etwas kannst du nicht: Deine Fähigkeit wirkt ohne Klick. Dein Blatt zeigt, was du tun kannst.',
  'no-ability-other':
    'Das ist nicht deine Fähigkeit; deine ist {own}. Nutze die, oder sieh auf deinem Blatt, was du sonst tun kannst.',
  'ability-spent-zone': '{ability} ist für diese Zone verbraucht und beim nächsten Zonenwechsel wieder da.',
  'ability-spent-game': '{ability} wirkt einmal je Partie, und du hast es schon genutzt. Spiel ohne weiter.',
  'ability-target': '{ability} geht damit nicht. Wähle eines davon: {legal}.',
  'ability-target-none': '{ability} hat gerade nichts zu tun. Heb es für später auf.',
  'hand-full': 'Deine Hand ist voll: {challenge} erlaubt {cards}. Lege zuerst eine.',
  'robots-off':
    'Roboter sind hier nicht erlaubt, spielt also mit Menschen. Wer diesen Server verwaltet, kann sie mit `/settings set` erlauben.',
  'robot-host': 'Ein Roboter kann weder das Spiel leiten noch ohne Menschen spielen. Wähle einen Menschen.',
  'time-out-off':
    'Auszeiten sind auf diesem Server abgeschaltet, die Uhr läuft also weiter. Wer ihn verwaltet, kann sie mit `/settings set` erlauben.',
  'time-out-host-only':
    'Hier ruft und beendet nur {host} (Spielleitung) eine Auszeit; nach 60 Sekunden dürfen alle sie beenden. Frag {host}.',
  'already-time-out': 'Die Zeit steht schon. „Weiter“ (`/meteor resume`) lässt sie wieder laufen.',
  'no-time-out': 'Die Uhr läuft: Es gibt keine Auszeit zu beenden. Spiel weiter.',
  anyone: 'alle',
  you: 'du',
} as const;
