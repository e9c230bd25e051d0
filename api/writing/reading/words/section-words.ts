import type { SectionKind } from '../../types.ts';

/**
 * Headings as people write them, folded, in English, German, French, Spanish, Italian, Portuguese and Polish.
 * Separated by `|`; compared with all spaces and punctuation removed, so that "W O R K  HISTORY" is found too.
 */
export const SECTION_HEADINGS: Record<SectionKind, string> = {
  experience: `clinical rotations|clinical rotation|rotations|clinical electives|clinical clerkships|clerkships|clerkship|residency|residencies|klinische praktika|famulaturen|famulatur|famulaturen und praktika|praktisches jahr|praktisches jahr pj|pj tertiale|hospitationen|rotationen|stages cliniques|stages hospitaliers|practicas clinicas|rotaciones clinicas|residencia medica|tirocini clinici|estagios clinicos|klinische stages|coschappen
    |lehrtatigkeiten|enseignement|enseignements|docencia|dzialalnosc dydaktyczna|vyuka|pedagogicka cinnost|undervisning|opetus|
    werk|arbeit|opleiding en werk|work background|working history|стажировки|prakse|
    roles|roles held|teaching assistantships|teaching assistantship|research assistantships|freelance work|freelance experience|freelance projects and clients|self employment|contract work|side jobs
    |freiberufliche tatigkeit|freiberufliche tatigkeiten|selbstandige tatigkeit|selbststandige tatigkeit|selbstandige tatigkeiten|selbststandige tatigkeiten|nebenberufliche tatigkeit|nebenberufliche tatigkeiten|angestelltenverhaltnis|angestelltenverhaltnisse
    |activite independante|activites independantes|activite liberale|trabajo independiente|trabajos independientes|trabajo autonomo|actividad independiente|lavoro autonomo|attivita freelance|libera professione|trabalho autonomo|trabalhos autonomos|atividade independente
    |zelfstandige activiteiten|freelance opdrachten|wlasna dzialalnosc|dzialalnosc gospodarcza|praca na wlasny rachunek|
    hands on experience|co op experience|work terms|externships|work details|employment to date|work and employment|current employment|fieldwork|field work|field work experience
    |poste actuel|postes actuels|situation professionnelle actuelle|travail de terrain|travaux de terrain|experience de terrain|experiences diverses|experiences complementaires|experience complementaire|historique des emplois|experiences salariees|mon parcours professionnel|experiences pro|experience pro
    |aktuelle position|aktuelle tatigkeit|derzeitige position|derzeitige tatigkeit|gegenwartige tatigkeit|feldarbeit|arbeitsstationen|praktische tatigkeiten|berufliche positionen|beschaftigungsverhaltnisse|anstellungsverhaltnisse|bisherige berufstatigkeit
    |puesto actual|empleo actual|trabajo actual|situacion laboral actual|trabajo de campo|resumen laboral|desempeno profesional|desempeno laboral|ultimas experiencias|ultimos empleos|ultimos trabajos|ultimas experiencias laborales|vinculacion laboral
    |posizione attuale|posizione lavorativa attuale|attuale posizione lavorativa|attuale posizione|lavoro sul campo|impiego attuale|occupazione attuale|lavoro attuale|lavori precedenti|ultime esperienze|ultime esperienze lavorative|altre esperienze professionali
    |posicao atual|emprego atual|trabalho atual|trabalho de campo|vivencia profissional|historico de empregos|historico de trabalho|historico laboral|ultimas experiencias profissionais|ultimos empregos|ultimos trabalhos|funcoes desempenhadas|experiencias de trabalho
    |huidige functie|vorige functies|eerdere functies|anstallningshistorik|nuvarande anstallning|tidligere ansaettelser|nuvaerende ansaettelse|aiempi tyokokemus
    |doswiadczenie komercyjne|pozostale doswiadczenie|pozostale doswiadczenie zawodowe|najwazniejsze doswiadczenia|poprzednie miejsca pracy|obecne zatrudnienie|obecne stanowisko|obecna praca
    |vybrane zkusenosti|predchozi zamestnani|soucasne zamestnani|predchadzajuce zamestnania|sucasne zamestnanie|iskustvo u struci|radna biografija|prethodno radno iskustvo
    |korabbi munkak|szakmai mult|locuri de munca anterioare|onceki is deneyimi|calistigim yerler|is tecrubem|riwayat jabatan|pekerjaan sebelumnya|pengalaman bekerja|pengalaman pekerjaan
    |места работы|предыдущие места работы|профессиональная деятельность|карьерный путь|місця роботи|професійна діяльність|
    stages professionnels|stage professionnel|stages et emplois|stages et jobs|stages et alternances|experiences de stage|experiences en stage|experiences en entreprise|experiences et stages|emplois etudiants|emploi etudiant|jobs etudiants|job etudiant|jobs saisonniers|petits boulots|emplois precedents|missions professionnelles|missions realisees|parcours en entreprise|activite professionnelle|mon experience|mes experiences|mon parcours|mes emplois
    |studentische tatigkeiten|studentische nebentatigkeiten|ferienjobs|aushilfstatigkeiten|stationen|meine stationen|bisherige stationen|berufsstationen|beruflicher weg|mein weg|mein beruflicher weg|mein werdegang|bisherige arbeitgeber|arbeitgeber|fruhere arbeitgeber|erwerbsbiografie|arbeitsleben|berufsleben|berufserfahrung und praktika|berufs- und praxiserfahrung|praxis|praxiserfahrungen|einsatze
    |puestos anteriores|puestos desempenados|puestos ocupados|cargos ocupados|trabajos anteriores|trabajos realizados|empleos anteriores|empleo anterior|mi experiencia|recorrido profesional|actividad profesional|actividad laboral|practicas en empresa|practicas laborales
    |impieghi|impieghi precedenti|lavori svolti|attivita professionali|percorso lavorativo|la mia esperienza|le mie esperienze|tirocini e stage|stage e tirocini|occupazioni
    |trabalho|trabalhos|empregos anteriores|percurso laboral|atividades profissionais|minha experiencia|estagios profissionais
    |arbeid|jobb|jobbhistorikk|arbeidsforhold|arbeidshistorikk|stillinger|tidligere stillinger|arbejde|ansaettelse|ansaettelsesforhold|jobs og ansaettelser|karriereforlob|erhvervskarriere|praktikforlob|studiejobs|jobb och praktik|arbeten|tidigare arbeten|tidigare jobb|arbetsliv|praktikplatser
    |praca|staze i praktyki|praktyki i staze|prehled zamestnani|profesni draha|profesni kariera|prace|pracovna historia|dosavadna prax|kariera a prax
    |munka|munkaim|palyafutas|eddigi munkahelyek|foglalkoztatas|gyakorlatok
    |is hayati|kariyer gecmisi|is ve staj deneyimi|staj ve is deneyimi|staj deneyimleri|stajlarim|is deneyimlerim|mesleki gecmis|calistigi yerler
    |karir|praktik kerja lapangan|praktek kerja lapangan|pengalaman praktik|pengalaman kerja dan magang
    |tyouran|ura|aiemmat tyosuhteet|cariera|stagii de practica|radna iskustva|zaposlenja|karijera|prethodna zaposlenja
    |jobs held|my work|my career|previous jobs|past jobs|past employment|previous employment|previous positions|posts held|appointments held|work placements|placements|work and internships|jobs and internships|internships and jobs|experience and internships|vakantiejobs|vakantiejob|vakantiebanen|studentenjob|bijbaan|bijbaantjes|weekendwerk|weekendjobs|part-time work|student jobs|contracts|contract work|tours of duty
    |career progression|actividad docente|actividades docentes|actividad docente desempenada|actividades docentes desempenadas|actividades docente desempenada|experiencia en docencia|actividad en empresas|actividad en empresas y profesion libre|atividade docente|atividades docentes|attivita didattica|lehrtatigkeit|career to date|earlier career|early career|organisational scan|work profile|present position|employment scan|part-time jobs|summer jobs|professional practice|employer history|career timeline|berufserfahrungen|berufliche erfahrungen|berufliche praxis|berufslaufbahn|beruflicher hintergrund|arbeitserfahrungen|praktika und nebenjobs|praktika / nebentatigkeiten|nebentatigkeiten|nebenjobs|werkstudententatigkeit|werkstudententatigkeiten|beschaftigungen|beschaftigungsverhaltnisse|erfahrung|erfahrungen|erwerbstatigkeit|arbeitsverhaltnisse|arbeitsstellen|unterrichtserfahrung|lehrtatigkeit|emploi|vie professionnelle|historique professionnel|historique d'emploi|experiences de travail|experiences pertinentes|postes occupes|experiences salariees|jobs d'ete|emplois saisonniers|alternances|experience en entreprise|principales experiences|experiences professionelles|experiencias laborales|historia laboral|antecedentes laborales|antecedentes profesionales|trabajos|experiencia profesional y laboral|practicas profesionales|pasantias|carrera profesional|experiencia docente|experiencia previa|experiencia relevante|vida laboral|experiencia en el sector|ocupacion|cargos desempenados|atividade profissional|experiencia de trabalho|empregos|historico de emprego|vida profissional|vinculos empregaticios|attivita lavorativa|attivita professionale|attivita lavorative|lavori|esperienza di lavoro|carriera lavorativa|storia lavorativa|ervaringen|werkervaringen|stage-ervaring|werkverleden|studentenjobs|vakantiewerk|arbeidservaring|overige werkervaring|huidige functie|praca zawodowa|dotychczasowe zatrudnienie|doswiadczenie w pracy|profesni praxe|brigady|predchozi zamestnani|dosavadni praxe|prehled praxe|dalsi zkusenosti|zamestnanie|priebeh zamestnani|doterajsia prax|brigady|yrkesliv|karriar|relevant erfarenhet|beskaftigelse|studiejob|praksis|ansettelser|tyosuhteet|harjoittelut|calistigi kurumlar|ilgili deneyim|is gecmisi|calisma deneyimi|pengalaman bekerja|pengalaman organisasi dan kerja|riwayat karir|munkahelyi tapasztalat|tapasztalatok|loc de munca|
  experience|experiences|academic appointments|academic experience|academic experiences|academic work experience|industry|industry appointments|appointments|academic positions|professional appointments|positions|academic employment|research positions|teaching positions|professional positions|faculty appointments|work experience and internships|engagements|assignments|career path|professional journey|work and volunteer experience|work experience|professional experience|employment|employment history|work history|career history|professional background|employment record|
    career|career summary and experience|job history|jobs|positions held|relevant experience|work|internships|internship|internship experience|practical experience|
    research experience|research|teaching experience|teaching|clinical experience|leadership experience|industry experience|
    additional experience|other experience|previous experience|past experience|selected experience|earlier experience|freelance experience|freelance work|working experience|work and experience|where i have worked|where ive worked|professional history|occupational history|career experience|professional career|professional experience and achievements|my experience|recent experience|current position|current role|
    berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|berufstatigkeit|berufliche tatigkeit|berufliche tatigkeiten|berufliche stationen|berufliche laufbahn|werdegang|arbeitserfahrung|praktika|praktikum|praktische erfahrung|praktische erfahrungen|praxiserfahrung|beschaftigung|tatigkeiten|anstellungen|beruf|bisherige tatigkeiten|
    experience professionnelle|experiences professionnelles|historique de travail|historique professionnel|historique d emploi|parcours professionnel|parcours|emplois|stages|stage|carriere|emplois occupes|experiences|experience de travail|activites professionnelles|
    experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|trayectoria laboral|trayectoria|empleo|empleos|practicas|experiencia de trabajo|
    esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|percorso professionale|tirocini|tirocinio|carriera|esperienze di lavoro|lavoro|
    experiencia profissional|experiencias profissionais|experiencias|historico profissional|percurso profissional|estagios|estagio|carreira|atuacao profissional|trajetoria profissional|
    doswiadczenie|doswiadczenie zawodowe|historia zatrudnienia|przebieg kariery|przebieg pracy|przebieg pracy zawodowej|kariera|kariera zawodowa|praktyki|praktyka zawodowa|praktyki zawodowe|staze|staz|przebieg zatrudnienia|zatrudnienie|
    werkervaring|relevante werkervaring|ervaring|loopbaan|carriere|stages|beroepservaring|arbeidsverleden|professionele ervaring|bijbanen|
    arbetslivserfarenhet|erfarenhet|erfarenheter|yrkeserfarenhet|arbetserfarenhet|anstallningar|anstallning|tidigare anstallningar|praktik|
    erhvervserfaring|arbejdserfaring|erhvervsmassig baggrund|ansattelser|erfaring|joberfaring|professionel erfaring|karriere|praktikophold|
    arbeidserfaring|yrkeserfaring|jobberfaring|relevant erfaring|arbeidserfaringer|yrkesbakgrunn|
    tyokokemus|tyohistoria|tyoura|kokemus|ammatillinen kokemus|tyoharjoittelut|starfsreynsla|
    pracovni zkusenosti|zkusenosti|praxe|pracovni praxe|profesni zkusenosti|zamestnani|prubeh zamestnani|odborna praxe|pracovni historie|kariera|
    pracovne skusenosti|skusenosti|prax|pracovna prax|profesijne skusenosti|zamestnania|
    szakmai tapasztalat|munkatapasztalat|tapasztalat|szakmai tapasztalatok|munkahelyek|munkatortenet|korabbi munkahelyek|szakmai palyafutas|gyakorlat|szakmai gyakorlat|
    experienta|experienta profesionala|experienta de munca|experiente profesionale|locuri de munca|stagii|activitate profesionala|istoric profesional|
    trudov stazh|професионален опит|трудов стаж|трудов опит|опит|
    επαγγελματικη εμπειρια|εργασιακη εμπειρια|εμπειρια|προυπηρεσια|επαγγελματικη πορεια|
    radno iskustvo|iskustvo|profesionalno iskustvo|radna mjesta|radna mesta|delovne izkusnje|izkusnje|poklicne izkusnje|zaposlitve|радно искуство|искуство|работно искуство|
    darbo patirtis|profesine patirtis|patirtis|darba pieredze|pieredze|profesionala pieredze|tookogemus|tookaik|kogemus|eksperience pune|pervoja e punes|pervoje pune|eksperienca profesionale|pervoja|
    досвід роботи|досвід|професійний досвід|трудова діяльність|кар'єра|опыт работы|опыт|профессиональный опыт|трудовая деятельность|карьера|стаж|вопыт працы|
    deneyim|deneyimler|is deneyimi|is deneyimleri|is tecrubesi|is tecrubeleri|tecrube|mesleki deneyim|kariyer|calisma hayati|calisma gecmisi|profesyonel deneyim|stajlar|staj|staj deneyimi|
    pengalaman kerja|pengalaman|pengalaman profesional|riwayat pekerjaan|riwayat kerja|pekerjaan|karier|magang|pengalaman magang|
    experiencia laboral|experiencia professional|trajectoria professional|experiencia laborais|lan esperientzia|taithi oibre|profiad gwaith`,
  education: `formation generale|formation superieure|formazione generale|allgemeine ausbildung|wyksztalcenie ogolne|zakladni vzdelani|zakladne vzdelanie|degrees earned|schools attended|college education|universities attended|etudes superieures|formation academique et professionnelle|cursus de formation|formations suivies et diplomes|diplomes et titres|akademische abschlusse|schul und hochschulausbildung|schule und studium|studium und schule|ausbildung und schule|schule und ausbildung|istruzione superiore|titolo di studio|nivel superior|ensino superior|estudos superiores|estudios superiores|educacion superior|formacion universitaria|formacao superior|formacao universitaria|ukonczone szkoly|edukacja i szkolenia|absolvovane skoly|vzdelanie a kurzy|dosiahnute vzdelanie|skolovanje|obrazovanje i osposobljavanje|okulasok|iskolai vegzettseg|vegzettseg|tanulmanyaim|studii si formare|studii absolvite|mezuniyet bilgileri|egitim durumu|ogrenim durumu|ogrenim bilgileri|riwayat akademik|latar belakang akademik|latar belakang pendidikan|учебные заведения|навчальні заклади|informacoes academicas|informacion academica|informations academiques|formation scolaire et universitaire|informasi pendidikan|related courses|relevant courses|selected courses|key courses|main courses|relevant modules|educational qualification|educational qualifications|educational details|educational history|academic qualification|academic details|academic profile|academic credentials|academic record|academic performance|academic achievements|scholastics|scholastic record|qualification|educational attainment|university education|higher education|
    formal education|tertiary education|secondary education|educational profile|hochschulausbildung|ausbildungen|aus- & weiterbildung|bildungswerdegang|akademische laufbahn|schul- und berufsausbildung|schulbesuch|ausbildungsweg|cursus|cursus scolaire|cursus universitaire|formation scolaire|parcours universitaire|formation universitaire|formacion academica y complementaria|titulaciones|
    antecedentes academicos|historial academico|datos academicos|preparacion academica|escolaridad|estudios academicos|formacion reglada|estudios universitarios|habilitacoes academicas|historico escolar|formacao profissional|percurso academico|graduacao|formacao escolar|dados academicos|educazione|percorso formativo|formazione scolastica|gevolgde opleidingen|szkoly|przebieg edukacji|vzdelavani|
    vzdelavanie|utbildningsbakgrund|skolegang|egitim gecmisi|egitim hayati|pendidikan non formal|education|education and training|training and education|academic background|academic qualifications|educational background|education and qualifications|qualifications and education|academic history|academic education|academics|schooling|studies|degrees|education history|
    education and certifications|education and credentials|diplome et formation|estudios cursados|bildungsabschlusse|abschlusse|dosazene vzdelanie|vzdelani a kurzy|riwayat sekolah|egitimim|school education|percorso scolastico|parcours de formation|diplomes obtenus|formacao educacional|nivel de escolaridade|grau de instrucao|nivel academico|schulische laufbahn|schullaufbahn|studienverlauf|
    studium und ausbildung|wyksztalcenie i kursy|opleiding en vorming|onderwijs en opleiding|studieverleden|
    ausbildung|schulbildung|bildungsweg|studium|hochschulbildung|akademische ausbildung|aus und weiterbildung|aus und weiterbildungen|aus und fortbildung|aus und fortbildungen|ausbildung und studium|schulische ausbildung|bildung|bildungsgang|akademischer werdegang|schule|schulausbildung|berufsausbildung|
    formation|formations|formation universitaire|formations universitaires|parcours universitaire|cursus|cursus universitaire|etudes|parcours academique|parcours scolaire|formation academique|diplomes|diplomes et formations|formation et diplomes|scolarite|formation initiale|
    educacion|formacion|formacion academica|estudios|educacion y formacion|formacion y estudios|estudios realizados|titulacion|
    istruzione|formazione|istruzione e formazione|studi|percorso di studi|titoli di studio|formazione accademica|
    educacao|formacao|formacao academica|escolaridade|estudos|habilitacoes literarias|educacao e formacao|
    wyksztalcenie|edukacja|wyksztalcenie i szkolenia|studia|
    opleiding|opleidingen|opleiding en cursussen|studie|studies|onderwijs|vooropleiding|scholing|academische achtergrond|
    utbildning|utbildningar|studier|akademisk utbildning|utbildning och kurser|skola|uddannelse|uddannelser|uddannelsesmassig baggrund|utdanning|utdannelse|utdanninger|utdanning og kurs|
    koulutus|koulutustausta|opinnot|tutkinnot|menntun|nam|
    vzdelani|studium|dosazene vzdelani|nejvyssi dosazene vzdelani|vzdelanie|studium a vzdelani|
    tanulmanyok|vegzettseg|iskolai vegzettseg|kepzettseg|oktatas|kepzes|iskolak|
    educatie|educatie si formare|studii|formare|educatie si instruire|pregatire|scoala|
    образование|образование и обучение|образование и квалификация|
    εκπαιδευση|σπουδες|εκπαιδευση και καταρτιση|ακαδημαικη εκπαιδευση|
    obrazovanje|skolovanje|obrazovanje i osposobljavanje|izobrazba|izobrazevanje|образовање|школовање|
    issilavinimas|mokslas|isglitiba|haridus|hariduskaik|haridustee|arsimi|edukimi|shkollimi|
    освіта|навчання|учеба|обучение|адукацыя|
    egitim|egitim bilgileri|egitim durumu|ogrenim|ogrenim durumu|ogrenim bilgileri|akademik gecmis|egitim ve ogretim|ogrenim gecmisi|
    pendidikan|riwayat pendidikan|latar belakang pendidikan|pendidikan formal|
    formacio|formacio academica|estudis|educacio|formacion academica|hezkuntza|oideachas|addysg`,
  skills: `programmiersprachen|programmier- und skriptsprachen|langages de programmation|langages informatiques|lenguajes de programacion|linguaggi di programmazione|linguagens de programacao|jezyki programowania|programmeertalen|programmeringssprak|programmeringssprog|programovaci jazyky|programovacie jazyky|programlama dilleri|bahasa pemrograman|programozasi nyelvek|limbaje de programare
    |computing|software skills|operating systems|databases|frameworks|frameworks and libraries|lab skills|laboratory techniques|laboratory skills|bureautique|ofimatica|programas manejados|manejo de programas|dominio de programas|stack technique|outils|logiciels|logiciels et outils|herramientas|ferramentas|strumenti|nastroje|verktyg|werkzeuge|technologien|points forts|fortalezas|technologies et outils|computer literacy|computer proficiency|it proficiency|toolbox|kernkompetenzen|competenze chiave|competencias clave|competencias principais|fachliche kompetenzen|fachkompetenzen|methodenkompetenzen|conoscenze tecniche|conoscenze e competenze|savoir faire et competences|kluczowe umiejetnosci|kluczowe kompetencje|klicove dovednosti|klucove zrucnosti|kulcskompetenciak|temel yetkinlikler|keahlian utama|ключевые навыки|ключові навички|основные навыки|top kenntnisse|aptitudes principales|belangrijkste vaardigheden|najwazniejsze umiejetnosci|en onemli yetenekler|huvudkompetenser|keahlian utama|nejdulezitejsi dovednosti|aptitudini principale|topkompetencer|viktigste ferdigheter|pc-kenntnisse|computerkenntnisse|capacita e competenze personali|
  skills|technical skills|key skills|core skills|skills and abilities|skills and tools|skills summary|hard skills|soft skills|core competencies|competencies|competences|areas of expertise|expertise|technologies|tools|tools and technologies|technical proficiencies|proficiencies|professional skills|it skills|computer skills|skill set|skillset|skills highlights|personal skills|digital skills|programming|programming languages|programming skills|technical expertise|tech stack|technical|strengths|key strengths|capabilities|software|skills and interests|skills and awards|top skills|other skills|additional skills|relevant skills|job related skills|abilities|specialties|specialities|knowledge|technical knowledge|it knowledge|
    kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|technische kenntnisse|besondere kenntnisse|qualifikationen|softwarekenntnisse|fachliche kompetenzen|personliche fahigkeiten|soziale kompetenzen|starken|
    competences|competences techniques|competences cles|competences professionnelles|savoir faire|savoir etre|aptitudes|informatique|competences informatiques|qualites|atouts|
    habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|informatica|conocimientos informaticos|habilidades y competencias|destrezas|competencias digitales|
    competenze|abilita|competenze tecniche|competenze professionali|capacita|capacita e competenze|competenze digitali|competenze informatiche|conoscenze informatiche|
    competencias tecnicas|conhecimentos|habilidades e competencias|informatica e tecnologia|competencias pessoais|qualificacoes|
    umiejetnosci|kompetencje|kluczowe kompetencje|kompetencje techniczne|kompetencje miekkie|umiejetnosci techniczne|zarzadzanie i kompetencje miekkie|moje narzedzia|narzedzia|technologie|kwalifikacje|umiejetnosci miekkie|umiejetnosci twarde|stos technologiczny|narzedzia i technologie|zestaw narzedzi|technologie i narzedzia|wiedza i umiejetnosci|
    vaardigheden|competenties|kennis|computervaardigheden|kennis en vaardigheden|vaardigheden en competenties|it vaardigheden|sterke punten|kerncompetenties|
    tekniska fardigheter|tekniska kunskaper|fardigheter|kompetenser|kunskaper|kompetens|datakunskaper|egenskaper|it kunskaper|kvalifikationer|kompetencer|fardigheder|it kompetencer|faglige kompetencer|personlige kompetencer|ferdigheter|kompetanse|kunnskaper|nokkelkompetanse|datakunnskaper|
    taidot|osaaminen|tietotekniset taidot|it taidot|ydinosaaminen|hafni|faerni|
    dovednosti|znalosti|schopnosti|znalosti a dovednosti|pocitacove znalosti|kompetence|odborne znalosti|zrucnosti|schopnosti|pocitacove zrucnosti|znalosti a zrucnosti|
    keszsegek|kepessegek|kompetenciak|szakmai keszsegek|szamitogepes ismeretek|ismeretek|informatikai ismeretek|
    aptitudini|competente|abilitati|competente tehnice|aptitudini si competente|cunostinte|competente digitale|
    умения|компетенции|компютърни умения|лични умения|дигитални умения|
    δεξιοτητεσ|ικανοτητεσ|γνωσεισ|τεχνικεσ δεξιοτητεσ|ψηφιακεσ δεξιοτητεσ|προσωπικεσ δεξιοτητεσ|
    vjestine|kompetencije|znanja i vjestine|vestine|vescine|znanja|spretnosti|kompetence|racunalniska znanja|вештине|
    igudziai|gebejimai|kompetencijos|prasmes|iemanas|oskused|padevused|aftesi|aftesite|kompetenca|
    навички|вміння|ключові навички|професійні навички|навыки|ключевые навыки|профессиональные навыки|умения и навыки|
    beceriler|yetenekler|yetkinlikler|bilgi ve beceriler|bilgisayar bilgisi|teknik beceriler|yetkinlik|beceri|
    keahlian|keterampilan|kemampuan|kompetensi|keahlian teknis|kemampuan teknis|
    habilitats|competencies|aptituds|coneixements|habilidades tecnicas`,
  projects: `projects undertaken|major projects|projects and hackathons|open source contributions|
    projets de recherche|proyectos de investigacion|progetti di ricerca|projetos de pesquisa|partecipazione a progetti|participacion en proyectos
    |projets academiques|projets scolaires|projets universitaires|proyectos academicos|projetos academicos|progetti universitari|studienprojekte|university projects|school projects|projects|project|personal projects|selected projects|key projects|side projects|open source|open source projects|academic projects|project experience|portfolio|professional projects|notable projects|other projects|
    projekte|ausgewahlte projekte|projekterfahrung|eigene projekte|projets|projets personnels|projets realises|proyectos|proyectos personales|progetti|progetti personali|projetos|projetos pessoais|projekty|wlasne projekty|wybrane projekty|
    projecten|projekt|projekter|prosjekter|projektit|verkefni|projekty|projektek|proiecte|проекти|проекты|проєкти|εργα|projekti|projektai|projektid|projekte|projeler|proje|proyek|projek|projectes|proxectos`,
  summary: `общие сведения|загальна інформація|professional synopsis|resumo de qualificacoes|
  summary|profile|about|about me|professional summary|career summary|executive summary|objective|career objective|personal statement|professional profile|overview|introduction|bio|personal profile|who i am|career profile|summary of qualifications|qualifications summary|professional overview|job objective|statement|highlights|career highlights|summary statement|profile summary|job applied for|
    profil|uber mich|zusammenfassung|kurzprofil|personliches profil|berufliches profil|berufsziel|ziel|karriereziel|
    a propos|a propos de moi|objectif de carriere|objectifs de carriere|objectifs professionnels|projet professionnel|resume professionnel|profil professionnel|objectif|objectif professionnel|presentation|accroche|
    perfil|resumen|sobre mi|perfil profesional|resumen profesional|objetivo|objetivo profesional|extracto|
    profilo|sommario|profilo professionale|chi sono|su di me|obiettivo|presentazione|riepilogo|
    resumo|sobre mim|resumo profissional|perfil profissional|objetivos|sobre|
    podsumowanie|streszczenie|o mnie|profil zawodowy|cel zawodowy|kim jestem|podsumowanie zawodowe|
    profiel|persoonlijk profiel|over mij|samenvatting|doelstelling|profielschets|
    sammanfattning|om mig|profil|profilbeskrivning|resume|om meg|sammendrag|noglekvalifikationer|kort om mig|profiltekst|yhteenveto|profiili|tietoa minusta|esittely|
    profil|shrnuti|o mne|profesni profil|cil|zhrnutie|osszefoglalo|bemutatkozas|szakmai osszefoglalo|rolam|celkituzes|
    despre mine|rezumat|profil profesional|obiectiv|sumar|профил|за мен|резюме|обобщение|профиль|обо мне|о себе|про себе|профіль|цель|мета|
    προφιλ|σχετικα με εμενα|περιληψη|επαγγελματικο προφιλ|o meni|sazetak|povzetek|profil osobe|о мени|
    apie mane|santrauka|par mani|kopsavilkums|kokkuvote|enesetutvustus|permbledhje|rreth meje|
    hakkimda|ozet|profil|kariyer hedefi|kisisel ozet|on yazi|hedef|profesyonel ozet|
    tentang saya|ringkasan|profil|ringkasan profesional|tujuan karier|profil pribadi|deskripsi diri|resum|sobre mi`,
  certifications: `continuing professional development|cpd|certificate courses|training programs|training programmes|list of trainings|training record|e-learning|nanodegrees|board exams|civil service eligibility|otras formaciones|formaciones|bijkomende opleidingen|bijkomende vorming|aanvullende opleidingen|курсы повышения квалификации|certificeringen|лицензии и сертификаты|workshops|seminars|zusatzqualifikationen|seminerler|certifications|certification|certificates|licenses|licences|licenses and certifications|licences and certifications|certifications and licenses|certificates and licenses|professional certifications|training|trainings|courses|courses and certifications|training and certifications|certifications and training|professional development|accreditations|
    licensure|credentials|continuing education|professional training|qualifications|tickets and licences|seminar|training and seminar|trainings and seminars|seminare|seminare und weiterbildungen|seminaires|seminarios|seminari|seminaria|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|schulungen|lizenzen|kurse|zertifikate und weiterbildungen|fuhrerschein|
    courses completed successfully|exams|professional exams|examinations|certificates of completion|registrations|professional registration|professional registrations|licenses and registrations|bootcamps|dalsi vzdelani|short courses|technical training|
    professional courses attended|courses attended|professional courses|courses taken|courses and seminars|courses and workshops|certified courses|online courses|moocs|professional qualifications|professional qualification|licenses held|additional training|further training|kurse und seminare|seminare und kurse|kurse und zertifikate|berufliche weiterbildung|weiterbildungen und zertifikate|
    weiterbildungen und kurse|attestations|formations certifiantes|formations continues|capacitacion|capacitaciones|capacitacion complementaria|cursos realizados|cursos y talleres|cursos y seminarios|cursos y seminarios recibidos|cursos recibidos|seminarios recibidos|cursos y seminarios realizados|seminarios y cursos|talleres|diplomados|corsi eseguiti|corsi frequentati|corsi e certificazioni|corsi di aggiornamento|attestati|abilitazioni|cursos livres|cursos extracurriculares|cursos de aperfeicoamento|cursos adicionais|
    aperfeicoamento|aperfeicoamento profissional|aperfeicoamento pessoal e profissional|formacao continuada|cursos de capacitacao|qualificacoes e cursos|kurz alebo certifikat|kurzy a certifikacie|kurzy alebo certifikaty|odborne kurzy|dalsi vzdelavani|dalsie vzdelavanie|attesten|getuigschriften|attesten en certificaten|cursus en opleidingen|opleidingen en cursussen|vidareutbildning|fortbildning|kurser och utbildningar|kurser och intyg|kurssit ja koulutukset|ukonczone kursy|kursy i certyfikaty|
    odbyte szkolenia|kursy i uprawnienia|certyfikaty i kursy|katilinan kurslar|egitim ve sertifikalar|seminar dan pelatihan|pelatihan dan seminar|sertifikat dan pelatihan|
    certifications et formations|certificats|permis|habilitations|formation continue|formations complementaires|permis de conduire|
    certificaciones|certificados|cursos|licencias|cursos y certificaciones|formacion complementaria|
    certificazioni|certificati|corsi|corsi di formazione|patenti|patente|
    certificacoes|certificados e cursos|cursos e certificacoes|cursos complementares|formacao complementar|
    certyfikaty|szkolenia|kursy|kursy i szkolenia|szkolenia i certyfikaty|uprawnienia|licencje|prawo jazdy|certyfikaty i szkolenia|
    certificaten|cursussen|cursussen en certificaten|diplomas|rijbewijs|trainingen|opleidingen en trainingen|bijscholing|
    certifikat|intyg|behorigheter|intyg och behorigheter|certifieringar|certifikat och kurser|kurser|korkort|kurser og certifikater|certifikater|certificeringer|efteruddannelse|korekort|sertifikater|sertifiseringer|kurs|kurs og sertifikater|forerkort|
    sertifikaatit|kurssit|koulutukset|todistukset|ajokortti|patevyydet|namskeid|rettindi|
    certifikaty|kurzy|kurzy a certifikaty|skoleni|certifikace|ridicsky prukaz|osvedceni|skolenia|certifikacie|vodicsky preukaz|kurzy a skoleni|
    tanfolyamok|bizonyitvanyok|kepzesek|tanusitvanyok|jogositvany|vizsgak|
    certificari|certificate|cursuri|permis de conducere|cursuri si certificari|
    сертификати|курсове|сертификаты|курсы|сертифікати|курси|водительские права|повышение квалификации|підвищення кваліфікації|обучения|
    πιστοποιησεισ|πιστοποιητικα|σεμινάρια|σεμιναρια|αδειεσ|
    certifikati|tecajevi|vozacka dozvola|certifikat|sertifikati|kursevi|tecaji|licence|potrdila|vozniski izpit|
    sertifikatai|kursai|sertifikati|kursi|tunnistused|kursused|koolitused|taiendkoolitused|certifikatat|trajnime|kualifikime|
    sertifikalar|sertifika|sertifikalar ve kurslar|kurslar|egitimler|belgeler|ehliyet|surucu belgesi|kurs ve sertifikalar|
    sertifikat|sertifikasi|pelatihan|kursus|pelatihan dan sertifikasi|lisensi|
    certificacions|certificats|cursos i certificats|
    continuous learning|continuing learning|lifelong learning|self learning|online learning|qualificacoes e atividades complementares|cursos e atividades complementares|palestras e cursos|cursos e palestras|jornadas y cursos|cursos y jornadas|
    licences and tickets|tickets and certificates|licensing and certifications|
    formacion continua|formacion adicional|formaciones adicionales|formaciones complementarias|formacion no reglada|formacion extraacademica|formacion continuada|educacion continua|educacion complementaria|educacion no formal|estudios complementarios|estudios no formales|
    formation professionnelle continue|formations courtes|formazione continua|formazione complementare|formazione aggiuntiva|ulteriore formazione|formacao adicional|formacao continua|
    pendidikan non formal|pendidikan nonformal|дополнительное образование|додаткова освіта|formacio complementaria`,
  languages: `conoscenze linguistiche|conoscenza lingue|conoscenza delle lingue|conoscenza lingue straniere|langues parlees|langues maitrisees|langues pratiquees|idiomas hablados|nivel de idiomas|dominio de idiomas|manejo de idiomas|fremdsprachenkenntnisse|lengua extranjera|lenguas extranjeras|lingua estrangeira|linguas estrangeiras|conhecimentos linguisticos|conhecimento de idiomas|talen en niveau|sprakkunskap|sprogkompetencer|sprakkompetanse|kielitaitoni|znajomosc jezyka|jezyki i poziom|jazykova vybavenost|jazykove znalosti|jazykove schopnosti|jezicne vjestine|strani jezici|tuji jeziki|idegen nyelvek|nyelvtudas|nyelvismeret|limbi straine|limbi cunoscute|cunostinte lingvistice|yabanci dil|yabanci diller|yabanci dil bilgisi|bahasa yang dikuasai|kemampuan bahasa|penguasaan bahasa|владение языками|знание языков|иностранные языки|володіння мовами|знання мов|іноземні мови|languages|language skills|linguistic skills|idioma|lingua|langue|sprache|fremdsprache|sprachkompetenz|competencias linguisticas|conocimiento de idiomas|aptitudes linguistiques|taal|jezyk|jazyk|nyelv|language|spoken languages|foreign languages|language proficiency|
    sprachen|sprachkenntnisse|fremdsprachen|langues|competences linguistiques|langues etrangeres|idiomas|lenguas|lingue|competenze linguistiche|lingue straniere|linguas|jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|
    talen|talenkennis|taalvaardigheden|taalkennis|sprak|sprakkunskaper|sprog|sprogkundskaber|sprakkunnskaper|sprakferdigheter|kielet|kielitaito|kielitaidot|tungumal|tungumalakunnatta|
    jazyky|jazykove znalosti|jazykove dovednosti|cizi jazyky|jazykove schopnosti|jazykove zrucnosti|nyelvek|nyelvtudas|nyelvismeret|nyelvi keszsegek|limbi|limbi straine|competente lingvistice|limbi vorbite|
    езици|езикови умения|чужди езици|владеене на езици|γλωσσεσ|ξενεσ γλωσσεσ|γλωσσικεσ δεξιοτητεσ|jezici|strani jezici|jezicne vjestine|znanje jezika|jeziki|znanje jezikov|tuji jeziki|језици|страни језици|
    kalbos|kalbu mokejimas|valodas|valodu zinasanas|keeled|keeleoskus|gjuhet|gjuhe te huaja|
    мови|знання мов|володіння мовами|языки|знание языков|иностранные языки|владение языками|
    diller|yabanci dil|yabanci diller|dil bilgisi|dil becerileri|dil|bahasa|kemampuan bahasa|penguasaan bahasa|idiomes|llengues`,
  volunteering: `volunteer experience|volunteering|volunteer work|volunteer|voluntary work|volunteering experience|voluntary experience|volunteer activities|community volunteering|charity work|volunteer service|voluntary service|pro bono|
    ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|freiwilligenarbeit|gesellschaftliches engagement|soziales engagement|
    benevolat|experiences benevoles|experience benevole|activites benevoles|engagement associatif|engagements associatifs|engagement benevole|
    voluntariado|experiencia de voluntariado|experiencia como voluntario|trabajo voluntario|volontariato|esperienze di volontariato|attivita di volontariato|trabalho voluntario|experiencia voluntaria|servico voluntario|wolontariat|dzialalnosc spoleczna|doswiadczenie wolontariackie|
    vrijwilligerswerk|vrijwilligerservaring|ideellt arbete|ideella uppdrag|volontararbete|ideellt engagemang|frivilligt arbejde|frivilligt arbejde og tillidshverv|frivillighed|frivillig|frivillig arbeid|frivillig erfaring|frivillige verv|vapaaehtoistyo|vapaaehtoistoiminta|
    dobrovolnictvi|dobrovolnicka cinnost|dobrovolnictvo|onkentes munka|onkentesseg|voluntariat|activitati de voluntariat|доброволчество|доброволческа дейност|εθελοντισμοσ|εθελοντικη εργασια|εθελοντικη δραση|volontiranje|volonterski rad|prostovoljstvo|prostovoljno delo|savanoryste|brivpratigais darbs|vabatahtlik too|vullnetarizem|волонтерство|волонтерський досвід|волонтерская деятельность|волонтерский опыт|
    gonullu calismalar|gonullu deneyim|gonulluluk|gonullu faaliyetler|sosyal sorumluluk|sosyal sorumluluk projeleri|kegiatan sukarela|pengalaman sukarelawan|pengalaman relawan|kerelawanan|relawan|voluntariat`,
  military: `military experience|military service|military|armed forces|military background|military history|national service|
    wehrdienst|wehr und zivildienst|grundwehrdienst|bundeswehr|militardienst|zivildienst|service militaire|service national|servicio militar|servizio militare|servico militar|sluzba wojskowa|militaire dienst|militartjanst|varnplikt|varnepligt|militartjeneste|forstegangstjeneste|varusmiespalvelus|asepalvelus|vojenska sluzba|katonai szolgalat|stagiu militar|serviciu militar|военна служба|στρατιωτικη θητεια|στρατιωτικεσ υποχρεωσεισ|vojni rok|sluzenje vojnog roka|vojaski rok|воинская служба|військова служба|служба в армии|
    askerlik|askerlik durumu|askerlik hizmeti|askerlik bilgisi|dinas militer|wajib militer`,
  publications: `
    peer reviewed articles|peer reviewed journal articles|refereed publications|refereed articles|refereed journal articles|refereed conference papers|chapters in books|edited volumes|edited books|work in progress|works in progress|in preparation|papers in preparation|manuscripts in preparation|manuscripts under review|papers under review|under review|in review|preprints|conference proceedings|proceedings|oral presentations|poster presentations|presentations and posters|invited lectures|invited seminars|invited presentations|guest lectures|keynotes|keynote talks|technical reports|media coverage|media appearances|popular press|popular science|book reviews
    |articles dans des revues|articles de revues|articles scientifiques|articles de conference|articles publies|chapitres d ouvrages|chapitres de livres|communications orales|communications scientifiques|conferences invitees|actes de conferences|travaux en cours|brevets|publications et communications|publications et conferences
    |zeitschriftenartikel|zeitschriftenaufsatze|aufsatze|buchbeitrage|buchkapitel|herausgeberschaften|monographien|konferenzbeitrage|tagungsbeitrage|vortrage und poster|in vorbereitung|rezensionen|schriftenverzeichnis|publikationsliste|publikationsverzeichnis
    |articulos|articulos cientificos|articulos publicados|articulos en revistas|capitulos de libro|capitulos de libros|comunicaciones a congresos|comunicaciones y ponencias|congresos|congresos y ponencias|ponencias y congresos|participacion en congresos|posteres|patentes
    |articoli|articoli su riviste|articoli su riviste scientifiche|articoli su rivista|articoli scientifici|capitoli di libri|capitoli di libro|monografie|atti di convegno|atti di convegni|convegni|convegni e congressi|conferenze e congressi|conferenze e convegni|relazioni a convegni|lavori in stampa|lavori in preparazione|brevetti|comunicazioni a convegni
    |artigos|artigos publicados|artigos cientificos|artigos em periodicos|capitulos de livros|trabalhos em congressos|trabalhos publicados|apresentacoes de trabalhos|congressos|participacao em congressos|participacao em eventos
    |artykuly|artykuly naukowe|rozdzialy w ksiazkach|konferencje naukowe|wystapienia konferencyjne|patenty|artikelen|hoofdstukken|octrooien|makaleler|bildiriler
    |scientific communications|main scientific communications|communications scientifiques|arastirmalar|yayinlar ve arastirmalar|
    publications|invited talks|conference presentations|selected talks|books|book chapters|journal articles|talks and presentations|peer reviewed publications|papers|selected publications|articles|patents|conference papers|research publications|publications and presentations|presentations|talks|writing|speaking|conferences|publications and patents|
    publikationen|veroffentlichungen|vortrage|patente|publicaciones|ponencias|pubblicazioni|publicacoes|publikacje|wystapienia|
    publicaties|publikationer|publikasjoner|julkaisut|publikace|publikacie|publikaciok|publicatii|публикации|публікації|δημοσιευσεισ|publikacije|publikacijos|publikacijas|publikatsioonid|publikime|yayinlar|publikasi|publicacions`,
  other: `
    aussercurriculare aktivitaten|ausserschulische aktivitaten|ausseruniversitare aktivitaten|extrakurrikulare aktivitaten|extracurriculaire activiteiten|activites periscolaires|actividades extraescolares|attivita extracurriculari|attivita extrascolastiche|kongresse|konferenzen|tagungen|congres|congressi|
    organizations|organisations|student organizations|student organisations|professional organizations|professional organisations|campus organizations|clubs and organizations|organizations and activities|activities and organizations|campus involvement|professional memberships and affiliations|
    community work|community engagement|character references|visa status|membership in professional bodies|associations|professional associations|committees|boards and committees|board memberships|extracurricular|leadership and involvement|involvement|student activities|campus activities|conferences attended|conferences and seminars attended|hackathons|competitions|hackathons and competitions|competitions and hackathons|
    vereine|vereinstatigkeit|vereinstatigkeiten|vereine und ehrenamter|ausserberufliches engagement|associations et loisirs|asociaciones|membresias|associazioni|attivita extra|attivita associative|atividades extracurriculares|organisaties|nevenfuncties|foreningsliv|organizacje|kola naukowe|dzialalnosc dodatkowa|riwayat organisasi|
    service and outreach|outreach|outreach and service|outreach activities|departmental service|institutional service|service to the community|community outreach|public engagement|mentoring|mentorship|mentoring and outreach|students supervised|student supervision|thesis supervision|supervision of students|committee work|committee memberships|committees served|editorial boards|editorial activities|editorial work|peer review|reviewing activities|reviewer for|referee service|conference organization|conference organisation|organization of conferences|event organization|external funding|areas of interest|positions of responsibility
    |encadrement d etudiants|encadrement de stages|encadrement de memoires|responsabilites collectives|responsabilites administratives|responsabilites scientifiques|responsabilites administratives et scientifiques|animation scientifique|organisation de conferences|organisation de seminaires|activites editoriales|expertise scientifique|evaluation d articles|relecture d articles|financements|financements et prix|bourses|bourses et prix|contrats de recherche|rayonnement scientifique|themes de recherche|interets de recherche|societes savantes
    |betreute arbeiten|betreute abschlussarbeiten|betreuung von abschlussarbeiten|gutachtertatigkeit|gutachtertatigkeiten|akademische selbstverwaltung|gremienarbeit|gremientatigkeit|gremien|drittmittel|drittmittelprojekte|eingeworbene drittmittel|forschungsforderung|ehrungen|forschungsinteressen|forschungsschwerpunkte|organisation von tagungen|ehrenamter
    |becas|becas y ayudas|becas y premios|premios y becas|premios y distinciones|direccion de tesis|direccion de trabajos|gestion universitaria|organizacion de eventos|organizacion de congresos|actividad evaluadora|lineas de investigacion
    |borse di studio|borse di studio vinte|borse e premi|premi e borse di studio|finanziamenti|conferenze organizzate|organizzazione di convegni|organizzazione di conferenze|attivita editoriale|attivita editoriali|attivita di revisione|tesi seguite|supervisione tesi|incarichi istituzionali|incarichi accademici|interessi di ricerca|affiliazioni|terza missione
    |bolsas|bolsas e premios|premios e titulos|orientacoes|orientacoes concluidas|bancas|participacao em bancas|revisor de periodico|organizacao de eventos|areas de atuacao|linhas de pesquisa
    |granty|granty i stypendia|stypendia|nagrody i wyroznienia|organizacja konferencji|beurzen|beurzen en prijzen|bestuursfuncties|stipendier|fortroendeuppdrag|tillitsverv|burslar
    |способы связаться|contactar|hubungi|награды и премии|academic services|academic service|university service|service activities|service to the profession|personal particulars|personal dossier|personal vitae|co-curricular activities|passport details|salary expectation|personliches|sonstige kenntnisse|freizeit|auslandsaufenthalte|auslandserfahrung|informations complementaires|atividades complementares|persoonsgegevens|vlastnosti|zaluby|awards|awards and distinctions|prizes|grants|grants and funding|funding|fellowships|grants and awards|
    awards and grants|fellowships and awards|honors|honours|awards and honors|honors and awards|achievements|key achievements|accomplishments|key accomplishments|awards and achievements|recognition|scholarships|interests|hobbies|hobbies and interests|interests and hobbies|activities|extracurricular activities|extracurriculars|extra curricular activities|leadership|leadership and activities|references|
    referees|memberships|affiliations|affiliation|professional affiliations|professional memberships|governance|service|community|community service|community involvement|links|social|profiles|contact|contact information|contact details|contacts|personal information|personal details|personal data|additional information|additional|other|other information|miscellaneous|coursework|relevant coursework|
    graduate|undergraduate|reading|focus areas|societies|clubs|press|declaration|availability|work authorization|security clearance|driving licence|memberships and affiliations|activities and interests|my time|most proud of|life philosophy|passions|causes|testimonials|gdpr|test scores|sports|auszeichnungen|preise|stipendien|interessen|hobbys|hobbies und interessen|hobbys und interessen|
    interessen und hobbys|referenzen|mitgliedschaften|kontakt|personliche erfahrung|personliche erfahrungen|auslandserfahrungen|auslandsaufenthalt|personliche daten|personliche angaben|sonstiges|zusatzliche informationen|auszeichnungen und erfolge|erfolge|engagement|weitere informationen|angaben zur person|personligt|personalia|centres d interet|centre d interet|loisirs|informations de contact|
    me contacter|contactez moi|coordonnees|conference participation|participation at conferences|academic articles|zaujmy alebo konicky|zaujmy|konicky|vervoer|mobility|mobilite|notice period|particulars|otros datos de interes|otros datos|datos de interes|
    distinctions|prix|loisirs|centres d interet|centres d interets|interets|references|coordonnees|informations personnelles|etat civil|divers|activites|activites extraprofessionnelles|vie associative|
    premios|logros|reconocimientos|intereses|aficiones|referencias|datos personales|contacto|informacion adicional|otros|otros datos|otros datos de interes|datos de contacto|informacion personal|
    premi|riconoscimenti|interessi|referenze|contatti|dati personali|informazioni personali|altre informazioni|hobby|hobby e interessi|interessi e hobby|ulteriori informazioni|
    premios e reconhecimentos|premios e distincoes|distincoes|interesses|contato|contatos|contacto|dados pessoais|informacoes adicionais|informacoes pessoais|atividades|outros|passatempos|outras informacoes|
    nagrody|osiagniecia|zainteresowania|hobby|referencje|kontakt|dane osobowe|dane kontaktowe|dodatkowe informacje|inne|klauzula|rodo|informacje dodatkowe|zainteresowania i hobby|
    hobbys|hobby s|interesses|interesses en hobbys|prijzen|onderscheidingen|referenties|persoonlijke gegevens|personalia|contactgegevens|nevenactiviteiten|lidmaatschappen|overig|overige|
    intressen|fritidsintressen|fritid|utmarkelser|priser|referenser|personuppgifter|kontaktuppgifter|ovrigt|ovriga uppgifter|fritidsinteresser|interesser|hobbyer|priser og udmarkelser|referencer|personlige oplysninger|andet|utmerkelser|referanser|personlig informasjon|verv|annet|kontaktinformasjon|kontaktoplysninger|
    harrastukset|kiinnostuksen kohteet|palkinnot|suosittelijat|henkilotiedot|yhteystiedot|muut tiedot|luottamustoimet|
    zajmy|zaliby|konicky|oceneni|reference|osobni udaje|kontaktni udaje|dalsi informace|ostatni|zaujmy|ocenenia|referencie|osobne udaje|kontaktne udaje|ine|dalsie informacie|
    erdeklodes|hobbi|hobbik|dijak|elismerések|elismeresek|referenciak|szemelyes adatok|elerhetoseg|elerhetosegek|egyeb|egyeb informaciok|
    interese|hobby uri|hobbyuri|premii|distinctii|referinte|date personale|informatii personale|date de contact|alte informatii|
    интереси|хоби|награди|референции|лични данни|лична информация|контакти|друга информация|интересы|хобби|награды|рекомендации|личные данные|контакты|дополнительная информация|інтереси|хобі|нагороди|особисті дані|контактна інформація|додаткова інформація|
    ενδιαφεροντα|χομπι|βραβεια|διακρισεισ|συστασεισ|προσωπικα στοιχεια|στοιχεια επικοινωνιασ|επικοινωνια|προσθετεσ πληροφοριεσ|
    interesi|hobiji|nagrade|osobni podaci|licni podaci|kontakt podaci|dodatne informacije|reference|osebni podatki|priznanja|konjicki|dodatni podatki|
    pomegiai|apdovanojimai|asmenine informacija|kontaktai|intereses|hobiji|apbalvojumi|kontaktinformacija|personiga informacija|huvid|hobid|auhinnad|isikuandmed|kontaktandmed|interesat|te dhena personale|cmime|
    ilgi alanlari|hobiler|oduller|basarilar|referanslar|kisisel bilgiler|iletisim|iletisim bilgileri|ek bilgiler|diger|uyelikler|
    minat|hobi|penghargaan|prestasi|referensi|data diri|data pribadi|informasi pribadi|kontak|informasi kontak|informasi tambahan|lainnya|organisasi|pengalaman organisasi|
    interessos|premis|aficions|dades personals|altres|afeccions`,
};

