/**
 * Month names by language, January to December, folded (`lines/fold.ts`): nominative, genitive and abbreviations, as the
 * CLDR has them and as people write them. Abbreviations that are words of another language are in
 * {@link AMBIGUOUS_MONTH_NAMES}.
 */
const LANGUAGES: Record<string, string> = {
  en: 'january jan|february feb febuary|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec',
  de: 'januar janner jan|februar feber feb|marz maerz mrz mar|april apr|mai|juni jun|juli jul|august aug|september sept sep|oktober okt|november nov|dezember dez',
  fr: 'janvier janv jan|fevrier fevr fev|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec',
  es: 'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sep|octubre oct|noviembre nov|diciembre dic',
  it: 'gennaio genn gen|febbraio febb feb|marzo mar|aprile apr|maggio magg mag|giugno giu|luglio lug|agosto ago|settembre sett set|ottobre ott|novembre nov|dicembre dic',
  pt: 'janeiro jan|fevereiro fev|marco mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez',
  pl: 'styczen stycznia sty styczniu|luty lutego lut lutym|marzec marca mar marcu|kwiecien kwietnia kwi kwietniu|maj maja maju|czerwiec czerwca cze czerwcu|lipiec lipca lip lipcu|sierpien sierpnia sie sierpniu|wrzesien wrzesnia wrz wrzesniu|pazdziernik pazdziernika paz pazdzierniku|listopad listopada lis listopadzie|grudzien grudnia gru grudniu',
  nl: 'januari jan|februari feb febr|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep sept|oktober okt|november nov|december dec',
  sv: 'januari jan|februari feb|mars|april apr|maj|juni jun|juli jul|augusti aug|september sep|oktober okt|november nov|december dec',
  da: 'januar jan|februar feb|marts mar|april apr|maj|juni jun|juli jul|august aug|september sep|oktober okt|november nov|december dec',
  nb: 'januar jan|februar feb|mars mar|april apr|mai|juni jun|juli jul|august aug|september sep|oktober okt|november nov|desember des',
  is: 'januar jan|februar feb|mars mar|april apr|mai|juni jun|juli jul|agust|september sep|oktober okt|november nov|desember des',
  fi: 'tammikuu tammikuuta tammi tammikuusta tammikuuhun tammikuussa tammik|helmikuu helmikuuta helmi helmikuusta helmikuuhun helmikuussa helmik|maaliskuu maaliskuuta maalis maaliskuusta maaliskuuhun maaliskuussa maalisk|huhtikuu huhtikuuta huhti huhtikuusta huhtikuuhun huhtikuussa huhtik|toukokuu toukokuuta touko toukokuusta toukokuuhun toukokuussa toukok|kesakuu kesakuuta kesakuusta kesakuuhun kesakuussa kesak|heinakuu heinakuuta heina heinakuusta heinakuuhun heinakuussa heinak|elokuu elo elokuuta elokuusta elokuuhun elokuussa elok|syyskuu syyskuuta syys syyskuusta syyskuuhun syyskuussa syysk|lokakuu loka lokakuuta lokakuusta lokakuuhun lokakuussa lokak|marraskuu marraskuuta marras marraskuusta marraskuuhun marraskuussa marrask|joulukuu joulukuuta joulu joulukuusta joulukuuhun joulukuussa jouluk',
  cs: 'leden ledna lednu|unor unora unoru|brezen brezna breznu|duben dubna dubnu|kveten kvetna kve kvetnu|cerven cervna cvn cervnu|cervenec cervence cvc cervenci|srpen srpna srpnu|zari|rijen rijna rijnu|listopad listopadu|prosinec prosince prosinci',
  sk: 'januar januara jan januari|februar februara feb februari|marec marca mar marci|april aprila apr aprili|maj maja maji|jun juna juni|jul jula juli|august augusta aug auguste|september septembra sep septembri|oktober oktobra okt oktobri|november novembra nov novembri|december decembra dec decembri',
  sl: 'januar januarja jan januarju|februar februarja feb februarju|marec marca mar marcu|april aprila apr aprilu|maj maja maju|junij junija jun juniju|julij julija jul juliju|avgust avgusta avg avgustu|september septembra sep septembru|oktober oktobra okt oktobru|november novembra nov novembru|december decembra dec decembru',
  hr: 'sijecanj sijecnja sijecnju|veljaca veljace velj veljaci|ozujak ozujka ozujku|travanj travnja travnju|svibanj svibnja svibnju|lipanj lipnja lipnju|srpanj srpnja srpnju|kolovoz kolovoza kolovozu|rujan rujna rujnu||studeni studenoga studenog studenom|prosinac prosinca prosincu',
  sr: 'januar jan јануар јан januara јануара|februar feb фебруар феб februara фебруара|mart mar март мар marta марта|april apr април апр aprila априла|maj мај maja маја|jun јун juna јуна|jul јул jula јула|avgust avg август авг avgusta августа|septembar sep септембар сеп septembra септембра|oktobar okt октобар окт oktobra октобра|novembar nov новембар нов novembra новембра|decembar dec децембар дец decembra децембра',
  mk: 'јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември',
  bg: 'януари ян|февруари февр фев|март|април апр|май|юни|юли|август авг|септември септ|октомври окт|ноември ноем|декември дек',
  hu: 'januar jan januartol januarig januarban januarben januari januarjatol januarjaig januarjaban|februar febr februartol februarig februarban februarben februari februarjatol februarjaig februarjaban|marcius marc marciustol marciusig marciusban marciusben marciusi marciusatol marciusaig marciusaban|aprilis apr aprilistol aprilisig aprilisban aprilisben aprilisi aprilisatol aprilisaig aprilisaban|majus maj majustol majusig majusban majusben majusi majusatol majusaig majusaban|junius jun juniustol juniusig juniusban juniusben juniusi juniusatol juniusaig juniusaban|julius jul juliustol juliusig juliusban juliusben juliusi juliusatol juliusaig juliusaban|augusztus aug augusztustol augusztusig augusztusban augusztusben augusztusi augusztusatol augusztusaig augusztusaban|szeptember szept szeptembertol szeptemberig szeptemberben szeptemberi szeptemberetol szeptembereig szeptembereben|oktober okt oktobertol oktoberig oktoberben oktoberi oktoberetol oktobereig oktobereben|november nov novembertol novemberig novemberben novemberi novemberetol novembereig novembereben|december dec decembertol decemberig decemberben decemberi decemberetol decembereig decembereben',
  ro: 'ianuarie ian|februarie feb|martie mar|aprilie apr|mai|iunie iun|iulie iul|august aug|septembrie sept|octombrie oct|noiembrie nov|decembrie dec',
  el: 'ιανουαριοσ ιανουαριου ιαν ιανουαριο|φεβρουαριοσ φεβρουαριου φεβ φεβρουαριο|μαρτιοσ μαρτιου μαρ μαρτιο|απριλιοσ απριλιου απρ απριλιο|μαιοσ μαιου μαιο μαι|ιουνιοσ ιουνιου ιουν ιουνιο|ιουλιοσ ιουλιου ιουλ ιουλιο|αυγουστοσ αυγουστου αυγ αυγουστο|σεπτεμβριοσ σεπτεμβριου σεπ σεπτεμβριο|οκτωβριοσ οκτωβριου οκτ οκτωβριο|νοεμβριοσ νοεμβριου νοε νοεμβριο|δεκεμβριοσ δεκεμβριου δεκ δεκεμβριο',
  lt: 'sausis sausio sausi|vasaris vasario vasari|kovas kovo kova|balandis balandzio balandi|geguze geguzes|birzelis birzelio birzeli|liepa liepos|rugpjutis rugpjucio rugpjuti|rugsejis rugsejo rugseji|spalis spalio spali|lapkritis lapkricio lapkriti|gruodis gruodzio gruodi',
  lv: 'janvaris janvara janv janvarim janvari|februaris februara febr februarim februari|marts marta martam|aprilis aprila apr aprilim aprili|maijs maija maijam|junijs junija jun junijam|julijs julija jul julijam|augusts augusta aug augustam|septembris septembra sept septembrim septembri|oktobris oktobra okt oktobrim oktobri|novembris novembra nov novembrim novembri|decembris decembra dec decembrim decembri',
  et: 'jaanuar jaan jaanuari jaanuarist jaanuarini jaanuaris|veebruar veebr veebruari veebruarist veebruarini veebruaris|marts martsi martsist martsini martsis|aprill apr aprilli aprillist aprillini aprillis|mai maist maini mais|juuni juunist juunini juunis|juuli juulist juulini juulis|august aug augusti augustist augustini augustis|september sept septembri septembrist septembrini septembris|oktoober okt oktoobri oktoobrist oktoobrini oktoobris|november nov novembri novembrist novembrini novembris|detsember dets detsembri detsembrist detsembrini detsembris',
  sq: 'janar jan|shkurt|mars mar|prill|maj|qershor|korrik|gusht|shtator|tetor|nentor|dhjetor',
  uk: 'січень січня січ січні|лютий лютого лют лютому|березень березня бер березні|квітень квітня квіт квітні|травень травня трав травні|червень червня черв червні|липень липня лип липні|серпень серпня серп серпні|вересень вересня вер вересні|жовтень жовтня жовт жовтні|листопад листопада лист листопаді|грудень грудня груд грудні',
  ru: 'январь января янв январе|февраль февраля февр фев феврале|март марта мар марте|апрель апреля апр апреле|май мая мае|июнь июня июн июне|июль июля июл июле|август августа авг августе|сентябрь сентября сент сен сентябре|октябрь октября окт октябре|ноябрь ноября нояб ноя ноябре|декабрь декабря дек декабре',
  be: 'студзень студзеня|люты лютага|сакавік сакавіка|красавік красавіка|май мая|чэрвень чэрвеня|ліпень ліпеня|жнівень жніўня|верасень верасня|кастрычнік кастрычніка|лістапад лістапада|снежань снежня',
  tr: 'ocak oca|subat sub|mart mar|nisan nis|mayis|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara',
  id: 'januari jan|februari feb pebruari peb|maret mar|april apr|mei|juni jun|juli jul|agustus agu agt agst agust|september sep|oktober okt|november nov nopember nop|desember des',
  ca: 'gener gen|febrer febr|marc|abril abr|maig|juny|juliol jul|agost|setembre set|octubre oct|novembre nov|desembre des',
  gl: 'xaneiro xan|febreiro feb|marzo mar|abril abr|maio|xuno|xullo xul|agosto ago|setembro set|outubro out|novembro nov|decembro dec',
  eu: 'urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua',
  ga: 'eanair|feabhra|marta|aibrean|bealtaine|meitheamh|iuil|lunasa|||samhain|nollaig',
  cy: 'ionawr|chwefror|mawrth|ebrill|mai|mehefin|gorffennaf|awst|medi|hydref|tachwedd|rhagfyr',
  mt: 'jannar jan|frar|marzu mar|april apr|mejju|gunju|lulju|awwissu|settembru set|ottubru ott|novembru nov|dicembru',
  lb: 'januar jan|februar feb|maerz|abrell abr|mee|juni jun|juli jul|august aug|september sep|oktober okt|november nov|dezember dez',
};

/** The number of the month that has a name, from 1. Of languages that disagree the first in the list above decides. */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  Object.values(LANGUAGES)
    .toReversed()
    .flatMap((names) =>
      names.split('|').flatMap((month, index) =>
        month
          .split(' ')
          .filter((name) => name !== '')
          .map((name): [string, number] => [name, index + 1]),
      ),
    ),
);

const byName = (names: string): ReadonlyMap<string, number> =>
  new Map(names.split(' ').map((name, index): [string, number] => [name, index + 1]));

/**
 * Abbreviations that are words of another language ("led", "tra", "dub", "pro"), which a year often follows: only in a
 * document with letters that the language has and others don't.
 */
export const AMBIGUOUS_MONTH_NAMES: readonly { letters: RegExp; names: ReadonlyMap<string, number> }[] = [
  { letters: /[ěřů]/giu, names: byName('led uno bre dub kve cvn cvc srp zar rij lis pro') },
  { letters: /[đč]/giu, names: byName('sij velj ozu tra svi lip srp kol ruj lis stu pro') },
];
