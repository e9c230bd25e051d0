/**
 * Head nouns of German job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const GERMAN_TITLES = [
  // Managers, officials and public service ranks
  `abgeordnete abgeordneter aufsichtsrat aufsichtsratin amtmann amtfrau amtsrat amtsratin beauftragte
    beauftragter beamter beamtin beigeordnete beigeordneter betriebsrat betriebsratin chefin chefarzt direktorin
    dirigent dirigentin eigentumer eigentumerin fachvorgesetzte fachvorgesetzter geschaftsinhaber
    geschaftsinhaberin gastwirt wirtin gastronom gastronomin gemeinderat gemeinderatin gemeindeschreiber
    gemeindeschreiberin gewerkschafter gewerkschafterin grossrat grossratin grunder grunderin hauswart
    hauswartin inspekteur inspektor inspektorin kantonsrat kantonsratin landrat landratin mitgrunder
    mitgrunderin mitinhaber mitinhaberin kreisrat ministerin ministerialrat ministerialratin ministerialdirigent
    ministerialdirigentin obmann obfrau obleute oberamtsrat oberamtsratin oberrat pachter pachterin prasident
    prasidentin regierungsrat regierungsratin oberregierungsrat oberregierungsratin senatorin sprecher
    sprecherin stadtrat stadtratin teamlead teamleitung abteilungsleitung bereichsleitung filialleitung
    schichtleitung stationsleitung wohnbereichsleitung pflegedienstleitung pdl bauleitung gruppenleitung
    einrichtungsleitung kitaleitung kuchenleitung marktleitung verkaufsleitung betriebsleitung werkstattleitung
    schulleitung studienleitung redaktionsleitung regionalleitung vertriebsleitung objektleitung einsatzleitung
    serviceleitung restaurantleitung hausdame treuhander treuhanderin unternehmer unternehmerin jungunternehmer
    jungunternehmerin verwalter verwalterin vorgesetzte vorgesetzter vorsitzende vorsitzender vorstand
    vorstandin vorstandsmitglied vorsteher vorsteherin weibel zentralvorstand magistrat magistratin botschafter
    botschafterin gesandte gesandter intendant intendantin hofrat hofratin landesrat landesratin nationalrat
    nationalratin standerat landammann stadtammann gemeindeammann bezirkshauptmann wirt`,
  // Science and engineering
  `agronom agronomin akademiker akademikerin aktuar aktuarin anthropologe anthropologin archaologe archaologin
    astronom astronomin astrophysiker astrophysikerin botaniker botanikerin demograf demografin dipl.-ing
    epidemiologe epidemiologin erfinder erfinderin ethnologe ethnologin expertin forscherin genetiker
    genetikerin geograf geografin geograph geographin geodat geodatin geookologe geookologin geophysiker
    geophysikerin historiker historikerin hydrologe hydrologin immunologe immunologin kartograf kartografin
    kartograph kartographin konstrukteur konstrukteurin kriminologe kriminologin landvermesser landvermesserin
    markscheider markscheiderin mathematikstatistiker metallurge metallurgin meteorologe meteorologin mineraloge
    mineralogin okologe okologin okonom okonomin okonometriker okonometrikerin ozeanograf ozeanografin
    okotrophologe okotrophologin philologe philologin philosoph philosophin politologe politologin planer
    planerin soziologe soziologin technologe technologin toxikologe toxikologin vermesser vermesserin virologe
    virologin zoologe zoologin projektantin`,
  // Health and care
  `anasthesist anasthesistin chiropraktiker chiropraktikerin dentalhygieniker dentalhygienikerin diatologe
    diatologin diatkoch facharzt famulant famulantin fage fabe gynakologe gynakologin hausarzt hebammenschulerin
    heilpraktiker heilpraktikerin horakustiker horakustikerin horgerateakustiker horgerateakustikerin hautarzt
    internistin kardiologe kardiologin krankengymnast krankengymnastin krankenwarter laborant laborantin
    chemielaborant chemielaborantin biologielaborant biologielaborantin mta mtra mtla zfa masseurin mediziner
    medizinerin neurologe neurologin nephrologe oberarzt onkologe onkologin orthopade orthopadin orthoptistin
    osteopathin pathologe pathologin pfleger pflegerin pharmazeut pharmazeutin podologe podologin psychiater
    psychiaterin psychoanalytikerin radiologe radiologin sanitater sanitaterin urologe urologin veterinarin
    zahnmediziner zahnmedizinerin zivi zivildienstleistender zivildiener zivildienstler pflegeschuler
    pflegeschulerin zmf zmp zmv mpa totengraber totengraberin fape`,
  // Teaching and academic ranks
  `akademischer-rat ausbilder ausbilderin ausbildner ausbildnerin dekan dekanin rektorin prorektor prorektorin
    konrektor konrektorin habilitand habilitandin hortner hortnerin instruktor instruktorin lehrperson
    lehrtochter ordinarius padagoge padagogin padagog promovend promovendin schulrat schulratin oberschulrat
    trainerin hiwi shk whk stipendiat stipendiatin lehrstuhlinhaber lehrstuhlinhaberin tutorin mentorin
    tagesvater leihoma`,
  // Business, administration and law
  `aussendienstler aussendienstlerin akquisiteur akquisiteurin analystin bankerin bilanzbuchhalter
    bilanzbuchhalterin finanzbuchhalter finanzbuchhalterin lohnbuchhalter lohnbuchhalterin borsenhandler
    borsenhandlerin controllerin datentypist datentypistin dealer disponentin einkaufer einkauferin
    entgeltabrechner entgeltabrechnerin fachmann fachfrau fachwirt gerichtsvollzieher gerichtsvollzieherin
    gerichtsschreiber gerichtsschreiberin handlerin juristin justiziar justiziarin kundendienstler
    kundendienstlerin lohnverrechner lohnverrechnerin logistiker logistikerin personaler personalerin konzipient
    konzipientin recruiterin revisorin schadenregulierer schadenreguliererin stenotypistin telefonistin
    texterfasser vermittler vermittlerin vertreter vertreterin vertriebler vertrieblerin zollner zolldeklarant
    zolldeklarantin deklarant deklarantin wertpapierhandler wertpapierhandlerin amtsrichter amtsrichterin
    rechtsassessor assessorin bewirtschafter bewirtschafterin koordinatorin organisator organisatorin
    rezeptionist empfangsdame teamassistenz vertriebsassistenz geschaftsfuhrungsassistenz direktionsassistenz
    buroassistenz pflegeassistenz projektassistenz personalassistenz fachhandler buchhandler kunsthandler
    autohandler debitorenbuchhalterin debitorenbuchhalter kreditorenbuchhalter kreditorenbuchhalterin
    trafikantin standler standlerin`,
  // ICT
  `administratorin it-ler mediengestalter mediengestalterin netzwerker netzwerkerin systemanalytikerin
    webmasterin mediamatiker mediamatikerin`,
  // Social work, culture, media, clergy
  `abt abtissin artistin autor autorin balletttanzer balletttanzerin bildhauer bildhauerin buhnenbildner
    buhnenbildnerin kostumbildner kostumbildnerin beleuchter beleuchterin maskenbildner maskenbildnerin
    requisiteur requisiteurin bischof bischofin designerin diakon diakonin diakonisse dekorateur dekorateurin
    drehbuchautor drehbuchautorin dramatiker dramatikerin dichterin gestalter gestalterin fotojournalist
    fotojournalistin fotomodell geiger geigerin pastorin vikar vikarin superintendentin propst propstin priester
    priesterin monch nonne mesner mesnerin kuster kusterin sigrist kantor kantorin organistin journalistin
    volontarin streetworker streetworkerin karikaturist karikaturistin komponist komponistin kunstler kunstlerin
    kunstmaler kunstmalerin kunsthistoriker kunsthistorikerin moderatorin pianistin sanger sangerin opernsanger
    opernsangerin schriftsteller schriftstellerin tanzer tanzerin theologe theologin produzent produzentin
    cutter cutterin violinistin korrespondent korrespondentin kolumnist kolumnistin korrektor korrektorin
    ansager ansagerin sprachmittler sprachmittlerin animateurin choreograf choreografin choreograph
    choreographin kirchenmusiker kirchenmusikerin orchestermusiker orchestermusikerin trompeter trompeterin
    schausteller schaustellerin zirkusartist messner sigristin turmer`,
  // Services, sales, hospitality, sports, security
  `abraumer abraumerin badewarter barmann barfrau bardame barmixer bestatter bestatterin begleitperson
    commis-de-rang demichef detektivin kaufhausdetektiv ladendetektiv diatkochin drogist drogistin
    empfangschefin frisorin friseuse feuerwehrler gardist garderobenfrau garderobier garderobiere hundefriseur
    hundefriseurin hausmann hausfrau haushalter haushalterin haushaltshilfin hauswirtschafter hauswirtschafterin
    koche beikoch jungkoch kuchenchefin abwascher abwascherin spuler spulerin visagist visagistin manikuristin
    nachtportier nachtportierin nachtwache pizzabacker platzwart personenschutzer personenschutzerin
    polizeikommissar polizeikommissarin kommissar kommissarin kriminalkommissar kriminalkommissarin
    hauptkommissar hauptkommissarin propagandist propagandistin rayonchefin rettungsschwimmer
    rettungsschwimmerin schiedsrichter schiedsrichterin servierer servierin serviertochter sommeliere sportler
    sportlerin profisportler profisportlerin fussballer fussballerin sportwart tankwart tankwartin wachter
    wachterin zimmermadchen schaffner schaffnerin kondukteur kondukteurin stallbursche kraftsportler turhuter
    tursteher tursteherin pfortner pfortnerin saaltochter buffettochter spetterin abwart abwartin
    platzanweiserin spielbankcroupier`,
  // Agriculture, forestry, fishing
  `bauer bauerin binnenschiffer binnenschifferin forsterin revierforster revierforsterin forstwart forstwartin
    greenkeeperin hirtin holzfaller holzfallerin jagerin jagdaufseher jagdaufseherin wildhuter wildhuterin
    kuhhirt melker melkerin bereiter bereiterin tierwirt tierzuchter tierzuchterin senn senne sennerin alphirt
    schafhirt onologe onologin viehzuchter viehzuchterin zuchter zuchterin almhirte schafer schaferin magd jager
    spargelstecher gehilfe gehilfin`,
  // Crafts and trades
  `anstreicher anstreicherin ausbauer ausbauerin autolackierer autolackiererin bauspengler bautischler
    betonbauerin blechner bodenleger bodenlegerin bootsbauerin brunnenbauerin buchbinder buchbinderin backerin
    bottcher bottcherin dachdeckerin dachspengler drechsler drechslerin druckerin einschaler einschalerin
    eisenflechter eisenflechterin fassadenbauerin fensterbauerin fleischer fleischerin metzgerin fassler
    formenbauerin formerin flaschner galvaniseur galvaniseurin geigenbauerin gerberin gesellin giesser giesserin
    gipser gipserin glasblaser glasblaserin glasmaler glasmalerin graveur graveurin gurtler handwerker
    handwerkerin heizungsbauerin hufschmied hufschmiedin instrumentenbauerin isolierer isoliererin juwelier
    juwelierin instandhalter instandhalterin instandsetzer instandsetzerin kaminfeger kaminfegerin kaminkehrer
    kaminkehrerin schornsteinfeger schornsteinfegerin rauchfangkehrer rauchfangkehrerin karosseriebauerin
    karosseriespengler karosseriespenglerin spengler spenglerin klavierbauerin klempnerin kaser kaserin
    klavierstimmer kurschner kurschnerin korbflechter korbflechterin keramiker keramikerin kunstschmied
    kupferschmied kupferschmiedin kalteanlagenbauerin lackierer lackiererin malerin marmorierer maurerin
    maschinenbauerin messerschmied messerschmiedin metallbauerin mobelschreiner mobeltischler modellbauerin
    modist modistin monteurin naherin nagelschmied ofenbauerin ofensetzer ofensetzerin hafner hafnerin
    orgelbauerin parkettleger parkettlegerin pflasterer pflastererin strassenbauerin tiefbauerin gleisbauerin
    polierin polsterer polstererin plattenleger plattenlegerin rohrleitungsbauerin installateurin restaurator
    restauratorin reparateur reparateurin sattlerin schilderhersteller schilderherstellerin schildermaler
    schleifer schleiferin schlosserin schlachter schlachterin massschneider massschneiderin schmied schmiedin
    schreinerin schriftsetzer schriftsetzerin schusterin siebdrucker siebdruckerin silberschmied silberschmiedin
    seilerin stahlbauerin steinmetz steinmetzin steinbildhauer steinbildhauerin stickerin stricker strickerin
    stuckateur stuckateurin tapezierer tapeziererin textilreiniger textilreinigerin topfer topferin
    trockenbauerin vergolder vergolderin verputzer verputzerin vulkaniseur vulkaniseurin werkzeugmaschinist
    zerspaner zerspanerin zimmerer zimmermann zimmerin zuckerbacker zuckerbackerin zahnradfraser
    schadlingsbekampfer schadlingsbekampferin kammerjager kammerjagerin konfektionar konfektionarin
    chocolatierin backergeselle baeckergeselle fleischhauer fleischhauerin seiler`,
  // Machine operators, drivers, transport
  `abfuller abfullerin bergmann bestucker bestuckerin buglerin buschauffeur buschauffeurin chemikant
    chemikantin einrichter einrichterin flugkapitan flugkapitanin fluglotse fluglotsin lotse lotsin heizer
    heizerin kapitanin lageristin lagerlogistiker lagerlogistikerin maschinist maschinistin motorradkurier
    pharmakant pharmakantin rangierer rangiererin schiffer schifferin nautiker nautikerin spinnerin steuermann
    taxler taxlerin verfahrenstechnologe wascher wascherin zugchef zugchefin zellstoffwerker pistenwart liftwart
    liftwartin fahrmann fahrfrau schleusenwarter`,
  // Elementary occupations and helpers
  `abfallwerker ablader autowascher baulaufer bote botin beladerin be-und-entlader ferienjobber ferienjobberin
    hausbursche hausmadchen hoteldiener kommissioniererin minijobber minijobberin mullmann mullwerker
    mullwerkerin mobelpacker mobelpackerin mobeltrager packerin pedell plakatierer prospektverteiler
    prospektverteilerin putzfrau putzmann reinigungsfrau gebaudereiniger gebaudereinigerin glasreiniger
    glasreinigerin fensterputzer fensterputzerin regalauffuller regalauffullerin saisonnier sortierer
    sortiererin strassenkehrer strassenkehrerin strassenreiniger strassenreinigerin strassenwarter
    strassenwarterin tagelohner tagelohnerin toilettenfrau verpacker verpackerin wachposten zeitungsaustrager
    zeitungszusteller zeitungszustellerin zuarbeiter zuarbeiterin handlanger barkraft barhilfe werker werkerin
    produktionswerker handlangerin zeitungsaustragerin austrager austragerin kehrer kehrerin`,
  // Armed forces
  `admiralin artillerist bootsmann bootsfrau brigadegeneral fahnenjunker fahnrich fallschirmjager feldweibel
    feldjager flottillenadmiral fregattenkapitan fourier gefreiter gefreite generalmajor generalleutnant
    grenadier hauptfeldwebel hauptbootsmann hauptgefreiter infanterist jagdflieger jagdpilot kadett
    korvettenkapitan kompaniefeldwebel leutnant-zur-see marinesoldat obergefreiter oberfeldwebel oberfahnrich
    oberstleutnant oberstabsfeldwebel obermaat panzergrenadier panzerkommandant rekrut rekrutin reservistin
    soldatin stabsfeldwebel stabsgefreiter vizeleutnant zeitsoldat zeitsoldatin wehrdienstleistender
    wehrpflichtiger grundwehrdiener zugskommandant gruppenkommandant unteroffizierin`,
  // Trainees, students and honorary posts
  `absolvent absolventin anwarter anwarterin azubine aspirant aspirantin au-pair-madchen berufspraktikantin
    bachelorand bachelorandin diplomand diplomandin masterand masterandin ehrenamtler ehrenamtlerin
    ehrenamtliche ehrenamtlicher ferialpraktikantin fsjler fsjlerin freiwillige freiwilliger bufdi
    bundesfreiwilliger bundesfreiwilligendienstleistende bundesfreiwilligendienstleistender hospitant
    hospitantin jahrespraktikantin kandidat kandidatin lernende lernender pflichtpraktikantin pj-ler pjler
    rechtspraktikantin schulpraktikantin studentin studierende studierender umschuler umschulerin
    vorpraktikantin kassenwart kassenwartin kassierin beisitzer beisitzerin jugendwart jugendwartin teamer
    teamerin mitglied`,
].join(' ');