/** Words that can come before or after a heading word without changing what it is about. */
export const HEADING_MODIFIERS = `absolvovane dosazene dokoncene ukonczone andere overige autres otras outras altre altri sonstige inne ovriga ovrige diger lainnya dalsi ostatni egyeb alte tech soft hard computer it relevant professional selected additional other key my recent previous past current earlier notable main overall full related technical core personal
  work working job career history and of the in with & background summary details highlights information section paid general volunteer voluntary military research teaching clinical leadership industry practical
  trabajo trabalho lavoro travail empleo emprego laboral laborales profissional profissionais professionali lavorativa lavorative previa previas outras otras otra altre berufliche beruflicher pracovni dalsi odborne zawodowe mesleki diger kerja profesional und et y e i oraz a ve dan des de la le les du der die meine mes mis weitere wichtige professionnelle professionnelles professionale moje
  dodatkowe inne attended completed taken besuchte absolvierte cursados realizados realizadas complementaria complementarias complementares academiques academicos academicas academica academic scolaires scolaire profesionales techniques tecnicas tecniche informatiques informaticos en dei do da dos para personales personnels personali pessoais otros autres altri outros or oder ou o alebo
  former prior early present latest most important select significant fruhere bisherige bisheriger vorherige
  aktuelle letzte ausgewahlte anterieure anterieures precedente precedentes passee passees anteriores anterior actuales
  actual precedenti precedente anteriori passate recenti recientes recentes recents tidigare tidligere nuvarande
  navaerende naverende eerdere vorige huidige recente poprzednie wczesniejsze obecne drivejsi predchozi predchadzajuce
  predoslo prethodno ranije korabbi jelenlegi onceki gecmis sebelumnya aikaisempi aiempi anterioara anterioare
  principales principale principali principais significative significatives significativa significativas significativi
  marquante marquantes cle cles representatives destacada destacadas relevante relevantes relevanti pertinente pertinentes
  rilevante rilevanti wesentliche einschlagige belangrijkste viktigaste viktigste vigtigste najwazniejsze kluczowe onemli`;

