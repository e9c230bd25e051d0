/**
 * Head nouns of Hungarian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const HUNGARIAN_TITLES = [
  // Managers, officials and public service ranks
  `aligazgato alelnok allamtitkar alpolgarmester boltos elnok elnokhelyettes eloado foeloado feluelyelo felugyelo
    fofelugyelo foigazgato fojegyzo fotanacsos fotitkar fomernok fonok fonokno gondnok helyettes igazgatohelyettes
    igazgatono intezo jegyzo aljegyzo kepviselo konzul kozjegyzo kormanytisztviselo miniszter nagykovet
    osztalyfonok palyazatiro polgarmester rektorhelyettes tarsalapito alapito tarstulajdonos tulajdonos
    tisztviselo titkar vallalkozo vezetohelyettes referens munkatars koztisztviselo felelos szovivo szenator
    elnokno alelnokno tarselnok ugyvezetono cegvezeto cegtulajdonos uzletvezeto boltvezeto muszakvezeto
    muszakfelelos brigadvezeto brigadvezetono telepvezeto osztalyvezeto teamvezeto menedzserasszisztens
    fonokhelyettes foosztalyvezeto reszlegvezeto kirendeltsegvezeto fiokvezeto helytarto kancellar alkancellar
    kabinetfonok foispan alispan polgarmesterno alpolgarmesterno kepviselono nagykovetno attase ugyvivo tanacsnok
    tanacsadono koordinatorno szenior foreferens szakreferens szakreferensno fojegyzono jegyzono foellenor
    ellenorno felugyelono foepitesz fogondnok fotitkarhelyettes titkarhelyettes vezerigazgato
    vezerigazgatohelyettes szupervizor tulajdonosno tarsugyvezeto cegjegyzo vallalkozono maszek uzletasszony
    megbizott kormanybiztos miniszterelnok miniszterhelyettes allamtitkarno prefektus tisztviselono tisztsegviselo
    foosztalyvezetohelyettes rendezvenyszervezo iskolaigazgato kozossegszervezo tanszekvezeto szinigazgato
    tagozatvezeto`,
  // Science, engineering and ICT
  `agronomus aktuarius archeologus bakteriologus biologus biofizikus botanikus csillagasz demografus epidemiologus
    epitesz fizikus foldmero geofizikus geologus hidrologus informatikus rendszergazda kartografus kemikus
    klimatologus matematikus mikrobiologus okologus regesz rajzolo statisztikus statikus szakember szociologus
    tajepitesz technologus tervezo tesztelo toxikologus tudos vegyesz minosegbiztosito alkalmazastamogato mernokno
    fejlesztono kutatono tudosno vegyeszmernok gepeszmernok villamosmernok epiteszmernok epitomernok geologusno
    fizikusno biologusno csillagaszno meteorologus hidrobiologus genetikus biokemikus biotechnologus matematikusno
    statisztikusno foldrajztudos terkepesz epitesvezeto muszakis technikusno laborans laboransno laboros
    labortechnikus rajzolono szerkesztono feltalalo programozono informatikusno szoftvermernok frontendes
    backendes devopsos szoftvertesztelo webmester webfejleszto webdesigner halozatos halozatepito rendszermernok
    rendszerszervezo adatbazisos adatelemzo adatrogzito elemzono tesztmernok tesztelono helpdeskes supportos
    uzemelteto uzemmernok energetikus metrologus minosegellenor meos meo-s felmero antropologus etnografus
    nyelvtanar szociologusno politologus filologus demografusno jovokutato erdomernok agrarmernok tajepiteszno
    vilagitastervezo szakertono szakemberno`,
  // Health and care
  `apolonover aneszteziologus audiologus asszisztensno belgyogyasz borgyogyasz csecsemogondozo dietetikus
    ergoterapeuta fogasz fogorvos foorvos foapolo fonover foorvosno fizioterapeuta gerontologus gondozo gondozono
    gyogymasszor gyogypedagogus gyogytornasz higienikus kardiologus kineziologus kozmetikus logopedus masszor
    mentotiszt mutos mutosno neurologus nover nogyogyasz optikus ortopedus orvosno pedikuros patologus patikus
    pszichiater pszichologus pszichoterapeuta radiologus rezidens sebesz szakgyogyszeresz szemesz szanitec szulesz
    vedono termeszetgyogyasz doktorno gyermekorvos haziorvos uzemorvos allatorvos gyogyszereszno szakasszisztens
    fogorvosno fogtechnikus dentalhigienikus gyermekgyogyasz onkologus urologus szulesznono belgyogyaszno
    ideggyogyasz szajsebesz szivsebesz tudogyogyasz rontgenes rontgenasszisztens rontgenorvos infektologus
    immunologus endokrinologus reumatologus hematologus nefrologus gasztroenterologus haematologus mentoapolo
    mentoorvos mentogepkocsivezeto mentos beteghordo betegkisero betegfelvevo betegszallito mutoseged mutosseged
    gipszmester fizikoterapeuta masszorno reflexologus csontkovacs javasasszony babaasszony dietetikusno
    gyogytornaszno logopedusno pszichologusno pszichopedagogus szomatopedagogus gyermekgondozo gyermekfelugyelo
    bebiszitter bebicsosz idosgondozo hazigondozo segedapolo gyakornokorvos latszeresz latszereszno audiologusno
    ortopedmuszeresz allatgondozono allatorvosno rezidensno szakorvos`,
  // Teaching and academic ranks
  `adjunktus dajka docens doktorandusz edzo ovono kollegiumi-nevelo konzulens korrepetitor kisgyermeknevelo oktato
    posztdoktor professzor tanarseged tanitono vizsgabiztos vizsgaztato pedagogus pedagogusasszisztens
    ovodapedagogusno gyogypedagogusno ovodavezeto dadus nevelo nevelono nevelotanar napkozis gyakorlatvezeto
    szakoktato szakoktatono oktatono instruktorno trenerno mentorno korrepetalo hazitanito hazitanar edzono
    testnevelo iskolatitkar dekanhelyettes docensno lektorno professzorno kutatoprofesszor doktorjelolt
    szakkorvezeto konyvtarosno taborvezeto ifjusagsegito animatorno felkeszito`,
  // Business, administration and law
  `adminisztrator alkusz beszerzo berszamfejto kontroller diszpecser eladono ellenor ertekesito ertekbecslo
    fokonyvelo gepirono hr-es iktato ingatlankozvetito irodista irattaros jogtanacsos kereskedo keszletgazda
    konyvvizsgalo kozvetito kulkereskedo logisztikus marketinges munkaugyis penzugyes penztarosno szamlazo
    szamvevo szallitmanyozo szervezo tanacsos telefonos telemarketinges toborzo targyalo ugyesz ugynok
    ugyfelszolgalatos ugyvedjelolt uzletkoto uzletember vamtiszt vagyonor vegrehajto termelesiranyito fogalmazo
    ugyvedno jogaszno birono bironojelolt itelobiro fougyesz ugyeszno nyomozono vegrehajtono ugyintezono
    ugyfelreferens ugyfelmenedzser bankos penzkezelo penzbeszedo penztaroso fopenztaros valutapenztaros valutas
    konyvelono berelszamolo tb-s berugyes kontrollerno adoellenor adotanacsado adoszakerto aktuariusno brokerno
    tozsdeugynok karszakerto karrendezo ertekbecslono ingatlanos ingatlanugynok ingatlanerteksito ertekesitono
    uzletszerzo nagykereskedo kiskereskedo kereskedono aruhazvezeto arubeszerzo beszerzono anyagbeszerzo
    anyaggazdalkodo logisztikusno disponens diszponens diszpecserno fuvarszervezo szallitmanyozono vamugyintezo
    vamkezelo vamszakerto raktarvezeto keszletezo reklamszakember pr-es sajtos sajtoreferens sajtofonok
    szovegirono toborzono fejvadasz munkaugyes irodavezeto recepciosno telefonkezelo telefonosno adatrogzitono
    irnok irnokno ugykezelo ugykezelono leveltarosno kozvelemenykutato kerdezobiztos piackutato hosztesz
    termekbemutato palyazatirono kozbeszerzo palyazatos gazdasagis kozgazdasz kozgazdaszno adminos
    adminisztratorno szamlazos uzletfejleszto kockazatelemzo behajto koveteleskezelo faktoros`,
  // Social work, culture, media, clergy
  `apaca balettancos belsoepitesz bemondo csaladsegito diakonus diszletezo diszito enekes enekesno eloadomuvesz
    esperes fenykepesz festomuvesz filmrendezo filozofus foszerkeszto fotos fotoriporter grafikus hegedumuvesz
    irodalmar kanonok karmester kepzomuvesz keramikus konferanszie kolto konyvtaros koreografus kritikus lelkesz
    lelkipasztor leveltaros muzsikus musorszerkeszto muveszettortenesz muzeologus muvesz nepmuvelo nyelvesz
    orgonista plebanos puspok rendezo riporter sminkes sugo szinesz szineszno szobrasz szinkrontolmacs szovegiro
    tancos tancosno tolmacs tortenesz tudosito ujsagirono vilagosito zenesz zongorista zeneszerzo szerkeszto
    ujdondasz rovatvezeto rovatszerkeszto tudositono kommentator musorvezeto musorvezetono hirolvaso bemondono
    narrator szinkronszinesz operatoro vago filmvago hangmester hangmernok hangosito fovilagosito gyartasvezeto
    producerno rendezoasszisztens rendezono ugyelo kellekes oltozteto diszlettervezo jelmeztervezo jelmeztaros
    maszkmester szinpadmester statiszta kaszkador babszinesz babmuvesz bohoc buvesz zsonglor koreografusno
    balettmester tancpedagogus tanctanar operaenekes korista karvezeto karnagy korusvezeto zenekarvezeto gitaros
    basszusgitaros csellista fuvolas trombitas zenetanar zongoramester hangszerkeszito hangolo lemezlovas
    iparmuvesz otvosmuvesz uvegmuvesz festomuveszno grafikusno fotosno fenykepeszno illusztrator latvanytervezo
    belsoepiteszno dekoratorno kirakatrendezo divattervezo manoken muzeumpedagogus muzeologusno tarlatvezeto
    idegenvezeto idegenvezetono teremor forditono tolmacsno olvasoszerkeszto irono iro koltono forgatokonyviro
    dramaturgno kritikusno influenszer lelkeszno segedlelkesz aldozopap sekrestyes harangozo hitoktato hitoktatono
    szerzetes szerzetesno presbiter misszionarius csaladgondozo csaladgondozono partfogo gyam konfliktuskezelo`,
  // Services, sales, hospitality, sports, security
  `arufeltolto arusito pultos pultosno biztonsagi-or csapos csillagjos eletmento felszolgalono fitneszedzo
    fodraszno fopincer foszakacs gazdasszony gondnokno hazvezetono hazmester jegyvizsgalo jegyszedo kalauz
    kalauzno kabinos kezilany konyhafonok konyhalany kezbesito kozmetikusno labdarugo legiutas-kisero londiner
    manikuros mukormos nyomozo parkoloor polgaror rendor rendorno rendortiszt rendezvenyes sportolo szakacsno
    szallodas szobalany szobainas temetesrendezo testor tuzolto utaskisero uszomester vendeglatos vendeglos
    vizimento versenyzo zsoke tetovalo bortonor kutyakozmetikus kutyakikepzo konyhamester sefhelyettes
    hidegkonyhas hidegtalas konyhalegeny segedszakacs pekno pizzaszakacs pizzakeszito grillezo gyroszos cukraszno
    baristano barpultos italmixer borkostolo kocsmaros kocsmarosno panzios hotelmenedzser szallasado
    szallodaigazgato portasno kapus biztonsagis orparancsnok ejjelior ajtonallo kidobo magannyomozo csendor
    rendorfelugyelo jaror kozteruletfelugyelo mezoor hegyor halor hatarrendesz hatarvadasz hataror
    tuzoltoparancsnok munkavedelmis hazvezeto bejarono szobaasszony mosodas mosogato mosogatolany mosogatono
    fertotlenito rovarirto komornyik cseledlany fodraszmester borbelymester pedikurosno mukormosno mukormosepito
    szempillaepito sminktetovalo szolariumos szaunamester fitneszinstruktor jogaoktato aerobikoktato uszoedzo
    sioktato lovasoktato kezilabdazo kosarlabdazo roplabdazo labdarugono okolvivo birkozo sportolono jatekvezeto
    jatekmester krupie kruppie szerencsejatekos trafikos trafikosno ujsagarus viragkoto viragarus viragos
    zoldseges hentesno hentesmester pultoslany eladolany boltielado arufeltoltono polcfeltolto benzinkutas kutas
    kutkezelo tankolo parkoloortiszt jegykezelo jegypenztaros ruhataros ruhatarosno szertaros temetos siraso
    kremator utasellato utazasszervezo legiutaskisero legikisero hajopincer utaskiserono allatkereskedo
    kutyatrener kutyakikepzono josno asztrologus`,
  // Agriculture, forestry, fishing
  `allattenyeszto allatgondozo borasz csordas erdesz fejo favago foldmuves gazdalkodo haltenyeszto kertesz
    lotenyeszto mehesz mezogazda mezogazdasz novenytermeszto novenyvedo patkolokovacs szolesz szolomuves traktoros
    tehenesz vadgazda vinceller gazdaasszony parasztgazda paraszt ostermelo gyumolcstermeszto zoldsegtermeszto
    zoldsegtermelo viragkertesz diszkertesz parkgondozo parkepito kertepito kertgondozo fakitermelo fatermelo
    motorfureszes erdeszmernok erdomuvelo kerulovadasz vador haltermelo halgazda kecskepasztor baromfitenyeszto
    baromfigondozo sertesgondozo szarvasmarhatenyeszto fejono istallofiu kombajnos kombajnvezeto agrartechnikus
    allattenyesztono inszeminator bortermelo boraszno pincemester szolotermelo szuretelo napszamos betakarito
    aratomunkas gyumolcsszedo faaprito szenegeto`,
  // Crafts, machines and transport
  `aranymuves asztalosmester autofenyezo badogos betonozo buszsofor burkolo cipesz csempezo cukraszmester
    elektromuszeresz epuletgepesz esztergalyos femforgacsolo fenyezo forgacsolo fuvaros gepesz gepbeallito
    gipszkartonozo hajoskapitany hentes hegesztomester hutogepesz iparos karbantarto kamionsofor kamionos kapitany
    karpitos kazanfuto kemenysepro kezmuves kobanyasz kohasz koszorus komuvesmester konyvkoto kosarfono kormanyos
    kutfuro lakatosmester lakberendezo masinista matroz mechatronikus mezeskalacsos melos mesterember mukoves
    muszeresz muszereszmester nyomdasz olvasztar orasz otvos parkettas rakodo sirkoves szerelomester szigetelo
    szobafesto szucs szovo szovono taxisofor tetofedo targoncas tengeresz uvegezo uveges uvegfuvo vasalono
    vasesztergalyos vasutas banyasz varrono villanyszerelomester allvanyozo legiiranyito forgalomiranyito
    burkolono mazolo tapetazo hidegburkolo melegburkolo parkettazo kokereskedo kofarago robbantomester acsmester
    asztalosno muasztalos butorasztalos fafarago faesztergalyos badogosno zsaluzo vasbetonszerelo betonos
    aszfaltozo utepito utkarbantarto palyamunkas kubikos foldmunkas villanyasz elektromechanikus liftszerelo
    klimaszerelo hutos gazszerelo futesszerelo csoszerelo dugulaselharito kazankovacs kazanos epuletlakatos
    szerkezetlakatos karosszerialakatos karosszerias autoszerelo autovillanyszerelo motorszerelo gumiszerelo
    gumijavito kerekparszerelo hajoacs hajoepito repulogepszerelo gepszerelo geplakatos gepkarbantarto gepmester
    gepkezelo geposszeszerelo osszeszerelo osszeszerelono betanitottmunkas szalagmunkas szerszamkeszito
    szerszamlakatos koszoruscsiszolo csiszolo cnc-s esztergalyosno langvago langhegeszto ontomunkas formazo
    kovacsmester diszmukovacs galvanizalo porfesto szorofesto fenyezomester bordiszmuves szijgyarto cipokeszito
    cipeszmester suszter kalapos kesztyus szabono szabomester himzo csipkevero kotono gepikoto szovolany
    fonomunkas kepkeretezo orasmester ekszeresz aranymuvesmester vesnok gravirozo keramikusno uvegcsiszolo
    uvegfesto szedo konyvkotono szitanyomo pekmester pekseged tesztakeszito hentesseged sajtkeszito sajtmester
    sorfozo sorfozomester palinkafozo tejesember autobuszvezeto buszvezeto buszsoforno villamosvezeto trolivezeto
    metrovezeto vonatvezeto mozdonyvezeto mozdonyvezetogyakornok valtokezelo valtoor kocsirendezo tolatasvezeto
    palyaor jarmuvezeto teherautosofor tehergepkocsivezeto gepjarmuvezeto kocsikisero rakodomunkas rakodomester
    daruvezeto darus darukezelo kotrogepkezelo kotros dozeros markolos emelogepkezelo targoncavezeto pilotano
    masodpilota hajovezeto hajos hajoskapitanyno fedelzetmester revkalauz repulos fiakeres fuvarozo koltozteto
    butorszallito pizzafutar arukiado aruatvevo aruosszekeszito komissiozo komissios kommissiozo komissiozos
    rendelesosszekeszito csomagolono targoncaos raktarkezelo raktarno anyagmozgato banyamester csilles furomester
    furomunkas olajmunkas vizszerelo vizvezetekszerelo vizmester vizgepesz uszodamester szivattyus toltogepes`,
  // Elementary occupations and helpers
  `alkalmazott csomagolo hordar kisegito konyhas leolvaso levelhordo mindenes mosono postas szemetes szorolapozo
    takaritono ujsagkihordo utcasepro viz-y munkasno konyhasegito segedmunkas segedmunkasno segitotars napszamosno
    idenymunkas idenyes besegito aruterito arus kukas hulladekgyujto utcasopro hosepro szemetszedo kifuto
    kifutofiu kuldonc kezbesitono ujsagos szorolaposzto mindenesno gyarimunkas dolgozo dolgozono kozmunkas
    kozfoglalkoztatott diakmunkas`,
  // Armed forces
  `alezredes alhadnagy altiszt admiralis dandartabornok ezredes fohadnagy fotorzsormester hadnagy honved
    katonatiszt kozlegeny ormester ornagy szazados tartalekos tiszt tiszthelyettes tizedes torzsormester
    torzszaszlos zaszlos szazadparancsnok parancsnok parancsnokhelyettes zaszloaljparancsnok szakaszparancsnok
    rajparancsnok szakaszvezeto ornagyno orvezeto fohadnagyno alezredesno vezerezredes altabornagy vezerornagy
    tabornok katona katonano sorkatona honvedtiszt fotorzszaszlos tuzer felderito ejtoernyos mesterlovesz
    szolgalatvezeto tuzszeresz hadnagyno hadaprod`,
  // Trainees, students and honorary posts
  `egyetemista gyakornok-y inas osztondijas palyakezdo szabaduszo tanonc cserkesz elnoksegi-tag kuratoriumi-tag
    gyakornokno szakmunkas szakmunkastanulo iparitanulo seged mesterseged onkentesno osztondijasno alapitono
    valtoapolo cserediak`,
].join(' ');
