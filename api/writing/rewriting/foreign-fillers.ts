import type { Filler } from './filler.ts';

/** What may go in other languages than English, by language. */
export const FOREIGN_FILLERS: Record<string, readonly Filler[]> = {
  de: [
    [
      /(?<![\p{L}])(?:erfolgreich|unter anderem|u\. ?a\.|insbesondere|selbstverständlich|diverse[rn]?|verschiedenste[rn]?|grundsätzlich|im Wesentlichen) (?=\p{L})/giu,
      '',
    ],
    [
      /(?<![\p{L}])im Rahmen (?:der|des|von) (?:täglichen|laufenden|allgemeinen) \p{Lu}\p{L}+(?=[,;.]|$)/gu,
      '',
    ],
    [/,? (?:usw\.?|etc\.?)(?=$|[.,;)])/giu, ''],
  ],
  fr: [
    [
      /(?<![\p{L}])(?:avec succès|de manière efficace|de façon efficace|notamment|au quotidien)(?=[,;. ]|$)/giu,
      '',
    ],
    [/(?<![\p{L}])(?:diverses?|divers|différente?s) (?=\p{Ll}+s(?![\p{L}]))/giu, 'de '],
    [/,? etc\.?(?=$|[.,;)])/giu, ''],
  ],
  es: [
    [
      /(?<![\p{L}])(?:con éxito|exitosamente|de manera eficaz|de forma eficiente|de manera eficiente|activamente)(?=[,;. ]|$)/giu,
      '',
    ],
    [/(?<![\p{L}])con el (?:fin|objetivo) de (?=\p{Ll})/giu, 'para '],
    [/(?<![\p{L}])(?:diversos|diversas) (?=\p{Ll}+s(?![\p{L}]))/giu, ''],
    [/,? etc\.?(?=$|[.,;)])/giu, ''],
  ],
  it: [
    [
      /(?<![\p{L}])(?:con successo|in modo efficace|in modo efficiente|in maniera efficace|attivamente)(?=[,;. ]|$)/giu,
      '',
    ],
    [/(?<![\p{L}])(?:al fine|allo scopo) di (?=\p{Ll})/giu, 'per '],
    [/,? (?:ecc\.?|etc\.?)(?=$|[.,;)])/giu, ''],
  ],
  pt: [
    [
      /(?<![\p{L}])(?:com sucesso|de forma eficaz|de forma eficiente|de maneira eficiente|ativamente)(?=[,;. ]|$)/giu,
      '',
    ],
    [/(?<![\p{L}])(?:a fim de|com o (?:objetivo|intuito) de) (?=\p{Ll})/giu, 'para '],
    [/(?<![\p{L}])(?:diversos|diversas) (?=\p{Ll}+s(?![\p{L}]))/giu, ''],
    [/,? etc\.?(?=$|[.,;)])/giu, ''],
  ],
  pl: [
    [
      /(?<![\p{L}])(?:skutecznie|z sukcesem|z powodzeniem|w sposób efektywny|aktywnie|między innymi|m\. ?in\.) (?=\p{L})/giu,
      '',
    ],
    [/,? (?:itd\.?|itp\.?)(?=$|[.,;)])/giu, ''],
  ],
};
