/** How people who write Italian describe what they did; wordings.ts explains the format. */
export const italian = String.raw`
## any
riparazione = riparato, aggiustato, sistemato
manutenzione = manutenuto, revisionato
pulizie = pulito, pulivo
programmazione = programmato
esecuzione, eseguire, svolgimento, realizzazione = eseguito, svolto, fatto, realizzato, eseguivo
gestione, gestire = gestito, gestivo, seguito, curato, mi occupavo, tenuto
controllo, controllare, verifica, verificare, supervisione, monitoraggio = controllato, verificato, controllavo, supervisionato, ispezionato
redazione, redigere, predisposizione, preparazione, preparare, stesura = redatto, scritto, preparato, preparavo, compilato, predisposto
pianificazione, organizzazione, organizzare, coordinamento, coordinare = organizzato, turni, coordinato, pianificato, suddiviso, calendario turni
coordinamento personale, gestione personale, gestione team, coordinamento team, responsabilità personale = capoturno, caposquadra, responsabile di, persone sotto di me, coordinato un gruppo, guidato una squadra, capo reparto
formazione, formare, affiancamento, formazione personale, addestramento = formato, affiancato, insegnato, nuovi assunti, tirocinanti, apprendisti, tutor
telefono, centralino, gestione telefonate, telefonate, chiamate = telefonate, centralino, risposto al telefono, chiamate al giorno, smistato, numero verde
reclami, gestione reclami, lamentele = reclami, resi, lamentele, rimborsi, cambi merce, clienti arrabbiati, insoddisfatti
inventario, inventari, giacenze, scorte, gestione scorte, gestione magazzino = inventari, inventario, contato, giacenze, riordinato, conta, scadenze, sottoscorta
ordini, acquisti, approvvigionamento, gestione ordini = ordinato, ordini, fornitori, riordini
sicurezza, norme sicurezza, sicurezza lavoro = dpi, senza infortuni, rspp, valutazione dei rischi, antincendio, preposto
pacchetto office, strumenti informatici = excel, word, tabelle pivot, outlook, powerpoint, fogli di calcolo

## health, care
igiene personale, igiene, igiene intima, cura persona, cura igiene, assistenza igiene, igiene ospiti = lavato, vestito, bagno, doccia, pannoloni, cambiato, igiene, cambi, docce, rasato, igiene a letto, bagni assistiti, lavavo, presidi
medicazioni, medicazione, lesioni, ferite = medicazioni, piaghe, lesioni da decubito, ulcere, punti, bendaggi, ferite chirurgiche
terapia, somministrazione terapia, farmaci, somministrazione farmaci, terapie = terapia, farmaci, insulina, iniezioni, flebo, compresse, intramuscolo, infusioni, blister
parametri vitali, rilevazione parametri, parametri = pressione, temperatura, glicemia, saturazione, polso, stick glicemici
alimentazione, pasti, assistenza pasti, somministrazione pasti, assunzione pasti = imboccato, imboccavo, pasti, dieta, addensanti, peg, frullati, acqua gel, vitto, colazioni
mobilizzazione, mobilizzazioni, movimentazione pazienti, posture, deambulazione, movimentazione ospiti = sollevatore, carrozzina, alzate, messe a letto, cambi postura, deambulatore, trasferito, girato, alzata, posizionamenti
anziani, assistenza anziani, geriatria, ospiti, persone anziane = rsa, casa di riposo, anziani, nonna, anziana, anziano, ospiti non autosufficienti, casa protetta
alzheimer, demenza, decadimento cognitivo = alzheimer, demenza, disorientati, nucleo protetto, parkinson
cure palliative, fine vita, palliative = palliative, hospice, terminali, ultimi giorni, fine vita
documentazione, cartella clinica, consegne, cartelle cliniche, documentazione assistenziale = consegne, cartella, diario, pai, cartelle, schede, cba, passaggio di consegne
domicilio, assistenza domiciliare, domiciliare = a domicilio, case, convivente, a casa di, sad, domicili, adi
compagnia, animazione, attività ricreative, attività = passeggiate, tombola, laboratori, giochi, letture, compagnia, ginnastica dolce, cruciverba, uscite
pulizia casa, faccende domestiche, lavori domestici, cura casa = pulito, cucinato, stirato, spesa, bucato, cucinavo, stiravo, lavatrici
prelievi, prelievi ematici, prelievo = prelievi, sangue, provette, accessi venosi, agocannule, campioni, tamponi
emergenza, pronto soccorso, emergenze, urgenze = pronto soccorso, rianimazione, triage, ambulanza, blsd, codice rosso, codici rossi, defibrillatore, 118
sterilizzazione, disinfezione, sanificazione ambienti, sanificazione = autoclave, disinfettato, sterilizzato, isolamento, unità paziente, ferri
familiari, rapporto familiari, relazione familiari = familiari, parenti, figli, colloqui

## building, machining
impianti elettrici, installazione impianti, cablaggio, installazione impianti elettrici, posa cavi, realizzazione impianti = tirato cavi, cablato, prese, quadri, corrugati, canaline, collegato, lampade, punti luce, interruttori, tracce, infilato cavi, plafoniere, scatole
quadri elettrici, cablaggio quadri, quadri, quadristica = quadri, magnetotermici, differenziali, morsettiere, contattori, bordo macchina
guasti, ricerca guasti, diagnosi guasti, riparazione guasti, risoluzione guasti = guasti, guasto, tester, cortocircuiti, riparato, reperibilità, anomalia, dispersioni
manutenzione ordinaria, manutenzione straordinaria, riparazioni, manutenzioni, manutenzione impianti, manutenzione preventiva = riparato, sostituito, ingrassato, cuscinetti, cinghie, motori, revisionato, cambiato, pompe, lubrificato, guarnizioni
collaudo, messa servizio, collaudi, avviamento = collaudato, messo in servizio, avviamento, prove, certificazioni, dichiarazioni di conformità
lettura disegno, disegno tecnico, schemi, schemi elettrici, disegni tecnici, lettura schemi = schemi, disegni, su disegno, da disegno, planimetrie, unifilari
plc, automazione, programmazione plc = siemens, tia portal, inverter, step 7, sensori, scada, allen bradley
domotica, antenne, allarmi, impianti speciali = knx, telecamere, allarmi, citofoni, videosorveglianza, rilevatori, bticino
impianti idraulici, idraulica, idraulico, impianti idrosanitari, sanitari = tubi, lavandini, rubinetti, sanitari, scarichi, bagni, docce, perdite, multistrato, boiler, saldato rame, wc
riscaldamento, caldaie, climatizzazione, impianti termici, condizionatori = caldaie, termosifoni, climatizzatori, radiatori, pavimento radiante, pompe di calore, split, bollini, fumi, canne fumarie
muratura, opere murarie, edilizia, cemento, intonaco = muri, mattoni, intonacato, piastrellato, gettato, massetti, tramezzi, casseri, rasature, armature, calcestruzzo, blocchi, tavelle, pavimentato
tinteggiatura, pittura, verniciatura, imbiancatura = imbiancato, verniciato, stuccato, facciate, carteggiato, tinteggiato, cappotto, smalto, decorativi
cartongesso, controsoffitti = cartongesso, controsoffitti, pareti, lastre, profili, stuccature
falegnameria, legno, mobili, montaggio mobili, infissi, serramenti = mobili, porte, finestre, cucine, scale, infissi, parquet, armadi, persiane, impiallacciato
saldatura, saldature, saldare = saldato, tig, mig, elettrodo, cordoni, filo continuo, saldavo
ristrutturazione, ristrutturazioni, cantiere, cantieri, gestione cantiere = ristrutturato, bagni, appartamenti, cantieri, capocantiere, demolizioni, ristrutturazioni, subappaltatori

## vehicles
tagliandi, manutenzione veicoli, manutenzione auto, tagliando, manutenzione ordinaria = tagliandi, olio, filtri, candele, cinghie di distribuzione, pastiglie, cambio olio, distribuzioni, liquidi
diagnosi, diagnostica, diagnosi elettronica, diagnosi guasti = diagnosi, centraline, codici errore, texa, sensori, oscilloscopio, bosch, spie, errori letti
freni, impianto frenante = freni, pastiglie, dischi, pinze, tamburi, spurgato, ganasce
motore, motori, riparazione motori = guarnizione testata, testata, turbine, iniettori, distribuzione, motori rifatti, bronzine, fasce
frizione, cambio, trasmissione = frizioni, cambi, volano, semiassi, frizione
sospensioni, sterzo, assetto, convergenza = ammortizzatori, convergenza, braccetti, tiranti, assetto, silent block, testine
pneumatici, gomme, cambio gomme = gomme, equilibrato, pneumatici, forature, cerchi
revisione, revisioni, collaudi = revisioni, pre-revisione, banco prova, motorizzazione, bollino
carrozzeria, verniciatura, lattoneria = ammaccature, paraurti, parafanghi, stuccato, verniciato, dima, parabrezza
elettrauto, impianto elettrico, elettronica = alternatori, motorini d'avviamento, batterie, cablaggi, fari, centraline
mezzi pesanti, camion, autocarri, mezzi movimento terra = camion, bilici, rimorchi, trattori, escavatori, autobus, bisarca, freni ad aria

## machining
tornitura, tornio, torni, tornio cnc = tornito, tornio, torni, alberi, autocentrante, griffe, mazak, boccole, barra, torniti
fresatura, fresa, centro lavoro, centri lavoro, fresatrice = fresato, fresa, centro di lavoro, 5 assi, dmg, hermle, fresatrice, mandrini, haas
attrezzaggio, messa punto, set up, cambio stampo, setup, attrezzaggio macchine, cambio formato = attrezzato, azzeramenti, azzerato, staffaggi, correttori, cambi stampo, cambi formato, utensili montati, piazzato, registrato, presetting, morse
programmazione cnc, programmi, bordo macchina = programmato, programmi, fanuc, heidenhain, siemens, cam, mastercam, selca, iso, programmi modificati
controllo qualità, controllo dimensionale, collaudo, qualità, strumenti misura, controllo visivo = calibro, micrometro, misurato, tamponi, comparatore, centesimi, scarti, campionature, tridimensionale, alesametro, primo pezzo, misuravo, controlli a campione, difetti, autocontrollo
conduzione macchine, conduzione linea, produzione, linea produzione, conduzione impianti, utilizzo macchinari, carico scarico macchine, uso macchinari = linea, pressa, presse, stampaggio, confezionatrice, pezzi all'ora, caricato macchine, catena, imbottigliamento, pezzi per turno, estrusore, alimentato, impianto di, nastro
assemblaggio, montaggio, assemblaggio componenti, montaggio meccanico = assemblato, montato, avvitato, gruppi, rivettato, collaudato, avvitatore, sottogruppi, incollato, saldato a stagno
confezionamento, imballaggio, etichettatura = imballato, scatole, confezionato, etichettato, inscatolato, pallettizzato, filmato
rettifica, sbavatura, finitura, lucidatura = rettificato, sbavato, lucidato, molato, sabbiato, burattato, smerigliato
miglioramento continuo, lean, 5s = 5s, kaizen, smed, ridotto scarti, kanban

## logistics, driving
picking, preparazione ordini, prelievo, preparazione colli, prelievo merce, preparazione merce = picking, ordini preparati, palmare, prelevato, righe all'ora, pistola, ordini evasi, colli all'ora, lista di prelievo, terminale vocale
ricevimento merci, ricezione merce, scarico, ricevimento, scarico merce, accettazione merce, ricevimento merce, carico scarico = scaricato, bolle, ddt, ricevuto merce, container, camion scaricati, controllato la merce, ribalta, accettato, spuntato
spedizione, spedizioni, carico, spedizione merce, carico merce, carico camion = caricato, spedito, etichettato, corrieri, bancali, filmato, packing list, ddt emessi, bilici caricati
stoccaggio, sistemazione merce, immagazzinamento, stoccaggio merce, messa dimora = scaffali, stoccato, ubicazioni, sistemato, messo a scaffale, fifo, scaffalature, riposto
muletto, carrello elevatore, carrelli elevatori, uso muletto, conduzione muletto = muletto, retrattile, transpallet, carrello, frontale, trilaterale, commissionatore, stacker
gestionale, software magazzino, wms, gestionale magazzino = palmare, sap, wms, scansionato, caricato a sistema, registrato movimenti, as400, zucchetti, barcode
consegna, consegne, distribuzione, consegna merce, consegna pacchi, consegne domicilio = consegnato, pacchi, consegne al giorno, giro, furgone, tappe, clienti serviti, consegne, citofonato, firme
trasporto, guida, trasporti internazionali, trasporto merci, autotrasporto, guida mezzi = bilico, europa, km all'anno, motrice, frigo, cisterna, guidato, chilometri, tratte, ribaltabile, estero, container
fissaggio carico, ancoraggio, messa sicurezza carico = cinghie, fissato il carico, legato, angolari, cricchetti, telonato
cronotachigrafo, tempi guida, ore guida = cronotachigrafo, carta conducente, tachigrafo, pause, riposi
manutenzione mezzo, controllo mezzo, cura mezzo = livelli, gomme controllate, lavato il mezzo, luci, pressione, olio
pianificazione viaggi, organizzazione trasporti, traffico, gestione flotta, programmazione viaggi = autisti, viaggi pianificati, vettori, giri, timocom, mezzi assegnati, groupage, carichi di ritorno
dogana, pratiche doganali, sdoganamento = dogana, t1, bollette doganali, sdoganato, mrn, intrastat, dau

## office, finance, law, health
accoglienza, reception, accoglienza clienti, front office, accoglienza visitatori, ricevimento clienti, accoglienza pazienti = accolto, visitatori, badge, sportello, ricevuto, banco, accoglievo, accompagnato, clienti accolti, front office
posta, corrispondenza, gestione posta, gestione corrispondenza = lettere, posta, email, protocollato, pec, raccomandate, affrancato, plichi
agenda, appuntamenti, gestione agenda, gestione appuntamenti, fissare appuntamenti = agenda, appuntamenti, fissato, calendario, riunioni, outlook, disdette, prenotato visite
archiviazione, archivio, gestione documenti, pratiche, documenti, gestione archivio = archiviato, pratiche, scansionato, faldoni, protocollo, fascicoli, digitalizzato
inserimento dati, data entry, aggiornamento database, caricamento dati, anagrafiche = inserito, caricato dati, digitato, anagrafiche, aggiornato, registrati, maschere
viaggi, trasferte, organizzazione riunioni, organizzazione trasferte, organizzazione viaggi, riunioni = voli, hotel, trasferte, riunioni, verbali, sale, note spese, biglietti
fatturazione, fatture, emissione fatture, fatturazione elettronica, fatturazione attiva = fatture, emesso, fatturato, ddt, sdi, note di credito, fatture elettroniche, bollettato
fornitori, ciclo passivo, pagamenti, fatture passive, contabilità fornitori, pagamento fornitori = fatture fornitori, pagamenti, bonifici, scadenzario, ritenute, fatture passive, riba, saldato i fornitori
ciclo attivo, recupero crediti, solleciti, incassi, sollecito = solleciti, insoluti, incassi, crediti scaduti, sollecitato, morosi, partitari clienti
contabilità, prima nota, registrazioni contabili, contabilità generale, contabilità ordinaria, contabilità semplificata, tenuta contabilità = prima nota, registrato, registrazioni, zucchetti, teamsystem, partita doppia, corrispettivi, libro giornale, registravo, scritture
riconciliazioni bancarie, riconciliazione, riconciliazioni, quadratura = riconciliato, estratti conto, quadrato, banche, spunta, mastrini
iva, dichiarazioni fiscali, adempimenti fiscali, liquidazione iva, liquidazioni iva, dichiarazioni = iva, f24, lipe, 730, dichiarazioni, unico, intrastat, cu, redditi, liquidazioni
bilancio, chiusure, chiusura bilancio, chiusure mensili, bilanci = bilancio, ratei, risconti, assestamento, ammortamenti, bilancini, scritture di chiusura, bilanci, nota integrativa
buste paga, paghe, elaborazione paghe, elaborazione cedolini, paghe contributi, cedolini = cedolini, paghe, contributi, f24, uniemens, buste paga, 770, tfr, cu, autoliquidazione
amministrazione personale, presenze, gestione presenze = presenze, contratti, assunzioni, ferie, unilav, malattie, permessi, cartellini
cassa, piccola cassa, gestione cassa = cassa, piccola cassa, fondo cassa, quadratura cassa

## sales, retail, service
assistenza cliente, assistenza clienti, consulenza, assistenza vendita, accoglienza cliente, consulenza cliente, assistenza alla clientela, servizio cliente = consigliato, assistito, camerini, taglie, spiegato, chiamate al giorno, consulenze, bisogni, richieste dei clienti, aiutato a scegliere, ticket, servivo, servito clienti
vendita, vendite, vendita assistita, vendere, attività vendita = venduto, vendite, scontrino medio, cross selling, migliore venditrice, miglior venditore, contratti chiusi, vendita aggiuntiva
cassa, operazioni cassa, gestione cassa, incasso, chiusura cassa, utilizzo cassa = cassa, incassato, chiusura cassa, pos, fondo cassa, scontrini, resto, battuto, quadrato la cassa, fidelity
rifornimento scaffali, rifornimento, scaffali, allestimento scaffali, sistemazione merce, caricamento scaffali, riordino = rifornito, scaffali, scadenze, riassortito, caricato, fronteggiato, banco frigo, sistemato la merce, roll
vetrine, allestimento vetrine, visual merchandising, visual, allestimento, esposizione = vetrine, manichini, allestito, esposto, testate, espositori, isole, planogramma
prezzatura, etichettatura, cartellini = prezzato, cartellini, antitaccheggio, saldi, etichette, prezzi aggiornati
acquisizione clienti, nuovi clienti, sviluppo clienti, sviluppo portafoglio, prospecting, ricerca nuovi clienti = nuovi clienti, porta a porta, chiamate a freddo, acquisito, aperto clienti, appuntamenti presi, lead, visitato, prospect
fidelizzazione, portafoglio clienti, gestione clienti, gestione portafoglio, post vendita = clienti abituali, visite, portafoglio, fidelizzato, rinnovi, key account, clienti affezionati, fidelity
trattative, negoziazione, trattativa = trattato, sconti, accordi, contratti quadro, condizioni, trattative
obiettivi, raggiungimento obiettivi, budget vendita, obiettivi vendita, fatturato = budget, superato, fatturato, obiettivi, raddoppiato, incremento, sopra, target
preventivi, offerte, offerte commerciali, ordini clienti, gestione ordini clienti = preventivi, offerte, ordini inseriti, conferme d'ordine, quotazioni
apertura chiusura, gestione negozio, punto vendita = aperto e chiuso, chiavi, apertura, chiusura, negozio, allarme, responsabile del negozio, vice

## food
preparazione piatti, preparazione pasti, cucina, cottura, preparazione cibi, cucinare, preparazione pietanze = cucinato, piatti, sughi, salse, cotto, grigliato, coperti, primi, secondi, risotti, pasta fresca, fritti, arrosti, antipasti, pasti al giorno, brace
linea, mise place, preparazione ingredienti, preparazioni base = linea, tagliato, pulito verdure, sfilettato, porzionato, pelato, mondato, mise en place, fondi, pulito il pesce, disossato
haccp, igiene, norme igieniche, igiene alimentare, normative haccp, sicurezza alimentare = haccp, temperature, abbattuto, etichettato, campioni, registri, allergeni, celle, abbattitore, asl, scadenze controllate
menù, menu, ideazione menù, creazione menù, carta = menù, carta, piatti nuovi, ricette, piatto del giorno, degustazione, stagionali
food cost, costi = food cost, sprechi, ricette costificate, costi, grammature
ordini, fornitori, approvvigionamento, gestione dispensa = ordinato, fornitori, mercato, celle, metro, dispensa, merce ricevuta
pasticceria, dolci, dessert, produzione dolci = torte, dolci, creme, cornetti, lievitati, semifreddi, bignè, mousse, gelati, cannoli, frolle, sfogliati
pizza, pizzeria, impasti, preparazione impasti = pizze, impasti, steso, forno a legna, pizze a sera, farcito, lievitazione, teglia, staglio
panificazione, pane, panificio = pane, impastato, infornato, focacce, lievito madre, pezzature, forno
lavaggio, pulizia cucina, stoviglie, lavaggio stoviglie = lavato piatti, pentole, lavastoviglie, stoviglie, pavimenti, piastre, cappe
mensa, ristorazione collettiva, catering = mensa, pasti, scuole, diete, catering, gastronorm, celiaci

## service, food
servizio tavoli, servizio sala, servizio, servizio tavolo, prendere ordinazioni, ordinazioni, comande = servito, tavoli, comande, rango, vassoio, piatti, sala, sparecchiato, ordinazioni, coperti, palmare comande, dehors
bar, caffetteria, bevande, preparazione bevande, cocktail, preparazione caffè = caffè, cappuccini, cocktail, spritz, banco, vino, aperitivi, spillato, colazioni
cassa, conti, incasso = conti, cassa, incassato, pos, ricevute
mise place sala, allestimento sala, banchetti, apparecchiare = apparecchiato, tovaglie, banchetti, matrimoni, buffet, posate, cerimonie
check-in, prenotazioni, check in, ricevimento, check out, accoglienza ospiti = check-in, prenotazioni, chiavi, booking, opera, arrivi, partenze, schedine, alloggiati web, camere assegnate, portiere notturno

## cleaning, service, health
pulizia camere, riassetto camere, camere, rifacimento camere, riordino camere = camere, letti, bagni, lenzuola, asciugamani, minibar, fermate, partenze, carrello, rifatto, biancheria, rifacevo
pulizia, pulizia uffici, pulizia ambienti, sanificazione, pulizia locali, pulizie civili, igiene ambienti = lavato, spazzato, uffici, cestini, polvere, pavimenti, scale, aspirato, scuole, scrivanie, spolverato, mop, condomini, lavavo i pavimenti, svuotato
bagni, servizi igienici, sanificazione bagni, pulizia bagni = bagni, wc, disinfettato, sanitari, calcare, sapone, lavandini
vetri, pulizia vetri, vetrate = vetri, vetrate, finestre, tergivetro, vetrine
macchine pulizia, lavasciuga, monospazzola, macchinari = lavasciuga, monospazzola, idropulitrice, cerato, decerato, moquette, lucidato
lavanderia, stiratura, biancheria, guardaroba = stirato, lavanderia, biancheria, piegato, lenzuola, mangano, macchie
sale operatorie, ospedaliera, sanificazione ospedaliera = sale operatorie, reparti, codice colore, disinfettato, degenze, isolamento

## education, care
insegnamento, lezioni, docenza, insegnare, didattica, attività didattica = insegnato, lezioni, classe, classi, alunni, materia, liceo, ore settimanali, medie, ripetizioni, insegnavo
programmazione didattica, progettazione, pianificazione lezioni, progettazione didattica, unità didattiche = unità didattiche, progettato, schede, programmazione annuale, uda, materiale didattico, laboratori didattici
valutazione, verifiche, correzione, osservazione, valutazione alunni = corretto, verifiche, pagelle, osservato, scrutini, griglie, compiti, interrogazioni, invalsi, prove
gestione classe, disciplina, comportamento = regole, classe, circle time, conflitti, cartellone delle regole, token
famiglie, rapporto famiglie, colloqui, genitori, rapporti genitori, relazione famiglie = colloqui, genitori, riunioni, diario, famiglie, open day, comunicazioni alle famiglie
attività educative, attività ludiche, laboratori, gioco, attività ludico ricreative, attività ricreative, animazione = canzoni, letture, pittura, manipolazione, travasi, psicomotricità, giochi, laboratori, recite, canti, lavoretti, gite, favole
cura bambini, bambini, igiene bambini, routine, accudimento, assistenza bambini = pannolini, nido, lattanti, pappe, nanna, inserimento, ambientamento, biberon, divezzi, sezione, bambini di, cambio, neonati, svezzamento
disabilità, sostegno, bes, inclusione, alunni disabilità, dsa = autismo, pei, dsa, sostegno, pdp, disabili, adhd, disabilità, 104, caa, sindrome di down
sorveglianza, vigilanza, dopo scuola, doposcuola = mensa, ricreazione, uscite, cortile, compiti, pre-scuola, scuolabus

## software
sviluppo, sviluppo software, sviluppo applicazioni, sviluppare, sviluppo web, implementazione = sviluppato, programmato, implementato, moduli, api, microservizi, spring, react, laravel, funzionalità, gestionale scritto, riscritto, angular, refactoring
api, web services, integrazioni = api, rest, endpoint, graphql, webhook, soap, integrato
database, basi dati, base dati = query, sql, postgres, mysql, oracle, stored procedure, indici, mongodb, tabelle
test, testing, test automatici, qualità software, unit test = unit test, junit, selenium, cypress, collaudi, copertura, jest, casi di test, regressione
ci/cd, rilasci, devops, deploy, rilascio = pipeline, jenkins, docker, kubernetes, rilasciato, gitlab, terraform, ansible, github actions
agile, scrum, metodologie agili, metodologia agile = sprint, scrum, daily, retrospettive, backlog
supporto utenti, assistenza utenti, assistenza tecnica, help desk, supporto tecnico, helpdesk, supporto, assistenza = ticket, password, utenti, remoto, stampanti, chiamate, teamviewer, incidenti, pc, postazioni, problemi risolti, portatili, anydesk
amministrazione sistemi, server, gestione server, sistemi, infrastruttura, amministrazione server, sistemistica = active directory, server, vmware, windows server, linux, gpo, hyper-v, exchange, proxmox, macchine virtuali, patch, domini
reti, gestione reti, rete, networking = switch, vlan, firewall, vpn, router, cisco, fortinet, wifi, mikrotik, access point
backup, salvataggi, disaster recovery = veeam, backup, ripristinato, ripristini, nas
sicurezza, sicurezza informatica, cybersecurity = antivirus, phishing, mfa, patch, gdpr, iso 27001, vulnerabilità, siem
hardware, installazione hardware, postazioni, configurazione pc, manutenzione hardware = pc, portatili, stampanti, immagini, formattato, postazioni, intune, assemblato pc
requisiti, analisi requisiti, analisi funzionale, raccolta requisiti = user stories, requisiti, specifiche, incontri con il cliente, analisi funzionale, mockup

## marketing
sem, google ads = google ads, adwords, cpc
social media, gestione social, social network, canali social, gestione canali social = instagram, facebook, linkedin, tiktok, follower, post, reel, stories, piano editoriale, influencer, community
contenuti, creazione contenuti, redazione testi, copywriting, redazione contenuti, content = blog, articoli, testi, newsletter, video, scritto, brochure, comunicati, podcast, schede prodotto
seo, posizionamento, ottimizzazione seo = parole chiave, prima pagina, search console, semrush, traffico organico, backlink, seozoom
campagne, campagne pubblicitarie, advertising, campagne marketing, campagne adv, attività marketing, campagne digitali = campagne, google ads, meta ads, volantini, concorsi, inserzioni, campagna, budget pubblicitario, spot, affissioni, lead
newsletter, email marketing, dem = mailchimp, newsletter, tasso di apertura, iscritti, dem, mailup, automazioni
sito web, gestione sito, sito, aggiornamento sito = wordpress, sito, pagine, landing, e-commerce, restyling, prestashop, shopify, banner
eventi, fiere, organizzazione eventi, organizzazione fiere = fiere, stand, eventi, open day, inaugurazioni, convegni, inviti, sponsor, webinar
grafica, materiale promozionale, materiali, impaginazione, progettazione grafica, creatività = volantini, locandine, photoshop, canva, illustrator, cataloghi, brochure, indesign, loghi, roll-up, biglietti da visita
analisi, report, analisi dati, monitoraggio, reportistica, analisi performance, kpi = google analytics, report, conversioni, dashboard, ctr, ga4, roas, looker, metriche
ufficio stampa, comunicati, comunicazione, relazioni pubbliche, stampa = comunicati stampa, giornalisti, rassegna stampa, conferenze stampa, interviste, uscite
ricerche mercato, analisi concorrenza, analisi mercato, concorrenza = questionari, concorrenti, sondaggi, personas, focus group, benchmark
`;