/** What joins the names of sections in a heading. */
export const HEADING_CONJUNCTION =
  /\s*(?:[&+/,]|(?<=\s)[-–—](?=\s)|(?<!\p{L})(?:and|und|et|y|e|i|och|og|en|ve|dan|a|ja|és|și|и|і|та|και|oraz)(?!\p{L}))\s*/iu;

/**
 * Words of headings that decide their kind even beside one word that nobody knows ("Relevant Nursing Experience"). Where all words are
 * known, those of `SECTION_WORDS` do, which are many more.
 */
export const HEADING_HEADS: Record<string, SectionKind> = {
  experience: 'experience',
  experiences: 'experience',
  employment: 'experience',
  internships: 'experience',
  appointments: 'experience',
  positions: 'experience',
  berufserfahrung: 'experience',
  werdegang: 'experience',
  experiencia: 'experience',
  esperienza: 'experience',
  esperienze: 'experience',
  experiencias: 'experience',
  ervaring: 'experience',
  erfarenhet: 'experience',
  erfaring: 'experience',
  zkusenosti: 'experience',
  skusenosti: 'experience',
  iskustvo: 'experience',
  tapasztalat: 'experience',
  deneyim: 'experience',
  deneyimi: 'experience',
  deneyimleri: 'experience',
  tecrubesi: 'experience',
  tecrubeleri: 'experience',
  pengalaman: 'experience',
  doswiadczenie: 'experience',
  erfahrung: 'experience',
  erfahrungen: 'experience',
  berufserfahrungen: 'experience',
  werkervaring: 'experience',
  experienta: 'experience',
  education: 'education',
  ausbildung: 'education',
  formation: 'education',
  formacion: 'education',
  formacao: 'education',
  istruzione: 'education',
  wyksztalcenie: 'education',
  skills: 'skills',
  competencies: 'skills',
  kenntnisse: 'skills',
  fahigkeiten: 'skills',
  competences: 'skills',
  umiejetnosci: 'skills',
  znalosti: 'skills',
  dovednosti: 'skills',
  zrucnosti: 'skills',
  habilidades: 'skills',
  conocimientos: 'skills',
  kompetencje: 'skills',
  projects: 'projects',
  projekte: 'projects',
  projekty: 'projects',
  projecten: 'projects',
  prosjekter: 'projects',
  projeler: 'projects',
  proyek: 'projects',
  certifications: 'certifications',
  certificates: 'certifications',
  licenses: 'certifications',
  zertifikate: 'certifications',
  certyfikaty: 'certifications',
  kurzy: 'certifications',
  skoleni: 'certifications',
  kursy: 'certifications',
  szkolenia: 'certifications',
  cursos: 'certifications',
  corsi: 'certifications',
  languages: 'languages',
  sprachen: 'languages',
  publications: 'publications',
  awards: 'other',
  honors: 'other',
  activities: 'other',
  activiteiten: 'other',
  activites: 'other',
  actividades: 'other',
  atividades: 'other',
  aktivitaten: 'other',
  aktiviteter: 'other',
  aktywnosc: 'other',
  engagements: 'other',
  interests: 'other',
  hobbies: 'other',
  references: 'other',
  coursework: 'other',
  memberships: 'other',
  affiliations: 'other',
  projets: 'projects',
  proyectos: 'projects',
  progetti: 'projects',
  projetos: 'projects',
  projekter: 'projects',
  langues: 'languages',
  idiomas: 'languages',
  lingue: 'languages',
  estudios: 'education',
  etudes: 'education',
  formations: 'education',
  courses: 'certifications',
  kurse: 'certifications',
  seminare: 'certifications',
  seminars: 'certifications',
  certificats: 'certifications',
  certificaciones: 'certifications',
  certificados: 'certifications',
  certificazioni: 'certifications',
  certificacoes: 'certifications',
  weiterbildungen: 'certifications',
  fortbildungen: 'certifications',
  talleres: 'certifications',
  workshops: 'certifications',
  seminarios: 'certifications',
  seminari: 'certifications',
  seminaires: 'certifications',
  competencias: 'skills',
  competenze: 'skills',
  conoscenze: 'skills',
  connaissances: 'skills',
  objetivos: 'summary',
  objetivo: 'summary',
  objectif: 'summary',
  objectifs: 'summary',
  interets: 'other',
  intereses: 'other',
  interessi: 'other',
  interesses: 'other',
};

