/** Words of other languages that no English text has: bullets are too short to count the English ones. */
const FOREIGN =
  /[äöüßąćęłńśźżñ]|(?<![\p{L}])(?:und|der|das|dem|den|mit|im|zur|zum|von|bei|sowie|für|le|la|les|des|du|et|aux|avec|dans|pour|une|el|los|las|del|para|y|il|della|delle|dei|nella|gli|di|che|com|dos|uma|oraz|się|dla|na|het|een|voor|met|aan)(?![\p{L}'’])/giu;
const ENGLISH =
  /(?<![\p{L}])(?:the|and|of|with|for|to|from|by|at|on|my|our|was|were|i|each|every|\p{L}{2,}(?:ed|ing))(?![\p{L}])/iu;

/** Whether a text is in English, as far as so few words show. */
export function isEnglish(text: string): boolean {
  const foreign = text.match(FOREIGN)?.length ?? 0;
  return foreign === 0 || (foreign === 1 && ENGLISH.test(text));
}
