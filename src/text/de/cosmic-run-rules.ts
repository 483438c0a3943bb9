import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Reihenfolge',
  'cosmic-run.document.fixed.order.text':
    'Zuerst der Startspieler, dann im Uhrzeigersinn. Ein Zug ist: 1 Meteoreinschlag, 2 Würfel werfen und zuweisen, 3 Aktionen.',
  'cosmic-run.document.fixed.strike.title': 'Einschlag',
  'cosmic-run.document.fixed.strike.text':
    'Decke die oberste Meteorkarte auf. Eine Niete hat keine Zahlen: weiter mit Schritt 2. Sonst trifft sie den Planeten der obersten Zahl; ist er gewertet, den der zweiten; dann den der dritten. Sind alle drei gewertet, trifft sie nichts.',
  'cosmic-run.document.fixed.hits.title': 'Treffer',
  'cosmic-run.document.fixed.hits.text':
    'Erster Treffer: eine Meteormarke mit der 1 nach oben. Zweiter: Sie wird auf 2 gedreht. Dritter: Der Planet ist zerstört, und das Spiel hält für die Wertung an.',
  'cosmic-run.document.fixed.discards.title': 'Abwurf',
  'cosmic-run.document.fixed.discards.text':
    'Eine abgehandelte Meteorkarte verlässt das Spiel; abgelegte Meteorkarten dürfen die Spieler nicht ansehen.',
  'cosmic-run.document.fixed.dice.title': 'Würfel',
  'cosmic-run.document.fixed.dice.text':
    'Sechs: fünf weiße, ein gelber. Nach jedem Wurf muss mindestens ein Würfel zugewiesen werden; alle übrigen werden noch einmal geworfen, bis alle zugewiesen sind. Ein zugewiesener Würfel bleibt in diesem Zug, wo er ist. Vor Schritt 3 geschieht nichts.',
  'cosmic-run.document.fixed.places.title': 'Orte',
  'cosmic-run.document.fixed.places.text':
    'Planeten (Schiffe ziehen), Alienkarten (anwerben), die eigene Technikkarte (Kristalle). Du kannst mehrere Würfel auf einmal an mehrere Orte legen.',
  'cosmic-run.document.fixed.planet-1.title': 'Planet 1',
  'cosmic-run.document.fixed.planet-1.text': 'Ein Feld für jeden Würfel, der genau 1 zeigt.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planeten 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Ein Feld für je zwei, drei, vier oder fünf gleiche. Ein Satz darf über mehrere Würfe entstehen; unvollständige Sätze verfallen.',
  'cosmic-run.document.fixed.planet-6.title': 'Planet 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Ein Feld für jeden weißen Würfel mit anderer Zahl, dazu die Zahl des gelben, wenn er dort liegt. Legst du den gelben Würfel auf Planet 6, endet Schritt 2 sofort; anderswo ist er ein gewöhnlicher Würfel.',
  'cosmic-run.document.fixed.aliens.title': 'Aliens',
  'cosmic-run.document.fixed.aliens.text':
    'Eine Karte zeigt einen oder zwei Würfel; passende Würfel (auch der gelbe) dürfen zugewiesen werden, nicht unbedingt zusammen; der erste von zweien verfällt ohne den zweiten. Bis zu 3 Aliens je Zug anwerben, höchstens 5 haben. Eine angeworbene Karte liegt offen und wird sofort ersetzt, außer der Stapel ist leer. Aliens geben Kräfte und können für Punkte entlassen werden, auch um Platz zu machen.',
  'cosmic-run.document.fixed.crystals.title': 'Kristalle',
  'cosmic-run.document.fixed.crystals.text':
    'Einer für jeden Würfel auf der Technikkarte, egal welche Zahl und Farbe; höchstens 5. Mit ihnen bezahlst du besondere Kräfte.',
  'cosmic-run.document.fixed.moving.title': 'Ziehen',
  'cosmic-run.document.fixed.moving.text':
    'Ein Schiff zieht seine ganze Weite, auch über eine Marke hinweg. Wer einen Planeten erreicht, entdeckt ihn: Das Spiel hält für die Wertung an. Schiffe auf einem Feld liegen in beliebiger Reihenfolge, nur auf Bahn 6 nicht: Dort liegt das später gekommene oben, und das untere gilt bei der Wertung als weiter vorn.',
  'cosmic-run.document.fixed.tokens.title': 'Infodere-Marken',
  'cosmic-run.document.fixed.tokens.text':
    'Nur ein Schiff, das auf dem Feld anhält, bekommt sie; ihre Punkte zählen am Ende; die Werte darf man geheim halten.',
  'cosmic-run.document.ruling.CR1.title': 'Schiffe und Bahnen',
  'cosmic-run.document.ruling.CR1.text':
    'Jeder Spieler hat ein Schiff auf jeder der sechs Bahnen, am Anfang auf Feld 0. Das letzte Feld einer Bahn ist der Planet. Ein Schiff, das darüber hinaus käme, bleibt auf ihm stehen.',
  'cosmic-run.document.ruling.CR2.title': 'Wertung eines Planeten',
  'cosmic-run.document.ruling.CR2.text':
    'Entdeckt oder zerstört: Die Schiffe werden nach Feldern gereiht, und für jedes gibt es den Wert seines Ranges. Ein Schiff auf Feld 0 bekommt nichts und belegt keinen Rang. Bei Gleichstand (Bahnen 1–5) werden die Werte der belegten Ränge addiert und geteilt, abgerundet; auf Bahn 6 entscheidet der Stapel. Die Entdeckung bringt 3 mehr. Dann ist der Planet gewertet: Seine Schiffe bleiben, seine Marken gehen verdeckt aus dem Spiel, und er nimmt keine Würfel mehr an.',
  'cosmic-run.document.ruling.CR3.title': 'Reihenfolge in Schritt 3',
  'cosmic-run.document.ruling.CR3.text':
    'Schiffe (die Planeten in beliebiger Reihenfolge, jeder einmal), dann Anwerben, dann Kristalle. Schubdüsen und Entlassen sind in Schritt 3 jederzeit möglich. Würfel an einem Planeten, der bis dahin gewertet wurde, bewirken nichts.',
  'cosmic-run.document.ruling.CR4.title': 'Was zugewiesen werden darf',
  'cosmic-run.document.ruling.CR4.text':
    'Planet 1: Würfel mit 1. Planeten 2–5: jeder Würfel. Planet 6: weiße Würfel mit einer Zahl, die dort noch nicht liegt, oder der gelbe. Alienkarte: ein Würfel, den sie noch braucht. Eigene Technikkarte: jeder Würfel. Nie mehr als drei Alienkarten mit deinen Würfeln in einem Zug. Kristalle über 5 verfallen.',
  'cosmic-run.document.ruling.CR5.title': 'Sätze',
  'cosmic-run.document.ruling.CR5.text':
    'An den Planeten 2–5 zählen Würfel nach Zahlen: Vier Dreien an Planet 2 sind zwei Paare, genauso zwei Dreien und zwei Fünfen; sechs Vieren an Planet 3 sind zwei Felder. Der gelbe Würfel zählt wie ein weißer.',
  'cosmic-run.document.ruling.CR6.title': 'Gelb auf Planet 6',
  'cosmic-run.document.ruling.CR6.text':
    'Muss bestätigt werden, solange andere Würfel nicht zugewiesen sind, denn die verfallen. Weiße Würfel, die mit demselben Klick zugewiesen werden, zählen.',
  'cosmic-run.document.ruling.CR7.title': 'Kräfte der Aliens',
  'cosmic-run.document.ruling.CR7.text':
    'Kräfte „jeden Zug“ wirken einmal in jedem eigenen Zug; Kräfte „immer“ wirken von selbst. Angeworben wird nach dem Ziehen, also hilft eine Kraft erst im nächsten Zug. Ein zweites gleiches Alien wirkt nicht noch einmal. Aliens entlässt du nur in Schritt 3 deines Zuges, so oft du willst. Aliens, die du am Ende noch hast, zählen je 1.',
  'cosmic-run.document.ruling.CR8.title': 'Anwerben mit fünf Aliens',
  'cosmic-run.document.ruling.CR8.text': 'Entlass erst eines (es bringt Punkte), oder verzichte auf das neue.',
  'cosmic-run.document.ruling.CR9.title': 'Technikkräfte',
  'cosmic-run.document.ruling.CR9.text':
    'Kräfte aus Schritt 2 bezahlst du mit Kristallen, die du schon hast; die dieses Zuges kommen in Schritt 3 und können Schubdüsen bezahlen. In einem Zug sind beliebig viele Kräfte erlaubt. Ein geänderter Würfel behält seine Farbe; nur nicht zugewiesene Würfel lassen sich ändern oder noch einmal werfen.',
  'cosmic-run.document.ruling.CR10.title': 'Reihenfolge der Marken',
  'cosmic-run.document.ruling.CR10.text':
    'Ein Schiff, das auf einem Feld mit Marke anhält, nimmt sie; geteilt wird nie. Den Wert sieht nur, wer sie hat; am Ende werden alle gezeigt.',
  'cosmic-run.document.ruling.CR11.title': 'Das Ende',
  'cosmic-run.document.ruling.CR11.text':
    'Die Partie endet mit der Runde, in der der letzte Planet gewertet wurde oder der Meteorstapel ausging. In dieser letzten Runde entfällt ohne Karte Schritt 1. Nicht gewertete Planeten bringen dann nichts.',
  'cosmic-run.document.ruling.CR12.title': 'Wer gewinnt',
  'cosmic-run.document.ruling.CR12.text':
    'Die meisten Punkte aus Planeten, Aliens, Marken und Spielreihenfolge. Bei Gleichstand: mehr entdeckte Planeten, dann mehr Marken, dann wer später an der Reihe war.',
  'cosmic-run.document.ruling.CR13.title': 'Wer geht',
  'cosmic-run.document.ruling.CR13.text':
    'Ein Roboter übernimmt. Sind Roboter aus, bleiben die Schiffe und werden gewertet, die Züge entfallen. Wer bis zum Zeitlimit nichts tut, für den spielt ein Roboter diesen einen Zug.',
  'cosmic-run.document.ruling.CR14.title': 'Zufall',
  'cosmic-run.document.ruling.CR14.text':
    'Meteorstapel, Alienstapel, Marken und der Startspieler werden am Anfang aus dem geheimen Seed der Partie gezogen; geworfene Würfel kommen in der Reihenfolge weiß 1–5, gelb. Der Seed wird am Ende gezeigt.',
  'cosmic-run.document.note':
    'Von den Regeln zu *Cosmic Run: Regeneration* haben wir nur einen Teil. Was er sagt, gilt; alle anderen Zahlen, Namen und Wirkungen sind unsere eigenen, durch Simulation gefunden. Inoffizielles Fanprojekt.',
};
