import { ORGANISATION_KINDS } from './organisation-kinds.ts';

/** Legal forms, folded, as the last word or words of a name. */
export const LEGAL_FORMS = `pllc p.l.l.c plt pte p.c sgps scpa scs oeg ges.m.b.h k.k cia asd ssd mei pjsc ojsc cjsc jsc ооо пао оао зао ао inc incorporated llc llp lp ltd limited plc corp corporation co company companies gmbh mbh ag kg ohg ug gbr se eg ev e.v e.k sa s.a sas s.a.s sarl s.a.r.l eurl sl s.l slu s.l.u srl s.r.l spa s.p.a snc lda ltda eireli me sp.zoo zoo s.k oy ab as a.s aps bv b.v nv n.v pty pvt kft zrt oyj uab sia ood eood asa tbk sti sro s.r.o doo d.o.o
  kgaa ggmbh e.u ewiv e.kfm ghbr vof v.o.f bvba cvba vzw asbl a.s.b.l scrl sprl s.p.r.l srls s.r.l.s sapa scarl
  s.c.a.r.l onlus o.n.l.u.s sasu s.a.s.u selarl scop scic gie gaec s.n.c sagl scsp sau s.a.u slp s.l.p sll s.l.l
  slne s.l.n.e s.coop c.b
  c.v r.l sapi s.a.p.i s.a.c s.a.a s.a.c.i eirl e.i.r.l saic s.a.i.c s/a epp unipessoal l.d.a l.t.d.a
  a/s i/s k/s p/s ivs amba a.m.b.a hb h.b enk nuf tmi osk o.s.k ry r.y ehf hf ohf
  spol v.o.s k.s sp.k sp.j s.k.a s.c z.o.o o.o spzoo p.s.a d.d j.d.o.o jdoo d.n.o k.d s.p szr bt kkt nyrt kht ead
  pfa p.f.a i.i ou mtu fie
  ооо оао зао пао ао ип тов оод еоод ад αε α.ε επε ε.π.ε οε ο.ε ικε ι.κ.ε
  sirketi persero opc dac clg cic teoranta fze fzco wll sdn bhd berhad shpk sh.p.k sh.a`;

/** Legal forms that stand before a name: "SIA Globex", "ТОВ «Глобекс»", "PT Globex". */
export const LEADING_FORMS = `sia uab ou mtu iu vsi pt ооо оао зао пао ао ип тов пп пат прат чп фоп дп кп нпо гбоу мбоу гуп муп фгуп пк ад еоод еад`;

