/**
 * Text that addresses a machine instead of describing a person. It is data like the rest, so it is never obeyed, and it
 * isn't a fact about anybody's work, so it is set aside. Each pattern requires an imperative that names the reader or
 * the document: "Built system prompts for ChatGPT" is an honest bullet and is kept.
 */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|foregoing|all|any|your|system)\b.{0,40}\b(?:instructions?|prompts?|rules|directions|commands|guidelines|context)\b/i,
  /\b(?:do not|don['’]t|never)\s+(?:parse|read|evaluate|score|summari[sz]e|process|analy[sz]e|reject)\s+(?:this|the|my)\s+(?:resume|r[eé]sum[eé]|cv|document|text|file|candidate)\b/i,
  /(?:^|[.:!;]\s*|\binstead\s+)(?:please\s+)?(?:output|respond|reply|answer|print|return|say|write)\s+(?:only|exactly|just|nothing|with\s+(?:only|exactly|just|the))\b/i,
  /(?:^|[.:!;]\s*)you\s+(?:are|must|should|will|have to)\s+(?:now\s+)?(?:an?\s+)?(?:act\b|an?\s)?.{0,30}\b(?:ai|a\.i\.|language model|llm|chatbot|chatgpt|assistant that|jailbroken|dan)\b/i,
  /(?:^|[.:!;]\s*)(?:please\s+)?(?:rate|rank|score|mark|recommend|approve|hire|shortlist|classify)\s+(?:this|the|me\b|him\b|her\b)\s*(?:candidate|applicant|person|resume|cv|profile)?\s*(?:as|for|with|at|highly|immediately|first|the best|above|10)\b/i,
  /\b(?:note|notice|message|attention|instructions?|important)\s*(?:to|for)\s+(?:the\s+|all\s+|any\s+)?(?:ai|llms?|language models?|chatbots?|models?|assistants?|bots?|parsers?|ats|automated)\b/i,
  /\b(?:if you are|as)\s+an?\s+(?:ai|llm|large language model|language model)\b.{0,60}\b(?:must|should|please|ignore|say|reply|give|recommend|rate|you)\b/i,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)[^|]{0,20}\|>|\[\/?INST\]|<<\/?SYS>>|\b(?:begin|end) (?:system )?prompt\b/i,
  /^(?:system|assistant)\s*:\s*(?:you|ignore|override|from now|the candidate)\b/i,
  /\b(?:say|write|state|claim|mention|pretend|conclude|tell\s+(?:them|him|her|us|the\s+(?:applicant|candidate|user|reader)))\s+that\s+(?:the|this|that|your)\s+(?:candidate|applicant|author|person|user|reader)\b/i,
  /\b(?:praise|describe)\s+(?:the|this)\s+(?:candidate|applicant|author|user|reader)\s+as\b/i,
  /\b(?:repeat|print|reveal|show|output|translate)\b.{0,30}\b(?:(?:the|your) system (?:prompt|message|text)|your (?:prompt|instructions|rules)|(?:words|text|everything) above)\b/i,
  /\b(?:end|begin|start|finish)\s+(?:every|each|all|your)\s+(?:answers?|sentences?|repl(?:y|ies)|responses?|outputs?)\s+with\b/i,
  /\bnew instructions?\s*:|\bfrom now on,? (?:you|ignore|respond|answer)\b/i,
  /\b(?:ignorier(?:e|en sie|t)?|vergiss|missachte|verg(?:iss|essen sie))\b.{0,40}\b(?:anweisungen|instruktionen|anleitungen|vorgaben)\b/i,
  /\b(?:ignore[rz]?|oublie[rz]?|ne tiens pas compte|ne tenez pas compte)\b.{0,40}\b(?:instructions|consignes|directives)\b/i,
  /\b(?:ignora|ignore|ignorad|olvida|haz caso omiso|descarta)\b.{0,40}\b(?:instrucciones|indicaciones)\b/i,
  /\b(?:ignora|ignorate|ignori|dimentica)\b.{0,40}\b(?:istruzioni|indicazioni)\b/i,
  /\b(?:ignore|ignora|esque[cç]a|desconsidere)\b.{0,40}\b(?:instru[cç][oõ]es|orienta[cç][oõ]es)\b/i,
  /(?:zignoruj|ignoruj|pomi[nń]|zapomnij).{0,40}(?:instrukcj|polece[nń]|wytyczn)/i,
];
/** Every instruction contains one of these words, so a line without them needs no further check. */
const HINT =
  /ignor|disregard|forget|overrid|bypass|do not|\bthat (?:the|this|that|your)\b|(?:the|this) (?:candidate|applicant|author|user|reader) as|system|above|(?:every|each|all|your) (?:answer|sentence|repl|response|output)|don['’]t|never|output|respond|reply|answer|print|return|say|write|you (?:are|must|should|will|have)|rate|rank|score|mark|recommend|approve|hire|shortlist|classify|\b(?:ai|llms?|ats|bots?|parsers?)\b|model|chatbot|assistant|<\||inst\]|<<|prompt|instruction|from now|vergiss|vergess|missachte|oubli|tien|tenez|olvida|caso omiso|descarta|dimentica|esque|desconsider|pomi|zapomn/i;
const LONGEST = 4000;

/** Letters of other alphabets that look like Latin ones, and theirs. */
const LOOKALIKES = new Map(
  [...'аеорсхуіѕјһԁАВЕКМНОРСТХУІЅЈ'].map((letter, at) => [letter, 'aeopcxyisjhdABEKMHOPCTXYISJ'.charAt(at)]),
);

/** A text as a reader sees it: nothing invisible, and one alphabet for what looks the same. */
function asItLooks(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const visible = text.replace(/\p{Cf}/gu, '');
  return /\p{Script=Cyrillic}/u.test(visible)
    ? visible.replace(/\p{Script=Cyrillic}/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    : visible;
}

/** True when a line, a bullet or a sentence tries to give orders to whoever processes the text. */
export function isInstructionToMachine(text: string): boolean {
  const part = asItLooks(text.length > LONGEST ? text.slice(0, LONGEST) : text);
  return HINT.test(part) && PATTERNS.some((pattern) => pattern.test(part));
}

/** A text in which each sentence that gives orders to a machine is blank; every offset stays. */
export function blankInstructions(text: string): string {
  if (!isInstructionToMachine(text)) return text;
  return text.replace(/[^.!?\n]+[.!?]*/g, (sentence) =>
    isInstructionToMachine(sentence) ? ' '.repeat(sentence.length) : sentence,
  );
}
