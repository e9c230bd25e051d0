/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Link, Text } from '@react-pdf/renderer';
import { breakLongWords, fillLines } from '../printable/line-fitting.ts';
import type { ContactItem } from '../printable/resume-links.ts';
import type { Setter } from './ResumeText.tsx';
import { SOFT_INK } from './resume-style.ts';

/** E-mail, phone, place and web addresses, as words rather than icons, on as few lines as possible. */
export function ResumeContact({ items, setter }: { items: ContactItem[]; setter: Setter }) {
  const separator = '  ·  ';
  const measure = (text: string) => setter.fonts.measure(text, setter.style.size.contact, 400);
  const lines = fillLines(items, (item) => item.text, separator, setter.width * 0.98, measure);
  return lines.map((line, row) => (
    <Text key={row} style={{ fontSize: setter.style.size.contact, lineHeight: 1.5, color: SOFT_INK }}>
      {line.map((item, i) => {
        const text = breakLongWords(item.text, setter.width, measure);
        return (
          <Text key={i}>
            {i > 0 && separator}
            {item.href === undefined ? (
              text
            ) : (
              <Link src={item.href} style={{ color: SOFT_INK, textDecoration: 'none' }}>
                {text}
              </Link>
            )}
          </Text>
        );
      })}
    </Text>
  ));
}
