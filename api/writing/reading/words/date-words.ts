/** The words around dates, folded (`lines/fold.ts`), in the languages of Europe, Turkish and Indonesian. */

export const SEASONS =
  'ht vt kesat spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno estate autunno inverno verao outono wiosna lato jesien zima voorjaar lente zomer herfst najaar var vinter host varen sommar sommaren somrar somrarna hosten vintern sommeren vinteren efteraret foraret forar efterar kevat kesa syksy talvi jaro leto podzim jesen tavasz nyar osz tel primavara toamna iarna vara весна лето осень зима літо осінь пролет есен ilkbahar yaz sonbahar guz kis ws ss wise sose wintersemester sommersemester';

/** An end that hasn't come. */
export const PRESENT = [
  '∞|contd\\.?|continued|present day|presently|present|currently|current|until now|up to now|now|today|on-?going|continuing|in progress|onwards|onward|till date|to date|date',
  'bis heute|heute|lfd\\.|offen|gegenwart|momentan|aktuell|laufend|fortlaufend|andauernd|jetzt|gegenwartig|derzeit|zurzeit|zur zeit|dato',
  "aujourd'hui|aujourd’hui|a ce jour|ce jour|actuellement|actuelle|actuel|en cours|maintenant|nos jours",
  'la actualidad|actualidad|act\\.|a la fecha|fecha actual|hasta hoy|actualmente|actual|la fecha|hoy dia|el dia de hoy|hoy|continua|presente|el presente|vigente|en activo|ahora|en curso',
  "in corso di svolgimento|data attuale|ad oggi|a oggi|oggi|attualmente|attuale|in corso|il presente|tuttora|ad ora|tutt'oggi|in essere|corrente",
  'presente momento|momento presente|o momento|atuando|ate agora|ate hoje|momento atual|atualmente|actualmente|atualidade|atual|hoje|o presente|em andamento|dias atuais|data atual|agora',
  'do chwili obecnej|chwili obecnej|chwila obecna|do dzis|dzisiaj|dzis|obecnie|teraz|nadal|aktualnie|do nadal|dnia dzisiejszego|trwa',
  'op heden|heden|huidige|huidig|tegenwoordig|vandaag|lopend',
  'dags dato|nuvarande|pagaende|idag|i dag|tills vidare|fortsatt|fortfarande|nutid',
  'nuvarende|igangvarende|navarende|pagar|pagaende|i dag|d\\.d\\.?',
  'nykyinen|nykyhetki|talla hetkella|edelleen|jatkuu|nyt',
  'soucasnosti|soucasnost|soucasne|dosud|doposud|nyni|dnes|trva',
  'sucasnosti|sucasnost|doteraz|dosial|teraz|dnesok|trva',
  'danes|sedaj|zdaj|trenutno',
  'danas|sada|sadasnjost|u tijeku|u toku|данас|сада|тренутно',
  'jelenleg|jelen|napjainkig|napjaink|mostanaig|folyamatban|maig',
  'in prezent|prezent|momentul actual|astazi|in curs|acum',
  'настояще|момента|сега|днес|досега',
  'σημερα|παρον|τωρα',
  'dabar|siuo metu|siandien|tagad|sobrid|paslaik|sodien|praegu|tanaseni|tanapaev|kaesolev',
  'tani|aktualisht|sot|ne vazhdim|vazhdim',
  'теперішній час|теперішнього часу|дотепер|нині|зараз|сьогодні|цяперашні час|зараз',
  'настоящее время|настоящего времени|наст\\. время|н\\. ?в\\.?|сейчас|сегодня',
  'guncel|mevcut|calisiyor|gunumuzde|gunumuze|gunumuz|halen devam ediyor|devam ediyor|devam etmekte|halen|hala|devam|simdi|bugun|su anda|su an',
  'sekarang|saat ini|masih|kini|hari ini|kasalukuyan',
  '現在|至今|현재',
  'still employed|poste actuel|en poste|en la actualidad|ancora in corso|ate a data|ate aos dias de hoje|w trakcie|stale|v soucasne dobe|v sucasnosti|a mai napig|la zi|azi|до настоящия момент|настоящ|εως και σημερα|μεχρι και σημερα|i dalje|se traja|se vedno|v teku|fram till idag|t\\.v\\.|p\\.t\\.|tahan paivaan asti|bugune kadar|по сегодняшний день|по цей час|донині',
  'bis zum heutigen tage|in ungekundigter stellung|sino ad oggi|tot nu toe|actueel|nog steeds|ate ao presente|em curso|emprego atual|do tej pory|doted|dodnes|aktualne|dodnes|az doposial|mai napig|jelenlegi|si in prezent|и към момента|в момента|σε εξελιξη|trenutacno|jos uvijek|jos uvek|tillsvidare|nuv\\.|fortsat|per dags dato|toistaiseksi|nykyaan|по сей день|работаю по настоящее время|до цього часу|по сьогоднішній день|і досі|masih bekerja',
  'till now|to now|present time|up to the present|noch heute|stand heute|a la date d’aujourd’hui|al momento|ao momento|presente data|dnia dzis|dzisiejszego|chwili',
  'sucasna doba|sucasnej doby|soucasne doby|soucasna doba|danasnjeg dana|danasnjega dana|do sada|jelenleg is|jelen pillanatig|kaesoleva ajani|kaesolev aeg|tanapaevani|praeguseni|sim laikam|sim bridim|sim|sobridim|siai dienai|siol|dabartis|prezentul|zilele noastre|in continuare',
  'наст\\. ?вр\\.?|понастоящем|po sucasnost|po sucasnosti|н\\/в|настоящем|настоящий момент|настоящего момента|текущее время|текущий момент|този момент|сегодняшнего дня|тепер|наш час|теперішній момент|самого сьогодні|την παρουσα στιγμη|παρουσα στιγμη|σημερον|το παρον|gunumuze kadar|su ana kadar|su anki|sekarang ini',
  // Short enough to be the beginning of a name.
  '(?:nu|na|ma)(?=\\s*(?:$|[()[\\],|\\t;:·•]|\\d))',
  "l'actualitat|actualitat|actualment|avui|actualidade|gaur egun|orain|presennol|haut",
].join('|');

