/**
 * Head nouns of German job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const GERMAN_TITLES = [
  // Managers, officials and public service ranks
  `abgeordnete abgeordneter aufsichtsrat aufsichtsratin aufsichtsratsvorsitzende aufsichtsratsvorsitzender
    amtmann amtfrau amtsrat amtsratin beauftragte beauftragter beamter beamtin beamtenanwarter beamtenanwarterin
    beigeordnete beigeordneter betriebsrat betriebsratin betriebswirt betriebswirtin chefin chefarzt direktorin
    dirigent dirigentin eigentumer eigentumerin fachvorgesetzte fachvorgesetzter geschaftsinhaber
    geschaftsinhaberin gastwirt gastwirtin wirtin gastronom gastronomin gemeinderat gemeinderatin
    gemeindeschreiber gemeindeschreiberin gemeindeprasident gemeindeprasidentin stadtprasident stadtprasidentin
    gewerkschafter gewerkschafterin grossrat grossratin grunder grunderin hoteldirektor hoteldirektorin hauswart
    hauswartin inspekteur inspektor inspektorin oberinspektor oberinspektorin regierungsinspektor
    regierungsinspektorin verwaltungsinspektor verwaltungsinspektorin stadtinspektor stadtinspektorin kantonsrat
    kantonsratin landrat landratin mitgrunder mitgrunderin mitinhaber mitinhaberin kreisrat ministerin
    ministerialrat ministerialratin ministerialdirigent ministerialdirigentin obmann obfrau obleute oberamtsrat
    oberamtsratin oberrat pachter pachterin prasident prasidentin vizeprasident vizeprasidentin regierungsrat
    regierungsratin oberregierungsrat oberregierungsratin regierungsdirektor regierungsdirektorin generalsekretar
    generalsekretarin staatssekretar staatssekretarin senatorin sprecher sprecherin stadtrat stadtratin
    stellvertreter stellvertreterin teamlead teamleitung abteilungsleitung bereichsleitung filialleitung
    schichtleitung stationsleitung wohnbereichsleitung pflegedienstleitung pdl bauleitung gruppenleitung
    einrichtungsleitung kitaleitung kuchenleitung marktleitung verkaufsleitung betriebsleitung werkstattleitung
    schulleitung studienleitung redaktionsleitung regionalleitung vertriebsleitung objektleitung einsatzleitung
    serviceleitung restaurantleitung hausdame technologiechef treuhander treuhanderin unternehmer unternehmerin
    jungunternehmer jungunternehmerin verwalter verwalterin vorgesetzte vorgesetzter vorsitzende vorsitzender
    vorstand vorstandin vorstandsmitglied vorstandsvorsitzende vorstandsvorsitzender vorsteher vorsteherin weibel
    zentralvorstand magistrat magistratin botschafter botschafterin gesandte gesandter generaldirektor
    generaldirektorin intendant intendantin`,
  // Science and engineering
  `agronom agronomin akademiker akademikerin aktuar aktuarin anthropologe anthropologin archaologe archaologin
    astronom astronomin astrophysiker astrophysikerin botaniker botanikerin demograf demografin dipl.-ing
    epidemiologe epidemiologin erfinder erfinderin ethnologe ethnologin expertin forscherin forstwirt forstwirtin
    genetiker genetikerin geograf geografin geograph geographin geodat geodatin geookologe geookologin
    geophysiker geophysikerin geowissenschaftler geowissenschaftlerin historiker historikerin hydrologe
    hydrologin immunologe immunologin kartograf kartografin kartograph kartographin konstrukteur konstrukteurin
    kriminologe kriminologin kulturwissenschaftler kulturwissenschaftlerin landschaftsplaner landschaftsplanerin
    landvermesser landvermesserin markscheider markscheiderin mathematikstatistiker metallurge metallurgin
    meteorologe meteorologin mineraloge mineralogin naturwissenschaftler naturwissenschaftlerin
    neurowissenschaftler neurowissenschaftlerin okologe okologin okonom okonomin okonometriker okonometrikerin
    ozeanograf ozeanografin okotrophologe okotrophologin philologe philologin philosoph philosophin politologe
    politologin planer planerin sozialwissenschaftler sozialwissenschaftlerin soziologe soziologin stadtplaner
    stadtplanerin technologe technologin toxikologe toxikologin vermesser vermesserin volkswirt volkswirtin
    virologe virologin werkstoffwissenschaftler werkstoffwissenschaftlerin wirtschaftswissenschaftler
    wirtschaftswissenschaftlerin zoologe zoologin projektantin systemplaner systemplanerin`,
  // Health and care
  `anasthesist anasthesistin arztgehilfin chiropraktiker chiropraktikerin dentalhygieniker dentalhygienikerin
    diatologe diatologin diatkoch facharzt famulant famulantin fage fabe gynakologe gynakologin hausarzt
    hebammenschulerin heilpraktiker heilpraktikerin horakustiker horakustikerin horgerateakustiker
    horgerateakustikerin hautarzt internistin kardiologe kardiologin krankengymnast krankengymnastin
    krankenwarter laborant laborantin chemielaborant chemielaborantin biologielaborant biologielaborantin mta
    mtra mtla mfa zfa masseurin mediziner medizinerin neurologe neurologin nephrologe oberarzt onkologe onkologin
    orthopade orthopadin orthoptistin osteopathin pathologe pathologin pfleger pflegerin pharmazeut pharmazeutin
    pharmareferent pharmareferentin podologe podologin psychiater psychiaterin psychoanalytiker
    psychoanalytikerin radiologe radiologin sanitater sanitaterin urologe urologin wundexperte wundexpertin
    veterinarin zahnmediziner zahnmedizinerin zivi zivildienstleistender zivildiener zivildienstler pflegeexperte
    pflegeexpertin pflegeschuler pflegeschulerin`,
  // Teaching and academic ranks
  `akademischer-rat privatdozent privatdozentin ausbilder ausbilderin ausbildner ausbildnerin dekan dekanin
    rektorin prorektor prorektorin konrektor konrektorin habilitand habilitandin hortner hortnerin instruktor
    instruktorin kindergartnerin kleinkinderzieher kleinkinderzieherin lehrbeauftragte lehrbeauftragter
    lehrperson lehrtochter ordinarius padagoge padagogin padagog promovend promovendin schuldirektor
    schuldirektorin schulrat schulratin oberschulrat oberstudiendirektor oberstudiendirektorin studiendirektor
    studiendirektorin trainerin hiwi shk whk stipendiat stipendiatin lehrstuhlinhaber lehrstuhlinhaberin tutorin
    mentorin tagesvater`,
  // Business, administration and law
  `aussendienstler aussendienstlerin akquisiteur akquisiteurin analystin bankerin bankfachmann bilanzbuchhalter
    bilanzbuchhalterin finanzbuchhalter finanzbuchhalterin lohnbuchhalter lohnbuchhalterin borsenhandler
    borsenhandlerin betriebsprufer betriebspruferin controllerin datentypist datentypistin dealer disponentin
    einkaufer einkauferin entgeltabrechner entgeltabrechnerin fachmann fachfrau fachwirt fachwirtin fachreferent
    fachreferentin finanzbeamter finanzbeamtin finanzwirt finanzwirtin steuerinspektor steuerinspektorin
    gerichtsvollzieher gerichtsvollzieherin gerichtsschreiber gerichtsschreiberin handelsvertreter
    handelsvertreterin handlerin handelsfachwirt handelsfachwirtin juristin justiziar justiziarin kundendienstler
    kundendienstlerin lohnverrechner lohnverrechnerin logistiker logistikerin marktforscher marktforscherin
    personalreferent personalreferentin personaldisponent personaldisponentin personaler personalerin
    rechnungsprufer rechnungspruferin rechtsanwaltsanwarter rechtsanwaltsanwarterin konzipient konzipientin refa
    recruiterin revisorin schadenregulierer schadenreguliererin burogehilfin steuerfachwirt steuerfachwirtin
    stenotypistin telefonistin texterfasser treuhandexperte vermittler vermittlerin versicherungsvertreter
    versicherungsvertreterin versicherungsfachmann vertreter vertreterin vertriebler vertrieblerin
    verwaltungsfachwirt verwaltungsfachwirtin verwaltungswirt verwaltungswirtin wirtschaftsprufer
    wirtschaftspruferin zollbeamter zollbeamtin zollner zolldeklarant zolldeklarantin deklarant deklarantin
    wertpapierhandler wertpapierhandlerin amtsrichter amtsrichterin rechtsassessor assessorin anwaltsgehilfin
    insolvenzverwalter insolvenzverwalterin hausverwalter hausverwalterin immobilienverwalter
    immobilienverwalterin bewirtschafter bewirtschafterin liegenschaftsverwalter liegenschaftsverwalterin
    koordinatorin organisator organisatorin rezeptionist empfangsdame`,
  // ICT
  `administratorin systemadministrator systemadministratorin datenbankadministrator datenbankadministratorin
    datenschutzbeauftragte datenschutzbeauftragter it-ler mediengestalter mediengestalterin netzwerker
    netzwerkerin systemanalytiker systemanalytikerin webdesignerin webmasterin mediamatiker mediamatikerin`,
  // Social work, culture, media, clergy
  `abt abtissin artistin autor autorin balletttanzer balletttanzerin bildhauer bildhauerin buhnenbildner
    buhnenbildnerin kostumbildner kostumbildnerin beleuchter beleuchterin maskenbildner maskenbildnerin
    requisiteur requisiteurin bischof bischofin dekanatsjugendreferent designerin diakon diakonin diakonisse
    dekorateur dekorateurin drehbuchautor drehbuchautorin dramatiker dramatikerin dichter dichterin gestalter
    gestalterin filmemacher filmemacherin fotojournalist fotojournalistin fotomodell geiger geigerin
    gemeindereferent gemeindereferentin pastoralreferent pastoralreferentin pastorin kaplan vikar vikarin
    superintendentin propst propstin priester priesterin monch nonne mesner mesnerin kuster kusterin sigrist
    kantor kantorin organistin journalistin volontarin streetworker streetworkerin karikaturist karikaturistin
    komponist komponistin kunstler kunstlerin kunstmaler kunstmalerin kunsthistoriker kunsthistorikerin
    literaturwissenschaftler literaturwissenschaftlerin moderatorin pianistin sanger sangerin opernsanger
    opernsangerin schriftsteller schriftstellerin sprachwissenschaftler sprachwissenschaftlerin tanzer tanzerin
    theologe theologin produzent produzentin cutter cutterin violinistin korrespondent korrespondentin kolumnist
    kolumnistin korrektor korrektorin ansager ansagerin sprachmittler sprachmittlerin animateurin choreograf
    choreografin choreograph choreographin jugendreferent jugendreferentin kirchenmusiker kirchenmusikerin
    heimerzieher heimerzieherin`,
  // Services, sales, hospitality, sports, security
  `abraumer abraumerin badewarter barmann barfrau bardame barmixer bestatter bestatterin begleitperson
    commis-de-rang demichef detektivin kaufhausdetektiv ladendetektiv diatkochin drogist drogistin empfangschef
    empfangschefin frisorin friseuse feuerwehrler gardist garderobenfrau garderobier garderobiere hundetrainer
    hundetrainerin hundefriseur hundefriseurin hausmann hausfrau haushalter haushalterin haushaltshilfin
    hauswirtschafter hauswirtschafterin hotelfachmann hotelfachfrau restaurantfachmann restaurantfachfrau
    justizvollzugsbeamter justizvollzugsbeamtin koche beikoch jungkoch kuchenchef kuchenchefin abwascher
    abwascherin spuler spulerin visagist visagistin nageldesigner nageldesignerin manikuristin nachtwachter
    nachtwachterin nachtportier nachtportierin nachtwache oberkellner oberkellnerin pizzabacker platzwart
    parkwachter parkwachterin personenschutzer personenschutzerin leibwachter leibwachterin polizeibeamter
    polizeibeamtin polizeikommissar polizeikommissarin kommissar kommissarin kriminalkommissar
    kriminalkommissarin kriminalbeamter kriminalbeamtin hauptkommissar hauptkommissarin polizeianwarter
    propagandist propagandistin rayonchef rayonchefin rettungsschwimmer rettungsschwimmerin schiedsrichter
    schiedsrichterin servierer servierin serviertochter sommeliere sportler sportlerin profisportler
    profisportlerin fussballer fussballerin sportwart fussballtrainer fussballtrainerin tankwart tankwartin
    wachter wachterin zimmermadchen schaffner schaffnerin kondukteur kondukteurin stallbursche fitnesstrainer
    fitnesstrainerin kraftsportler brandinspektor brandinspektorin turhuter tursteher tursteherin pfortner
    pfortnerin`,
  // Agriculture, forestry, fishing
  `agrarwirt agrarwirtin bauer bauerin baumschulgartner baumschulgartnerin binnenschiffer binnenschifferin
    fischwirt fischwirtin forsterin revierforster revierforsterin forstwart forstwartin landschaftsgartner
    landschaftsgartnerin zierpflanzengartner zierpflanzengartnerin gemusegartner gemusegartnerin friedhofsgartner
    friedhofsgartnerin greenkeeperin hirtin holzfaller holzfallerin jagerin jagdaufseher jagdaufseherin wildhuter
    wildhuterin kuhhirt melker melkerin pferdewirt pferdewirtin bereiter bereiterin tierwirt tierwirtin
    tierzuchter tierzuchterin senn senne sennerin alphirt schafhirt onologe onologin viehzuchter viehzuchterin
    zuchter zuchterin`,
  // Crafts and trades
  `anstreicher anstreicherin ausbauer ausbauerin autolackierer autolackiererin bauschlosser bauschlosserin
    bauspengler bautischler betonbauerin blechner bodenleger bodenlegerin bootsbauerin brunnenbauerin buchbinder
    buchbinderin buchsenmacher buchsenmacherin backerin bottcher bottcherin dachdeckerin dachspengler drechsler
    drechslerin druckerin elektroinstallateurin elektromonteurin einschaler einschalerin eisenflechter
    eisenflechterin fassadenbauerin fensterbauerin fleischer fleischerin metzgerin fassler formenbauerin formerin
    flaschner galvaniseur galvaniseurin gasinstallateurin geigenbauerin gerberin gesellin giesser giesserin
    gipser gipserin glasblaser glasblaserin glasmaler glasmalerin graveur graveurin gurtler handwerker
    handwerkerin heizungsbauerin heizungsmonteurin hufschmied hufschmiedin instrumentenbauerin isolierer
    isoliererin juwelier juwelierin instandhalter instandhalterin instandsetzer instandsetzerin kaminfeger
    kaminfegerin kaminkehrer kaminkehrerin schornsteinfeger schornsteinfegerin rauchfangkehrer rauchfangkehrerin
    karosseriebauerin karosseriespengler karosseriespenglerin spengler spenglerin klavierbauerin klempnerin kaser
    kaserin klavierstimmer kurschner kurschnerin korbflechter korbflechterin keramiker keramikerin kunstschmied
    kupferschmied kupferschmiedin kalteanlagenbauerin lackierer lackiererin malerin marmorierer maurerin
    maschinenbauerin maschinenschlosser maschinenschlosserin messerschmied messerschmiedin metallbauerin
    mobelschreiner mobeltischler modellbauerin modist modistin molkereifachmann monteurin naherin nagelschmied
    ofenbauerin ofensetzer ofensetzerin hafner hafnerin orgelbauerin parkettleger parkettlegerin pflasterer
    pflastererin strassenbauerin tiefbauerin gleisbauerin polierin polsterer polstererin plattenleger
    plattenlegerin rohrleitungsbauerin rohrschlosser sanitarinstallateurin sanitarmonteurin installateurin
    restaurator restauratorin reparateur reparateurin sattlerin schilderhersteller schilderherstellerin
    schildermaler schleifer schleiferin schlosserin schlachter schlachterin massschneider massschneiderin schmied
    schmiedin schreinerin schriftsetzer schriftsetzerin schusterin schweissfachmann siebdrucker siebdruckerin
    silberschmied silberschmiedin seilerin stahlbauerin steinmetz steinmetzin steinbildhauer steinbildhauerin
    stellmacher stellmacherin sticker stickerin stricker strickerin stuckateur stuckateurin schuhmacherin
    tapezierer tapeziererin textilreiniger textilreinigerin topfer topferin trockenbauerin vergolder vergolderin
    verputzer verputzerin vulkaniseur vulkaniseurin werkzeugmacher werkzeugmacherin werkzeugmaschinist zerspaner
    zerspanerin zimmerer zimmermann zimmerin zuckerbacker zuckerbackerin zahnradfraser schadlingsbekampfer
    schadlingsbekampferin kammerjager kammerjagerin konfektionar konfektionarin chocolatierin`,
  // Machine operators, drivers, transport
  `abfuller abfullerin anlagenbediener anlagenbedienerin bergmann bestucker bestuckerin buglerin buschauffeur
    buschauffeurin chemikant chemikantin einrichter einrichterin flugkapitan flugkapitanin fluglotse fluglotsin
    lotse lotsin heizer heizerin kapitanin lageristin lagerlogistiker lagerlogistikerin lokfuhreranwarter
    maschinenbediener maschinenbedienerin maschinist maschinistin maschineneinrichter maschineneinrichterin
    motorradkurier pharmakant pharmakantin papiermacher papiermacherin rangierer rangiererin schiffer schifferin
    nautiker nautikerin spinnerin steuermann taxler taxlerin verfahrenstechnologe wascher wascherin zugchef
    zugchefin zellstoffwerker`,
  // Elementary occupations and helpers
  `abfallwerker ablader autowascher baulaufer bote botin beladerin be-und-entlader ferienjobber ferienjobberin
    hausbursche hausmadchen hilfsgartner hausgehilfin hoteldiener kommissioniererin minijobber minijobberin
    mullmann mullwerker mullwerkerin mobelpacker mobelpackerin mobeltrager packerin pedell plakatierer
    prospektverteiler prospektverteilerin putzfrau putzmann reinigungsfrau gebaudereiniger gebaudereinigerin
    glasreiniger glasreinigerin fensterputzer fensterputzerin regalauffuller regalauffullerin saisonnier
    sortierer sortiererin strassenkehrer strassenkehrerin strassenreiniger strassenreinigerin strassenwarter
    strassenwarterin tagelohner tagelohnerin toilettenfrau verpacker verpackerin wachposten zeitungsaustrager
    zeitungszusteller zeitungszustellerin zuarbeiter zuarbeiterin handlanger barkraft barhilfe werker werkerin
    produktionswerker`,
  // Armed forces
  `admiralin artillerist bootsmann bootsfrau brigadegeneral fahnenjunker fahnrich fallschirmjager feldweibel
    feldjager flottillenadmiral fregattenkapitan fourier gefreiter gefreite generalmajor generalleutnant
    grenadier hauptfeldwebel hauptbootsmann hauptgefreiter infanterist jagdflieger jagdpilot kadett
    korvettenkapitan kompaniechef kompaniefeldwebel leutnant-zur-see marinesoldat obergefreiter oberfeldwebel
    oberfahnrich oberst oberstleutnant oberstabsfeldwebel obermaat panzergrenadier panzerkommandant rekrut
    rekrutin reservistin soldatin stabsfeldwebel stabsgefreiter vizeleutnant zeitsoldat zeitsoldatin
    wehrdienstleistender wehrpflichtiger grundwehrdiener zugskommandant gruppenkommandant unteroffizierin`,
  // Trainees, students and honorary posts
  `absolvent absolventin anwarter anwarterin azubine aspirant aspirantin au-pair-madchen berufspraktikantin
    bachelorand bachelorandin diplomand diplomandin masterand masterandin ehrenamtler ehrenamtlerin ehrenamtliche
    ehrenamtlicher ferialpraktikantin fsjler fsjlerin freiwillige freiwilliger bufdi bundesfreiwilliger
    bundesfreiwilligendienstleistende bundesfreiwilligendienstleistender hospitant hospitantin jahrespraktikantin
    kandidat kandidatin lernende lernender pflichtpraktikantin pj-ler pjler rechtspraktikantin schnupperlehrling
    schulpraktikantin studentin studierende studierender umschuler umschulerin vorpraktikantin schulersprecher
    schulersprecherin klassensprecher klassensprecherin vereinsvorsitzende vereinsvorsitzender kassenwart
    kassenwartin kassierin beisitzer beisitzerin jugendwart jugendwartin teamer teamerin gewerkschaftssekretar
    gewerkschaftssekretarin betriebsratsvorsitzende betriebsratsvorsitzender mitglied`,
].join(' ');
