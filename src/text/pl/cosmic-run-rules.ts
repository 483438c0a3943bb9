import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Kolejność',
  'cosmic-run.document.fixed.order.text':
    'Najpierw osoba, która zaczyna, potem zgodnie z ruchem wskazówek zegara. Tura to: 1 uderzenie meteoru, 2 rzut i przydział kości, 3 akcje.',
  'cosmic-run.document.fixed.strike.title': 'Uderzenie',
  'cosmic-run.document.fixed.strike.text':
    'Odkrywana jest wierzchnia karta meteoru. Chybienie nie ma liczb: przejdź do kroku 2. Inaczej trafiona zostaje planeta z pierwszej liczby; jeśli jest już punktowana, z drugiej; jeśli ta też, z trzeciej; jeśli wszystkie trzy, żadna.',
  'cosmic-run.document.fixed.hits.title': 'Trafienia',
  'cosmic-run.document.fixed.hits.text':
    'Pierwsze trafienie: żeton meteoru stroną 1. Drugie: odwracany na 2. Trzecie: planeta jest zniszczona, a gra zatrzymuje się na punktowanie.',
  'cosmic-run.document.fixed.discards.title': 'Odrzucone',
  'cosmic-run.document.fixed.discards.text':
    'Rozpatrzona karta meteoru wychodzi z gry; nikt nie może oglądać odrzuconych kart meteorów.',
  'cosmic-run.document.fixed.dice.title': 'Kości',
  'cosmic-run.document.fixed.dice.text':
    'Sześć: pięć białych, jedna żółta. Po każdym rzucie trzeba przydzielić co najmniej jedną kość; wszystkie pozostałe rzuca się ponownie, aż każda będzie przydzielona. Przydzielona kość już się w tej turze nie rusza. Przed krokiem 3 nic się nie dzieje.',
  'cosmic-run.document.fixed.places.title': 'Miejsca',
  'cosmic-run.document.fixed.places.text':
    'Planety (ruch statków), karty kosmitów (werbunek), własna karta techniki (kryształy). Wolno kłaść kilka kości w kilku miejscach naraz.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Jedno pole za każdą kość, która pokazuje dokładnie 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planety 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Jedno pole za każde dwie, trzy, cztery lub pięć jednakowych. Zestaw można zbierać przez kilka rzutów; niepełne przepadają.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Jedno pole za każdą różną liczbę białych kości, plus liczba żółtej, jeśli tam leży. Przydzielenie żółtej kości do planety 6 od razu kończy krok 2; gdzie indziej to zwykła kość.',
  'cosmic-run.document.fixed.aliens.title': 'Kosmici',
  'cosmic-run.document.fixed.aliens.text':
    'Karta pokazuje jedną lub dwie kości; pasujące (żółta też) można przydzielić, niekoniecznie razem; sama jedna z dwóch przepada. Do 3 werbunków w turze, najwyżej 5 kosmitów. Zwerbowana karta leży odkryta i od razu jest zastępowana, póki jest talia. Kosmici dają moce i można ich odesłać za punkty, także by zrobić miejsce.',
  'cosmic-run.document.fixed.crystals.title': 'Kryształy',
  'cosmic-run.document.fixed.crystals.text':
    'Jeden za każdą kość na karcie techniki, o dowolnej liczbie i kolorze; najwyżej 5. Płaci się nimi za moce.',
  'cosmic-run.document.fixed.moving.title': 'Ruch',
  'cosmic-run.document.fixed.moving.text':
    'Statek leci o całą swoją odległość, nawet za żeton. Dotarcie do planety odkrywa ją: gra zatrzymuje się na punktowanie. Statki na jednym polu leżą w dowolnej kolejności, poza torem 6: tam późniejszy leży na górze, a dolny jest przy punktowaniu z przodu.',
  'cosmic-run.document.fixed.tokens.title': 'Żetony Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Zdobywa je tylko statek, który staje na polu; liczą się na końcu; ich wartość może zostać tajna.',
  'cosmic-run.document.ruling.CR1.title': 'Statki i tory',
  'cosmic-run.document.ruling.CR1.text':
    'Każdy ma po jednym statku na każdym z sześciu torów, na początku na polu 0. Ostatnie pole toru to planeta. Ruch, który by ją minął, kończy się na niej.',
  'cosmic-run.document.ruling.CR2.title': 'Punktowanie planety',
  'cosmic-run.document.ruling.CR2.text':
    'Odkryta lub zniszczona: statki ustawia się według pól, a każdy daje wartość swojego miejsca. Statek na polu 0 nie dostaje nic i nie zajmuje miejsca. Przy remisie (tory 1–5) sumuje się wartości zajętych miejsc i dzieli, w dół; na torze 6 decyduje stos. Za odkrycie są 3 więcej. Potem planeta jest już punktowana: jej statki zostają, jej żetony wychodzą z gry zakryte, nie można do niej przydzielać kości.',
  'cosmic-run.document.ruling.CR3.title': 'Kolejność w kroku 3',
  'cosmic-run.document.ruling.CR3.text':
    'Statki (planety w dowolnej kolejności, każda raz), potem werbunek, potem kryształy. Dysze i odsyłanie mieszczą się w kroku 3 kiedykolwiek. Kości przy planecie, którą tymczasem punktowano, nic nie robią.',
  'cosmic-run.document.ruling.CR4.title': 'Co wolno przydzielić',
  'cosmic-run.document.ruling.CR4.text':
    'Planeta 1: kości z 1. Planety 2–5: dowolna kość. Planeta 6: białe kości z liczbą, której tam jeszcze nie ma, albo żółta. Karta kosmity: kość, której jeszcze potrzebuje. Własna karta techniki: dowolna kość. Nigdy więcej niż trzy karty kosmitów z twoimi kośćmi w turze. Kryształy ponad 5 przepadają.',
  'cosmic-run.document.ruling.CR5.title': 'Zestawy',
  'cosmic-run.document.ruling.CR5.text':
    'Przy planetach 2–5 kości liczy się według liczb: cztery trójki na planecie 2 to dwie pary; dwie trójki i dwie piątki też; sześć czwórek na planecie 3 to dwa pola. Żółta kość liczy się jak biała.',
  'cosmic-run.document.ruling.CR6.title': 'Żółta na planetę 6',
  'cosmic-run.document.ruling.CR6.text':
    'Wymaga potwierdzenia, póki inne kości są nieprzydzielone: przepadają. Białe kości przydzielone tym samym kliknięciem liczą się.',
  'cosmic-run.document.ruling.CR7.title': 'Moce kosmitów',
  'cosmic-run.document.ruling.CR7.text':
    'Mocy „co turę” można użyć raz w każdej swojej turze; moce „zawsze” działają same. Werbunek jest po ruchu, więc moc pomaga dopiero w następnej turze. Drugi taki sam kosmita nie daje drugiego użycia. Odsyłać można tylko w kroku 3 własnej tury, ile razy się chce. Kosmici, którzy zostali na koniec, dają po 1.',
  'cosmic-run.document.ruling.CR8.title': 'Werbunek przy pięciu kosmitach',
  'cosmic-run.document.ruling.CR8.text': 'Najpierw odeślij jednego (daje punkty) albo zrezygnuj z nowego.',
  'cosmic-run.document.ruling.CR9.title': 'Moce techniki',
  'cosmic-run.document.ruling.CR9.text':
    'Moce kroku 2 opłaca się posiadanymi kryształami; zdobyte w tej turze przychodzą w kroku 3 i mogą opłacić Dysze. W turze można użyć dowolnie wielu mocy. Zmieniona kość zachowuje kolor; zmieniać i rzucać ponownie można tylko kości nieprzydzielone.',
  'cosmic-run.document.ruling.CR10.title': 'Kolejność żetonów',
  'cosmic-run.document.ruling.CR10.text':
    'Statek, który staje na polu z żetonem, bierze go; nigdy się nim nie dzieli. Wartość widzi tylko właściciel; na końcu pokazuje się wszystkie.',
  'cosmic-run.document.ruling.CR11.title': 'Koniec',
  'cosmic-run.document.ruling.CR11.text':
    'Gra kończy się z rundą, w której punktowano ostatnią planetę albo skończyła się talia meteorów. W tej ostatniej rundzie bez kart pomija się krok 1. Niepunktowane planety nic wtedy nie dają.',
  'cosmic-run.document.ruling.CR12.title': 'Kto wygrywa',
  'cosmic-run.document.ruling.CR12.text':
    'Najwięcej punktów za planety, kosmitów, żetony i miejsce przy stole. Przy remisie: więcej odkrytych planet, potem więcej żetonów, potem dalsze miejsce.',
  'cosmic-run.document.ruling.CR13.title': 'Odejście',
  'cosmic-run.document.ruling.CR13.text':
    'Robot przejmuje miejsce takie, jakie jest; bez robotów statki zostają i liczą się, a tury są pomijane. Za osobę, która nic nie robi przez limit tury stołu, tę jedną turę gra robot.',
  'cosmic-run.document.ruling.CR14.title': 'Los',
  'cosmic-run.document.ruling.CR14.text':
    'Talię meteorów, talię kosmitów, żetony i osobę, która zaczyna, losuje się na początku z tajnego ziarna gry; kości idą w kolejności białe 1–5, żółta, spośród rzucanych. Ziarno pokazuje się na końcu.',
  'cosmic-run.document.note':
    'Z instrukcji *Cosmic Run: Regeneration* mamy tylko fragment. To, co mówi, obowiązuje; wszystkie inne liczby, nazwy i działania są nasze, znalezione symulacją. Nieoficjalne dzieło fanów.',
};