/** Between two dates, beside dashes. */
export const JOINERS = [
  'to|until|untill|till|til|thru|through|up ?to|and|bis zum|bis einschl\\.|bis einschliesslich|bis|und',
  "jusqu'au|jusqu'a|jusqu’a|jusqu’au|au|a|et|hasta la|hasta el|hasta|al|y",
  'fino ad|fino al|fino alla|fino a|alla|ad|e|ate a|ate o|ate|ao|do',
  't/m|t\\.e\\.m\\.|tot en met|tot op|tot|t\\.o\\.m\\.|till och med|til og med|tills|indtil|frem til',
  'az do|az|asti|saakka|pana in|pana la|la|kuni|iki|lidz|deri ne|deri|fins a|fins|ata|ha',
  'до|по|до сега|εωσ και|μεχρι και|εωσ τον|μεχρι τον|εωσ το|μεχρι το|έωσ|εωσ|μεχρι|ωσ|ile|sampai dengan|sampai|hingga|s/d|s\\.d\\.|sd|s\\.d',
  'vuoteen|do konca|do kraja|pana|pina la|pina in|dek',
].join('|');

/** Between the parts of a list of dates. */
export const AND = 'and|und|et|y|e|en|in|og|och|i|a|ja|es|si|ve|dan|un|ir|и|і|й|та|και';

/** Before a date that is the start of something still going on. */
export const SINCE =
  'since|start|starting|as of|as from|seit|ab|depuis|des le|a partir de|a partir du|a partire da|a contar de|desde|dal|od|od r\\.|od roku|od roka|sinds|vanaf|sedan|siden|din|incepand cu|din anul|alates|nuo|kops|nga|des de|sejak|mulai|terhitung mulai|от|з|с|із|со|начиная с|починаючи з|απο|απο τον|απο το|απο την|απο τα|gads kops|vuodesta|i fra|f\\.o\\.m\\.|fr\\.o\\.m\\.|fom|od leta|od l\\.|од|від|sejak bulan|sejak tahun|mulai bulan|mulai tahun|od konca|od zacatku|poczawszy od|zacavsi|pocevsi od|baslangic';

