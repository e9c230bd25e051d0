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
    supraveghetor supraveghetoare trezorier trezoriera viceprimarita gestionara intendenta maistru`,
  // Science, engineering and ICT
  `actuar arheolog arheoloaga arhitect arhitecta astrofizician biochimist biochimista bioloaga biofizician
    cadastrist cartograf cercetatoare chimist chimista climatolog criminolog desenator desenatoare devizier
    ecolog electronist ergonom fizician fiziciana genetician geodez geofizician hidrogeolog informaticiana
    inginera inventator laboranta matematician mecatronist metalurgist microbiolog peisagist planificator
    planificatoare programatoare proiectant proiectanta statisticiana subinginer tehnician tehniciana tehnolog
    tehnoloaga testator topometrist toxicolog zootehnist dezvoltatoare merceolog`,
  // Health and care
  `ambulantier ambulantiera biolog-medical brancardiera cardiolog dietetician dieteticiana endocrinolog geriatru
    ginecolog infirmiera kinetoterapeuta maseur maseuza maseza nutritionista oncolog opticiana ortodont pediatru
    pneumolog psihiatru psiholog psihologa psihoterapeuta registrator-medical stomatologa tehnician-dentar`,
  // Teaching and academic ranks
  `antrenoare asistent-universitar bibliotecar bibliotecara cadru-didactic conferentiar conferentiara diriginte
    diriginta formator formatoare indrumator indrumatoare institutor institutoare instructoare invatatoare
    meditator meditatoare preparatoare puericultor puericultoare tutore psihopedagoga`,
  // Business, administration and law
  `achizitor achizitoare agent-de-vanzari analist-financiar arhivar arhivara auditoare bancher brokerita cenzor
    comerciant comercianta comisionar controlor controloare consiliera declaranta evaluatoare executor executoare
    executor-judecatoresc functionar-bancar grefier grefiera inspector-resurse intermediar jurisconsult
    lichidator logistician lucrator lucratoare mediatoare negociator negociatoare notara operatoare organizatoare
    avocata promotoare receptionera recuperator recenzor recrutor recrutoare revizoare salariat salariata vames
    judecator judecatoare colaborator colaboratoare`,
  // Social work, culture, media, clergy
  `actrita animatoare autoare balerina calugar calugarita cantaret cantareata capelmaistru comentator compozitor
    compozitoare coregraf coregrafa corector corectoare corespondent costumiera crainic crainica dansator
    dansatoare decoratoare diacon dirijor dirijoare editoare episcop filosof grafician graficiana ilustratoare
    jurnalist jurnalista lingvist librar librara machior machioare moderatoare muzeograf muzeografa muzician
    muziciana operator-imagine pictor pictorita preot prezentator prezentatoare protopop redactoare regizor
    regizoare scriitor scriitoare sculptorita solist solista sonorizator sunetist tehnoredactor traducatoare
    asistent-social violonist ziarist ziarista`,
  // Services, sales, hospitality, sports, security
  `arbitru barmanita menajera cabanier camerista camarier cofetara cosmeticiana croitor croitoreasa detectiv
    fotbalist florar florareasa frizerita gardian ghid ghida gospodina guvernanta hotelier-y insotitor
    insotitoare ospatara jandarm maestru-de-ceremonii manichiurist manichiurista osptar patiser patisera paznica
    pedichiurista pompiera politist politista pivnicer portar portareasa portarita recuzitor salvamar salvamont
    scafandru spalator spalatoare subcomisar vatman carmangier carmangiera macelar macelareasa tinichigiu
    ospatarita`,
  // Agriculture, forestry, fishing
  `agricultoare apicultoare fermiera gradinar gradinareasa ingrijitor-animale legumicultor mulgator mulgatoare
    pescarita podgorean pomicultor potcovar taietor tractorist vaccar vacar zilier zootehnician crescator
    crescatoare`,
  // Crafts, machines and transport
  `acoperitor ajustor ambalator ambalatoare asamblor asamblator betonist bijutier bijutiera bobinator brodeza
    brodeuza brutareasa cablator caramidar cazangiu ceasornicar ceramist cismar cioplitor confectionera cizmar
    cojocar controlor-calitate conductor-tren dulgher electromecanic electrotehnician faiantar fasonator forjor
    fochist frezor frigotehnist geamgiu gaterist giuvaergiu hornar impiegat instalatoare ascutitor macaragiu
    magaziner magazinera manevrant mecanizator marinar matriter modelier montator montatoare motorist mozaicar
    nituitor pantofar parchetar pavator pietrar polizator presator prelucrator prelucratoare rectificator reglor
    rihtuitor sablator scafandrier sculer sapator strungar strungara sticlar stivuitorist sondor stampator sofera
    taximetrist taximetrista tapiter tesator tesatoare timonier tipograf trefilator trasator turnator tubulator
    vopsitor vopsitoare vidanjor vulcanizator zincator camionagiu conducator-auto livrator livratoare cusator
    cusatoare`,
  // Elementary occupations and helpers
  `bagajist cantonier casnica descarcator femeie-de-serviciu garderobiera gunoier manipulanta maturator mesager
    muncitoare om-de-serviciu postasita plasator plasatoare sortator sortatoare spalator-vase factor-postal
    lucrator-depozit culegator culegatoare cititor-contoare`,
  // Armed forces
  `comandant contraamiral instructor-militar locotenent maior maistru-militar paraautist parasutist plutonier
    plutonier-major puscas sergent-major sublocotenent subofiter ofiter vanator-de-munte`,
  // Trainees, students and honorary posts
  `bursier bursiera liber-profesionist masteranda practicanta stagiara voluntara rezident`,
].join(' ');
