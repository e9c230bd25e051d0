import { readFileSync } from 'node:fs';
import { toolsFile } from './tools.ts';

function fontAwesome(): string {
  const font = readFileSync(toolsFile('font-awesome/fonts/fontawesome-webfont.woff2')).toString('base64');
  const css = readFileSync(toolsFile('font-awesome/css/font-awesome.min.css'), 'utf8');
  return css.replace(/src:url[^}]*\}/, `src:url(data:font/woff2;base64,${font}) format('woff2')}`);
}

/** Puts Bootstrap 3 and Font Awesome 4 into a page that links to them: pages are printed without a network. */
export function inlineStyles(html: string): string {
  return html.replace(
    /<link[^>]*href=["'][^"']*\/(bootstrap|font-awesome)(?:\.min)?\.css["'][^>]*>/g,
    (_link, name: string) => {
      const css =
        name === 'bootstrap'
          ? readFileSync(toolsFile('bootstrap/dist/css/bootstrap.min.css'), 'utf8')
          : fontAwesome();
      return `<style>${css}</style>`;
    },
  );
}
