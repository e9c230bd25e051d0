/**
 * Head nouns of English job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const ENGLISH_TITLES = [
  // Managers, officials and public service ranks
  `administratrix alderman alderwoman alderperson archdeacon assemblyman assemblywoman assemblymember cao caio
    cco cdo cgo cino chairwoman chairperson chairlady chieftain chro ciso clo comanager congressman congresswoman
    convener convenor cpo cso cxo dgm headman headmaster headmistress intrapreneur entrepreneur solopreneur
    licensee franchisee landlord landlady publican restaurateur innkeeper legislator lawmaker superintendant
    undersecretary chancellor senator statesman commissioner magistrate tehsildar patwari sarpanch governor
    rector townclerk selectman assemblyperson quartermaster postmaster postmistress stationmaster harbourmaster
    harbormaster paymaster roadmaster yardmaster dockmaster beachmaster toastmaster scoutmaster bandmaster
    headwaiter proprietor proprietress restauranteur trustee chargehand overseer overman taskmaster superviser
    teamleader subdirector subeditor`,
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
    technocrat sde swe sdet topographer masterplanner`,
  // Health professionals and associates
  `acupuncturist allergist anaesthesiologist anaesthetist anesthesiologist andrologist aromatherapist ayurvedist
    crna bcba rbt cardiologist chiropodist cytotechnologist dermatologist diabetologist diagnostician dialysist
    doula dosimetrist echocardiographer electrologist endodontist gastroenterologist geriatrician gynaecologist
    gynecologist haematologist hematologist hepatologist herbalist homeopath homoeopath hospitalist houseman
    hypnotherapist infectiologist intensivist internist kinesiologist lactationist lvn mammographer matron
    mortician naturopath neonatologist nephrologist neurologist neuropsychologist neurophysiologist neurosurgeon
    obstetrician oncologist ophthalmologist orthodontist orthopaedist orthopedist orthoptist orthotist osteopath
    otolaryngologist otorhinolaryngologist paediatrician pediatrician pedodontist perfusionist periodontist
    physiatrist phytotherapist podiatrist prosthetist prosthodontist psychotherapist pulmonologist radiologist
    radiotherapist reflexologist rheumatologist sho ota pta stomatologist traumatologist ultrasonographer
    urologist vaccinator denturist dentalnurse health-visitor ward-sister sonologist psychometrist
    psychometrician immunizer ambulanceman ambulancewoman corpsman psw healer anganwadi inseminator`,
  // Teaching professionals and academic ranks
  `adjunct demonstrator educationalist educationist examiner headship invigilator preceptor pedagogue
    postdoctoral schoolmaster schoolmistress schoolteacher senco sendco lsa hlta gta pgt tgt prt crammer tutoress
    schoolmarm proctor phd-candidate doctorand`,
  // Business, administration and corporate titles
  `abm bdm bde bdr sdr asm rsm nsm kam bdo hrbp adman arbitrageur assayer biller campaigner canvasser dealmaker
    demystifier enumerator evaluator expeditor grantwriter headhunter indenter influencer invoicer jobber
    stockbroker shipbroker stockjobber marketeer merchandizer minute-taker negotiator networker onboarder
    paraplanner payroller policymaker policy-maker pollster pricer procurer reconciler sales-person salesrep
    schemer stocktaker taxman telecaller telesales tele-caller timekeeper tradesperson tradesman tradeswoman
    venturer stockist steno stenographer stenotypist transcriber transcriptionist transcriptioner
    secretary-general coder filer proof-reader scrivener registrar-general telephonist tallyman
    accountant-general solutioner marketologist growth-hacker retentionist rainmaker appointment-setter
    prospector lead-generator telesalesperson upseller gatekeeper productologist scrummaster dpo cdao`,
  // ICT professionals
  `biostat cryptographer cryptologist codebreaker pentester technopreneur sysop webmistress webdeveloper sqa qae
    mts smts ethical-hacker threat-hunter red-teamer implementer implementor automator labeler labeller annotator
    gamedev netadmin troubleshooter storyboarder`,
  // Legal, social and cultural professionals, clergy
  `abbess advocate-general adjudicator antiquarian arbiter arbitrator archbishop archpriest conveyancer coroner
    counsel deacon deaconess evangelizer friar monk nun prelate presbyter curate sexton sacristan verger
    solicitor-advocate solicitor-general prosecutor public-defender pleader munshi processserver cantor catechist
    cleric ecclesiastic preacher pujari granthi seminarian theologian almoner caseworker careworker
    philanthropist philosopher historian genealogist etymologist lexicographer linguist philologist phonetician
    politologist politician pundit sinologist terminologist egyptologist musicologist iconographer accompanist
    anchorman anchorwoman anchorperson announcer arranger artiste balladeer balletdancer baritone bassist
    beatmaker biographer blogger vlogger youtuber podcaster bookseller calligrapher caricaturist cartoonist
    cellist chorister chronicler cinematographer clarinettist comedian compere concertmaster contralto copyeditor
    deejay dj emcee documentarian dramatist dramaturge dramaturgist editorialist engraver essayist fabulist
    flautist flutist gagwriter ghostwriter glassblower harpist hornist humorist impersonator instrumentalist
    juggler keyboardist librettist lyricist memoirist miniaturist muralist newscaster newsreader oboist
    orchestrator paparazzo percussionist photojournalist poetess portraitist ceramicist presenter printmaker
    puppeteer rapper saxophonist scenarist scenographer screenwriter scriptwriter showrunner songwriter soprano
    sportscaster storyteller stuntman stuntwoman subtitler surtitler dubber toastmistress trombonist trumpeter
    tubist typographer vocalist ventriloquist violist weathercaster webcaster colorist colourist compositor
    rotoscoper retoucher soundman best-boy focus-puller dresser wardrobe-mistress wigmaker imagineer`,
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
    watchkeeper securityman gunman csa pcso turnkey`,
  // Agriculture, forestry, fishing
  `apiarist arborist arboriculturist treesurgeon breeder cattleman cattle-herder cowhand cowherd cropgrower
    crofter dairyman dairymaid dairywoman farmworker fisherwoman fisherfolk fruitpicker goatherd grower
    greenkeeper greenskeeper groundkeeper groundsperson groundsworker groundworker hatcheryman hay-maker herdsman
    herdswoman horsebreeder horseman husbandman ironmaster irrigator jackaroo jillaroo landgirl landworker logger
    lumberjack lumberman milker nurseryman nurserywoman oysterman ploughman poultryman plantsman rancher shearer
    sheepshearer smallholder stablehand stableman stablelad stableboy stockwoman stockperson swineherd trapper
    truffler vinedresser vineyardist viticulturist viticulturalist woodcutter woodsman`,
  // Crafts and trades
  `armourer armorer artisan artificer automechanic basketmaker basket-weaver bellfounder boatbuilder shipbuilder
    shipwright boilermaker bonesetter bodymaker bricky brickie brickmaker brick-layer bridgebuilder burnisher
    butcher-boy cabinetmaker cabinet-maker cabler candlemaker caulker ceiling-fixer cementer cheesemaker
    cheese-maker chocolatier cigarmaker clockmaker clothier coachbuilder coppersmith coremaker diamond-cutter
    die-maker diemaker diesinker dry-waller drywaller dryliner dry-liner dyer electroplater embosser embroiderer
    enameller erector fettler filleter finisher fish-curer fishcurer floor-layer floorlayer formworker foundryman
    foundryworker frenchpolisher furrier garment-maker gasfitter gilder glass-blower glasscutter glassmaker
    glazer goldsmith grainer grinder gunmaker gunsmith handicraftsman handloom-weaver handyperson handywoman
    hatmaker hatter insulator ironworker jointer jewellery-maker knitter lacemaker lagger leatherworker lineman
    linewoman lineworker lineperson lithographer luthier machinesetter machine-setter machine-tool-setter
    maltster mat-maker mattress-maker meatcutter meat-cutter meatpacker metalworker metalsmith milliner
    mill-wright moldmaker mouldmaker molder moulder mosaicist panel-beater panelbeater paperhanger paper-hanger
    pasta-maker pastrycook patternmaker pattern-maker patterncutter pavior paviour perfumer pewterer
    photoengraver piano-tuner pipefitter pipelayer pipe-layer pitmaster platemaker polisher pressman quilter
    refinisher repairer repairman repairwoman repairperson restorer riveter roadworker ropemaker sailmaker
    sandblaster sausage-maker screenprinter serviceman servicewoman sewist sheetmetalworker shoemaker shoe-maker
    shopfitter shotblaster shot-firer shotfirer signmaker signwriter silversmith solderer sprayer steelfixer
    steel-fixer steelerector steelworker steeplejack stitcher stone-cutter stonecutter stonemason stonesetter
    stone-carver taster tilesetter tile-setter tinker tinsmith toolsetter tool-setter tool-maker tuckpointer
    varnisher vulcaniser wheelwright whitesmith whittler windowfitter wireman wirewoman woodcarver woodturner
    woodworker tyrefitter bladesmith cableman pestcontroller exterminator fumigator asbestos-remover chimneysweep`,
  // Machine operators and drivers
  `bottler busdriver cabbie cabdriver cabman carman chargeman chauffeuse coachman coachdriver craneman
    cranedriver crusherman deliveryman deliverywoman deliveryperson delivery-boy deliverydriver dogman donkeyman
    draegerman drayman engineman forkliftdriver furnaceman greaser haulier hosier ironer kilnman kilner
    lorrydriver machinehand machine-minder mineworker motorcyclist motorman paper-maker papermaker pipeliner
    pulper pumpman quarryman quarrier rickshaw-puller roughneck roustabout derrickhand derrickman toolpusher
    tool-pusher roughnecker screener shunter signalman signaller signalperson slaughterer slaughterman stamper
    stoker switchman taxidriver teamster trainman traindriver tramdriver truckdriver truckie trammer vandriver
    vanman winchman winderman winder yardman yard-man`,
  // Elementary occupations
  `binman bin-man bill-poster bootblack car-washer carwasher charwoman charlady cleaning-lady cloth-folder
    coalman cooly coolie dustman dustbinman garbageman gravedigger grave-digger handpacker hod-carrier hodman
    housemaid launderer laundress laundryman laundrywoman liftman longshoreman dockworker stevedore lumper
    meter-reader meterreader navvy newsboy newspaper-carrier newsvendor odd-jobman oddjobman pan-washer paperboy
    papergirl pot-washer potwasher removal-man removalman removalist roadman road-sweeper recycler ragpicker
    scavenger scullion shoe-shiner shoeshine-boy street-sweeper streetsweeper tea-boy tea-lady trackman
    undergardener unloader valeter washerman dhobi washerwoman washer-up water-carrier windowcleaner workman
    workwoman workperson chowkidar`,
  // Armed forces
  `aide-de-camp aircraftman aircraftwoman airgunner artilleryman bombardier brigadier brigadier-general cadet
    colonel commandant-general commodore cavalryman ensign fieldmarshal field-marshal fusilier gendarme gunner
    guardsman havildar naik sepoy jawan subedar infantryman lieutenant-general lt-col major-general midshipman
    paratrooper peacekeeper petty-officer-first-class private-first-class reservist rear-admiral rifleman sapper
    seabee sergeant-at-arms sergeant-major serviceperson submariner subaltern sublieutenant sniper trooper
    vice-admiral conscript specialist-e4 legionnaire dragoon bugler`,
  // Trainees, students and honorary posts
  `auxiliary befriender extern fresher gigworker internee mentee probationer protege scout shadower
    traineeteacher understudy jobseeker activist spokesman spokesperson spokeswoman rapporteur envoy emissary
    captainess co-ordinator coordinater`,
].join(' ');
