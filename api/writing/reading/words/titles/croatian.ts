/**
 * Head nouns of Croatian, Bosnian and Serbian job titles by the major groups of ISCO-08, folded, masculine and feminine.
 * What title-words.ts or a file before this one has is not repeated.
 */
export const CROATIAN_TITLES = [
  // Managers, officials and public service ranks
  `administratorica ambasadorica bankarica cinovnik celnica dekanica prodekanica delegatkinja direktorka
    gradonacelnik gradonacelnica dogradonacelnik guverner hotelijer hotelijerka inspektorica intendantica kancelar
    komesar komandir konzulica kuratorica liderica menedzerica mentorica ministar ministrica ministarka nacelnik
    nacelnica nadglednik nadzornik nadzornica opunomocenik osnivac osnivacica suosnivac suosnivacica suvlasnik
    suvlasnica vlasnik vlasnica poduzetnik poduzetnica preduzetnik preduzetnica potpredsjednik potpredsjednica
    predsjednik predsjednica predsednik predsednica potpredsednik predstavnik predstavnica predstojnik
    predstojnica premijer premijerka procelnik procelnica prokuristica rektorica prorektorica ravnatelj
    ravnateljica rukovodilac rukovoditeljica poslovotkinja sefica starjesina staresina savjetnica savetnica
    supervizorica sluzbenik sluzbenica tajnik upravitelj upraviteljica upravnik upravnica vijecnik vijecnica
    veleposlanik veleposlanica zamjenik zamjenica zamenik zamenica zastupnik zastupnica zupanica ugostitelj
    ugostiteljica koordinatorica glasnogovornik glasnogovornica portparol povjerenik povjerenica poverenik
    referentica suradnik suradnica saradnik saradnica predsedavajuci predsjedavajuci predsjedavajuca
    predsedavajuca predsedavac podsekretar drzavnik odbornica menadzerica poslodavac poslodavka gazda gazdarica
    upravljac upravljacica komesarka komandantica starjesica prvoborac duznosnik duznosnica zvanicnik zvanicnica
    funkcioner funkcionerka sabornik namesnik namestenik namjestenik namjestenica savetodavka savjetodavka
    suosnivacka osnivacka rukovodjac rukovodilica kontrolorica timlider izaslanik izaslanica opunomocenica
    punomocnik punomocnica smjenovoda smenovodja brigadirka brigadirica predradnica mjestonacelnik sefovica
    domacin domacica`,
  // Science, engineering and ICT
  `arheologinja arhitektica arhitektkinja biokemicar biokemicarka biohemicar biologinja biotehnolog botanicar
    crtac crtacica dizajnerica ekologinja elektronicar elektrotehnicar etnologinja fizicar fizicarka geneticar
    geofizicar geografkinja geologinja informaticar informaticarka inovator inovatorica inzenjerka istrazivac
    istrazivacica kemicar kemicarka hemicar konstruktorica laborantica matematicar matematicarka mehatronicar
    mikrobiologinja planerka politologinja programerka projektantica sociologinja statisticar statisticarka
    strucnjak strucnjakinja specijalist specijalistica specijalista tehnologinja tehnicarka testerica urbanistica
    znanstvenik znanstvenica naucnik naucnica izumitelj analiticarka arhitekta programerica ekonomistica biologica
    geodetkinja geometar geometarka tehnologica kalkulantkinja ispitivac ispitivacica istrazivacka razvojnik
    razvijatelj razvijateljica sistemac mrezar urbanistkinja filozofkinja agronomkinja enolog enologinja
    strukovnjak pronalazac pronalazacica elektroinzenjer elektroinzenjerka ekspertkinja arhitektonica krajobraznik
    vestak vjestak vestakinja vjestakinja`,
  // Health and care
  `apotekar apotekarka bolnicarka dijeteticar dadilja doktorica farmaceutkinja fizioterapeutkinja fizijatar
    gerontodomacica ginekologinja hirurg kirurginja kiroprakticar laborantkinja lijecnica logopedkinja
    logopetkinja njegovatelj njegovateljica negovatelj negovateljica neurokirurg nutricionist nutricionistica
    opticar opticarka pedijatar pedijatrica primalja primarijus psihijatar psihijatrica psihologinja
    psihoterapeutkinja rehabilitator rehabilitatorica sanitarac specijalizant specijalizantica stomatologinja
    terapeutkinja vozac-hitne asistentica asistentkinja doktorka hirurginja internistica internistkinja
    neurologinja akuser akuserka primaljica ortopedica oftalmologinja anesteticar anesteticarka epidemiologinja
    pedijatrinja pedijatarka psihijatarka psihologica psihoterapeut zubarica zubotehnicar zubotehnicarka
    veterinarica apotekarica ljekarnica medicinar medicinarka fizioterapeut fizioterapeutica kineziterapeut
    kineziterapeutkinja logopetica defektologica surdolog tiflolog oligofrenolog radnoterapeut optometristica
    negovateljka nutricionistkinja gerontodomacin dijeteticarka bejbisiterka bebisiterka babisiterica hitnjak
    travarka iscjelitelj iscjeliteljica homeopat homeopatica`,
  // Teaching and academic ranks
  `asistent-u-nastavi docentica doktorandica edukatorica instruktorica lektorica nastavnica odgajateljica
    odgojiteljica vaspitacica pedagoginja profesorica predavacica stipendist trenerica tutorica defektolog
    defektologinja domarka novakinja uciteljka vaspitacka odgajateljka poslijedoktorand poslijedoktorandica
    postdoktorandica doktorantkinja bibliotekarica korepetitorica stipendistkinja prosvetar prosvjetar akademkinja`,
  // Business, administration and law
  `advokatica agentica arhivarka arhivist biljeznik biljeznica carinik carinica disponentica fakturist
    fakturistica fakturista tuzitelj tuziteljica tuzilac izvrsitelj izvrsiteljica komercijalist komercijalistica
    komercijalista kalkulant kalkulantica knjigovotkinja knjigovodkinja konzultantica konzultantkinja
    likvidatorica logisticar logisticarka marketar medijator medijatorica nabavljac nabavnik pravnica
    pravobranitelj pravobraniteljica pregovarac pregovaracica procjenitelj procjeniteljica procenitelj
    procjenjivac promotorica racunovotkinja racunopolagac recepcionerka recepcioner recepcionarka revizorica
    regruter regruterica savjetodavac sudac sutkinja sudija sudkinja spediterica posrednica telefonistica
    telemarketerica trgovkinja trgovacki-putnik unositelj upisnicar upisnicarka zapisnicar zapisnicarka odvjetnica
    vjezbenik vjezbenica poreznik kadrovik organizatorica advokatkinja tuzilja tuziteljka tuzilacica izvrsilac
    pravobranilac pravnikinja ekonomistkinja kontist kontista kontistica kontistkinja bankarka finansijas
    racunopolagacica bilancist bilansista knjigovoda obracunavac poreznica poresnik deklarantica deklarantkinja
    dispecerica komercijalistkinja akviziter akviziterka akvizitorica nabavljacica nakupac otkupljivac brokerica
    agentkinja procenjivac procjenjivacica marketingasica oglasivacica regruterka kadrovikinja kadrovka personalac
    administrativac operaterica daktilografkinja daktilografica telefonistkinja recepcionerica recepcionistkinja
    portirica arhivarica arhivator pisarnicar unosilac blagajnica kasirka salterusa salterusica anketarica
    mercendajzer unapredivac unapredjivac unapredivacica pospjesivac pospesivac analiticarica nekretninar
    fundraiserica poslovnicarka konsultantkinja konsultantica fakturistkinja`,
  // Social work, culture, media, clergy
  `animatorica bloggerica dekoraterka dirigentica dramaturginja djelatnik djelatnica fotografkinja glazbenik
    glazbenica muzicar muzicarka glumac glumica graficar graficarka ilustratorica kipar kiparica vajarka knjizar
    knjizarka knjiznicar knjiznicarka kolumnistica kompozitor kompozitorica konzervatorica koreografkinja
    kostimograf kostimografkinja lingvistica lutkar montazer montazerka muzeolog orguljas spisateljica pjesnik
    pjesnikinja pevac pevacica pjevac pjevacica plesac plesacica pijanist pijanistica pijanista producentica
    prevoditeljica prevodilac prevodilacica redatelj redateljica reditelj rediteljka redaktorica scenaristica
    scenografkinja skladatelj skladateljica slikar slikarica snimatelj snimateljica spikerica svecenik svestenik
    stilistica sminker sminkerica teologinja tonac tumac urednica umjetnik umjetnica umetnik umetnica
    voditelj-programa vizazist vizazistica zurnalist zupnik copywriterica povjesnicar povjesnicarka istoricar
    istoricarka reporterica izvjestitelj izvjestiteljica izvestac izvestacica kolumnista pisac spisatelj
    pesnikinja prevoditeljka tumacica simultanka kriticar dramaturskinja scenaristkinja kostimografica kamerman
    kamermanka snimateljka montazerica rasvjetljivac rasvetljivac svjetlar tonmajstor producentkinja voditeljka
    fotografica fotoreporterica redateljka inspicijent inspicijentica sufler suflerka rekviziter rekviziterka
    sminkerka lutkarica statist statista pevacka plesacka igrac igracica baletan zborovoda horovodja violinistica
    violinistkinja gitarist gitarista gitaristica bubnjar bubnjarka harmonikas harmonikasica klavirist
    pijanistkinja orguljasica tamburas solistica solistkinja kompozitorka aranzerica dekoraterica restauratorica
    kustosica kustoskinja muzeologinja vodickinja vajar paroh svecenica kapelan vjeroucitelj vjerouciteljica
    veroucitelj verouciteljica vjeroucitelja katehista katehistica kaludjer monah monahinja muftija muezin mualima
    propovjednik propovednik misionar misionarka zvonar crkvenjak aktivistkinja influenser influenserka
    influencerica blogerica jutjuber galeristica`,
  // Services, sales, hospitality, sports, security
  `barmenka berberin brijac cuvar cuvarica cvjecar cvjecarica cvecar cvecarka detektivka hostesa garderobijer
    garderobijerka kozmeticar kozmeticarka kozmetolog krupje krupijer kucepazitelj kucedomacin kucni-majstor
    kuharica kuvar kuvarica kondukter kondukterka manekenka manikirka nogometas nogometasica fudbaler fudbalerka
    maserica mesar mesarka mesarica natkonobar nadkonobar odrzavatelj pediker pekarica picerist picajolo
    pizza-majstor plivac policajac policajka poslasticar poslasticarka pogrebnik portir portirka prodavatelj
    prodavateljica recepcionist recepcionistica rukometas sobar sobarica spasilac spasiteljica spremacica stjuard
    stjuardesa strazar strazarka sluzavka somelijer somelijerka sportas sportasica sportista tjelohranitelj
    telohranitelj vatrogasac vatrogaskinja voditelj-smjene zastitarka krojac krojacica sanker sankerica
    slasticarka pratilac hausmajstor posluzitelj posluziteljica sefkuhinje pecenjar rostiljdzija cevabdzija
    cevapdzija burekdzija buregdzija picajola picamajstor pizzaiolica slasticarica barmenica baristica sankerka
    konobarka kelnerica kafedzija kafedzinica ugostiteljka sudopera sudoper peruljka vesernica veserka vesericar
    glacalica peglerka pegler higijenicar higijenicarka kucepaziteljica sluskinja sluga sluzavnik domar batler
    nocobdija osiguravac redarica telohraniteljka tjelohraniteljica izbacivac milicioner istrazitelj
    istraziteljica vatrogasica spasilacka spasitelj strazarica granicar carinarka frizerica brico berberka
    kozmeticarica pedikirka manikir tetovazer tetovazerka tetoverka depilatorka stjuart stjuardesica kondukterica
    pratilja pratilica krupjerka krupijerka kladionicar kladionicarka bookmakerica trafikant trafikantica
    trafikantkinja piljar piljarica piljarka prodavaljka cvjecarka kasapin grobljar kosarkas kosarkasica odbojkas
    odbojkasica rukometasica plivacica skijas skijasica atleticar atleticarka tenisac tenisacica sahist sahista
    sahistica jahacica dreser dreserka rekreator turizmolog turizmologinja salterac benzinac pumpadzija pumpar
    pumpas parkiralac parkirac naplatnicar naplacivac inkasant inkasantica garderobar dimnicar`,
  // Agriculture, forestry, fishing
  `agrotehnicar cobanin konjusar lovocuvar maslinar nadnicar pcelar pcelarka poljoprivrednik poljoprivrednica
    poljodjelac ratar ribarica stocar sumar sumarica traktorist vinogradar vinogradarka vocar vrtlar vrtlarica
    bastovan bastovanka zemljoradnik stocarka podrumar sjekac drvosjeca drvoseca berac beracica muzac ratarka
    farmerka paor vocarka vinogradarica povrtlar povrtlarka povrtar povrtarka hortikulturist rasadnicar
    rasadnicarka govedar govedarka kozar svinjar svinjarka peradar peradarka zivinar zivinarka pcelarica cobanica
    stocarica sumarka lovac ribar ribarka ribogojac uzgajivac uzgajivacica uzgajatelj uzgajateljica odgajivac
    kombajnerist orac kosac ugljenar maslinarka mljekarica sirarica potkivac konjanik konjusarka traktoristica
    traktoristkinja travarica`,
  // Crafts, machines and transport
  `alatnicar armirac asfalter autoelektricar autolimar automehanicar autolakirer bacvar betonirac brodar
    brodograditelj brusac busac brodomehanicar dimnjacar drvodjelac elektricarka elektromehanicar fasader
    galanterist grncar gradevinar gradjevinar gipsar kamenorezac karoserist keramicar keramicarka klesar
    knjigoveza klobucar kormilar kranista kranist krovopokrivac lakirer lijevac ljevac livac licilac limar lozac
    masinovoda strojovoda masinbravar mornar metalostrugar metalac mljekar obucar odrzavalac pilotkinja pismonosa
    pleskar podopolagac pomorac postarica predradnik poslovoda preradivac preradjivac punilac pakirer pakirerka
    pletilja rudar rukovatelj rukovateljica rukovalac roletar serviser serviserka skeledzija soboslikar slagar
    staklar stolarica strojobravar stampar strugar tkalac tkalja tramvajac vozacica urar sajdzija suvozac taksist
    taksista kamiondzija kapetan kopilot skretnicar svjetionicar signalist valjaonicar varilac varioc zavarivacica
    viljuskarist viljuskarista zlatarka dizalicar bagerist bagerista autoprijevoznik kurirka kovinotokar obradivac
    operaterka cistac mehanicarka tesarka keramicarica parketarka podopolagacica gipsarac gipsarka gipskartonist
    suhomonter suvomonter molerka molerica farbar farbarka bojadzija licilacica soboslikarica izolaterka
    hidroizolater krovac staklorezac staklopuhac stakloduvac kamenolomac klesarica kaldrmdzija cestar cestarka
    gradevinac gradjevinac skelar skelas plinoinstalater gasinstalater vodoinstalaterka vodovodac grijanjar
    elektromonterka elektroinstalaterka autoelektronicar autotehnicar autokaroserist vulkanizerka autoserviser
    autoperac frigomehanicar rashladjivac liftmonter bravarka bravarica kovacica alatnicarka tokar tokarka
    strugarka glodac glodacica brusacica zavarivacka lemilac zakivac livacica presar presarka stancer savijac
    rezac rezacica polirer polirerka poliracica stolarka drvotokar tapetarka tapetarica tapecirac kosarac pletar
    bacvarica rezbarica duborezac krojacka krojilac sivac sivacica svalja stepac stepacica stikerica pletac
    pletiljka tkaljica predilja predilac krznarka kozuhar remenar postolar postolarica cipelar cipelarka obucarka
    opancar sesirdzija abadzija kazandzija kujundzija filigranist zlatarica juvelir juvelirka gravirac loncarica
    stakloslikar urarica sahadzija casovnicar casovnicarka stamparka slogar slovoslagac knjigovezac knjigovescica
    tjesticar kobasicar pivar pivarka rakidzija destilater vinotocac degustatorka kusac majstor majstorica
    zanatlija zanatlijka segrtkinja brodomonter ronilac roniteljica oruzar odrzavacica odrzavateljica vozacka
    taksistica taksistkinja kamionist kamiondjija autobusdzija tramvajdzija vozovodja vlakovoda strojovodkinja
    strojarka masinovodja otpravnik otpravnica prekretnicar manevrist manevrista zeljeznicar zeljeznicarka
    avijaticar aviomehanicar zrakoplovac brodovlasnik moreplovac skiper skiperica skiperka kapetanka kormilarka
    nostromo bocman palubar dokmajstor viljuskardzija vilicarista rovokopac buldozerista grederist finiserist
    dizalicarka pakovac pakovacica pakerac punilacica etiketar sortirac razvrstavacica komisioner komisionerka
    komisionar komisionirac magacinar magacinarka magaciner magacionerica skladisnica prijevoznik dostavljacka
    rudarka kotlovnicar masiner parnolozac rukovaoc rukovateljka`,
  // Elementary occupations and helpers
  `dostavljacica komunalac magacionerka nosac perac peracica pralja razvozac raznosac razvrstavac smetlar
    skladistarka slagac sezonac utovarivac istovarivac visokoregalist spremac cetkar pakerica paker pakerka
    zaposlenik zaposlenica fizikalac nadnicarka najamnik utovarac istovarac utovarivacica manipulantica
    manipulantkinja istovarilac iskopac kopacica djubretar dubretar raznosacica letkar pericelja argat baustelac
    baustelar potrcko`,
  // Armed forces
  `artiljerac bojnik docasnik docasnica podoficir oficir desetnik kadetkinja narednik narednica natporucnik
    nadporucnik padobranac pjesadinac pesadinac porucnik potporucnik pozornik pukovnik potpukovnik potporucnica
    razvodnik satnik skupnik vojnik vojnikinja vodnik zastavnik zapovjednik zapovjednica oficirka podoficirka
    razvodnica skupnica desetarka pozornica nadnarednik zapovednik pukovnica satnica porucnica bojnica specijalac
    specijalka padobranka tenkist tenkista topnik izvidnik izvidac izvidjac snajperist snajperista inzinjerac
    vezista vojnopolicajac pitomac rezervista branitelj dragovoljac dobrovoljac dobrovoljka`,
  // Trainees, students and honorary posts
  `aktivist aktivistica aktivista apsolvent apsolventica praktikantica stazist stazistica segrt studentkinja
    volonterka kapetanica savjetovatelj savjetovateljica demonstratorica predsjednik-udruge volonterica
    volonterkinja praktikantkinja stazistkinja segrtica ucenica honorarac slobodnjak slobodnjakinja frilenser
    frilenserka frilanserica samozaposlen stazer`,
  // Serbian in Cyrillic
  `менаџер менаџерка руководилац управник управница председник председница потпредседник секретарица пословођа
    власница предузетник предузетница оснивач оснивачица суоснивач начелник начелница саветник саветница помоћник
    помоћница заменик заменица представница службеник службеница референткиња инспекторка надзорник контролор
    контролорка сарадник сарадница министар министарка посланик посланица одборник старешина инжењер инжењерка
    архитекта архитекткиња техничар техничарка технолошкиња лаборанткиња пројектант пројектанткиња програмер
    програмерка аналитичар аналитичарка дизајнер дизајнерка истраживач истраживачица научник научница физичар
    хемичар хемичарка математичар геодета статистичар економиста економисткиња стручњак специјалиста консултант
    консултанткиња вештак лекарка педијатар психијатар зубар фармацеут фармацеуткиња апотекар апотекарка бабица
    болничар болничарка неговатељ неговатељица физиотерапеут физиотерапеуткиња дадиља масер нутрициониста учитељ
    учитељица васпитач васпитачица предавач асистенткиња библиотекар библиотекарка књиговођа рачуновођа благајник
    благајница комерцијалиста трговац продавац продавачица набављач логистичар шпедитер диспечер промотер
    промотерка анкетар судија тужилац адвокатица правница нотар извршитељ дактилограф рецепционер рецепционерка
    портир архивар оператер оператерка новинар новинарка уредник уредница преводилац писац песник глумац глумица
    редитељ редитељка сниматељ продуцент водитељ водитељка спикер музичар певач певачица плесач сликар сликарка
    вајар костимограф сценограф свештеник вероучитељ вероучитељица кувар куварица посластичар посластичарка
    конобар конобарица шанкер келнер келнерица хостеса собарица спремачица чистачица хигијеничар хигијеничарка
    домар чувар чуварка обезбеђивач полицајац полицајка ватрогасац спасилац фризер фризерка козметичар
    козметичарка берберин маникирка педикирка стјуардеса кондуктер месар цвећар цвећарка пољопривредник
    пољопривредница земљорадник сточар воћар пчелар шумар ловац рибар баштован тракториста зидар молер керамичар
    тесар фасадер столар тапетар бравар лимар заваривач аутомеханичар механичар електричар електроинсталатер
    водоинсталатер инсталатер сервисер металостругар глодач алатничар кројач кројачица шваља обућар златар
    часовничар штампар млинар мајстор занатлија возач возачица таксиста машиновођа бродар морнар капетан
    виљушкариста багериста кранџија рудар паковац пакер магационер магационерка складиштар достављач достављачица
    курир радница физикалац утоваривач комуналац војник водник десетар поручник капетаница официр подофицир
    пуковник приправник приправница практиканткиња стажиста шегрт запослени запослена вођа`,
].join(' ');
