import { CROATIAN_TITLES } from './titles/croatian.ts';
import { CZECH_TITLES } from './titles/czech.ts';
import { DANISH_TITLES } from './titles/danish.ts';
import { DUTCH_TITLES } from './titles/dutch.ts';
import { EMPLOYMENT_TITLES } from './titles/employment.ts';
import { ENGLISH_TITLES } from './titles/english.ts';
import { ESTONIAN_TITLES } from './titles/estonian.ts';
import { FINNISH_TITLES } from './titles/finnish.ts';
import { FRENCH_TITLES } from './titles/french.ts';
import { GERMAN_TITLES } from './titles/german.ts';
import { GREEK_TITLES } from './titles/greek.ts';
import { HUNGARIAN_TITLES } from './titles/hungarian.ts';
import { INDONESIAN_TITLES } from './titles/indonesian.ts';
import { ITALIAN_TITLES } from './titles/italian.ts';
import { LATVIAN_TITLES } from './titles/latvian.ts';
import { LITHUANIAN_TITLES } from './titles/lithuanian.ts';
import { NORWEGIAN_TITLES } from './titles/norwegian.ts';
import { POLISH_TITLES } from './titles/polish.ts';
import { PORTUGUESE_TITLES } from './titles/portuguese.ts';
import { ROMANIAN_TITLES } from './titles/romanian.ts';
import { RUSSIAN_TITLES } from './titles/russian.ts';
import { SLOVAK_TITLES } from './titles/slovak.ts';
import { SLOVENIAN_TITLES } from './titles/slovenian.ts';
import { SPANISH_TITLES } from './titles/spanish.ts';
import { SWEDISH_TITLES } from './titles/swedish.ts';
import { TURKISH_TITLES } from './titles/turkish.ts';
import { UKRAINIAN_TITLES } from './titles/ukrainian.ts';

/**
 * Words that end (English, German, Polish: or start; Romance languages: mostly start) a job title, folded. All trades:
 * health, crafts, food, shops, transport, schools, offices, farms, software. Feminine and plural-free forms.
 */
