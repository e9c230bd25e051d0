/** Words of the trade; the format is explained in format.ts. */
export const traits = String.raw`
## Working with people [trait]
Communication = communication skills, excellent communication, verbal and written communication, written and verbal communication, written and oral communication, oral and written communication, interpersonal communication, Kommunikationsfähigkeit, Kommunikationsstärke, compétences en communication, sens de la communication, habilidades de comunicación, comunicación efectiva, capacità comunicative, habilidades de comunicação, umiejętności komunikacyjne, verbal communication, written communication, kommunikativ, Kommunikationsgeschick, komunikatywność, oral communication, clear communication
Interpersonal skills = people skills, soziale Kompetenz, relationnel, aisance relationnelle, habilidades interpersonales, social skills
Teamwork = team player, working in a team, team work, Teamfähigkeit, Teamplayer, Teamarbeit, travail en équipe, esprit d'équipe, trabajo en equipo, lavoro di squadra, trabalho em equipe, praca zespołowa, umiejętność pracy w zespole, team-oriented, team spirit, work as part of a team, work in a team, teamfähig, Teamgeist
Collaboration = collaborating, collaborative, Zusammenarbeit, collaborates
Leadership = leadership skills, Führungskompetenz, Führungserfahrung, sens du leadership, liderazgo, liderança, umiejętności przywódcze, leadership experience
Customer focus = customer-focused, customer-oriented, Kundenorientierung, orientation client, orientación al cliente, client-focused, kundenorientiert, service-oriented, Dienstleistungsorientierung
Active listening = listening skills
Empathy = empathetic, Einfühlungsvermögen, empathie, empatía, compassion, compassionate, caring attitude
Persuasion = persuasive, Überzeugungskraft
Cultural awareness = cultural sensitivity, intercultural competence, cultural competence
Patience =
Tact = diplomatic, tact and diplomacy
Assertiveness = Durchsetzungsvermögen
Friendly attitude = friendly, freundliches Auftreten, outgoing personality
Professional appearance = gepflegtes Auftreten, gepflegtes Erscheinungsbild
Relationship skills =

## Ways of working [trait]
Attention to detail = detail-oriented, accuracy, Sorgfalt, Genauigkeit, souci du détail, rigueur, atención al detalle, attenzione ai dettagli, atenção aos detalhes, dokładność, gewissenhaft, sorgfältige Arbeitsweise, meticulous, thoroughness, keen eye for detail
Problem solving = problem-solving skills, problem solver, solving problems, Problemlösung, Problemlösungsfähigkeit, résolution de problèmes, resolución de problemas, risoluzione dei problemi, resolução de problemas, rozwiązywanie problemów, solve problems, lösungsorientiert
Critical thinking = critical thinking skills, sound judgment, good judgment, sound judgement
Analytical skills = analytical thinking, analytical, analytische Fähigkeiten, analytisches Denken, esprit d'analyse, capacidad analítica, zdolności analityczne, analytische Denkweise, reasoning skills
Time management = prioritization, prioritizing tasks, Zeitmanagement, gestion du temps, gestión del tiempo, gestione del tempo, gestão do tempo, meeting deadlines, meet deadlines, prioritize multiple tasks, zarządzanie czasem
Organizational skills = organizational, organisational skills, organisation skills, organized, well organized, Organisationstalent, Organisationsgeschick, sens de l'organisation, capacidad de organización, organisatorische Fähigkeiten, Organisationsfähigkeit, organisation, strukturierte Arbeitsweise
Multitasking = multi-tasking, handle multiple tasks, juggling priorities, Multitasking-Fähigkeit
Flexibility = flexible, Flexibilität, flexibilité, flexibilidad, elastyczność, zeitliche Flexibilität, flexible availability
Adaptability = adaptable, Anpassungsfähigkeit, adaptabilité, adaptabilidad, quick learner, fast learner, schnelle Auffassungsgabe, ability to learn quickly
Reliability = reliable, Zuverlässigkeit, fiabilité, zuverlässig, dependable, punctuality, Pünktlichkeit, ponctualité, puntualidad, punctual, dependability, rzetelność
Independence = working independently, work independently, self-motivated, self-starter, selbstständige Arbeitsweise, Eigeninitiative, eigenverantwortlich, autonomie, autonomía, samodzielność, self-directed, proactive, Selbstständigkeit, initiative
Responsibility = Verantwortungsbewusstsein, sense of responsibility, sens des responsabilités, odpowiedzialność, ownership, accountability, verantwortungsbewusst
Work ethic = strong work ethic, hard working, hardworking
Motivation = motivated, Motivation und Engagement, Einsatzbereitschaft, Engagement
Resilience = stress tolerance, work under pressure, working under pressure, Belastbarkeit, résistance au stress, trabajo bajo presión, odporność na stres, belastbar, fast-paced environment
Creativity = creative, Kreativität, créativité, creatividad, kreatywność, creative thinking
Decision making = Entscheidungsfähigkeit, prise de décision, toma de decisiones
Curiosity = willingness to learn, Lernbereitschaft, eager to learn
Integrity = honesty, ethical conduct, professionalism
Entrepreneurial spirit = entrepreneurial mindset, unternehmerisches Denken, Hands-on-Mentalität, hands-on mentality, hands-on
Physical stamina = physical fitness, stand for long periods, körperliche Belastbarkeit, good physical condition
Manual dexterity = handwerkliches Geschick, dexterity, hand-eye coordination, mechanical aptitude
Willingness to travel = Reisebereitschaft, travel required
Availability on weekends = weekend availability, weekend work, Wochenendarbeit
Self-presentation = confident manner
Results orientation = results-oriented, results-driven, ergebnisorientiert, goal-oriented, zielorientiert, erfolgsorientiert
`;
