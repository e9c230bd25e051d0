import { posix } from 'node:path';

/** A file of the repository: its path from the root, with `/`, and its text. */
export interface TextFile {
  path: string;
  text: string;
}

/** The valid targets of references. */
export interface Targets {
  /** All files and their folders. */
  paths: ReadonlySet<string>;
  /** For each Markdown file, the anchors of its headings. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** The numbers of the decisions: "0039". */
  decisions: ReadonlySet<string>;
}

const CODE_BLOCK = /^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[^\n]*$/gm;
const HEADING = /^#{1,6} +(.+?) *#*$/gm;
const DOCUMENT = /(?<![\w/.-])(docs\/[\w./-]*\w\.md)(?:#([\p{L}\p{N}_-]+))?/gu;
const DECISION = /(?:docs\/decisions\/|\bdecisions? )(\d{4})\b/gi;
/** Decisions refer to each other by number alone. */
const NUMBER = /(?<![\w.-])(00\d\d)(?![\w.-])/g;
/** One of our files in backticks, as documents name the tests that prove something. */
const SOURCE = /`((?:api|web|e2e|bench|scripts|prisma)\/[\w./-]+\.(?:tsx?|mjs|js|prisma))`/g;
const LINK = /\]\(([^()\s]+)\)/g;
/** Papers that this project was once built from: nobody who reads the repository has them. */
const ELSEWHERE =
  /shared[/](?:spec|design)\b|\bthe\s[*/\s]*specification\b|(?<![\w/-])(?:specification|decisions|libraries|stack|interface|review)\.md/gi;

/** The anchors of a Markdown file's headings, as GitHub generates them. */
export function listAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replace(CODE_BLOCK, '').matchAll(HEADING)) {
    const anchor = heading
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let name = anchor;
    for (let n = 1; anchors.has(name); n += 1) name = `${anchor}-${n}`;
    anchors.add(name);
  }
  return anchors;
}

/** Collects the valid targets of references in a repository's files. */
export function collectTargets(files: readonly TextFile[]): Targets {
  const paths = new Set(files.map(({ path }) => path));
  for (const { path } of files)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) paths.add(folder);
  const markdown = files.filter(({ path }) => path.endsWith('.md'));
  return {
    paths,
    anchors: new Map(markdown.map(({ path, text }) => [path, listAnchors(text)])),
    decisions: new Set([...paths].flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? [])),
  };
}

/** All broken references in a file, as `path:line what`. */
export function danglingReferences({ path, text }: TextFile, targets: Targets): string[] {
  const found: { at: number; what: string }[] = [];
  const check = (at: number, target: string, anchor: string | undefined) => {
    if (!targets.paths.has(target)) found.push({ at, what: `there is no ${target}` });
    else if (anchor && targets.anchors.get(target)?.has(anchor) === false)
      found.push({ at, what: `${target} has no heading #${anchor}` });
  };
  const checkDecision = (at: number, number: string) => {
    if (!targets.decisions.has(number)) found.push({ at, what: `there is no decision ${number}` });
  };
  for (const { index, 1: target = '', 2: anchor } of text.matchAll(DOCUMENT)) check(index, target, anchor);
  for (const { index, 1: number = '' } of text.matchAll(DECISION)) checkDecision(index, number);
  if (path.startsWith('docs/decisions/'))
    for (const { index, 1: number = '' } of text.matchAll(NUMBER)) checkDecision(index, number);
  if (path.endsWith('.md')) {
    for (const { index, 1: source = '' } of text.matchAll(SOURCE)) check(index, source, undefined);
    for (const { index, 1: link = '' } of text.matchAll(LINK)) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(link)) continue;
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
      // A link from the root is also a document path, and was checked as one.
      if (target !== file || !target.startsWith('docs/') || !target.endsWith('.md'))
        check(index, target, anchor);
    }
  }
  for (const { index, 0: words } of text.matchAll(ELSEWHERE))
    found.push({ at: index, what: `"${words.replace(/\s+/g, ' ')}" is not in this repository` });
  const countLines = (at: number) => text.slice(0, at).split('\n').length;
  return found.sort((a, b) => a.at - b.at).map(({ at, what }) => `${path}:${countLines(at)} ${what}`);
}
