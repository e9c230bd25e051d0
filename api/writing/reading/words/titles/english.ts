/**
 * Head nouns of English job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const ENGLISH_TITLES = [
  // Managers, officials and public service ranks
  `administratrix alderman alderwoman alderperson archdeacon assemblyman assemblywoman assemblymember cao caio
    cco cdo cgo cino chairwoman chairperson chairlady chieftain chro ciso clo comanager congressman
    congresswoman convener convenor cpo cso cxo dgm headman headmaster headmistress intrapreneur entrepreneur
    solopreneur licensee franchisee landlord landlady publican restaurateur innkeeper legislator lawmaker
    superintendant undersecretary chancellor senator statesman commissioner magistrate tehsildar patwari
    sarpanch governor rector townclerk selectman assemblyperson quartermaster postmaster postmistress
    stationmaster harbourmaster harbormaster paymaster roadmaster yardmaster dockmaster beachmaster toastmaster
    scoutmaster bandmaster headwaiter proprietor proprietress restauranteur trustee chargehand overseer overman
    taskmaster superviser teamleader subdirector subeditor comptroller-general overlord custodian-general
    mayoress portreeve provost-marshal seneschal equerry superintendent-general townsman parliamentarian
    backbencher councilwoman councilman councilmember boardmember freeholder commissionaire wharfmaster
    storemaster stockmaster ringmaster gangmaster ganger trackmaster millmaster maltmaster brewmaster brewster
    overlooker underforeman forewoman forelady comanaging headchef shopkeep hotelier clubowner tavernkeeper
    wagonmaster choirmaster balletmaster drillmaster housemaster housemistress postholder officeholder executrix
    vizier sheriff marshal undersheriff reeve beadle crier towncrier steward-general secretariate agm bsm rvp
    evp-sales president-elect soletrader shareholder businessman businesswoman businessperson businessowner
    tradesfolk`,
  // Science and engineering professionals
  `acoustician aerodynamicist agriculturist agronomist anatomist anthropologist archaeologist archeologist
    astrobiologist astronomer astrophysicist bacteriologist biochemist bioinformatician biomathematician
    biophysicist biostatistician biotechnologist botanist cartographer climatologist conservationist
    criminologist crystallographer cytologist demographer ecologist ecotoxicologist embryologist endocrinologist
    entomologist epidemiologist ergonomist ethnographer ethnologist ethologist experimentalist forecaster
    gemmologist gemologist geneticist geochemist geodesist geographer geomorphologist geophysicist geoscientist
    glaciologist herpetologist histologist horticulturalist horticulturist hydrogeologist hydrographer
    hydrologist ichthyologist immunologist informatician informaticist limnologist lithologist mammalogist
    mathematician metallurgist meteorologist metrologist microbiologist mineralogist modeler modeller
    morphologist mycologist naturalist neurobiologist neuroscientist oceanographer ornithologist palaeontologist
    paleontologist parasitologist pathologist petrologist petrophysicist pharmacologist photogrammetrist
    physiologist planetologist primatologist pedologist roboticist sedimentologist seismologist silviculturist
    sociologist spectroscopist taxonomist theorist toxicologist urbanist virologist volcanologist zoologist
    technocrat sde swe sdet topographer masterplanner acarologist bryologist lepidopterist arachnologist
    agrologist agrotechnician algologist astrogeologist biogeographer biogeochemist cheminformatician
    computationalist cosmologist cryobiologist cyberneticist cytogeneticist dendrologist dialectologist
    econometrician edaphologist enologist oenologist epigraphist epigrapher exobiologist futurist futurologist
    geotechnologist gerontologist graphologist helminthologist heliologist horologist hydraulicist
    hydrobiologist kinanthropologist macroeconomist microeconomist neuroanatomist neuroinformatician
    nanotechnologist nematologist numismatist optimiser optimizer palynologist paleobotanist phenologist
    phycologist phytopathologist planktologist proteomicist psycholinguist rheologist sociolinguist selenologist
    speleologist teratologist thermodynamicist tribologist wildlifer photonicist inventor experimenter
    fieldworker surveyer leveller chainman rodman rodperson chainperson gauger decontaminator prototyper
    specifier cadtechnician renderer visualiser visualizer simulationist astronaut cosmonaut aeronaut rocketeer
    mudlogger taster-blender researcher-in-residence weatherman weathergirl weatherperson stormchaser`,
  // Health professionals and associates
  `acupuncturist allergist anaesthesiologist anaesthetist anesthesiologist andrologist aromatherapist
    ayurvedist crna bcba rbt cardiologist chiropodist cytotechnologist dermatologist diabetologist diagnostician
    dialysist doula dosimetrist echocardiographer electrologist endodontist gastroenterologist geriatrician
    gynaecologist gynecologist haematologist hematologist hepatologist herbalist homeopath homoeopath
    hospitalist houseman hypnotherapist infectiologist intensivist internist kinesiologist lactationist lvn
    mammographer matron mortician naturopath neonatologist nephrologist neurologist neuropsychologist
    neurophysiologist neurosurgeon obstetrician oncologist ophthalmologist orthodontist orthopaedist orthopedist
    orthoptist orthotist osteopath otolaryngologist otorhinolaryngologist paediatrician pediatrician pedodontist
    perfusionist periodontist physiatrist phytotherapist podiatrist prosthetist prosthodontist psychotherapist
    pulmonologist radiologist radiotherapist reflexologist rheumatologist sho ota pta stomatologist
    traumatologist ultrasonographer urologist vaccinator denturist dentalnurse health-visitor ward-sister
    sonologist psychometrist psychometrician immunizer ambulanceman ambulancewoman corpsman psw healer anganwadi
    inseminator abortionist audiometrist cardiographer cupper dispenser gerodontist healthworker cma lmt
    lmft lcsw lmsw rdn rpn rgn rmn aprn pa-c fnp cnm crnp rrt csfa immunotherapist iridologist
    kinesiotherapist logotherapist musictherapist neuropsychiatrist nosologist oncopsychologist otologist
    pathophysiologist phlebologist pharmacotherapist plethysmographer proctologist psychogerontologist
    psychooncologist psychomotrician respirologist scrubnurse sexologist somatologist stretcher-bearer
    stretcherbearer sonographist teletherapist transplantologist vet venereologist venipuncturist zootherapist
    homeotherapist birthkeeper obgyn ob-gyn gp houseofficer housesurgeon bloodletter companion home-help
    homehelp homecarer carelead supportworker keyworker helpliner wetnurse handmaid nightnurse`,
  // Teaching professionals and academic ranks
  `adjunct demonstrator educationalist educationist examiner headship invigilator preceptor pedagogue
    postdoctoral schoolmaster schoolmistress schoolteacher senco sendco lsa hlta gta pgt tgt prt crammer
    tutoress schoolmarm proctor phd-candidate doctorand academician catechiser elocutionist instructress
    readership schoolman sessional teachingassistant tuitioner middayassistant
    playleader skiinstructor drivinginstructor storyreader exam-marker examiner-in-chief scorer schoolnurse
    courseleader schoolcaretaker`,
  // Business, administration and corporate titles
  `abm bdm bde bdr sdr asm rsm nsm kam bdo hrbp adman arbitrageur assayer biller campaigner canvasser dealmaker
    demystifier enumerator evaluator expeditor grantwriter headhunter indenter influencer invoicer jobber
    stockbroker shipbroker stockjobber marketeer merchandizer minute-taker negotiator networker onboarder
    paraplanner payroller policymaker policy-maker pollster pricer procurer reconciler sales-person salesrep
    schemer stocktaker taxman telecaller telesales tele-caller timekeeper tradesperson tradesman tradeswoman
    venturer stockist steno stenographer stenotypist transcriber transcriptionist transcriptioner
    secretary-general coder filer proof-reader scrivener registrar-general telephonist tallyman
    accountant-general solutioner marketologist growth-hacker retentionist rainmaker appointment-setter
    prospector lead-generator telesalesperson upseller gatekeeper productologist scrummaster dpo cdao adwoman
    appraiser-general authoriser authorizer banker-in-training barterer bidder bidwriter bondsman bondswoman
    bookman callhandler call-taker cambist cashkeeper chartist claimsman coinsurer conciliator copyholder
    coster costestimator customsofficer deal-maker dropshipper factchecker flyposter giftwrapper greeter
    importer-exporter keyholder key-holder landagent leafleter leafletter leaflet-distributor letteropener
    liquidator loanofficer lossadjuster mailclerk mailsorter marketmaker market-maker mystery-caller newshound
    notetaker numerator order-taker ordertaker paymaster-general payclerk pitchman pitchwoman poller pollworker
    publisher quant quoter realtor reconciliator redeployer resourcer restructurer sales-closer shipper
    solicitor-in-training speculator stallkeeper sourcer syndicator tax-preparer taxpreparer teleagent
    teleprospector tollkeeper transactor transcripter treasurer-general typographist underclerk valuator
    valuer-general wordprocessor bailee matchmaker brandambassador toastmaster-general lawman lawwoman lawclerk
    judge-advocate usher-general jurisprudent notary-public juror tipstaff gaoler prothonotary arbitrageurist
    tidewaiter landwaiter`,
  // ICT professionals
  `biostat cryptographer cryptologist codebreaker pentester technopreneur sysop webmistress webdeveloper sqa
    qae mts smts ethical-hacker threat-hunter red-teamer implementer implementor automator labeler labeller
    annotator gamedev netadmin troubleshooter storyboarder bugfixer bug-hunter datawrangler devrel hacker
    hardwareman helpdesker mainframer packetsmith playtester pythonista rubyist sitebuilder softwareengineer
    softwaredeveloper supportengineer techlead techie uxer webcoder webproducer digitiser digitizer digitalizer
    scripter localiser localizer modder speedrunner gamer streamer esports-player`,
  // Legal, social and cultural professionals, clergy
  `abbess advocate-general adjudicator antiquarian arbiter arbitrator archbishop archpriest conveyancer coroner
    counsel deacon deaconess evangelizer friar monk nun prelate presbyter curate sexton sacristan verger
    solicitor-advocate solicitor-general prosecutor public-defender pleader munshi processserver cantor
    catechist cleric ecclesiastic preacher pujari granthi seminarian theologian almoner caseworker careworker
    philanthropist philosopher historian genealogist etymologist lexicographer linguist philologist phonetician
    politologist politician pundit sinologist terminologist egyptologist musicologist iconographer accompanist
    anchorman anchorwoman anchorperson announcer arranger artiste balladeer balletdancer baritone bassist
    beatmaker biographer blogger vlogger youtuber podcaster bookseller calligrapher caricaturist cartoonist
    cellist chorister chronicler cinematographer clarinettist comedian compere concertmaster contralto
    copyeditor deejay dj emcee documentarian dramatist dramaturge dramaturgist editorialist engraver essayist
    fabulist flautist flutist gagwriter ghostwriter glassblower harpist hornist humorist impersonator
    instrumentalist juggler keyboardist librettist lyricist memoirist miniaturist muralist newscaster newsreader
    oboist orchestrator paparazzo percussionist photojournalist poetess portraitist ceramicist presenter
    printmaker puppeteer rapper saxophonist scenarist scenographer screenwriter scriptwriter showrunner
    songwriter soprano sportscaster storyteller stuntman stuntwoman subtitler surtitler dubber toastmistress
    trombonist trumpeter tubist typographer vocalist ventriloquist violist weathercaster webcaster colorist
    colourist compositor rotoscoper retoucher soundman best-boy focus-puller dresser wardrobe-mistress wigmaker
    imagineer academist acolyte aerialist archaeographer architectress auteur bandleader banjoist bell-ringer
    bellringer bible-woman busker canoness celebrant chantress choirboy choirgirl choirleader choirmistress
    churchwarden circusartist clown commentator concertist contortionist copywright coryphee cordwainer
    cosplayer craftsperson craftsman craftswoman curatress diarist dollmaker doll-maker drag-queen
    dresser-theatre escapologist exorcist fiddler filmeditor film-maker fire-eater firebreather gaffer
    harpsichordist harmonist hazzan hymnologist hypnotist illusionist impresario improviser improvisor jester
    journo knife-thrower lay-reader layreader lightsman linguistician lion-tamer lutenist lutist lyrist magician
    mandolinist marathonist minstrel moviemaker music-maker musicographer newsman newswoman newspaperman novice
    organbuilder paginator parishpriest penciller pewopener picture-framer pictureframer poet-laureate
    polemicist prioress propmaker prop-maker propmaster propsman puppet-maker quizmaster rector-general
    recitalist roadie rhymer satirist scriptgirl scenepainter setdresser setbuilder shaman showgirl showman
    showwoman signer sopranist soundwoman soundperson spiritualist stuntperson sword-swallower tattooer
    tattooartist thespian tightrope-walker timpanist trouper troubadour vaudevillian videojockey videoeditor
    voice-over voiceactor whipcracker worshipleader wordsmith youthworker socialworker outreachworker
    welfareworker wedding-celebrant funeralcelebrant knacker`,
  // Technicians, inspectors, ships and aircraft, sports
  `airman airwoman aircrew aviator copilot navigator helmsman boatswain bosun coxswain first-mate shipmate
    deckhand seafarer mariner boatman ferryman lockkeeper launchman radiotelegraphist aerographer draughtswoman
    draftsperson draftswoman detailer calibrator inspector-general refractionist metallographer planetarian
    preparator pyrotechnician radiotechnician verifier videotechnician clerk-of-works exciseman weighmaster
    weigher criminalist polygraphist policeofficer taxidermist embalmer athlete bowler caddie caddy cricketer
    cyclist decathlete equestrian footballer golfer goalkeeper gymnast jockey judoka kickboxer linesman
    lineswoman marathoner mountaineer sherpa paddler playmaker rugbyplayer runner sculler skater skier
    snowboarder sportsman sportsperson sportswoman surfer swimmer tennis-player triathlete umpire weightlifter
    wrestler yachtsman groom diver freediver`,
  // Clerks
  `bookie bookrunner cageman census-taker codifier copyist counterhand duplicator errand-boy gofer interviewer
    letter-carrier linotypist lister mail-carrier mailwoman mailperson messenger message-taker moneychanger
    moneylender pawnbroker office-boy office-junior officeboy chaprasi pollclerk postie postwoman postal-carrier
    stockkeeper storeman storewoman storesman storesperson stores-person tallywoman telegraphist ticketer
    timetabler warehouser warehouseperson warehousewoman lowerdivisionclerk ldc udc`,
  // Services and sales
  `alewife amah astrologer ayah bar-back barback barhand barkeep barperson bar-tender beautyconsultant bell-boy
    bellboy bellman bodyguard busboy busgirl bus-boy cabinattendant carhop care-taker chambermaid chaperone
    chaperon childcarer child-minder cicerone cosmetician counterman countergirl crewmember crewman
    chef-de-partie chef-de-rang dinner-lady dog-walker dogwalker doorkeeper doorman doorperson doorwoman
    doorsupervisor entertainer facialist fire-fighter fireman firewoman fire-marshal frontofhouse gamekeeper
    warden grocer grillman groomer guestrelations hairstylist hawker hotelkeeper house-parent houseparent
    housemother housefather househusband housewife homemaker jailer jailor kennelman kitchenhand ladysmaid
    maitre-d maitred manservant milkman mixologist mystery-shopper nailtech nailist nursemaid pallbearer
    patrolman patrolwoman patroller pedicurist pedlar peddler personal-shopper petsitter pizza-maker playworker
    prisonguard roommaid salesassistant salesclerk salesgirl salesboy saleslady salesexecutive sales-girl
    sales-boy shampooist shampooer shoeblack shop-girl shopassistant shopgirl shopworker sitter skycap
    stallholder superhost tapster tattooist tour-guide tourguide tourleader trichologist undertaker waitperson
    waitstaff shelf-stacker shelf-filler shelfstacker nightporter nightwatchman watchperson watchwoman
    watchkeeper securityman gunman csa pcso turnkey airhostess bagger barstaff barworker beachattendant bedmaker
    bellhopper bingo-caller bookiesclerk butlerette callboy candystriper canteen-lady canteenworker car-parker
    cardealer cateress chaperoness checkout-girl chef-patron conductress coatchecker costermonger counterperson
    counterstaff customerassistant demonstrator-sales dishie dishwasherman dogcatcher dog-catcher doggroomer
    doghandler dogsitter doortender fashionmodel fieldmarketer fitmodel fireguard firewatcher
    firefighterparamedic fishfryer fish-fryer floorwalker flowerarranger flowergirl foodrunner fortuneteller
    fruiterer galleyhand gamemaster gateman gatewoman glasscollector greeters griddler haberdasher hatcheck-girl
    headbarman hired-man homesitter hostler ostler infantteacher janitress junkdealer kennelhand kennelmaid
    kioskman kitchenporter kitchenassistant kitchenboy kitchenmaid lady-in-waiting laundryhand lampman
    lifeguardsman linecook linkman linkboy liveryman lunchlady lunch-lady mahout maintenanceman makeupartist
    meteringman minder muleteer oddsmaker ostiary pageboy pantryman pantrymaid parkkeeper parlourmaid
    parlormaid petgroomer pharmacyassistant photographers-model pitboss pit-boss pizzamaker platewasher
    pooltender poolattendant poollifeguard potboy potman prisonofficer pumpattendant rat-catcher ratcatcher
    resortrep roomattendant salad-maker saladmaker salesagent salesassociate salesconsultant salesdemonstrator
    salesrepresentative sandwich-maker scoutleader scullerymaid shopwalker shopowner shoeshiner sidewaiter
    soothsayer spagirl stall-holder stallworker sweetseller tarot-reader teaboy teamaker tealady
    telecanvasser towelboy trolleydolly valet-parker vintner waitron warder wardress wardenship wardmaid
    watchmen windowdresser winewaiter winetaster yogateacher boxer bodybuilder canoeist cheerleader cueist
    dartsplayer golfpro grappler hammer-thrower handballer hurdler kiteboarder lifesaver netballer oarsman
    oarswoman paraglider parachutist pentathlete polevaulter rock-climber scrum-half skydiver skipper
    snooker-player sprinter squash-player volleyballer`,
  // Agriculture, forestry, fishing
  `apiarist arborist arboriculturist treesurgeon breeder cattleman cattle-herder cowhand cowherd cropgrower
    crofter dairyman dairymaid dairywoman farmworker fisherwoman fisherfolk fruitpicker goatherd grower
    greenkeeper greenskeeper groundkeeper groundsperson groundsworker groundworker hatcheryman hay-maker
    herdsman herdswoman horsebreeder horseman husbandman ironmaster irrigator jackaroo jillaroo landgirl
    landworker logger lumberjack lumberman milker nurseryman nurserywoman oysterman ploughman poultryman
    plantsman rancher shearer sheepshearer smallholder stablehand stableman stablelad stableboy stockwoman
    stockperson swineherd trapper truffler vinedresser vineyardist viticulturist viticulturalist woodcutter
    woodsman agriworker agister aquaculturist aquarist beeman bullfighter buttermaker byreman canecutter
    cattlefarmer cellarman cellarmaster cellarhand chicken-catcher chickencatcher clam-digger cider-maker
    cidermaker cocklepicker cottonpicker cowboy cowgirl cowman cowkeeper crabber crabfisher creelman cropduster
    dairyfarmer deerstalker deer-stalker dredgerman duckfarmer eggpacker eelcatcher estateworker falconer
    fenceman feller fellerman fieldhand fieldman fishfarmer floriculturist fodderer frogman fruitgrower
    gamefarmer gangsman gleaner goosegirl grapepicker grazier harpooner haymaker hedger-and-ditcher hedgelayer
    hedge-layer henwife herder herdsperson hoppicker horse-breaker horsebreaker huntsman iceman lobsterman
    logdriver mushroompicker netmaker netmender net-maker orchardist orchardman peasant pigman pigfarmer
    pisciculturist poulterer pruner ranchhand rubber-tapper rubbertapper seedsman sericulturist sharecropper
    shellfisher shellfish-gatherer shepherdess shepherder shrimper spearfisher stationhand steward-farm swineman
    tea-plucker teapicker topiarist tractordriver trawlerman treefeller tree-feller treeplanter tree-planter
    truffle-hunter turfcutter vinegrower whaler wheatgrower wildfowler woodlander woodman woolclasser
    wool-classer woolgrower yardperson yardsman yeoman zanjero`,
  // Crafts and trades
  `armourer armorer artisan artificer automechanic basketmaker basket-weaver bellfounder boatbuilder
    shipbuilder shipwright boilermaker bonesetter bodymaker bricky brickie brickmaker brick-layer bridgebuilder
    burnisher butcher-boy cabinetmaker cabinet-maker cabler candlemaker caulker ceiling-fixer cementer
    cheesemaker cheese-maker chocolatier cigarmaker clockmaker clothier coachbuilder coppersmith coremaker
    diamond-cutter die-maker diemaker diesinker dry-waller drywaller dryliner dry-liner dyer electroplater
    embosser embroiderer enameller erector fettler filleter finisher fish-curer fishcurer floor-layer floorlayer
    formworker foundryman foundryworker frenchpolisher furrier garment-maker gasfitter gilder glass-blower
    glasscutter glassmaker glazer goldsmith grainer grinder gunmaker gunsmith handicraftsman handloom-weaver
    handyperson handywoman hatmaker hatter insulator ironworker jointer jewellery-maker knitter lacemaker lagger
    leatherworker lineman linewoman lineworker lineperson lithographer luthier machinesetter machine-setter
    machine-tool-setter maltster mat-maker mattress-maker meatcutter meat-cutter meatpacker metalworker
    metalsmith milliner mill-wright moldmaker mouldmaker molder moulder mosaicist panel-beater panelbeater
    paperhanger paper-hanger pasta-maker pastrycook patternmaker pattern-maker patterncutter pavior paviour
    perfumer pewterer photoengraver piano-tuner pipefitter pipelayer pipe-layer pitmaster platemaker polisher
    pressman quilter refinisher repairer repairman repairwoman repairperson restorer riveter roadworker
    ropemaker sailmaker sandblaster sausage-maker screenprinter serviceman servicewoman sewist sheetmetalworker
    shoemaker shoe-maker shopfitter shotblaster shot-firer shotfirer signmaker signwriter silversmith solderer
    sprayer steelfixer steel-fixer steelerector steelworker steeplejack stitcher stone-cutter stonecutter
    stonemason stonesetter stone-carver taster tilesetter tile-setter tinker tinsmith toolsetter tool-setter
    tool-maker tuckpointer varnisher vulcaniser wheelwright whitesmith whittler windowfitter wireman wirewoman
    woodcarver woodturner woodworker tyrefitter bladesmith cableman pestcontroller exterminator fumigator
    asbestos-remover chimneysweep autoelectrician bandsawyer bar-bender barrelmaker basketweaver beltmaker
    bellows-maker blockmaker bootmaker boot-maker bowmaker bow-maker boxmaker box-maker brazer breadmaker
    brushmaker brush-maker bricksetter buttonmaker buttonholer cablejointer cakemaker cakedecorator calenderer
    candymaker carpetlayer carpet-layer carpetfitter cartwright case-maker casemaker chainmaker chairmaker
    charcoal-burner chiseller chocolate-maker cladder coffin-maker collarmaker concretor concreter coach-trimmer
    creeler dampproofer damp-proofer demolisher denture-maker dismantler drape-maker drystone-waller
    dry-stone-waller electroformer enamelist enamelworker etcher felter filemaker filmcutter fishsmoker
    fish-smoker flint-knapper floor-sander foilstamper framemaker fresser furniture-maker furnituremaker
    galvaniser garmentworker gemcutter gemsetter gem-setter glassworker glove-maker glovemaker gluemaker
    gold-beater goldbeater gunstocker hackler hammerman handweaver hand-weaver harness-maker harnessmaker hemmer
    horseshoer houndsman housebuilder housepainter icecream-maker ice-cream-maker instrument-maker inlayer
    ironfighter ironmonger jetter jewelsetter kiln-man kilnworker kitchenfitter knapper knifegrinder knifemaker
    latheworker lapidary lacquerer leadworker lensgrinder letterer lime-burner limeburner linesmen lithoprinter
    loftsman loomfixer loom-fixer marbler mastic-asphalter matmaker meat-curer metal-spinner metal-turner
    model-maker mold-maker mould-maker needlewoman needleworker needle-woman organ-tuner ornamentalist
    pan-beater papercutter parquet-layer patternist penmaker piano-maker pie-maker piemaker pipewelder
    platelayer plate-layer potterymaker precaster printers-devil pursemaker quilt-maker quiltmaker reed-maker
    rebarworker reliner refurbisher reweaver rooftiler rugmaker rug-weaver rustproofer saddle-maker saddlemaker
    sample-maker sawsmith sawmiller saw-sharpener sawdoctor sculptress seamster shearman shingler shipfitter
    shirtmaker shirt-maker shoerepairer shoe-mender sign-maker silkscreener slipcaster soapmaker soap-maker
    spraypainter spring-maker steamfitter stone-setter stonelayer stone-layer stonepolisher stonedresser
    stuccoist stuccoer sugarmaker sugarboiler sugar-boiler swordsmith tallowmaker tapestry-weaver tapestrymaker
    tentmaker tent-maker terrazzoworker textileworker thatchers tile-layer tilelayer tile-fixer timberman
    timber-framer timberer tinner tin-smith tirefitter toymaker toy-maker tree-climber typefounder underpinner
    upholstress upholder varnish-maker veneerer violin-maker violinmaker wallpaperer watchrepairer wax-chandler
    waterproofer wellsinker well-digger welldigger whipmaker wheel-wright window-maker wine-maker wirer
    wireworker wire-drawer wood-carver wood-turner woodmachinist woolcomber wool-comber`,
  // Machine operators and drivers
  `bottler busdriver cabbie cabdriver cabman carman chargeman chauffeuse coachman coachdriver craneman
    cranedriver crusherman deliveryman deliverywoman deliveryperson delivery-boy deliverydriver dogman donkeyman
    draegerman drayman engineman forkliftdriver furnaceman greaser haulier hosier ironer kilnman kilner
    lorrydriver machinehand machine-minder mineworker motorcyclist motorman paper-maker papermaker pipeliner
    pulper pumpman quarryman quarrier rickshaw-puller roughneck roustabout derrickhand derrickman toolpusher
    tool-pusher roughnecker screener shunter signalman signaller signalperson slaughterer slaughterman stamper
    stoker switchman taxidriver teamster trainman traindriver tramdriver truckdriver truckie trammer vandriver
    vanman winchman winderman winder yardman yard-man aircrewman ambulance-man autoclaver banksman bargee
    bargeman bargemaster batchman boatswains-mate boilerman boilerwoman brakeman brakesman brakewoman bullocky
    busman buswoman cabin-boy carder cartdriver centrifugeman checkweighman coalminer coal-trimmer cokeman
    crossingkeeper cutterman cureman deckboy deckman delivery-man deliverer dockhand dockman dredgemaster
    dryerman elevatorman elevator-boy engine-man faceworker farecollector fareman ferrymaster filterman flagman
    flagperson flagwoman floorhand forklifter freightman fueller fueler furnace-man furnaceworker grabman
    guardswoman haulageman hoistman hopperman hostlers jarvey kettleman ladleman launchmaster leadsman
    lightkeeper lighterman liftboy liftgirl linotyper loaderman locksman locoman loftman lorryman machinewoman
    machineman mailrunner metalpourer metal-pourer millhand millman millworker milkroundsman milk-roundsman
    mixerman moldman motorcyclecourier muledriver oiler ovenman overlocker oysterer packager packman palletiser
    palletizer paperworker parceler pickerpacker pitman pitworker pilotman plantman platform-man pleater
    pointsman portman powderman processman quarryworker radioman railwayman railman railroader railworker rampie
    relayer rigman ringspinner rollerman safetyman sampleman scowman screenman seawoman shaftman shipmaster
    shovelman signalwoman smelterman spotwelder staithman steersman still-man stillman strander tankerman
    tankman tappers tipperman towboatman towman tracklayer track-layer trackworker trackwalker trawlhand
    trucksman tugmaster tugboatman tubman vanboy vatworker wagoner waggoner waggonman wagonman washman
    wharfinger wheelman wheelsman winchdriver wirepuller`,
  // Elementary occupations
  `binman bin-man bill-poster bootblack car-washer carwasher charwoman charlady cleaning-lady cloth-folder
    coalman cooly coolie dustman dustbinman garbageman gravedigger grave-digger handpacker hod-carrier hodman
    housemaid launderer laundress laundryman laundrywoman liftman longshoreman dockworker stevedore lumper
    meter-reader meterreader navvy newsboy newspaper-carrier newsvendor odd-jobman oddjobman pan-washer paperboy
    papergirl pot-washer potwasher removal-man removalman removalist roadman road-sweeper recycler ragpicker
    scavenger scullion shoe-shiner shoeshine-boy street-sweeper streetsweeper tea-boy tea-lady trackman
    undergardener unloader valeter washerman dhobi washerwoman washer-up water-carrier windowcleaner workman
    workwoman workperson chowkidar ashman baggageman beachcleaner binwoman bottlewasher bottle-washer boot-boy
    bus-washer cart-pusher coal-heaver cloakman crossing-sweeper dayworker daylabourer daylaborer deliveryboy
    dish-washer dogsbody drainman errandboy fishpacker fly-poster flyer-distributor fruitpacker garbageworker
    grasscutter groundman gutterer hodcarrier housecleaner houseboy housegirl houseworker knocker-up lampcleaner
    lamp-lighter lamplighter lengthman lengthsman litterpicker lollipop-man lollipopman lollipop-lady mail-boy
    matman milkboy mopper odd-job-man officegirl officecleaner paper-boy parcelman plate-washer pot-boy ragman
    rag-and-bone-man refuseman rickshawman rubbishman sandwichman sandwich-man scrapman scrubwoman sewerman
    shoe-shine-boy snowshoveler snow-clearer stewardsman streetvendor swamper swabber tasker teaperson
    ticketcollector tickettaker ticket-taker trashman trolleyman trolley-boy trolleyporter wastepicker water-boy
    waterboy weeder whitewasher window-washer woodchopper yard-boy yardworker`,
  // Armed forces
  `aide-de-camp aircraftman aircraftwoman airgunner artilleryman bombardier brigadier brigadier-general cadet
    colonel commandant-general commodore cavalryman ensign fieldmarshal field-marshal fusilier gendarme gunner
    guardsman havildar naik sepoy jawan subedar infantryman lieutenant-general lt-col major-general midshipman
    paratrooper peacekeeper petty-officer-first-class private-first-class reservist rear-admiral rifleman sapper
    seabee sergeant-at-arms sergeant-major serviceperson submariner subaltern sublieutenant sniper trooper
    vice-admiral conscript specialist-e4 legionnaire dragoon bugler air-marshal air-vice-marshal adjutant
    armorsmith bandsman cannoneer captain-general carabinier combatant deminer drummer-boy flightlieutenant
    fusileer generalissimo guardsmen gurkha halberdier hussar infanteer intelligencer janissary leatherneck
    legionary lieutenantcolonel marksman master-at-arms mercenary militiaman musketeer navyman nco
    provostmarshal servicemember sharpshooter squaddie squadleader submarinist tailgunner sowar risaldar bhisti
    sergeantmajor`,
  // Trainees, students and honorary posts
  `auxiliary befriender extern fresher gigworker internee mentee probationer protege scout shadower
    traineeteacher understudy jobseeker activist spokesman spokesperson spokeswoman rapporteur envoy emissary
    captainess co-ordinator coordinater changemaker collaborator enlistee part-timer plebe postulant reenactor
    returnee scholarshipholder secondee studentworker tempworker wikipedian wwoofer workfellow crewmate
    teammember righthand committeeman committeewoman guildsman juryman plenipotentiary shopsteward unionist`,
].join(' ');
