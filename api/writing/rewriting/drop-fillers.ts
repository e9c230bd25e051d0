import type { Reworked } from './rewording.ts';
import { quoted } from './text-shape.ts';

/** What may go without losing anything that was said, by language; `$1` and the like in what takes its place. */
const FILLERS: Record<string, readonly [RegExp, string][]> = {
  en: [
    [/(?<![\p{L}])in order to (?=\p{Ll})/giu, 'to '],
    [/(?<![\p{L}])so as to (?=\p{Ll})/giu, 'to '],
    [/(?<![\p{L}])for the purposes? of (?=\p{Ll}+ing)/giu, 'for '],
    [/(?<![\p{L}])due to the fact that/giu, 'because'],
    [/(?<![\p{L}])(?:with|through) the (?:use|help|aid) of (?=\p{L})/giu, 'with '],
    [/(?<![\p{L}])by means of /giu, 'with '],
    [/(?<![\p{L}])with (?:regards? to|respect to) /giu, 'about '],
    [/(?<![\p{L}])prior to (?=\p{L})/giu, 'before '],
    [/(?<![\p{L}])the majority of /giu, 'most '],
    [/(?<![\p{L}])on an? (daily|weekly|monthly|yearly|hourly) basis/giu, '$1'],
    [/(?<![\p{L}])on an? regular basis/giu, 'regularly'],
    [
      /(?<![\p{L}])(?<!(?:from|with|across|in|of|by|for|to|on|through) )an? (?:wide |large |great )?(?:number|variety|range|multitude) of (?=\p{Ll}+(?: \p{Ll}+)?s(?![\p{L}]))/giu,
      '',
    ],
    [/(?<![\p{L}])(?:various|numerous) (?=(?:types|kinds) of |\p{Ll}+s(?![\p{L}]))/giu, ''],
    [/(?<![\p{L}])made use of /gu, 'used '],
    [/(?<![\p{L}])make use of /gu, 'use '],
    [/(?<![\p{L}])making use of /gu, 'using '],
    [/(?<![\p{L}])utili[sz]ed (?=\p{L})/gu, 'used '],
    [/(?<![\p{L}])utili[sz]ing (?=\p{L})/gu, 'using '],
    [/(?<![\p{L}])utili[sz]e (?=\p{L})/gu, 'use '],
    [/^Utili[sz]ed (?=\p{L})/u, 'Used '],
    [/^Utili[sz]e (?=\p{L})/u, 'Use '],
    [/^Utili[sz]ing (?=\p{L})/u, 'Using '],
    [
      /(?<![\p{L}])(?:successfully|effectively|actively|proactively|diligently|seamlessly) (?=(?:\p{Ll}+(?:ed|ing)|built|led|ran|wrote|made|manage|lead|build|run|develop|deliver|support|handle|work)(?![\p{L}]))/giu,
      '',
    ],
    [
      /(?<=\p{L}{3}) (?:successfully|diligently|as needed|as required|when needed|as necessary|at all times)(?=[,;.]|$| and )/giu,
      '',
    ],
    [/(?<![\p{L}])(?:very|really|basically|literally|quite) (?=\p{Ll})/giu, ''],
    [
      /, (?!(?:which|who|that|where|when|while|and|or|\p{Ll}+ing)(?![\p{L}]))([^,;.() ]+(?: [^,;.() ]+){0,2}),? (?:etc\.?|and so on|and so forth)(?=$|[.;)])/giu,
      ' and $1',
    ],
    [/(?<![\p{L}])also (?=\p{Ll}+ed(?![\p{L}]))/giu, ''],
    [
      /(?<![\p{L}])in an? (?:timely|professional|efficient|effective) (?:manner|fashion|way)(?=[,;.]|$)/giu,
      '',
    ],
  ],
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

/** Takes out words that say nothing, or says the same in fewer; in the seven languages whose fillers are known. */
export function dropFillers(text: string, language: string): Reworked | null {
  const leftOut: string[] = [];
  const replaced: string[] = [];
  let plain = text;
  for (const [pattern, instead] of FILLERS[language] ?? [])
    plain = plain.replace(pattern, (found: string, ...groups: unknown[]) => {
      const [one] = groups;
      const at = groups.find((group) => typeof group === 'number');
      // A further sentence would begin with a small letter.
      if (instead === '' && /^\p{Lu}/u.test(found) && at !== 0) return found;
      const said = instead.replace('$1', typeof one === 'string' ? one : '');
      const isGone = instead === '' || instead === 'to ' || instead.includes('$1');
      if (isGone) leftOut.push(found.trim().replace(/^,\s*/, ''));
      else replaced.push(`Says ${quoted(said.toLowerCase())} in place of ${quoted(found)}`);
      return /^\p{Lu}/u.test(found) && said !== '' ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    });
  if (plain === text) return null;
  return {
    text: plain,
    leftOut: leftOut.map(quoted),
    ...(replaced.length > 0 ? { remark: replaced.join('. ') } : {}),
  };
}
