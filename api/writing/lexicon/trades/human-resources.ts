/** Words of the trade; the format is explained in format.ts. */
export const humanResources = String.raw`
## Human resources
Human resources = HR, Personalwesen, Personalmanagement, ressources humaines, RH, recursos humanos, risorse umane, zasoby ludzkie, HR management, human resource management, HR manager, Personalabteilung, HR generalist
Recruiting = recruitment, talent acquisition, hiring staff, hiring process, Personalbeschaffung, Rekrutierung, recrutement, reclutamiento, selección de personal, selezione del personale, recrutamento, rekrutacja, recruiter, staffing
Candidate sourcing = sourcing candidates, active sourcing
Candidate screening = resume screening, screening candidates, phone screens
Interviewing! = conducting interviews, job interviews, candidate interviews, Vorstellungsgespräche
Onboarding = new hire orientation, employee onboarding, onboarding new employees, orientation
Employee relations = Mitarbeiterbeziehungen, relations sociales, labor relations, relaciones laborales, union relations, industrial relations
Employee engagement = employee experience, employee retention, Mitarbeiterbindung
Benefits administration = employee benefits, benefits management
Compensation = compensation and benefits, salary benchmarking, Vergütung
Talent management = talent development, succession planning, Personalentwicklung
Learning and development = L&D, training and development, organizational development, gestion des compétences, desarrollo organizacional
Diversity and inclusion = DEI, diversity equity and inclusion
HR policies = HR compliance
HR administration = personnel administration, Personalverwaltung, administration du personnel, personnel files, Personalsachbearbeitung, kadry
HR analytics = people analytics
Time and attendance = timekeeping systems, Zeiterfassung, timesheets
Leave management = FMLA, leave administration
Workers' compensation = workers compensation claims
Employer branding =
Job descriptions = job postings
Exit interviews = offboarding
Collective bargaining = union negotiations, Betriebsrat
Background screening =
Workforce development =
Temporary staffing = Zeitarbeit
Executive search = headhunting

## HR systems and certificates
HRIS = human resources information system, HR information systems, HR systems [tool]
Applicant tracking system = ATS [tool]
SAP SuccessFactors = SuccessFactors [tool]
Greenhouse! = [tool]
Lever! = [tool]
iCIMS = [tool]
Taleo = [tool]
UKG = UltiPro, Kronos [tool]
Ceridian = Dayforce [tool]
Personio = Sage HR [tool]
LinkedIn Recruiter = [tool]
SHRM-CP = SHRM certification, SHRM [certificate]
SHRM-SCP = [certificate]
PHR = [certificate]
SPHR = [certificate]
CIPD = CIPD Level 5, CIPD qualified [certificate]
`;
