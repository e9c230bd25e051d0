import type { LanguageCode } from '../languages/index.ts';

type Name =
  'contact' | 'skills' | 'languages' | 'certificates' | 'awards' | 'summary' | 'experience' | 'education';
const NAMES: Name[] = [
  'contact',
  'skills',
  'languages',
  'certificates',
  'awards',
  'summary',
  'experience',
  'education',
];

const words = (text: string): Record<Name, string> => {
  const list = text.split('|');
  return Object.fromEntries(NAMES.map((name, index) => [name, list[index] ?? ''])) as Record<Name, string>;
};

/** The headings of LinkedIn's PDF in the languages of the site. */
export const LINKEDIN_WORDS: Partial<Record<LanguageCode, Record<Name, string>>> = {
  en: words('Contact|Top Skills|Languages|Certifications|Honors-Awards|Summary|Experience|Education'),
  de: words(
    'Kontakt|Top-Kenntnisse|Languages|Certifications|Honors-Awards|Zusammenfassung|Berufserfahrung|Ausbildung',
  ),
  fr: words(
    'Coordonnées|Principales compétences|Languages|Certifications|Honors-Awards|Résumé|Expérience|Formation',
  ),
  es: words(
    'Contactar|Aptitudes principales|Languages|Certifications|Honors-Awards|Extracto|Experiencia|Educación',
  ),
  it: words(
    'Contatti|Competenze principali|Languages|Certifications|Honors-Awards|Riepilogo|Esperienza|Formazione',
  ),
  pt: words(
    'Contato|Principais competências|Languages|Certifications|Honors-Awards|Resumo|Experiência|Formação acadêmica',
  ),
  nl: words(
    'Contact|Belangrijkste vaardigheden|Languages|Certifications|Honors-Awards|Samenvatting|Ervaring|Opleiding',
  ),
  pl: words(
    'Kontakt|Najważniejsze umiejętności|Languages|Certifications|Honors-Awards|Podsumowanie|Doświadczenie|Wykształcenie',
  ),
  sv: words(
    'Kontakta|Främsta kompetenser|Languages|Certifications|Honors-Awards|Sammanfattning|Erfarenhet|Utbildning',
  ),
  tr: words(
    'İletişim Bilgileri|En Önemli Yetenekler|Languages|Certifications|Honors-Awards|Özet|Deneyim|Eğitim',
  ),
};
