import { describe, expect, it } from 'vitest';
import { analyzePosting } from './analyze-posting.ts';
import { findDeniedPart } from './denied.ts';

const posting = (...lines: string[]) =>
  `Product Designer\nLarkspur Studio\n\nRequirements:\n- Portfolio of web design\n${lines.map((line) => `- ${line}`).join('\n')}`;
const termsIn = (...lines: string[]) =>
  analyzePosting({ text: posting(...lines) }).terms.map(({ canonical }) => canonical);

describe('skills that a posting says are not needed', () => {
  it.each([
    ['Figma is not needed', 'Figma'],
    ['Figma, Sketch and InDesign are not needed', 'Figma'],
    ['No Java required', 'Java'],
    ['No Java, Kotlin or Scala required', 'Kotlin'],
    ['Experience with Docker is not required', 'Docker'],
    ['You do not need to know Kubernetes', 'Kubernetes'],
    ['Photoshop isn’t required', 'Photoshop'],
    ['Kein Führerschein erforderlich', "Driver's license"],
    ['Ein Führerschein ist nicht notwendig', "Driver's license"],
    ['SAP n’est pas exigé', 'SAP'],
    ['Aucune connaissance de SAP exigée', 'SAP'],
    ['No es necesario saber Excel', 'Excel'],
    ['No se requiere SAP', 'SAP'],
    ['SAP non è richiesto', 'SAP'],
    ['Não é necessário SAP', 'SAP'],
    ['Znajomość SAP nie jest wymagana', 'SAP'],
  ])('is no term of it: %s', (line, skill) => {
    expect(termsIn(line)).not.toContain(skill);
    expect(analyzePosting({ text: posting(line) }).requirements.map(({ text }) => text)).not.toContain(line);
  });

  it('keeps the terms in the rest of the sentence', () => {
    const found = termsIn('You must know Photoshop, but Figma is not needed');
    expect(found).toContain('Photoshop');
    expect(found).not.toContain('Figma');
    expect(termsIn('Java is required; a degree is not required')).toContain('Java');
    expect(termsIn('Experience is not required as we train you on Photoshop')).toContain('Photoshop');
  });

  it.each([
    ['Docker is required', 'Docker'],
    ['Not only Docker but also Terraform is required', 'Docker'],
    ['Docker is not required but a plus', 'Docker'],
    ['There is no dress code and Docker is required', 'Docker'],
    ['You don’t need deep Docker expertise for this role', 'Docker'],
    ['Applications no later than May; Docker required', 'Docker'],
  ])('is not found where the posting asks or wishes: %s', (line, skill) => {
    expect(termsIn(line)).toContain(skill);
  });

  it('still recognizes a preferred term', () => {
    const docker = analyzePosting({ text: posting('Docker is not required but a plus') }).terms.find(
      ({ canonical }) => canonical === 'Docker',
    );
    expect(docker?.need).toBe('preferred');
  });

  it('gives offsets in the sentence', () => {
    const text = 'You must know Photoshop, but Figma is not needed.';
    const part = findDeniedPart(text);
    expect(part && text.slice(part.from, part.to)).toMatch(/^.{0,5}Figma is not needed$/);
    expect(findDeniedPart('You will care for patients')).toBeNull();
  });
});

describe('headings and names in a posting', () => {
  it.each(['What we ask', 'What we ask of you', 'What we want', 'We ask for'])(
    'reads "%s" as the heading of the requirements',
    (heading) => {
      const { requirements, terms } = analyzePosting({
        text: `Baker\nHollyhock Bakery\n\nYour tasks\n- Bake bread\n\n${heading}\n- Experience in cake decorating\n- HACCP knowledge`,
      });
      expect(requirements.map(({ text }) => text)).not.toContain(heading);
      expect(requirements).toContainEqual(
        expect.objectContaining({ text: 'Experience in cake decorating', need: 'required' }),
      );
      expect(terms.find(({ canonical }) => canonical === 'HACCP')?.need).toBe('required');
    },
  );

  it.each(['Go', 'Java', 'Python', 'English'])('never mistakes %s for the employer', (name) => {
    const text = `${name} is looking for a backend engineer.\n\nYou will build services in Go and Java.`;
    expect(analyzePosting({ text }).company).toBe('');
  });

  it('accepts the maker of a tool as the employer', () => {
    const text = 'Figma is looking for a backend engineer.\n\nYou will build services in Go and Java.';
    expect(analyzePosting({ text }).company).toBe('Figma');
  });
});
