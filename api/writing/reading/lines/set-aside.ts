import { isInstructionToMachine } from './instructions.ts';
import type { Line } from './line.ts';

const PAGE_NUMBER =
  /^(?:page|seite|p[aá]gina|pagina|strona|p\.)?\s*\d{1,3}(?:\s*(?:\/|of|von|sur|de|di|z)\s*\d{1,3})?$/i;
/** A number alone on a line, with space around it; without space it may be part of a narrow column's text. */
const BARE_NUMBER = /^\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?$/;
const CONSENT =
  /wyra[zż]am zgod[eę]|i (?:hereby )?(?:give (?:my )?)?consent to (?:my personal data|the processing)|autorizzo (?:il|al) trattamento|autorizo o tratamento|references (?:are )?available (?:up)?on request|r[eé]f[eé]rences (?:disponibles )?sur demande|last updated on|резюме обновлено|^\s*(?:i hereby declare|hiermit erkl[aä]re)/i;

export interface SetAside {
  kept: Line[];
  /** Comments, page numbers, consent clauses, text for machines. */
  aside: Line[];
  hasInstructions: boolean;
}

/** Separates the lines that are not content of a history. They are still shown as unplaced lines. */
export function setAside(lines: Line[]): SetAside {
  const kept: Line[] = [];
  const aside: Line[] = [];
  let hasInstructions = false;
  let follows = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const wraps = next !== undefined && next.marker === '' && !next.gapBefore && !/[.!?]$/.test(line.text);
    const isContinued: boolean =
      follows && line.marker === '' && !line.gapBefore && /^\p{Ll}/u.test(line.text);
    const isOrder: boolean =
      !line.isHidden &&
      (isContinued ||
        isInstructionToMachine(line.text) ||
        (wraps &&
          line.text.length < 300 &&
          !isInstructionToMachine(next.text) &&
          isInstructionToMachine(`${line.text} ${next.text}`)));
    follows = isOrder && !/[.!?}\]]$/.test(line.text);
    hasInstructions ||= isOrder;
    if (
      isOrder ||
      line.isHidden ||
      PAGE_NUMBER.test(line.text) ||
      (BARE_NUMBER.test(line.text) && line.gapBefore && (next === undefined || next.gapBefore)) ||
      (line.text.length < 600 && CONSENT.test(line.text))
    )
      aside.push(line);
    else kept.push(line);
  }
  return { kept, aside, hasInstructions };
}
