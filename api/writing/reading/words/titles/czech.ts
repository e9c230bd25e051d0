/**
 * Head nouns of Czech job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const CZECH_TITLES = [
  // Managers, officials and public service ranks
  `brigadyr clen clenka dozorce dohlizitel dekanka prodekan prodekanka delegat delegatka diplomatka dispecer
    dispecerka feditel hejtman hejtmanka hotelierka hostinsky intendantka jednatelka kancler kanclerka kvestor
    kvestorka ministr ministryne namestek namestkyne nadrizeny nadrizena ombudsmanka podnikatel podnikatelka
    poslanec poslankyne predak predseda predsedkyne mistopredseda mistopredsedkyne prednosta prednostka
    prezident prezidentka viceprezident viceprezidentka primator primatorka primar primarka provozni
    provozovatel provozovatelka prokurista prokuristka restaurater restauraterka sefova spolumajitel
    spolumajitelka spoluzakladatel spoluzakladatelka zakladatel zakladatelka spravce spravkyne starostka
    mistostarosta mistostarostka supervizor supervizorka tajemnik tajemnice urednik urednice velvyslanec
    velvyslankyne vladni-rada zastupce zastupkyne zastupitel zastupitelka koordinatorka pokladnice odborar
    mluvci lidr radni hospodsky`,
  // Science and engineering
  `akademik analyticka astrofyzik biofyzik bioinformatik dejepisec designerka dizajner etnolog genetik geofyzik
    informaticka inzenyrka konstrukter konstrukterka kreslic kreslicka kriminalista kriminalistka kriminolog
    krajinar mineralog navrhar navrharka odbornik odbornice planovac planovacka prirodovedec rozpoctar
    rozpoctarka sociolog sociolozka specialistka expertka stavitel stavitelka toxikolog vedec vedkyne vyzkumnice
    vynalezce zememeric`,
  // Health and care
  `anesteziolog bylinkar dietolog endokrinolog ergoterapeutka gastroenterolog geriatr gynekolog gynekolozka
    hygienik hygienistka chiropraktik imunolog kineziolog lekarnice maser maserka oftalmolog ortoped osetrovatel
    osetrovatelka ortopedka pediatr psychiatr porodnik rentgenolog revmatolog sanitarka sestricka zdravotnik
    zdravotnice zdravotni-bratr zverolekar zverolekarka`,
  // Teaching and academic ranks
  `cvicitel cvicitelka docentka doktorandka doucovatel doucovatelka kantorka mentorka metodik prednasejici
    stipendista vedouci-krouzku vychovatelka speedagog skolitel skolitelka chuva druzinarka zkousejici
    examinator`,
  // Business, administration and law
  `advokatka akvizitor akvizitorka auditorka celnice controllerka deklarantka disponentka ekonomka exekutor
    exekutorka fakturant fakturantka financnik kontrolor kontrolorka konzultantka kupec legislativec likvidator
    likvidatorka marketak nakupci notarka obchodnice odhadce personalista personalistka pisar poradkyne
    posudkovy pojistovak pravnicka pracovnik pracovnice procesista prodejce prodejkyne promoterka reprezentant
    reprezentantka rozhodce revizor revizorka spedicni spediter spediterka strojopiska upominac vyjednavac
    vykonavatel vykonavatelka vykaznik vymahac vymahacka zapisovatel zapisovatelka zasobovac zasobovacka
    zprostredkovatel zprostredkovatelka fundraiserka zivnostnik zivnostnice osvc`,
  // ICT
  `programatorka spravce-site vyvojarka webdesignerka koderka sitar ajtak implementator databazista`,
  // Social work, culture, media, clergy
  `akordeonista akrobat arcibiskup aranzer aranzerka asistent-rezie bavic bloggerka bubenik basnik basnirka
    cirkusak dirigentka dramaturgyne dramatik dokumentarista farar fararka garderobierka harmonikar historik
    houslista houslistka inspicient inspicientka jazykovedec kameraman kameramanka kapelnik klavirista kytarista
    klaun knez kostelnik komentator komentatorka komponista konzervator konzervatorka kostymer kostymerka kritik
    kulisak lingvista literat loutkar loutkarka masker maskerka moderatorka muzikolog muzikantka novinarka
    osvetlovac pastorka prevor produkcni rekvizitar rekvizitarka scenarista scenaristka sochar socharka
    skladatel skladatelka sluzebnik spisovatel spisovatelka spravce-depozitare strihac strihacka textar tanecnik
    tanecnice umelec umelkyne varhanik vizazista vizazistka vytvarnik vytvarnice zpevak zpevacka zvukar
    zurnalista zurnalistka muzejnik influencerka`,
  // Services, sales, hospitality, sports, security
  `astrolog atlet beckar brankar cyklista cukrarka dozorkyne domovnik domovnice fotbalista fotbalistka gymnasta
    hlidacka hokejista hospodyne hospodar hrac hrobnik hosteska instruktor-lyzovani kavarnik kuchtik letusak
    lyzar manikerka maneken obsluhujici ochrankar opatrovnik opatrovnice pedikerka pekarka pizzar plavec
    pohrebnik pokojska pokojsky portyr posilovatel pruvodce pruvodkyne pruvodci recepcista rozhodci satnar
    satnarka sportovec sportovkyne stewardka stevard strazce strazkyne straznice sefkuchar sefkucharka tetovac
    tater uvadec uvadecka vratna zavodnik zavodnice zmrzlinar straznik-mestske-policie trhovec trhovkyne
    pohrebak bacharka`,
  // Agriculture, forestry, fishing
  `bacar chovatel chovatelka drevorubec dojic dojicka farmar farmarka hajny kombajner konar krmic
    krmicka lesnice lovec myslivec ovcak osetrovatel-zvirat pastevec pastyr pestitel pestitelka podkovar rolnice
    rybar rybarka sadar sadovnik sberac sberacka skolkar sklizec traktorista traktoristka vcelarka vinar vinarka
    vinohradnik zemedelec zemedelkyne jezdec koci pacholek devecka ceskacka pasak chmelar`,
  // Crafts and trades
  `autoelektrikar automechanik autolakyrnik betonar brusic calounik calounice cisticka dekorater dlazdic
    elektroinstalater etuinik fasadnik fermezar galvanizer hrncir instalaterka jirchar kamenik kamnar karosar
    klempir klenotnik klobouknik keramik kominik koselar kovar kovodelnik kozeluh kozesnik krajci kotlar
    kovoobrabec lakyrnik lesenar malirka mlynar modelar modistka natirac obrabec obuvnik omitac operator-cnc
    opravar opravarka ostric parketar pasir pilar pivovarnik platner podlahar polir puskar rezbar rezbarka
    remeslnik remeslnice rytec sadrokartonar sazec sedlar serizovac servisak sevec sklar sitotiskar slevac
    stavar stavbar studnar stukater syrar tapetar tiskar tiskarka tkadlec tkadlena topenar udrzbar uzenar vazac
    vrtac vulkanizer vysivacka zelezar zlatnik zlatnice zednice deratizator provaznik`,
  // Machine operators, drivers, transport
  `autobusak bagrista dratnik hornik havir jerabnik jerabnice kormidelnik kapitanka lodnik lodivod manipulantka
    navijec namornice nastrojar nakladac pradlena posunovac pilotka rampar ridicka signalista skladnice strojnik
    strojvedouci strojvudce rusnovodic rozvazec taxikar taxikarka tramvajak trolejbusak valcir vlakvedouci
    vozmistr vyhybkar vypravci vytahar vzduchoplavec zavazac zelezniar zeleznicar zeleznicarka zakladac
    zakladacka balic balicka expedient expedientka vysokozdvizkar`,
  // Elementary occupations and helpers
  `doplnovac doplnovacka kopac metar myc nadenik nosic nosicka pomocnice popelar poslicek posluha
    pracovnik-uklidu pradlak pridavac roznasec roznasecka rozvozce sluzka sluha stehovak trhac tridic tridicka
    umyvac umyvacka vykladac vypomoc zametac zametak zavoznik zrizenec popelarka`,
  // Armed forces
  `brigadni-general cetnik cetar desatnik delostrelec generalporucik granatnik komandant nadporucik
    nadpraporcik nadrotmistr parasutista pesak plukovnik podplukovnik poddustojnik podporucik porucik praporcik
    rotmistr serzant svobodnik vojin vojakyne velitel velitelka vyzvedac zalozak zenista dustojnik dustojnice`,
  // Trainees, students and honorary posts
  `absolventka brigadnice dobrovolnice praktikantka stazistka tovarys ucednice ucednik vedouci-oddilu skautka
    skaut spolupracovnik spolupracovnice`,
].join(' ');
