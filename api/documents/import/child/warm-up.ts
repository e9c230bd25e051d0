import { readDocument } from '../read-document.ts';

/** A minimal PDF with one line of text; the parser reconstructs the cross-reference table. */
const PAGE = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 58>> stream
BT /F 12 Tf 20 200 Td (Engineer, Acme Ltd, 2019 - 2021) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

/** Loads the code that the first PDF would otherwise have to wait for. Never throws. */
export async function warmUp(): Promise<void> {
  await readDocument(new TextEncoder().encode(PAGE), 'warm-up.pdf').catch(() => undefined);
}
