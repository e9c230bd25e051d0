/**
 * Head nouns of Romanian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const ROMANIAN_TITLES = [
  // Managers, officials and public service ranks
  `administratoare adjuncta antreprenor antreprenoare asociat asociata atasat atasata cancelar cofondator
    cofondatoare comisar comisara conducator conducatoare coproprietar coordonatoare decan prodecan deputat
    director-general dispecera fondator fondatoare functionar functionara guvernator inspectoare intreprinzator
    intreprinzatoare ministru viceministru patroana subprefect presedinte presedinta vicepresedinte
    vicepresedinta viceprimar procuror prorector proprietar proprietara purtator-de-cuvant referenta
    reprezentanta responsabil responsabila restauratoare sefa sef-de-tura secretar-general subsecretar
    supraveghetor supraveghetoare trezorier trezoriera viceprimarita gestionara intendenta maistru primarita
    consilier-local senatoare prefect ambasadoare primministru premier hoteliera hangiu carciumar carciumareasa
    sef-tura sef-echipa maistrita contramaistru parlamentara europarlamentar imputernicit vataf
    primvicepresedinte`,
  // Science, engineering and ICT
  `actuar arheolog arheoloaga arhitect arhitecta astrofizician biochimist biochimista bioloaga biofizician
    cadastrist cartograf cercetatoare chimist chimista climatolog criminolog desenator desenatoare devizier
    ecolog electronist ergonom fizician fiziciana genetician geodez geofizician hidrogeolog informaticiana
    inginera inventator laboranta matematician mecatronist metalurgist microbiolog peisagist planificator
    planificatoare programatoare proiectant proiectanta statisticiana subinginer tehnician tehniciana tehnolog
    tehnoloaga testator topometrist toxicolog zootehnist dezvoltatoare merceolog matematiciana deviziera
    normator normatoare tehnologa virolog inventatoare savant diriginte-santier automatist energetician
    energeticiana geotehnician ihtiolog oenolog testera depanator depanatoare administrator-retea
    inginer-software`,
  // Health and care
  `ambulantier ambulantiera biolog-medical brancardiera cardiolog dietetician dieteticiana endocrinolog
    geriatru ginecolog infirmiera kinetoterapeuta maseur maseuza maseza nutritionista oncolog opticiana ortodont
    pediatru pneumolog psihiatru psiholog psihologa psihoterapeuta registrator-medical stomatologa
    tehnician-dentar anestezista felcer felcerita asistent-farmacie badanta badant ingrijitor-batrani
    laborant-medical maseor psihiatra rezidenta sora-medicala veterinara vraci mamos igienist dezinfector
    autopsier doica dadaca protezist`,
  // Teaching and academic ranks
  `antrenoare asistent-universitar bibliotecar bibliotecara cadru-didactic conferentiar conferentiara diriginte
    diriginta formator formatoare indrumator indrumatoare institutor institutoare instructoare invatatoare
    meditator meditatoare preparatoare puericultor puericultoare tutore psihopedagoga profesor-universitar
    dascal dascalita educator-specializat invatatoare-suplinitoare suplinitor suplinitoare ingrijitoare-copii
    metodist metodista repetitor monitoare-schi laborant-scolar bibliotecar-documentarist`,
  // Business, administration and law
  `achizitor achizitoare agent-de-vanzari analist-financiar arhivar arhivara auditoare bancher brokerita cenzor
    comerciant comercianta comisionar controlor controloare consiliera declaranta evaluatoare executor
    executoare executor-judecatoresc functionar-bancar grefier grefiera inspector-resurse intermediar
    jurisconsult lichidator logistician lucrator lucratoare mediatoare negociator negociatoare notara operatoare
    organizatoare avocata promotoare receptionera recuperator recenzor recrutor recrutoare revizoare salariat
    salariata vames judecator judecatoare colaborator colaboratoare administrator-imobile agent-vanzari notarita
    procurora magistrata curier-postal comisionara controlor-financiar dactilograf stenodactilografa
    declaranta-vamal vamesita expeditoare finantist finantista gestionar-depozit inspector-asigurari
    lichidatoare logisticiana magazioner magazionera mediator-imobiliar merceologa negustor negustoreasa
    normator-salarizare oficiant oficianta operator-introducere pontator pontatoare perceptor perceptoare
    receptionista referent-specialitate registratoare secretar-executiv taxator taxatoare tehnoredactoare
    interpreta trezorier-banca aprovizionator aprovizionatoare agent-imobiliar inspector-vamal operator-ghiseu`,
  // Social work, culture, media, clergy
  `actrita animatoare autoare balerina calugar calugarita cantaret cantareata capelmaistru comentator
    compozitor compozitoare coregraf coregrafa corector corectoare corespondent costumiera crainic crainica
    dansator dansatoare decoratoare diacon dirijor dirijoare editoare episcop filosof grafician graficiana
    ilustratoare jurnalist jurnalista lingvist librar librara machior machioare moderatoare muzeograf muzeografa
    muzician muziciana operator-imagine pictor pictorita preot prezentator prezentatoare protopop redactoare
    regizor regizoare scriitor scriitoare sculptorita solist solista sonorizator sunetist tehnoredactor
    traducatoare asistent-social violonist ziarist ziarista acrobat animator-cultural antreprenor-funerar
    bibliograf clovn corist cronicar dresor dresoare ecleziarh arhiepiscop gazetara iluzionist instrumentist
    lautar lutier machioza machieur machieuza masinist-scena preoteasa prozator sufleor sufleoza sunetista
    traducator-interpret trubadur violoncelist dascal-biserica paracliser clopotar misionara asistenta-sociala
    lucrator-social recuziter luminist editor-imagine tehnician-sunet croitor-costume ghid-turism papusar
    papusara circar`,
  // Services, sales, hospitality, sports, security
  `arbitru barmanita menajera cabanier camerista camarier cofetara cosmeticiana croitor croitoreasa detectiv
    fotbalist florar florareasa frizerita gardian ghid ghida gospodina guvernanta hotelier-y insotitor
    insotitoare ospatara jandarm maestru-de-ceremonii manichiurist manichiurista osptar patiser patisera paznica
    pedichiurista pompiera politist politista pivnicer portar portareasa portarita recuzitor salvamar salvamont
    scafandru spalator spalatoare subcomisar vatman carmangier carmangiera macelar macelareasa tinichigiu
    ospatarita camerist cofetareasa pizzer gratargiu maseur-reflexo tatuatoare detectiva gardianca
    gardian-public agent-paza salvator salvatoare insotitor-bord controlor-bilete florarita gropar cioclu
    menajer majordom servitoare slujnica spalatoreasa hamal-gara agent-pariuri lucratoare-comerciala comis
    comis-voiajor tarabagiu precupet precupeata vanzator-ambulant ghicitoare handbalist handbalista inotator
    tenismen halterofil jocheu antrenor-fitness instructor-fitness promotera manechin pompagiu dresor-caini
    ecarisor cabaniera lenjereasa receptioner-noapte anchetator anchetatoare`,
  // Agriculture, forestry, fishing
  `agricultoare apicultoare fermiera gradinar gradinareasa ingrijitor-animale legumicultor mulgator mulgatoare
    pescarita podgorean pomicultor potcovar taietor tractorist vaccar vacar zilier zootehnician crescator
    crescatoare taran taranca cioban ciobanita pastor-oi vacarita porcar herghelegiu grajdar combainer
    viticultoare vinificator pomicultoare legumicultoare floricultoare horticultoare cultivator cultivatoare
    ziliera padurar brigadier-silvic drujbist taietor-lemne pescar vanator oier cosas secerator muncitor-agricol
    lucrator-agricol stupar ciurdar`,
  // Crafts, machines and transport
  `acoperitor ajustor ambalator ambalatoare asamblor asamblator betonist bijutier bijutiera bobinator brodeza
    brodeuza brutareasa cablator caramidar cazangiu ceasornicar ceramist cismar cioplitor confectionera cizmar
    cojocar controlor-calitate conductor-tren dulgher electromecanic electrotehnician faiantar fasonator forjor
    fochist frezor frigotehnist geamgiu gaterist giuvaergiu hornar impiegat instalatoare ascutitor macaragiu
    magaziner magazinera manevrant mecanizator marinar matriter modelier montator montatoare motorist mozaicar
    nituitor pantofar parchetar pavator pietrar polizator presator prelucrator prelucratoare rectificator reglor
    rihtuitor sablator scafandrier sculer sapator strungar strungara sticlar stivuitorist sondor stampator
    sofera taximetrist taximetrista tapiter tesator tesatoare timonier tipograf trefilator trasator turnator
    tubulator vopsitor vopsitoare vidanjor vulcanizator zincator camionagiu conducator-auto livrator livratoare
    cusator cusatoare zidarita tinichigiu-auto vopsitor-auto sudorita strungarita frezoare rectificatoare
    slefuitor slefuitoare turnatoare topitor fierar potcovar-fierar caldarar cosar sticlarita olar olarita
    filatoare croitoare tricotor tricoteza cusatoreasa tapitera curelar blanar blanareasa tabacar marochiner
    marochinera palarier argintar gravor gravoare legator legatoare linotipist zetar berar branzar mezelar
    afumator conservar dogar cosar-impletitor impletitor impletitoare electrician-auto
    electronist-depanator hidroizolator montator-mobila montator-termopane rigipsar constructor-drumuri
    asfaltator mecanic-auto ascensorist cablist alpinist-utilitar tinichigiu-acoperis invelitor mulator
    presatoare stantator stantatoare galvanizator decupator depanator-auto lacuitor restaurator-mobila demolator
    drujbar sofer-tir sofer-autobuz tirist autobuzier vatmanita masinist-tren acar macazist impiegat-miscare
    revizor-vagoane mecanic-locomotiva excavatorist motostivuitorist macaragista podar pilot-avion sef-echipaj
    barcagiu caldarist operatoare-productie impachetator impachetatoare etichetator manipulant-marfa incarcator
    docher stivator cantaragiu expeditionar curiera distribuitor-presa laminator laminorist extrudor
    spalator-auto calandror compresorist pompier-instalatii tunelist operator-utilaje carutas birjar vizitiu
    preparator-pasta`,
  // Elementary occupations and helpers
  `bagajist cantonier casnica descarcator femeie-de-serviciu garderobiera gunoier manipulanta maturator mesager
    muncitoare om-de-serviciu postasita plasator plasatoare sortator sortatoare spalator-vase factor-postal
    lucrator-depozit culegator culegatoare cititor-contoare maturatoare gunoiera spalatoare-vase femeie-serviciu
    om-serviciu curatitor curatitoare calcatoreasa calcator ambalatoare-manuala pliantar distribuitor-pliante
    zilier-agricol sezonier sezoniera lustragiu parcagiu vanzator-ziare mesagera salahor groparita debarasator
    debarasatoare aprod lampagiu`,
  // Armed forces
  `comandant contraamiral instructor-militar locotenent maior maistru-militar paraautist parasutist plutonier
    plutonier-major puscas sergent-major sublocotenent subofiter ofiter vanator-de-munte fruntas
    capitan-comandor comandanta ofitera subofitera artilerist tanchist genist vanator-munte lunetist
    marinar-militar agent-politie chestor`,
  // Trainees, students and honorary posts
  `bursier bursiera liber-profesionist masteranda practicanta stagiara voluntara rezident studenta
    voluntar-crucea sindicalist calfa cursant cursanta membru membra cercetas cercetasa delegat-sindical`,
].join(' ');
