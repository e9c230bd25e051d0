/** Words for years and months after a number, without accents: "5 yrs 2 mos", "3 jaar 10 maanden". */
export const YEAR_WORDS = `year years yr yrs jahr jahre jahren an ans annee annees ano anos anno anni rok roku lata lat
  jaar jaren ar vuosi vuotta roky let yil tahun thn ani ev god godina godine год года лет рік роки років`;

/** Words for weeks and days, likewise. */
export const WEEK_WORDS = `week weeks wks woche wochen semaine semaines semana semanas settimana settimane tydzien tygodnie tygodni weken vecka
  veckor uge uger uke uker viikko viikkoa tyden tydny tydnu hafta minggu day days tag tage jour jours dia dias giorno
  giorni dni dagen dagar dage gun hari`;

/** The numbers from one to twelve as people write them before weeks and months. */
export const NUMBER_WORDS = `one two three four five six seven eight nine ten eleven twelve ein eine zwei drei vier funf sechs sieben acht neun
  zehn elf zwolf un une deux trois quatre cinq sept huit neuf dix onze douze una dos tres cuatro cinco seis siete ocho
  nueve diez um uma dois duas quatro sete oito nove dez due tre quattro cinque sei sette otto dieci twee drie vijf zes
  zeven negen tien tva fyra fem sex sju atta nio tio to fire seks syv otte ni ti`;

export const MONTH_WORDS = `month months mo mos mth mths monat monate monaten mois mes meses mese mesi miesiac miesiace
  miesiecy mies maand maanden mnd manad manader maned maneder mdr kuukausi kuukautta mesic mesice mesicu ay bulan bln luna luni
  honap mjesec mjeseca mjeseci месяц месяца месяцев місяць місяці місяців`;