/** Heading words for work that come before what kind of work it is ("Experiencia docente"). */
export const LEADING_HEADS = 'experiencia experiencias esperienza esperienze pengalaman';

/** Labels that occur inside a role and do not start a section. */
export const LABELS_INSIDE_ROLE = `description|responsibility|isin tanimi|gorev tanimi|gorevler|yapilan isler|job description|role description|beschreibung|stellenbeschreibung|tatigkeitsbeschreibung|description du poste|description des taches|descripcion|descripcion del puesto|descrizione|descricao|omschrijving|beschrijving|opis|opis stanowiska|beskrivning|beskrivelse|popis|popis prace|aciklama|is tanimi|deskripsi|descriere|kuvaus|leiras|responsibilities|key responsibilities|main responsibilities|duties|key duties|duties and responsibilities|roles and responsibilities|role and responsibilities|responsibilities included|tasks|main tasks|achievements|key achievements|accomplishments|key accomplishments|highlights|technologies|technologies used|tech stack|stack|environment|tools|tools used|skills used|skills|projects|key projects|project|results|impact|
  main activities and responsibilities|huvudsakliga arbetsuppgifter och ansvarsomraden|arbetsuppgifter|funciones y responsabilidades|voornaamste werkzaamheden en verantwoordelijkheden|werkzaamheden|glowne czynnosci i obowiazki|glowne obowiazki|obowiazki|hlavni pracovni napln a oblasti odpovednosti|napln prace|temel faaliyetler ve sorumluluklar|gorev ve sorumluluklar|tugas dan tanggung jawab|principais actividades e responsabilidades|funciones y responsabilidades principales|principales activites et responsabilites|wichtigste tatigkeiten und zustandigkeiten|principali attivita e responsabilita|principais atividades e responsabilidades|aufgaben|aufgabenschwerpunkte|verantwortlichkeiten|tatigkeiten|erfolge|technologien|missions|taches|responsabilites|realisations|principales missions|funciones|responsabilidades|tareas|logros|funciones principales|mansioni|responsabilita|attivita|risultati|responsabilidades|atividades|principais atividades|obowiazki|zakres obowiazkow|osiagniecia|technologie|zadania|
  projekte|projekt|projets|projet|proyectos|proyecto|projetos|projeto|progetti|progetto|projecten|projekty|projekter|projeler|proje|
  eingesetzte technologien|verwendete technologien|technologies utilisees|tecnologias|tecnologias utilizadas|tecnologie|tecnologie utilizzate|stos technologiczny|
  main achievements|major achievements|notable achievements|selected achievements|top achievements|main accomplishments|major accomplishments|notable accomplishments|selected accomplishments|main results|key results|main contributions|key contributions|role highlights|wichtige erfolge|wichtigste erfolge|wesentliche erfolge|principales realisations|realisations cles|resultats obtenus|principales logros|logros principales|logros destacados|principali risultati|risultati raggiunti|risultati ottenuti|najwazniejsze osiagniecia|glowne osiagniecia|principais resultados|principais conquistas|principais realizacoes|belangrijkste resultaten|основные достижения|основні досягнення|hlavni uspechy|
  key responsibilities and achievements|labor realizada|labores realizadas|tareas realizadas|funciones realizadas|atividades realizadas|atividades desenvolvidas|actividades realizadas|wykonywane czynnosci|napln prace`;
