import type { Anchor } from '../headers/anchor.ts';
import { listCandidates } from '../headers/candidates.ts';
import type { Candidate } from '../headers/candidates.ts';
import type { TownTrust } from '../headers/header-window.ts';
import type { WrapStyle } from '../headers/wrap-evidence.ts';
import type { Line } from '../lines/line.ts';
import { isBreak, readBreak } from './breaks-in-work.ts';
import { countParts, isDatedTotal, isEmployerOfTitles } from './dated-totals.ts';
import { readUnderTotal } from './total-times.ts';
import type { EmployerTotal } from './total-times.ts';

/** The readings of the headers of a block's roles, in the order of their anchors. */
export function candidateTable(
  lines: Line[],
  anchors: Anchor[],
  totals: EmployerTotal[],
  trust: TownTrust,
  style: WrapStyle,
): Candidate[][] {
  let lastPart = -1;
  return anchors.map((anchor, order) => {
    const isPart = order <= lastPart;
    lastPart = Math.max(lastPart, order + countParts(anchors, order));
    const before = anchors[order - 1];
    const after = anchors[order + 1];
    const end = anchor.index + anchor.span - 1;
    if (isBreak(anchor)) return [readBreak(anchor)];
    const under = totals.find(({ from, to }) => from <= order && order <= to);
    if (under) return [readUnderTotal(lines, anchor, under.from === order ? under.employer : null)];
    const nextTotal = totals.find(({ from }) => from === order + 1);
    const isTotal = isDatedTotal(lines, anchors, order);
    const { wholeLines } = anchor;
    const isWhole = wholeLines !== undefined;
    const next = nextTotal?.employer ?? after?.index ?? lines.length;
    const candidates = listCandidates(
      lines,
      anchor,
      {
        low:
          isWhole || (isTotal && anchor.rest !== '') ? anchor.index : before ? before.index + before.span : 0,
        high: isTotal ? end : isWhole ? anchor.index + wholeLines - 1 : next - 1,
        isFirst: order === 0 && !isWhole,
        trust,
      },
      style,
    );
    // A name below it would be the title, and what stands beside the dates a part of the employer.
    const below = lines[end + 1];
    const isAlone = below === undefined || below.marker !== '' || after?.index === end + 1;
    const titles =
      isPart && isAlone
        ? candidates.filter(({ title, company }) => title === anchor.rest && company === '')
        : [];
    if (titles.length > 0) return titles;
    // "GX – Globex Mills (2015 – 2022)" above the titles held there is an employer, whatever parts its name.
    const employers = isEmployerOfTitles(anchors, order)
      ? candidates.filter(({ title, company }) => title === '' && company !== '')
      : [];
    return employers.length > 0 ? employers : candidates;
  });
}
