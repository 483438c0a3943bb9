import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Volgorde',
  'cosmic-run.document.fixed.order.text':
    'Eerst wie begint, daarna met de klok mee. Een beurt is: 1 meteoorinslag, 2 dobbelstenen werpen en toewijzen, 3 acties.',
  'cosmic-run.document.fixed.strike.title': 'Inslag',
  'cosmic-run.document.fixed.strike.text':
    'Draai de bovenste meteoorkaart om. Een misser heeft geen getallen: ga door met stap 2. Anders treft hij de planeet van het bovenste getal; is die al geteld, dan die van het tweede, en dan die van het derde. Zijn ze alle drie geteld, dan treft hij niets.',
  'cosmic-run.document.fixed.hits.title': 'Treffers',
  'cosmic-run.document.fixed.hits.text':
    'Eerste treffer: een meteoorfiche met de 1 boven. Tweede: draai het om naar 2. Derde: de planeet is vernietigd en het spel stopt even om te tellen.',
  'cosmic-run.document.fixed.discards.title': 'Aflegstapel',
  'cosmic-run.document.fixed.discards.text':
    'Een afgehandelde meteoorkaart gaat uit het spel; spelers mogen afgelegde meteoorkaarten niet bekijken.',
  'cosmic-run.document.fixed.dice.title': 'Dobbelstenen',
  'cosmic-run.document.fixed.dice.text':
    'Zes: vijf witte, één gele. Na elke worp moet je minstens één dobbelsteen toewijzen; alle andere worden opnieuw geworpen, tot ze allemaal toegewezen zijn. Een toegewezen dobbelsteen blijft die beurt liggen. Voor stap 3 gebeurt er niets.',
  'cosmic-run.document.fixed.places.title': 'Plekken',
  'cosmic-run.document.fixed.places.text':
    'Planeten (schepen vliegen), alienkaarten (werven), je eigen techkaart (kristallen). Je mag meerdere dobbelstenen tegelijk toewijzen, ook aan verschillende plekken.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeet 1',
  'cosmic-run.document.fixed.planet-1.text': 'Eén vak voor elke dobbelsteen die precies 1 toont.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planeten 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Eén vak voor elke twee, drie, vier of vijf gelijke. Een set mag je over meer worpen verzamelen; onvolledige sets gaan verloren.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeet 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Eén vak voor elke witte dobbelsteen met een ander getal, plus het getal van de gele als die er ligt. De gele dobbelsteen op planeet 6 beëindigt stap 2 meteen; elders is het een gewone dobbelsteen.',
  'cosmic-run.document.fixed.aliens.title': 'Aliens',
  'cosmic-run.document.fixed.aliens.text':
    'Een kaart toont één of twee dobbelstenen; passende (ook de gele) mag je toewijzen, niet per se tegelijk; de eerste van twee gaat zonder de tweede verloren. Je mag er per beurt 3 werven en er 5 hebben. Een geworven kaart ligt open en wordt meteen vervangen, tenzij de stapel op is. Aliens geven krachten en kunnen voor punten met pensioen, ook om plaats te maken.',
  'cosmic-run.document.fixed.crystals.title': 'Kristallen',
  'cosmic-run.document.fixed.crystals.text':
    'Eén voor elke dobbelsteen op de techkaart, welk getal en welke kleur ook; je kunt er hoogstens 5 hebben. Je betaalt er speciale krachten mee.',
  'cosmic-run.document.fixed.moving.title': 'Vliegen',
  'cosmic-run.document.fixed.moving.text':
    'Een schip gaat zijn hele afstand, ook voorbij een fiche. Wie op een planeet komt, ontdekt hem: het spel stopt even om te tellen. Schepen op één vak liggen in willekeurige volgorde, behalve op baan 6: daar ligt het latere bovenop, en telt het onderste als verder.',
  'cosmic-run.document.fixed.tokens.title': 'Infodere-fiches',
  'cosmic-run.document.fixed.tokens.text':
    'Alleen een schip dat op het vak stopt, krijgt er een; aan het einde zijn ze hun punten waard; de waarde mag je geheimhouden.',
  'cosmic-run.document.ruling.CR1.title': 'Schepen en banen',
  'cosmic-run.document.ruling.CR1.text':
    'Iedereen heeft één schip op elk van de zes banen, eerst op vak 0. Het laatste vak van een baan is de planeet. Een zet die eraan voorbij zou gaan, stopt erop.',
  'cosmic-run.document.ruling.CR2.title': 'Een planeet tellen',
  'cosmic-run.document.ruling.CR2.text':
    'Ontdekt of vernietigd: de schepen worden naar vak gerangschikt, en elke eigenaar krijgt de waarde van zijn rang. Een schip op vak 0 krijgt niets en neemt geen rang in. Bij gelijke stand (banen 1–5) worden de waarden van die rangen opgeteld en gedeeld, naar beneden afgerond; op baan 6 beslist de stapel. De ontdekker krijgt 3 extra. Daarna is de planeet geteld: de schepen blijven, de fiches gaan dicht uit het spel, en er mogen geen dobbelstenen meer bij.',
  'cosmic-run.document.ruling.CR3.title': 'Volgorde in stap 3',
  'cosmic-run.document.ruling.CR3.text':
    'Schepen (de planeten in elke volgorde, elk één keer), dan werven, dan kristallen. Stuwraketten en pensioen mogen op elk moment in stap 3. Dobbelstenen bij een planeet die dan al geteld is, doen niets.',
  'cosmic-run.document.ruling.CR4.title': 'Wat je mag toewijzen',
  'cosmic-run.document.ruling.CR4.text':
    'Planeet 1: dobbelstenen met 1. Planeten 2–5: elke dobbelsteen. Planeet 6: witte dobbelstenen met een getal dat er nog niet ligt, of de gele. Alienkaart: een dobbelsteen die hij nog nodig heeft. Eigen techkaart: elke dobbelsteen. Nooit meer dan drie alienkaarten met jouw dobbelstenen in één beurt. Kristallen boven 5 gaan verloren.',
  'cosmic-run.document.ruling.CR5.title': 'Sets',
  'cosmic-run.document.ruling.CR5.text':
    'Bij planeten 2–5 tel je dobbelstenen per getal: vier drieën op planeet 2 zijn twee paren; twee drieën en twee vijven ook; zes vieren op planeet 3 zijn twee vakken. De gele dobbelsteen telt als een witte.',
  'cosmic-run.document.ruling.CR6.title': 'Geel naar planeet 6',
  'cosmic-run.document.ruling.CR6.text':
    'Moet je bevestigen zolang andere dobbelstenen niet toegewezen zijn, want die gaan verloren. Witte dobbelstenen die je met dezelfde klik toewijst, tellen mee.',
  'cosmic-run.document.ruling.CR7.title': 'Krachten van aliens',
  'cosmic-run.document.ruling.CR7.text':
    'Krachten ‘elke beurt’ werken één keer in elke beurt van de eigenaar; krachten ‘altijd’ werken vanzelf. Werven komt na het vliegen, dus een kracht helpt pas in de volgende beurt. Een tweede van dezelfde soort mag je geen tweede keer gebruiken. Aliens met pensioen sturen kan alleen in stap 3 van je eigen beurt, zo vaak je wilt. Aliens die je aan het einde nog hebt, tellen elk 1.',
  'cosmic-run.document.ruling.CR8.title': 'Werven met vijf aliens',
  'cosmic-run.document.ruling.CR8.text': 'Stuur er eerst een met pensioen (die geeft punten), of laat de nieuwe gaan.',
  'cosmic-run.document.ruling.CR9.title': 'Techkrachten',
  'cosmic-run.document.ruling.CR9.text':
    'Krachten van stap 2 betaal je met de kristallen die je hebt; die van deze beurt komen in stap 3 en kunnen Stuwraketten betalen. Zoveel krachten als je wilt in een beurt. Een veranderde dobbelsteen houdt zijn kleur; alleen niet toegewezen dobbelstenen kun je veranderen of opnieuw werpen.',
  'cosmic-run.document.ruling.CR10.title': 'Volgorde van fiches',
  'cosmic-run.document.ruling.CR10.text':
    'Een schip dat op een vak met een fiche stopt, neemt het; twee spelers delen het nooit. Alleen de eigenaar ziet de waarde; aan het einde zijn ze allemaal te zien.',
  'cosmic-run.document.ruling.CR11.title': 'Het einde',
  'cosmic-run.document.ruling.CR11.text':
    'Het spel eindigt met de ronde waarin de laatste planeet geteld werd of de meteoorstapel op was. Is er in die laatste ronde geen kaart meer, sla stap 1 dan over. Planeten die dan nog niet geteld zijn, geven niets.',
  'cosmic-run.document.ruling.CR12.title': 'Wie wint',
  'cosmic-run.document.ruling.CR12.text':
    'De meeste punten van planeten, aliens, fiches en plaats aan tafel. Bij gelijke stand: meer ontdekte planeten, dan meer fiches, dan de latere plaats.',
  'cosmic-run.document.ruling.CR13.title': 'Weggaan',
  'cosmic-run.document.ruling.CR13.text':
    'Een robot neemt het over. Staan robots uit, dan blijven de schepen en tellen ze mee, en vallen de beurten weg. Doet een speler de hele beurtlimiet niets, dan speelt een robot die ene beurt.',
  'cosmic-run.document.ruling.CR14.title': 'Toeval',
  'cosmic-run.document.ruling.CR14.text':
    'Meteoorstapel, alienstapel, fiches en de beginspeler worden bij het begin uit de geheime seed van het spel getrokken; dobbelstenen die je werpt komen in de volgorde wit 1–5, geel. De seed zie je aan het einde.',
  'cosmic-run.document.note':
    'Van de spelregels van *Cosmic Run: Regeneration* hebben we alleen een stuk. Wat daarin staat, geldt; alle andere getallen, namen en effecten zijn van ons, gevonden met simulaties. Onofficieel fanwerk.',
};
