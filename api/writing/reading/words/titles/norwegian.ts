/**
 * Head nouns of Norwegian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const NORWEGIAN_TITLES = [
  // Managers, officials and public service ranks
  `adm.dir barnehagestyrer eier medeier fagsjef fagleder formann nestformann fylkesmann fylkesradmann
    grunnlegger medgrunnlegger kjopmann overingenior radmann skipsreder spesialradgiver statsrad styremedlem
    styreformann stedfortreder visesjef lensmann sysselmann ordforar varaordforar leiar innehaver innehavar`,
  // Science, engineering and ICT
  `biokjemiker bioingenior byplanlegger sivilingenior dataingenior geofysiker ingeniorgeolog kjemiker
    kjemiingenior kvalitetsingenior marinbiolog okolog programmerer prosjektingenior prosjekterende planlegger
    samfunnsokonom siviloekonom sivilokonom sosiolog statsviter systemutviklar nettredaktor interiorarkitekt
    bedriftsokonom naturforvalter`,
  // Health and care
  `aktivitor allmennlege anestesilege audiograf barnelege dyrlege ernaringsfysiolog farmasoyt helsesoster
    hjemmehjelp nevrolog overlege overtannlege pleier reseptar spesiallege spesialist stottekontakt tannlege
    turnuslege assistentlege avlaster`,
  // Teaching and academic ranks
  `barneveiledar dosent foreleser forstelektor forsteamanuensis hogskolelektor laerervikar postdoktor veileder
    ringevikar tilkallingsvikar larar trenar forskar`,
  // Business, administration and law
  `advokatfullmektig banksjef bokholder dommerfullmektig tingrettsdommer eiendomsforvalter fullmektig
    seniorradgiver finansradgiver innkjoper kontorfullmektig kommunikasjonsradgiver lagmann megler namsmann
    politiadvokat radgivar rekrutterer resepsjonist skattejurist statsadvokat takstmann toller utreder
    verdivurderer anskaffelsesradgiver tillitsvalgt hovedtillitsvalgt verneombud rekneskapsforar radgjevar
    seljar eigedomsmeklar tollar meklar`,
  // Social work, culture, media, clergy
  `antikvar bokbinder bokhandler filmfotograf filmskaper forlegger frilanser inspisient kapellan kateket
    kirkeverge manusforfatter oversetter prest sogneprest prost produsent sangerinne sosionom sosialkurator
    treskjaerer utekontakt kyrkjetenar klokkar kyrkjeverje skodespelar musikar forfattar malar`,
  // Services, sales, hospitality, sports, security
  `badevakt barsjef begravelsesagent brannmann brannkonstabel brannmester blomsterdekorator bussvert dorvakt
    fotballspiller fotballtrener flyvert flyvertinne hundepasser hundetrener kjokkenhjelp livvakt manikyrist
    neglteknikker oppvaskhjelp ordensvert renhaldar rideinstruktor servitrise skiinstruktor stuepike
    svommetrener taksidermist vaktmann vekter vertinne vaskehjelp vaskeridame togvert bakar slaktar reinhaldar
    vektar torghandler barnepike`,
  // Agriculture, forestry, fishing
  `birokter fiskeoppdretter gardbruker hestepasser jordbruker landbruksavloser avloser oppdretter
    reindriftsutover roykter rokter skogbruker skogvokter melkebonde sauebonde svinerokter bonde gardbrukar
    fiskar oppdrettar reindriftsutovar budeie avloysar gartnar roktar fjoskar`,
  // Crafts, machines and transport
  `automatiker automatikkmekaniker batbygger billakkerer bilskadereparator bronnborer byggmester
    bunadstilvirker dreier elektroinstallator flislegger flyger forskalingssnekker fjellsprenger glassblaser
    glassmester gullsmed gulvlegger handverker industrimekaniker industrirorlegger kaptein kobberslager lakkerer
    lettmatros lokforer malermester mobelsnekker mobeltapetserer murermester platesmed salmaker serviceingenior
    skipsmekaniker skomaker skredder steinhogger stillasbygger styrmann syer taktekker tapetserer teknikar
    tommermann urmaker verktoymaker verksmester anleggsrorlegger feier snikkar tomrar royrleggjar sveisar
    mekanikar skomakar taktekkar feiar steinhoggar svenn losar trikkeforar lokforar ferjemann`,
  // Elementary occupations and helpers
  `altmuligmann budbringer ekstrahjelp feriehjelp ferievikar flyttemann gatefeier hjelpemann lagerhjelp laster
    postmann ordreplukker renovator sommerhjelp sommervikar sjauer vindusvasker miljovert butikkhjelp`,
  // Armed forces
  `brigader fenrik flaggkommandor grenader kommandorkaptein kvartermester lagforer loytnant oberstloytnant
    offiser orlogskaptein oversersjant sersjant visekorporal vernepliktig`,
  // Trainees, students and honorary posts
  `lagleder laerekandidat laregutt laeregutt turnuskandidat stipendiat-y sommarvikar`,
].join(' ');
