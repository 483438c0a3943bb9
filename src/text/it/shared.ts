import type { Words } from '../keys.js';

export const shared: Words = {
  'common.seconds': '{count, plural, one {# secondo} other {# secondi}}',
  'common.cards': '{count, plural, one {# carta} other {# carte}}',
  'common.meteors': '{count, plural, one {# meteora} other {# meteore}}',
  'common.nothing': 'niente',
  'common.nobody': 'nessuno',
  'common.seat': 'Posto {number}',
  'common.robot.seat-0': 'Vega',
  'common.robot.seat-1': 'Rigel',
  'common.robot.seat-2': 'Mira',
  'common.robot.seat-3': 'Altair',
  'common.robot.seat-4': 'Deneb',
  'common.robot-named': '🤖 {name}',
  'common.your-site': 'la tua rampa',
  'common.your-site-numbered': 'la tua rampa {number}',
  'common.site-of': 'rampa di {name}',
  'common.site-of-numbered': 'rampa {number} di {name}',
  'common.shared-site': 'rampa comune',
  'common.shared-site-numbered': 'rampa comune {number}',
  'common.mine': 'Mia',
  'common.mine-numbered': 'Mia {number}',
  'common.name-numbered': '{name} {number}',
  'common.shared': 'Comune',
  'common.shared-numbered': 'Comune {number}',
  'command.history.about': 'Le partite passate di questo server',
  'command.history.list.about': 'Elenco delle partite passate, prima la più recente',
  'command.history.show.about': 'Com’è andata una partita passata, zona per zona',
  'command.history.replay.about': 'Rivedere una partita passata passo per passo',
  'command.history.export.about': 'Una partita in file: il registro e un replay per qualsiasi browser',
  'command.history.forget.about': 'Toglierti (con Gestire il server: chiunque) dalle partite passate',
  'command.history.server-export.about': 'Gestire il server: tutto ciò che è conservato di questo server, in un file',
  'command.history.server-delete.about': 'Gestire il server: eliminare tutto ciò che è conservato di questo server',
  'command.history.option.game': 'Quale partita; altrimenti la più recente',
  'command.history.option.player': 'Partite di una persona',
  'command.history.option.who': 'Chi; altrimenti tu',
  'command.history.option.result': 'Com’è finita',
  'command.history.option.mode': 'Quale modalità',
  'command.history.option.date': 'Quando: 2026-11-20, 2026-11, today, 7 days …',
  'command.history.option.kind': 'Quale gioco',
  'command.stats.about': 'Statistiche delle partite di questo server',
  'command.stats.player.about': 'Che cosa ha fatto una persona',
  'command.stats.player.player': 'Chi; altrimenti tu',
  'command.stats.server.about': 'Che cosa ha fatto questo server',
  'command.stats.leaderboard.about': 'L’albo d’onore: niente robot, niente semi scelti',
  'command.stats.leaderboard.by': 'In base a che cosa',
  'command.stats.option.game': 'Quale gioco; altrimenti Meteor',
  'command.settings.about': 'Impostazioni di questo server, per chi lo gestisce',
  'command.settings.show.about': 'Mostrare le impostazioni',
  'command.settings.set.about': 'Cambiare un’impostazione',
  'command.settings.set.setting': 'Quale',
  'command.settings.set.value': 'Nuovo valore',
  'command.settings.check.about': 'Verificare i permessi e gli intent che servono al bot qui',
  'error.too-late':
    'Quel clic è arrivato al bot con più di tre secondi di ritardo, quindi non è successo nulla. Guarda il tabellone e premi di nuovo se lo vuoi ancora.',
  'error.unknown-version': 'Quel pulsante è di un’altra versione del bot. `/meteor board` pubblica un tabellone nuovo.',
  'error.malformed': 'Il bot non conosce quel pulsante. `/meteor board` pubblica un tabellone nuovo.',
  'error.other-game': 'Quel pulsante è di una partita finita. `/meteor board` mostra quella in corso.',
  'error.stale-choice':
    'Quella scelta non c’è più: il tavolo è cambiato nel frattempo. Non è successo nulla; scegli fra ciò che viene offerto ora.',
  'error.guild-only': 'Meteor si gioca nel canale di un server, non nei messaggi privati. Usa lì il comando.',
  'error.channel-kind': 'Una partita ha bisogno di un normale canale testuale. Aprila in uno di questi.',
  'error.channel-not-allowed':
    'In questo canale non sono permesse partite. Chi gestisce il server ha scelto: {channels}.',
  'error.not-allowed-to-start':
    'Solo chi ha {roles} può aprire partite qui. Chiedi a qualcuno così, o a chi gestisce il server (`/settings set`).',
  'error.manage-server': 'Questo è per chi ha Gestire il server. Chiedi a qualcuno così.',
  'error.advanced-only':
    'Poteri e Sfide sono della partita avanzata, quindi non è stata aperta alcuna lobby. Scegli la modalità `advanced` per averli, o lasciali fuori.',
  'error.cannot-post':
    'Il bot non può scrivere in questo canale, quindi la partita non può essere mostrata. Concedigli Visualizzare il canale e Inviare messaggi in Modifica canale → Permessi, poi riprova.',
  'error.discord-failed':
    'Discord non ha accettato la risposta del bot. Ciò che è stato giocato vale: premi «La mia mano» o scrivi `/meteor board` per vederlo.',
  'error.unexpected':
    'Qualcosa è andato storto nel bot, quindi non è successo nulla; chi lo ospita può trovarlo nel registro con {reference}. Riprova.',
  'error.login-token':
    'Discord ha rifiutato il token. Copialo di nuovo dal Developer Portal (Bot → Reset Token) in DISCORD_TOKEN.',
  'error.login-intents':
    'Discord ha rifiutato l’intent Message Content. Attivalo nel Developer Portal (Bot → Privileged Gateway Intents → Message Content Intent), o avvia senza silenzio.',
  'environment.not-a-number': '{variable} è «{given}», che non è un numero. Danne uno fra {allowed}, o non impostarla.',
  'environment.out-of-range':
    '{variable} è «{given}», fuori dai limiti. Dai un numero fra {allowed}, o non impostarla.',
  'environment.not-a-url':
    '{variable} è «{given}», che non è un indirizzo. Danne uno come {allowed}, o non impostarla.',
  'environment.not-an-id':
    '{variable} è «{given}», che non è l’ID di un server. Copialo da Discord (Modalità sviluppatore → clic destro sul server → Copia ID server); ha la forma di {allowed}.',
  'environment.not-a-level': '{variable} è «{given}», che non è un livello. Danne uno fra {allowed}.',
  'environment.needs-token':
    '{variable} è impostata, ma {allowed} no: quel server vuole conoscere il suo bot. Imposta {allowed}, o togli {variable} per giocare con il server incorporato.',
  'lobby.missing': '⚠️ **Che cosa manca al bot in questo canale:**',
  'lobby.without-silence': 'Concedilo e apri una nuova partita, o giocate senza silenzio: il pulsante qui sotto.',
  'lobby.without-play': 'Senza, la partita non può essere mostrata qui.',
  'lobby.permission.view-channel': '**Visualizzare il canale**: per vedere questo canale.',
  'lobby.permission.send-messages': '**Inviare messaggi**: per pubblicare il tabellone.',
  'lobby.permission.manage-messages': '**Gestire i messaggi**: per eliminare le chiacchiere durante il silenzio.',
  'lobby.permission.manage-threads': '**Gestire i thread**: per cambiare i titoli di thread che parlano.',
  'lobby.permission.read-history': '**Leggere la cronologia dei messaggi**: per trovare il messaggio da eliminare.',
  'lobby.permission.message-content': '**Intent Message Content**: per distinguere «passo» dalle chiacchiere.',
  'lobby.permission.guild-messages': '**Intent Messages**: per sentire il canale.',
  'lobby.remedy.view-channel': 'Concedilo in Modifica canale → Permessi.',
  'lobby.remedy.send-messages': 'Concedilo in Modifica canale → Permessi.',
  'lobby.remedy.manage-messages': 'Concedilo al ruolo del bot in Modifica canale → Permessi.',
  'lobby.remedy.manage-threads':
    'Concedilo al ruolo del bot in Modifica canale → Permessi. Senza, i titoli che parlano restano.',
  'lobby.remedy.read-history': 'Concedilo in Modifica canale → Permessi.',
  'lobby.remedy.message-content':
    'Lo attiva chi ospita il bot: Discord Developer Portal → Bot → Privileged Gateway Intents.',
  'lobby.remedy.guild-messages': 'Chi ospita il bot deve avviarlo con quell’intent.',
  'lobby.title': '☄️ **METEOR** – {mode}',
  'lobby.mode.first': 'prima partita',
  'lobby.mode.standard': 'partita standard',
  'lobby.mode.advanced': 'partita avanzata',
  'lobby.mode.relaxed': 'solitario rilassato',
  'lobby.mode-note.first': 'Meteore scoperte, si può parlare: fatta per imparare.',
  'lobby.mode-note.standard': 'Cinque minuti. Un cielo. Nessuno parla.',
  'lobby.mode-note.standard-open': 'Cinque minuti. Un cielo. Si può parlare.',
  'lobby.mode-note.company': 'Cinque minuti. Un cielo. Tu e i tuoi robot.',
  'lobby.mode-note.advanced': 'Un Boss fra le meteore.',
  'lobby.mode-note.solo': 'Cinque minuti. Un cielo. Solo tu, con due rampe.',
  'lobby.crew': '**Equipaggio {count}/{most}:** {names}',
  'lobby.host': '{name} (ospita)',
  'lobby.set-up':
    '{count, plural, one {Campo: {meteors} · una mano di {cards}} other {Campo: {meteors} · mani di {cards}}}',
  'lobby.powers.on': '⚡ Poteri: ogni posto ha il suo.',
  'lobby.powers.off': '⚡ Niente Poteri.',
  'lobby.challenges.on': '⛓ Sfide: ogni posto ha la sua.',
  'lobby.challenges.off': '⛓ Niente Sfide.',
  'lobby.relaxed':
    'Rilassato: le riconversioni chiedono tre carte (regola nostra; il solitario del libretto è molto duro).',
  'lobby.silence.players': '🤫 L’equipaggio non scrive finché l’orologio corre.',
  'lobby.silence.strict':
    '🤫 Silenzio stretto: l’equipaggio non scrive nulla finché l’orologio corre, e preme pulsanti per ci sono, aspetta, grazie, serve aiuto.',
  'lobby.silence.everyone': '🤫 Tutto il canale tace finché l’orologio corre.',
  'lobby.silence.off': '💬 Senza silenzio: promettetevi di non parlare, oppure no.',
  'lobby.seeded': '🌱 Distribuita da un seme scelto: questa partita resta fuori dagli albi d’onore.',
  'lobby.last-crew': 'Ultimo equipaggio: {names}',
  'lobby.waiting-host': '{host} distribuisce il campo con Avvia.',
  'lobby.button.join': 'Partecipa',
  'lobby.button.leave': 'Esci',
  'lobby.button.start': 'Avvia',
  'lobby.button.mode-first': 'Prima partita',
  'lobby.button.mode-standard': 'Standard',
  'lobby.button.mode-advanced': 'Avanzata',
  'lobby.button.powers': '⚡ Poteri',
  'lobby.button.challenges': '⛓ Sfide',
  'lobby.button.robot-more': '+ Robot',
  'lobby.button.robot-less': '− Robot',
  'lobby.button.relaxed': 'Rilassato',
  'lobby.button.silence-off': '💬 Gioca senza silenzio',
  'lobby.button.silence-strict': '🤫 Silenzio stretto',
  'lobby.button.silence-on': '🤫 Gioca con silenzio',
  'lobby.button.chosen': '✓ {label}',
  'lobby.button.rules': '❔ Come si gioca',
  'page.local-ready': 'Nessun DISCORD_TOKEN: si gioca su questo computer. Apri {url} e scrivi /meteor new.',
  'page.local-second': 'Una seconda finestra o un altro browser è una seconda persona.',
  'page.local-exposed':
    'ATTENZIONE: nessun DISCORD_TOKEN, e HOST è {host}: altri computer possono raggiungere questo server. Senza la chiave nell’indirizzo nessuno apre la pagina. Imposta HOST=127.0.0.1 per tenerlo su questo computer.',
  'page.local-players': 'Per gli altri: {url}',
  'page.discord-ready': 'Connesso a Discord come {name}, in {servers} server.',
  'page.recovered':
    '{count, plural, one {# partita incompiuta è tornata, in Pausa.} other {# partite incompiute sono tornate, in Pausa.}}',
  'page.connect-failed': 'Discord non è raggiungibile o non lascia entrare il bot: {cause}',
  'page.deploy-needs-token': 'Per registrare i comandi serve DISCORD_TOKEN; impostalo nell’ambiente o in .env.',
  'page.deployed': '{count, plural, one {# comando è registrato.} other {# comandi sono registrati.}}',
  'page.deployed-already':
    '{count, plural, one {# comando era già registrato; nulla è cambiato.} other {# comandi erano già registrati; nulla è cambiato.}}',
  'page.gateway-closed':
    'Discord ha chiuso la connessione per sempre (codice {code}). Le partite sono salve; correggi la causa nel Developer Portal, poi riavvia il bot.',
  'page.port-busy': 'La porta {port} è occupata. Imposta PORT su un’altra, o su 0 per una qualsiasi libera.',
  'page.database-busy': 'Un altro bot usa il database {path}. Fermalo, o imposta DATABASE_PATH su un altro file.',
  'page.database-failed': 'Il database {path} non si apre: {cause}',
  'page.database-moved':
    'Le partite del server incorporato sono state spostate da {from} a {to}, dove restano da ora in poi.',
  'page.database-of-discord':
    'Il database {path} contiene partite di Discord, e senza DISCORD_TOKEN questo sarebbe il server incorporato, che non trova nessuno dei loro canali. Nulla è cambiato. Imposta DISCORD_TOKEN (manca il file .env?), o togli DATABASE_PATH per giocare su questo computer con {local}.',
  'page.database-of-embedded':
    'Il database {path} contiene partite del server incorporato, che Discord non conosce. Nulla è cambiato. Imposta DATABASE_PATH su un altro file, o sposta questo.',
  'page.database-of-other':
    'Il database {path} appartiene all’applicazione Discord {owner}, e questo token è di {application}, che non raggiunge nessuno dei suoi messaggi. Nessuna partita è stata toccata. Usa il token di {owner}, o imposta DATABASE_PATH su un altro file.',
  'page.game-damaged':
    'La partita {game} non si può rileggere: {cause}. Resta com’è, e il suo canale è libero per un’altra. Per riaverla, ferma il bot e rimetti una copia di riserva: npm run restore -- FILE',
  'page.environment': 'L’ambiente ha difetti:',
  'page.goodbye': 'Salvato. Le partite in corso restano in Pausa fino al prossimo avvio.',
  'page.welcome-title': 'Meteor',
  'page.welcome': 'Scrivi `/meteor new` per aprire una partita, o `/meteor rules` per leggere come si gioca.',
  'refusal.channel-busy':
    'In questo canale è già in corso una partita, e un canale ne tiene una. Guardala o partecipa (`/meteor board`), o apri la tua in un altro canale.',
  'refusal.no-game': 'In questo canale non è in corso nessuna partita. `/meteor new` ne apre una.',
  'refusal.disk-full':
    'Il disco del bot è quasi pieno, quindi non apre nuove partite; quelle in corso continuano. Avvisa chi lo ospita di fare spazio.',
  'refusal.storage-failed':
    'Il bot non è riuscito a salvare, quindi non è successo, e la partita è ferma finché non ci riesce. Non si perde tempo; riprova fra un momento.',
  'refusal.repeated': 'Quel clic è già stato contato; non viene fatto due volte. Non c’è altro da fare.',
  'refusal.shutting-down':
    'Il bot si sta riavviando, quindi non si gioca nulla. La partita è in Pausa e riprende fra un momento con Riprendi.',
  'refusal.not-seated':
    'Non giochi in questa partita, quindi non è successo nulla. Puoi guardare, e partecipare alla prossima lobby con Partecipa o `/meteor join`.',
  'refusal.not-seated-lobby':
    'Non hai ancora un posto a questo tavolo, quindi non è successo nulla. Premi prima Partecipa; poi {host} distribuisce il campo con Avvia.',
  'refusal.seat-taken-host': 'Hai già un posto a questo tavolo, e lo ospiti. Quando ci siete tutti, premi Avvia.',
  'refusal.seat-taken-lobby': 'Hai già un posto a questo tavolo. {host} distribuisce il campo con Avvia.',
  'refusal.seat-taken':
    'Quel posto è già preso, forse da te. Nulla è cambiato; premi «La mia mano» o prendi un altro posto con Partecipa.',
  'refusal.table-full': 'Tutti i {most} posti sono presi. Puoi guardare, e giocare la prossima partita.',
  'refusal.already-started':
    'Il primo Avvia ha fissato chi gioca, e come. Continua, o aspetta la prossima lobby (`/meteor new`).',
  'refusal.not-started':
    'L’orologio non corre ancora, quindi non si può giocare nulla. {host} lo avvia con Avvia (`/meteor start`).',
  'refusal.game-over':
    'Questa partita è finita, quindi non si può giocare nulla. Premi Ancora alla sua fine, o scrivi `/meteor new`.',
  'refusal.no-such-seat': 'Nessuno gioca a quel posto. Scegli fra: {players}.',
  'refusal.host-only':
    'Possono farlo solo {host} (ospita) o la moderazione. Chiedi a {host}; `/meteor host` passa il ruolo.',
  'refusal.already-host': 'Quella persona ospita già. Scegline un’altra.',
  'refusal.relaxed-is-solo':
    'Rilassato è per una persona sola, e qui siete {players}. Giocate la prima partita o la standard, o fai uscire gli altri.',
  'refusal.mulligan-used':
    'L’unico Mulligan di questa partita è usato, quindi questo campo resta. {host} avvia l’orologio.',
  'refusal.mulligan-too-late':
    'Un Mulligan vale solo per il campo distribuito, prima che parta l’orologio. Continuate con questo.',
  'refusal.time-out': 'In una Pausa tutto è fermo. Premi prima Riprendi (`/meteor resume`).',
  'refusal.no-such-site': 'Quella rampa non esiste. Scegli fra: {sites}.',
  'refusal.card-not-in-hand': '{card} non è nella tua mano. Hai: {held}.',
  'refusal.owner-first':
    'La prima carta spetta a {owner}, ed è vuota ({site}). Aspetta, o metti su una rampa iniziata o tua: {sites}.',
  'refusal.site-ready':
    'Un razzo pronto aspetta ({site}), quindi {card} resta dov’è: non si può aggiungere né scartare nulla. {owner} può lanciarlo; intanto metti altrove.',
  'refusal.site-launching':
    'Il razzo è in volo ({site}), quindi la rampa è occupata fino all’impatto. Metti altrove, o aspetta qualche secondo.',
  'refusal.no-project':
    '{card} non può andare su {site}, dove c’è {pile}: nessun progetto si potrebbe completare. {legal}',
  'refusal.no-project-legal': 'Dalla tua mano vanno bene lì: {cards}.',
  'refusal.no-project-none':
    'Niente della tua mano va bene lì; prova un’altra rampa, o fai liberare questa dal posto a cui appartiene.',
  'refusal.site-empty': 'Lì non c’è nulla ({site}), quindi non c’è nulla da fare. Metti prima una carta.',
  'refusal.not-your-site':
    'È la rampa di {owner} ({site}): solo quel posto può liberarla o lanciare da lì. Tu puoi su: {sites}.',
  'refusal.nothing-ready':
    'Non hai nessun razzo pronto. Metti prima un razzo e esattamente la sua energia sulla tua rampa.',
  'refusal.not-ready':
    'Lì non c’è un razzo pronto: {site} (ora: {state}). Finiscilo prima, o lancia da un’altra rampa.',
  'refusal.choose-site': 'Più razzi sono pronti, quindi di’ quale parte: {sites}.',
  'refusal.no-such-meteor': 'Non c’è nessuna meteora {target} a cui mirare. Lassù ci sono: {legal}.',
  'refusal.no-change': 'I danni del tuo razzo non possono cambiare di {change}. Permesso: {legal}.',
  'refusal.already-passed': 'Hai già passato, e vale ancora. Decade quando fai qualcosa, o quando qualcuno pesca.',
  'refusal.confirm-last-pass':
    'Manchi solo tu a passare, e il cambio di zona perde la partita. Passa ancora entro 10 secondi, o premi «Passa e perdi», se lo vuoi davvero.',
  'refusal.no-boss':
    'Ora non c’è nessun Boss da mettere: lo ha solo una partita avanzata, e solo fra il campo e l’orologio. Continuate.',
  'refusal.boss-placed': '{boss} è già nel campo, e una partita ha un Boss. {host} avvia l’orologio.',
  'refusal.mulligan-ended': 'Il Boss ha il suo posto, e questo ha chiuso il Mulligan. {host} avvia l’orologio.',
  'refusal.site-closed': 'Non puoi mettere lì ({site}): {challenge} ({holder}) lo vieta. Ti sono aperte: {sites}.',
  'refusal.kind-forbidden':
    '{challenge} ti impedisce di mettere {card}. Metti un’altra carta, o lascia fare a un’altra persona.',
  'refusal.kind-forbidden-as':
    '{card} varrebbe come {counts}, e {challenge} ti impedisce di metterlo. Metti un’altra carta, o dichiara un altro tipo.',
  'refusal.rocket-forbidden':
    '{card} non può stare lì ({site}): {challenge} ({holder}) non accetta razzi oltre {most} danni. Mettilo su un’altra rampa.',
  'refusal.too-soon':
    '{challenge} chiede una pausa fra le tue carte: ancora {seconds}. Tutto il resto puoi farlo intanto.',
  'refusal.target-shielded':
    '{boss} ({target}) può essere un bersaglio solo quando è solo. Mira prima a uno di questi: {legal}.',
  'refusal.no-ability':
    'Non hai nulla del genere: il tuo Potere non funziona con un clic. Il tuo pannello mostra che cosa puoi fare.',
  'refusal.no-ability-other':
    'Quello non è il tuo Potere; il tuo è {own}. Usa quello, o guarda sul pannello che altro puoi fare.',
  'refusal.ability-spent-zone': '{ability} è esaurito per questa zona. Torna al prossimo cambio di zona.',
  'refusal.ability-spent-game': '{ability} funziona una volta per partita, ed è già stato usato. Continua senza.',
  'refusal.ability-target': '{ability} non si può usare su quello. Scegli fra: {legal}.',
  'refusal.ability-target-none': '{ability} ora non ha nulla su cui agire. Tienilo per dopo.',
  'refusal.hand-full': 'La tua mano è piena: {challenge} permette {cards}. Mettine prima una.',
  'refusal.robots-off':
    'Qui i robot non sono permessi, quindi giocate fra persone. Chi gestisce questo server può permetterli con `/settings set`.',
  'refusal.robot-host': 'Un robot non può ospitare, né giocare senza persone. Scegli una persona.',
  'refusal.time-out-off':
    'Le Pause sono disattivate su questo server, quindi l’orologio corre. Chi lo gestisce può permetterle con `/settings set`.',
  'refusal.time-out-host-only':
    'Qui solo {host} (ospita) chiede e chiude una Pausa; dopo 60 secondi può chiuderla chiunque. Chiedi a {host}.',
  'refusal.already-time-out': 'Il tempo è già fermo. Riprendi (`/meteor resume`) lo fa correre.',
  'refusal.no-time-out': 'L’orologio corre: non c’è nessuna Pausa da chiudere. Continua.',
  'refusal.anyone': 'chiunque',
  'refusal.you': 'tu',
  'settings.title': '⚙️ **Impostazioni di questo server**',
  'settings.line': '**{name}**: {value}',
  'settings.name.channels': 'Canali',
  'settings.name.starters': 'Chi può aprire partite',
  'settings.name.silence': 'Silenzio',
  'settings.name.gestures': 'Emoji del server',
  'settings.name.window': 'Finestra di lancio',
  'settings.name.time-out': 'Pausa',
  'settings.name.robots': 'Robot',
  'settings.name.robot-pace': 'Ritmo dei robot',
  'settings.name.language': 'Lingua',
  'settings.name.retention': 'Conservazione',
  'settings.about.channels': 'dove si possono aprire partite',
  'settings.about.starters': 'quali ruoli possono aprire partite',
  'settings.about.silence': 'di chi si eliminano i messaggi nel silenzio; stretto: non si scrive nulla tranne sticker',
  'settings.about.gestures': 'le emoji di questo server permesse nel silenzio; nomi e immagini possono dire di tutto',
  'settings.about.window': 'secondi che gli altri hanno per unirsi a un lancio, 1–10',
  'settings.about.time-out': 'chi può chiedere una Pausa',
  'settings.about.robots': 'se i robot possono giocare e prendere il posto di chi esce',
  'settings.about.robot-pace': 'secondi che un robot impiega per un’azione, 2–15',
  'settings.about.language': 'la lingua del bot qui',
  'settings.about.retention': 'giorni dopo la fine finché registro e parte nelle statistiche vengono eliminati',
  'settings.value.all-channels': 'tutti',
  'settings.value.this-channel': 'solo questo canale',
  'settings.value.everybody': 'chiunque',
  'settings.value.seconds': '{count, plural, one {# secondo} other {# secondi}}',
  'settings.value.silence-players': 'l’equipaggio',
  'settings.value.silence-everyone': 'tutto il canale',
  'settings.value.silence-strict': 'l’equipaggio, stretto: solo sticker e pulsanti',
  'settings.value.silence-off': 'nessuno',
  'settings.value.no-gestures': 'nessuna permessa nel silenzio',
  'settings.value.time-out-anyone': 'tutto l’equipaggio',
  'settings.value.time-out-host': 'chi ospita',
  'settings.value.time-out-off': 'nessuno',
  'settings.value.robots-allow': 'permessi',
  'settings.value.robots-off': 'vietati',
  'settings.value.forever': 'per sempre',
  'settings.value.days': '{count, plural, one {# giorno} other {# giorni}}',
  'settings.value.default': '{value} (predefinito)',
  'settings.range': '{count, plural, one {{ranges} secondo} other {{ranges} secondi}}',
  'settings.changed': '**{name}** ora è: {value}.',
  'settings.changed-next': '**{name}** ora è: {value}. Vale dalla prossima partita.',
  'settings.bad-value': '«{value}» non va bene per **{name}** ({about}), quindi nulla è cambiato. Permesso: {allowed}.',
  'settings.check.title': '🔎 **Che cosa serve al bot in questo canale**',
  'settings.check.granted': '✅ {what}',
  'settings.check.missing': '❌ {what}',
  'settings.check.all-good': 'C’è tutto.',
  'settings.check.invite': 'Un link d’invito con esattamente questi permessi: {url}',
};
