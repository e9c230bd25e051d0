/** @jsxRuntime automatic */
/** @jsxImportSource react */
// The pragmas are needed because tsx looks for tsconfig.json in the working directory, which may be another one.
import { Text, View } from '@react-pdf/renderer';
import { breakLongWords } from '../printable/line-fitting.ts';
import { textDirection } from '../printable/printable-text.ts';
import type { FontWeight, ResumeFonts } from './resume-fonts.ts';
import { INK, RULE, SOFT_INK } from './resume-style.ts';
import type { ResumeStyle } from './resume-style.ts';

/** Inter's contextual alternates turn "->" into an arrow and "3x4" into "3×4": the page shows what was typed. */
export const AS_TYPED = { calt: 0 };

/** Passed to every part of the page that sets text. */
export interface Setter {
  fonts: ResumeFonts;
  style: ResumeStyle;
  /** Width of the column in points. */
  width: number;
}

interface LineProps {
  text: string;
  setter: Setter;
  size?: number;
  weight?: FontWeight;
  color?: string;
  width?: number;
  lineHeight?: number;
}

/** A paragraph in its own writing direction, with words wider than the column broken. */
export function Paragraph({
  text,
  setter,
  size = setter.style.size.body,
  weight = 400,
  color = INK,
  width = setter.width,
  lineHeight = setter.style.lineHeight,
}: LineProps) {
  const direction = textDirection(text);
  const measure = (one: string) => setter.fonts.measure(one, size, weight);
  return (
    <Text
      style={{
        width,
        fontSize: size,
        fontWeight: weight,
        color,
        lineHeight,
        direction,
        textAlign: direction === 'rtl' ? 'right' : 'left',
      }}
    >
      {breakLongWords(text, width, measure)}
    </Text>
  );
}

export function Bullet({ text, setter }: { text: string; setter: Setter }) {
  const rtl = textDirection(text) === 'rtl';
  return (
    // Not stretched: a bullet sign as tall as its text can't be broken across pages, and neither could the text.
    <View style={{ flexDirection: rtl ? 'row-reverse' : 'row', alignItems: 'flex-start' }}>
      <Text
        style={{
          width: setter.style.bulletIndent,
          fontSize: setter.style.size.body,
          lineHeight: setter.style.lineHeight,
          color: SOFT_INK,
          textAlign: rtl ? 'right' : 'left',
        }}
      >
        •
      </Text>
      <Paragraph text={text} setter={setter} width={setter.width - setter.style.bulletIndent} />
    </View>
  );
}

export function Heading({ text, setter }: { text: string; setter: Setter }) {
  return (
    <View
      style={{
        marginBottom: setter.style.space.afterHeading,
        borderBottomWidth: 0.75,
        borderBottomColor: RULE,
        paddingBottom: 2,
      }}
    >
      <Text style={{ fontSize: setter.style.size.heading, fontWeight: 600, lineHeight: 1.3, color: INK }}>
        {text}
      </Text>
    </View>
  );
}
