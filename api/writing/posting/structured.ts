/** What a page says about its job in machine-readable form (schema.org JobPosting). Empty where it says nothing. */
export interface StructuredPosting {
  title: string;
  company: string;
  location: string;
  remote: boolean;
  pay: string;
  description: string;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function findPosting(value: unknown, depth: number): Json | null {
  if (depth > 4) return null;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 50)) {
      const found = findPosting(item, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(value)) return null;
  const type = value['@type'];
  if (type === 'JobPosting' || (Array.isArray(type) && type.includes('JobPosting'))) return value;
  return findPosting(value['@graph'], depth + 1);
}

function placeOf(value: unknown): string {
  const place = Array.isArray(value) ? value[0] : value;
  if (!isObject(place)) return textOf(place);
  const address = place['address'];
  if (!isObject(address)) return textOf(address) || textOf(place['name']);
  const country = address['addressCountry'];
  const parts = [
    address['addressLocality'],
    address['addressRegion'],
    isObject(country) ? country['name'] : country,
  ];
  return parts
    .map(textOf)
    .filter((part) => part !== '')
    .slice(0, 3)
    .join(', ');
}

function payOf(value: unknown): string {
  if (!isObject(value) || !isObject(value['value'])) return '';
  const amount = value['value'];
  const range = [amount['minValue'] ?? amount['value'], amount['maxValue']]
    .map(textOf)
    .filter((part) => part !== '')
    .join(' - ');
  const unit = textOf(amount['unitText']).toLowerCase();
  return range === ''
    ? ''
    : [textOf(value['currency']), range, unit === '' ? '' : `per ${unit}`]
        .filter((part) => part !== '')
        .join(' ');
}

/** Reads the first JobPosting in a page's JSON-LD, `null` when the page has none that can be parsed. */
export function structuredPosting(html: string): StructuredPosting | null {
  if (!html.includes('JobPosting')) return null;
  for (const script of html.matchAll(/<script\b[^>]{0,300}ld\+json[^>]{0,300}>([^]*?)<\/script/gi)) {
    const posting = findPosting(parsed(script[1] ?? ''), 0);
    if (!posting) continue;
    const company = posting['hiringOrganization'];
    return {
      title: textOf(posting['title']),
      company: isObject(company) ? textOf(company['name']) : textOf(company),
      location: placeOf(posting['jobLocation']),
      remote: textOf(posting['jobLocationType']).toUpperCase() === 'TELECOMMUTE',
      pay: payOf(posting['baseSalary']),
      description: textOf(posting['description']),
    };
  }
  return null;
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return null;
  }
}