const COMMON_ORGANISATIONS = `center centers centre centres university universitat universite universidad universita universidade uniwersytet college school schools academy institute institut instituto istituto instytut kindergarten kita nursery preschool gymnasium grundschule realschule schule ecole lycee escuela colegio scuola liceo escola szkola przedszkole faculty laboratory laboratories lab labs
  hospital hospitals clinic clinics klinik klinikum krankenhaus hopital clinique clinica ospedale hospitais szpital przychodnia pharmacy apotheke pharmacie farmacia apteka medical healthcare health nhs hospice seniorenheim pflegeheim ehpad residence residencia
  bank banks bancorp sparkasse volksbank banque banco banca insurance versicherung assurance assurances seguros assicurazioni financial capital holdings holding ventures partners investments fund
  group gruppe groupe grupo gruppo grupa technologies technology tech systems solutions services service software consulting consultants consultancy analytics digital media studio studios agency agentur agence agencia agenzia agencja networks network interactive industries industrial international global enterprises enterprise associates logistics logistik logistica logistyka transport transports transportes trasporti spedition shipping freight airlines airways energy power electric electrical elektro construction bau constructions construcciones costruzioni construtora builders contractors engineering manufacturing factory works werke werk foods farms farm brewery bakery backerei boulangerie panaderia panificio padaria piekarnia restaurant restaurante ristorante restauracja gasthaus gasthof bistro brasserie cafe kaffee coffee kitchen grill diner pizzeria trattoria hotel hotels hostel resort inn catering store stores shop shops market markets supermarket supermarkt markt mall outlet boutique mode garage autohaus motors automotive salon spa gym fitness church council county city government ministry ministere ministerio ministero ministerstwo department amt stadt mairie ayuntamiento comune prefeitura urzad gmina federal bureau agency army navy force police association foundation stiftung fondation fundacion fondazione fundacao fundacja trust charity ngo verein club society union museum library theatre theater press verlag publishing news magazine radio tv television startup start-up telecom mobile pharma pharmaceuticals biotech chemicals steel metal metals auto autos cars homes properties realty immobilien commission council organization organisation interactive
  ranch vineyard vineyards winery orchards dairy dairies greenhouses plantation estates stables weingut gartnerei
  baumschule molkerei hacienda finca bodega bodegas vinicola fazenda azienda agriturismo gospodarstwo ferme
  chateau vignobles cooperative cooperativa genossenschaft spoldzielnia druzstvo cooperatie kooperatifi
  osuuskauppa koperasi szovetkezet quarry quarries colliery bergwerk kopalnia mineracao petroleum refinery
  petrochemicals
  mill mills foundry sawmill shipyard shipyards werft chantiers astilleros cantieri stocznia giesserei fonderie
  fonderia sagewerk schreinerei tischlerei schlosserei metzgerei fleischerei konditorei druckerei brauerei
  spenglerei zimmerei malerbetrieb fabrik fabrika fabbrica imprenta imprimerie drukarnia tiskarna tiskara
  matbaacilik huta zaklad zaklady zavod zavody tvornica tovarna tehdas carniceria boucherie macelleria acougue
  talho slagerij bakkerij brouwerij drukkerij patisserie confiteria pasticceria pastelaria confeitaria cukiernia
  cukrarna pekarna pekara slasticarnica pekseg bageri bakeri leipomo cukraszda firini pastanesi masarnia slakteri
  slagteri
  waterworks wasserwerk kraftwerk elektrarna elektrownia vodovod wodociagi inmobiliaria imobiliaria immobiliare
  bouwbedrijf insaat entreprise entreprises architekten architects ingenieurburo planungsburo architekturburo
  ingenieurgesellschaft
  hypermarket hipermercado hypermarche supermarche supermercados supermercati tiendas lojas winkels aruhaz butik
  butikk kauppa magazasi magazacilik toko warung mercados kaufhaus warenhaus baumarkt mobelhaus buchhandlung
  librairie libreria livraria ksiegarnia knihkupectvi knjizara bookshop bookstore bookstores ferreteria ferramenta
  quincaillerie drogerie drogeria drogaria parfumerie perfumeria perfumaria profumeria optica kiosk tankstelle
  gasolinera autoservis dealership carrosserie carrozzeria werkstatt talleres kwiaciarnia
  railway railways trucking haulage airport flughafen aeroport aeropuerto aeroporto lotnisko letiste luchthaven
  lufthavn flygplats bandara havalimani koleje verkehrsbetriebe nakliyat tasimacilik lojistik turizm ekspedisi
  autotrasporti motel albergue albergo pousada posada hosteria hostal pensione pensjonat zajazd penzion vendeglo
  szalloda etterem ravintola kahvila hotelli restoran lokantasi restorani kavarna kawiarnia kaviarna kafe vardshus
  wirtshaus landgasthof taverna taverne tavern pub osteria steakhouse taqueria churrascaria lanchonete cafetaria
  heladeria gelateria sorveteria resorts casino casinos lodge mensa
  bilisim yazilim bankasi banka pojistovna poistovna sporitelna osiguranje biztosito versicherungen raiffeisenbank
  bankhaus pankki osuuspankki asigurari seguradora sigorta kancelaria kancelarija steuerkanzlei notariat cabinet
  despacho consultores werbeagentur personalagentur zeitarbeit laboratorio laboratorios laboratoire laboratoires
  laboratorium advokatbyra advokatfirma advocaten advocatenkantoor accountantskantoor revisionsbyra
  redovisningsbyra agentschap uitzendbureau biuro byra zahnarztpraxis tierarztpraxis arztpraxis praxis
  ambulatorium
  gobierno governo gouvernement ministarstvo ministerstvo miniszterium ministeriet ministerie ministeriul
  directorate authority municipality municipio municipalidad municipalite alcaldia gobernacion procuraduria
  fiscalia contraloria superintendencia provincie kommune kommunen kunta kaupunki opcina opstina zupanija
  consiliul onkormanyzat hivatal urad bezirksamt finanzamt jobcenter arbeitsagentur polizei polizia policja
  policie polisen politiet feuerwehr senat parlament parliament parlement bundestag landtag embassy consulate
  botschaft embajada ambassade embaixada ambasciata ambasada velvyslanectvi konsulat
  univerzita univerzitet sveuciliste egyetem yliopisto universitet universitetet universiteit universitesi
  universitas universitatea hogeschool hochschule fachhochschule hogskola hogskolan hogskolen hojskole
  ammattikorkeakoulu politechnika politecnico polytechnic polytechnique politeknik politehnica akademia akademie
  accademia academie academia akademija akademisi fakulta fakultet fakultesi enstitusu kindertagesstatte
  kinderkrippe creche guarderia skola skolan skolen folkeskole grundskola barnehage barnehagen bornehave forskola
  forskolan paivakoti koulu lukio vrtic iskola ovoda gimnazium gimnazjum gymnazium gimnazija liceul scoala
  gradinita sekolah pesantren basisschool kleuterschool kinderdagverblijf lisesi okulu koleji anaokulu ilkokulu
  conservatory conservatoire conservatorio konservatorium musikschule volkshochschule fahrschule
  altenheim altersheim wohnheim alterszentrum pflegezentrum spital kantonsspital universitatsspital
  landeskrankenhaus rehaklinik sozialstation sanatorio sanatorium policlinico policlinica poliklinik poliklinika
  nemocnice nemocnica korhaz sairaala terveyskeskus sjukhus sjukhuset vardcentral vardcentralen sykehus sykehuset
  sykehjem sygehus sygehuset plejehjem plejecenter hospitalet ziekenhuis verpleeghuis woonzorgcentrum zorgcentrum
  thuiszorg bolnica bolnisnica spitalul ljekarna lekarna lekaren apotek apoteket apteekki gyogyszertar apotheek
  eczanesi hastanesi klinigi puskesmas klinika hopitaux asl ausl ulss consultorio
  museo musee muzeum muzej museet museu muzesi galerie galeria galleria gallery teatro teatr divadlo kazaliste
  pozoriste szinhaz teatteri teatern orchester orchestra orkester philharmonic philharmonie filharmonia bibliothek
  bibliotheque biblioteket knihovna knjiznica kirjasto konyvtar kutuphanesi perpustakaan verband stowarzyszenie
  sdruzeni udruga udruzenje egyesulet alapitvany nadace nadacia zaklada yhdistys saatio stiftelse stiftelsen
  fonden forening foreningen vereniging stichting yayasan vakfi dernegi kulubu odasi associazione asociacion
  associacao asociatia fundatia ong federacion federation federazione federacao syndicat sindicato gewerkschaft
  kirche eglise iglesia igreja chiesa kosciol parafia parish diocese bistum kirkko seurakunta mosque masjid
  synagogue monastery kloster sportverein klub oteli ajansi gazetesi fabrikasi sanayi ticaret tekstil otomotiv`;

