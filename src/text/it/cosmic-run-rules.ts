import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Ordine',
  'cosmic-run.document.fixed.order.text':
    'Prima chi comincia, poi in senso orario. Un turno è: 1 impatto di meteora, 2 tirare e assegnare i dadi, 3 azioni.',
  'cosmic-run.document.fixed.strike.title': 'Impatto',
  'cosmic-run.document.fixed.strike.text':
    'Gira la prima carta meteora. Una carta a vuoto non ha numeri: vai al passo 2. Altrimenti colpisce il pianeta del primo numero; se ha già dato i punti, quello del secondo; poi quello del terzo. Se li hanno dati tutti e tre, non colpisce nulla.',
  'cosmic-run.document.fixed.hits.title': 'Colpi',
  'cosmic-run.document.fixed.hits.text':
    'Primo colpo: un gettone meteora sul lato 1. Secondo: si gira sul 2. Terzo: il pianeta è distrutto e il gioco si ferma per i punti.',
  'cosmic-run.document.fixed.discards.title': 'Scarti',
  'cosmic-run.document.fixed.discards.text':
    'Una carta meteora risolta esce dal gioco; le carte meteora scartate non si possono guardare.',
  'cosmic-run.document.fixed.dice.title': 'Dadi',
  'cosmic-run.document.fixed.dice.text':
    'Sei: cinque bianchi e uno giallo. Dopo ogni tiro va assegnato almeno un dado; tutti gli altri si rilanciano, finché non sono tutti assegnati. Un dado assegnato non si muove più in quel turno. Nulla accade prima del passo 3.',
  'cosmic-run.document.fixed.places.title': 'Posti',
  'cosmic-run.document.fixed.places.text':
    'Pianeti (muovere navi), carte alieno (reclutare), la tua carta tecnica (cristalli). Puoi assegnare più dadi a più posti insieme.',
  'cosmic-run.document.fixed.planet-1.title': 'Pianeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Una casella per ogni dado che mostra esattamente 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Pianeti 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Una casella per ogni due, tre, quattro o cinque uguali. Puoi formare un gruppo in più tiri; quelli incompleti vanno persi.',
  'cosmic-run.document.fixed.planet-6.title': 'Pianeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Una casella per ogni dado bianco diverso, più il numero del giallo se è lì. Assegnare il dado giallo al pianeta 6 chiude subito il passo 2; altrove è un dado come gli altri.',
  'cosmic-run.document.fixed.aliens.title': 'Alieni',
  'cosmic-run.document.fixed.aliens.text':
    'Una carta mostra uno o due dadi; puoi assegnare quelli che corrispondono (anche il giallo), non per forza insieme; il primo di due va perso senza il secondo. Fino a 3 reclute per turno, fino a 5 in tutto. Una carta reclutata resta scoperta e viene subito sostituita, a meno che il mazzo sia finito. Gli alieni danno poteri e si possono congedare per punti, anche per fare posto.',
  'cosmic-run.document.fixed.crystals.title': 'Cristalli',
  'cosmic-run.document.fixed.crystals.text':
    'Uno per ogni dado sulla carta tecnica, di qualsiasi numero e colore; al massimo 5. Pagano i poteri speciali.',
  'cosmic-run.document.fixed.moving.title': 'Muovere',
  'cosmic-run.document.fixed.moving.text':
    'Una nave avanza di quanto le spetta, anche oltre un gettone. Arrivare su un pianeta lo scopre: il gioco si ferma per i punti. Le navi su una casella si impilano in qualsiasi ordine, tranne sul tracciato 6: lì chi arriva dopo va sopra, e chi sta sotto è davanti quando si danno i punti.',
  'cosmic-run.document.fixed.tokens.title': 'Gettoni Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Li prende solo una nave che si ferma sulla casella; danno i loro punti alla fine; il valore può restare segreto.',
  'cosmic-run.document.ruling.CR1.title': 'Navi e tracciati',
  'cosmic-run.document.ruling.CR1.text':
    'Ogni giocatore ha una nave su ciascuno dei sei tracciati, all’inizio sulla casella 0. L’ultima casella di un tracciato è il pianeta. Chi lo supererebbe si ferma lì.',
  'cosmic-run.document.ruling.CR2.title': 'Punti di un pianeta',
  'cosmic-run.document.ruling.CR2.text':
    'Scoperto o distrutto: le navi si ordinano per casella, e ogni proprietario riceve il valore del suo posto. Una nave sulla casella 0 non dà nulla e non occupa posti. Le navi in parità (tracciati 1–5) sommano i valori dei posti occupati e li dividono, per difetto; sul tracciato 6 decide la pila. Chi scopre il pianeta ha 3 punti in più. Poi il pianeta ha dato i suoi punti: le navi restano, i suoi gettoni escono dal gioco coperti, e non gli si possono più assegnare dadi.',
  'cosmic-run.document.ruling.CR3.title': 'Ordine nel passo 3',
  'cosmic-run.document.ruling.CR3.text':
    'Le navi (i pianeti in qualsiasi ordine, una volta ciascuno), poi le reclute, poi i cristalli. Propulsori e congedi sono possibili in ogni momento del passo 3. I dadi su un pianeta che ha già dato i punti non fanno nulla.',
  'cosmic-run.document.ruling.CR4.title': 'Che cosa si può assegnare',
  'cosmic-run.document.ruling.CR4.text':
    'Pianeta 1: dadi con 1. Pianeti 2–5: qualsiasi dado. Pianeta 6: dadi bianchi di un numero che non c’è ancora, o il giallo. Carta alieno: un dado che le serve ancora. La tua carta tecnica: qualsiasi dado. Mai più di tre carte alieno con i tuoi dadi in un turno. I cristalli oltre 5 vanno persi.',
  'cosmic-run.document.ruling.CR5.title': 'Gruppi',
  'cosmic-run.document.ruling.CR5.text':
    'Ai pianeti 2–5 i dadi si contano per numero: quattro 3 sul pianeta 2 sono due coppie, come pure due 3 e due 5; sei 4 sul pianeta 3 sono due caselle. Il dado giallo conta come uno bianco.',
  'cosmic-run.document.ruling.CR6.title': 'Il giallo sul pianeta 6',
  'cosmic-run.document.ruling.CR6.text':
    'Va confermato finché ci sono altri dadi non assegnati, perché vanno persi. I dadi bianchi assegnati con lo stesso clic contano.',
  'cosmic-run.document.ruling.CR7.title': 'Poteri degli alieni',
  'cosmic-run.document.ruling.CR7.text':
    'I poteri «ogni turno» funzionano una volta in ciascun turno del proprietario; quelli «sempre» agiscono da soli. Si recluta dopo aver mosso, quindi un potere aiuta dal turno dopo. Una seconda copia non dà un secondo uso. Puoi congedare alieni solo nel passo 3 del tuo turno, quante volte vuoi. Gli alieni che ti restano alla fine danno 1 punto ciascuno.',
  'cosmic-run.document.ruling.CR8.title': 'Reclutare con cinque alieni',
  'cosmic-run.document.ruling.CR8.text': 'Prima congedane uno (dà i suoi punti), o rinuncia alla recluta.',
  'cosmic-run.document.ruling.CR9.title': 'Poteri tecnici',
  'cosmic-run.document.ruling.CR9.text':
    'I poteri del passo 2 si pagano con i cristalli che hai già; quelli di questo turno arrivano nel passo 3 e possono pagare i Propulsori. In un turno puoi usare tutti i poteri che vuoi. Un dado cambiato tiene il suo colore; solo i dadi non assegnati si possono cambiare o rilanciare.',
  'cosmic-run.document.ruling.CR10.title': 'Ordine dei gettoni',
  'cosmic-run.document.ruling.CR10.text':
    'Una nave che si ferma su una casella con un gettone lo prende; due giocatori non se ne dividono mai uno. Il valore lo vede solo il proprietario; alla fine si mostrano tutti.',
  'cosmic-run.document.ruling.CR11.title': 'La fine',
  'cosmic-run.document.ruling.CR11.text':
    'La partita finisce con il giro in cui l’ultimo pianeta ha dato i suoi punti o il mazzo delle meteore è finito. In quell’ultimo giro, senza carte, si salta il passo 1. I pianeti che non hanno ancora dato punti non ne danno.',
  'cosmic-run.document.ruling.CR12.title': 'Chi vince',
  'cosmic-run.document.ruling.CR12.text':
    'Più punti da pianeti, alieni, gettoni e ordine di gioco. In parità: più pianeti scoperti, poi più gettoni, poi chi giocava più tardi.',
  'cosmic-run.document.ruling.CR13.title': 'Chi se ne va',
  'cosmic-run.document.ruling.CR13.text':
    'Subentra un robot. Dove i robot sono esclusi, le navi del giocatore restano e contano, e i suoi turni si saltano. Se un giocatore non fa nulla entro il limite di turno, quel turno lo gioca un robot.',
  'cosmic-run.document.ruling.CR14.title': 'Caso',
  'cosmic-run.document.ruling.CR14.text':
    'Mazzo delle meteore, mazzo degli alieni, gettoni e chi comincia si estraggono all’inizio dal seme segreto della partita; i dadi tirati vengono nell’ordine bianchi 1–5, giallo. Il seme si mostra alla fine.',
  'cosmic-run.document.note':
    'Del regolamento di *Cosmic Run: Regeneration* abbiamo solo un frammento. Ciò che dice vale; tutti gli altri numeri, nomi ed effetti sono nostri, trovati con simulazioni. Opera di appassionati, non ufficiale.',
};
