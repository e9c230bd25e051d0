/** Countries and well-known regions in the seven languages, folded, `|` between. */
export const COUNTRIES = `usa|u.s.a.|u.s.|us|united states|united states of america|uk|u.k.|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|canada|australia|new zealand|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|svizzera|france|belgium|belgique|belgien|netherlands|the netherlands|holland|niederlande|luxembourg|luxemburg|spain|espana|spanien|espagne|portugal|italy|italia|italien|italie|poland|polska|polen|pologne|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|croatia|slovenia|serbia|ukraine|russia|turkey|turkiye|sweden|norway|denmark|finland|iceland|estonia|latvia|lithuania|israel|egypt|morocco|maroc|tunisia|tunisie|algeria|algerie|nigeria|kenya|ghana|ethiopia|south africa|uae|united arab emirates|saudi arabia|qatar|india|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|south korea|korea|singapore|malaysia|indonesia|thailand|vietnam|philippines|ph|mexico|brazil|brasil|argentina|chile|colombia|peru|peru|ecuador|uruguay|venezuela|costa rica|panama|guatemala|cuba|dominican republic|puerto rico|jamaica|bayern|california|texas|ontario|quebec|british columbia|new south wales|victoria|queensland|bavaria|catalonia|cataluna|andalucia|lombardia|mazowieckie|ile-de-france`;

