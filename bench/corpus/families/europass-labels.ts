import type { LanguageCode } from '../languages/index.ts';

export interface EuropassLabels {
  dates: string;
  position: string;
  employer: string;
  duties: string;
  qualification: string;
  school: string;
  motherTongue: string;
}

const labels = (text: string): EuropassLabels => {
  const [
    dates = '',
    position = '',
    employer = '',
    duties = '',
    qualification = '',
    school = '',
    motherTongue = '',
  ] = text.split('|');
  return { dates, position, employer, duties, qualification, school, motherTongue };
};

/** The labels of the Europass CV of 2004. */
export const EUROPASS: Partial<Record<LanguageCode, EuropassLabels>> = {
  en: labels(
    'Dates|Occupation or position held|Name and address of employer|Main activities and responsibilities|Title of qualification awarded|Name and type of organisation providing education and training|Mother tongue(s)',
  ),
  de: labels(
    'Datum|Beruf oder Funktion|Name und Adresse des Arbeitgebers|Wichtigste Tätigkeiten und Zuständigkeiten|Bezeichnung der erworbenen Qualifikation|Name und Art der Bildungs- oder Ausbildungseinrichtung|Muttersprache(n)',
  ),
  fr: labels(
    "Dates|Fonction ou poste occupé|Nom et adresse de l'employeur|Principales activités et responsabilités|Intitulé du certificat ou diplôme délivré|Nom et type de l'établissement d'enseignement ou de formation|Langue(s) maternelle(s)",
  ),
  es: labels(
    'Fechas|Profesión o cargo desempeñado|Nombre y dirección de la empresa o empleador|Funciones y responsabilidades principales|Cualificación obtenida|Nombre y tipo de la organización que ha impartido la formación|Idioma(s) materno(s)',
  ),
  it: labels(
    'Date|Lavoro o posizione ricoperti|Nome e indirizzo del datore di lavoro|Principali attività e responsabilità|Titolo della qualifica rilasciata|Nome e tipo d’organizzazione erogatrice dell’istruzione e formazione|Madrelingua(e)',
  ),
  pt: labels(
    'Datas|Função ou cargo ocupado|Nome e morada do empregador|Principais actividades e responsabilidades|Designação da qualificação atribuída|Nome e tipo da organização de ensino ou formação|Primeira(s) língua(s)',
  ),
  nl: labels(
    'Data|Beroep of functie|Naam en adres van werkgever|Voornaamste werkzaamheden en verantwoordelijkheden|Titel van de behaalde kwalificatie|Naam en soort onderwijs- of opleidingsinstelling|Moedertaal/-talen',
  ),
  pl: labels(
    'Okres|Zawód lub zajmowane stanowisko|Nazwa i adres pracodawcy|Główne zadania i zakres obowiązków|Uzyskane kwalifikacje|Nazwa i rodzaj organizacji prowadzącej kształcenie lub szkolenie|Język ojczysty',
  ),
  sv: labels(
    'Datum|Yrke eller befattning|Arbetsgivarens namn och adress|Huvudsakliga arbetsuppgifter och ansvarsområden|Erhållen kvalifikation|Namn på och typ av utbildningsanordnare|Modersmål',
  ),
};
