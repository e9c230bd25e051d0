import path from 'node:path';
import type { Plugin } from 'vite';

// A tag follows a space or a bracket; the path `/graphql` at the end of a template literal doesn't count.
const TAG = /(?<![\w./])graphql\s*`([^`]*)`/g;
const NAME = /\b(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)/;

/**
 * Replaces each `graphql` tag with an import of the artifact that relay-compiler wrote for it. It takes the place of
 * the Babel plugin, since the build has no Babel. `npm run dev` reruns the compiler (`relay-compiler --watch` would
 * need watchman).
 *
 * @param artifacts absolute path of the artifact folder
 */
export function relay(artifacts: string): Plugin {
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules|__generated__/ },
        code: /graphql\s*`/,
      },
      handler(code, id) {
        const imports: string[] = [];
        const out = code.replace(TAG, (whole, text: string) => {
          const name = NAME.exec(text)?.[1] ?? this.error(`unnamed GraphQL document in ${id}`);
          const file = path.relative(path.dirname(id), path.join(artifacts, `${name}.graphql.ts`));
          const specifier = file.startsWith('.') ? file : `./${file}`;
          imports.push(`import __relay_${name} from ${JSON.stringify(specifier)};`);
          // Keep the document's line breaks, so that line numbers in stack traces stay right.
          return `__relay_${name}` + '\n'.repeat(whole.split('\n').length - 1);
        });
        return imports.length > 0 ? { code: `${out}\n${imports.join('\n')}\n`, map: null } : null;
      },
    },
  };
}
