import { describe, expect, it } from 'vitest';
import { analyzePosting } from './analyze-posting.ts';
import { listKeywords } from './keywords.ts';

const keywords = (...lines: string[]) => listKeywords(analyzePosting({ text: lines.join('\n') }));

describe('the terms of a posting', () => {
  it('completes half words that share their ending', () => {
    const { terms } = analyzePosting({
      text: 'Sachbearbeiter\n\nAufgaben\n- Erstellen der Fracht- und Zollpapiere für unsere Kunden',
    });
    expect(terms.map(({ canonical }) => canonical)).toEqual(
      expect.arrayContaining(['Transport documents', 'Customs papers']),
    );
  });

  it('takes phrases from duties where the lexicon knows little', () => {
    const found = keywords('Falconer', '', 'Duties', '- Train hawks, falcons and owls for flying displays');
    expect(found).toContain('falcons');
  });

  it('leaves out words that lost the space between them, and authorities', () => {
    const found = keywords(
      'Billing Specialist',
      '',
      'Requirements',
      '- Invoice validation for the GurgaonCompany with high AccuracyE',
      '- Reports to the Department of Labor',
    );
    expect(found.join(' ')).not.toMatch(/Gurgaon|AccuracyE|Department/);
    expect(found).toContain('Invoice validation');
  });

  it('shows nearly all terms of a short posting', () => {
    const found = keywords(
      'HGV Class 2 Driver',
      '',
      'You must have',
      '- Driver CPC, digital tachograph card, tail lift and multi-drop experience',
      '- Proof of delivery, vehicle checks, handheld scanner, load securing, pallet truck, PPE',
      '- ADR, forklift licence, route planning, first aid',
    );
    expect(found).toEqual(expect.arrayContaining(['multi-drop', 'load securing', 'ADR']));
    expect(found.length).toBeGreaterThan(12);
  });

  it('takes the category of a driving licence for no programming language', () => {
    const found = keywords(
      'Kierowca C+E',
      '',
      'Wymagania',
      '- prawo jazdy kat. C+E, karta kierowcy, ADR',
      '- zabezpieczanie ładunku, tachograf cyfrowy, naczepa, transport międzynarodowy, dokumenty przewozowe',
    );
    expect(found).not.toContain('C');
    expect(found).toContain('prawo jazdy');
  });
});