/** State and province codes that may follow a city ("Austin, TX"). */
export const STATE_CODES = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
  AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD SA TAS ACT SP RJ MG RS PR BA DF US UK IN DE FR IT ES PL CH AT BE NL PT BR CN JP SG CE GO AM`;

/** States as American newspapers abbreviate them: "St. Louis, Mo.". */
const ABBREVIATED_STATES =
  /^(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|D\.\s?C|N\.\s?[CDHJMY]|R\.\s?I|S\.\s?[CD]|W\.\s?Va)\.?$/u;

/** Whether a text abbreviates a state in that way; the full stop may be missing. */
export const isAbbreviatedState = (text: string): boolean => ABBREVIATED_STATES.test(text.trim());

/** US states, written out, that follow a city. */
export const STATES = `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming`;

/** States and provinces of India, Canada and Australia, which people there write behind a town. */
export const PROVINCES = `andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|jammu and kashmir|alberta|manitoba|new brunswick|newfoundland and labrador|nova scotia|prince edward island|saskatchewan|tasmania|south australia|western australia|northern territory`;

/** Of the British Isles, as they stand behind a town; "Cork" and "Down" are left out. */
export const COUNTIES = `bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|county durham|co durham|co. durham|east sussex|essex|gloucestershire|greater london|greater manchester|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|south yorkshire|staffordshire|suffolk|surrey|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|east yorkshire|yorkshire|wiltshire|worcestershire|middlesex|beds|berks|bucks|cambs|derbys|glos|hants|herts|lancs|leics|lincs|northants|notts|oxon|salop|staffs|warks|wilts|worcs|aberdeenshire|ayrshire|fife|lanarkshire|lothian|perthshire|glamorgan|gwynedd|powys|dyfed|clwyd|gwent|county antrim|county armagh|county down|county tyrone|county londonderry|county fermanagh|co. antrim|co. down|county cork|co. cork|county dublin|co. dublin|county kildare|county galway|county kerry|county wicklow|county limerick|county clare|county mayo`;

/** Cities that are a place by themselves, folded. Other cities are still found by their form or their neighbors. */
export const CITIES = `new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|indianapolis|san francisco|sf|seattle|denver|washington dc|washington d.c.|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|long beach|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|pittsburgh|cincinnati|st. louis|orlando|salt lake city|palo alto|mountain view|cupertino|sunnyvale|menlo park|boulder|ann arbor|silicon valley|bay area|san francisco bay area
  |toronto|montreal|vancouver|calgary|edmonton|ottawa|winnipeg|halifax|waterloo|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington
  |london|manchester|birmingham|leeds|glasgow|liverpool|bristol|sheffield|edinburgh|cardiff|belfast|nottingham|leicester|newcastle|cambridge|oxford|brighton|southampton|portsmouth|reading|york|bath|exeter|dublin|cork|galway|limerick|aberdeen|dundee|coventry|derby|norwich
  |berlin|hamburg|munchen|munich|muenchen|koln|cologne|koeln|frankfurt|frankfurt am main|stuttgart|dusseldorf|duesseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|nuernberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|mannheim|karlsruhe|augsburg|wiesbaden|kiel|aachen|freiburg|mainz|rostock|kassel|erfurt|potsdam|heidelberg|darmstadt|regensburg|wurzburg|ulm|ingolstadt|wien|vienna|graz|linz|salzburg|innsbruck|zurich|genf|geneva|geneve|basel|bern|lausanne|luzern
  |paris|marseille|lyon|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|clermont-ferrand|tours|metz|besancon|orleans|rouen|caen|nancy|bruxelles|brussels|brussel|antwerpen|gent|liege|amsterdam|rotterdam|utrecht|eindhoven|den haag|the hague|luxembourg
  |madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|a coruna|vitoria|san sebastian|salamanca|santander|lisboa|lisbon|porto|braga|coimbra|faro|aveiro|setubal
  |roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|venice|verona|padova|trieste|brescia|parma|modena|perugia|cagliari|bergamo
  |warszawa|warsaw|krakow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|katowice|bialystok|gdynia|czestochowa|radom|sosnowiec|torun|kielce|rzeszow|gliwice|zabrze|olsztyn|opole|trojmiasto
  |prague|praha|budapest|bucharest|sofia|athens|zagreb|belgrade|kyiv|kiev|lviv|moscow|istanbul|ankara|stockholm|goteborg|gothenburg|oslo|copenhagen|kobenhavn|helsinki|reykjavik|tallinn|riga|vilnius|tel aviv|jerusalem|cairo|casablanca|tunis|lagos|nairobi|accra|johannesburg|cape town|dubai|abu dhabi|riyadh|doha
  |mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|noida|gurgaon|gurugram|karachi|lahore|islamabad|dhaka|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hong kong|taipei|tokyo|osaka|seoul|singapore|kuala lumpur|jakarta|bangkok|hanoi|ho chi minh city|manila|makati|cebu
  |mexico city|ciudad de mexico|guadalajara|monterrey|buenos aires|santiago|santiago de chile|bogota|medellin|cali|lima|quito|montevideo|caracas|sao paulo|rio de janeiro|brasilia|salvador|fortaleza|belo horizonte|curitiba|recife|porto alegre|manaus|campinas|florianopolis`;

/** How somebody works, or at how many places, where a location could stand. */
export const REMOTE_WORDS = `remote|fully remote|100% remote|hybrid|on-site|onsite|on site|work from home|home office|homeoffice|teletravail|a distance|en remoto|remoto|teletrabajo|in remoto|smart working|zdalnie|praca zdalna|hybrydowo|various locations|multiple locations|several locations|nationwide|worldwide|global|the cloud
  |presencial|hibrido|hibrida|hibrido/presencial|a distancia|semipresencial|teletrabalho|vor ort|hybride|presentiel|en presentiel|sur site|in presenza|in sede|ibrido|da remoto|stacjonarnie
  |op locatie|thuiswerk|pa plats|distans|uzaktan|hibrit|jarak jauh|meerdere locaties|verschillende locaties|verschiedene standorte|mehrere standorte|diverse standorte|plusieurs sites|plusieurs villes
  |varias sedes|varias ubicaciones|varias ciudades|varie sedi|varios locais|varias cidades|rozne lokalizacje|flera orter`;

/** Towns whose names are common words or people's names, folded: no evidence of a place. */
export const NO_TOWNS = `best bury deal enterprise mobile normal orange paradise sale spring surprise temple union
  mentor delta rugby wayne sandy irving garland cary kent corona victoria media store center centre college
  university alliance research cooling trainer leone independence liberty hope harmony price star progress
  reform success wellness image green white brown black young king queen prince mercedes toyota sony siena
  monitor digital mission vision rock hill park lake bridge marketing imperial royal premium global national
  central general santos costa silva souza ferreira oliveira lopez garcia martinez alba luna sol mar ana maria
  jose laura clara david martin thomas simon oliver oscar victor vincent florence charlotte sidney madison
  jackson houston-texas lincoln jefferson hamilton franklin clinton nelson logan gillette eagle phoenix
  sales botany grado manage superior talent pacific anaconda made line sens kotlin change como liberal gaming wissen guia
  taglio lettere oral telc snowflake republic ware real reserve over well list titel post vista watson blender claudio
  parkinson carrefour sedan corte carta walker forde cypress delphi euclid oasis artes foley piano march taylor lisa
  marshall sunan split asia florida lander banda auch meister focus
  project agile scrum meta gateway appen caba java python linux oracle salesforce`;

/** Countries by three letters, as sports and addresses abbreviate them. */
export const COUNTRY_CODES: Record<string, string> = {
  GER: 'DE',
  DEU: 'DE',
  AUT: 'AT',
  SUI: 'CH',
  CHE: 'CH',
  FRA: 'FR',
  ITA: 'IT',
  ESP: 'ES',
  POR: 'PT',
  PRT: 'PT',
  NED: 'NL',
  NLD: 'NL',
  BEL: 'BE',
  LUX: 'LU',
  DEN: 'DK',
  DNK: 'DK',
  SWE: 'SE',
  NOR: 'NO',
  FIN: 'FI',
  POL: 'PL',
  CZE: 'CZ',
  SVK: 'SK',
  HUN: 'HU',
  ROU: 'RO',
  CRO: 'HR',
  HRV: 'HR',
  SRB: 'RS',
  TUR: 'TR',
  GBR: 'GB',
  IRL: 'IE',
  USA: 'US',
  CAN: 'CA',
  MEX: 'MX',
  BRA: 'BR',
  ARG: 'AR',
  CHL: 'CL',
  COL: 'CO',
  IND: 'IN',
  CHN: 'CN',
  JPN: 'JP',
  UAE: 'AE',
  UK: 'GB',
  AUS: 'AU',
  NZL: 'NZ',
  ZAF: 'ZA',
  RSA: 'ZA',
  KOR: 'KR',
  SGP: 'SG',
  THA: 'TH',
  PHL: 'PH',
  IDN: 'ID',
  MYS: 'MY',
  VNM: 'VN',
  TWN: 'TW',
  HKG: 'HK',
  PAK: 'PK',
  BGD: 'BD',
  LKA: 'LK',
  ISR: 'IL',
  SAU: 'SA',
  KSA: 'SA',
  QAT: 'QA',
  EGY: 'EG',
  MAR: 'MA',
  TUN: 'TN',
  DZA: 'DZ',
  NGA: 'NG',
  KEN: 'KE',
  GHA: 'GH',
  PER: 'PE',
  ECU: 'EC',
  URY: 'UY',
  VEN: 'VE',
  CRI: 'CR',
  ISL: 'IS',
  EST: 'EE',
  LVA: 'LV',
  LTU: 'LT',
  SVN: 'SI',
  BGR: 'BG',
  GRC: 'GR',
  GRE: 'GR',
  UKR: 'UA',
  RUS: 'RU',
};
