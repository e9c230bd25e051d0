/**
 * Head nouns of Turkish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const TURKISH_TITLES = [
  // Managers, officials and public service ranks (with the possessive form that titles end in)
  `amir amiri atase atasesi bakan bakani basbakan basbakani baskan baskani baskanvekil baskanvekili bashemsire
    bashemsiresi bashekim bashekimi basmuhendis basmuhendisi basmufettis basmufettisi basmudur basmuduru
    basdanisman basdanismani buyukelci buyukelcisi burokrat burokrati denetmen denetmeni diplomati elci elcisi
    esnaf girisimci girisimcisi hakem hakemi idareci idarecisi isletmeci isletmecisi is-insani kaymakam
    kaymakami konsolos konsolosu kurucu kurucusu kurucuortak lideri milletvekil milletvekili muhtar muhtari
    mudire mufettis mufettisi mustesar mustesari musavir musaviri ortak patronu rektoru dekani sahipi sahibi
    sayman saymani sekreteri supervizoru sozcu sozcusu vali valisi vekil vekili vezir yonetmeni yardimci
    yurutucu yurutucusu denetcisi mustahdem mustahdemi ustabasisi formeni basuzman basuzmani tuccar kahya kayyum`,
  // Science, engineering and ICT
  `akademisyen akademisyeni aktuer aktueri antropologu arkeologu astronomu biyokimyager biyokimyageri
    biyomuhendis biyomuhendisi bilgisayarci bilgisayarcisi bilisimci bilisimcisi botanikci botanikcisi
    cografyaci cografyacisi ekologu ekonomisti epidemiyolog epidemiyologu eczacisi fizikcisi genetikci
    genetikcisi haritaci haritacisi istatistikci istatistikcisi iktisatci iktisatcisi kimyageri kartografi
    laboranti matematikcisi meteorologu mimari mucit muciti modelist modelisti planlamaci planlamacisi peyzajci
    peyzajcisi programcisi ressam ressami sosyolog sosyologu sehirci sehircisi tasarimci tasarimcisi teknikeri
    testci testcisi toksikologu topograf topografi bilimci bilimcisi bilimadami bilim-insani yazilimcisi
    ziraatci ziraatcisi zoologu arastirmacisi ar-geci ar-gecisi sistemci sistemcisi agci agcisi metrologu`,
  // Health and care
  `anestezist anestezisti basasistan basasistani cerrahi diyetisyen diyetisyeni diyabetolog diyabetologu ebesi
    ergoterapist ergoterapisti fizyoterapisti gozlukcu gozlukcusu hastabakici hastabakicisi hasta-bakicisi
    hemsiresi ilkyardimci ilkyardimcisi jinekolog jinekologu kardiyolog kardiyologu masor masoru masoz masozu
    norolog norologu odyolog odyologu odyometrist odyometristi onkologu optometristi ortopedist ortopedisti
    paramedik paramedigi pedagogu perfuzyonist perfuzyonisti pratisyen pratisyeni psikiyatrist psikiyatristi
    psikoterapist psikoterapisti radyolog radyologu refakatci refakatcisi saglikci saglikcisi terapisti urologu
    veterineri sihhiye sihhiyesi att sunnetci gassal`,
  // Teaching and academic ranks
  `akil-hocasi antrenoru cocuk-gelisimci docenti egitici egiticisi egitimci egitimcisi egitmeni muderris
    okutmani ogretmeni uyesi profesoru rehberi murebbiye murebbiyesi dadi dadisi doktoranti bursiyer bursiyeri
    calistirici calistiricisi belletmen belletmeni kursiyer kursiyeri bakici-anne usta-ogretici hademe etutcu`,
  // Business, administration and law
  `alici alicisi arabulucu arabulucusu arsivci arsivcisi avukati araci aracisi bankaci bankacisi bilirkisisi
    borsaci borsacisi brokeri katip katipi katibi eleman elemani daktilograf daktilografi defterdar defterdari
    eksper eksperi emlakci emlakcisi finansci finanscisi gumrukcu gumrukcusu hakim hakimi komisyoncu
    komisyoncusu kontroloru lojistikci lojistikcisi muhasebecisi mutemet mutemeti mubasir mubasiri mumeyyiz
    mumeyyizi noteri operasyoncu operasyoncusu organizator organizatoru pazarlamaci pazarlamacisi planlayici
    planlayicisi plasiyer plasiyeri reklamci reklamcisi satici saticisi satin-almaci satinalmaci satinalmacisi
    satisci satiscisi savci savcisi sigortaci sigortacisi simsar simsari stratejist stratejisti tahsildar
    tahsildari takipci takipcisi tercumani santralci santralcisi veznedar veznedari hukukcu hukukcusu bordrocu
    bordrocusu raportor raportoru moderatoru smmm ymm arzuhalci`,
  // Social work, culture, media, clergy
  `aktoru aktrisi animatoru balerin balerini balet baleti besteci bestecisi dansci danscisi dekoratoru
    dramaturgu editoru fotografcisi gazetecisi grafikeri haberci habercisi heykeltiras heykeltirasi illustratoru
    imami ilahiyatci ilahiyatcisi kameramani kurgucu kurgucusu kitapci kitapcisi kuaforu kuratoru muezzin
    muezzini muftu muftusu vaiz vaizi muzisyeni montajcisi muhabir muhabiri oyuncusu papazi piyanist piyanisti
    produktor produktoru yapimci yapimcisi redaktoru sanatci sanatcisi senarist senaristi seslendirmen
    seslendirmeni spikeri stilist stilisti sunucu sunucusu sairi sarkici sarkicisi tarihci tarihcisi tiyatrocu
    tiyatrocusu yazar yazari cevirmeni isikci isikcisi sesci sescisi tonmayster tonmaysteri davulcu zurnaci
    kemanci hokkabaz palyaco kuklaci meddah`,
  // Services, sales, hospitality, sports, security
  `ascisi ascibasi ascibasisi asciyamagi baristasi barmeni bebek-bakicisi bekci bekcisi bulasikcisi bufeci
    bufecisi cayci caycisi cicekci cicekcisi dansoz detektif detektifi dedektifi firincisi futbolcu futbolcusu
    garsonu estetisyen estetisyeni gardiyan gardiyani guvenlikci guvenlikcisi hostesi itfaiyecisi kapicisi
    kahveci kahvecisi kasapi kasiyeri katci katcisi komisi krupiye krupiyesi lokantaci lokantacisi manikurcu
    manikurcusu makyoz makyozu makyajci makyajcisi manken mankeni marketci marketcisi meydanci meydancisi
    oto-yikamaci pastacisi pideci pidecisi pizzaci pizzacisi komiser komiseri resepsiyonisti reyoncu reyoncusu
    sporcu sporcusu sefgarson tezgahtari turizmci turizmcisi valesi vestiyerci vestiyercisi yuzucu yuzucusu
    cankurtarani hizmetli hizmetlisi bahcivani hamamci hamamcisi tellak tellagi mezeci mezecisi izgaraci
    izgaracisi donerci donercisi kebapci kebapcisi tatlici tatlicisi cenazeci cenazecisi pazarci pompaci simitci
    manav bakkal tuhafiyeci lahmacuncu kokorecci dondurmaci baklavaci cikolataci lokumcu natir mezarci falci`,
  // Agriculture, forestry, fishing
  `arici aricisi avcisi balikci balikcisi besici besicisi bicerdoverci bicerdovercisi bagci bagcisi ciftci
    ciftcisi cobani ormanci ormancisi nalbant nalbanti seraci seracisi seyis seyisi rencber rencberi traktorcu
    traktorcusu sagimci sagimcisi yetistirici yetistiricisi coban sutcu oduncu tirpanci fidanci`,
  // Crafts, machines and transport
  `alcici alcicisi ayakkabicisi badanaci badanacisi bakirci bakircisi berberi betoncu betoncusu bobinajci
    bobinajcisi boyacisi camcisi cilaci cilacisi ciltci ciltcisi cilingir cilingiri demircisi derici
    dericisi dizgici dizgicisi dogramaci dogramacisi dokumaci dokumacisi dokumcu dokumcusu dosemeci dosemecisi
    duvarcisi elektrikcisi elektronikci elektronikcisi fayansci fayanscisi frezeci frezecisi kaportaci
    kaportacisi kalipci kalipcisi kaynakcisi klimaci klimacisi konfeksiyoncu konfeksiyoncusu kunduraci
    kunduracisi kuyumcusu makasci makascisi makineci makinecisi makinist makinisti marangozu matbaaci matbaacisi
    mermerci mermercisi mobilyaci mobilyacisi modelci modelcisi overlokcu overlokcusu parkeci parkecisi presci
    prescisi sarac saraci sivaci sivacisi silici silicisi stropiyer terzisi tesisatcisi tesviyeci tesviyecisi
    tasci tascisi tornacisi utucu utucusu vincci vinccisi kamyoncu kamyoncusu kamyonsoforu dolmuscu dolmuscusu
    taksici taksicisi tirci tircisi gemici gemicisi gemiadami kaptani kamarot kamarotu tayfa tayfasi lostromo
    lostromosu carkci carkcisi madenci madencisi paketci paketcisi pilotu konduktoru dagitimci dagitimcisi
    dagitici dagiticisi kuryesi motokurye motokuryesi ambarci ambarcisi forkliftci forkliftcisi depocusu
    sevkiyatci sevkiyatcisi tamircisi bakimci bakimcisi mekatronikci mekatronikcisi mekanikeri bobinci bobincisi
    nakisci nakiscisi dikisci dikiscisi makastar makastari kalite-kontrolcu kalayci nalbur halici semerci
    alcipanci kiremitci lastikci akucu radyatorcu egzozcu anahtarci sondajci lagimci minibuscu muavin kayikci
    kepceci dozerci`,
  // Elementary occupations and helpers
  `amele amelesi ayakci ayakcisi ciragi copcu copcusu hamal hamali irgat irgati kalfasi odaci odacisi ofis-boy
    yamak yamagi temizlikcisi tasiyici tasiyicisi yevmiyeci yevmiyecisi muvezzi muvezzisi sayaci sayacisi
    personeli calisani supurgeci boyaci-cocuk gundelikci brosurcu seyyar hurdaci eskici`,
  // Armed forces
  `albay albayi amirali askeri astsubayi asttegmen asttegmeni bascavus bascavusu baskomiser baskomiseri binbasi
    binbasisi cavusu erbas maresal onbasi onbasisi orgeneral subayi tuggeneral ustegmen ustegmeni yarbay yarbayi
    yedeksubay yuzbasi yuzbasisi komutan komutani`,
  // Trainees, students and honorary posts
  `gonullusu ogrencisi stajyeri`,
].join(' ');
