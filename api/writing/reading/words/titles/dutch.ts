/**
 * Head nouns of Dutch job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const DUTCH_TITLES = [
  // Managers, officials and public service ranks
  `ambtenaar bedrijfsvoerder beheerster beleidsmaker bestuurster bestuurslid burgemeester deelraadslid
    directielid eigenares filiaalhouder gedeputeerde gedelegeerde gemeenteraadslid gezagvoerder griffier
    horecaondernemer hoteleigenaar inspecteur-generaal kamerlid kwartiermaker leidster leider medeoprichter
    medeoprichtster onderdirecteur ondernemer onderneemster opzichter opzichtster oprichter oprichtster
    parlementslid penningmeester ploegbaas plaatsvervanger praktijkhouder preses quaestor raadslid raadsheer
    restauranthouder rector-magnificus rentmeester schepen schooldirecteur secretaris secretaris-generaal
    statenlid teamcoordinator teamchef toezichthouder toezichthoudster uitbater uitbaatster verantwoordelijke
    vestigingsdirecteur voorzitter voorzitster waarnemer wethouder zaakvoerder zaakvoerster zaakwaarnemer
    zelfstandige zzper grootaandeelhouder`,
  // Science and engineering
  `actuaris agronoom antropoloog archeoloog astronoom astrofysicus bacterioloog biochemicus biotechnoloog
    botanicus bouwfysicus calculator cartograaf chemicus constructeur criminoloog demograaf ecoloog econometrist
    entomoloog epidemioloog ergonoom farmacoloog fysicus geneticus geodeet geofysicus geograaf hydroloog
    immunoloog informaticus klimatoloog laborante landschapsarchitect maatschappijwetenschapper meteoroloog
    metroloog microbioloog oceanograaf onderzoekster ontwerpster planoloog planologe politicoloog
    procestechnoloog seismoloog socioloog statisticus technoloog technicus topograaf toxicoloog viroloog
    vulkanoloog wetenschapper zooloog`,
  // Health and care
  `ambulancechauffeur anesthesist apothekeres audicien audioloog cardioloog dermatoloog dietist dietiste
    endocrinoloog gastro-enteroloog geneesheer geriater gerontoloog gynaecoloog helpende hematoloog
    huisarts-in-opleiding hulpverlener hulpverleenster jeugdarts kaakchirurg kinderarts kinesist logopediste
    mantelzorger nefroloog neuroloog neurochirurg neuropsycholoog oncoloog oogarts orthopeed orthopedagoog
    orthopedagoge osteopaat paramedicus patholoog podoloog radioloog reumatoloog revalidatiearts tandprotheticus
    uroloog verpleegster verpleger verpleeghulp verzorger verzorgster verzorgende-ig vroedvrouw wijkverpleegster
    zorgverlener zorgverleenster ziekenverzorgende zorghulp zorgcoordinator anios jeugdzorgwerker thuishulp`,
  // Teaching and academic ranks
  `aio assistent-in-opleiding bijlesgever conrector doctorandus juf juffrouw kleuterleerkracht kleuterjuf
    lesgever lesgeefster leermeester mentrix oio onderwijzer onderwijzeres orthodidacticus promovendus
    promovenda rijschoolhouder schoolmeester studiemeester decaan trainster uhd vakleerkracht zwemlerares
    zwemonderwijzer zij-instromer opleider opleidingscoordinator opvoedster onthaalouder`,
  // Business, administration and law
  `advocaat-generaal acquisiteur analiste bankier bediende bemiddelaar bemiddelaarster bibliothecaresse
    bewindvoerder claimbehandelaar douanebeambte econome evenementenorganisator facturist fiscalist
    fondsenwerver gerechtsdeurwaarder handelaar handelaarster handelsvertegenwoordiger inkoopster intercedent
    intercedente jobcoach jobstudente kantoorhulp kredietbeoordelaar loonadministrateur logistieker magistraat
    marktonderzoeker notuliste notulist officier-van-justitie onderhandelaar ondersteuner ombudsvrouw
    functionaris planster procesverbalist raadgever referendaris rekenplichtige salarisadministrateur
    schadebehandelaar schaderegelaar telemarketeer tekstschrijver transportplanner typiste uitzendkracht
    veilingmeester vertegenwoordiger vertegenwoordigster verzekeringsagent vrederechter werver zaakbehandelaar
    zaakgelastigde zakenman zakenvrouw consulent consultent gastheer gastvrouw rekruteerder nachtreceptionist
    keurmeester makelaarster deurwaarster`,
  // Social work, culture, media, clergy
  `agoog agoge acrobaat antiquair artiest artieste beeldhouwer beeldhouwster belichter bisschop boekbinder
    boekhandelaar brugpredikant buurtwerker cabaretier cameravrouw cineast columniste componist componiste
    criticus danspedagoog diaken dichteres dominee eindredactrice fotografe geestelijke gezinsvoogd goochelaar
    graficus historicus historica hoofdredactrice jeugdwerker jongerenwerker jeugdhulpverlener kapelaan
    kapelmeester kerkmusicus koster kunstenaar kunstenares kunsthistoricus kunstschilder
    maatschappelijk-werkster monnik museumgids musicoloog musicus muzikante nieuwslezer nieuwslezeres omroeper
    omroepster opbouwwerker pastoor poppenspeler predikant predikante presentator producent producente
    programmamaker programmamaakster rabbijn recensent reclamemaker schilderes schrijver schrijfster
    straathoekwerker straatmuzikant theatermaker theoloog toneelmeester toneelspeler toneelspeelster vertaalster
    violiste voogd welzijnswerker welzijnswerkster jeugdwelzijnswerker sociaalwerker zanger zangeres zanglerares
    zendeling etaleur etaleuse inrichter`,
  // Services, sales, hospitality, sports, security
  `afwashulp babysit badjuffrouw barhulp begrafenisondernemer beveiligster beveiligingsbeambte bewaker
    bewaakster bewaarster bloemschikker bordenwasser brandwacht brandmeester dagouder gastouder frietbakker
    gevangenbewaarder grimeur grimeuse garderobejuffrouw hondentrimmer hoofdkelner huisbewaarder huishoudhulp
    huishoudster huismeester huisvader huisvrouw hulpkok ijsbereider kamermeisje kaasboer kassajuffrouw
    kassahulp kastelein kelnerin keukenhulp kinderoppas klusjesman kamerwacht kokkin kruidenier makeupartiest
    manicuurster marktkoopman marktkramer nachtwaker nagelstylist nagelstyliste onthaalmoeder oppasser
    oppasmoeder pizzabakker pizzakoerier portierster politieman politievrouw politiecommissaris hoofdagent
    wijkagent purser reisagent reddingszwemmer redder slijter stadswacht suppoost tatoeeerder tatoeeder
    uitsmijter verkeersregelaar vestiairejuffrouw visagiste viswinkelier visboer voetballer vakkenvuller
    vakkenvulster wielrenner winkelhulp winkelier winkeljuffrouw zaalhulp zorgboer knecht bakkersknecht
    marktkoopvrouw standwerker kermisexploitant kioskhouder friturist frituriste ijscoman dienster cipier
    zwembadtoezichthouder`,
  // Agriculture, forestry, fishing
  `agrarier bijenhouder bloemkweker bomenkweker boomkweker boomchirurg fokker fruitkweker fruitplukker
    fruitteler glastuinder groenwerker groenvoorziener hoefsmid hovenier jachtopziener kippenboer kweker
    landbouwster loonwerker melkveehouder molenaar pluimveehouder plukker plukster schaapherder stalhulp
    staljongen teler tuinder tuinaannemer varkenshouder veehouder vissersman wijnboer zeevisser dierenhouder
    knechtje boerenknecht melkster veehandelaar garnalenvisser bollenpeller aspergesteker imkerster`,
  // Crafts and trades
  `aannemer ambachtsman afwerker autospuiter autotechnieker banketbakker bankwerker bakkerin behanger bekister
    betonvlechter betonwerker betontimmerman boekdrukker boorder drukker edelsmid elektrieker elektronicus
    elektromecanicien fietsenmaker frezer gevelwerker gieter glasblazer glazenier goudsmid grondwerker
    hoedenmaker houtdraaier instrumentmaker isoleerder isolateur ijzervlechter kaasmaker kabellegger keramist
    ketelmaker klompenmaker koperslager lakspuiter leertouwer leidekker lithograaf lijstenmaker
    machinebankwerker mandenmaker matrijzenmaker meubelmaker meubelstoffeerder metselaarster modelmaker
    monteerder naaister naaier onderhoudstechnieker onderhoudsman opperman opvoeger parketlegger pianostemmer
    pijpfitter pottenbakker plaatslager plaatwerker plafonneerder plamuurder rietdekker rioleerder
    schoorsteenveger schrijnwerker sloper slachter smid spuiter staalconstructeur steenhouwer stoffeerder
    stoffeerster straatmaker technieker tapijtlegger touwslager uurwerkmaker vloerenlegger vlechter weefster
    wegwerker zadelmaker zeefdrukker zeilmaker zilversmid zinkwerker ijzerwerker voeger kitter kuiper
    mandenvlechter keurder`,
  // Machine operators, drivers, transport
  `bandwerker bediener besteller dekknecht havenloods inpakker inpakster kraanmachinist kraandrijver
    machineinsteller machinevoerder mijnwerker motorkoerier oliepompman orderverzamelaar pakker pakketkoerier
    postsorteerder postbesteller rangeerder spoorwegbeambte stuurman stuwadoor taxichauffeur tankchauffeur
    touringcarchauffeur treinmachinist truckchauffeur verpakker vliegenier voerman vrachtwagenchauffeur
    magazijnier magazijnmeester magazijnhulp dokwerker veerman bootsman matroos-motordrijver`,
  // Elementary occupations and helpers
  `afvalsorteerder arbeider arbeidster bezorger bezorgster bouwvakker bouwhulp duvelstoejager glazenwasser
    grafdelver hulpkracht inval-kracht invalkracht invaller keukenknecht klusser kruier kuisvrouw kuisman
    loopjongen loswerkman nachtvuller oproepkracht ophaler poetsvrouw poetsman poetshulp poetser schoonmaakhulp
    seizoenkracht sjouwer sorteerder straatveger stratenveger strijkster strijker toiletjuffrouw vakantiekracht
    vakantiewerker verhuizer vuilnisman werkkracht werkman winkelwagenjongen zaterdaghulp zaterdagkracht
    flexwerker parttimer manusje-van-alles folderaar hulpje`,
  // Armed forces
  `admiraal brigadegeneraal commandeur dienstplichtige generaal-majoor kolonel kanonnier kwartiermeester
    legerarts luitenant-ter-zee onderluitenant paracommando rekruut schout-bij-nacht vaandrig opperwachtmeester
    adelborst`,
  // Trainees, students and honorary posts
  `afstudeerder gedetacheerde jobist leerjongen vrijwilligster werkstudente woordvoerder woordvoerster`,
].join(' ');
