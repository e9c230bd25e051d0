import { fold } from '../lines/fold.ts';
import { LOCALES } from './language-names.ts';

/** ISO 3166 codes of the countries whose names are no usual first name or word ("Chad", "Jordan", "Maurice", "Réunion"). */
const CODES =
  'ad ae af al am ao ar at au az ba bb bd be bf bg bh bi bj bn bo br bs bt bw by bz ca cf ch ci cl cm cn co cr cv cw cy cz de dj dk do dz ec ee eg er es et fi fj fr ga gb gn gq gr gt gw gy hk hn hr ht hu id ie il in iq ir is it jm jp ke kg kh km kp kr kw kz la lb li lk lr ls lt lu lv ly ma mc md me mg mk ml mo mq mr mt mv mw mx my mz na nc ne ng ni nl no np nz om pa pe pf pg ph pk pl pt py qa ro rs ru rw sa sc sd se sg si sk sl sm sn so sr ss sv sy sz tg th tj tm tn tr tt tw tz ua ug us uy uz ve vn vu xk ye yt za zm zw';
/** Official names in use on resumes, folded. */
const OTHERS =
  'slovenska republika|ceska republika|republika slovenija|republika hrvatska|republika srbija|republic of ireland|republique francaise|bundesrepublik deutschland|republica federal do brasil|nederland|the gambia|gambia|russian federation|viet nam|turkiye cumhuriyeti|south korea|korea|republic of korea|s.korea|myanmar|congo|dr congo|rd congo|tchad|jordanie|jordanien|jordania|giordania|mauritius|ile maurice|la reunion|ile de la reunion|guadeloupe|la guadeloupe|la martinique|guyane|guyane francaise|nouvelle caledonie';

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
