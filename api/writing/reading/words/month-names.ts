/**
 * Month names by language, January to December, folded (`lines/fold.ts`): nominative, genitive and abbreviations, as the
 * CLDR has them and as people write them. Abbreviations that are words of another language are in
 * {@link AMBIGUOUS_MONTH_NAMES}.
 */
const LANGUAGES: Record<string, string> = {
  en: 'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec',
  de: 'januar janner jan|februar feber feb|marz maerz mrz mar|april apr|mai|juni jun|juli jul|august aug|september sept sep|oktober okt|november nov|dezember dez',
  fr: 'janvier janv jan|fevrier fevr fev|mars|avril avr|mai|juin|juillet juil|aout|septembre sept|octobre oct|novembre nov|decembre dec',
  es: 'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sep|octubre oct|noviembre nov|diciembre dic',
  it: 'gennaio genn gen|febbraio febb feb|marzo mar|aprile apr|maggio magg mag|giugno giu|luglio lug|agosto ago|settembre sett set|ottobre ott|novembre nov|dicembre dic',
  pt: 'janeiro jan|fevereiro fev|marco mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez',
  pl: 'styczen stycznia sty|luty lutego lut|marzec marca mar|kwiecien kwietnia kwi|maj maja|czerwiec czerwca cze|lipiec lipca lip|sierpien sierpnia sie|wrzesien wrzesnia wrz|pazdziernik pazdziernika paz|listopad listopada lis|grudzien grudnia gru',
  nl: 'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep|oktober okt|november nov|december dec',
  sv: 'januari jan|februari feb|mars|april apr|maj|juni jun|juli jul|augusti aug|september sep|oktober okt|november nov|december dec',
  da: 'januar jan|februar feb|marts mar|april apr|maj|juni jun|juli jul|august aug|september sep|oktober okt|november nov|december dec',
  nb: 'januar jan|februar feb|mars mar|april apr|mai|juni jun|juli jul|august aug|september sep|oktober okt|november nov|desember des',
  is: 'januar jan|februar feb|mars mar|april apr|mai|juni jun|juli jul|agust|september sep|oktober okt|november nov|desember des',
  fi: 'tammikuu tammikuuta tammi|helmikuu helmikuuta helmi|maaliskuu maaliskuuta maalis|huhtikuu huhtikuuta huhti|toukokuu toukokuuta touko|kesakuu kesakuuta|heinakuu heinakuuta heina|elokuu elokuuta|syyskuu syyskuuta syys|lokakuu lokakuuta|marraskuu marraskuuta marras|joulukuu joulukuuta joulu',
  cs: 'leden ledna|unor unora|brezen brezna|duben dubna|kveten kvetna kve|cerven cervna cvn|cervenec cervence cvc|srpen srpna|zari|rijen rijna|listopad listopadu|prosinec prosince',
  sk: 'januar januara jan|februar februara feb|marec marca mar|april aprila apr|maj maja|jun juna|jul jula|august augusta aug|september septembra sep|oktober oktobra okt|november novembra nov|december decembra dec',
  sl: 'januar januarja jan|februar februarja feb|marec marca mar|april aprila apr|maj maja|junij junija jun|julij julija jul|avgust avgusta avg|september septembra sep|oktober oktobra okt|november novembra nov|december decembra dec',
  hr: 'sijecanj sijecnja|veljaca veljace velj|ozujak ozujka|travanj travnja|svibanj svibnja|lipanj lipnja|srpanj srpnja|kolovoz kolovoza|rujan rujna||studeni studenoga studenog|prosinac prosinca',
  sr: 'januar jan јануар јан|februar feb фебруар феб|mart mar март мар|april apr април апр|maj мај|jun јун|jul јул|avgust avg август авг|septembar sep септембар сеп|oktobar okt октобар окт|novembar nov новембар нов|decembar dec децембар дец',
  mk: 'јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември',
  bg: 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
  hu: 'januar jan|februar febr|marcius marc|aprilis apr|majus maj|junius jun|julius jul|augusztus aug|szeptember szept|oktober okt|november nov|december dec',
  ro: 'ianuarie ian|februarie feb|martie mar|aprilie apr|mai|iunie iun|iulie iul|august aug|septembrie sept|octombrie oct|noiembrie nov|decembrie dec',
  el: 'ιανουαριοσ ιανουαριου ιαν|φεβρουαριοσ φεβρουαριου φεβ|μαρτιοσ μαρτιου μαρ|απριλιοσ απριλιου απρ|μαιοσ μαιου|ιουνιοσ ιουνιου ιουν|ιουλιοσ ιουλιου ιουλ|αυγουστοσ αυγουστου αυγ|σεπτεμβριοσ σεπτεμβριου σεπ|οκτωβριοσ οκτωβριου οκτ|νοεμβριοσ νοεμβριου νοε|δεκεμβριοσ δεκεμβριου δεκ',
  lt: 'sausis sausio|vasaris vasario|kovas kovo|balandis balandzio|geguze geguzes|birzelis birzelio|liepa liepos|rugpjutis rugpjucio|rugsejis rugsejo|spalis spalio|lapkritis lapkricio|gruodis gruodzio',
  lv: 'janvaris janvara janv|februaris februara febr|marts marta|aprilis aprila apr|maijs maija|junijs junija jun|julijs julija jul|augusts augusta aug|septembris septembra sept|oktobris oktobra okt|novembris novembra nov|decembris decembra dec',
  et: 'jaanuar jaan|veebruar veebr|marts|aprill apr|mai|juuni|juuli|august aug|september sept|oktoober okt|november nov|detsember dets',
  sq: 'janar jan|shkurt|mars mar|prill|maj|qershor|korrik|gusht|shtator|tetor|nentor|dhjetor',
  uk: 'січень січня січ|лютий лютого лют|березень березня бер|квітень квітня квіт|травень травня трав|червень червня черв|липень липня лип|серпень серпня серп|вересень вересня вер|жовтень жовтня жовт|листопад листопада лист|грудень грудня груд',
  ru: 'январь января янв|февраль февраля февр фев|март марта мар|апрель апреля апр|май мая|июнь июня июн|июль июля июл|август августа авг|сентябрь сентября сент сен|октябрь октября окт|ноябрь ноября нояб ноя|декабрь декабря дек',
  be: 'студзень студзеня|люты лютага|сакавік сакавіка|красавік красавіка|май мая|чэрвень чэрвеня|ліпень ліпеня|жнівень жніўня|верасень верасня|кастрычнік кастрычніка|лістапад лістапада|снежань снежня',
  tr: 'ocak oca|subat sub|mart mar|nisan nis|mayis|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara',
  id: 'januari jan|februari feb|maret mar|april apr|mei|juni jun|juli jul|agustus agu|september sep|oktober okt|november nov|desember des',
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
