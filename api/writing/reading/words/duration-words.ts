/** Words for years and months after a number, without accents: "5 yrs 2 mos", "3 jaar 10 maanden". */
export const YEAR_WORDS = `year years yr yrs jahr jahre jahren an ans annee annees ano anos anno anni rok roku lata lat
  jaar jaren ar vuosi vuotta roky let yil tahun thn ani ev god godina godine год года лет рік роки років`;

export const MONTH_WORDS = `month months mo mos mth mths monat monate monaten mois mes meses mese mesi miesiac miesiace
  miesiecy mies maand maanden mnd manad manader maned maneder mdr kuukausi kuukautta mesic mesice mesicu ay bulan bln luna luni
  honap mjesec mjeseca mjeseci месяц месяца месяцев місяць місяці місяців`;
