/**
 * Head nouns of Finnish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const FINNISH_TITLES = [
  // Managers, officials and public service ranks
  `diplomaatti edustaja ekonomi esihenkilo hallituksen-jasen isannoitsija kanslisti kauppias kunnallisneuvos
    lahetti lahettilas ministeri neuvos omistaja perustaja presidentti rehtori apulaisrehtori ryhmanvetaja
    suurlahettilas tarkastaja tiiminvetaja yrittaja varajasen virkamies virkailija valtuutettu vastaava
    tiedottaja emanta palveluvastaava vastuuhenkilo tukihenkilo yhteyshenkilo`,
  // Science, engineering and ICT
  `agronomi aktuaari analyytikko antropologi arkeologi arkkitehti arvioija biokemisti biologi ekologi fyysikko
    geologi graafikko hydrologi kaavoittaja kartoittaja kemisti konstruktori koodari laborantti maanmittari
    matemaatikko meteorologi mikrobiologi mittaaja piirtaja rakennuttaja sosiologi tekniikko teknikko testaaja
    tilastotieteilija tutkimusapulainen tutkijatohtori valvoja yllapitaja arkkitehtiylioppilas muotoilija
    mittamies voimalaitoskayttaja voimalaitosmies`,
  // Health and care
  `apteekkari avustaja farmaseutti gynekologi hieroja hoitaja hoitoapulainen kampaaja kiropraktikko kuraattori
    laitoshuoltaja lahihoitajaopiskelija naprapaatti optikko osteopaatti proviisori psykiatri psykologi
    sosionomi suuhygienisti terapeutti valinehuoltaja koulupsykologi`,
  // Teaching and academic ranks
  `dekaani dosentti kouluttaja luennoitsija lehtori yliopistonlehtori ohjaaja opiskelija professori sijainen
    tohtorikoulutettava tutkijakoulutettava valmentaja varhaiskasvattaja`,
  // Business, administration and law
  `asiakaspalvelija asiakasvastaava asianajaja asiamies hankkija haastattelija juristi kamreeri
    kiinteistonvalittaja kirjaaja kirjuri konttoristi koordinoija laskuttaja lakimies logistikko markkinoija
    meklari myyntineuvottelija neuvoja neuvottelija notaari palkanlaskija pankkiiri pankkitoimihenkilo
    rekrytoija syyttaja toimittaja toimihenkilo tulkki tuomari ulosottomies ulosottovirkamies valittaja
    kasittelija konsulentti varainhankkija huutokauppameklari`,
  // Social work, culture, media, clergy
  `animaattori diakoni kanttori kappalainen kirjailija kirkkoherra kuvaaja kuvataiteilija kuvittaja kaantaja
    kasikirjoittaja koreografi kriitikko kuuluttaja lavastaja laulaja leikkaaja maalaustaiteilija mallintaja
    muusikko naytteliija nayttelija piispa reportteri runoilija saveltaja sovittaja suntio taidemaalari
    taiteilija tanssija teologi tuottaja urkuri valokuvaaja aanittaja kuvanveistaja elokuvaaja juontaja puhemies
    haitarinsoittaja sirkustaiteilija klovni taikuri`,
  // Services, sales, hospitality, sports, security
  `baarimikko hautausurakoitsija huonesiistija keittaja keittioapulainen kondiittori konstaapeli kosmetologi
    kotiapulainen kylmakko lentoemanta lentoperamies lentokapteeni matkaopas myymalavastaava palomies parturi
    poliisi poliisimies ylikonstaapeli portieeri portsari jalkapalloilija purseri rikoskonstaapeli
    rikosylikonstaapeli stuertti suurtalouskokki ulosheittaja urheilija vaatturi vanginvartija vuokraemanta
    yovartija talonmies huoltomies kukkakauppias floristi somistaja torikauppias kioskinpitaja ravintoloitsija
    vahti haudankaivaja`,
  // Agriculture, forestry, fishing
  `kalastaja kengittaja maanviljelija maatalouslomittaja lomittaja metsuri mehilaistarhaaja puutarhuri
    viljelija arboristi marjanpoimija mansikanpoimija poimija lypsaja karjakko poromies renki piika metsastaja
    kalankasvattaja turkistarhaaja`,
  // Crafts, machines and transport
  `ajojarjestelija automekaanikko hioja hitsari ikkunanpesija jakelija kaivosmies kirjanpainaja kirjansitoja
    kivimies koneenkayttaja koneistaja kokoonpanija konduktoori kultaseppa laatoittaja lentaja levyseppa luotsi
    maalari lasittaja maarakentaja matruusi muurari nuohooja ompelija peltiseppa peramies puuseppa putkimies
    rakentaja rakennusmies raudoittaja remontoija sorvaaja sahkomies suutari tapetoija teurastaja timpuri
    varastomies verhoilija kelloseppa merimies lentokonemekaanikko eristaja lukkoseppa betonimies taittaja seppa
    hopeaseppa korjaaja katontekija kivenhakkaaja louhija panostaja sorvari kutoja neuloja hattutekija lautturi
    ahtaaja trukkikuski kuski bussikuski rekkakuski taksikuski ratatyomies vaihdemies laivuri puosu`,
  // Elementary occupations and helpers
  `apulainen apumies astianpesija hyllyttaja keraaja kerailija lajittelija lehdenjakaja muuttomies pakkaaja
    postinjakaja postinlajittelija roskakuski sekatyomies siistija lastaaja purkaja kesasijainen apupoika
    juoksupoika mainostenjakaja pullonkeraaja lumenluoja rivityomies`,
  // Armed forces
  `alikersantti amiraali everstiluutnantti eversti jaakari kadetti kapteeni kenraali kenraalimajuri kersantti
    komentaja komentajakapteeni korpraali luutnantti majuri reservilainen sotilas sotilasammattihenkilo upseeri
    aliupseeri vanrikki vaapeli ylikersantti yliluutnantti rauhanturvaaja varusmies rajavartija merivartija`,
  // Trainees, students and honorary posts
  `kisalli oppisopimusopiskelija siviilipalvelusmies tyossaoppija tuutori vapaaehtoinen`,
].join(' ');