const COMMON_TITLES = `
  commander sergeant corporal lieutenant captain petty-officer zugfuhrer hauptmann oberleutnant leutnant feldwebel unteroffizier offizier kommandant sargento cabo teniente capitan comandante oficial suboficial alferez adjudant sergent caporal lieutenant capitaine commandant sergente maresciallo tenente capitano caporale tenente sargento capitao officier luitenant kapitein korporaal sergeant-majoor wachtmeester oficer podoficer kapral porucznik kapitan sierzant astsubay cavus tegmen tegmeni sersan letnan kapten
  syndikusrechtsanwalt studienrat studienratin oberstudienrat oberstudienratin lehramtsanwarter referendar referendarin postdoktorand postdoktorandin doktorandin rechtsreferendar notar notarin richter richterin staatsanwalt staatsanwaltin
  medewerker medewerkster adviseur adviseuse leraar lerares leerkracht docente verpleegkundige verzorgende verkoper verkoopster kassamedewerker boekhouder boekhoudster teamleider directeur bestuurder monteur elektricien loodgieter timmerman metselaar schilder stukadoor lasser chauffeur koerier magazijnmedewerker heftruckchauffeur kok bakker slager ober serveerster kapper kapster schoonmaker schoonmaakster beveiliger ontwikkelaar programmeur ontwerper onderzoeker stagiair stagiaire leerling vrijwilliger jurist advocaat arts huisarts apotheker begeleider begeleidster pedagoog opvoeder secretaresse receptioniste planner inkoper werkvoorbereider uitvoerder projectleider beheerder coordinator eigenaar tuinman boer schipper piloot tolk vertaler journalist redacteur
  chef kock kokschef souschef bagare slaktare servitor servitris larare forskollarare sjukskoterska underskoterska barnmorska lakare tandlakare apotekare vardbitrade skotare forare chauffor lastbilschauffor lagerarbetare truckforare montor elektriker snickare murare malare svetsare mekaniker tekniker ingenjor utvecklare programmerare arkitekt konstruktor konsult radgivare saljare butikssaljare butiksbitrade kassor kassorska ekonom redovisningsekonom controller handlaggare administrator assistent sekreterare receptionist projektledare teamledare gruppchef avdelningschef platschef butikschef enhetschef vd agare grundare frisor barberare stadare vaktmastare vaktare polis brandman officer soldat forskare doktorand lektor professor bibliotekarie socionom kurator psykolog praktikant larling volontar tolk oversattare redaktor formgivare salongschef samordnare ledare skolledare rektor
  sygeplejerske laege jordemoder paedagog laerer kok bager slagter tjener kokkenchef saelger butiksassistent kontorassistent bogholder revisor sagsbehandler konsulent radgiver ingenior udvikler programmor elektriker tomrer murer maler smed vvs-montor mekaniker chauffor lagermedarbejder lagerarbejder rengoringsassistent pedel frisor leder afdelingsleder projektleder direktor elev laerling praktikant frivillig medarbejder specialist koordinator sosu-assistent bygningsarbejder
  sykepleier helsefagarbeider lege jordmor laerer barnehagelaerer vernepleier kokk baker servitor butikkmedarbeider selger kundebehandler regnskapsforer saksbehandler radgiver ingenior utvikler elektriker rorlegger tomrer snekker maler sveiser mekaniker sjafor lastebilsjafor lagermedarbeider renholder vaktmester frisor leder avdelingsleder prosjektleder styrer laerling praktikant medarbeider konsulent
  sairaanhoitaja lahihoitaja laakari katilo opettaja lastentarhanopettaja kokki leipuri tarjoilija myyja kassa kirjanpitaja insinoori kehittaja ohjelmoija suunnittelija sahkoasentaja putkiasentaja kirvesmies hitsaaja asentaja mekaanikko kuljettaja rekkakuljettaja varastotyontekija siivooja vartija parturi-kampaaja esimies johtaja toimitusjohtaja paallikko projektipaallikko asiantuntija konsultti koordinaattori assistentti sihteeri harjoittelija tyontekija tutkija
  sestra lekar lekarnik ucitel ucitelka vychovatel kuchar kucharka pekar cukrar cisnik cisnice servirka prodavac prodavacka pokladni ucetni ekonom referent referentka asistent asistentka sekretarka recepcni vedouci reditel reditelka manazer manazerka jednatel inzenyr vyvojar programator analytik architekt konzultant poradce technik mechanik elektrikar instalater zednik malir svarec zamecnik truhlar tesar ridic kuryr skladnik delnik delnice operator uklizecka uklizec kadernik kadernice ostraha hlidac vratny stavbyvedouci mistr praktikant stazista ucen brigadnik dobrovolnik obchodnik redaktor prekladatel pravnik advokat vyzkumnik lektor
  lekarnik ucitel vychovavatel kuchar casnik predavac predavacka pokladnik uctovnik uctovnicka veduci riaditel riaditelka konatel inzinier vyvojar elektrikar murar zvarac stolar tesar vodic kurier skladnik robotnik upratovacka kadernik kadernicka strazca majster praktikant stazista dobrovolnik
  apolo apolono orvos szuleszno gyogyszeresz tanar tanarno tanito ovodapedagogus szakacs pek cukrasz pincer felszolgalo elado penztaros konyvelo ugyintezo asszisztens titkarno recepcios vezeto igazgato ugyvezeto menedzser mernok fejleszto programozo elemzo tanacsado technikus szerelo villanyszerelo vizvezetek-szerelo komuves festo hegeszto asztalos lakatos sofor gepkocsivezeto futar raktaros munkas operator takarito fodrasz borbely gyakornok tanulo onkentes szakerto koordinator csoportvezeto projektvezeto muvezeto kutato jogasz ugyved ujsagiro fordito
  inginer dezvoltator programator asistent asistenta medic moasa farmacist profesor profesoara invatator educator educatoare bucatar bucatareasa brutar cofetar ospatar chelner chelnerita vanzator vanzatoare casier casiera contabil contabila economist secretar secretara receptioner sef director directoare manager administrator electrician instalator zidar zugrav sudor lacatus tamplar mecanic sofer curier gestionar manipulant muncitor operator ingrijitor ingrijitoare coafor coafeza frizer agent paznic stagiar practicant ucenic voluntar consilier consultant specialist analist coordonator jurist avocat redactor traducator cercetator
  sestra bolnicar lijecnik lekar ljekarnik farmaceut ucitelj uciteljica nastavnik odgajatelj odgojitelj vaspitac kuhar pekar slasticar konobar konobarica prodavac prodavacica trgovac blagajnik racunovodja racunovoda knjigovodja referent tajnica sekretarica recepcionar voditelj voditeljica direktor direktorica rukovoditelj poslovodja inzenjer programer analiticar arhitekt savjetnik savetnik konzultant tehnicar mehanicar elektricar vodoinstalater zidar moler zavarivac stolar bravar vozac dostavljac skladistar magacioner radnik radnica operater cistacica frizer frizerka zastitar pripravnik pripravnica praktikant ucenik volonter koordinator predavac prevoditelj novinar pravnik odvjetnik vodja delavec strezajka natakar prodajalec prodajalka racunovodkinja voznik skladiscnik cistilka vodja inzenir razvijalec
  slaugytoja slaugytojas gydytojas mokytojas mokytoja virejas vireja padavejas padaveja pardavejas pardaveja kasininke buhaltere vadovas vadove direktorius inzinierius programuotojas analitikas konsultantas technikas mechanikas elektrikas vairuotojas sandelininkas darbininkas valytoja kirpeja apsaugininkas praktikantas medmasa arsts skolotajs skolotaja pavars oficiants pardevejs pardeveja gramatvedis gramatvede vaditajs vaditaja direktors inzenieris programmetajs mehanikis elektrikis soferis stradnieks apkopeja frizieris apsargs praktikants ode arst opetaja kokk kelner muuja raamatupidaja juhataja juht insener arendaja tehnik mehaanik elektrik autojuht laotooline koristaja juuksur turvamees praktikant spetsialist
  infermier infermiere mjek mesues mesuese kuzhinier kamerier shites shitese kontabilist ekonomist menaxher drejtor inxhinier zhvillues teknik mekanik elektricist shofer magazinier punetor punetore pastruese parukiere roje praktikant perkthyes gazetar avokat koordinator pergjegjes
  hemsire ebe doktor hekim eczaci ogretmen okutman asci asci-basi firinci pastaci garson komi danismani danisman temsilci temsilcisi kasiyer muhasebeci muhasebe-uzmani uzman uzmani uzman-yardimcisi yardimcisi asistan asistani sekreter resepsiyonist yonetici yoneticisi mudur muduru sef sefi sorumlusu sorumlu koordinator koordinatoru direktor direktoru muhendis muhendisi gelistirici gelistiricisi yazilimci programci analist analisti mimar tekniker teknisyen teknisyeni tamirci usta ustasi kalfa cirak elektrikci tesisatci duvarci boyaci kaynakci marangoz tornaci sofor soforu kurye depocu depo-gorevlisi gorevli gorevlisi isci iscisi operator operatoru temizlikci kuafor berber guvenlik-gorevlisi stajyer gonullu egitmen antrenor avukat gazeteci cevirmen tercuman editor arastirmaci memur memuru subay pilot kaptan
  perawat bidan dokter apoteker guru dosen pengajar koki juru-masak pramusaji pelayan kasir penjaga pramuniaga penjual akuntan staf staff admin administrasi sekretaris resepsionis manajer kepala direktur supervisor koordinator pengawas insinyur pengembang pemrogram programmer analis konsultan teknisi mekanik montir tukang pengemudi sopir supir kurir petugas operator karyawan buruh pekerja satpam magang pemagang relawan desainer penerjemah wartawan jurnalis editor peneliti pengacara asisten pembantu wakil ketua anggota
  infermera metge metgessa mestre mestra professora cuiner cuinera cambrer cambrera venedor venedora caixer caixera comptable administratiu administrativa enginyer enginyera desenvolupador desenvolupadora tecnica electricista lampista paleta fuster soldador xofer conductora repartidor magatzemer operari operaria netejador netejadora perruquer perruquera becari becaria
  инженер разработчик программист аналитик архитектор менеджер директор руководитель начальник заместитель бухгалтер экономист юрист адвокат врач медсестра фельдшер акушерка фармацевт провизор учитель преподаватель воспитатель методист повар пекарь кондитер официант официантка бармен продавец кассир консультант администратор секретарь специалист ассистент помощник координатор техник механик слесарь электрик сантехник сварщик плотник столяр маляр каменщик водитель курьер кладовщик грузчик рабочий оператор уборщица парикмахер охранник стажер практикант волонтер переводчик журналист редактор дизайнер сотрудник лаборант тренер
  розробник програміст аналітик керівник начальник бухгалтер економіст лікар медсестра вчитель викладач вихователь кухар пекар офіціант продавець касир консультант адміністратор секретар спеціаліст фахівець асистент помічник технік механік слюсар електрик зварник тесля водій кур'єр комірник вантажник робітник прибиральниця перукар охоронець стажер волонтер перекладач
  инженер разработчик програмист счетоводител икономист лекар медицинска-сестра учител преподавател готвач сервитьор продавач касиер управител ръководител мениджър шофьор работник чистачка фризьор охранител стажант доброволец
  μηχανικοσ προγραμματιστησ αναλυτησ διευθυντησ διευθυντρια υπευθυνοσ υπευθυνη προισταμενοσ λογιστησ νοσηλευτησ νοσηλευτρια γιατροσ ιατροσ φαρμακοποιοσ δασκαλοσ δασκαλα καθηγητησ καθηγητρια εκπαιδευτικοσ μαγειρασ αρτοποιοσ σερβιτοροσ σερβιτορα πωλητησ πωλητρια ταμιασ γραμματεασ υπαλληλοσ συμβουλοσ τεχνικοσ ηλεκτρολογοσ υδραυλικοσ οδηγοσ αποθηκαριοσ εργατησ καθαριστρια κομμωτησ κομμωτρια φυλακασ ασκουμενοσ εθελοντησ βοηθοσ συντονιστησ δημοσιογραφοσ μεταφραστησ δικηγοροσ
  trucker esthetician aesthetician ranger deputy chemist biologist physicist superintendent schweiser schweisser schweiserin informatiker informatikerin apothekerin anwaltin rechtsanwaltin rezeptionistin ubersetzer ubersetzerin geometra parrucchiera parrucchiere rececionista
  vp svp avp evp employee composer playwright poet scholar paralegal engineer developer programmer architect administrator analyst scientist researcher designer tester consultant manager director officer executive president vice-president chairman chair ceo cto cfo coo cio cmo founder co-founder cofounder owner partner principal head lead leader supervisor coordinator specialist expert advisor adviser assistant associate aide clerk secretary receptionist typist cashier teller bookkeeper accountant auditor controller comptroller treasurer actuary economist statistician broker trader banker underwriter
  nurse midwife doctor physician surgeon dentist hygienist pharmacist therapist physiotherapist psychologist psychiatrist counselor counsellor caregiver carer paramedic emt cna rn lpn phlebotomist radiographer sonographer technician technologist technologists optician optometrist veterinarian dietitian nutritionist orderly practitioner anesthetist chiropractor
  teacher tutor instructor lecturer professor educator trainer coach librarian headteacher dean paraprofessional nanny babysitter childminder au-pair governess
  electrician plumber carpenter joiner mason bricklayer roofer painter plasterer welder fitter machinist mechanic millwright locksmith glazier tiler foreman foreperson builder laborer labourer installer operator operative assembler fabricator scaffolder surveyor inspector estimator draftsman drafter handyman groundskeeper groundsman gardener landscaper farmer farmhand fisherman forester miner driller rigger blaster
  cook chef sous-chef baker butcher barista bartender barman barmaid waiter waitress server host hostess dishwasher busser sommelier caterer confectioner porter concierge bellhop housekeeper cleaner janitor custodian maid steward stewardess attendant valet butler
  driver courier chauffeur pilot captain sailor seaman conductor dispatcher loader picker packer stocker shelver warehouseman storekeeper shopkeeper merchandiser salesperson salesman saleswoman seller vendor buyer purchaser planner scheduler expediter forwarder checker sorter handler mover postman mailman
  agent representative rep marketer copywriter writer author editor journalist reporter correspondent translator interpreter proofreader publicist photographer videographer filmmaker animator illustrator artist musician singer actor actress dancer choreographer producer broadcaster curator archivist stylist hairdresser barber beautician cosmetologist manicurist masseur florist tailor seamstress dressmaker jeweler upholsterer
  lawyer attorney solicitor barrister paralegal judge notary mediator policeman policewoman detective constable sergeant lieutenant corporal soldier officer guard watchman lifeguard firefighter bouncer investigator probation
  intern trainee apprentice fellow student postdoc contractor freelancer freelance self-employed volunteer mentor contributor maintainer ambassador recruiter strategist evangelist scrum-master webmaster sysadmin sre devops dba buyer liaison facilitator moderator organizer organiser fundraiser member
  internship apprenticeship traineeship residency externship crew worker staff helper hand ninja wrangler conjurer guru master programmer
  adviser shepherd keeper registrar bursar provost chaplain pastor priest minister imam rabbi missionary
  generalist underwriter adjuster appraiser assessor collector processor typesetter printer bookbinder
  ba qa tlm ic pm
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin assistent assistentin sekretar sekretarin verkaufer verkauferin kassierer kassiererin buchhalter buchhalterin steuerberater sachbearbeiter sachbearbeiterin kaufmann kauffrau kaufleute fachkraft fachangestellte fachangestellter fachinformatiker techniker technikerin mechaniker mechatroniker mechatronikerin elektriker elektrikerin elektroniker installateur monteur schlosser schreiner tischler maurer maler dachdecker klempner meister geselle lehrling auszubildender auszubildende azubi praktikant praktikantin werkstudent werkstudentin lehrer lehrerin erzieher erzieherin dozent dozentin krankenpfleger krankenpflegerin krankenschwester altenpfleger altenpflegerin pflegefachkraft pflegefachmann pflegefachfrau pflegehelfer pflegekraft hebamme arzt arztin apotheker koch kochin kuchenhilfe backer metzger kellner kellnerin fahrer fahrerin lagerist lagerarbeiter kommissionierer staplerfahrer hausmeister reinigungskraft gartner gartnerin friseur friseurin geschaftsfuhrer geschaftsfuhrerin projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter filialleiter referent referentin mitarbeiter mitarbeiterin aushilfe angestellte angestellter arbeiter redakteur redakteurin ubersetzer architekt forscher wissenschaftler wissenschaftlerin volontar bauleiter vertriebsleiter vertriebsmitarbeiter disponent zerspanungsmechaniker polier kundenberater kundenbetreuer
  ingenieur ingenieure developpeur developpeuse directeur directrice responsable chef cheffe assistant assistante conseiller conseillere consultant consultante comptable secretaire vendeur vendeuse caissier caissiere infirmier infirmiere aide-soignant aide-soignante medecin sage-femme pharmacien professeur enseignant enseignante formateur formatrice educateur educatrice electricien electricienne plombier macon menuisier soudeur mecanicien technicien technicienne operateur operatrice ouvrier ouvriere cuisinier cuisiniere boulanger patissier patissiere serveur serveuse plongeur barman chauffeur livreur magasinier cariste preparateur preparatrice gestionnaire chargee charge charge-de redacteur redactrice journaliste traducteur traductrice graphiste stagiaire apprenti apprentie alternant alternante employe employee commercial commerciale receptionniste agent hote hotesse gerant gerante coordinateur coordinatrice coiffeur coiffeuse jardinier analyste chercheur avocat avocate juriste animateur animatrice auxiliaire
  ingeniero ingeniera desarrollador desarrolladora programador programadora director directora jefe jefa gerente encargado encargada responsable coordinador coordinadora supervisor supervisora asistente auxiliar ayudante administrativo administrativa secretario secretaria contable contador contadora cajero cajera vendedor vendedora dependiente dependienta enfermero enfermera medico medica fisioterapeuta farmaceutico farmaceutica maestro maestra profesor profesora docente educador educadora electricista fontanero albanil carpintero soldador mecanico tecnico tecnica operario operaria obrero peon cocinero cocinera camarero camarera panadero conductor conductora repartidor repartidora mozo reponedor almacenero carretillero limpiador limpiadora conserje recepcionista peluquero peluquera becario becaria practicante aprendiz analista consultor consultora asesor asesora disenador disenadora periodista traductor traductora abogado abogada arquitecto arquitecta agente socio fundador teleoperador teleoperadora comercial monitor monitora cuidador cuidadora
  ingegnere sviluppatore sviluppatrice programmatore direttore direttrice responsabile capo coordinatore coordinatrice assistente impiegato impiegata segretario segretaria contabile ragioniere commercialista cassiere cassiera commesso commessa venditore venditrice addetto addetta infermiere infermiera medico ostetrica farmacista insegnante maestro maestra professore professoressa docente educatore educatrice elettricista idraulico muratore falegname saldatore meccanico tecnico operaio operaia cuoco cuoca chef pasticcere pizzaiolo cameriere cameriera barista autista corriere magazziniere mulettista custode tirocinante stagista apprendista analista consulente progettista grafico giornalista traduttore traduttrice avvocato architetto agente socio fondatore receptionist ricercatore ricercatrice operatore operatrice oss badante
  engenheiro engenheira desenvolvedor desenvolvedora programador diretor diretora chefe gerente encarregado coordenador coordenadora assistente auxiliar ajudante administrativo secretario secretaria contador contabilista tecnico tecnica caixa operador operadora vendedor vendedora balconista atendente enfermeiro enfermeira medico farmaceutico fisioterapeuta professor professora docente educador eletricista encanador canalizador pedreiro carpinteiro serralheiro soldador mecanico operario cozinheiro cozinheira garcom garconete padeiro empregado motorista entregador estoquista almoxarife repositor faxineiro zelador recepcionista estagiario estagiaria aprendiz analista consultor consultora designer jornalista tradutor tradutora advogado advogada arquiteto agente socio fundador tecnologo lider cuidador
  inzynier programista programistka deweloper kierownik kierowniczka dyrektor dyrektorka prezes menedzer manager koordynator koordynatorka asystent asystentka specjalista specjalistka referent sekretarka ksiegowy ksiegowa kasjer kasjerka sprzedawca sprzedawczyni doradca handlowiec przedstawiciel pielegniarka pielegniarz lekarz lekarka polozna farmaceuta ratownik fizjoterapeuta opiekun opiekunka nauczyciel nauczycielka wychowawca wykladowca trener elektryk hydraulik murarz stolarz spawacz mechanik technik monter operator robotnik pracownik pracowniczka kucharz kucharka piekarz cukiernik kelner kelnerka barman barmanka kierowca kurier magazynier magazynierka pakowacz sprzatacz sprzataczka dozorca ochroniarz recepcjonista recepcjonistka stazysta stazystka praktykant praktykantka uczen analityk konsultant konsultantka projektant projektantka grafik dziennikarz tlumacz tlumaczka prawnik adwokat architekt agent wlasciciel wspolzalozyciel tester testerka lider liderka redaktor fryzjer fryzjerka pomoc pomocnik brygadzista slusarz lakiernik tokarz administrator
  caretaker decorator toolmaker draughtsman draughtsperson jeweller cameraman camerawoman stockman lobbyist mayor councillor councilor bailiff referee masseuse audiologist geologist sculptor blacksmith watchmaker saddler cobbler chimney-sweep zookeeper farrier beekeeper winemaker brewer distiller fishmonger greengrocer costumer prompter stagehand usher projectionist croupier bookmaker auctioneer valuer clergyman vicar diplomat consul attache ombudsman speechwriter columnist novelist pianist violinist organist drummer guitarist
  zahnarzt zahnarztin chirurg chirurgin tierarzt tierarztin rettungssanitater rettungssanitaterin notfallsanitater notfallsanitaterin barkeeper barkeeperin portier portierin dreher dreherin fraser fraserin architektin zeichner zeichnerin prufer pruferin makler maklerin floristin schneiderin fotograf fotografin texter texterin dolmetscher dolmetscherin bibliothekar bibliothekarin archivar archivarin kuratorin musiker musikerin schauspieler schauspielerin professorin psychologe psychologin therapeut therapeutin seelsorger seelsorgerin pfarrer pfarrerin feuerwehrmann feuerwehrfrau polizist polizistin matrose landwirt landwirtin brieftrager brieftragerin zusteller zustellerin pilotin wachmann kosmetiker kosmetikerin optiker optikerin biologe biologin chemiker chemikerin physiker physikerin geologe geologin mathematiker mathematikerin statistiker statistikerin programmierer programmiererin betreuer betreuerin helfer helferin logopade logopadin physiotherapeut physiotherapeutin ergotherapeut ergotherapeutin konditor konditorin inhaber inhaberin promoter promoterin entbindungspfleger tischlerin glaser fliesenleger fliesenlegerin estrichleger gerustbauer raumausstatter raumausstatterin goldschmied goldschmiedin uhrmacher uhrmacherin schuhmacher sattler winzer winzerin imker brauer brauerin regisseur regisseurin kameramann kamerafrau dramaturg dramaturgin lektorin grafiker grafikerin illustratorin gutachter gutachterin sachverstandiger sachverstandige dezernent dezernentin prokurist prokuristin gesellschafter gesellschafterin tagesmutter
  dentiste chirurgien chirurgienne veterinaire ambulancier ambulanciere nourrice assistante-maternelle boucher bouchere gouvernante gardien gardienne charpentier charpentiere couvreur couvreuse peintre tourneur tourneuse fraiseur fraiseuse geometre architecte dessinateur dessinatrice auditeur auditrice courtier courtiere fleuriste couturiere couturier tapissier tapissiere bijoutier bijoutiere photographe cadreur cadreuse interprete bibliothecaire archiviste conservateur conservatrice musicien musicienne comedien comedienne danseur danseuse proviseur psychologue therapeute aumonier pompier policier policiere pecheur agriculteur agricultrice bucheron coursier coursiere facteur factrice pilote benevole juge notaire huissier huissiere vigile maitre-nageur arbitre entraineur entraineuse estheticien estheticienne opticien opticienne biologiste chimiste physicien physicienne economiste geologue mathematicien mathematicienne testeur testeuse attachee kinesitherapeute orthophoniste ergotherapeute commis standardiste carreleur carreleuse platrier serrurier serruriere vitrier horloger horlogere cordonnier vigneron vigneronne apiculteur apicultrice brasseur brasseuse realisateur realisatrice illustrateur illustratrice relecteur relectrice experte associee proprietaire exploitant exploitante puericultrice
  dentista odontologo odontologa cirujano cirujana veterinario veterinaria matrona ninera carnicero carnicera panadera portero portera jardinero jardinera pintor pintora tornero tornera fresador fresadora topografo topografa delineante corredor corredora florista modista joyero joyera fotografo fotografa redactora bibliotecario bibliotecaria archivero archivera bailarin bailarina psicologo psicologa terapeuta bombero bombera policia soldado marinero marinera pescador agricultor agricultora mensajero mensajera cartero piloto azafata azafato voluntario voluntaria juez jueza notario vigilante socorrista arbitro arbitra entrenador entrenadora esteticista optico biologo biologa economista geologo geologa matematico logopeda fundadora propietario propietaria trabajador trabajadora cerrajero cristalero zapatero relojero apicultor cervecero realizador realizadora ilustrador ilustradora grafista perito perita puericultora yesero solador alicatador
  chirurgo chirurga soccorritore soccorritrice macellaio macellaia panettiere panettiera portiere portiera giardiniere giardiniera imbianchino tornitore fresatore disegnatore disegnatrice ragioniera revisore fiorista sarto sarta orafo orafa redattore redattrice archivista musicista attore attrice ballerino ballerina preside terapista pompiere poliziotto poliziotta soldato marinaio pescatore agricoltore agricoltrice postino postina pilota facchino facchina volontario volontaria giudice notaio investigatore investigatrice bagnino bagnina allenatore allenatrice estetista ottico chimico titolare centralinista fisioterapista logopedista lavapiatti capoturno praticante collaboratore collaboratrice fabbro vetraio calzolaio orologiaio apicoltore birraio regista illustratore proprietario proprietaria piastrellista intonacatore levatrice
  cirurgiao parteira baba acougueiro acougueira porteiro porteira faxineira jardineiro jardineira marceneiro marceneira torneiro arquiteta desenhista auditora corretor corretora costureiro costureira redator redatora ator atriz bailarino bombeiro bombeira policial marinheiro carteiro comissario comissaria juiz juiza tabeliao detetive treinador treinadora cabeleireiro cabeleireira barbeiro barbeira telefonista fonoaudiologo fonoaudiologa confeiteiro confeiteira vidraceiro sapateiro relojoeiro cervejeiro azulejista gesseiro
  tandarts dierenarts verloskundige ambulancebroeder ambulanceverpleegkundige oppas dakdekker landmeter tekenaar makelaar kassiere kassier bloemist kleermaker fotograaf bibliothecaris archivaris conservator muzikant acteur actrice danser danseres docent psycholoog brandweerman brandweervrouw politieagent soldaat matroos visser postbode orderpicker rechter deurwaarder rechercheur badmeester scheidsrechter schoonheidsspecialist schoonheidsspecialiste bioloog scheikundige natuurkundige econoom geoloog wiskundige leidinggevende verkoopmedewerkster telefonist telefoniste fysiotherapeut logopedist afwasser voorman eigenaresse vennoot slotenmaker glaszetter tegelzetter stratenmaker schoenmaker horlogemaker brouwer vormgever vormgeefster keuringsarts taxateur kraamverzorgende pedagoge
  dentysta dentystka stomatolog weterynarz farmaceutka niania rzeznik portierka ogrodnik ogrodniczka dekarz malarz malarka geodeta geodetka kreslarz audytor audytorka maklerka florysta florystka krawiec krawcowa bibliotekarz bibliotekarka archiwista archiwistka muzyk aktor aktorka tancerz tancerka psycholog terapeutka strazak policjant policjantka zolnierz marynarz rybak rolnik rolniczka listonosz listonoszka stewardesa wolontariusz wolontariuszka sedzia radca notariusz komornik detektyw ratowniczka kosmetyczka kosmetolog optyk biolog chemik fizyk ekonomista ekonomistka geolog matematyk ekspedient ekspedientka telemarketer telemarketerka fizjoterapeutka zmywak wspolnik wspolniczka tynkarz glazurnik szklarz zegarmistrz szewc pszczelarz piwowar rezyser rezyserka graficzka ilustrator ilustratorka rzeczoznawca
  kirurg veterinar barnvakt tradgardsmastare rormokare taklaggare maklare skraddare arkivarie skadespelare skadespelerska dansare terapeut matros brevbarare flygvardinna domare notarie badvakt tranare kemist fysiker matematiker forestandare fysioterapeut arbetsterapeut logoped diskare lassmed glasmastare urmakare skomakare biodlare bryggare regissor plattsattare delagare
  zubar zubarka chirurgyne veterinarka zachranar zachranarka pecovatel pecovatelka reznik skolnik zahradnik zahradnice pokryvac soustruznik frezar geodet kvetinar kvetinarka krejci svadlena fotografka prekladatelka tlumocnik tlumocnice knihovnik knihovnice archivarka hudebnik herec herecka psycholozka hasic hasicka policista policistka vojak postak postacka dorucovatel dorucovatelka letuska soudce soudkyne koncipient koncipientka detektiv strazny plavcik kosmeticka optik opticka biolozka chemicka fyzik matematik telefonistka fyzioterapeut fyzioterapeutka logopedka majitel majitelka spolecnik spolecnice sklenar obkladac hodinar svec vcelar sladek reziser reziserka graficka znalec
  hekimi cerrah veteriner bakici kasap barmen kapici bahcivan denetci terzi fotografci kutuphaneci muzisyen oyuncu psikolog terapist itfaiyeci postaci hostes noter dedektif cankurtaran optisyen biyolog kimyager fizikci jeolog matematikci montajci tezgahtar fizyoterapist bulasikci ustabasi kuyumcu camci ayakkabici saatci yonetmen bilirkisi ortagi
  pengasuh arsitek penjahit fotografer pustakawan pustakawati arsiparis musisi aktris terapis pemadam polisi tentara pelaut nelayan petani pramugari pramugara notaris pelatih penyelia fisioterapis mandor pemilik pegawai juru sutradara penulis`;

