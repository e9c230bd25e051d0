/**
 * Month names, seasons, words for "until now" and words that join two dates, folded (lower case, no accents), in
 * English, German, French, Spanish, Italian, Portuguese and Polish (nominative and genitive).
 */
export const MONTHS: readonly string[] = [
  'january jan januar janner jan janvier janv enero ene gennaio genn gen janeiro styczen stycznia sty',
  'february febr feb februar feber fevrier fevr fev febrero febbraio febb fevereiro luty lutego lut',
  'march mar marz maerz mrz mars marzo marco marzec marca',
  'april apr avril avr abril abr aprile kwiecien kwietnia kwi',
  'may mai mayo maggio magg mag maio maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cze',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca lip',
  'august aug aout agosto ago sierpien sierpnia sie',
  'september sept sep septembre septiembre setiembre settembre sett set setembro wrzesien wrzesnia wrz',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz',
  'november nov novembre noviembre novembro listopad listopada lis',
  'december dec dezember dez decembre diciembre dic dicembre dezembro grudzien grudnia gru',
];

export const SEASONS =
  'spring summer autumn fall winter fruhling fruhjahr sommer herbst printemps ete automne hiver primavera verano otono invierno estate autunno inverno verao outono wiosna lato jesien zima';

export const PRESENT = [
  'present day|presently|present|currently|current|until now|up to now|now|today|ongoing|till date|to date|date',
  'bis heute|heute|aktuell|laufend|jetzt|gegenwartig|dato',
  "aujourd'hui|aujourd’hui|a ce jour|ce jour|actuellement|actuelle|actuel|en cours|maintenant",
  'la actualidad|actualidad|actualmente|actual|la fecha|hoy|presente|el presente',
  'ad oggi|oggi|attualmente|attuale|in corso|il presente',
  'o momento|atualmente|atualidade|atual|hoje|o presente|em andamento|dias atuais',
  'do chwili obecnej|chwili obecnej|do dzis|dzisiaj|dzis|obecnie|teraz|nadal|aktualnie',
].join('|');

/** Between two dates, beside dashes. */
export const JOINERS =
  "to|until|till|til|thru|through|up to|and|bis zum|bis|und|jusqu'au|jusqu'a|jusqu’a|au|a|et|hasta la|hasta|al|y|fino ad|fino al|fino a|e|ate a|ate o|ate|ao|do";

/** Before a date that is the start of something still going on. */
export const SINCE = 'since|starting|seit|ab|depuis|desde|dal|od';

/** Before the end of something whose start is not told. */
export const UNTIL = "until|till|up to|bis|jusqu'en|hasta|fino al|ate";
