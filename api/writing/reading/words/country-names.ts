import { fold } from '../lines/fold.ts';
import { LOCALES } from './language-names.ts';

/** ISO 3166 codes of the countries whose names are no usual first name or word ("Chad", "Jordan", "Jersey"). */
const CODES =
  'ad ae al am ar at au az ba bd be bg bo br by ca ch ci cl cm cn co cr cy cz de dk do dz ec ee eg es et fi fr gb gr gt hk hn hr hu id ie il in iq ir is it jp ke kh kp kr kw kz lb li lk lt lu lv ly ma mc md me mk mt mx my na ng ni nl no np nz om pa pe ph pk pl pt py qa ro rs ru sa se sg si sk sm sn sv sy th tn tr tw tz ua us uy uz ve vn xk ye za zm zw';
/** Official names in use on resumes, folded. */
const OTHERS =
  'slovenska republika|ceska republika|republika slovenija|republika hrvatska|republika srbija|republic of ireland|republique francaise|bundesrepublik deutschland|republica federal do brasil|nederland|the gambia|gambia|russian federation|viet nam|turkiye cumhuriyeti|south korea|korea|republic of korea|s.korea';

let names: Set<string> | undefined;

function knownNames(): Set<string> {
  if (names) return names;
  names = new Set(OTHERS.split('|'));
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of CODES.split(' ')) {
      const name = display.of(code.toUpperCase());
      if (name !== undefined && name.length > 3) names.add(fold(name));
    }
  }
  return names;
}

/** Whether a folded text is the name of a country in one of the languages in which resumes are written, as in the CLDR. */
export const isCountryName = (folded: string): boolean => knownNames().has(folded);