/** The heads of all languages: those of every trade, then what each language's file adds. */
export const TITLE_HEADS = [
  COMMON_TITLES,
  EMPLOYMENT_TITLES,
  ENGLISH_TITLES,
  GERMAN_TITLES,
  FRENCH_TITLES,
  SPANISH_TITLES,
  PORTUGUESE_TITLES,
  ITALIAN_TITLES,
  DUTCH_TITLES,
  POLISH_TITLES,
  CZECH_TITLES,
  SLOVAK_TITLES,
  SWEDISH_TITLES,
  DANISH_TITLES,
  NORWEGIAN_TITLES,
  FINNISH_TITLES,
  ESTONIAN_TITLES,
  LATVIAN_TITLES,
  LITHUANIAN_TITLES,
  TURKISH_TITLES,
  INDONESIAN_TITLES,
  HUNGARIAN_TITLES,
  ROMANIAN_TITLES,
  CROATIAN_TITLES,
  SLOVENIAN_TITLES,
  RUSSIAN_TITLES,
  UKRAINIAN_TITLES,
  GREEK_TITLES,
].join(' ');

/** Seniority and area words that go with a head ("Senior Data Engineer"). */
export const TITLE_MODIFIERS = `senior sr junior jr mid mid-level lead staff principal chief head deputy assistant associate acting interim regional national global general full-time part-time temporary seasonal freelance independent registered certified licensed chartered graduate trainee apprentice executive managing
  software web mobile frontend front-end backend back-end fullstack full-stack full stack data systems system network security cloud devops machine learning qa quality test it product project program programme business marketing sales finance financial human hr operations supply logistics customer client service support technical research creative content digital social media account medical clinical dental pediatric icu er school primary elementary high special education line pastry kitchen warehouse forklift truck delivery store shop retail shift night floor maintenance electrical mechanical civil structural chemical process production plant site field construction legal office administrative front desk call ux ui graphic interior
  leitender leitende stellvertretender stellvertretende technischer kaufmannischer werkstudent selbststandiger
  mlodszy mlodsza starszy starsza glowny samodzielny zastepca ds
  entry-level distinguished emeritus adjunct visiting honorary elected volunteer bilingual remote on-call on-site
  in-house live-in per-diem casual contract fixed-term permanent rotational night-shift head-of designate elect
  probationary provisional substitute relief lead-hand first second third group corporate international emea apac
  dach latam
  oberster oberste erster erste zweiter zweite angehender angehende geprufter geprufte gelernter gelernte
  ungelernter staatlich examinierter examinierte diplomierter diplomierte freier freie hauptberuflicher
  nebenberuflich ehrenamtlicher ehrenamtliche kommissarischer kommissarische geschaftsfuhrender geschaftsfuhrende
  wissenschaftlicher wissenschaftliche studentischer studentische medizinische medizinischer zahnmedizinische
  pharmazeutisch-technische padagogische padagogischer technische kaufmannische selbststandige stv stellv dipl
  confirme confirmee debutant debutante diplome diplomee titulaire suppleant suppleante remplacant remplacante
  interimaire stagiaire polyvalent polyvalente qualifie qualifiee delegue generale regionale adjoint adjointe
  honoraire saisonnier saisonniere benevole independant independante
  semisenior ssr titulado titulada suplente interino interina titular eventual temporal sustituto sustituta
  itinerante tecnico tecnica nacional practicas meio-periodo pleno estagiario substituto substituta autonomo
  autonoma voluntario voluntaria efetivo adjunto adjunta
  responsabile titolare supplente praticante apprendista stagionale generico generica specializzato specializzata
  qualificato qualificata unico capo aggiunto
  eerste tweede waarnemend waarnemende plaatsvervangend leidinggevend leidinggevende zelfstandig zelfstandige
  gediplomeerd gediplomeerde aankomend medior allround assistent hoofd
  wiodacy samodzielna glowna naczelny naczelna kierujacy pomocniczy wykwalifikowany niezalezny dyplomowany
  dyplomowana generalny
  hlavni vedouci starsi mladsi samostatny samostatna vrchni zastupujici odborny odborna zdravotni vseobecna
  generalni pomocny pomocna hlavny hlavna starsia mladsia vykonny vykonna
  bitradande stallforetradande tillforordnad legitimerad auktoriserad certifierad ledande extra timanstalld
  vikarierande assisterende stedfortredende konstituert autoriseret autorisert ledende fungerende uddannet
  faglaert ufaglaert overordnet
  johtava vastaava vanhempi nuorempi vt virkaatekeva laillistettu erikois yleinen apulais maaraaikainen
  osa-aikainen
  kidemli bas yardimci genel bolge stajyer uzman sorumlu vekaleten gecici yari-zamanli tam-zamanli
  madya utama pelaksana muda ahli-muda tetap kontrak paruh-waktu lepas purna-waktu
  vezeto fo szenior palyakezdo helyettes ideiglenes okleveles szakkepzett reszmunkaidos mb megbizott
  principala principalul adjuncta interimar superior superioara debutanta coordonator sef-adjunct necalificat
  calificat
  visi visa glavni glavna samostalni samostalna mladi mlada stariji starija pomocni strucni strucna zamjenik
  visi-strucni
  vodeci vodeca izvrsni izvrsna odgovorni odgovorna diplomirani diplomirana mladji mladja smjenski smenski v.d
  visji visja samostojni samostojna vodilni vodilna starejsi starejsa mlajsi mlajsa izmenski strokovni strokovna
  виши виша главни главна млађи млађа старији старија самостални самостална помоћни извршни водећи дипломирани в.д
  старший старшая младший младшая ведущий ведущая главный главная генеральный исполнительный исполняющий исполняющая
  сменный дежурный внештатный внештатная независимый независимая начинающий начинающая дипломированный и.о врио
  старша молодший молодша провідний провідна головний головна генеральний виконавчий виконавча змінний черговий
  позаштатний позаштатна незалежний незалежна в.о т.в.о
  ανωτεροσ ανωτερη γενικοσ γενικη αναπληρωτησ αναπληρωτρια επικουροσ επικουρη πρωτοσ υποψηφιοσ υποψηφια ανεξαρτητοσ
  ανεξαρτητη εποχικοσ εποχιακοσ προσωρινοσ προσωρινη διευθυνων διευθυνουσα
  kezdo onallo kiemelt rangidos gyakorlo foallasu mellekallasu
  vanem noorem juhtiv vastutav erakorraline diplomeeritud vahetuse ajutine
  vecakais vecaka jaunakais jaunaka galvenais galvena vadosais vadosa sertificets sertificeta mainas
  vyresnysis vyresnioji jaunesnysis jaunesnioji vyriausiasis vyriausioji vyriausias vyriausia pagrindinis
  generalinis generaline pamainos laikinasis laikinoji sertifikuotas diplomuotas`;

