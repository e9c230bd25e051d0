/**
 * Head nouns of Estonian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const ESTONIAN_TITLES = [
  // Managers, officials and public service ranks
  `asepresident viitsepresident esimees aseesimees esinaine juhatuseliige ettevotja omanik kaasomanik asutaja
    kaasasutaja osanik peaminister kantsler asekantsler linnapea abilinnapea vallavanem maavanem linnavanem
    kulavanem saadik suursaadik aukonsul atasee diplomaat rahvasaadik ametnik nounik haldur valitseja
    moisavalitseja asetaitja eestseisja spiiker eestkoneleja kubjas ulem asjaajaja asjur komissar aseprefekt
    volinik dekaan prodekaan parlamendisaadik senaator kuberner ulevaataja jarelevaataja vahetusevanem
    ruhmavanem kortsmik majaperemees peremees perenaine majavalitseja esindaja juhendaja delegaat vabrikant
    toostur pankur tooandja asevolinik kihelkonnavanem`,
  // Science and engineering
  `disainer projekteerija maamootja kartograaf botaanik okoloog keemik fuusik matemaatik sunoptik hudroloog
    hudrogeoloog mikrobioloog biokeemik biofuusik geneetik metsateadlane teadlane teadur uurija leiutaja
    tehnoloog joonestaja eelarvestaja kalkulaator planeerija sotsioloog arheoloog etnograaf etnoloog filosoof
    politoloog majandusteadlane okonomist kriminoloog kriminalist energeetik elektroonik automaatik biotehnoloog
    toksikoloog farmakoloog ihtuoloog ornitoloog paleontoloog geofuusik aktuaar keeleteadlane filoloog
    folklorist muusikateadlane kunstiteadlane kunstiajaloolane ajaloolane kirjandusteadlane katsetaja
    loodusteadlane keskkonnakaitsja muinsuskaitsja mehhatroonik dotsent analuutik robootik loomakasvatusteadlane`,
  // Health and care
  `perearst peaarst ulemarst pediaater gunekoloog kardioloog psuhhiaater narkoloog onkoloog anestesioloog
    reanimatoloog ortopeed traumatoloog oftalmoloog endokrinoloog gastroenteroloog pulmonoloog patoloog
    infektsionist neonatoloog meditsiiniode pereode koduode hambaode operatsiooniode intensiivode anesteesiaode
    eriode vanemode peaode ulemode kiirabiode kooliode halastajaode ammaemand velsker proviisor apteeker
    farmatseut logopeed massoor psuhholoog sanitar hooldaja hooldusode poetaja abiode hugienist parameedik
    protesist veterinaar homoopaat ravitseja ravivoimleja nahaarst silmaoptik ortoptist jalaravija taimetark
    desinfektor medode haiglapoetaja vereode vaktsineerija seksuoloog hambakirurg kiropraktik abistaja tugiisik`,
  // Teaching and academic ranks
  `kasvataja oppejoud treener metoodik koolitaja bibliograaf jareldoktor magistrant tuutor moderaator
    eksamineerija eripedagoog sotsiaalpedagoog huvijuht guvernant opetajaabi kasvatajaabi akadeemik
    haridustehnoloog tunniandja surdopedagoog hoidja giid muusikapedagoog`,
  // Business, administration and law
  `finantsist kassiir kassir maakler diiler hindaja kindlustusagent vahendaja sisseostja kaupmees kaubitseja
    arimees arinaine kommivojazoor proovireisija turundaja varbaja arhivaar juhiabi advokaat vandeadvokaat
    kohtunik prokuror riigiprokuror abiprokuror kohtutaitur likvideerija lepitaja vahekohtunik ekspediitor
    dispetser kusitleja intervjueerija inkassaator normeerija kaubatundja masinakirjutaja stenografist
    telegrafist registraator tolkija vandetolk audiitor vandeaudiitor siseaudiitor revident investor kaitsja
    lobist eksportija importija palgaarvestaja arvestaja andmesisestaja kliendisuhtleja teenindaja tellija
    kirjutaja protokollija hankija muugimees kaupleja kahjukasitleja korraldaja administraator koordinaator
    sekretar-asjaajaja`,
  // ICT
  `programmeerija testija kuberkaitsja andmeteadlane integreerija kodeerija infotehnoloog informaatik`,
  // Social work, culture, media, clergy
  `kunstnik maalija operaator rezissoor produtsent naitleja naitlejanna tantsija tantsijanna koreograaf laulja
    lauljanna muusik muusikant viiuldaja kitarrist tsellist flotist akordionist lootspillimangija pillimees
    trummar helilooja kirjanik luuletaja stsenarist ajakirjanik toimetaja kriitik diktor stsenograaf grimeerija
    jumestaja kostumeerija valgustaja helirezissoor helindaja rekvisiitor sufloor butafoor monteerija animaator
    illustraator restauraator konservaator kuraator preester piiskop peapiiskop vaimulik munk nunn rabi
    kellamees jutlustaja misjonar praost akrobaat kloun zongloor dresseerija taltsutaja sportlane jalgpallur
    korvpallur vorkpallur kasipallur hokimangija tennisist tennisemangija poksija maadleja suusataja
    laskesuusataja jalgrattur ujuja kergejoustiklane soudja voimleja maletaja abikohtunik blogija sisulooja
    publitsist literaat kalligraaf kujundaja dekoraator vormistaja orkestrant koorilaulja baleriin
    balletitantsija vokalist antiikvaar antikvaar raamatukaupmees galerist kirjastaja trukkal trukkija keraamik
    raamatukoitja kuljendaja subtiitrija moelooja plaadimees pressifotograaf osataitja kaskadoor`,
  // Services, sales, hospitality, sports, security
  `peakokk vanemkokk abikokk kondiiter lihunik ettekandja baarmen baaridaam baariman sommeljee toateenija
    teenija teenijatudruk ihuteener portjee valvur ihukaitsja oovaht vahtkonnavanem politseinik konstaabel
    patrullpolitseinik tuletorjuja paastja vetelpaastja detektiiv eradetektiiv habemeajaja kosmeetik visazist
    tatoveerija stjuardess stjuuard vagunisaatja aednik haljastaja hauakaevaja kalmistuvaht surnuaiavaht
    astroloog ennustaja selgeltnagija promootor krupjee kunoloog saunamees saunanaine kojamees turukaupmees
    degusteerija kokaabi koogiabi kodukokk toitlustaja mannekeen superviisor jalitaja kriminaalpolitseinik
    abipolitseinik grillija pitsakokk valjaviskaja vanempagar peapagar abipagar leivapagar`,
  // Agriculture, forestry, fishing
  `talunik pollumees pollumajandustootja lupsja karjus karjak karjatalitaja talitaja mesinik aretaja kombainer
    metsaraiuja metsavaht metsnik metsamees metsur saemees jahimees jahinik kalur rannakalur kalamees
    marjakorjaja korjaja kolhoosnik tallipoiss tallimees ratsutaja sulane saunik moisnik moonakas karjaaednik
    piimatootja kundja niitja`,
  // Crafts and trades
  `muursepp puusepp tisler katusepanija maaler krohvija plaatija klaasija torumees elektrimontoor keevitaja
    lukksepp treial freesija lihvija poleerija sepp valaja montoor paigaldaja betoneerija armeerija sillutaja
    isoleerija porandakatja viimistleja pottsepp korstnapuhkija remondimees remontija parandaja autoelektrik
    automaaler lakkija juveliir hobesepp graveerija klaasipuhuja trukiladuja koitja ratsep ombleja kuduja
    heegeldaja tikkija juurdeloikaja moodist kingsepp nahksepp nahaparkal karusnahatootleja koosner ollepruul
    pruulija kalatootleja puidutootleja metallitootleja mooblitisler polsterdaja puttsepp punuja korvipunuja
    sidemontoor kaablimontoor liinimontoor lohkaja kiviraidur raidur kaevur puurija tropija tuuker seadistaja
    ehitaja demonteerija puunikerdaja nikerdaja suitsutaja konserveerija kupsetaja sulataja termist
    galvaniseerija stantsija pressija loikaja painutaja neetija jootja mahkija katlakutja kutja muurimees
    soojustaja taastaja tapeetija tapeetseerija laudsepp timmermann saagija hoovlija koostaja komplekteerija
    masinist vaibakuduja ketraja varvija`,
  // Machine operators, drivers, transport
  `sohver ekskavatorist buldooserist manooverdaja poormeseadja tuurimees vanemtuurimees laevakapten meremees
    madrus pootsman loots kuller postiljon kirjakandja postikandja lehekandja lendur lennundur laadur laadija
    laomees stividor dokker pakkija pakendaja sorteerija vastuvotja valjastaja kaaluja parvemees
    vagunijarelevaataja asfalteerija kaevaja katlamasinist kompressorist rekajuht voorimees kutsar lossija
    vedaja kojukandja toidukuller`,
  // Elementary occupations and helpers
  `tooline tootaja abiline abimees kandja puhkija tanavapuhkija prugivedaja jaatmekaitleja reklaamikandja
    kolija joumees kaskjalg jooksupoiss paevapalgaline pesija triikija riiulitaitja kaubapaigutaja kaubaladuja
    teenistuja kraavikaevaja`,
  // Armed forces
  `sodur reamees nooremseersant seersant vanemseersant veebel nooremveebel vanemveebel ulemveebel staabiveebel
    lipnik nooremleitnant leitnant vanemleitnant major kolonelleitnant brigaadikindral kindral kindralmajor
    admiral ohvitser allohvitser kaitsevaelane tegevvaelane ajateenija kaitseliitlane noorkotkas kodututar
    reservvaelane snaiper suurtukivaelane soomuslane jalavaelane langevarjur sapoor demineerija luuraja
    merevaelane vabatahtlik`,
  // Trainees, students and honorary posts
  `opipoiss stipendiaat stazoor toovari malevlane volontaar asendaja taiskasvanuoppur oppur liige busijuht taksojuht trammijuht`,
].join(' ');
