import { tokensOf } from '../blocks/markup-tokens.ts';
import type { Token } from '../blocks/markup-tokens.ts';

/** The namespaces of Word's text: of a .docx, of a strict one, and of the XML that Word 2003 saves. */
const NAMESPACE =
  /\sxmlns:([\w.-]+)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main|http:\/\/schemas\.microsoft\.com\/office\/word\/2003\/wordml)["']/i;
const USUAL = 'w';
/** The first element, which names the namespaces, is within so many characters. */
const OPENING = 20_000;

/** The tokens of a part of a Word document. Names in Word's own namespace begin with `w:`, whatever prefix the file has for it. */
export function* wordTokens(xml: string): Generator<Token> {
  const prefix = NAMESPACE.exec(xml.slice(0, OPENING))?.[1] ?? USUAL;
  if (prefix === USUAL) {
    yield* tokensOf(xml);
    return;
  }
  const own = `${prefix.toLowerCase()}:`;
  const rename = (name: string): string => (name.startsWith(own) ? `w:${name.slice(own.length)}` : name);
  for (const token of tokensOf(xml)) {
    if (token.kind === 'text') yield token;
    else if (token.kind === 'close') yield { ...token, name: rename(token.name) };
    else
      yield {
        ...token,
        name: rename(token.name),
        attributes: token.attributes.replaceAll(` ${prefix}:`, ' w:'),
      };
  }
}
