import type { LanguageCode } from './index.ts';

/** What makes a resume of a language harder to read than most. */
export interface StressWords {
  /** Long titles, `{}` being the plain one. */
  titles: string[];
  /** Long names of employers, without anything that could be left out. */
  employers: string[];
  /** Lines between a role's header and its bullets that are neither title, employer nor sentence. */
  sideNotes: string[];
  /** Headings of sections of dated entries that are no jobs. */
  headings: string[];
  /** Such entries: "what / whose". */
  entries: string[];
}

export const STRESS_WORDS: Record<LanguageCode, StressWords> = {
  en: {
    titles: [
      '{} for Regional Partnerships and Customer Relations',
      '{} and Deputy Head of Planning and Quality Improvement',
      '{} (Maternity Cover for the Northern and Eastern Districts)',
    ],
    employers: [
      'The Foundation for Education, Research and Public Health of the Northern Counties',
      'Harrington, Oldfield & Partners International Holdings Limited',
      'National Institute of Applied Technology and Vocational Development',
    ],
    sideNotes: [
      'Family business with 40 employees and three branches',
      'Full-time, on site',
      'Reporting to the regional director',
      'Part of the Halden Group',
    ],
    headings: ['Grants and Fellowships', 'Conferences', 'Memberships', 'Exhibitions'],
    entries: [
      'Travel Grant / Royal Society of Practice',
      'Doctoral Fellowship / Wexham Trust',
      'Panel Speaker / Northern Forum on Care',
      'Member / Institute of Professional Standards',
      'Group Show "Low Tide" / Harbour Gallery',
    ],
  },
  de: {
    titles: [
      '{} mit Schwerpunkt regionale Betreuung und Qualitätssicherung',
      '{} und stellvertretende Leitung der Abteilung Planung und Verwaltung',
      '{} (Elternzeitvertretung für die Bezirke Nord und Ost)',
    ],
    employers: [
      'Gemeinnützige Stiftung für Bildung, Forschung und Gesundheit im Alpenvorland',
      'Hartmann, Oldenburg & Partner Internationale Beteiligungsgesellschaft mbH',
      'Landesinstitut für angewandte Technik und berufliche Entwicklung',
    ],
    sideNotes: [
      'Familienunternehmen mit 40 Mitarbeitenden und drei Filialen',
      'Vollzeit, vor Ort',
      'Berichtslinie an die Regionalleitung',
      'Teil der Halden-Gruppe',
    ],
    headings: ['Stipendien und Förderungen', 'Tagungen', 'Mitgliedschaften', 'Ausstellungen'],
    entries: [
      'Reisestipendium / Gesellschaft für Praxisforschung',
      'Promotionsstipendium / Wexham-Stiftung',
      'Podiumsgast / Nordforum Pflege',
      'Mitglied / Verband für Berufsstandards',
      'Gruppenausstellung „Ebbe“ / Hafengalerie',
    ],
  },
  fr: {
    titles: [
      '{} en charge des partenariats régionaux et de la relation client',
      '{} et responsable adjoint de la planification et de la qualité',
      '{} (remplacement de congé maternité, secteurs nord et est)',
    ],
    employers: [
      'Fondation pour l’éducation, la recherche et la santé publique des Hautes-Terres',
      'Harcourt, Oudinot et Associés Participations Internationales',
      'Institut national de technologie appliquée et de développement professionnel',
    ],
    sideNotes: [
      'Entreprise familiale de 40 salariés et trois agences',
      'Temps plein, sur place',
      'Rattachement à la direction régionale',
      'Filiale du groupe Halden',
    ],
    headings: ['Bourses et financements', 'Colloques', 'Affiliations', 'Expositions'],
    entries: [
      'Bourse de mobilité / Société royale de pratique',
      'Bourse doctorale / Fonds Wexham',
      'Intervenante / Forum du Nord sur le soin',
      'Membre / Institut des normes professionnelles',
      'Exposition collective « Marée basse » / Galerie du Port',
    ],
  },
  es: {
    titles: [
      '{} para alianzas regionales y relación con clientes',
      '{} y subdirección de planificación y mejora de la calidad',
      '{} (sustitución por maternidad en los distritos norte y este)',
    ],
    employers: [
      'Fundación para la Educación, la Investigación y la Salud Pública de las Tierras Altas',
      'Hernández, Olmedo y Asociados Participaciones Internacionales, S.A.',
      'Instituto Nacional de Tecnología Aplicada y Desarrollo Profesional',
    ],
    sideNotes: [
      'Empresa familiar con 40 empleados y tres sucursales',
      'Jornada completa, presencial',
      'Dependencia de la dirección regional',
      'Parte del grupo Halden',
    ],
    headings: ['Becas y ayudas', 'Congresos', 'Afiliaciones', 'Exposiciones'],
    entries: [
      'Beca de viaje / Real Sociedad de Práctica',
      'Beca doctoral / Fondo Wexham',
      'Ponente / Foro del Norte sobre Cuidados',
      'Miembro / Instituto de Normas Profesionales',
      'Exposición colectiva «Marea baja» / Galería del Puerto',
    ],
  },
  it: {
    titles: [
      '{} per le relazioni regionali e il rapporto con i clienti',
      '{} e vice responsabile della pianificazione e della qualità',
      '{} (sostituzione di maternità nei distretti nord ed est)',
    ],
    employers: [
      'Fondazione per l’Istruzione, la Ricerca e la Salute Pubblica delle Terre Alte',
      'Harrighi, Olmi e Associati Partecipazioni Internazionali S.p.A.',
      'Istituto Nazionale di Tecnologia Applicata e Sviluppo Professionale',
    ],
    sideNotes: [
      'Azienda familiare con 40 dipendenti e tre filiali',
      'Tempo pieno, in sede',
      'A riporto della direzione regionale',
      'Parte del gruppo Halden',
    ],
    headings: ['Borse e finanziamenti', 'Convegni', 'Affiliazioni', 'Mostre'],
    entries: [
      'Borsa di viaggio / Società Reale di Pratica',
      'Borsa di dottorato / Fondo Wexham',
      'Relatrice / Forum del Nord sulla Cura',
      'Socio / Istituto per gli Standard Professionali',
      'Mostra collettiva «Bassa marea» / Galleria del Porto',
    ],
  },
  pt: {
    titles: [
      '{} para parcerias regionais e relacionamento com clientes',
      '{} e vice-responsável pelo planejamento e pela qualidade',
      '{} (substituição de licença-maternidade nos distritos norte e leste)',
    ],
    employers: [
      'Fundação para a Educação, a Pesquisa e a Saúde Pública das Terras Altas',
      'Henriques, Oliveira e Associados Participações Internacionais, S.A.',
      'Instituto Nacional de Tecnologia Aplicada e Desenvolvimento Profissional',
    ],
    sideNotes: [
      'Empresa familiar com 40 empregados e três filiais',
      'Tempo integral, presencial',
      'Reporte à diretoria regional',
      'Parte do grupo Halden',
    ],
    headings: ['Bolsas e financiamentos', 'Congressos', 'Afiliações', 'Exposições'],
    entries: [
      'Bolsa de viagem / Sociedade Real de Prática',
      'Bolsa de doutorado / Fundo Wexham',
      'Palestrante / Fórum do Norte sobre Cuidados',
      'Membro / Instituto de Normas Profissionais',
      'Exposição coletiva “Maré baixa” / Galeria do Porto',
    ],
  },
  nl: {
    titles: [
      '{} voor regionale samenwerking en klantrelaties',
      '{} en plaatsvervangend hoofd planning en kwaliteitsverbetering',
      '{} (zwangerschapsvervanging voor de districten noord en oost)',
    ],
    employers: [
      'Stichting voor Onderwijs, Onderzoek en Volksgezondheid in de Noordelijke Provincies',
      'Hartman, Oldenkamp & Partners Internationale Deelnemingen B.V.',
      'Nationaal Instituut voor Toegepaste Techniek en Beroepsontwikkeling',
    ],
    sideNotes: [
      'Familiebedrijf met 40 medewerkers en drie vestigingen',
      'Voltijd, op locatie',
      'Rapporterend aan de regiodirecteur',
      'Onderdeel van de Halden-groep',
    ],
    headings: ['Beurzen en subsidies', 'Congressen', 'Lidmaatschappen', 'Tentoonstellingen'],
    entries: [
      'Reisbeurs / Koninklijk Genootschap voor Praktijk',
      'Promotiebeurs / Wexham-fonds',
      'Panelspreker / Noordelijk Zorgforum',
      'Lid / Instituut voor Beroepsnormen',
      'Groepstentoonstelling ‘Laagtij’ / Havengalerie',
    ],
  },
  pl: {
    titles: [
      '{} do spraw współpracy regionalnej i relacji z klientami',
      '{} oraz zastępca kierownika działu planowania i jakości',
      '{} (zastępstwo za urlop macierzyński w okręgach północnym i wschodnim)',
    ],
    employers: [
      'Fundacja na rzecz Edukacji, Badań i Zdrowia Publicznego Ziem Północnych',
      'Hartwig, Olszewski i Wspólnicy Międzynarodowe Udziały Sp. z o.o.',
      'Państwowy Instytut Techniki Stosowanej i Rozwoju Zawodowego',
    ],
    sideNotes: [
      'Firma rodzinna zatrudniająca 40 osób w trzech oddziałach',
      'Pełny etat, stacjonarnie',
      'Podległość dyrektorowi regionalnemu',
      'Część grupy Halden',
    ],
    headings: ['Stypendia i granty', 'Konferencje', 'Członkostwa', 'Wystawy'],
    entries: [
      'Stypendium wyjazdowe / Królewskie Towarzystwo Praktyki',
      'Stypendium doktorskie / Fundusz Wexham',
      'Panelistka / Północne Forum Opieki',
      'Członek / Instytut Standardów Zawodowych',
      'Wystawa zbiorowa „Odpływ” / Galeria Portowa',
    ],
  },
  sv: {
    titles: [
      '{} för regionala samarbeten och kundrelationer',
      '{} och ställföreträdande chef för planering och kvalitet',
      '{} (föräldravikariat för norra och östra distriktet)',
    ],
    employers: [
      'Stiftelsen för utbildning, forskning och folkhälsa i norra landskapen',
      'Hartman, Oldeberg & Partner Internationella Innehav AB',
      'Nationella institutet för tillämpad teknik och yrkesutveckling',
    ],
    sideNotes: [
      'Familjeföretag med 40 anställda och tre filialer',
      'Heltid, på plats',
      'Rapporterade till regionchefen',
      'En del av Haldengruppen',
    ],
    headings: ['Stipendier och anslag', 'Konferenser', 'Medlemskap', 'Utställningar'],
    entries: [
      'Resestipendium / Kungliga praktiksällskapet',
      'Doktorandstipendium / Wexhamfonden',
      'Paneldeltagare / Norra vårdforumet',
      'Medlem / Institutet för yrkesnormer',
      'Samlingsutställning ”Ebb” / Hamngalleriet',
    ],
  },
  tr: {
    titles: [
      'Bölgesel Ortaklıklar ve Müşteri İlişkileri {}',
      'Planlama ve Kalite Geliştirme Bölümü {}',
      '{} (Kuzey ve Doğu Bölgeleri için Doğum İzni Vekâleti)',
    ],
    employers: [
      'Kuzey İlleri Eğitim, Araştırma ve Halk Sağlığı Vakfı',
      'Hartman, Oldaç ve Ortakları Uluslararası Holding A.Ş.',
      'Ulusal Uygulamalı Teknoloji ve Mesleki Gelişim Enstitüsü',
    ],
    sideNotes: [
      '40 çalışanı ve üç şubesi olan aile şirketi',
      'Tam zamanlı, iş yerinde',
      'Bölge müdürüne bağlı',
      'Halden Grubu bünyesinde',
    ],
    headings: ['Burslar ve Destekler', 'Konferanslar', 'Üyelikler', 'Sergiler'],
    entries: [
      'Seyahat Bursu / Kraliyet Uygulama Derneği',
      'Doktora Bursu / Wexham Fonu',
      'Panelist / Kuzey Bakım Forumu',
      'Üye / Mesleki Standartlar Enstitüsü',
      'Karma Sergi “Cezir” / Liman Galerisi',
    ],
  },
  cs: {
    titles: [
      '{} pro regionální spolupráci a vztahy se zákazníky',
      '{} a zástupce vedoucího oddělení plánování a kvality',
      '{} (zástup za mateřskou dovolenou pro severní a východní obvod)',
    ],
    employers: [
      'Nadace pro vzdělávání, výzkum a veřejné zdraví severních krajů',
      'Hartman, Oldřich a partneři Mezinárodní účasti, s.r.o.',
      'Národní institut aplikované techniky a profesního rozvoje',
    ],
    sideNotes: [
      'Rodinná firma se 40 zaměstnanci a třemi pobočkami',
      'Plný úvazek, na místě',
      'Podřízenost oblastnímu řediteli',
      'Součást skupiny Halden',
    ],
    headings: ['Stipendia a granty', 'Konference', 'Členství', 'Výstavy'],
    entries: [
      'Cestovní stipendium / Královská společnost praxe',
      'Doktorské stipendium / Fond Wexham',
      'Panelistka / Severní fórum péče',
      'Člen / Institut profesních standardů',
      'Skupinová výstava „Odliv“ / Přístavní galerie',
    ],
  },
  id: {
    titles: [
      '{} Bidang Kemitraan Regional dan Hubungan Pelanggan',
      '{} dan Wakil Kepala Perencanaan dan Peningkatan Mutu',
      '{} (Pengganti Cuti Melahirkan Wilayah Utara dan Timur)',
    ],
    employers: [
      'Yayasan Pendidikan, Penelitian dan Kesehatan Masyarakat Wilayah Utara',
      'PT Hartono, Olan dan Rekan Investasi Internasional Tbk',
      'Lembaga Nasional Teknologi Terapan dan Pengembangan Profesi',
    ],
    sideNotes: [
      'Perusahaan keluarga dengan 40 karyawan dan tiga cabang',
      'Penuh waktu, di lokasi',
      'Bertanggung jawab kepada direktur regional',
      'Bagian dari Grup Halden',
    ],
    headings: ['Beasiswa dan Hibah', 'Konferensi', 'Keanggotaan', 'Pameran'],
    entries: [
      'Beasiswa Perjalanan / Perhimpunan Praktik Kerajaan',
      'Beasiswa Doktoral / Dana Wexham',
      'Panelis / Forum Perawatan Utara',
      'Anggota / Lembaga Standar Profesi',
      'Pameran Bersama “Air Surut” / Galeri Pelabuhan',
    ],
  },
};
