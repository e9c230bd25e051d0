/**
 * Head nouns of Polish job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const POLISH_TITLES = [
  // Managers, officials and public service ranks
  `adiunkt administratorka ambasador ambasadorka armator asesorka bankierka brygadzistka burmistrz
    czlonek-zarzadu czlonkini czlonek dowodca wicedyrektor wicedyrektorka dzialacz dzialaczka dziekan dziekanka
    prodziekan prodziekanka ekspert ekspertka fundator fundatorka gubernator hotelarz hotelarka inspektorka
    intendent intendentka kanclerz zastepczyni komendant komendantka komisarz konsul konsulka kuratorka
    managerka menadzer menadzerka menedzerka ministerka wiceminister marszalek wicemarszalek mistrz mistrzyni
    naczelnik naczelniczka wicenaczelnik nadzorca ordynator ordynatorka pelnomocnik pelnomocniczka podsekretarz
    poslanka prezeska wiceprezes prezydent prezydentka wiceprezydent przewodniczacy przewodniczaca
    wiceprzewodniczacy przedsiebiorca przedsiebiorczyni przelozony przelozona radny rektorka prorektorka
    restauratorka rzecznik rzeczniczka samorzadowiec sekretarz senatorka skarbnik skarbniczka soltys soltyska
    starosta staroscina wicestarosta szef szefowa wlascicielka wspolwlasciciel wspolwlascicielka
    wspolzalozycielka wojewoda wojt zalozyciel zalozycielka tworca tworczyni zarzadca zarzadczyni zwierzchnik referendarz
    urzednik urzedniczka podinspektorka dyplomata dyplomatka zastepca burmistrzyni karczmarz`,
  // Science and engineering
  `agronomka aktuariusz analityczka antropolog archeolog archeolozka architektka astronomka astrofizyk
    automatyk bakteriolog biochemik biofizyk bioinformatyk biotechnolog biotechnolozka chemiczka diagnosta
    ekolog ekolozka ekonometryk energetyk entomolog epidemiolog farmakolog genetyk geofizyk geografka
    gleboznawca hydrogeolog hydrolog informatyk informatyczka inzynierka kartografka kierownik-budowy klimatolog
    konstruktorka kosztorysant kosztorysantka kosztorysowiec kryminolog kulturoznawca kulturoznawczyni
    laborantka metalurg meteorolog metrolog mikrobiolog mikrobiolozka naukowiec naukowczyni oceanograf odlewnik
    planista planistka politolog politolozka psychometra robotyk religioznawca socjolog socjolozka spawalnik
    statystyk statystyczka technolog technolozka toksykolog urbanistka wynalazca zoolog zootechnik badacz
    badaczka asystent-projektanta przyrodnik`,
  // Health and care
  `alergolog aptekarz aptekarka anestezjolog audiolog chirurzka dermatolog diabetolog dietetyk dietetyczka
    dyspozytor-medyczny endokrynolog felczer felczerka gastrolog ginekolog ginekolozka hematolog higienistka
    internistka kardiolog kardiochirurg kinezyterapeuta laryngolog masazysta masazystka nefrolog neonatolog
    neurolog neurologopeda neuropsycholog okulista okulistka onkolog optometrysta optometrystka ortodonta
    ortodontka ortoptystka oddzialowa podolog podolozka polozny protetyk protetyczka psychiatra psychoonkolog
    psychoterapeuta psychoterapeutka pulmonolog radiolog radioterapeuta ratownik-medyczny reumatolog
    rehabilitant rehabilitantka rejestratorka rejestrator salowa salowy sanitariusz sanitariuszka seksuolog
    stomatolozka trener-personalny urolog zielarz zoopsycholog weterynarka elektroradiolog kosmetolozka
    sterylizatorka`,
  // Teaching and academic ranks
  `bibliotekoznawca dydaktyk doktorant doktorantka edukator edukatorka egzaminator egzaminatorka instruktorka
    katecheta katechetka korepetytor korepetytorka lektorka metodyk pedagog pedagozka pomoc-nauczyciela
    profesorka przedszkolanka stypendysta stypendystka szkoleniowiec trenerka tutorka wychowawczyni
    wykladowczyni swietliczanka swietlicowa wozna wozny`,
  // Business, administration and law
  `adwokatka agentka akwizytor akwizytorka ankieter ankieterka aplikant aplikantka bankowiec brokerka celnik
    celniczka doradczyni dyspozytor dyspozytorka fakturzystka fakturzysta finansista finansistka funkcjonariusz
    funkcjonariuszka kadrowy kadrowa kadrowiec kontroler kontrolerka kontysta kurator-sadowy kupiec likwidator
    likwidatorka lustrator logistyk logistyczka marketingowiec mediatorka merchandiserka negocjator negocjatorka
    oskarzyciel oskarzycielka poborca poradca posrednik posredniczka prawniczka prokurator prokuratorka
    protokolant protokolantka promotorka prokurent prokurentka przedstawicielka rachmistrz radca-prawny rejent
    rekruter rekruterka rewident rozliczeniowiec rzecznik-patentowy spedytor spedytorka stenotypistka syndyk
    taksator telesprzedawca teleankieter teleankieterka telekonsultant telekonsultantka windykator windykatorka
    wspolpracownik wspolpracowniczka zaopatrzeniowiec kopista handlowczyni przetargowiec rekrutant`,
  // ICT
  `administrator-sieci frontendowiec projektant-ux wdrozeniowiec webmasterka serwisant serwisantka
    helpdeskowiec koder`,
  // Social work, culture, media, clergy
  `akompaniator akompaniatorka akrobata animatorka antykwariusz artysta artystka arcybiskup biskup bloger
    blogerka charakteryzator charakteryzatorka choreografka copywriterka dekorator dekoratorka dyrygent
    dyrygentka dziennikarka dzwiekowiec edytor edytorka etnograf etnografka felietonista felietonistka filmowiec
    filolog filolozka filozof fotoreporterka fotosista galerzysta garderobiana gitarzysta historyk historyczka
    inspicjent inspicjentka introligator jezykoznawca kameralista kapelmistrz katechista kompozytor kompozytorka
    konserwator konserwatorka korektor korektorka koscielny kostiumograf kostiumografka ksiadz ksiegarz
    ksiegarka krytyk lalkarz lutnik marszand mnich montazysta montazystka muzealnik muzealniczka muzykolog
    muzykoterapeuta oswietleniowiec operator-kamery pianistka piosenkarz piosenkarka pisarz pisarka plastyczka
    poetka pracownik-socjalny prezenter prezenterka proboszcz rabin realizator realizatorka redaktorka
    rekwizytor rekwizytorka reporterka rzezbiarz rzezbiarka scenarzysta scenarzystka scenograf scenografka
    siostra-zakonna skrzypek skrzypaczka spiewak spiewaczka spiker spikerka streetworkerka teolog teolozka
    wikary wizazysta wizazystka wokalista wokalistka wodzirej wychowawca-kolonijny zakonnik zakrystian
    youtuberka`,
  // Services, sales, hospitality, sports, security
  `alpinista ajent ajentka asystent-sprzedawcy baristka bagazowy bileter bileterka biegacz bokser bufetowa
    cukierniczka degustator detektywka dozorczyni dyzurny gospodarz gospodyni garmazer garmazerka groomerka
    gosposia goniec hostessa hydromasazysta instruktor-fitness jezdziec kierownik-sali krupier krupierka
    szef-kuchni kuchmistrz lyzwiarz manikiurzystka manikiurzysta ochroniarka opiekun-zwierzat pilot-wycieczek
    pilkarz pilkarka pizzerman pokojowka pokojowa pokojowy plywak strazniczka straznik straznik-miejski stylista
    stylistka sommelierka sedzia-sportowy sportowiec szatniarz szatniarka szachista tapeciarz tatuator
    tatuatorka tatuazysta taksidermista visagistka wartownik windziarz wlasciciel-sklepu wrozka wrozbita
    zawodnik zawodniczka zmywacz zywieniowiec przewodnik przewodniczka rezydent rezydentka pomoc-kuchenna
    grabarz konduktor konduktorka kawiarka stroz strozka straganiarz straganiarka przekupka bazarowy kioskarz
    kioskarka lodziarz lodziarka klucznik klawisz sluzaca sluzacy`,
  // Agriculture, forestry, fishing
  `arborysta bartnik drwal gajowy hodowca hodowczyni kombajnista koniuszy lesnik lesniczy lesniczka podlesniczy
    nadlesniczy mysliwy oborowy pasterz pastuch pilarz pszczelarka pomocnik-rolnika plantator plantatorka
    rybaczka sadownik sadowniczka stajenny szkolkarz traktorzysta traktorzystka winiarz winogrodnik zbieracz
    zbieraczka zootechniczka brygadzista-rolny parobek juhas dojarz dojarka`,
  // Crafts and trades
  `betoniarz blacharz brukarz bednarz brazownik ciesla czapnik drukarz elektromonter formierz galanteryjnik
    galwanizer garbarz garncarz grawer grawerka gipsiarz hafciarz hafciarka hutnik instalatorka izoler
    instrumentarz jubiler jubilerka kaletnik kamieniarz kafelkarz kominiarz kapelusznik krojczy krojczyni
    ksylograf kusnierz lutowacz litograf masarz mleczarz mlynarz modelarz monterka nitowacz nastawiacz obuwnik
    oprawca ostrzarz papiernik parkieciarz piekarka pasamonik piaskarz piecowy plytkarz posadzkarz
    pomocnik-murarza pozlotnik ramiarz rekodzielnik rusznikarz rymarz rzemieslnik rurarz rusztowaniowiec
    spawaczka strojarz sitodrukarz szlifierz sztukator szwaczka szyldziarz tapicer tapicerka tkacz tkaczka tracz
    traser wiertacz wedliniarz wulkanizator witrazysta zbrojarz zdun zlotnik zgrzewacz serowar termoizolator
    wykonczeniowiec cieplownik deratyzator zlota-raczka kaflarz koszykarz powroznik`,
  // Machine operators, drivers, transport
  `bosman ciagnikarz dzwigowy dyzurny-ruchu gornik hakowy komisjoner komisjonerka kurierka ladowacz maszynista
    maszynistka mechanik-okretowy motorniczy motornicza nawigator obslugiwacz operatorka palacz pakowaczka
    prasowacz prasowaczka praczka prasista przedzarz przedzarka palowiec rewizor sternik stewardessa sortownik
    suwnicowy suwnicowa sygnalista szwacz sztauer taksowkarz taksowkarka torowy toromistrz tramwajarz wiertnik
    zaladowca zwrotniczy ustawiacz wozkowy szwajcer doker flisak przewoznik nastawniczy`,
  // Elementary occupations and helpers
  `chalupnik doreczyciel doreczycielka kolporter kolporterka dostawca dostawczyni inkasent inkasentka
    konserwator-powierzchni odzwierny parkingowy pomocnica pracownik-fizyczny pracownica poslugacz pracz
    rozladowca rozbiorca roznosiciel roznosicielka robotnica rebacz smieciarz sortowacz sortowaczka tragarz
    ulotkarz wykladacz zamiatacz wyrobnik wypalacz czysciciel czyscicielka pucybut pomywacz pomywaczka`,
  // Armed forces
  `kontradmiral wiceadmiral brygadier chorazy general-brygady kadetka kanonier komandor komandos oficerka
    ogniomistrz pilot-mysliwca podchorazy podkomisarz nadkomisarz aspirantka podporucznik podpulkownik plutonowy
    pulkownik rezerwista saper spadochroniarz strzelec szeregowy szeregowa szef-sztabu zolnierka
    chorazy-sztabowy zwiadowca`,
  // Trainees, students and honorary posts
  `absolwent absolwentka ambasadorka-marki autorka ochotnik ochotniczka uczennica studentka czeladnik
    freelancerka harcmistrz harcmistrzyni druzynowy druzynowa hospitantka`,
].join(' ');
