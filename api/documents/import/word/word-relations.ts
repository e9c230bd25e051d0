import { readAttribute, tokensOf } from '../blocks/markup-tokens.ts';

/** What one part of a Word document says of another, or of an address outside. */
export interface Relation {
  /** The last part of its type: "styles", "hyperlink". */
  type: string;
  target: string;
}

/** The relations of a part by their ids, from the part that ends in `.rels`. */
export function readRelations(xml: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'open' || !token.name.endsWith('relationship')) continue;
    const type = readAttribute(token.attributes, 'Type') ?? '';
    relations.set(readAttribute(token.attributes, 'Id') ?? '', {
      type: type.slice(type.lastIndexOf('/') + 1),
      target: readAttribute(token.attributes, 'Target') ?? '',
    });
  }
  return relations;
}
