/** How people who write Dutch describe what they did; wordings.ts explains the format. */
export const dutch = String.raw`
## any
reparatie = gerepareerd, gemaakt weer
onderhoud = onderhouden
schoonmaken, schoonmaak = schoongemaakt, gepoetst
uitvoeren, uitvoering, verrichten = uitgevoerd, gedaan, verricht, voerde
controleren, controle, toezicht, bewaken, toezien, nakijken = gecontroleerd, nagekeken, gecheckt, bewaakt, toezicht gehouden
opstellen, maken, voorbereiden, voorbereiding, klaarmaken = opgesteld, gemaakt, geschreven, voorbereid, klaargezet, klaargelegd
plannen, planning, organiseren, coördineren, coördinatie = gepland, rooster, roosters, ingedeeld, geregeld, afgestemd, weekplanning
leidinggeven, aansturen, leiding, aansturen team, leidinggevende ervaring = teamleider, ploegleider, leiding gegeven, aangestuurd, mensen onder mij, voorman, gaf leiding, mijn team
inwerken, begeleiden nieuwe, opleiden, begeleiden collega, inwerken nieuwe, trainen, begeleiden stagiaires = ingewerkt, nieuwe collega's, stagiairs, leerlingen begeleid, uitgelegd, stagiaires, werkbegeleider, leermeester
telefoon, telefonische, telefoon aannemen, telefonisch, bellen, aannemen telefoon = telefoon, telefoontjes, gebeld, doorverbonden, beller, bellers, opgenomen, telefoontjes per dag
klachten, klachtenafhandeling, klachtenbehandeling, afhandelen klachten = klachten, retouren, boze, ruilen, geruild, ontevreden, terugbetaald
voorraad, voorraadbeheer, inventarisatie, voorraadcontrole, voorraden = geteld, inventaris, tellingen, bijbesteld, voorraad, cyclustelling, houdbaarheid
bestellingen, bestellen, inkoop, bestellingen plaatsen = besteld, bijbesteld, leveranciers, bestellijst
veiligheid, veiligheidsvoorschriften, veilig werken, arbo = zonder ongevallen, pbm, toolbox, bhv, risico-inventarisatie, werkvergunning, ongevalvrij
ms office, microsoft office = excel, word, draaitabellen, powerpoint, outlook

## health, care
persoonlijke verzorging, verzorging, lichamelijke verzorging, adl, wassen, persoonlijke zorg, basiszorg, algemene dagelijkse = gewassen, gedoucht, aangekleed, scheren, incontinentie, toiletgang, adl, steunkousen, geholpen bij douchen, mondverzorging, gebaad, verschoond
wondzorg, wondverzorging, wonden = verbanden, wonden, decubitus, zwachtelen, hechtingen, gezwachteld, verband, smetplekken
medicatie, medicijnen, toedienen medicatie, uitdelen medicatie, medicatieverstrekking, aanreiken medicatie = medicijnen, insuline, injecties, baxterrollen, pillen, infusen, gespoten, prikken, medimo, medicatielijst, ncare
vitale functies, metingen, controles, observeren, observatie = bloeddruk, temperatuur, pols, saturatie, bloedsuiker, glucose, gemeten, mews
maaltijden, eten drinken, voeding, hulp eten, maaltijdverzorging = eten gegeven, geholpen met eten, drinken gegeven, sondevoeding, verdikt, maaltijden, brood gesmeerd, ontbijt
tillen, transfers, mobiliseren, mobilisatie, wisselligging, verplaatsen = tillift, rolstoel, wisselligging, rollator, transfers, passieve lift, gedraaid, uit bed, actieve lift, glijzeil, omgedraaid
dementie, psychogeriatrie, geriatrie, dementerenden = dementie, alzheimer, gesloten afdeling, pg, validation, verwarde, dolende
ouderen, ouderenzorg, cliënten, verpleeghuis, ouderenzorg, bewoners = verpleeghuis, verzorgingshuis, bewoners, bejaarden, bejaarde, somatiek, kleinschalig wonen
palliatieve zorg, terminale, palliatief, terminale zorg = stervende, terminale, hospice, laatste dagen, morfinepomp, laatste levensfase
rapporteren, rapportage, zorgdossier, zorgplan, ecd, dossier, zorgplannen, rapportages = gerapporteerd, ons, nedap, dossier, zorgplannen, zorgleefplan, ecare, overdracht geschreven, soep, pluriform, evv
thuiszorg, wijkzorg, zorg thuis, wijk = wijk, bij mensen thuis, route, thuis, wijkteam, fiets langs, langs cliënten
activiteiten, dagbesteding, welzijn, activiteiten begeleiden, daginvulling = gewandeld, spelletjes, zingen, bingo, knutselen, voorgelezen, geheugentraining, sjoelen, uitstapjes, gezongen
huishouden, huishoudelijke, huishoudelijke taken, huishoudelijke werkzaamheden = gestofzuigd, was gedaan, boodschappen, gestreken, ramen gelapt, bedden verschoond, afgewassen, gekookt
familie, mantelzorgers, contact familie, mantelzorg = mantelzorgers, familiegesprekken, dochters, familie ingelicht, familie uitgelegd, naasten
hygiëne, infectiepreventie = gedesinfecteerd, isolatie, handhygiëne, steriel, mrsa, autoclaaf, norovirus
spoed, noodsituaties, reanimatie, acute zorg = gereanimeerd, seh, ambulance, acute opname, crashkar, reanimatieteam, triage
verpleegtechnische handelingen, verpleegkundige handelingen, voorbehouden handelingen, verpleegtechnische, risicovolle handelingen = katheter, infuus, infusen, injecties, sonde, bloed geprikt, stoma, geprikt, gekatheteriseerd, drains, tracheostoma, zuurstof

## building, machining
elektrische installaties, installeren, installatie, bekabeling, kabels trekken, elektra, installatiewerkzaamheden, aanleggen, elektrotechnische installaties = kabels getrokken, bedraad, stopcontacten, groepenkasten, lampen, schakelaars, kabelgoten, gemonteerd, aangesloten, buizen gelegd, armaturen, sleuven gefreesd, afgemonteerd
groepenkasten, schakelkasten, panelenbouw, verdeelkasten = groepenkast, groepenkasten, aardlek, schakelkasten, zekeringen, besturingskasten, magneetschakelaars, verdelers
storingen, storingen zoeken, storingzoeken, storingen verhelpen, storingen oplossen, verhelpen storingen, oplossen storingen = storingen, multimeter, kortsluiting, opgelost, verholpen, storingsdienst, doorgemeten, fout gevonden, piketdienst, gevonden oorzaak
preventief onderhoud, onderhoudswerkzaamheden, correctief onderhoud, reparaties, repareren = gerepareerd, vervangen, gesmeerd, onderhouden, lagers, v-snaren, gereviseerd, pompen, onderhoudsbeurten, doorgesmeerd, ultimo, afgesteld
inbedrijfstellen, testen, inbedrijfstelling = in bedrijf gesteld, getest, opgeleverd, opgestart, ingeregeld
tekeningen, tekening lezen, tekeningen lezen, technische tekeningen, schema lezen = van tekening, tekeningen, schema's, volgens tekening, stroomkringschema
plc, besturingstechniek, industriële automatisering = siemens, tia portal, frequentieregelaars, step 7, sensoren vervangen, profinet, servo
inspectie, nen 1010, nen 3140, keuringen = gekeurd, nen 3140, isolatieweerstand, scope 8, metrel, keuringsrapporten, scope 10
zonnepanelen, laadpalen, domotica = zonnepanelen, omvormers, laadpalen, knx, wp, thuisbatterij
sanitair, loodgieterswerk, leidingen, waterleidingen, riolering = toiletten, wastafels, leidingen, kranen, badkamers, douches, gesoldeerd, riolering, afvoeren, lekkages, koper, kunststof persleiding
cv, verwarming, cv ketels, ketels, warmtepompen = cv-ketels, ketels, radiatoren, vloerverwarming, warmtepompen, remeha, intergas, thermostaten
metselen, metselwerk, beton, ruwbouw = gemetseld, muren, bakstenen, gestort, bekisting, gevoegd, kalkzandsteen, gelijmd, fundering, wapening
schilderwerk, schilderen, behangen = geschilderd, geschuurd, behangen, gelakt, kozijnen geplamuurd, gegrond, gesausd, latex
timmerwerk, timmeren, hout, afbouw, kozijnen = kozijnen, deuren, trappen, keukens, dakkapellen, plafonds, gipsplaten, vloeren, deuren afgehangen, dakbeschot, wanden geplaatst, plinten
tegels, tegelwerk, tegelzetten, stucwerk = getegeld, tegels, gevoegd, gestuct, wanden gestuukt, badkamers, raapwerk
lassen, laswerk, laswerkzaamheden = gelast, mig, tig, mag, elektrode, lasnaden, aflassen
renovatie, verbouwingen, verbouwing, renovaties = verbouwd, gerenoveerd, verbouwingen, sloopwerk, gestript

## vehicles
onderhoudsbeurten, onderhoud auto, grote beurten, kleine beurten, onderhoud voertuigen, beurten = olie ververst, filters, bougies, beurten, distributieriem, remblokken, vloeistoffen, riemen, olie
diagnose, diagnoses stellen, storingsdiagnose, diagnose stellen, diagnoseapparatuur = foutcodes, uitgelezen, diagnoseapparatuur, sensoren, scope, bosch, storingen gevonden, vcds, autel, kabelbreuk
remmen, remsysteem = remblokken, remschijven, remklauwen, remmen ontlucht, remtrommels, rollenbank
motor, motoren, motorrevisie = koppakking, koppakkingen, distributie, turbo, injectoren, motoren gereviseerd, kleppen
koppeling, versnellingsbak, aandrijving = koppelingen, versnellingsbakken, aandrijfassen, koppeling, vliegwiel
vering, ophanging, uitlijnen, stuurinrichting = schokdempers, draagarmen, uitgelijnd, stuurkogels, veren, wiellagers, stabilisatorstangen
banden, bandenwissel, banden wisselen = banden, gebalanceerd, wielen gewisseld, winterbanden, velgen
apk, apk keuring, apk keuringen = apk, afgemeld, keuringen, viergas, herkeuring
vrachtwagens, bedrijfswagens, trucks, opleggers = vrachtwagens, trekkers, opleggers, laadkleppen, daf, scania, bestelbussen, bussen
elektronica, autoelektronica, elektrische systemen = dynamo's, startmotoren, accu's, kabelbomen, trekhaken, alarm, ecu
carrosserie, schadeherstel, spuiten = uitgedeukt, bumpers, spatborden, gespoten, geplamuurd, richtbank, ruiten

## machining
draaien, cnc draaien, draaibank, draaibanken = gedraaid, draaibank, assen, mazak, klauwplaat, mori, stafaanvoer, draaidelen
frezen, cnc frezen, freesbank, freesmachines = gefreesd, freesbank, bewerkingscentrum, 5-assig, hermle, haas, freesdelen, dmg
instellen, omstellen, ombouwen, instellen machines, omstellen machines, stellen = ingesteld, omgesteld, nulpunt, nulpunten, gereedschappen, omgebouwd, opspannen, opgespannen, omsteltijd, mallen gewisseld, gereedschap opgemeten
programmeren, cnc programmeren, programma = geprogrammeerd, heidenhain, fanuc, mastercam, siemens, programma's, cam, esprit, solidcam, mazatrol
kwaliteitscontrole, meten, kwaliteit, metingen, kwaliteitscontroles = schuifmaat, micrometer, gemeten, meetbank, steekproeven, afkeur, honderdsten, eerste product, binnenmicrometer, nagemeten, meetrapport, uitval
bedienen machines, machines bedienen, machine bedienen, productielijn, productie, bedienen, productielijnen, bedienen productielijn = lijn, pers, spuitgietmachine, machine bediend, afvullijn, stuks per uur, extruder, inpaklijn, gedraaid lijn, lijn gedraaid, stuks per dienst, bijgevuld, stansmachine
montage, assemblage, monteren, assembleren, samenstellen = gemonteerd, in elkaar gezet, geschroefd, geassembleerd, gesoldeerd, samengebouwd, samengesteld, geklonken
inpakken, verpakken, etiketteren = ingepakt, dozen, geëtiketteerd, verpakt, gestapeld, krimpfolie, kratten
slijpen, ontbramen, afwerken = geslepen, ontbraamd, gepolijst, bramen, geschuurd, getrommeld
lean, continu verbeteren, 5s = 5s, kaizen, uitval verlaagd, omsteltijd verkort, kanban

## logistics, driving
orderpicken, orders verzamelen, orderverzamelen, orders picken, verzamelen orders, verzamelen bestellingen = gepickt, orders, scanner, voicepicking, regels per uur, bestellingen verzameld, verzameld, picks, colli per uur, headset, pickkar
goederenontvangst, lossen, ontvangst goederen, inkomende goederen, ontvangen goederen, laden lossen, lossen vrachtwagens = gelost, pakbonnen, vrachtwagens gelost, containers, ontvangen, ingeboekt, vrachtbrieven, pakbon, aangenomen leveringen, dock
verzending, laden, expeditie, uitgaande goederen, verzendklaar, verzendklaar maken = geladen, verzonden, gesealed, verzendlabels, pallets klaargezet, cmr, trailers geladen, vrachtbrieven, verzendklaar, postnl
opslag, inslag, wegzetten, opslaan, inslaan = weggezet, stellingen, locaties, ingeslagen, opgeslagen, rekken, palletstellingen, bulk
heftruck, heftruck rijden, reachtruck, ept, heftrucks, hoogwerker = heftruck, reachtruck, ept, palletwagen, stapelaar, smallegangentruck, combitruck, pompwagen
wms, voorraadsysteem, scanner, systeem = gescand, wms, sap, ingeboekt, scanner, exact, navision
inpakken, verpakken = ingepakt, verpakt, dozen, pakketten, paktafel
bezorgen, bezorging, afleveren, leveren, uitleveren, bezorgen pakketten, leveringen = bezorgd, pakketten, stops, adressen, afgeleverd, rondgebracht, klanten geleverd, bestellingen thuis, stops per dag
internationaal transport, transport, rijden, chauffeur, vervoeren, nationaal transport, vervoer = europa, duitsland, oplegger, gereden, koeltrailer, containers gereden, tankwagen, trekker-oplegger, kilometer per jaar, kiepwagen, bakwagen, benelux
lading zekeren, lading, vastzetten, ladingzekering = sjorbanden, vastgezet, spanbanden, gezekerd, antislipmatten, vastgesjord
tachograaf, rijtijden, rusttijden, rij rusttijden = tachograaf, bestuurderskaart, rijtijden, rusttijden, pauzes
onderhoud voertuig, voertuigcontrole, voertuig = bandenspanning, olie, gewassen, lichten, oliepeil, schade gemeld, vrachtwagen gewassen
ritplanning, transportplanning, routeplanning, planning chauffeurs = ritten, routes, chauffeurs ingepland, charters, timocom, ritten gepland, transics
douane, douaneformaliteiten, douanedocumenten = douane, t1, aangiftes, invoer, ags, exportdocumenten, inklaring

## office, finance, law, health
receptie, ontvangen bezoekers, gastvrij, bezoekers, ontvangst, baliewerkzaamheden, gasten ontvangen, ontvangen gasten = bezoekers, ontvangen, badges, welkom geheten, balie, gasten, aangemeld, koffie, bezoekerspassen, te woord gestaan
post, postverwerking, correspondentie, verwerken post, e-mail = brieven, post, gefrankeerd, e-mails beantwoord, mailbox, post verdeeld, pakketten, aangetekende, poststukken
agendabeheer, agenda, afspraken, afspraken plannen, afspraken inplannen, beheren agenda = agenda, afspraken, ingepland, vergaderingen, agenda's, outlook
archiveren, dossierbeheer, archief, dossiers, documentbeheer, archivering = gearchiveerd, dossiers, gescand, mappen, archief, gedigitaliseerd, sharepoint, opgeborgen
data invoer, gegevens verwerken, administratieve, administratie, invoeren, gegevensverwerking, administratieve werkzaamheden, administratieve taken, verwerken gegevens = ingevoerd, verwerkt, getypt, bestanden bijgewerkt, stamgegevens, formulieren, mutaties, adressen bijgewerkt
notuleren, notulen, vergaderingen, verslaglegging = notulen, verslagen, genotuleerd, vergaderingen, actielijsten
reizen, reizen boeken, boeken reizen = vluchten, hotels, geboekt, treinen, visa
facturen, facturatie, factureren, verwerken facturen, facturen verwerken, inkoopfacturen = facturen, gefactureerd, exact, afas, facturen verstuurd, creditnota's, twinfield, facturen geboekt, scan en herken
crediteuren, crediteurenadministratie, inkoopfacturen, betalingen = inkoopfacturen, betaalruns, leveranciers betaald, betaalbatches, facturen van leveranciers, crediteuren, ter goedkeuring
debiteuren, debiteurenbeheer, aanmaningen, debiteurenadministratie, incasso = aanmaningen, herinneringen, openstaande, nagebeld, incasso, betalingsregelingen, debiteuren, wanbetalers
boekhouding, financiële administratie, boeken, grootboek, boekhouden, boekingen, memoriaal = geboekt, bankboek, grootboek, exact, snelstart, kasboek, ingeboekt, journaalposten, memoriaal, bankmutaties, twinfield
afstemmen, bankafschriften, afletteren, balansposten = afgeletterd, bankafschriften, aangesloten, tussenrekeningen, balansspecificaties, afgestemd
btw, btw aangifte, aangiften, belastingaangiften, btw aangiften, btw aangiftes = btw, aangiftes, icp, belastingdienst, vpb, suppletie, inkomstenbelasting
maandafsluiting, jaarrekening, jaarafsluiting, jaarrekeningen, maandafsluitingen = jaarrekeningen, afsluitingen, balans, voorzieningen, overlopende posten, maand afgesloten, samengesteld, winst- en verliesrekening
salarisadministratie, lonen, salarisverwerking, salarissen, loonadministratie = loonstroken, salarissen, loonaangiftes, nmbrs, loket, verlof, pensioenaangiften, adp
personeelsadministratie, personeelsdossiers = contracten, ziekmeldingen, verlof, personeelsdossiers, urenregistratie, in- en uitdiensttreding

## sales, retail, service
adviseren klanten, advies, klantadvies, klanten adviseren, klanten helpen, klanten, helpen klanten, adviseren = geadviseerd, geholpen, maten, paskamers, uitgelegd, aanbevolen, vragen beantwoord, te woord gestaan, passend product, passen
verkoop, verkopen, actief verkopen, verkoopgesprekken, commerciële = verkocht, omzet, bijverkoop, deals, afgesloten contracten, gesprekken, beste verkoper, conversie
kassa, afrekenen, kassawerkzaamheden, kassa bedienen, bedienen kassa, achter kassa = kassa, afgerekend, kas opgemaakt, dagomzet, pin, kasopmaak, kassa's geteld, wisselgeld, kasverschil
vakkenvullen, vullen, schappen, aanvullen, bijvullen, vakken vullen, schappen vullen, vullen schappen, winkel aanvullen = vakken, schappen, gevuld, bijgevuld, gespiegeld, houdbaarheidsdatum, rolcontainers, karren leeggemaakt, aangevuld, thd
presentatie, etalage, winkelpresentatie, visual merchandising, artikelpresentatie = etalages, etalage, paspoppen, displays, presentaties, gestyled, schappenplan, actietafels
klantenservice, klantcontact, klantvragen, klantvragen beantwoorden, beantwoorden vragen, klantvriendelijk = vragen beantwoord, tickets, chats, telefoontjes per dag, mails, zendesk, klanten teruggebeld, gesprekken per dag, whatsapp
acquisitie, nieuwe klanten, werven, prospectie, koude acquisitie, klanten werven = koude acquisitie, nieuwe klanten, gebeld bedrijven, leads, binnengehaald, langs de deuren, prospects, deuren, afspraken gemaakt met
relatiebeheer, klantrelaties, accountmanagement, relaties onderhouden, onderhouden klantrelaties, bestaande klanten = vaste klanten, klantbezoeken, klanten bezocht, accounts, contracten verlengd, kwartaalgesprekken, klantenbestand
onderhandelen, onderhandelingen = onderhandeld, kortingen, raamcontracten, condities, tarieven
targets, omzetdoelstellingen, doelstellingen, target, omzet = target, boven target, omzetgroei, omzet verdubbeld, omzet, procent boven, gehaald
offertes, offertes opstellen, offertes maken, orderverwerking, orders verwerken = offertes, orders, prijsopgaven, nagebeld, orders ingevoerd, calculaties, orderbevestigingen
openen sluiten, winkel openen, filiaal, winkelbeheer = geopend en gesloten, sleutels, filiaal, afgesloten, alarm, winkel geopend

## food
bereiden, gerechten bereiden, koken, maaltijden bereiden, bereiden gerechten, bereiding, bereiden maaltijden = gekookt, gerechten, sauzen, soepen, gebakken, gegrild, couverts, à la carte, maaltijden per dag, gebraden, voorgerechten, gestoofd
mise en place, voorbereidingen, mise place, voorbereiden = mise en place, gesneden, geschild, gefileerd, groenten, geportioneerd, gemarineerd, gehakt
haccp, hygiëne, voedselveiligheid, haccp richtlijnen, haccp normen = haccp, temperaturen, temperatuurlijsten, allergenen, nvwa, koelingen, gestickerd, kerntemperatuur, datumstickers, fifo
menu, menukaart, menu samenstellen, gerechten bedenken = menukaart, menu's, recepten, weekmenu, nieuwe gerechten, suggesties
bestellen, inkoop, voorraad = besteld, sligro, leveranciers, koeling, leveringen, hanos, bestellingen
gebak, patisserie, desserts, bakken, brood, deeg, broodbereiding = taarten, brood, deeg, gebak, desserts, croissants, gekneed, bonbons, ovens, opgemaakt, vlaai, zuurdesem
afwas, spoelkeuken, afwassen, schoonhouden, keuken schoonmaken = afgewassen, pannen, vaatwasser, vloeren geschrobd, frituur, schoongemaakt, afzuigkap, servies
catering, bedrijfsrestaurant, grootkeuken, bedrijfscatering = bedrijfsrestaurant, kantine, lunches, buffet, maaltijden, broodjes, banqueting

## service, food
bedienen gasten, bediening, serveren, uitserveren, bestellingen opnemen, opnemen bestellingen, gasten bedienen = bediend, geserveerd, tafels, dienblad, bestellingen opgenomen, gasten, terras, wijk, borden, gasten aan tafel, handheld
bar, drankjes, cocktails, koffie, barwerkzaamheden = cocktails, getapt, koffie, wijn, bier, latte, shots, tapbier, barista
afrekenen, kassa, rekening = afgerekend, kassa, pin, rekeningen, kas opgemaakt
tafels dekken, banqueting, partijen, dekken = gedekt, bruiloften, partijen, buffetten, glazen gepoleerd, recepties, bestek gepoleerd
inchecken, check-in, reserveringen, receptie, check in, in uitchecken = ingecheckt, uitgecheckt, sleutels, reserveringen, booking, opera, gasten ingecheckt, kamers toegewezen, mews

## cleaning, service, health
kamers schoonmaken, kamers, hotelkamers, schoonmaken kamers, schoonmaken hotelkamers = kamers, bedden opgemaakt, badkamers, lakens, handdoeken, minibar, vertrekkers, blijvers, beddengoed
kantoren schoonmaken, schoonmaakwerkzaamheden, schoonmaken kantoren, reinigen, schoonmaken ruimtes = gedweild, gestofzuigd, prullenbakken, afgestoft, kantoren, trappenhuizen, gemopt, vuilnis, bureaus, scholen schoongemaakt, geveegd, vloeren, stof afgenomen
sanitair, toiletten, sanitair schoonmaken, sanitaire ruimtes = toiletten, wc's, wastafels, kalk, zeep, ontkalkt, spiegels
ramen, glasbewassing, ramen wassen, ramen lappen = ramen, gelapt, kozijnen, glasgevels, wisser
schrobzuigmachine, machines, vloeronderhoud, eenschijfsmachine = schrobzuigmachine, gestript, geboend, hogedruk, in de was, tapijten, eenschijfs
wasgoed, linnen, wasserij, strijken = gestreken, was, linnengoed, gevouwen, mangel, wasmachines, vlekken
desinfectie, ziekenhuis, operatiekamers = gedesinfecteerd, operatiekamers, isolatiekamers, microvezel, kleurcodering

## education, care
lesgeven, lessen geven, onderwijzen, lessen verzorgen, onderwijs, verzorgen lessen, lessen = lessen, lesgegeven, klas, groep 3, groep 5, groep 8, leerlingen, havo, vmbo, groep 4, groep 6, mentor, lesuren
lesvoorbereiding, lessen voorbereiden, lesplannen, voorbereiden lessen, lesmateriaal = lesplannen, werkbladen, weekplanning, methodes, lesmateriaal, thema's uitgewerkt, lesbrieven
toetsen, beoordelen, nakijken, observeren, ontwikkeling volgen, volgen ontwikkeling, ontwikkeling kinderen = nagekeken, rapporten, toetsen, geobserveerd, cito, parnassys, kijk, doen praten en bewaren, gesurveilleerd, tentamens
ouders, oudergesprekken, contact ouders, oudercontact, contact onderhouden ouders = oudergesprekken, ouderavonden, tienminutengesprekken, overdracht ouders, ouders gesproken, ouderapp, met ouders
opvang kinderen, verzorging kinderen, kinderen verzorgen, groep, kinderopvang, verzorgen kinderen, opvang, begeleiden kinderen = luiers, flesjes, baby's, peuters, groep, slaapjes, dreumesen, wennen, verschoond, bso, babygroep, flesvoeding, zindelijkheid, stamgroep
activiteiten, activiteiten organiseren, activiteiten aanbieden, spelen, creatieve activiteiten, organiseren activiteiten = knutselen, voorlezen, liedjes, uitstapjes, gym, spelletjes, kring, voorgelezen, geknutseld, speurtocht, gezongen, buiten gespeeld, verven
zorgleerlingen, passend onderwijs, extra ondersteuning, speciale behoeften, extra zorg = autisme, adhd, dyslexie, zorgleerlingen, ib'er, speciaal onderwijs, remedial teaching, handelingsplannen, picto's, sbo
klassenmanagement, orde, gedrag = klassenregels, beloningssysteem, pesten, kring, groepsregels, conflicten, kanjertraining, plattegrond
taalontwikkeling, vve, voorschoolse educatie, taalstimulering = vve, puk, voorlezen, woordenschat, uk en puk, taalspelletjes, logo 3000
toezicht, pauze, surveilleren = pleinwacht, overblijven, buitenspelen, surveillance, tso

## software
software ontwikkelen, ontwikkelen, programmeren, softwareontwikkeling, ontwikkelen applicaties, webapplicaties, ontwikkelen software, bouwen applicaties, ontwikkeling = gebouwd, geprogrammeerd, ontwikkeld, api, microservices, modules, spring, react, laravel, functionaliteiten, webshop, herschreven, angular, geïmplementeerd
api, koppelingen, integraties = api, rest, koppeling, koppelingen, endpoints, graphql, webhooks, soap
databases, database = queries, sql, postgres, mysql, oracle, stored procedures, indexen, mongodb
testen, unit tests, testautomatisering, kwaliteit, software testen = unit tests, selenium, cypress, testcases, junit, regressietest, getest, playwright, bevindingen
ci/cd, deployment, devops, automatisering = pipelines, jenkins, docker, kubernetes, terraform, uitgerold, gitlab, github actions, ansible, azure devops
scrum, agile, agile werken, scrum team = sprints, scrum, stand-ups, retrospectives, backlog
gebruikersondersteuning, support, helpdesk, ondersteunen gebruikers, eerstelijns, ondersteuning gebruikers, servicedesk, meldingen, storingen = tickets, wachtwoorden, topdesk, gebruikers geholpen, printers, laptops, meldingen, incidenten, teamviewer, werkplekken, wachtwoorden gereset
systeembeheer, serverbeheer, servers, beheren servers, systemen, beheer servers, infrastructuur, beheer systemen = active directory, vmware, servers, windows server, linux, group policies, hyper-v, exchange, azure ad, citrix, patches, intune
netwerkbeheer, netwerk, netwerken, beheer netwerk = switches, vlan, firewall, vpn, routers, cisco, fortigate, wifi, access points, unifi
back-ups, backup, back up = veeam, back-ups, teruggezet, restore
werkplekken, hardware, werkplekbeheer, devices = laptops, intune, werkplekken, images, printers, telefoons ingericht, uitrol
beveiliging, informatiebeveiliging, security = antivirus, phishing, mfa, iso 27001, patches, avg, pentest, siem
functioneel beheer, applicatiebeheer, beheer applicaties = applicatie, wijzigingen, releases, gebruikersoverleg, topdesk, change, key users, autorisaties
requirements, analyse, informatieanalyse = user stories, requirements, workshops, functioneel ontwerp, specificaties

## marketing
sea, google ads = google ads, adwords, cpc
social media, sociale media, beheren social media, community management, social media kanalen = instagram, facebook, linkedin, tiktok, volgers, posts, reels, stories, contentkalender, influencers, bereik
content, content schrijven, teksten schrijven, contentcreatie, schrijven teksten, content maken, teksten = blogs, artikelen, teksten, nieuwsbrieven, geschreven, video's, brochures, whitepapers, copy, podcasts
seo, zoekmachineoptimalisatie, vindbaarheid = zoekwoorden, eerste pagina, search console, ahrefs, linkbuilding, posities, semrush
campagnes, marketingcampagnes, online campagnes, campagnes opzetten, opzetten campagnes, marketingactiviteiten = campagnes, google ads, meta ads, advertenties, flyers, winactie, mailing, campagne, posters, leads
nieuwsbrieven, e-mailmarketing, nieuwsbrief, e mailmarketing = mailchimp, nieuwsbrieven, openingspercentage, abonnees, spotler, e-mails automatisch
website, websitebeheer, cms, onderhouden website, beheren website = wordpress, website, pagina's, landingspagina's, drupal, webshop, magento, banners
evenementen, beurzen, events, organiseren evenementen, beurzen organiseren = beurzen, stand, evenementen, open dag, opening, uitnodigingen, webinars, relatiedag
vormgeving, grafisch, drukwerk, vormgeven, opmaak = flyers, posters, indesign, photoshop, canva, brochures, folders, illustrator, logo, banners, roll-ups
analyse, rapportages, analyseren, resultaten, statistieken, analyseren resultaten = google analytics, dashboards, conversie, rapportages, ga4, ctr, looker, maandrapport, a/b
pr, persberichten, communicatie, pers, interne communicatie = persberichten, journalisten, intranet, personeelsblad, interviews, persmomenten, perslijst
marktonderzoek, concurrentieanalyse, doelgroeponderzoek = enquêtes, concurrenten, persona's, onderzoek, klanttevredenheid
`;