/** Words that name a kind of organisation, folded. */
export const ORGANISATION_WORDS = [COMMON_ORGANISATIONS, ORGANISATION_KINDS].join(' ');

/** Endings of German and Dutch compounds that name one: "Dachdeckerbetrieb", "Schildersbedrijf". */
export const ORGANISATION_ENDING =
  /(?:klinik|klinikum|krankenhaus|schule|werke|bank|hotel|markt|haus|betrieb|heim|verlag|zentrum|fabrik|manufaktur|brauerei|backerei|metzgerei|schreinerei|druckerei|gartnerei|weberei|spinnerei|giesserei|giessereien|krankenkasse|sparkasse|verein|verband|genossenschaft|gesellschaft|buro|kanzlei|apotheke|institut|akademie|archiv|museum|theater|bibliothek|bucherei|studio|werkstatt|agentur|bedrijf|fabriek|bureau|kantoor|centrum|praktijk|winkel|maatschappij|vereniging|instelling|centrale|gieterij|makerij|groothandel|ziekenhuis|museum|corporatie|organisatie)$/u;

/** Words that name an organisation and never stand in a job's title, folded. */
export const EMPLOYER_WORDS = `royal berufskolleg kolleg landgericht amtsgericht oberlandesgericht verwaltungsgericht arbeitsgericht staatsanwaltschaft kanzlei rechtsanwaltskanzlei lebenshilfe caritas diakonie johanniter malteser bundeswehr heer stadtwerke stadtverwaltung kreisverwaltung gemeinde landratsamt ministerium rathaus
  ayuntamiento ejercito armada juzgado tribunal audiencia prefeitura exercito mairie gendarmerie tribunale comune esercito carabinieri
  gemeente koninklijke luchtmacht landmacht marechaussee rechtbank kommun lansstyrelsen forsvarsmakten tingsratt sad urzad wojsko wojska belediyesi bakanligi kuvvetleri kementerian dinas
  brothers bros sons hermanos fratelli gebruder freres irmaos synowie zonen
  awo drk spitex unicef unhcr bundesagentur bundesamt bundesministerium landesamt landeshauptstadt stadtgemeinde
  marktgemeinde bezirkshauptmannschaft kantonspolizei landespolizei bundespolizei landwirtschaftskammer
  handwerkskammer handelskammer kreissparkasse
  correos correios poczta departementale rectorat chu chru cpam urssaf sncf inserm cnrs diputacion xunta
  generalitat consejeria issste imss essalud senai sesc sebrae sesi senac questura prefettura asl
  provincie rijkswaterstaat politie belastingdienst ocmw cpas vdab forem waterschap landstinget regionen
  trafikverket arbetsformedlingen skatteverket forsakringskassan fylkeskommune fylkeskommunen regionh forsvaret
  forsvarets puolustusvoimat verohallinto
  starostwo komenda magistratni ministerstvo muzeul inspectoratul jandarmeria zupanija mup tuzilastvo valiligi
  kaymakamligi baskanligi adliyesi emniyet kecamatan kelurahan kabupaten pemkot pemkab polda polres tni polri bumn
  bpjs`;

