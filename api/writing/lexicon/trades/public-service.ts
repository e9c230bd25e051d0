/** Words of the trade; the format is explained in format.ts. */
export const publicService = String.raw`
## Public administration
Public administration = public sector, government administration, öffentliche Verwaltung, administration publique, administración pública, civil service, local government, Verwaltungsfachangestellte, administracja publiczna, public service
Policy development = policy making, policy analysis and development, public policy, policy research
Government relations = government affairs, public affairs, intergovernmental relations
Government procurement = public procurement, government contracting, FAR, Vergaberecht
Constituent services = citizen services, Bürgerservice
Benefits administration of public programs = eligibility determination, public assistance
Program administration = program coordination, program implementation, program monitoring
Regulatory inspections = code enforcement, inspections, health inspections
Community development = economic development, community planning
Emergency management = emergency response, emergency preparedness, disaster response, Katastrophenschutz, emergencies
Housing authority work = public housing, affordable housing
Parks management = park maintenance
Water treatment = wastewater treatment, water quality, drinking water
Waste management = recycling, Abfallwirtschaft
Diplomacy = foreign affairs, international relations
International development = humanitarian aid, development cooperation
Social services = human services, social welfare

## Safety and order
Security services = security guard, security officer, Sicherheitsdienst, agent de sécurité, guardia de seguridad, vigilante, ochroniarz, Wachdienst, sécurité privée, Sicherheitsmitarbeiter
Patrol! = patrolling, foot patrol, Streifendienst
Access control = Zutrittskontrolle, contrôle d'accès, visitor control
Surveillance = CCTV monitoring, camera monitoring
Law enforcement = police, police officer, Polizei, policing
Investigations = investigator, Ermittlungen, investigative
Firefighting = firefighter, Feuerwehr, pompier, bombero
Corrections = correctional officer, detention, inmate supervision, prison
Probation and parole = probation officer
Border protection = customs enforcement
Military service = military experience, Bundeswehr, veteran experience
Crowd control = crowd management
De-escalation = Deeskalation, de-escalation techniques
Report taking = incident reports
Emergency dispatch = 911 dispatch
Search and rescue =
Risk prevention =
Criminal investigation = forensic science, forensics

## Public service certificates [certificate]
Guard license = security license, security guard license, guard card, SIA licence, SIA, Sachkundeprüfung 34a, 34a GewO
Firearms license = armed guard, firearm permit
POST certification = peace officer certification
Civil service exam = civil service list, civil service examination
Firefighter certification = Firefighter I
High school diploma = high school graduate, GED, High School Diploma or GED, high school or equivalent, secondary school certificate, Schulabschluss, baccalauréat, bachillerato, diploma di scuola superiore, ensino médio completo, wykształcenie średnie, Mittlere Reife, Abitur, four-year high school diploma [degree]
Associate degree = associate diploma, AA degree [degree]
Bachelor's degree = baccalaureate degree, undergraduate degree, Bachelor-Abschluss, Bachelorabschluss, licence universitaire, grado universitario, laurea triennale, wykształcenie wyższe, BSc, B.Sc., BA degree, B.A., B.S., bachelor’s, four-year degree, baccalaureate, college degree, university degree, abgeschlossenes Studium, Hochschulstudium, Hochschulabschluss, diplôme universitaire, título universitario, laurea, ensino superior completo, degree-qualified, abgeschlossenes Hochschulstudium [degree]
Master's degree = Masterabschluss, MSc, M.Sc., título de máster, graduate degree, advanced degree, postgraduate degree, laurea magistrale, Master-Abschluss > Bachelor's degree [degree]
MBA = master of business administration > Master's degree [degree]
Doctorate = PhD, Ph.D., doctoral degree, Promotion!, Doktortitel, doctorat > Master's degree [degree]
Nursing degree = [degree]
BSN = bachelor of science in nursing > Nursing degree [degree]
ADN = associate degree in nursing > Nursing degree [degree]
MSN = > Nursing degree [degree]
Engineering degree = degree in engineering, Ingenieurstudium, diplôme d'ingénieur, ingeniería título > Bachelor's degree [degree]
Computer science degree = degree in computer science, Informatikstudium > Bachelor's degree
BTS diploma = BTS, DUT [degree]
`;
