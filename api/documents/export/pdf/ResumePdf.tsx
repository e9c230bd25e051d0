/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page, View } from '@react-pdf/renderer';
import { PageNumber } from './PageNumber.tsx';
import type { PrintableResume } from '../printable/printable-resume.ts';
import { ResumeContact } from './ResumeContact.tsx';
import { RESUME_FONTS } from './resume-fonts.ts';
import type { ResumeFonts } from './resume-fonts.ts';
import { MARGIN, PAPER, columnWidth } from './resume-style.ts';
import type { ResumeStyle } from './resume-style.ts';
import { AS_TYPED, Paragraph } from './ResumeText.tsx';
import type { Setter } from './ResumeText.tsx';
import { sectionBlocks } from './section-blocks.tsx';

export interface ResumePdfProps {
  resume: PrintableResume;
  fonts: ResumeFonts;
  style: ResumeStyle;
  createdAt: Date;
  /** Called with react-pdf's internal layout tree, which has no public type. */
  onLayout: (layout: unknown) => void;
}

/** The only resume template: one column, real text in reading order, no pictures. */
export function ResumePdf({ resume, fonts, style, createdAt, onLayout }: ResumePdfProps) {
  const setter: Setter = { fonts, style, width: columnWidth(resume.paper) };
  const { width, height } = PAPER[resume.paper];
  return (
    <Document
      title={resume.fileTitle}
      author={resume.name}
      language={resume.language}
      creator="Tailorbird"
      producer="Tailorbird"
      creationDate={createdAt}
      onRender={(result: object) =>
        onLayout('_INTERNAL__LAYOUT__DATA_' in result && result._INTERNAL__LAYOUT__DATA_)
      }
    >
      <Page
        size={[width, height]}
        style={{
          fontFamily: RESUME_FONTS,
          fontFeatureSettings: AS_TYPED,
          paddingTop: MARGIN.top,
          paddingBottom: MARGIN.bottom,
          paddingHorizontal: MARGIN.side,
        }}
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <>
            <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>{children}</View>
            {totalPages > 1 && (
              <PageNumber name={resume.name} page={pageNumber} pages={totalPages} setter={setter} />
            )}
          </>
        )}
      >
        {resume.name !== '' && (
          <View wrap={false} style={{ marginBottom: 4 }}>
            <Paragraph
              text={resume.name}
              setter={setter}
              size={style.size.name}
              weight={600}
              lineHeight={1.2}
            />
          </View>
        )}
        <ResumeContact items={resume.contact} setter={setter} />
        {resume.sections.flatMap((section, i) => sectionBlocks(section, setter, i === 0))}
      </Page>
    </Document>
  );
}
