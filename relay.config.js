// The compiler loads this by require(): a default export is not understood, named exports are.
export const src = './web/src';
export const schema = './schema.graphql';
export const language = 'typescript';
export const artifactDirectory = './web/src/__generated__';
export const excludes = ['**/node_modules/**', '**/__generated__/**'];
export const useImportTypeSyntax = true;
export const customScalarTypes = { DateTime: 'string' };
export const persistConfig = { file: './persisted-queries.json', algorithm: 'SHA256' };
