import type { Language } from '../languages/language.ts';
import type { Certificate, Day, Person, Role, Study } from './person.ts';
import type { Random } from './random.ts';
import type { Commons, Trade } from './trades.ts';

/** How a person describes roles: bullets, running text, running text and bullets, or nothing. */
export type Body = 'bullets' | 'prose' | 'both' | 'none';

interface Material {
  words: Language;
  commons: Commons;
  trade: Trade;
  body: Body;
  random: Random;
}

const LAST_MONTH = 2025 * 12 + 8;
const dayAt = (months: number, random: Random): Day => ({
  year: Math.floor(months / 12),
  month: (months % 12) + 1,
  day: random.int(1, 28),
});

/** Fills `{n}` and the like; a `{n}` is a small number, `{m}` a larger one, `{p}` a percentage, `{d}` one digit. */
function fill(text: string, { words, trade, random }: Material): string {
  return text.replace(/\{(\w+)\}/g, (whole, slot: string) => {
    switch (slot) {
      case 'n':
        return String(random.int(3, 19));
      case 'm':
        return String(random.int(21, 240));
      case 'p':
        return String(random.int(5, 60));
      case 'd':
        return String(random.int(1, 8));
      case 'year':
        return String(random.int(2005, 2020));
      case 'city':
        return (random.pick(words.cities)[0].split(',')[0] ?? '').trim();
      case 'skill':
        return random.pick(trade.skills);
      case 'first':
        return random.pick(words.first);
      case 'last':
      case 'last2':
      case 'last3':
        return random.pick(words.last);
      default:
        throw new Error(`Unknown slot ${whole}.`);
    }
  });
}

/** Different sentences, so that each bullet of a file can be told from every other. */
function sentences(material: Material, count: number): string[] {
  const { trade, commons, random } = material;
  const filled = new Set<string>();
  const own = random.sample(trade.bullets, trade.bullets.length);
  const common = random.sample(commons.bullets, commons.bullets.length);
  const mixed = Array.from({ length: own.length + common.length }, (_, i) =>
    i % 3 < 2 ? (own.shift() ?? common.shift()) : (common.shift() ?? own.shift()),
  );
  for (const text of mixed) if (text !== undefined && filled.size < count) filled.add(fill(text, material));
  return [...filled];
}

function describe(material: Material, own: string[]): Pick<Role, 'description' | 'bullets'> {
  const { random, commons, body } = material;
  const bullets = own.map((text) =>
    random.chance(0.22) ? text + fill(random.pick(commons.tails), material) : text,
  );
  const prose = (texts: string[]): string => texts.map((text) => `${text}.`).join(' ');
  if (body === 'none') return { description: '', bullets: [] };
  if (body === 'prose') return { description: prose(bullets), bullets: [] };
  if (body === 'both' && bullets.length > 2)
    return { description: prose(bullets.slice(0, 1)), bullets: bullets.slice(1) };
  return { description: '', bullets };
}

function inventRoles(material: Material): Role[] {
  const { words, trade, random } = material;
  const count = random.pick([2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7]);
  const wanted = Array.from({ length: count }, () => random.int(2, 5));
  const texts = sentences(
    material,
    wanted.reduce((sum, n) => sum + n, 0),
  );
  const share = Math.max(1, Math.floor(texts.length / count));
  const titles = random.sample(trade.titles, count);
  const employers = random.sample(trade.employers, count);
  let month = LAST_MONTH - random.int(0, 5);
  let company = '';
  let location = '';
  return wanted.map((bullets, index) => {
    const promoted = index > 0 && random.chance(0.22);
    if (!promoted) {
      company = fill(employers[index % employers.length] ?? '', material);
      location = random.pick(words.cities)[0];
    }
    const gap = index === 0 || promoted ? 1 : random.pick([0, 1, 1, 1, 2, 5, 14]);
    const end = index === 0 && random.chance(0.65) ? null : dayAt(month - gap, random);
    month -= gap + random.int(5, 52);
    const start = dayAt(month, random);
    const title = titles[index % titles.length] ?? '';
    const again = index >= titles.length;
    return {
      title:
        again && !title.includes(',')
          ? `${title} ${['II', 'III'][Math.floor(index / titles.length) - 1] ?? ''}`.trim()
          : title,
      company,
      location,
      start,
      end,
      ...describe(material, texts.splice(0, Math.min(bullets, share))),
    };
  });
}

function inventEducation(material: Material, before: number): Study[] {
  const { words, trade, commons, random } = material;
  let year = before;
  const degrees = random.sample(trade.degrees, random.int(1, Math.min(2, trade.degrees.length)));
  return degrees.map(({ degree, field }) => {
    const end = { year, month: random.pick([2, 6, 7, 9]), day: random.int(1, 28) };
    year -= random.int(2, 4);
    const city = random.pick(words.cities)[0];
    const town = (city.split(',')[0] ?? '').trim();
    return {
      degree,
      field: random.chance(0.85) ? field : random.pick(commons.fields),
      school: random.pick(words.schools).replace('{city}', town),
      location: city,
      start: { year, month: random.pick([8, 9, 10]), day: random.int(1, 28) },
      end,
    };
  });
}

function inventCertificates(material: Material): Certificate[] {
  const { trade, random } = material;
  return random.sample(trade.certificates, random.int(0, 3)).map(({ name, issuer }) => {
    const date = { year: random.int(2014, 2024), month: random.int(1, 12), day: random.int(1, 28) };
    return {
      name,
      issuer: fill(issuer, material),
      number: random.chance(0.35)
        ? `${random.pick(['RN', 'A', 'BX', 'C-', 'LIC'])}${random.int(10_000, 9_999_999)}`
        : '',
      date,
      expiry: random.chance(0.35) ? { ...date, year: date.year + random.int(2, 5) } : null,
    };
  });
}

type Career = Pick<Person, 'summary' | 'roles' | 'education' | 'certificates'>;

/** Roles without gaps in the truth: every text of a person is theirs alone. */
export function inventCareer(material: Material): Career {
  const { random, commons } = material;
  const roles = inventRoles(material);
  const used = new Set(roles.flatMap(({ bullets }) => bullets));
  const spare = sentences(material, 99).filter((text) => !used.has(text));
  return {
    roles,
    summary: random.chance(0.5)
      ? `${random.sample(spare, 2).join('. ')}${fill(random.pick(commons.tails), material)}.`
      : '',
    education: inventEducation(material, (roles.at(-1)?.start.year ?? 2010) - random.int(0, 1)),
    certificates: inventCertificates(material),
  };
}
