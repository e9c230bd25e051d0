/**
 * Head nouns of Lithuanian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const LITHUANIAN_TITLES = [
  // Managers, officials and public service ranks
  `prezidentas viceprezidentas pirmininkas pirmininke virsininkas virsininke pavaduotojas pavaduotoja narys
    nare savininkas savininke bendrasavininkas bendrasavininke bendrasavininkis ikurejas ikureja bendraikurejas
    bendraikureja steigejas steigeja verslininkas verslininke valdytojas valdytoja premjeras premjere kancleris
    meras vicemeras seniunas seniune seniunaitis seniunaite senatorius ambasadorius ambasadore konsulas
    sekretorius sekretore tarnautojas tarnautoja valdininkas valdininke inspektorius patarejas patareja atstovas
    atstove igaliotinis igaliotine lyderis lydere vadybininkas vadybininke administratorius koordinatorius
    organizatorius vedejas vedeja komandiras komandire vadas prievaizdas prievaizde ukvedys ukvede dvarininkas
    dvarininke smuklininkas smuklininke akcininkas akcininke gubernatorius prefektas burmistras burmistre
    rektorius prorektorius dekanas prodekanas brigadininkas brigadininke brigadierius meistras meistre
    vyrmeistris vyrmeistre komisaras kontrolierius kontroliere kuratorius leidejas leideja parlamentaras
    viesbutininkas viesbutininke restoranininkas restoranininke prekybininkas prekybininke komersantas
    fabrikantas fabrikante pramonininkas pramonininke darbdavys darbdave protokolistas rastvedys rastvede
    pareigunas pareigune instruktorius pasiuntinys pasiuntine egzekutorius egzekutore globejas globeja
    vietininkas`,
  // Science and engineering
  `inziniere technike architektas architekte projektuotojas projektuotoja konstruktorius geodezininkas
    geodezininke matininkas matininke kartografas botanikas ekologas chemikas chemike fizikas matematikas
    statistikas sinoptikas mikrobiologas biochemikas biochemike biofizikas genetikas zootechnikas zootechnike
    miskininkas miskininke tyrejas tyreja mokslininkas mokslininke isradejas isradeja technologas
    standartizatorius braizytojas braizytoja samatininkas samatininke statybininkas statybininke planuotojas
    planuotoja aktuaras archeologe etnografas filosofe kriminologas kriminaliste energetikas elektronikas
    elektrotechnikas elektrotechnike automatikas hidrotechnikas hidrotechnike siluminininkas siluminininke
    pirotechnikas pirotechnike biotechnologas biotechnologe farmakologas toksikologas ichtiologas ichtiologe
    ornitologas geofizikas bandytojas bandytoja ekspertas kalbininkas kalbininke muzikologas menotyrininkas
    menotyrininke istorikas istorike literaturologas literaturologe teatrologas teatrologe archyvistas
    archyviste melioratorius gamtininkas gamtininke gamtosaugininkas gamtosaugininke paminklosaugininkas
    paminklosaugininke mechatronikas mechatronike optikas akustikas tikrintojas tikrintoja vertintojas
    vertintoja silumininkas silumininke vandentiekininkas vandentiekininke santechnikas santechnike kokybininkas
    kokybininke augalininkas augalininke tyrinetojas tyrinetoja`,
  // Health and care
  `gydytoja daktaras daktare odontologe dantistas dantiste chirurge neurochirurge terapeute ginekologas
    akuseris akusere kardiologas psichiatre narkologas venerologas venerologe onkologas anesteziologas
    reanimatologas otorinolaringologas otorinolaringologe endokrinologas pulmonologas ftiziatras reumatologe
    infektologas imunologas rezidentas felceris felcere farmacininkas farmacininke vaistininkas vaistininke
    provizorius farmakotechnikas farmakotechnike kineziterapeutas kineziterapeute ergoterapeute fizioterapeute
    masazistas masaziste masazuotojas masazuotoja psichologas psichologe psichoterapeutas psichoterapeute
    sanitaras rentgenologas rentgenologe paramedikas medikas protezuotojas protezuotoja veterinaras zolininkas
    zolininke vaistazolininkas vaistazolininke dezinfekuotojas dezinfekuotoja padejejas padejeja prieziuretojas
    prieziuretoja reabilitologas reabilitologe akupunkturininkas akupunkturininke biomedikas biomedike
    dezinfektorius chiropraktikas chiropraktike pribuveja psichonarkologas psichonarkologe ambulansininkas
    ambulansininke gelbetojas gelbetoja sesele`,
  // Teaching and academic ranks
  `aukletojas aukletoja destytojas destytoja lektorius docentas profesorius metodininkas metodininke
    specpedagogas specpedagoge bibliotekininkas bibliotekininke doktorantas magistrantas podoktorantas
    podoktorante mentorius tutorius moderatorius fasilitatorius supervizorius koncertmeisteris koncertmeistere
    egzaminatorius egzaminatore korepetitorius korepetitore repetitorius ugdytojas ugdytoja akademikas
    lavintojas lavintoja tiflopedagogas surdopedagogas logoterapeutas logoterapeute defektologas abiturientas
    abituriente gimnazistas moksleivis moksleive skaitovas skaitove ikimokyklininkas ikimokyklininke`,
  // Business, administration and law
  `buhalteris apskaitininkas apskaitininke finansininkas finansininke kasininkas bankininkas bankininke
    draudikas draudike draudejas draudeja agentas tarpininkas tarpininke supirkejas supirkeja pirkikas pirkike
    prekiautojas prekiautoja pirklys pirkle vaizbunas vaizbune komivojazierius rinkodarininkas rinkodarininke
    marketologas reklamistas reklamininkas reklamininke personalininkas personalininke rekruteris atrankininkas
    atrankininke archyvaras archyvare advokatas teisininkas teisininke juriskonsultas teisejas teiseja
    prokuroras antstolis antstole likvidatorius mediatorius muitininkas muitininke deklarantas ekspeditorius
    logistikas logistas dispeceris apklausejas apklauseja interviuotojas interviuotoja aukcionistas aukcioniste
    inkasatorius normuotojas normuotoja prekeivis prekeive prekyvietininkas prekyvietininke sandelininke
    operatorius masininke stenografistas telegrafistas registratorius tiekejas tiekeja vertejas verteja
    revizorius revizore investuotojas investuotoja mokescininkas mokescininke skaiciuotojas skaiciuotoja
    isieskotojas isieskotoja gynejas gyneja lobistas eksportuotojas eksportuotoja importuotojas importuotoja
    bukmekeris saskaitininkas saskaitininke saskaitybininkas saskaitybininke viesintojas viesintoja
    kalkuliuotojas kalkuliuotoja tvarkytojas tvarkytoja duomenininkas duomenininke rastininkas rastininke
    kanceliaristas darbuotojas darbuotoja priimejas priimeja priemejas priemeja asesorius bankrotininkas
    bankrotininke zinovas zinove`,
  // ICT
  `programuotoja programeris programere testuotojas testuotoja kurejas kureja sistemininkas sistemininke
    kompiuterininkas kompiuterininke informatikas kibersaugininkas kibersaugininke tinklininkas tinklininke
    integruotojas integruotoja maketuotojas maketuotoja koduotojas koduotoja diegejas diegeja webmasteris
    duomenuanalitikas duomenuanalitike`,
  // Social work, culture, media, clergy
  `menininkas menininke dailininkas dailininke tapytojas tapytoja skulptorius skulptore rezisierius rezisiere
    prodiuseris prodiusere aktorius aktore sokejas sokeja baletosokejas baletosokeja choreografas choreografe
    dainininkas dainininke muzikantas muzikas smuikininkas smuikininke gitaristas violoncelininkas
    violoncelininke fleitininkas fleitininke bugnininkas bugnininke birbynininkas birbynininke kanklininkas
    kanklininke kompozitorius kompozitore dirigentas chormeisteris chormeistere rasytojas rasytoja poetas
    reporteris reportere korespondentas redaktorius korektorius kritikas diktorius grimuotojas grimuotoja
    kostiumininkas kostiumininke apsvietejas apsvieteja sviesotechnikas sviesotechnike garsistas garsiste
    rekvizitininkas rekvizitininke sufleris suflere butaforas montuotojas montuotoja animatorius iliustratorius
    iliustratore restauratorius muziejininkas muziejininke gidas bibliografas kunigas kunige klebonas klebone
    vikaras vikare diakonas vyskupas vyskupe arkivyskupas arkivyskupe dvasininkas dvasininke pastorius vienuolis
    vienuole rabinas kapelionas kapelione vargonininkas vargonininke zakristijonas zakristijone varpininkas
    varpininke misionierius misioniere katechete tikybininkas tikybininke klounas kloune zonglierius zongliorius
    zongliore dresuotojas dresuotoja iliuzionistas iliuzioniste sportininkas sportininke futbolininkas
    futbolininke krepsininkas krepsininke ledoritulininkas ledoritulininke rankininkas rankininke tenisininkas
    tenisininke boksininkas boksininke imtynininkas imtynininke slidininkas slidininke biatlonininkas
    biatlonininke dviratininkas dviratininke plaukikas plaukike lengvaatletis lengvaatlete irkluotojas
    irkluotoja gimnastas gimnaste sachmatininkas sachmatininke filmuotojas filmuotoja videooperatorius
    tinklarastininkas tinklarastininke literatas kaligrafas interjeristas dekoratorius apipavidalintojas
    apipavidalintoja televizininkas televizininke kulturininkas kulturininke orkestrantas choristas choriste
    vokalistas kinooperatorius kinorezisierius kinorezisiere antikvaras knygininkas knygininke galerininkas
    galerininke leidybininkas leidybininke spaustuvininkas spaustuvininke scenininkas scenininke tekstininkas
    tekstininke perkusininkas perkusininke saksofonininkas saksofonininke trimitininkas trimitininke
    klarnetininkas klarnetininke didzejus didzeja keramikas tekstilininkas tekstilininke vitrazistas vitraziste
    knygrisys knygrise naratorius naratore`,
  // Services, sales, hospitality, sports, security
  `konditeris konditere kepejas kepeja mesininkas mesininke barmenas oficiantas kambarine tarnas tarnaite
    liokajus liokaja durininkas durininke rubininkas rubininke sargas apsaugininke saugotojas saugotoja
    budetojas budetoja priziuretojas priziuretoja policininkas policininke ugniagesys ugniagese pasienietis
    pasieniete detektyvas detektyve kosmetologas manikiurininkas manikiurininke pedikiurininkas pedikiurininke
    tatuiruotojas tatuiruotoja stiuardas stiuarde stiuardese konduktorius palydovas palydove gelininkas
    gelininke sodininkas sodininke laidotuvininkas laidotuvininke duobkasys duobkase duobkasis kapininkas
    kapininke burtininkas somelje degalininkas degalininke budintysis budintyse budincioji kinologas
    veislininkas veislininke bufetininkas bufetininke ekonomas seimininkas seimininke virtuvininkas virtuvininke
    maitintojas maitintoja barzdaskutys barzdaskute barzdaskutis groziospecialistas groziospecialiste
    kontrolininkas kontrolininke bilietininkas bilietininke kioskininkas kioskininke turgininkas turgininke
    turgavietininkas turgavietininke degustatorius pirtininkas pirtininke skalbikas skalbike skalbeja skalbejas
    patrulis patrule operatyvininkas operatyvininke asmenssargis asmenssarge apsauginis apsaugine
    vaikuprieziuretojas vaikuprieziuretoja picininkas picininke plovejas ploveja`,
  // Agriculture, forestry, fishing
  `ukininkas ukininke zemdirbys zemdirbe zemdirbis gyvulininkas gyvulininke melzejas melzeja piemuo
    kiaulininkas kiaulininke paukstininkas paukstininke avininkas avininke bitininkas bitininke zirgininkas
    zirgininke arklininkas arklininke augintojas augintoja selekcininkas selekcininke darzininkas darzininke
    vynininkas vynininke vynuogininkas vynuogininke traktorininkas traktorininke kombainininkas kombainininke
    miskakirtys miskakirte miskakirtis kirtejas kirteja eigulys eigule girininkas girininke medkirtys medkirte
    medkirtis pjovejas pjoveja medziotojas medziotoja zvejas zveja zuvininkas zuvininke uogautojas uogautoja
    kolukietis kolukiete serikas serike serejas sereja zverininkas zverininke kailininkas kailininke sejejas
    sejeja arejas areja artojas artoja ravetojas ravetoja rinkejas rinkeja skynejas skyneja soduvininkas
    soduvininke medelynininkas medelynininke pienininkas pienininke javininkas javininke linininkas linininke
    grybautojas grybautoja valstietis valstiete samdinys samdine miskovezis miskoveze miskadarbis miskadarbe`,
  // Crafts and trades
  `murininkas murininke dailide stalius stogdengys stogdenge stogdengis dazytojas dazytoja tinkuotojas
    tinkuotoja plyteliuotojas plyteliuotoja plytelininkas plytelininke klojejas klojeja stiklius stikliorius
    stikliore elektromontuotojas elektromontuotoja suvirintojas suvirintoja saltkalvis saltkalve tekintojas
    tekintoja frezuotojas frezuotoja slifuotojas slifuotoja poliruotojas poliruotoja kalvis kalve liejikas
    liejike skardininkas skardininke betonuotojas betonuotoja armuotojas armuotoja grindinininkas grindinininke
    trinkelininkas trinkelininke izoliuotojas izoliuotoja parketininkas parketininke apdailininkas apdailininke
    krosnininkas krosnininke krosnius krosne kaminkretys kaminkrete kaminkretis remontininkas remontininke
    remontuotojas remontuotoja taisytojas taisytoja instaliuotojas instaliuotoja autosaltkalvis autosaltkalve
    automechanikas automechanike autoelektrikas autodazytojas autodazytoja lakuotojas lakuotoja laikrodininkas
    laikrodininke juvelyras juvelyre auksakalys auksakale auksakalis sidabrakalys sidabrakale graveris gravere
    graviruotojas graviruotoja puodzius puodze stikladirbys stikladirbe stiklaputys stiklapute poligrafininkas
    poligrafininke irisejas iriseja siuvejas siuveja kriaucius kriauce mezgejas mezgeja siuvinetojas siuvinetoja
    sukirpejas sukirpeja batsiuvys batsiuve kurpius odininkas odininke kailiadirbys kailiadirbe surininkas
    surininke aludaris aludare vyndarys vyndare apdorotojas apdorotoja baldzius baldininkas baldininke apmusejas
    apmuseja kubilius dailidininkas dailidininke pynejas pyneja racius race radiomontuotojas radiomontuotoja
    rysininkas rysininke kabelininkas kabelininke linijininkas linijininke sprogdintojas sprogdintoja akmentasys
    akmentase akmenskaldys akmenskalde kalnakasys kalnakase kalnakasis angliakasys angliakase angliakasis
    grezejas grezeja grezikas grezike takelazininkas takelazininke stropuotojas stropuotoja naras liftininkas
    liftininke laivustatys laivustate derintojas derintoja irankininkas irankininke statytojas statytoja
    kelininkas kelininke ardytojas ardytoja gipsuotojas gipsuotoja langudejas langudeja medziodrozejas
    medziodrozeja drozejas drozeja rukintojas rukintoja desrininkas desrininke zuvuapdorotojas zuvuapdorotoja
    konservuotojas konservuotoja saldainininkas saldainininke sokoladininkas sokoladininke duonkepys duonkepe
    malunininkas malunininke lydytojas lydytoja terminininkas terminininke galvanikas galvanike galvanizuotojas
    galvanizuotoja stampuotojas stampuotoja presuotojas presuotoja pjaustytojas pjaustytoja lankstytojas
    lankstytoja kniedytojas kniedytoja lituotojas lituotoja vyniotojas vyniotoja vulkanizuotojas vulkanizuotoja
    padangininkas padangininke hidraulikas saldytojas saldytoja saldymininkas saldymininke vedinimininkas
    vedinimininke dujininkas dujininke kurikas kurike mechanike vyrmechanikas vyrmechanike irengejas irengeja
    balnininkas balnininke balnius balne kepurininkas kepurininke skrybelininkas skrybelininke gintarininkas
    gintarininke plytininkas plytininke kalkininkas kalkininke siltintojas siltintoja apmusalininkas
    apmusalininke restauruotojas restauruotoja tapetuotojas tapetuotoja zoliapjovys zoliapjove montazistas
    metalistas metaliste metalininkas metalininke kaltuvininkas kaltuvininke`,
  // Machine operators, drivers, transport
  `vairuotoja kranininkas kranininke ekskavatorininkas ekskavatorininke buldozerininkas buldozerininke
    greiderininkas greiderininke manevruotojas manevruotoja iesmininkas iesmininke sturmanas kapitonas kapitone
    jurininkas jurininke jureivis jureive matrosas bocmanas locmanas locmane kurjeris laiskanesys laiskanese
    pastininkas pastininke lakunas lakune aviatorius krovejas kroveja krovikas krovike iskrovejas iskroveja
    autokrautuvininkas autokrautuvininke pakuotojas pakuotoja fasuotojas fasuotoja valcuotojas valcuotoja
    sterilizuotojas sterilizuotoja rusiuotojas rusiuotoja komplektuotojas komplektuotoja surinkejas surinkeja
    sverejas svereja isdavejas isdaveja elektromechanikas elektromechanike keltininkas keltininke plukdytojas
    plukdytoja sielininkas sielininke valtininkas valtininke vagonininkas vagonininke stotininkas stotininke
    signalininkas signalininke asfaltuotojas asfaltuotoja zemkasys zemkase zemkasis kompresorininkas
    kompresorininke aparatininkas aparatininke stividorius dokininkas dokininke laivavedys laivavede
    lokomotyvininkas lokomotyvininke autobusininkas autobusininke vezejas vezeja vezikas vezike pervezejas
    pervezeja isveziotojas isveziotoja transportininkas transportininke aviamechanikas aviamechanike
    orlaivininkas orlaivininke skrydininkas skrydininke garlaivininkas garlaivininke siurblininkas siurblininke
    katilininkas katilininke presininkas presininke verpejas verpeja dazininkas dazininke pakrovejas pakroveja`,
  // Elementary occupations and helpers
  `darbininke pagalbininkas pagalbininke kiemsargis kiemsarge nestojas nestoja nesikas nesike isnesiotojas
    isnesiotoja slavejas slaveja indaplovys indaplove padienis padiene padienininkas padienininke juodadarbis
    juodadarbe siuksliavezys siuksliaveze siuksliavezis platintojas platintoja laikrastininkas laikrastininke
    pristatytojas pristatytoja kraustytojas kraustytoja pasiuntinukas pasiuntinuke kaupikas kaupike lygintojas
    lygintoja smulkintojas smulkintoja skaldytojas skaldytoja atliekininkas atliekininke tvarkdarys tvarkdare
    kambarininkas kambarininke mazgotojas mazgotoja gatvininkas gatvininke skirstytojas skirstytoja`,
  // Armed forces
  `karys eilinis eiline grandinis grandine virsila sersantas sersante serzantas leitenantas leitenante majoras
    pulkininkas pulkininke generolas generole admirolas admirole karininkas karininke puskarininkis puskarininke
    savanoris savanore saulys saule kadetas kariunas kariune rezervistas snaiperis snaipere artileristas
    tankistas pestininkas pestininke desantininkas desantininke pionierius pioniere sapioras sapiore sauktinis
    sauktine minininkas minininke komandoras kontradmirolas kontradmirole atsargininkas atsargininke
    vienerininkas kapralas zvalgas zvalge partizanas partizane`,
  // Trainees, students and honorary posts
  `staziuotojas staziuotoja stazuotojas stazuotoja pameistrys pameistre stipendininkas stipendininke aktyvistas
    aktyviste bendradarbis bendradarbe laisvanoris laisvanore stebetojas stebetoja dubleris dublere talkininkas
    talkininke visuomenininkas visuomenininke sesuo`,
].join(' ');