/** Before the end of something whose start is not told. */
export const UNTIL =
  "until|till|up to|bis|jusqu['’]en|jusqu['’]a|jusqu['’]au|hasta|hasta el|fino al|fino ad|fino a|sino al|ate|ate a|ate ao|ate o|tot|tot en met|t/m|til|t\\.o\\.m\\.|till och med|til og med|frem til|indtil|sampai|sampai dengan|hingga|s/d|s\\.d\\.|sampai bulan|sampai tahun|fins al|fins a|do|do r\\.|do roku|do roka|do leta|do konca|do kraja|az do|pana in|pana la|pina in|lidz|iki|kuni|vuoteen|до|по|до края на|до кінця|до конца|εωσ|εωσ τον|εωσ το|εωσ την|ωσ|ωσ τον|ωσ το|μεχρι|μεχρι τον|μεχρι το|μεχρι την|μεχρι και το|μεχρι και τον";

/** Before a range. */
export const FROM =
  'from|between|von|vom|zwischen|de|du|del|entre|desde|dal|dall|da|od|van|tussen|fran|fra|mellem|mellan|din|de la|nuo|no|alates|nga|dari|intre|od|од|від|vuodesta|no|от|с|со|з|із|από|απο';

/** After a date: "2019 onwards", "2019 óta", "2020 alkaen". */
export const SINCE_AFTER =
  'onwards?|and onwards?|ota|alkaen|lahtien|beri|(?:[dt][ae]n |yilindan |ayindan )?(?:beri|itibaren|bu yana|bugune(?: kadar)?|gunumuze(?: kadar)?)|tol|tol napjainkig|alates|peale|saadik|nadalje|i dalje|dalje|dalej|gads kops';

/** In front of two dates that an "and" makes a range: "between 2010 and 2012". */
export const BETWEEN =
  'between|zwischen|entre|tra|fra|mellom|mellem|mellan|tussen|intre|miedzy|pomiedzy|mezi|medzi|med|izmedu|између|между|між';
/** The same behind two dates: "2005 és 2010 között". */
export const BETWEEN_AFTER = 'kozott|arasinda|arasi|valilla|vahel|starp';

/** After a date that is the end of something whose start is not told: "2014-ig", "2014 asti", "2014’e kadar". */
export const UNTIL_AFTER = 'ig|asti|saakka|(?:y?[ae] |yilina |ayina )?(?:kadar|dek)';

/** What stands for "year" behind one: "2019 r.", "2019 г.", "2019. gada", "2019 m.". */
export const YEAR_MARK =
  'g\\.|god\\.|godine|године|roku|r\\.|года|году|год|гг?\\.|року|рік|р\\.|gada|gads|gadam|gadu|aastani|aastast|aastal|aasta|metais|metu|metai|m\\.|yili|yilinda|ev';

/** Before a date, for a part of a year or what is only hoped for: "early 2019", "Ende 2020", "expected May 2021". */
export const ABOUT = [
  'early|mid|late|(?:the )?(?:beginning|start|middle|end) of|circa|ca\\.?|c\\.|approx\\.?|approximately|about|around',
  '(?:expected|anticipated|estimated|projected|planned|exp\\.|est\\.):?',
  '(?:zu )?(?:anfang|beginn|mitte|ende)|voraussichtlich|vsl\\.|etwa',
  '(?:au )?debut|(?:a la )?mi|(?:a la )?fin|courant|environ|prevue?',
  '(?:a )?(?:principios|inicios|comienzos|mediados|finales|fines) de|aprox\\.?|previsto|prevista',
  'inizi?o?|meta|fine|inicio|meados de|final de|inicios de|cerca de',
  '(?:sfarsitul|inceputul|mijlocul)(?: anului| lunii)?|finais de|fins de|principios de',
  'begin|midden|medio|eind|einde|poczatek|polowa|koniec|zacatek|polovina|konec|cerca',
].join('|');