/** Compounds of German, Dutch, the Nordic languages, Finnish, Hungarian, Slavic languages and Greek: "Anwendungsentwickler", "Lagerarbeiterin". */
export const TITLE_ENDINGS = `praktikum praktikant praktikantin werkstudent werkstudentin therapeut therapeutin architekt architektin zeichner zeichnerin psychologe psychologin biologe biologin chemiker chemikerin makler maklerin zahnarzt zahnarztin optiker optikerin polizist polizistin professor professorin redacteur therapeute tandarts terapeut tandlakare offizier anwalt anwaltin padagoge padagogin assistente hygienist hygieniste commandant officier referendar doktorand doktorandin medewerker verpleegkundige verkoper leraar leider ontwikkelaar beheerder begeleider forare chauffor larare skoterska ingenjor utvecklare arbetare montor tekniker saljare ledare konsult handlaggare medarbetare bitrade sekreterare radgivare laerer plejerske pleier medarbejder medarbeider assistent leder konsulent udvikler utvikler sjafor behandler opettaja hoitaja asentaja kuljettaja paallikko suunnittelija tyontekija johtaja entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin assistent assistentin verkaufer verkauferin kaufmann kauffrau fachkraft techniker technikerin mechaniker mechanikerin elektriker elektroniker elektronikerin installateur monteur bauer meister meisterin lehrer lehrerin pfleger pflegerin schwester koch fahrer fahrerin arbeiter arbeiterin helfer helferin kraft mitarbeiter mitarbeiterin praktikant student berater betreuer betreuerin arzt arztin fuhrer fuhrerin manager managerin spezialist spezialistin informatiker informatikerin redakteur redakteurin angestellte angestellter hilfe
  beauftragte beauftragter referent referentin begleiter begleiterin planer planerin trainer trainerin prufer
  pruferin schlosser schlosserin macher macherin forscher forscherin wissenschaftler wissenschaftlerin verwalter
  verwalterin vertreter vertreterin inspektor inspektorin direktor direktorin prasident prasidentin sekretar
  sekretarin anwarter anwarterin koordinator koordinatorin administrator administratorin designer designerin
  analyst analystin gehilfe gehilfin aushilfe gartner gartnerin wachter wachterin kellner kellnerin experte
  expertin vorsitzende vorsitzender beamter beamtin sprecher sprecherin wirt wirtin volontar volontarin dozent
  dozentin erzieher erzieherin ausbilder ausbilderin bediener bedienerin einrichter einrichterin disponent
  disponentin mechatroniker mechatronikerin juristin installateurin monteurin studentin sachbearbeiter
  sachbearbeiterin fachmann fachfrau lehrling azubi stipendiat stipendiatin
  adviseur adviseuse consulent consulente docent docente technicus bezorger coach ondersteuner begeleidster
  leidster verzorger verzorgster deskundige kundige hoofd functionaris ambtenaar inspecteur controleur beveiliger
  makelaar bewaker ontwerper tekenaar bouwer stagiair stagiaire instructeur secretaresse secretaris voorzitter
  medewerkster bediende verantwoordelijke analist bestuurder bewerker
  ansvarig ansvarlig chef sjef skotare vardare vakt utredare samordnare strateg analytiker pedagog padagog
  operator lakare foretradare representant byggare hjelper hjalper planlegger planlagger arbeider arbejder larer
  forer betjent forsker selger salger megler magler kontrollor larling laerling studerende bibliotekar
  hjemmehjelper
  asiantuntija avustaja ohjaaja esimies esihenkilo insinoori tutkija myyja laakari teknikko analyytikko konsultti
  koordinaattori kehittaja arkkitehti sihteeri assistentti edustaja neuvoja valmentaja kouluttaja terapeutti
  virkailija mestari tarkastaja valvoja harjoittelija siivooja leipuri kasittelija toimittaja yrittaja
  vezeto igazgato szerelo mernok orvos apolo tanar elado eloado ugyintezo szakerto tanacsado szervezo fejleszto
  elemzo ellenor kezelo asszisztens menedzser technikus kutato oktato lakatos munkas felelos referens munkatars
  keszito tervezo asztalos ugynok ertekesito beszerzo konyvelo programozo takarito
  sofor kertesz szakacs fonok kereskedo mester munkasno gondozo nevelo jogasz titkar instruktor konzultans kepviselo
  tisztviselo tulajdonos gepesz informatikus terapeuta grafikus fejto rendezo konzulens seged alkalmazott gazda edzo
  rakodo felugyelo vizsgalo rajzolo epitesz muvesz specialista hegeszto festo burkolo gondnok adminisztrator recepcios
  olog ologinja ologus tehnicar tehnicarka mehanicar техничар механичар
  олог ологиня щик щица монтер монтёр механик работник работница слесарь инженер директор редактор оператор менеджер
  техник терапевт конструктор электрик механік працівник працівниця зварник слюсар інженер технік увальник увальниця
  ολογοσ υπαλληλοσ εργατησ εργατρια τεχνιτησ τεχνιτρια θεραπευτησ θεραπευτρια πωλησ πωλισσα μηχανικοσ ποιοσ ουργοσ
  juht juhataja ulem ametnik nounik spetsialist tootaja teenindaja muuja koristaja hooldaja kasvataja arst insener
  tehnik mehaanik lukksepp keevitaja operaator noustaja ekspert esindaja haldur korraldaja koordinaator toimetaja
  uurija teadur paigaldaja valvur komplekteerija pakkija kontrolor juhendaja treener laborant analuutik arendaja
  arhitekt projekteerija psuhholoog inspektor sepp pidaja hoidja vahetaja tooline tegija valmistaja parandaja
  ombleja pesija hindaja koolitaja vahendaja maakler instruktor dispetser planeerija administraator disainer
  kujundaja programmeerija testija abiline terapeut ehitaja puhastaja opetaja lektor kunstnik meditsiiniode
  leiar arbeidar pleiar utviklar radgjevar handsamar seljar forskar larar malar`;

