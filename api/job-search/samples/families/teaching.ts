/** Sample listings; the format is explained in ../format.ts. */
export const teaching = String.raw`
## teacher

=== mesa-math | Middle School Math Teacher (7th/8th) | Superstition View Prep | Mesa, AZ
full-time | mid | 9 | $52,500–$68,000 per year
We are a public charter school with 610 students in grades 6 to 12, two thirds of whom will be the first in their family to go to college.

You would teach four sections of 7th grade math and one of 8th grade algebra, with 24 students at most, and lead a daily advisory group of 14. Teachers plan together every Wednesday afternoon when students leave early. We use an open curriculum that you are free to adapt; nobody will hand you a script.

What success looks like after one year: your students have grown by more than a grade level on the benchmark test, families know your voice, and you have watched at least six colleagues teach.

Required
- {Bachelor's degree}
- {Arizona teaching certificate, secondary math 6–12, or passing score on the subject test}
- {Fingerprint clearance card}
- {Two years of classroom experience (student teaching counts as one)}

Preferred
- {Experience with multilingual learners}
- Algebra readiness programs
- Willing to coach something, be it robotics or volleyball

We offer health insurance with no premium for the employee, a laptop, $500 for the classroom, eight weeks in summer and a calendar with a full week off in October.

=== tempe-elementary | 4th Grade Teacher | Papago Crossing Elementary | Tempe, AZ
full-time | entry | 16 | $50,100 starting
Self-contained classroom, 26 children, a co-teacher for reading in the mornings.

First-year teachers get a coach, a lighter duty schedule and a stocked room. We expect {Arizona elementary certification (1–8) or student teaching completed by June}, {structured literacy training or willingness}, {classroom management with warmth} and {IVP card}. Science kits come with the job and so does a garden of lizards. {SEI endorsement} within the first year.

Our school has 480 children, about a third of whom speak another language at home. Grade-level teams share planning on three mornings. You'd have an instructional aide for two hours daily. Health insurance is fully paid for the teacher, and staff children may attend regardless of address.

=== phoenix-sped | Special Education Teacher – Resource | Encanto Trails Schools | Phoenix, AZ
full-time | mid | 4
Caseload of 22 students in grades K–5 with learning disabilities, autism or ADHD.

Write and run IEPs, teach small groups in reading and math, co-teach, collect data, lead two paraprofessionals, hold meetings families don't dread. {Arizona certificate in mild/moderate disabilities}. {IEP writing}. {Behavior intervention plans}. {Collaboration with general education teachers}. Long-term substitutes on an alternative pathway will be considered as well.

Support for you: a lead teacher who reviews your first ten IEPs, a psychologist on campus three days a week, software that fills in what it already knows, and a half day each month set aside just for paperwork. Caseloads have been under the state's guideline in all four schools for two years running.

=== chandler-sub | Substitute Teacher | Sonoran Classroom Partners | Chandler, AZ
temporary | entry | 1 | $165 a day
Pick your days and schools in an app; Chandler, Gilbert and Mesa. Short notice pays $25 on top.

You follow the plan left by the teacher, keep things calm, take attendance, and leave a note about how it went.

Looking for
- {Substitute certificate from the state}
- {Fingerprint card}
- {An associate degree or 60 credits preferred}
- {Patience}

Many retirees and university students like this. Long-term assignments of 20 days and more are paid at a higher daily rate.

=== scottsdale-math-hs | High School Mathematics Teacher | Thunderbird Mesa Academy | Scottsdale, AZ
full-time | senior | 21
Private college-prep school, average class of 15. AP Calculus AB, Precalculus, one section of Statistics.

A department of five shares every test before it is given. You'll also supervise a senior project and attend two overnight trips.

To apply you need
* {Degree in mathematics or a related subject, master's preferred}
* {Five years of high school teaching}
* {AP Calculus experience}
* {Technology such as Desmos and a learning platform}

Certification isn't mandatory. Tuition remission for children.

The campus looks out on the McDowell Mountains and has 420 students. Salaries depend on experience, between $61,000 and $88,000, along with full medical cover. Faculty choose their own textbooks by consensus. Lunch is served family style, and teachers sit with different pupils each day.

=== remote-tutor | Online Math Tutor (Grades 5–10) | Kitebridge Learning | Remote (United States)
part-time | entry | 3 | $22–$27 an hour | remote
One student at a time, camera on, shared whiteboard. Between 3 and 9 p.m. Eastern, 8 to 20 hours a week, and you set the calendar each Sunday.

Tutors meet the same students twice weekly, so relationships grow. After each session you write three sentences to the family.

- {College coursework in math or education}
- {Tutoring or classroom experience}
- {Explain fractions three different ways}
- {Stable internet and a quiet room}

Paid onboarding of six hours. Certified teachers start at the top of the range.

=== brooklyn-esl | ENL Teacher (K–8) | Gowanus Harbor Community School | Brooklyn, NY
full-time | mid | 14 | $68,900–$110,400, salary steps
Our students speak Spanish, Cantonese, Arabic and Uzbek. Half push-in with content teachers and half stand-alone groups.

{New York State TESOL certification}. {Co-teaching experience}. {Data from NYSESLAT used for planning}. {Family communication through interpreters}. Per-session work available on Saturdays. Newcomer program opened last fall; the person we hire will shape how it grows over the next three years. Good coffee downstairs.

=== st-louis-cte | Automotive Technology Instructor | Gateway Elm Trades Center | St. Louis, MO
full-time | mid | 34
Teach high school juniors and seniors in a shop that has 12 bays and a donated hybrid.

Lead students to ASE entry-level certification, maintain tools, organize live work for staff cars, arrange internships with garages nearby.

Skills and experience
- {ASE certified, at least four areas}
- {Five years in the repair business}
- {Missouri career education certificate, which can be earned while you teach}
- {Likes teenagers}

Summers off, state pension.

Students arrive by bus from nine high schools and spend half a day with you, fourteen in the morning and fourteen in the afternoon. A parts budget, an aide and a retired machinist who volunteers on Thursdays are in place. You will be paired with an experienced instructor while you complete the certificate courses.

=== birmingham-primary | Primary Teacher – Year 5 | Harborne Brook Primary | Birmingham, United Kingdom
full-time | entry | 11 | £31,650–£41,604 (main scale)
Two-form entry school. ECTs are very welcome; your timetable is reduced by ten per cent and you have a mentor down the corridor.

We have a mastery approach to maths, whole-class reading, a forest-school area and behaviour that visitors comment on.

- {QTS, or on course for it}
- {Recent experience or placement in Key Stage 2}
- {Safeguarding knowledge}
- {High expectations of every child}

Please visit before applying; the head does tours on Tuesdays after lunch.

=== pune-physics | Physics Teacher (Grades 9–12, CBSE) | Sahyadri Crescent School | Pune, India
full-time | mid | 20 | ₹6,00,000–₹8,40,000 per annum
English-medium residential school near Mulshi.

The teacher plans lessons and practicals, prepares Class 12 for boards and JEE Main, supervises one evening study hall a week and tutors in a house of 30 boarders.

Who we want
• {M.Sc. in physics with B.Ed}
• {Four years of teaching senior secondary}
• {Lab management}
• {Fluent English}

Furnished accommodation, meals and schooling for two children are included.

The science block was renovated last year and has three laboratories with a lab assistant each. House duty rotates, with one weekend free in two. Candidates who are shortlisted teach a demonstration lesson to Class 11 and have lunch with the students afterwards, whose opinion is heard.

=== mainz-berufsschule | Lehrkraft Pflege (m/w/d) | Pflegeschule Rheinbogen | Mainz, Germany
full-time | mid | 24
Für drei Kurse der generalistischen Ausbildung mit je 24 Lernenden.

Sie planen und halten Unterricht, begleiten die Praxis in Kliniken, nehmen Prüfungen ab, entwickeln Lernsituationen mit einem Kollegium von neun. {Studium der Pflegepädagogik (Bachelor oder Master)}, {abgeschlossene Pflegeausbildung}, {zwei Jahre Berufspraxis} und {digitale Unterrichtsformen}. Eingruppierung in EG 12, Ferienregelung, Dienstlaptop. Hospitieren ist jederzeit möglich, unsere Lernenden stellen Ihnen dabei garantiert die besten Fragen.

Die Schule gehört zu einem gemeinnützigen Verbund mit drei Krankenhäusern. Jede Lehrkraft hat einen eigenen Schreibtisch, höchstens 22 Unterrichtsstunden und eine feste Praxisstation. Skills-Lab, Bibliothek und eine Puppe namens Herr Möller, die alles erträgt, stehen bereit.

=== madrid-ingles | Profesor/a de inglés para adultos y empresas | Academia Puerta Norte | Madrid, Spain
part-time | mid | 19 | 18–21 € la hora
Clases en oficinas de Chamartín a primera hora y en la academia por la tarde. De 14 a 20 horas semanales, de septiembre a junio.

Impartirás grupos de ocho personas como máximo, prepararás a los alumnos para el B2 y el C1, harás pruebas de nivel y asistirás a una reunión al mes. Imprescindible {nivel C2 o nativo de inglés}, {certificado CELTA, Trinity o equivalente}, {un año dando clase a adultos} y {permiso de trabajo}. Los materiales los ponemos nosotros; las ganas, tú.

=== remote-esl | Online English Teacher for Adults | Papaya Tree Languages | Remote (worldwide)
part-time | entry | 18 | $16–$19 per hour | remote
Our learners are engineers in Brazil, nurses in Manila and a retired judge in Cairo. Lessons last 45 minutes, one to one, and follow the learner's own material: an email they have to answer, a meeting they fear.

We're looking for teachers who listen more than they talk.

- {TEFL, TESOL or CELTA certificate}
- {English at C2 level}
- {Six months of teaching, online or in a classroom}
- {At least ten hours a week between 6 a.m. and 11 p.m. Lisbon time}

Paid by the hour including no-shows. There's a monthly workshop on pronunciation that nobody wants to miss.

=== gilbert-math | Math Teacher, Grades 6–8 | Cottonwood Ranch Preparatory | Gilbert, AZ
full-time | mid | 2 | $54,000–$66,500
Our school opened four years ago in a former feed store and has since outgrown it twice. There are 380 students now, a real gym since August, and a sixth-grade math class that has had three long-term substitutes. We would like to end that story well.

You'd teach two classes of sixth grade, two of seventh and an elective of your own invention (last year's were card games and probability, and the mathematics of knitting). Class size is capped at 25. The math team of three meets daily, because their planning periods overlap on purpose.

We are looking for someone with {a valid Arizona certificate that covers middle-grades mathematics}, {two or more years of teaching}, {small-group instruction guided by data}, and {steady communication with parents}. {A fingerprint clearance card} is required by law. If you can also {lead a robotics, chess or coding club}, the stipend is $1,800.

Benefits: state retirement, medical plan with a health savings contribution, free breakfast and lunch, ten paid personal days, and a principal who still teaches one class.
`;
