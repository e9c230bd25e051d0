/**
 * Head nouns of Swedish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const SWEDISH_TITLES = [
  // Managers, officials and public service ranks
  `ambassadris borgmastare byrachef chefredaktor departementsrad entreprenor foretagare forman forvaltare
    huvudman kassaforvaltare kommunalrad koksmastare krogare landshovding ledamot medgrundare ordforande
    politiker riksdagsledamot styrelseledamot styrelseordforande talesperson tillsynsman viceordforande amanuens`,
  // Science, engineering and ICT
  `aktuarie analytiker arkeolog biokemist bioteknolog besiktningsman datavetare innovator kalkylator
    landskapsarkitekt lantmatare molekylarbiolog naturvetare planerare planarkitekt projektor provare
    samhallsplanerare statsvetare systemarkitekt systemvetare testare uppfinnare webbredaktor kvalitetssakrare
    inredningsarkitekt inredare`,
  // Health and care
  `anestesiolog audionom boendestodjare forskrivare kiropraktor kostekonom massor massos naprapat ortodontist
    osteopat patolog psykiater receptarie sjukgymnast vardare varderska`,
  // Teaching and academic ranks
  `adjunkt prefekt studierektor syv utbildare universitetslektor universitetsadjunkt vikarie timvikarie
    larvikarie lararvikarie forskarstuderande forelasare dagisfroken froken`,
  // Business, administration and law
  `aklagare aktiemaklare bankman banktjansteman bolagsjurist bitrade bitradande fastighetsmaklare
    fastighetsforvaltare formedlare arbetsformedlare foretradare inkopare uteseljare kamrer kanslist
    kommunikator kontorist kronofogde lagman medlare namndeman orderhanterare ombud personalvetare registrator
    rekryterare rattsmedicinare skatterevisor skaderegerare skadereglerare speditor stenograf stodperson strateg
    tulltjansteman tingsnotarie trafikplanerare tjansteman upphandlare utredare vaktchef vaxeltelefonist
    saljchef varderingsman ansvarig`,
  // Social work, culture, media, clergy
  `antikvarie bildkonstnar biskop biografmaskinist bokhandlare dansos ekonomiskribent familjebehandlare filmare
    forfattare forlaggare frilans frilansare frilansjournalist komminister kompositor konservator konstnar
    koreograf kontaktperson konferencier kostymor kulturproducent kyrkoherde kyrkvaktmastare kyrkomusiker
    musikant prast rekvisitor ritare sangare sangerska scenmastare skribent skulptor textforfattare tonsattare`,
  // Services, sales, hospitality, sports, security
  `barpersonal barmastare begravningsentreprenor butikskontrollant badmastare cafevard dagmamma dorrvakt
    entrevard fotbollsspelare fotbollstranare frisorska fotvardsspecialist hundtrimmare hushallerska husmor
    hovmastare hotellreceptionist idrottare kallskanka kockelev kassapersonal koksa kypare nattportier nattvakt
    piccolo poliskommissarie resebyratjansteman ridinstruktor rumsstaderska serveringspersonal servispersonal
    sotare staderska stugvard simtranare varuplockare vardinna hemtjanstpersonal deltidsbrandman brandkvinna
    torghandlare kioskforestandare vaktmastarinna jourhem familjehem`,
  // Agriculture, forestry, fishing
  `fiskare fiskodlare hovslagare jordbrukare lantbrukare mjolkbonde skogvaktare skogsmastare tradgardsanlaggare
    travtranare djurhallare vinodlare barplockare jordgubbsplockare mjolkare ladugardskarl drang yrkesfiskare
    skogshuggare motorsagare`,
  // Crafts, machines and transport
  `bergborrare bilmekaniker bilplatslagare billackerare bokbindare borrare brevbararare brunnsborrare elmontor
    elinstallator eltekniker fartygsbefal finsnickare fiskhandlare gjutare glasblasare golvlaggare gravmaskinist
    guldsmed hantverkare isolerare juvelerare kakelsattare kapten-y kopparslagare lackerare lossare maskinist
    maskinstallare matros-y modellor mobelsnickare motormekaniker platslagare reparator rallare sadelmakare
    sjoman sjobefal skeppare skogsmaskinist slipare stenhuggare styrman sommerska svarvare tagvard tagklarerare
    tagmastare tapetserare tegelmurare tryckare tunnplatslagare verktygsmakare vavare verkmastare
    verkstadsmekaniker flygvard sprutlackerare gesall skorstensfejare tunnbindare korgmakare tegelslagare
    silversmed stuvare farjeman batsman lotsman`,
  // Elementary occupations and helpers
  `avbytare budbarare bohagsflyttare diskplockare extrapersonal flyttkarl fonsterputsare gatsopare hjalpreda
    hantlangare kassavaktare lagerpersonal orderplockare packare plockare reklamutdelare sopgubbe sommarjobbare
    tidningsbud tidningsutdelare timanstalld allt-i-allo springpojke`,
  // Armed forces
  `brigadgeneral fanjunkare flaggkorpral furir fanrik gruppbefal jagare-y kommendor korpral lojtnant overste
    overstelojtnant overfurir pansarskytt reservofficer specialistofficer stabsofficer varnpliktig`,
  // Trainees, students and honorary posts
  `exjobbare styrelsemedlem medlem ungdomstranare lararkandidat lakarkandidat`,
].join(' ');
