import type { Segment } from '../posting/zones.ts';

/** What a sentence of a posting is worth as a requirement; a higher rank is asked for more clearly. */
export type Rank = 0 | 1 | 2 | 3 | 4;

/** Ranks, named where they are decided. */
export const RANK = { none: 0, prose: 1, duty: 2, wish: 3, demand: 4 } as const satisfies Record<
  string,
  Rank
>;

/** An invitation to apply, a link, a contact, or a sentence about the posting itself. */
const ABOUT_APPLYING =
  /https?:\/\/|^(?:#|www\.|\(|\{%|\[[^\]]+\]\()|@[\p{L}\p{N}-]+\.\p{L}{2}|(?<![\p{L}])(?:apply (?:now|today|here|by|online|via|at|through)|to apply(?= (?:now|today|here|by|online|via|at|through|please|send|click|visit)(?![\p{L}])|\s*[,.:!]|\s*$)|join us|(?:does|if) (?:that|this) sounds? like you|click (?:here|on)|send (?:us )?your|submit (?:your|a)|by (?:clicking|applying|submitting)|our privacy (?:policy|notice)|your (?:resume|application|cv|cover letter)|disqualif\w+|application (?:form|process|deadline)|we look forward|learn more|for more information|please (?:note|visit|contact|call|send|include|submit|apply|see)|bewerben sie|bewirb dich|wir freuen uns|postulez|envoyez|envía|enviar|inscríbete|candidati|invia|candidate-se|wyślij|aplikuj|solliciteer)(?![\p{L}])/iu;
/** What the employer says about itself or gives. */
const ABOUT_EMPLOYER =
  /^(?:we|we['’](?:re|ve|ll)|our|with us|at \p{Lu}[^,]{1,40},? (?:we|you|our)|here|wir|unser\w*|nous|notre|nos|nosotros|nuestr\w+|noi|il nostro|nós|nosso|my|nasz\w*|wij|ons)(?![\p{L}])/iu;
const ADDRESSES_READER =
  /(?<![\p{L}])(?:you|your|candidates?|applicants?|someone|seek\w*|looking for|require[sd]?|need|must|du|dich|dein\w*|sie|ihre?|suchen|vous|votre|recherch\w+|buscamos|requerimos|cerchiamo|procuramos|szukamy|oczekujemy|zoeken)(?![\p{L}])/iu;
const PAY =
  /[$€£]\s?\d|\d\s?(?:€|EUR|USD|PLN|zł|£)(?![\p{L}])|(?<![\p{L}])(?:per annum|salary (?:range|band|is|of)|(?<!workers?['’]?s?['’]? )compensation(?! claims?)|(?:on|plus|with|uncapped|earn) commission|commission (?:based|only|structure|scheme|plan)|bonus scheme|hourly rate|pay range|gehalt\w*|vergütung|rémunération|salario|stipendio|retribuzione|salário|wynagrodzenie|salaris)(?![\p{L}])/iu;
/** Money that the work is about. */
const MANAGED_MONEY =
  /(?<![\p{L}])(?:budgets?|quotas?|revenue|portfolios?|accounts?|deals?|projects?)(?![\p{L}])/iu;
/** A form's facts: a label and a short value ("Grade: 12", "Posted: 3 May"). */
const FORM_FACT =
  /^(?:number of vacancies|vacanc\w+|grade|posted|posting|closing|opening|deadline|reference|ref|department|division|section|reports? to|supervisor|contact|phone|tel|telephone|e-?mail|fax|address|location|job (?:id|code|type|number)|requisition|hours|work hours|title code|level|civil service)[\p{L} ]{0,20}(?:[:#]|\.\s?\d)/iu;
/** A rule for some, or about how things are done: nothing that this person must bring. */
const NOT_FOR_ALL =
  /^(?:(?:certain|some|for some|other) (?:teams?|roles?|positions?|levels?)|(?:people|those|folks|everyone) who|they|there(?:['’]s| is| are))(?![\p{L}])/iu;
const ABOUT_CULTURE = /(?<![\p{L}])(?:culture|our (?:team|company|values|mission))(?![\p{L}])/iu;
const PERMITTED = /(?<![\p{L}])(?:may be|will be made|can be made)(?![\p{L}])/iu;
const OTHER_DUTIES =
  /(?<![\p{L}])(?:other|related) (?:related )?(?:duties|work|tasks)(?: as (?:assigned|required|needed))?(?![\p{L}])/iu;

const DEMANDS = /(?<![\p{L}])(?:must|required|minimum|at least)(?![\p{L}])/iu;

/** A short line in title case between the sections: "A Note on AI". */
function isCaption({ text, bulleted }: Segment): boolean {
  if (/^(?:person|job|role) specification(?![\p{L}])/iu.test(text)) return true;
  const words = text.split(/\s+/);
  if (bulleted || words.length > 5 || /[.,;:!?\d]/.test(text)) return false;
  const small = words.filter((word) => !/^\p{Lu}/u.test(word));
  return small.every((word) => word.length <= 4) && /^(?:a|an|the|about|our|your)\s/iu.test(text);
}

/** How clearly a sentence asks for something; `RANK.none` for text that asks for nothing. */
export function rankSegment(segment: Segment): Rank {
  const { text, zone } = segment;
  if (segment.heading || zone === 'none' || zone === 'about') return RANK.none;
  if (ABOUT_APPLYING.test(text) || FORM_FACT.test(text) || (PAY.test(text) && !MANAGED_MONEY.test(text)))
    return RANK.none;
  if (NOT_FOR_ALL.test(text) || isCaption(segment)) return RANK.none;
  if (OTHER_DUTIES.test(text) && text.length < 60) return RANK.none;
  if ((ABOUT_EMPLOYER.test(text) || ABOUT_CULTURE.test(text)) && !ADDRESSES_READER.test(text))
    return RANK.none;
  if (PERMITTED.test(text) && !DEMANDS.test(text)) return RANK.prose;
  if (zone === 'requirements') return segment.need === 'preferred' ? RANK.wish : RANK.demand;
  if (zone === 'preferred') return RANK.wish;
  if (segment.need === 'required') return RANK.demand;
  if (zone === 'duties') return RANK.duty;
  return segment.bulleted ? RANK.duty : RANK.prose;
}
