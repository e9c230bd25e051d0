/**
 * Head nouns of Danish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const DANISH_TITLES = [
  // Managers, officials and public service ranks
  `bestyrer bestyrelsesformand bestyrelsesmedlem borgmester butiksbestyrer ejer medejer medstifter fagchef
    formand naestformand forstander forvalter fuldmagtig inspektrice ivaerksatter kasserer kredsformand
    landsformand ordforer stifter indehaver medindehaver byradsmedlem kromand krofatter vartshusholder`,
  // Science, engineering and ICT
  `arkaolog biokemiker bygningskonstruktor bygningsingenior civilingenior datamatiker diplomingenior forsker
    kemiker landskabsarkitekt maskiningenior planlagger projektingenior toksikolog byplanlagger tilsynsforende`,
  // Health and care
  `akupunktor ambulanceredder audiologopad diatist dyrlage dyrepasser farmakonom gynakolog hjemmehjalp ortopad
    overlage overtandlage paramediciner plejer radiograf reservelage sosu-hjaelper tandlage tandplejer
    turnuslage veterinarsygeplejer afdelingslage speciallage stottekontaktperson`,
  // Teaching and academic ranks
  `amanuensis dagplejer gymnasielektor larer larervikar studieadjunkt studielektor studerende underviser
    vejleder stotteptadagog handboldtraner dagplejemor`,
  // Business, administration and law
  `advokatfuldmagtig anklager arkivar assurandor bankradgiver bankelev bogholderske bobestyrer dommer
    dommerfuldmagtig forsikringsradgiver formidler foged indkober jobformidler kunderadgiver kontoransat
    kontorelev kontordame lonbogholder lagerforvalter magler reprasentant revisorelev rigsrevisor salger
    socialradgiver speditorelev tolder toldfunktionar vurderingsmand valuar vekselerer ansvarlig funktionar
    tillidsreprasentant tillidsmand auktionarius`,
  // Social work, culture, media, clergy
  `bibliotekar billedhugger billedkunstner boghandler bogbinder danserinde degn familieplejer filminstruktor
    forfatter forlagsredaktor kordegn kunstner kirketjener kirkesanger kulturformidler mediegrafiker oversatter
    praest provst sangerinde scenemester skuespiller skuespillerinde sognepraest provsteprast sogneprast
    valgmenighedsprast tekstforfatter vart vartinde klokker gogler spillemand`,
  // Services, sales, hospitality, sports, security
  `bademester barchef bedemand betjent politikommissar blomsterbinder blomsterhandler brandmand dorvogter
    dormand fitnessinstruktor fodboldspiller fodboldtraner frisorelev fotomodel husholderske hushjalp
    hundetraner kassedame klovn kogekone koldjomfru kokkenhjalp kokkeelev livredder livvagt massoer nattevagt
    opvasker parkeringsvagt piccoline portner rengoringshjalp servitrice skorstensfejer skonhedsekspert
    slagterelev smorrebrodsjomfru sportsmand stewardesse stuepige svommer togforer tjenerelev traner vagt
    vagtmand vagtmester sikkerhedsvagt kontrollor hovmester vicevart barnepige serveringsdame deltidsbrandmand
    torvehandler polsemand iskager`,
  // Agriculture, forestry, fishing
  `agrarokonom biavler fiskeopdratter fodermester gartnerelev gardejer hovslager jordbruger landbrugselev
    landmand mejerist planteavler skovfoged skovloeber skovrider staldmester svinepasser berider havemand
    husdyravler forstkandidat jordbarplukker barplukker rogter malker avlskarl fiskeskipper muslingefisker
    pelser skytte staldkarl staldpige`,
  // Crafts, machines and transport
  `anlagsstruktor automekaniker autolakerer beslagsmed betonmager billedskarer bogtrykker boremester brolagger
    brygger bundtmager bygmester badebygger cykelmekaniker drejer elektronikmekaniker finmekaniker flymekaniker
    flisemurer garver glarmester glaspuster gulvlagger handvarker isolatorer karetmager karrosserismed karmager
    kleinsmed klejnsmed kaptajn kobbersmed lakerer lods mobelsnedker mobelpolstrer maskinmester maskinsnedker
    nedriver orgelbygger pladesmed rorlagger sadelmager saddelmager serigraf skibsbygger skomager skradder
    sliber smedemester snedker solvsmed sprojtemaler stenhugger struktor styrmand stobemester svejser syerske
    tagdakker tomrersvend tomrermester trykker urmager vaver vognmand varmemester varktojsmager vvser malersvend
    murersvend mester blikkenslager bodker rebslager kurvemager takkemand smedesvend svend fargemand bromand
    badsmand`,
  // Elementary occupations and helpers
  `afloser altmuligmand arbejdsmand arbejdsdreng avisbud bydreng flaskedreng flyttemand ferieafloser
    havnesjouer lagermand lagerekspedient ekspeditrice opfylder postbud rengoringsdame skraldemand skovhugger
    vinduespudser tilkaldevikar flaskesorterer pladsmand gadefejer`,
  // Armed forces
  `flyverlojtnant kommandor konstabel korporal kaptajnlojtnant marinespecialist oberstlojtnant orlogskaptajn
    oversergent premierlojtnant seniorsergent sekondlojtnant vaernepligtig vernepligtig overkonstabel`,
  // Trainees, students and honorary posts
  `handelselev kassemester voluntor afdelingsformand`,
].join(' ');
