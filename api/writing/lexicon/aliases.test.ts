import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { findEntry, impliedBy, lexicon } from './lexicon.ts';

const found = (text: string) =>
  lexicon()
    .find(tokenize(text))
    .map((hit) => hit.entry.name);
const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [one = '', other = ''] = line.split(' | ');
      return [one.trim(), other.trim()];
    });

/** Related, narrower and broader things: proof of one isn't proof of the other. */
const DIFFERENT = pairs(`
Java | JavaScript
React | React Native
Angular | AngularJS
C | C++
C++ | C#
Excel | Word
Excel | Access
AWS | Azure
AWS IAM | identity and access management
SQL | T-SQL
SQL Server | MySQL
Kubernetes | Docker
Docker | Docker Compose
Spring | Spring Boot
.NET Core | .NET Framework
Game development | game design
Active Directory | LDAP
TCP/IP | DNS
Power BI | DAX
Looker | Looker Studio
Continuous integration | continuous delivery
IT management | IT project management
ETL | ELT
R | RStudio
Economics | econometrics
Data privacy | GDPR
Registered nurse | nursing assistant
Registered nurse | licensed practical nurse
Certified nursing assistant | home health aide
Nurse practitioner | family nurse practitioner
Dental hygiene | dental assisting
Optometry | optician
Pharmacist | pharmacy technician
CPR | first aid
Board certified | board eligible
Licensed social worker | licensed clinical social worker
Emergency medical technician | paramedic
Radiology | mammography
Telemetry | cardiology
Bookkeeping | accounting
Accounts payable | accounts receivable
Cash handling | cash management
Internal audit | external audit
CPA | CFA
SAP FI | SAP CO
QuickBooks | Xero
VAT | sales tax
GST | HST
Mortgage lending | mortgage underwriting
Steuerberater | Steuerfachangestellte
Welding | soldering
MIG welding | TIG welding
Brazing | soldering
Carpentry | joinery
Gardening | landscaping
Plumbing | pipe fitting
Crane operation | rigging
Surveying | quantity surveying
Journeyman license | apprentice
NEBOSH | IOSH
OSHA 10 | OSHA 30
Hygiene | sanitation
Baking | pastry
Butchery | meat cutting
Barista | latte art
Food service | waiter
Hotel operations | hotel manager
Sous chef | head chef
Cleaning | disinfection
Manicure | pedicure
Upselling | cross-selling
Order picking | packing
Shipping | receiving
CDL | Class A CDL
Class A CDL | Class B CDL
Bus driver | train driver
Forklift operation | forklift licence
Forklift licence | CACES
CACES | RTITB
UDT | ITSSAR
Inside sales | telemarketing
Pharmaceutical sales | medical device sales
Account management | key account management
SEO | SEM
Influencer marketing | affiliate marketing
Public relations | press releases
Mediation | arbitration
Case law | common law
Paralegal | legal secretary
Patents | trademarks
Law degree | juris doctor
Teaching | teaching assistant
Psychotherapy | counseling
QTS | PGCE
Product development | research and development
Mechanical engineering | electrical engineering
CNC milling | CNC turning
HPLC | gas chromatography
PCR | qPCR
Bachelor of Science | Bachelor of Arts
PRINCE2 | PMP
Six Sigma Green Belt | Six Sigma Black Belt
Mandarin | Cantonese
Indonesian | Malay
CMMS | CMM
HCPCS | HCPC
SSRS | SSR
Punctuality | reliability
`);

