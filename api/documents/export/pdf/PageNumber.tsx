/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Path, Svg } from '@react-pdf/renderer';
import { textDirection } from '../printable/printable-text.ts';
import type { Setter } from './ResumeText.tsx';
import { DATE_GAP, MARGIN, SOFT_INK } from './resume-style.ts';

interface PageNumberProps {
  name: string;
  page: number;
  pages: number;
  setter: Setter;
}

/**
 * "Ana Kowalska   2 / 3" at the foot of each page, drawn as outlines: visible to people, but not part of the text,
 * where it would interrupt a bullet that continues on the next page.
 */
export function PageNumber({ name, page, pages, setter }: PageNumberProps) {
  const { path, width } = setter.fonts.outline(`${page} / ${pages}`, setter.style.size.footer, 400);
  const owner = setter.fonts.outline(name, setter.style.size.footer, 400);
  const height = setter.style.size.footer * 1.5;
  const style = { position: 'absolute', bottom: MARGIN.bottom / 2, height } as const;
  return (
    <>
      {textDirection(name) === 'ltr' &&
        owner.width < setter.width - width - DATE_GAP &&
        owner.path !== '' && (
          <Svg
            style={{ ...style, left: MARGIN.side, width: owner.width }}
            viewBox={`0 0 ${owner.width} ${height}`}
          >
            <Path d={owner.path} fill={SOFT_INK} />
          </Svg>
        )}
      <Svg style={{ ...style, right: MARGIN.side, width }} viewBox={`0 0 ${width} ${height}`}>
        <Path d={path} fill={SOFT_INK} />
      </Svg>
    </>
  );
}