/** Words with which the names of organisations begin, folded: what stands before them isn't part of the name. */
export const NAME_OPENERS = `universitas politeknik smk smkn sma sman smp smpn pt cv yayasan rs rsud rsup toko dinas
  universidad universite universita universidade universitat uniwersytet univerzita instituto istituto institut instytut
  politecnico politechnika politehnica colegio lycee liceo escuela ecole escola scuola szkola gimnasio gimnazjum
  clinica clinique klinikum hopital ospedale szpital banco banque banca ristorante restaurante ayuntamiento prefeitura
  mairie comune ministerio ministere ministero ministerstwo supermercado farmacia pharmacie apotheke bufete despacho
  fundacion fundacao fondazione fondation fundacja asociacion associacao associazione grupo gruppo groupe grupa caritas
  syndicat sindicato municipalidad gobernacion alcaldia secretaria hogeschool hochschule ziekenhuis gemeente
  familie famille famiglia familien familjen rodzina obitelj porodica druzina skola osnovna zakladni zakladna materska
  stredni gymnazium gimnazija lyceum vrtic sveuciliste fakultet fakulteta veleuciliste bolnica bolnisnica nemocnice
  nemocnica poliklinika ambulanta lekarna lekaren ljekarna apoteka apteka ordinacija trgovina prodejna predajna
  potraviny pekara pekarna pekaren cukrarna cukraren mesnica mesara cvjecara knjizara knjiznica knihovna kniznica
  restoran restavracija restaurace restauracia restauracja restaurang ravintola gostilna konoba hostinec hospoda
  kavarna kaviaren penzion kmetija kadernictvi kadernictvo autoservis stolarija mizarstvo truhlarstvi stolarstvo
  tovarna tvornica tiskarna tiskara opcina opstina obcina ministarstvo ministrstvo ministerstvo muzej muzeum divadlo
  gledalisce kazaliste pozoriste zupa zupnija farnost udruga udruzenje drustvo zadruga zaklada spoldzielnia
  przedszkole przychodnia piekarnia cukiernia ksiegarnia kwiaciarnia hurtownia urzad stowarzyszenie parafia biblioteka
  scoala liceul gradinita spitalul policlinica cabinetul primaria ministerul inspectoratul directia fundatia asociatia
  parohia muzeul teatrul magazinul restaurantul pensiunea hotelul fabrica uzina ferma brutaria cofetaria universitatea
  facultatea colegiul trattoria pizzeria osteria albergo panificio pasticceria salumeria caseificio agriturismo azienda
  parrocchia biblioteca panaderia pasteleria carniceria peluqueria cafeteria hostal padaria pastelaria confeitaria
  mercearia talho lanchonete churrascaria faculdade paroquia quincaillerie boulangerie patisserie boucherie brasserie
  creperie librairie menuiserie imprimerie prefecture paroisse bakkerij slagerij basisschool stichting vereniging
  apotek apteekki apotheek bageri restauranten kommunen puskesmas koperasi bengkel kementerian gereja masjid
  школа гимназия лицей колледж техникум училище университет институт академия детсад больница поликлиника клиника
  госпиталь санаторий аптека магазин супермаркет гипермаркет универмаг автосалон парикмахерская барбершоп ателье
  автосервис кафе ресторан столовая кофейня пиццерия пекарня кондитерская гостиница отель хостел завод фабрика
  комбинат птицефабрика агрофирма колхоз совхоз типография компания фирма предприятие корпорация холдинг агентство
  издательство редакция газета банк министерство администрация прокуратура фонд союз ассоциация театр кинотеатр музей
  библиотека филармония почта семья мбоу мбдоу гбуз
  гімназія ліцей коледж технікум університет інститут академія лікарня поліклініка клініка госпіталь санаторій
  крамниця перукарня майстерня автосервіс їдальня кав'ярня кав’ярня піцерія готель комбінат агрофірма друкарня
  компанія фірма підприємство видавництво редакція міністерство адміністрація асоціація спілка бібліотека пошта
  укрпошта сім'я сім’я родина
  σχολειο δημοτικο γυμνασιο λυκειο πανεπιστημιο πολυτεχνειο φροντιστηριο νηπιαγωγειο νοσοκομειο κλινικη πολυκλινικη
  φαρμακειο ιατρειο οδοντιατρειο καταστημα αρτοποιειο φουρνοσ ζαχαροπλαστειο ανθοπωλειο βιβλιοπωλειο κομμωτηριο
  συνεργειο εστιατοριο ταβερνα καφετερια ξενοδοχειο εργοστασιο τυπογραφειο εταιρεια εταιρια ομιλοσ τραπεζα υπουργειο
  δημοσ περιφερεια ιδρυμα συλλογοσ μουσειο θεατρο βιβλιοθηκη οικογενεια`;

