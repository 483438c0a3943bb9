import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Kolejność',
  'cosmic-run.document.fixed.order.text':
    'Zaczyna pierwszy gracz, dalej zgodnie z ruchem wskazówek zegara. Tura to: 1 uderzenie meteoru, 2 rzut i przydział kości, 3 akcje.',
  'cosmic-run.document.fixed.strike.title': 'Uderzenie',
  'cosmic-run.document.fixed.strike.text':
    'Odkryj wierzchnią kartę meteoru. Chybienie nie ma liczb: przejdź do kroku 2. W przeciwnym razie karta trafia planetę z górnej liczby; jeśli ta jest już punktowana, z drugiej; potem z trzeciej. Jeśli punktowane są wszystkie trzy, nie trafia niczego.',
  'cosmic-run.document.fixed.hits.title': 'Trafienia',
  'cosmic-run.document.fixed.hits.text':
    'Pierwsze trafienie: żeton meteoru stroną 1. Drugie: odwróć go na 2. Trzecie: planeta jest zniszczona, a gra zatrzymuje się na punktowanie.',
  'cosmic-run.document.fixed.discards.title': 'Odrzucone',
  'cosmic-run.document.fixed.discards.text':
    'Rozpatrzona karta meteoru wychodzi z gry; odrzuconych kart meteorów nie wolno oglądać.',
  'cosmic-run.document.fixed.dice.title': 'Kości',
  'cosmic-run.document.fixed.dice.text':
    'Sześć: pięć białych, jedna żółta. Po każdym rzucie trzeba przydzielić co najmniej jedną kość; wszystkimi pozostałymi rzuca się ponownie, aż każda będzie przydzielona. Przydzielona kość już się w tej turze nie rusza. Przed krokiem 3 nic się nie dzieje.',
  'cosmic-run.document.fixed.places.title': 'Miejsca',
  'cosmic-run.document.fixed.places.text':
    'Planety (ruch statków), karty kosmitów (werbunek), własna karta techniki (kryształy). Naraz można przydzielić kilka kości do kilku miejsc.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Jedno pole za każdą kość, która pokazuje dokładnie 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planety 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Jedno pole za każdą parę, trójkę, czwórkę lub piątkę jednakowych. Zestaw można zbierać przez kilka rzutów; niepełne zestawy przepadają.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Jedno pole za każdą inną białą kość, plus liczba żółtej, jeśli tam jest. Przydzielenie żółtej kości do planety 6 od razu kończy krok 2; gdzie indziej to zwykła kość.',
  'cosmic-run.document.fixed.aliens.title': 'Kosmici',
  'cosmic-run.document.fixed.aliens.text':
    'Karta pokazuje jedną lub dwie kości; pasujące (żółtą też) można przydzielić, niekoniecznie razem; pierwsza z dwóch przepada bez drugiej. W turze do 3 werbunków, łącznie do 5 kosmitów. Zwerbowana karta leży odkryta i od razu zastępuje ją nowa, póki starcza talii. Kosmici dają moce i można ich odesłać za punkty, także żeby zrobić miejsce.',
  'cosmic-run.document.fixed.crystals.title': 'Kryształy',
  'cosmic-run.document.fixed.crystals.text':
    'Jeden za każdą kość na karcie techniki, o dowolnej liczbie i kolorze; mieć można najwyżej 5. Płaci się nimi za specjalne moce.',
  'cosmic-run.document.fixed.moving.title': 'Ruch',
  'cosmic-run.document.fixed.moving.text':
    'Statek leci zawsze o całą swoją liczbę pól, nawet mijając żeton. Dotarcie do planety ją odkrywa: gra zatrzymuje się na punktowanie. Statki na jednym polu stoją w dowolnej kolejności; tylko na torze 6 późniejszy staje na górze, a przy punktowaniu pierwszy jest dolny.',
  'cosmic-run.document.fixed.tokens.title': 'Żetony Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Zdobywa je tylko statek, który staje na ich polu; na końcu dają punkty; wartość można ukrywać.',
  'cosmic-run.document.ruling.CR1.title': 'Statki i tory',
  'cosmic-run.document.ruling.CR1.text':
    'Każdy ma po jednym statku na każdym z sześciu torów, na początku na polu 0. Ostatnie pole toru to planeta. Ruch, który by ją minął, kończy się na niej.',
  'cosmic-run.document.ruling.CR2.title': 'Punktowanie planety',
  'cosmic-run.document.ruling.CR2.text':
    'Odkryta lub zniszczona: statki ustawia się według pól, a każdy właściciel dostaje wartość swojego miejsca. Statek na polu 0 nie dostaje nic i nie zajmuje miejsca. Przy remisie (tory 1–5) wartości zajętych miejsc sumuje się i dzieli, zaokrąglając w dół; na torze 6 rozstrzyga kolejność w stosie. Odkrywca dostaje jeszcze 3. Odtąd planeta jest punktowana: statki zostają, żetony wychodzą z gry zakryte, a kości nie można już do niej przydzielać.',
  'cosmic-run.document.ruling.CR3.title': 'Kolejność w kroku 3',
  'cosmic-run.document.ruling.CR3.text':
    'Statki (planety w dowolnej kolejności, każda raz), potem werbunek, potem kryształy. Dysze i odsyłanie: kiedykolwiek w kroku 3. Kości przy planecie, która jest już wtedy punktowana, nic nie robią.',
  'cosmic-run.document.ruling.CR4.title': 'Co wolno przydzielić',
  'cosmic-run.document.ruling.CR4.text':
    'Planeta 1: kości z 1. Planety 2–5: dowolna kość. Planeta 6: białe kości z liczbą, której tam jeszcze nie ma, albo żółta. Karta kosmity: kość, której jeszcze potrzebuje. Własna karta techniki: dowolna kość. Nigdy więcej niż trzy karty kosmitów z twoimi kośćmi w turze. Kryształy ponad 5 przepadają.',
  'cosmic-run.document.ruling.CR5.title': 'Zestawy',
  'cosmic-run.document.ruling.CR5.text':
    'Przy planetach 2–5 kości liczy się według liczb: cztery trójki na planecie 2 to dwie pary; dwie trójki i dwie piątki też; sześć czwórek na planecie 3 to dwa pola. Żółta kość liczy się jak biała.',
  'cosmic-run.document.ruling.CR6.title': 'Żółta na planetę 6',
  'cosmic-run.document.ruling.CR6.text':
    'Wymaga potwierdzenia, jeśli inne kości są nieprzydzielone, bo przepadają. Białe kości przydzielone tym samym kliknięciem się liczą.',
  'cosmic-run.document.ruling.CR7.title': 'Moce kosmitów',
  'cosmic-run.document.ruling.CR7.text':
    'Moc „co turę” działa raz w każdej turze właściciela; moc „zawsze” działa sama. Werbunek jest po ruchu, więc moc pomaga dopiero od następnej tury. Drugi taki sam kosmita nie daje drugiego użycia. Odsyłać można tylko w kroku 3 własnej tury, dowolnie często. Kosmici, którzy zostali do końca, dają po 1 punkcie.',
  'cosmic-run.document.ruling.CR8.title': 'Werbunek przy pięciu kosmitach',
  'cosmic-run.document.ruling.CR8.text': 'Najpierw odeślij jednego (daje punkty) albo zrezygnuj z nowego.',
  'cosmic-run.document.ruling.CR9.title': 'Moce techniki',
  'cosmic-run.document.ruling.CR9.text':
    'Moce kroku 2 opłaca się posiadanymi kryształami; zdobyte w tej turze przychodzą w kroku 3 i mogą opłacić Dysze. W turze można użyć dowolnie wielu mocy. Zmieniona kość zachowuje kolor; zmieniać i rzucać ponownie można tylko kości nieprzydzielone.',
  'cosmic-run.document.ruling.CR10.title': 'Kolejność żetonów',
  'cosmic-run.document.ruling.CR10.text':
    'Statek, który staje na polu z żetonem, zabiera go; dwóch graczy nigdy się nim nie dzieli. Wartość widzi tylko właściciel; na końcu odsłania się wszystkie.',
  'cosmic-run.document.ruling.CR11.title': 'Koniec',
  'cosmic-run.document.ruling.CR11.text':
    'Gra kończy się z rundą, w której ostatnia planeta została punktowana albo skończyła się talia meteorów. Jeśli w tej rundzie zabraknie kart, krok 1 się pomija. Planety, które do tego czasu nie są punktowane, nic nie dają.',
  'cosmic-run.document.ruling.CR12.title': 'Kto wygrywa',
  'cosmic-run.document.ruling.CR12.text':
    'Najwięcej punktów za planety, kosmitów, żetony i kolejność przy stole. Remis: więcej odkrytych planet, potem więcej żetonów, potem późniejsza kolejność.',
  'cosmic-run.document.ruling.CR13.title': 'Odejście',
  'cosmic-run.document.ruling.CR13.text':
    'Grę przejmuje robot. Gdzie roboty są wyłączone, statki gracza zostają i liczą się w kolejności, a jego tury są pomijane. Kto nic nie robi przez cały limit tury, za tego tę jedną turę gra robot.',
  'cosmic-run.document.ruling.CR14.title': 'Los',
  'cosmic-run.document.ruling.CR14.text':
    'Talię meteorów, talię kosmitów, żetony i gracza, który zaczyna, losuje się na początku z tajnego ziarna gry; rzucane kości idą w kolejności białe 1–5, żółta. Ziarno pokazuje się na końcu.',
  'cosmic-run.document.note':
    'Z instrukcji *Cosmic Run: Regeneration* mamy tylko fragment. Czego dotyczy, to obowiązuje; wszystkie inne liczby, nazwy i efekty są nasze, znalezione symulacją. Nieoficjalne dzieło fanów.',
};
