/**
 * Head nouns of Latvian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const LATVIAN_TITLES = [
  // Managers, officials and public service ranks
  `direktore prezidente viceprezidente priekssedetajs priekssedetaja prieksnieks prieksniece vietnieks
    vietniece loceklis locekle ipasnieks ipasniece lidzipasnieks lidzipasniece dibinatajs dibinataja
    lidzdibinatajs lidzdibinataja uznemejs uznemeja uznemumvaditajs uznemumvaditaja parvaldnieks parvaldniece
    rikotajdirektors rikotajdirektore izpilddirektors izpilddirektore premjerministrs premjerministre deputate
    mers vicemers vicemere domnieks domniece vestnieks vestniece konsule atasejs ataseja diplomate sekretare
    valstssekretars valstssekretare parlamentarietis parlamentariete ierednis ieredne inspektore virsinspektors
    virsinspektore referente padomnieks padomniece kuratore parstavis parstave pilnvarnieks pilnvarniece lidere
    menedzeris menedzere administratore virsadministrators virsadministratore koordinatore organizatore
    organizetajs organizetaja rikotajs rikotaja komandieris komandiere starosts staroste saimnieks saimniece
    krodzinieks krodziniece muizkungs muizkunge vagars vagare sefe sefpavars sefpavare partneris partnere
    akcionars akcionare kanclere gubernatore prefekte burgomistrs burgomistre birgermeistars birgermeistare
    rektore prorektore dekane prodekane brigadieris meistars meistare virsmeistars virsmeistare darbvedis
    darbvede lietvedis lietvede direktorvietnieks direktorvietniece virsdirektors virsdirektore generaldirektors
    generaldirektore grupvedis grupvede komandvedis komandvede gradnieks gradniece parzinis parzine izdevejs
    izdeveja likumdevejs likumdeveja runaskungs presessekretars kugsaimnieks kugsaimniece viesnicnieks
    viesnicniece veikalnieks veikalniece dienestnieks dienestniece namsaimnieks namsaimniece namparvaldnieks
    namparvaldniece valdnieks komisare komisionars komisionare protokolists protokoliste ceremonijmeistars
    ceremonijmeistare`,
  // Science and engineering
  `inzeniere buvinzenieris buvinzeniere virsinzenieris virsinzeniere tehnikis tehnike arhitekte dizaineris
    dizainere projektetajs projektetaja konstruktore geografe geodezists geodeziste mernieks merniece kartografe
    topografe botanikis botanike ekologe kimikis kimike fizikis fizike matematikis matematike statistikis
    statistike sinoptikis sinoptike hidrologe biokimikis biokimike biofizikis biofizike genetikis genetike
    zootehnikis zootehnike mezkopis mezkope petnieks petniece zinatnieks zinatniece izgudrotajs izgudrotaja
    tehnologe metrologe standartizators standartizatore rasetajs rasetaja tametajs tametaja buvvaditajs
    buvvaditaja buvuzraugs buvuzrauge buvnieks buvniece pilsetplanotajs pilsetplanotaja planotajs planotaja
    ainavists ainaviste aktuare sociologe antropologe arheologe etnografe etnologe filozofe ekonomiste
    energetikis energetike elektronikis elektronike elektrotehnikis elektrotehnike automatikis automatike
    hidrotehnikis hidrotehnike siltumtehnikis siltumtehnike pirotehnikis pirotehnike autoinzenieris
    autoinzeniere biotehnologe farmakologe toksikologe entomologe ihtiologs ihtiologe ornitologs ornitologe
    paleontologs paleontologe seismologs seismologe okeanografs okeanografe geofizikis geofizike gemologs
    gemologe merinzenieris merinzeniere kvalitatnieks kvalitatniece parbauditajs parbauditaja testetajs
    testetaja eksperte lietpratejs lietprateja akustikis akustike optikis optike hronometretajs hronometretaja
    racionalizators racionalizatore ergonomiste mernica demografe valodnieks valodniece filologe lingviste
    orientalists orientaliste bibliografs bibliografe folkloriste muzikologe makslaszinatnieks makslaszinatniece
    vesturnieks vesturniece literaturzinatnieks literaturzinatniece teatrzinatnieks teatrzinatniece specialiste
    virsspecialists virsspecialiste vecspecialists vecspecialiste konsultante analitikis analitike
    darbaizsardzibnieks darbaizsardzibniece`,
  // Health and care
  `arste virsarsts virsarste zobarsts zobarste kirurge neirokirurgs neirokirurge terapeits terapeite interniste
    ginekologe neirologs neirologe psihiatrs psihiatre narkologs narkologe dermatologe nefrologe anesteziologe
    reanimatologs reanimatologe ortopede ortodonte traumatologs traumatologe oftalmologe okulists okuliste
    otolaringologs otolaringologe endokrinologe gastroenterologe hematologe pulmonologe ftiziatrs ftiziatre
    reimatologs reimatologe patologe infektologs infektologe neonatologe alergologe imunologe flebologs
    flebologe seksologs seksologe stomatologe dermatovenerologs dermatovenerologe dzemdibspecialists
    dzemdibspecialiste rezidente vecmate feldseris feldsere farmaceits farmaceite provizors provizore aptiekars
    aptiekare fizioterapeits fizioterapeite ergoterapeits ergoterapeite logopede audiologopeds audiologopede
    uzturzinatnieks uzturzinatniece dietologe masieris masiere psihologe psihoterapeits psihoterapeite sanitare
    zobtehnikis zobtehnike higienists higieniste radiografere aprupetajs aprupetaja kopejs kopeja dezinfektors
    dezinfektore medikis medike paramedikis paramedike audiologe protezists proteziste ortezists orteziste
    rehabilitologs rehabilitologe veterinare vetarsts vetarste vetfeldseris vetfeldsere homeopats homeopate
    osteopate dziednieks dziedniece vaccinatore vecakamedmasa rentgenlaborants rentgenlaborante zidainkopeja
    invalidkopejs invalidkopeja slimniekkopeja elektrokardiografists elektrokardiografiste aromterapeite
    kinezioterapeits kinezioterapeite hiropraktikis hiropraktike glabejs glabeja surdologs surdologe valeologs
    valeologe algologs algologe epileptologs epileptologe`,
  // Teaching and academic ranks
  `audzinatajs audzinataja pasniedzejs pasniedzeja lektore treneris trenere instruktore metodikis metodike
    metodists metodiste skolmeistars skolmeistare defektologe tiflopedagogs tiflopedagoge surdopedagogs
    surdopedagoge bibliotekare doktorante pecdoktorants pecdoktorante magistrante skolnieks skolniece moderatore
    fasilitatore supervizore koncertmeistars koncertmeistare klavierskolotajs klavierskolotaja eksaminators
    eksaminatore auklite aukle macibvaditajs macibvaditaja repetitors repetitore privatskolotajs privatskolotaja
    gimnazists gimnaziste audzeknis audzekne sportskolotajs sportskolotaja kormeistars kormeistare izglitotajs
    izglitotaja apmacitajs apmacitaja macibspeks akademikis akademike dezurskolotajs dezurskolotaja
    interesizglitotajs interesizglitotaja skolotajpaligs skolotajpalige izglitibnieks izglitibniece
    augstskolotajs augstskolotaja`,
  // Business, administration and law
  `virsgramatvedis virsgramatvede revidente auditore finansists finansiste kasieris bankieris bankiere brokere
    makleris maklere dileris dilere vertetajs vertetaja novertetajs novertetaja apdrosinatajs apdrosinataja
    starpnieks starpniece iepircejs iepirceja iepirkejs iepirkeja tirgotajs tirgotaja tirgonis tirgone
    komersants komersante komivojazieris komivojaziere tirgvedis tirgvede marketologs marketologe reklamists
    reklamiste personalists personaliste personalvadis personalvaditajs personalvaditaja personalvedis
    personalvede rekrutere atlasitajs atlasitaja arhivare arhiviste notare advokate juriskonsults juriskonsulte
    tiesnesis tiesnese prokurore virsprokurors virsprokurore izpilditajs izpilditaja likvidatore muitnieks
    muitniece deklarante ekspeditors ekspeditore logistikis logistike logists logiste dispecere aptaujatajs
    aptaujataja intervetajs intervetaja izsolitajs izsolitaja inkasators inkasatore normetajs normetaja
    uzskaitvedis uzskaitvede preczinis preczine noliktavnieks noliktavniece tulkotajs tulkotaja masinrakstitajs
    masinrakstitaja stenografiste stenografe telegrafiste recepcioniste registratore lombardists lombardiste
    sekretare-referente piegadnieks piegadniece tirgzinis tirgzine investore cenotajs cenotaja sagadnieks
    sagadniece apgadnieks apgadniece izmekletajs izmekletaja skirejtiesnesis skirejtiesnese aizstavis aizstave
    parrunvedis parrunvede eksportetajs eksportetaja importetajs importetaja darbaudzinatajs darbaudzinataja
    bukmekers bukmekere bukmeikers bukmeikere tirdznieks tirdzniece vairumtirgotajs vairumtirgotaja
    mazumtirgotajs mazumtirgotaja nekustamipasumnieks nekustamipasumniece namzinis namzine rekinvedis rekinvede
    aprekinatajs aprekinataja zverinatais zverinatae lobiste`,
  // ICT
  `programmetaja programmists programmiste izstradatajs izstradataja sistemadministrators sistemadministratore
    sistemanalitikis sistemanalitike kodetajs kodetaja datorspecialists datorspecialiste datorikis datorike
    datortehnikis datortehnike webmastere tiklotajs tiklotaja informatikis informatike maketetajs maketetaja
    integrators integratore ieviesejs ievieseja tehnatbalstnieks tehnatbalstniece kiberdrosibnieks
    kiberdrosibniece sistemtehnikis sistemtehnike`,
  // Social work, culture, media, clergy
  `makslinieks maksliniece gleznotajs gleznotaja telnieks telniece grafikis grafike rezisors rezisore aktieris
    aktiere dejotajs dejotaja baletdejotajs baletdejotaja horeografs horeografe dziedatajs dziedataja muzikis
    muzike vijolnieks vijolniece gitarists gitariste celliste flautiste koklatajs koklataja bundzinieks
    bundziniece akordeonists akordeoniste komponiste virsdirigents virsdirigente rakstnieks rakstniece dzejnieks
    dzejniece zurnaliste reportieris reportiere korespondents korespondente redaktore korektore tulks tulke
    kritikis kritike diktore raiddarbinieks raiddarbiniece scenografe grimetajs grimetaja kostimieris kostimiere
    gaismotajs gaismotaja skanotajs skanotaja rekvizitors rekvizitore suflieris sufliere butafors butafore
    ilustratore muzejnieks muzejniece gids gide macitajs macitaja priesteris priestere diakone biskaps biskape
    arhibiskaps arhibiskape garidznieks garidzniece muks muke mukene rabine kapelans kapelane ergelnieks
    ergelniece kantore sakristians sakristiane zvanikis zvanike perminderis permindere evangeliste misionars
    misionare pravests praveste akrobate klaune zonglieris zongliere dresetajs dresetaja iluzionists iluzioniste
    sportists sportiste futbolists futboliste basketbolists basketboliste hokejists hokejiste volejbolists
    volejboliste handbolists handboliste tenisists tenisiste bokseris boksere cikstonis cikstone slepotajs
    slepotaja biatlonists biatloniste ritenbraucejs ritenbrauceja peldetajs peldetaja vieglatlets vieglatlete
    bobslejists bobslejiste kamaninbraucejs kamaninbrauceja sportdejotajs sportdejotaja airetajs airetaja
    vingrotajs vingrotaja sahists sahiste autosportists autosportiste motosportists motosportiste arbitrs
    filmetajs filmetaja kinooperators kinooperatore videooperators videooperatore skanuoperators skanuoperatore
    montazists montaziste blogeris blogere influenceris influencere podkasteris podkastere kopirakstitajs
    kopirakstitaja publiciste klaviermeistars klaviermeistare kalligrafs kalligrafe kaligrafs kaligrafe
    tekstilmakslinieks tekstilmaksliniece interjerists interjeriste dekoratore noformetajs noformetaja
    raidijumvadis raidijumvade televizijnieks televizijniece radists radiste programmvadis programmvade
    kultordarbinieks kultordarbiniece kulturdarbinieks kulturdarbiniece kapelmeistars kapelmeistare orkestrante
    soliste korists koriste balerine socdarbinieks socdarbiniece psaltiniece vokaliste modelmakslinieks
    modelmaksliniece kinorezisors kinorezisore teatralis teatrale numismats numismate antikvare gramattirgotajs
    gramattirgotaja iespiedejs iespiedeja skatuvnieks skatuvniece`,
  // Services, sales, hospitality, sports, security
  `pavare konditore maiznieks maizniece kulinars kulinare miesnieks miesniece oficiante bartenis bartene
    barmene viesmilis viesmile apkopejs istabene istabmeita kalpone kalps sulainis sulaine sveicars sveicare
    garderobists garderobiste dezurants dezurante sargs sarge apsarge miesassargs miesassarge naktssargs
    naktssarge uzraugs uzrauge virsuzraugs virsuzrauge cietumsargs cietumsarge policists policiste kartibnieks
    kartibniece kartibsargs kartibsarge ugunsdzesejs ugunsdzeseja robezsargs robezsarge detektive friziere
    kosmetologe kosmetike manikire pedikire vizaziste stiliste tetovetajs tetovetaja guvernante stjuarte
    stjuarts konduktore pavadonis pavadone floriste darznieks darzniece apbeditajs apbeditaja kapracis kaprace
    zilnieks zilniece astrologe promouters promoutere promoteris promotere someljeris someljere degvielnieks
    degvielniece vilcienpavadonis vilcienpavadone dezurnieks dezurniece jatnieks jatniece pirtnieks pirtniece
    pirtinieks pirtiniece peldinstruktors peldinstruktore suvejs suveja pardevejkonsultants pardevejkonsultante
    pardevejkasieris pardevejkasiere kinologs kinologe sunkopejs sunkopeja virtuvnieks virtuvniece edinatajs
    edinataja uztursaimnieks uztursaimniece ekonome restorators restoratore bufetnieks bufetniece galdnieks
    galdniece majsaimnieks majsaimniece caurlaiznieks caurlaizniece vartsargs vartsarge vartnieks vartniece
    drosibnieks drosibniece operativnieks operativniece autoskolotajs autoskolotaja salonvaditajs salonvaditaja
    barbere matuveidotajs matuveidotaja matugriezejs matugriezeja skaistumkopejs skaistumkopeja nagumeistars
    nagumeistare celotajgids celotajgide ekskursvadis ekskursvade ugunsnieks ugunsniece jurasglabejs
    jurasglabeja kiosknieks kioskniece tirgusmeistars tirgusmeistare degustatore vindegustators vindegustatore`,
  // Agriculture, forestry, fishing
  `lauksaimnieks lauksaimniece zemnieks zemniece fermeris fermere laukstradnieks laukstradniece lopkopis
    lopkope slaucejs slauceja cukkopis cukkope putnkopis putnkope aitkopis aitkope biskopis biskope zirgkopis
    zirgkope audzetajs audzetaja selekcionars selekcionare darzenkopis darzenkope auglkopis auglkope vinkopis
    vinkope traktoriste kombainieris kombainiere mezstradnieks mezstradniece mezcirtejs mezcirteja mezsargs
    mezsarge mezzinis mezzine mezinieks meziniece motorzagetajs motorzagetaja zagetajs zagetaja mednieks
    medniece zvejnieks zvejniece zivkopis zivkope zivsaimnieks zivsaimniece ogotajs ogotaja meliorators
    melioratore kolhoznieks kolhozniece lopbarotajs lopbarotaja zirgpuisis zirgpuise kazkopis kazkope
    trusaudzetajs trusaudzetaja zverkopis zverkope darzkopis darzkope sienpjaujis sienpjauje plavejs plaveja
    salasitajs salasitaja ravetajs ravetaja laucinieks lauciniece veterinarfeldseris veterinarfeldsere augkopis
    augkope mezstrads mezstrade mezizstradatajs mezizstradataja stadaudzetajs stadaudzetaja piensaimnieks
    piensaimniece mezmeistars mezmeistare dravnieks dravniece linkopis linkope medsaimnieks medsaimniece`,
  // Crafts and trades
  `murnieks murniece namdaris namdare jumikis jumike krasotajs krasotaja apmetejs apmeteja flizetajs flizetaja
    stiklinieks stikliniece santehnikis santehnike elektrike elektromontieris elektromontiere metinatajs
    metinataja elektrometinatajs elektrometinataja gazmetinatajs gazmetinataja atslednieks atsledniece virpotajs
    virpotaja frezetajs frezetaja slipetajs slipetaja puletajs puletaja kalejs kaleja lejejs lejeja skardnieks
    skardniece montieris montiere montetajs montetaja montaznieks montazniece betonetajs betonetaja armetajs
    armetaja brugetajs brugetaja izoletajs izoletaja parketists parketiste gridlicejs gridliceja apdarnieks
    apdarniece stuketajs stuketaja podnieks podniece krasnmeistars krasnmeistare skurstenslaucitajs
    skurstenslaucitaja skurstenslaukis skurstenslauke remontnieks remontniece remontatslednieks
    remontatsledniece instalatore autoatslednieks autoatsledniece automehanikis automehanike autoelektrikis
    autoelektrike autokrasotajs autokrasotaja lakotajs lakotaja pulkstenmeistars pulkstenmeistare juvelieris
    juveliere zeltkalis zeltkale sudrabkalis sudrabkale gravieris graviere keramikis keramike stiklputejs
    stiklputeja poligrafists poligrafiste salicejs saliceja gramatsejejs gramatsejeja drebnieks drebniece
    aditajs aditaja audejs audeja tamboretajs tamboretaja izsuvejs izsuveja piegriezejs piegriezeja kurpnieks
    kurpniece adminis admine adnieks adniece germinis germine sierdaris sierdare aldaris aldare vindaris vindare
    apstradatajs apstradataja kokapstradatajs kokapstradataja metalapstradatajs metalapstradataja mebelnieks
    mebelniece polsteretajs polsteretaja mucenieks muceniece pinejs pineja ratnieks ratniece radiomontieris
    radiomontiere sakarnieks sakarniece telemehanikis telemehanike kabelmontieris kabelmontiere linijmontieris
    linijmontiere spridzinatajs spridzinataja akmenkalis akmenkale kalnracis kalnrace oglracis oglrace urbejs
    urbeja takelazists takelaziste stropetajs udenslidejs udenslideja nirejs nireja liftnieks liftniece
    kugubuvetajs kugubuvetaja laivubuvetajs laivubuvetaja iestatitajs iestatitaja reguletajs reguletaja
    instrumentalnieks instrumentalniece zobarsttehnikis zobarsttehnike meistarpaligs meistarpalige celtnieks
    celtniece celinieks celiniece buvstradnieks buvstradniece dzelzsbetonists dzelzsbetoniste demontetajs
    demontetaja regipsetajs regipsetaja logmeistars logmeistare sienlicejs sienliceja krasnmurnieks
    krasnmurniece kokgriezejs kokgriezeja koktelnieks koktelniece kupinatajs kupinataja desinieks desiniece
    desmeistars desmeistare zivapstradatajs zivapstradataja konservetajs konservetaja cepejs cepeja saldumnieks
    saldumniece sokoladmeistars sokoladmeistare alusdaris alusdare kvasmeistars kvasmeistare maisitajs maisitaja
    dzirnavnieks dzirnavniece kausetajs kausetaja termiste galvanists galvaniste galvanizetajs galvanizetaja
    stancetajs stancetaja stampetajs stampetaja griezejs griezeja locitajs locitaja knieditajs knieditaja
    lodetajs lodetaja tinejs tineja vulkanizetajs vulkanizetaja riepmontieris riepmontiere hidraulikis
    hidraulike pneimatikis pneimatike kondicionetajs kondicionetaja saldetajtehnikis saldetajtehnike
    ventilacijnieks ventilacijniece apkurinatajs apkurinataja gaznieks gazniece mehanike mehatronikis
    mehatronike virsmehanikis virsmehanike iekartotajs iekartotaja siksnugriezejs siksnugriezeja seglinieks
    segliniece cepurnieks cepurniece cepurmeistars cepurmeistare kazokists kazokiste kaulgriezejs kaulgriezeja
    dzintarkalis dzintarkale rotkalis rotkale celtniecibnieks celtniecibniece siltinatajs siltinataja jumtlicejs
    jumtliceja tapsetajs tapsetaja labotajs labotaja uzstaditajs uzstaditaja`,
  // Machine operators, drivers, transport
  `masiniste lokomotivvaditajs lokomotivvaditaja kravejs kraveja autovaditajs autovaditaja sofere
    autobusvaditajs autobusvaditaja trolejbusvaditajs trolejbusvaditaja tramvajvaditajs tramvajvaditaja taksiste
    kraniste celtnvaditajs celtnvaditaja ekskavatoriste buldozerists buldozeriste greiderists greideriste
    manevretajs manevretaja parmijnieks parmijniece sturmanis sturmane kapteinis kapteine jurnieks jurniece
    matrozis matroze bocmanis bocmane locis loce kurjers kurjere pastnieks pastniece lidotajs lidotaja iekravejs
    iekraveja izkravejs izkraveja autokravejs autokraveja autokravnieks autokravniece presetajs presetaja
    velmetajs velmetaja iepakotajs iepakotaja pakotajs pakotaja fasetajs fasetaja kurinatajs kurinataja
    mazgatajs mazgataja sterilizators sterilizatore skirotajs skirotaja komplektetajs komplektetaja
    noliktavzinis noliktavzine pienemejs pienemeja izsniedzejs izsniedzeja svaritajs svaritaja paligmehanikis
    paligmehanike stivvadis stivvade stivists stiviste pramnieks pramniece laivinieks laiviniece plostnieks
    plostniece steersmanis steersmane elektromehanikis elektromehanike jurmehanikis jurmehanike vagonsaimnieks
    vagonsaimniece vagonmeistars vagonmeistare stacijnieks stacijniece celameistars celameistare signaliste
    svarnieks svarniece piegadatajs piegadataja asfaltetajs asfaltetaja veltnvaditajs veltnvaditaja zemracis
    zemrace katlnieks katlniece kompresoriste aparatcis aparatce aparatnieks aparatniece linijoperators
    linijoperatore presoperators presoperatore harvesterists harvesteriste stividore dokers dokere kugnieks
    kugniece`,
  // Elementary occupations and helpers
  `stradniece paligstradnieks paligstradniece darbinieks darbiniece paligs palige setnieks setniece uzkopejs
    uzkopeja nesejs neseja iznesatajs iznesataja slaucitajs slaucitaja pienesejs pieneseja vaktnieks vaktniece
    kalpotajs kalpotaja krautnieks krautniece traukumazgatajs traukumazgataja velmazgatajs velmazgataja
    logumazgatajs logumazgataja gadijumstradnieks gadijumstradniece melnstradnieks melnstradniece
    transportstradnieks transportstradniece atkritumvedejs atkritumvedeja savacejs savaceja izplatitajs
    izplatitaja iznesiotajs iznesiotaja parvietotajs parvietotaja celstradnieks celstradniece fabrikstradnieks
    fabrikstradniece rupnicstradnieks rupnicstradniece nolasitajs nolasitaja sutnis sutne virtuvespaligs
    virtuvespalige tiritajs tiritaja dezuretajs dezuretaja`,
  // Armed forces
  `karavirs karavire zaldats zaldate kareivis kareive dizkareivis dizkareive kapralis kaprale serzante
    virsserzants virsserzante stabserzants stabserzante leitnante virsleitnants virsleitnante majore
    pulkvezleitnants pulkvezleitnante pulkvedis pulkvede generalis generale generalmajore admirale viceadmirale
    virsnieks virsniece virsniekvietnieks virsniekvietniece zemessargs zemessarge jaunsargs jaunsarge kadets
    kadete rezervists rezerviste jegeris jegere sniperis snipere viceserzants viceserzante artilerists
    artileriste tankists tankiste kajnieks kajniece desantnieks desantniece sapieris sapiere mineris minere
    karodznieks karodzniece strelnieks strelniece virsmatrozis virsmatroze`,
  // Trainees, students and honorary posts
  `praktikante stazieris staziere maceklis macekle brivpratigais brivpratiga stipendiate zellis zelle
    voluntieris voluntiere virsasistents enotajs enotaja aktiviste paligsargs paligsarge pasnodarbinatais
    pasnodarbinatae pasnodarbinata reprezentante runatajs runataja dakteris daktere`,
].join(' ');