/** What comes after a name with a comma and belongs to it: "Glasgow Orthodontics, P.A.", "Dr. Novak, DDS". */
export const NAME_SUFFIX =
  /^(?:P\.\s?[AC]\.?|P\.?L\.?L\.?C\.?|D\.?D\.?S\.?|D\.?M\.?D\.?|M\.D\.?|Esq\.?|CPAs?)$/;

/** Names of a part of an organisation: never a place. */
export const UNIT_WORDS = `equipo equipe squadra zespol teamet servicios servicio servizi servizio ufficio reparto divisione direzione direction direccion direcao servicos servico setor divisao afdeling dienst diensten avdelning avdelningen enhet enheten birimi birimler bolumu mudurlugu subesi oddeleni odbor wydzial divisi bagian cras brigade brigada brigata regiment bataillon battalion batallon department dept division unit team office branch abteilung bereich service departement departamento dipartimento dzial faculty desk floor ward station wing programme program group
  squadron platoon kompanie bataljon batalion batalhao regimiento kompania unidad unidade osasto yksikko odjel
  odsjek sluzba osztaly sectia departamentul serviciul directia biroul gerencia gerencias avdeling avdelingen
  seksjon sektion oddelenie usek sekcia sekcja faculteit dairesi mudurluk sefligi koordinatorlugu departemen
  direktorat`;

/** Endings of compounds that name a part of an organisation: "Rechtsabteilung", "socialförvaltningen". */
export const UNIT_ENDING =
  /(?:abteilung|dezernat|referat|forvaltning|forvaltningen|avdelning|avdelningen|afdeling|dienst)$/;

/** Patterns of words for "at the company" before its name: "ve společnosti Globex", "dans l'entreprise Globex". */
export const AT_COMPANY =
  "(?:ve?|vo)\\s+(?:spole[cč]nosti|spolo[cč]nosti|firm[eě])|w\\s+(?:firmie|spó[lł]ce)|(?:dans|chez)\\s+l[’']entreprise|en\\s+la\\s+empresa|na\\s+empresa|nella\\s+ditta";

/** Patterns of words for a company that stand before its name in small letters: "entreprise Globex", "firma Globex". */
export const COMPANY_NOUNS =
  'entreprise|soci[eé]t[eé]|empresa|azienda|ditta|firm[aey]|firmie|firmě|spole[cč]nosti?|spolo[cč]nos[tť]i?|sp[oó][lł]ce';