/** Other spellings, abbreviations and translations of one thing. */
const SAME = pairs(`
JavaScript | JS
Kubernetes | k8s
PostgreSQL | Postgres
Node.js | NodeJS
React | ReactJS
Google Cloud | GCP
AWS | Amazon Web Services
Machine learning | maschinelles Lernen
Natural language processing | NLP
Infrastructure as code | IaC
Test-driven development | TDD
Continuous deployment | continuous delivery
Master data management | Stammdaten
GDPR | DSGVO
Registered nurse | RN license
Licensed practical nurse | LVN
Basic life support | BLS certification
Electronic health records | EMR
Vital signs | Vitalzeichen
Wound care | Wundversorgung
Physical therapy | kinésithérapie
Elderly care | Altenpflege
First aid | Erste Hilfe
Nursing | pielęgniarstwo
Certified nursing assistant | CNA
Accounts payable | Kreditorenbuchhaltung
Payroll | Lohnbuchhaltung
General ledger | Hauptbuch
KYC | know your customer
Value added tax | TVA
Certified public accountant | CPA license
Microsoft Excel | MS Excel
Microsoft Office | pakiet Office
Dynamics NAV | Navision
Plumbing | Klempner
TIG welding | GTAW
MIG welding | gas metal arc welding
Stick welding | SMAW
Masonry | Maurer
Drywall | Trockenbau
HVAC | heating ventilation and air conditioning
Lockout/tagout | LOTO
Personal protective equipment | PPE
National Electrical Code | NEC
CCTV | Videoüberwachung
Housekeeping | femme de chambre
Waiting tables | camarero
Dishwashing | plongeur
Food preparation | preparación de alimentos
Cash register | kasjer
Point of sale | POS system
Customer service | Kundenservice
Customer service | atención al cliente
Stocktaking | Inventur
Order picking | Kommissionierung
Forklift operation | chariot élévateur
Forklift licence | Staplerschein
Driver's license | prawo jazdy
Class A CDL | CDL-A
Truck driving | LKW-Fahrer
Supply chain management | Lieferkette
Search engine optimization | SEO
Pay-per-click | paid search
Project management | gestion de projet
Project management | zarządzanie projektami
Key performance indicators | KPIs
Standard operating procedures | SOPs
Legal research | recherche juridique
Intellectual property | IP law
Teaching | enseignement
Early childhood education | educación infantil
Finite element analysis | FEA
Computer-aided design | CAD
Statistical process control | SPC
Next-generation sequencing | NGS
Human resources | recursos humanos
Security guard | agent de sécurité
Law enforcement | police officer
Firefighting | pompier
Bachelor of Science | BSc
Graphic design | graphiste
User experience design | UX
Negotiation | Verhandlungsgeschick
Teamwork | travail en équipe
Time management | gestión del tiempo
German | allemand
`);

describe('an alias is the same thing', () => {
  it('has enough pairs to be meaningful', () => {
    expect(DIFFERENT.length).toBeGreaterThanOrEqual(60);
    expect(SAME.length).toBeGreaterThanOrEqual(60);
  });

  it.each(DIFFERENT)('%s is not %s', (one, other) => {
    expect(findEntry(one)?.name ?? one).not.toBe(findEntry(other)?.name ?? other);
  });

  it('knows at least one of each pair of different things', () => {
    expect(DIFFERENT.filter((pair) => !pair.some((name) => findEntry(name)))).toEqual([]);
  });

  it.each(SAME)('%s is %s', (one, other) => {
    expect(findEntry(one)).toBeDefined();
    expect(findEntry(other)?.name).toBe(findEntry(one)?.name);
  });

  it('recognizes the narrower name in a text as the narrower thing', () => {
    expect(found('TIG welding and soldering')).toEqual(['TIG welding', 'Soldering']);
    expect(found('React Native, not React')).toEqual(['React Native', 'React']);
    expect(found('Class A CDL')).toEqual(['Class A CDL']);
    expect(found('Spring Boot services')).toEqual(['Spring Boot']);
  });

  it('lets the narrower thing imply the broader one, never the reverse', () => {
    for (const [narrow, broad] of [
      ['TIG welding', 'Welding'],
      ['Spring Boot', 'Java'],
      ['Latte art', 'Barista'],
      ['Class A CDL', 'Driving'],
      ['Family nurse practitioner', 'Nursing'],
      ['Six Sigma Black Belt', 'Process improvement'],
    ] as const) {
      const one = findEntry(narrow);
      const other = findEntry(broad);
      expect(one && impliedBy(one).has(broad), `${narrow} implies ${broad}`).toBe(true);
      expect(other && impliedBy(other).has(narrow), `${broad} does not imply ${narrow}`).toBe(false);
    }
  });

  it('keeps the last letter of an acronym', () => {
    expect(found('CMM inspection')).not.toContain('CMMS');
    expect(found('used a CMMS daily')).toEqual(['CMMS']);
  });

  it.each([
    'We finish what we start, namely on time',
    'You empower your teammates',
    'Wear latex gloves',
    'A canoe trip, an idea and open doors',
    'San Francisco and Santa Fe',
    'Tailor each message to its reader',
    'Forging relationships under pressure',
  ])('finds no tool in ordinary words: %s', (text) => {
    expect(
      lexicon()
        .find(tokenize(text))
        .filter((hit) => hit.entry.kind === 'tool')
        .map((hit) => hit.entry.name),
    ).toEqual([]);
  });
});

describe('what people write about their work', () => {
  it.each([
    ['Answered phones and greeted guests and visitors', ['Answering phones', 'Reception']],
    ['Loaded trucks and restocked shelves', ['Loading and unloading', 'Stocking']],
    ['Processed invoices and reconciled bank statements', ['Invoice processing', 'Bank reconciliation']],
    ['Trained new hires and scheduled shifts', ['Staff training', 'Staff scheduling']],
    ['Drew blood and took vital signs', ['Phlebotomy', 'Vital signs']],
  ])('names the skill: %s', (bullet, skills) => {
    expect(found(bullet)).toEqual(skills);
  });
});