/** Endings that make a word of several letters likely to be a job, in English and in others. Weak evidence. */
export const WEAK_TITLE_ENDING =
  /(?:[a-z]{3}(?:eer|ist|ian|grapher|ologist|smith|wright|maker|keeper|worker|person|woman|man)|[a-z]{3}er|[a-z]{3}or|[a-z]{3}(?:dora|tora|sora|trice|ista|istka|ante|euse|iarz|iarka|itel|itelka|ovnik|ovnice|elj|eljica|skare|larare))$/;

/** Titles of people who work for themselves: they never inherit the employer above. */
export const SELF_EMPLOYED =
  /(?<!\p{L})(?:free-?lanc\p{L}*|self[- ]employed|independent|selbst[aä]ndig\p{L}*|freiberufl\p{L}*|ind[eé]pendant\p{L}*|aut[oó]nom\p{L}*|libero professionista|libera professionista|zzp(?:'?er)?|eenmanszaak|osv[cč]|szv[cč]o|serbest meslek|egenf[oö]retagare|egen f[oö]retagare|dzia[lł]alno[sś][cć] gospodarcza|freelancer\p{L}*)(?!\p{L})/iu;

/** Schools of pupils: without a job's title, somebody learned there. */
export const SCHOOL =
  /(?<!\p{L})(?:high school|secondary school|grammar school|realschule|hauptschule|gesamtschule|grundschule|mittelschule|oberschule|fachoberschule|berufsschule|berufskolleg|kolleg|allgemeinbildende schule|[a-zäöü]*gymnasium|lycée|liceo|liceum|technikum|gimnazjum|colegio|colégio|institución educativa|escola estadual|lise(?:si)?|smk|smkn|sma|sman)(?!\p{L})/iu;

/** Learning in the place of a title: retraining, courses, what was passed at school. */
export const TRAINING =
  /^(?:umschulung|weiterbildung|fortbildung|intensiv\p{L}*kurs|schulausbildung|schulbesuch|schulabschluss|abschluss|lehrgang|sprachkurs|sprachschule|deutschkurs|integrationskurs|deutsch(?:-| )und integrationskurs|fachhochschulreife|hochschulreife|fachabitur|omscholing|szkolenie|bootcamp|curso (?:de|en)|corso di|formation (?:en|de|au|continue)|reconversion|formazione)(?!\p{L})/iu;

/** Training that ends with a certificate rather than a degree, by the beginning of its name. */
export const FURTHER_TRAINING = /^(?:weiterbildung|fortbildung|intensiv\p{L}*kurs)(?!\p{L})/iu;

/** Degrees and schools' awards: a header made of these is education, not work. */
export const DEGREE =
  /\b(?:(?:professional |vocational )?qualifications? in|bachelor(?:'s|’s)?|master(?:'s|’s)? (?:of|in|degree)|b\.?\s?sc|m\.?\s?sc|b\.?a\.?(?=\s|,|$)|b\.?\s?tech|m\.?\s?tech|b\.?\s?eng|m\.?\s?eng|mba|ph\.?\s?d|doctorate|diploma|associate(?:'s)? (?:of|degree|in)|high school|ged|a-levels?|gcse|abitur|realschule|hauptschule|[a-zäöü]*gymnasium|studium|licence|baccalaur\w+|bts|dut|grado en|licenciatura|bachillerato|laurea|liceo|diploma di|graduacao|graduação|mestrado|licencjat|magister|matura|liceum|technikum)\b/i;

/** Work of somebody who studies for a degree, which the title may name: "PhD Student", "MBA Intern", "Master's thesis". */
export const STUDENT_JOB =
  /(?<!\p{L})(?:students?|candidate|fellow|scholar|researcher|research assistant|teaching assistant|intern|trainee|post-?doc\p{L}*|doktorand\p{L}*|doctorant\p{L}*|doctorand\p{L}*|dottorand\p{L}*|stagiaire|becari[oa]|thesis|(?:bachelor|master|diplom|doktor)arbeit)(?!\p{L})/iu;
