/**
 * Head nouns of Hungarian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const HUNGARIAN_TITLES = [
  // Managers, officials and public service ranks
  `aligazgato alelnok allamtitkar alpolgarmester boltos elnok elnokhelyettes eloado foeloado feluelyelo
    felugyelo fofelugyelo foigazgato fojegyzo fotanacsos fotitkar fomernok fonok fonokno gondnok helyettes
    igazgatohelyettes igazgatono intezo jegyzo aljegyzo kepviselo konzul kozjegyzo kormanytisztviselo miniszter
    nagykovet osztalyfonok palyazatiro polgarmester rektorhelyettes tarsalapito alapito tarstulajdonos tulajdonos
    tisztviselo titkar vallalkozo vezetohelyettes referens munkatars koztisztviselo felelos szovivo szenator`,
  // Science, engineering and ICT
  `agronomus aktuarius archeologus bakteriologus biologus biofizikus botanikus csillagasz demografus
    epidemiologus epitesz fizikus foldmero geofizikus geologus hidrologus informatikus rendszergazda kartografus
    kemikus klimatologus matematikus mikrobiologus okologus regesz rajzolo statisztikus statikus szakember
    szociologus tajepitesz technologus tervezo tesztelo toxikologus tudos vegyesz minosegbiztosito
    alkalmazastamogato`,
  // Health and care
  `apolonover aneszteziologus audiologus asszisztensno belgyogyasz borgyogyasz csecsemogondozo dietetikus
    ergoterapeuta fogasz fogorvos foorvos foapolo fonover foorvosno fizioterapeuta gerontologus gondozo gondozono
    gyogymasszor gyogypedagogus gyogytornasz higienikus kardiologus kineziologus kozmetikus logopedus masszor
    mentotiszt mutos mutosno neurologus nover nogyogyasz optikus ortopedus orvosno pedikuros patologus patikus
    pszichiater pszichologus pszichoterapeuta radiologus rezidens sebesz szakgyogyszeresz szemesz szanitec
    szulesz vedono termeszetgyogyasz`,
  // Teaching and academic ranks
  `adjunktus dajka docens doktorandusz edzo ovono kollegiumi-nevelo konzulens korrepetitor kisgyermeknevelo
    oktato posztdoktor professzor tanarseged tanitono vizsgabiztos vizsgaztato`,
  // Business, administration and law
  `adminisztrator alkusz beszerzo berszamfejto kontroller diszpecser eladono ellenor ertekesito ertekbecslo
    fokonyvelo gepirono hr-es iktato ingatlankozvetito irodista irattaros jogtanacsos kereskedo keszletgazda
    konyvvizsgalo kozvetito kulkereskedo logisztikus marketinges munkaugyis penzugyes penztarosno szamlazo
    szamvevo szallitmanyozo szervezo tanacsos telefonos telemarketinges toborzo targyalo ugyesz ugynok
    ugyfelszolgalatos ugyvedjelolt uzletkoto uzletember vamtiszt vagyonor vegrehajto termelesiranyito`,
  // Social work, culture, media, clergy
  `apaca balettancos belsoepitesz bemondo csaladsegito diakonus diszletezo diszito enekes enekesno eloadomuvesz
    esperes fenykepesz festomuvesz filmrendezo filozofus foszerkeszto fotos fotoriporter grafikus hegedumuvesz
    irodalmar kanonok karmester kepzomuvesz keramikus konferanszie kolto konyvtaros koreografus kritikus lelkesz
    lelkipasztor leveltaros muzsikus musorszerkeszto muveszettortenesz muzeologus muvesz nepmuvelo nyelvesz
    orgonista plebanos puspok rendezo riporter sminkes sugo szinesz szineszno szobrasz szinkrontolmacs szovegiro
    tancos tancosno tolmacs tortenesz tudosito ujsagirono vilagosito zenesz zongorista zeneszerzo szerkeszto`,
  // Services, sales, hospitality, sports, security
  `arufeltolto arusito pultos pultosno biztonsagi-or csapos csillagjos eletmento felszolgalono fitneszedzo
    fodraszno fopincer foszakacs gazdasszony gondnokno hazvezetono hazmester jegyvizsgalo jegyszedo kalauz
    kalauzno kabinos kezilany konyhafonok konyhalany kezbesito kozmetikusno labdarugo legiutas-kisero londiner
    manikuros mukormos nyomozo parkoloor polgaror rendor rendorno rendortiszt rendezvenyes sportolo szakacsno
    szallodas szobalany szobainas temetesrendezo testor tuzolto utaskisero uszomester vendeglatos vendeglos
    vizimento versenyzo zsoke tetovalo bortonor kutyakozmetikus kutyakikepzo`,
  // Agriculture, forestry, fishing
  `allattenyeszto allatgondozo borasz csordas erdesz fejo favago foldmuves gazdalkodo haltenyeszto kertesz
    lotenyeszto mehesz mezogazda mezogazdasz novenytermeszto novenyvedo patkolokovacs szolesz szolomuves
    traktoros tehenesz vadgazda vinceller`,
  // Crafts, machines and transport
  `aranymuves asztalosmester autofenyezo badogos betonozo buszsofor burkolo cipesz csempezo cukraszmester
    elektromuszeresz epuletgepesz esztergalyos femforgacsolo fenyezo forgacsolo fuvaros gepesz gepbeallito
    gipszkartonozo hajoskapitany hentes hegesztomester hutogepesz iparos karbantarto kamionsofor kamionos
    kapitany karpitos kazanfuto kemenysepro kezmuves kobanyasz kohasz koszorus komuvesmester konyvkoto kosarfono
    kormanyos kutfuro lakatosmester lakberendezo masinista matroz mechatronikus mezeskalacsos melos mesterember
    mukoves muszeresz muszereszmester nyomdasz olvasztar orasz otvos parkettas rakodo sirkoves szerelomester
    szigetelo szobafesto szucs szovo szovono taxisofor tetofedo targoncas tengeresz uvegezo uveges uvegfuvo
    vasalono vasesztergalyos vasutas banyasz varrono villanyszerelomester allvanyozo legiiranyito
    forgalomiranyito`,
  // Elementary occupations and helpers
  `alkalmazott csomagolo hordar kisegito konyhas leolvaso levelhordo mindenes mosono postas szemetes szorolapozo
    takaritono ujsagkihordo utcasepro viz-y munkasno konyhasegito`,
  // Armed forces
  `alezredes alhadnagy altiszt admiralis dandartabornok ezredes fohadnagy fotorzsormester hadnagy honved
    katonatiszt kozlegeny ormester ornagy szazados tartalekos tiszt tiszthelyettes tizedes torzsormester
    torzszaszlos zaszlos`,
  // Trainees, students and honorary posts
  `egyetemista gyakornok-y inas osztondijas palyakezdo szabaduszo tanonc cserkesz elnoksegi-tag kuratoriumi-tag`,
].join(' ');
