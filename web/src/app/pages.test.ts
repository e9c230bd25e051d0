// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { printPages } from '../../print-pages.ts';
import { NAVIGATION } from './__generated__/menu.ts';
import { PAGE_QUERIES } from './__generated__/queries.ts';
import { listFirstPages } from './firstPages.ts';
import { PAGES, type Page } from './pages.ts';
import { createRoutes } from './routes.tsx';

const src = path.join(import.meta.dirname, '..');

describe('generated from the table of pages', () => {
  it.each(PAGES)('$path has a route and existing modules', (page) => {
    const modules = [page.module, page.visitorModule, ...(page.openedAt ?? []).flatMap((at) => at.modules)];
    for (const module of modules) if (module) expect(existsSync(path.join(src, module)), module).toBe(true);
    for (const address of [page.path, page.alias]) {
      if (address === undefined) continue;
      const matched = matchRoutes(createRoutes(true), address.replace(':id?', '7'))?.at(-1)?.route;
      expect(matched?.handle).toEqual(page.handle);
      expect(matched?.lazy).toBeDefined();
    }
  });

  it('the menu, in order', () => {
    const icons = new Map<string, unknown>(Object.entries(lucide));
    expect(NAVIGATION).toEqual(
      PAGES.flatMap(({ path, alias, menu }) => {
        if (!menu) return [];
        const to = path.replace('/:id?', '');
        return [{ ...menu, to, icon: icons.get(menu.icon), ...(alias !== undefined && { alias }) }];
      }),
    );
  });

  it('the queries that the entry sends ahead', () => {
    expect([...PAGE_QUERIES].map(([path, { params }]) => [path, params.name])).toEqual(
      PAGES.flatMap(({ path, query }) => (query ? [[path, query]] : [])),
    );
  });
});

describe('a page that is added to the table', () => {
  const salaries: Page = {
    path: '/salaries',
    audience: 'signed-in',
    handle: { title: 'Salaries', shape: 'list' },
    module: 'features/salaries/salariesRoute.ts',
    query: 'SalariesPageQuery',
    openedAt: [{ path: '/salaries', modules: ['features/salaries/Chart.tsx'] }],
    menu: { label: 'Salaries', icon: 'Coins' },
  };
  const printed = printPages([...PAGES, salaries]);

  it('gets its route, its menu entry and its early query', () => {
    expect(printed['routes.ts']).toContain(
      '{ path: "/salaries", handle: {"title":"Salaries","shape":"list"}, ' +
        'lazy: () => import("../../features/salaries/salariesRoute.ts") }',
    );
    expect(printed['menu.ts']).toMatch(/import \{.*\bCoins\b.*\} from 'lucide-react'/);
    expect(printed['menu.ts']).toContain('{ label: "Salaries", to: "/salaries", icon: Coins }');
    expect(printed['queries.ts']).toContain('["/salaries", SalariesPageQuery]');
  });

  it('gets its own first-page entry with the shell and the page', () => {
    const modules = [
      'src/app/showApp.tsx',
      'src/app/appShellRoute.ts',
      'src/features/salaries/salariesRoute.ts',
      'src/features/salaries/Chart.tsx',
    ];
    expect(listFirstPages([...PAGES, salaries])).toContainEqual({
      path: '/salaries',
      signedIn: true,
      modules,
    });
  });

  it('leaves the landing page alone', () => {
    expect(listFirstPages([...PAGES, salaries])[0]).toEqual({
      path: '/',
      signedIn: false,
      modules: ['src/app/showLanding.tsx'],
    });
  });
});
