import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

// A tag follows a blank or a bracket; the path `/graphql` at the end of a template does not count.
const TAG = /(?<![\w./])graphql\s*`([^`]*)`/g;
const NAME = /\b(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)/;
const run = promisify(execFile);

/**
 * Replaces each `graphql` tag by an import of the artifact that relay-compiler wrote for it, and runs the
 * compiler again when a file with a tag changes in development (`relay-compiler --watch` would need
 * watchman). Stands in for the Babel plugin: the build has no Babel.
 *
 * @param artifacts absolute path of the artifact folder
 * @param projectRoot absolute path of the folder that holds relay.config.js
 */
export function relay(artifacts: string, projectRoot: string): Plugin {
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
          // The line breaks of the document stay, so that lines in stack traces stay right.
          return `__relay_${name}` + '\n'.repeat(whole.split('\n').length - 1);
        });
        return imports.length > 0 ? { code: `${out}\n${imports.join('\n')}\n`, map: null } : null;
      },
    },
    async hotUpdate({ file, read }) {
      if (!/\.[jt]sx?$/.test(file) || file.includes('__generated__')) return;
      if (!/graphql\s*`/.test(await read())) return;
      const compiler = path.join(projectRoot, 'node_modules/relay-compiler/cli.js');
      try {
        await run(process.execPath, [compiler], { cwd: projectRoot });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        this.environment.logger.error(`relay-compiler: ${stdout}${stderr}`);
      }
    },
  };
}
