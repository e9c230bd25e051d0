import { fold } from '../lines/fold.ts';

/** ISO 639 codes of the languages that people speak and list. */
const CODES =
  'af am an ar as ay az ba be bg bm bn bo br bs ca ce co cs cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gu ha haw he hi hr ht hu hy id ig is it ja jv ka kab kk km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nb nn no oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz vi wo xh yi yo yue zh zu sco ckb kmr ast szl hsb';
/** The languages in which resumes are written. */
export const LOCALES =
  'en de fr es it nl pl pt sv tr cs id da nb fi is et lv lt sk sl hr sr bs hu ro bg el uk ru be mk sq ca gl eu ga cy'.split(
    ' ',
  );
/** Names in use beside CLDR's, folded. */
const OTHERS =
  'oshiwambo oshindonga kirundi luganda runyankole bemba nyanja chewa tumbuka mandarin cantonese farsi castellano valenciano tagalog flemish flamand vlaams moldovan serbo-croatian bahasa sign nepalesisch dari pashto twi kiswahili kikuyu kikamba dholuo papiamentu papiamento sesotho setswana isizulu isixhosa sepedi siswati chichewa ewe fante akan tamazight berber hochdeutsch schwizerdutsch asl bsl anglicky nemecky francuzsky francouzsky rusky spanielsky spanelsky taliansky italsky polsky madarsky slovensky cesky ukrajinsky latinsky';

let names: Set<string> | undefined;

function knownNames(): Set<string> {
  if (names) return names;
  names = new Set(OTHERS.split(' '));
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    for (const code of CODES.split(' ')) {
      const name = display.of(code);
      if (name !== undefined) names.add(fold(name));
    }
  }
  return names;
}

/** Whether a text is the name of a language in one of the languages in which resumes are written. */
export const isLanguageName = (text: string): boolean => knownNames().has(fold(text));

/** The name of a language that a text starts with, as it is written; `''` if none. */
export function nameAtStart(text: string): string {
  const words = text.split(/(\s+)/);
  for (let count = Math.min(5, words.length); count > 0; count -= 2) {
    const head = words
      .slice(0, count)
      .join('')
      .replace(/[\s:;,.=()–—-]+$/u, '');
    // "Bahasa Inggris", "langue anglaise"
    const bare = fold(head).replace(/^(?:bahasa|lingua|langue|jezyk|idioma|lengua)\s+(?=\p{L}{3})/u, '');
    if (head !== '' && (knownNames().has(fold(head)) || knownNames().has(bare))) return head;
  }
  return '';
}
