/**
 * Words of degrees and of schools in the languages of Europe, Turkish and Indonesian, folded. They are evidence beside
 * position and look, so that what is missing here is still read where most entries of a section agree.
 */

/** Beginnings of words that name a degree, an exam or a course of training. */
const DEGREE_WORDS = `bachelor|master(?!y|s? (?:academy|school))|doctor|postgraduate|undergraduate|associate (?:of|degree|in)|diploma|certificate(?:s? (?:in|of)|$)|matric(?:ulation)?(?![\\p{L}])|degree|gcse|btec|foundation (?:degree|year|programme?|course)|apprenticeship|high school diploma|micromasters?|journeyman|pg ?dip|pg diploma|nanodegree|exchange (?:semester|year|programme?)|semester abroad|
  industriemeister|auslandssemester|berufsmatura|fachmatura|eidg\\.? (?:fahigkeitszeugnis|dipl)|fahigkeitszeugnis|berufslehre|vordiplom|dr\\.? (?:rer|phil|med|ing|iur|jur|oec)|lehramt|
  berufsreife|facharbeiter(?:brief|prufung)|kaufmannsgehilfenbrief|assessor iur|habilitation|physikum|meisterschuler|handelsfachwirt|
  certificat d.etudes|certificat federal|prepa(?!\\p{L})|contador publico|ciclo superior|licenza elementare|scuola di specializzazione|specializzazione in|esame di stato|basisarts|regentaat|absolutorium|dr hab(?!\\p{L})|egzamin zawodowy|doutoramento|mestre em|livre-docencia|residencia medica|
  diplom|magister|magistr|abitur|fachabitur|staatsexamen|promotion|ausbildung|berufsausbildung|lehre\\b|meisterprufung|meisterbrief|geselle|umschulung|mittlere reife|fachhochschulreife|hochschulreife|realschulabschluss|hauptschulabschluss|fachwirt|betriebswirt|studium|abschluss|
  licence|maitrise|baccalaur|brevet|doctorat|mastere|agregation|maturite (?:gymnasiale|federale|professionnelle|specialisee)|certificat de capacite|titre professionnel|classe preparatoire|
  grado|licenciatura|licenciad|bachillerato|doctorado|diplomatura|tecnico|ciclo formativo|curso tecnico|titulo|posgrado|postgrado|maestria|especializaci|educacion (?:secundaria|primaria|media|basica)|secundari[oa] (?:complet|incomplet)|preparatoria(?!\\p{L})|selectividad|experto universitario|graduado escolar|ingenieria (?:tecnica|superior|en|de|civil|industrial|informatica)|ingenier[oa] (?:tecnic|superior|en|de|civil|industrial|informatic)|
  laurea|maturita|qualifica|dottorato|licenza media|geometra(?!\\p{L})|ragioniere|
  bacharel|graduad[oa] em|btp|tecnologo|mestrado|doutorado|graduacao|pos-?graduacao|ensino (?:medio|fundamental|secundario)|(?:segundo|primeiro) grau|superior de tecnologia|especializacao|
  propedeuse|doctoraal|getuigschrift|basisdiploma|graduaat|licentiaat|
  licencjat|inzynier|matura|technik(?!um)|doktorat|studia|swiadectwo|dyplom|tytul|wyksztalcenie (?:srednie|wyzsze|zawodowe|podstawowe)|
  kandidat|civilingenjor|hogskoleingenjor|gesallbrev|yrkeshogskole|gymnasieexamen|legitimation|bachelorgrad|fagbrev|svendebrev|kandidatgrad|studentereksamen|professionsbachelor|cand\\.|datamatiker|studiespesialisering|sivilokonom|
  lisans|on lisans|onlisans|yuksek lisans|doktora|ustalik|kalfalik|
  bakalar|inzenyr(?!sk)|maturitni|vyucni|zkouska|
  sarjana|ijazah|doktor|ahli madya|
  licenta|masterat|bacalaureat|tutkinto|ylioppilas|maisteri|tohtori(?!\\p{L})|tradenomi|merkonomi|datanomi|insinoori \\(|kandidaatti|erettsegi|oklevel|alapkepzes|mesterkepzes|szakmunkas|
  estudiante de|tecnicatura|tecnica superior|profesor(?:ado)?(?! de la)|perito|bachiller|ingenieur(?!sch)|curso|corso di|bootcamp|
  studii (?:universitare|superioare|liceale|medii)|среднее|высшее|специалитет|аспирантура|кандидат наук|бакалавр|магистр|магістр|диплом|πτυχιο|μεταπτυχιακο|διδακτορικο`;

/** Endings of Germanic compounds: "Gymnasieexamen", "Realschulabschluss". */
const DEGREE_ENDINGS =
  'examen|abschluss|prufung|studium|diplom|diploma|diplomet|ingenieur|utbildning|uddannelse|opleiding|eksamen|tutkinto|programmet';

/** Abbreviations; only at the start of a text, since "MA" is also a state. */
const DEGREE_SHORT = `ph\\.? ?d|d\\.? ?phil|b\\.? ?sc|m\\.? ?sc|b\\.? ?a|m\\.? ?a|b\\.? ?s|m\\.? ?s|b\\.? ?eng|m\\.? ?eng|b\\.? ?tech|m\\.? ?tech|b\\.? ?ed|m\\.? ?ed|b\\.? ?com|m\\.? ?com|bba|mba|ll\\.? ?b|ll\\.? ?m|mph|mfa|bfa|m\\.? ?d|j\\.? ?d|pgce|pgcert|a[ -]?levels?|as-?levels?|ged|nvq|ncea|vce|sace|wace|csec|wassce|kcse|kcpe|stpm|hkdse|hnd|hnc|t-level|level \\d|ib|hsc|ssc|sslc|pgd|class (?:x|xi|xii|1[02])|1[02]th|
  bac|bts|dut|but|cap|bep|bpjeps|eso|fp|cfgm|cfgs|mbo|hbo|havo|vwo|vmbo|mavo|aso|tso|wo|aas|associates?|gce|stx|hf|hhx|htx|dsh|deust|deug|cpge|l[123]|m[12]|dea|dess|capes|daeu|bafa|cfc|pos|bc|mgr|ing|inz|lic|dipl|d[1-4]|s[1-3]|grade? \\d+|
  mbbs|mb ?chb|mphys|mchem|mmath|mbiol|bphil|mlitt|mpharm|bpharm|bca|mca|bbm|b\\.? ?pharm|m\\.? ?pharm|bds|mds|bvsc|bed|med|dds|dvm|pharm\\.? ?d|ed\\.? ?d|m\\.? ?phil|mres|b\\.? ?mus|m\\.? ?mus|bsn|msn|dnp|msw|m\\.? ?arch|b\\.? ?arch|o[ -]levels?|egb|bup|cou|tsu|bepc|btsa|hdr|deas|deavs|dees|dcg|dscg|dnsep|hmonp|cqp|cess|dep|btm|diu|mulo|hbs|lbo|kmbo|hts|mts|lts|heao|meao|ssis|tfa|ifts|dams|ctesp|rvcc|eja`;

/** Parts of words that name a school. */
const SCHOOL_WORDS = `universit(?!ari[ao]s?(?!\\p{L}))|univerz|uniwers|universid|yliopisto|egyetem|ulikool|πανεπιστημιο|университет|університет|colleg|college|school|institut|instytut|istituto|academy|akadem|academ|accadem|hochschule|hogeschool|hogskola|hogskole|hojskole|polytech|politech|politec|politek|gymnas|gymnaz|ginnasio|lyce|licej|liceo|liceum|liceul |unidad educativa|(?<!\\p{L})lise(?:si)?(?!\\p{L})|kolej|colegio|escola|escuela|ecole|scuola|schule|szkol|skola|skole|skolan|skolen|koulu|iskola|scoala|oppilaitos|opisto|technikum|facult|fakult|uceni technicke|fachhochschule|conservator|centro de (?:formacion|educacion|estudios)|vidyala|vidyapee?th|state university|georgia tech|virginia tech|caltech|bildungszentrum|schulzentrum|centre de formation|centro de formacao|training cent|zespol szkol|sekolah|seminary|okulu|enstitu|yuksekokul|kolleg|cegep|faculdad|facolta|wydzial|vidusskol|univeris|universitas|ammattikorkeakoulu|campus|athenee|atheneum|(?:computer|learning|educational?) cent(?:er|re)`;
/** Names that are whole words. */
const SCHOOL_NAMES =
  'alma mater|vgs|(?:paris|lyon|lille|bordeaux|toulouse|grenoble|rennes|montpellier|strasbourg|nancy) (?:\\d{1,2}|[ivx]{1,4})|paris[ -](?:sud|saclay|dauphine|nanterre|descartes|diderot)|ku leuven|chalmers|elte|bme|ifsi|fernuni|sixth form|мгу|спбгу|ies|iut|cfa|iae|iufm|insa|roc|komvux|hs|sm[pka]n|senai|senac|etec|fatec|puc|smk|sma|smp|man|sltp|kth|eth|tu|fh|mit|ucla|uni|vs[ec]|cvut|sou|sps|soe|ihk|dhbw|vhs';

/** Short names, which are written in capitals. */
const SCHOOL_ACRONYMS = `HTW|HTL|HTBLA|HTBLVA|HAK|HLW|BORG|WIFI|FHS|HAW|HSR|ZHAW|FHNW|BFH|HSLU|ETH|ETHZ|EPFL|HTWG|RWTH|KIT|LMU|TUM|TUB|TUHH|TUD|BHT|HWR|HTWK|FOM|IUBH|IU|AKAD|ILS|SGD|BWZ|BBZ|BBW|GIBB|OSZ|BSZ|HES|HEC|HEIG|EHL|EPITA|EPITECH|EFREI|ESIEA|ENSTA|ENSEEIHT|ENSIMAG|ENSAM|ENSAE|ENSAI|ENSICAEN|INSA|SUPELEC|ESSEC|EDHEC|ESCP|ESILV|ESGI|ISEN|ISEP|ISAE|ECE|ESTACA|IPSA|UTC|UTT|UTBM|UPMC|UPEC|UTLN|UVSQ|ENAC|ENS|ENSA|EST|ENCG|INPT|EMI|EHTP|SUPINFO|HETIC|ECAM|CNAM|GRETA|AFPA|CESI|CNED|IFOCOP|UCL|ULB|KUL|VUB|UMONS|HEPL|UNED|UPM|UPC|UAB|UPV|UPF|UCM|UAM|UOC|UNIR|USAL|UGR|UNAM|IPN|ITESM|UANL|UAEM|UBA|UTN|UNLP|UNC|UADE|SENA|UPTC|PUJ|UDEA|UCV|USB|UNMSM|UNI|PUCP|UPN|UTP|SENATI|DUOC|INACAP|USACH|USP|UNESP|UNICAMP|UFRJ|UFMG|UFRGS|UFSC|UFPE|UFBA|UFPR|UFC|UFF|UFG|UFPB|UFRN|UFSCAR|UNB|UERJ|UEL|UEM|UNIP|UNIVESP|UNINTER|UNOPAR|UNIFESP|Uni(?:cesumar|camp|derp|gran|nove|sinos|fesp|taubaté|nter|nassau|metrocamp|oeste|lasalle|vali|norte|ube|for|sul|ville|ritter)|UNINOVE|UNISINOS|FIAP|FGV|FMU|FAAP|UMESP|UNISUL|IFSP|IFRN|IFCE|IFSC|IFRS|IFMG|CEFET|SENAI|SENAC|ISCTE|ISEL|ISEG|ISEP|IPL|FEUP|FCUL|FCT|IST|IEFP|LUISS|ITIS|ITC|ITS|IPSIA|IIS|HVA|UVA|TUE|HAN|ROC|AGH|SGH|SGGW|UMCS|UMK|SWPS|WSB|PJATK|PJWSTK|WSIZ|PWR|ZSE|ZST|CVUT|VUT|VSE|VSB|UTB|UHK|STU|TUKE|UPJS|EUBA|ODTU|ODTÜ|ITU|İTÜ|YTU|YTÜ|METU|KTU|KTÜ|DEU|DEÜ|ITB|UGM|ITS|IPB|UNPAD|UNDIP|UNAIR|UNHAS|UNNES|UPI|UNY|BINUS|SMKN|SMAN|SMPN|SDN|SMPIT|SMAIT|MTSN|MAN|IIT|NIT|IIIT|BITS|VIT|SRM|JNTU|VTU|IGNOU|AKTU|MAKAUT|NUST|FAST|LUMS|COMSATS|NUCES|UET|BUET|KASNEB|MIT|UCLA|USC|NYU|ASU|CUNY|SUNY|BYU|LSU|UCSD|UCSB|UIUC|UCF|LSE|KCL|QMUL|KTH|LTH|DTU|ITU|CBS|SDU|AAU|NTNU|UIO|LAMK|HAMK|KNUST|UNIBEN|OAU|UNILAG|UNISA|UKZN|UCT`;

const list = (words: string): string => words.replace(/\s*\n\s*/g, '').replace(/\|+/g, '|');

export const DEGREE_AT_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${list(DEGREE_WORDS)})|(?:${DEGREE_ENDINGS})(?![\\p{L}\\p{N}])`,
  'u',
);
export const DEGREE_AT_START = new RegExp(`^(?:${list(DEGREE_SHORT)})(?![\\p{L}\\p{N}])`, 'u');
/** Abbreviations that name a degree behind its subject as well, folded: "Botany BSc", "Koch IHK". */
export const DEGREE_AT_END =
  /(?<=[\p{L})] )(?:b\.? ?sc|m\.? ?sc|ph\.? ?d|ba|ma|bs|ms|mba|beng|meng|llb|llm|bba|hnd|hnc|btec|gcses?|ihk|hwk)\.?$/u;
export const SCHOOL_INSIDE = new RegExp(
  `${SCHOOL_WORDS}|(?<![\\p{L}\\p{N}])(?:${SCHOOL_NAMES})(?![\\p{L}\\p{N}])`,
  'u',
);

/** A short name of a school, as it is written. */
export const SCHOOL_ACRONYM = new RegExp(
  `(?<![\\p{L}\\p{N}&-])(?:${SCHOOL_ACRONYMS})(?![\\p{L}\\p{N}]|-\\p{L})`,
  'u',
);

/** Rest of such a label in the next line of a narrow column, as it is written. */
export const LABEL_REST =
  /^(?:providing education and(?: training)?|training|organi[sz]ación que ha impartido(?: la formación)?|la formación|erogatrice dell.istruzione e(?: formazione)?|formazione|d.enseignement ou de formation|de formation|die Bildungs- oder.{0,30}|covered|skills covered)$/u;

/** Labels of forms in front of a degree, a school or dates, folded; they are no content. */
export const EDUCATION_LABEL = new RegExp(
  `^(?:${list(`dates?|dates (?:employed|attended)|period|periodo|periode|okres|duree|dauer|duracion|duration|from - to|title of qualification awarded|qualifications?|degree|principal subjects.{0,40}|name and type of organi[sz]ation.{0,60}|level in national.{0,40}|institution|school|
  datum|zeitraum|daten|bezeichnung der erworbenen qualifikation|abschluss|schule|name und art der.{0,60}|
  dates?|intitule du certificat.{0,40}|nom et type de l.etablissement.{0,60}|diplome|etablissement|
  fechas?|(?:titulo de la )?cualificacion obtenida|nombre y tipo de .{0,60}|
  data|titolo della qualifica rilasciata|nome e tipo d.organizzazione.{0,60}|
  datas?|designacao da qualificacao atribuida|nome e tipo da organizacao.{0,60}|
  daty?|nazwa uzyskanych kwalifikacji|nazwa i typ organizacji.{0,60}|
  data|kwalifikafikacja|benamning pa.{0,40}|namn pa och typ av.{0,60}|naam en.{0,60}|datums?|
  tarih(?:ler)?|alinan belgenin.{0,40}|datum|nazev.{0,60}|tanggal`)})$`,
  'u',
);

/** Labels of a degree, or of what one wrote about, folded. */
export const TITLE_LABEL = /^(?:titel|titul)$/u;

/** Such labels before a colon; without one they would be content ("University"). */
export const STUDY_LABEL = new RegExp(
  `^(?:${list(`name of school|university|college|course|course of study|field|field of study|major|area of study|study type|location|
  hochschule|universitat|fachrichtung|studiengang|studienfach|ort|
  ecole|universite|specialite|filiere|domaine|lieu|
  titulo|titulacion|centro|centro educativo|institucion|universidad|especialidad|ubicacion|lugar|
  titolo|titolo di studio|istituto|scuola|universita|indirizzo di studio|luogo|
  instituicao|escola|universidade|area de estudo|local|
  stopien|tytul|uczelnia|szkola|kierunek|specjalnosc|miejsce|
  opleiding|diploma|instelling|richting|studierichting|plaats|larosate|skola|inriktning|fakulte|bolum|okul|lise|diploma notu|ogretim tipi|ogretim dili|universite/okul|titel|akademischer grad|angestrebter abschluss|(?:dosazeny |akademicky )?titul`)})$`,
  'u',
);

/** Labels of what was studied, folded. */
export const FIELD_LABEL =
  /^(?:course of study|field|field of study|major|area of study|fachrichtung|studiengang|studienfach|hauptfach|specialite|filiere|especialidad|indirizzo di studio|area de estudo|kierunek|specjalnosc|profil|obor|odbor|studierichting|inriktning)$/u;

const LABELS_OF_SCHOOL = `name of school|university|college|institution|school|hochschule|universitat|schule|ecole|universite|etablissement|centro|centro educativo|institucion|universidad|istituto|scuola|universita|instituicao|escola|universidade|uczelnia|szkola|instelling|larosate|skola`;
const LABELS_OF_DEGREE = `title of qualification awarded|qualification|degree|abschluss|diplome|titulo|titulacion|titolo|titolo di studio|diploma|tytul|stopien|titel|akademischer grad|angestrebter abschluss|(?:dosazeny |akademicky )?titul`;

/** Labels whose value is a school, or what was earned there, whatever its words, folded. */
export const SCHOOL_LABEL = new RegExp(`^(?:${LABELS_OF_SCHOOL})$`, 'u');
export const DEGREE_LABEL = new RegExp(`^(?:${LABELS_OF_DEGREE})$`, 'u');

/** Words between what was studied and where: "Physics at the", as they are written. */
export const AT_SCHOOL =
  "at(?: the)?|from(?: the)?|bei(?:m| der)?|an der|an dem|am|auprès d(?:e la|u|e|es)|auprès de l[’']|chez|à l[’']|à la|au|presso(?: l[’']| la| il)?|hos|vid|ved|pel[ao]|por(?: la| el)?|n[ao]|en (?:la|el)|en|op (?:de|het)|aan (?:de|het)|te|na|w";
/** Those that hardly stand before anything else than a school or firm. */
export const AT_ANY_SCHOOL =
  "at|from|bei(?:m| der)?|auprès d(?:e la|u|e|es)|auprès de l[’']|chez|presso(?: l[’']| la| il)?|hos|pel[ao]|op (?:de|het)|aan (?:de|het)";

/** What is no education but training, by the beginning of its name, folded: a seminar, an exam in a language. */
export const TRAINING =
  /^(?:\p{L}{0,12}seminar(?!y)|workshop|webinar|masterclass|online|formacao online|formation en ligne|oficina|lehrgang|schulung|szkolenie|toeic|toefl|ielts|bafa|cambridge \p{L}+ (?:certificate|zertifikat)|permis [a-d]|psc ?1|a?fgsu|sst|certifications?(?=\s*(?::|$))|certificare|certificazione|certificacion|certificacao|zertifizierung|certifiering|sertifikasi|certified(?! (?:public|in|from|by|copy)(?!\p{L}))|(?:summer|winter|spring) (?:school|course)|sommerschule|ecole d.{1,2}ete|escuela de verano|scuola estiva)(?!\p{L})/u;
/**
 * Words for courses that begin the name of one, and of some studies as well ("Corso di laurea"), folded. What they name is a
 * course if nothing else tells of a study.
 */
export const COURSE_AT_START =
  /^(?:(?:online|internet\p{L}*|short|intensive|crash|refresher|certified|advanced|basic|\p{L}{2,14}-)\s?)?(?:courses?|training(?! (?:college|school|cent))|trainings|boot ?camp|professional development|kurs(?:e|us|y|et)?|\p{L}{3,}kurs(?:e|us)?|weiterbildung|fortbildung|\p{L}{3,}(?:schulung|lehrgang|seminar)|cursus|cursos?(?! (?:tecnic|superior|de gradua|universitari))|corsi|corso(?! di (?:laurea|studi))|formation (?:en|a|au|aux|sur|de|continue|courte|professionnelle)|cours (?:de|en)|attestation|habilitation|caces|stage de formation|taller|capacitacion|treinamento|attestato|patentino|bijscholing|uprawnienia|skoleni|osvedceni|opravneni|pelatihan|сертификат|сертифікат|свидетельство|удостоверение|уверение|потврда|курс|certificat en ligne)(?!\p{L})/u;

/** Words that begin the name of a course, an event or a certificate in a list of such, whatever it is about, folded. */
export const NAMES_COURSE =
  /^(?:participa\p{L}+|participation|teilnahme|partecipazione|deelname|udzial|ucast|osallistu\p{L}+|diplomados?|conferencias?|jornadas?|congres\p{L}+|seminari?\p{L}*|talleres|taller|cursos?|capacita\p{L}+|workshops?|webinars?|certifi\p{L}+|zertifi\p{L}+|certyfik\p{L}+|attestat\p{L}*|brevets?|licen[cs]\p{L}+|formations?|corsi?|kurs\p{L}*|kurz\p{L}*|schulung\p{L}*|lehrgang|weiterbildung|fortbildung|szkoleni\p{L}+|warsztat\p{L}*|treinamento|oficina|palestra|pelatihan|training|course|egitim\p{L}*|tanfolyam|curs|cursuri|koulutus|utbildning)(?!\p{L})/u;

/** Words for courses that end the name of one, or stand in it, folded: "Moss Care Course (2 weeks)", "Refresher workshop on moss". */
export const COURSE_INSIDE =
  /(?<!\p{L})(?:workshops?|webinar|bootcamp)(?!\p{L})|(?<![\p{L}])(?:courses?|training|(?:\p{L}{3,})?(?:schulung|lehrgang|seminar))(?:\s?\([^()]{1,30}\))?$/u;

/** Where people take courses on their own, folded. */
export const COURSE_PLATFORM =
  /^(?:udemy|coursera|edx|mitx|harvardx|linkedin learning|datacamp|pluralsight|codecademy|udacity|alura|platzi|crehana|skillshare|futurelearn|domestika|simplilearn|freecodecamp|cisco networking academy|kaggle(?: learn)?|khan academy|sololearn|hackerrank|great learning|upgrad|nptel|swayam|dicoding|google digital garage|hubspot academy|microsoft learn|trailhead|treehouse|opensap|iversity|miriada ?x|edutin|coderhouse|digital innovation one|fundacao bradesco|linux academy|a cloud guru|lynda)(?:\.(?:com|org|io))?(?!\p{L})/u;

/** Words before a date that only say what the date is, as they are written. */
export const BEFORE_DATE =
  /(?<=^|[\s(,;:.–—-])(?:(?:expected )?graduat(?:ed?|ion|ing)(?: date| in)?(?: class of)?|class of|complet(?:ed|ion)(?: date| in)?|expected(?: graduation| completion)?(?: date| in)?|anticipated|conclu[ií]d[oa](?: em| en)?|conclus[ãa]o(?: prevista)?(?: em)?|(?:previs[ãa]o de )?formatura(?: em)?|t[ée]rmino(?: previsto)?|previs(?:ão|to)(?: para)?|year|obtenue?(?: en)?|abgeschlossen|abschluss(?: am)?|graduated on|awarded(?: on)?|ukończon[yea]|session|soutenue?(?: le| en)?|tahun(?: lulus)?|em|in|en|im|nel|am)\s?:?\s*$/iu;
/** How one did and how far one came, at the end of a degree or school. */
export const RESULT =
  /\s(?:\(?\d{1,3}(?:[.,]\d{1,2})?\s?%[^,|]*|\(?(?:nota|note|grade|c?gpa|average|ipk|nilai(?: rata-rata)?(?: un)?|mention|voto)\s?[:–-]?\s?\d[^|]*|\d[.,]\d\d?\s(?:gemiddeld|average|gpa|moyenne)[^,|]*|(?:mit|avec|con|with)(?: \p{L}+)? \d[.,]\d\d?[^,|]*|with an? (?:focus|emphasis|concentration|minor) [^|]*|mention (?:tr[eè]s bien|assez bien|bien|passable)[^|]*)$/iu;
/** The same in brackets, folded. */
export const RESULT_IN_BRACKETS =
  /semester|grade|gpa|\d[.,]\s?\d|%|in[- ]progress|en cours|in corso|cursando|incompleto|abbruch|abgebrochen|periodo|completed|expected|ongoing|graduated|merit|distinction|honou?rs class|^(?:first|second|third|1st|2nd|3rd|upper|lower)[- ](?:class|upper|lower|division)|niet afgewerkt|afgebroken|^[∅ø⌀]/u;
/** What only says that or at what level somebody studied, by its beginning, folded; what was earned may stand below. */
export const WEAK_DEGREE =
  /^(?:(?:\p{L}+ )?(?:studium|studies|studier)(?!\p{L})|fernstudium|vollzeitstudium|hochschulstudium|formal\p{L}* stud|estudios|cursad[oa]|studia(?!\p{L})|studi(?!\p{L})|etudes|educacion (?:secundaria|media|universitaria|superior)|ensino superior|secondary education|higher education)/u;
/** Schools within a school. */
export const PART_OF_SCHOOL =
  /^(?:\p{L}+ )?(?:facult|fakult|wydzial|department|departement|departamento|fachbereich|school of|institute? (?:of|for)|institut fur)/u;
/** Whoever has a legal form and teaches, folded. */
export const FIRM =
  /(?<![\p{L}\p{N}])(?:gmbh|ltd|llc|inc|ag|e\.? ?v|plc|s\.? ?r\.? ?l|sarl|sas|s\.? ?r\.? ?o|sp\. z o\. ?o)(?![\p{L}\p{N}])/u;

/** That one has not finished yet, folded. */
export const ONGOING =
  /(?<!\p{L})(?:en cours|en curso|cursando|in corso|in progress|ongoing|currently|laufend|aktuell|andamento|devam|w trakcie|pagaende|igangvaerende|lopend|sedang)(?!\p{L})/u;
/** That a date is still to come, folded. */
export const EXPECTED =
  /expected|anticipated|previst|prevu|prevision|voraussichtlich|verwacht|przewidywan|planowan|beraknad|forventet|beklenen|conclus/u;
/** Universities that go on with the town of their campus behind a comma, folded. */
export const HAS_CAMPUS =
  /^(?:the )?(?:university of (?:california|texas)|california state university|state university of new york)$/u;

/** A result that stands alone, folded. */
export const RESULT_ALONE =
  /^(?:(?:noch )?(?:ohne|o\.|kein(?:en)?) (?:studien|schul)?abschluss|abbruch|abgebrochen|mention (?:tres bien|assez bien|bien|passable|honorable)(?!\p{L}).*|(?:\p{L}+ )?(?:eqf|qeq|meq|cec|eqr|dqr|mec|mecu|erk|krk|nlqf|ekr|ekkr|avtalk)(?:[- ](?:level|niveau|livello|nivel|niv|poziom))?\s?:?\s?\d|(?:level|niveau|livello|nivel|nivel de|poziom|uroven)\s?\d\s(?:eqf|qeq|meq|cec|eqr|dqr|mec|mecu|erk|krk|ekr)|\d{2,3}(?:[.,]\d+)?(?:\s?\/\s?\d{2,3})?\s(?:e lode|con lode|cum laude|summa cum laude)|(?:diploma )?(?:niet )?behaald(?: in \p{L}+)?|geslaagd|afgerond|afgestudeerd|obtenu|obtenido|obtida|conseguito|ukonczon[aey]|dokonceno|bestanden|abgeschlossen|godkjent|godkand|bestaet|zavrseno|absolvovano|sin titulo|sans diplome|(?:belum |tidak )?berijazah|(?:first|second|third|1st|2nd|3rd)[- ](?:class|upper|lower)(?!\p{L}).*|(?:magna |summa )?cum laude|(?:with )?(?:high )?(?:honou?rs|distinction|merit)|(?:degree )?classification(?!\p{L}).*|grades?:?(?:\s*\d+\s?%.*)?|(?:final |overall |cumulative )?(?:c?gpa|grade|nota|note|average|gesamtnote|abschlussnote|endnote|voto|moyenne)\s?[:–-]?\s?\d.*|\d{1,2} (?:ans?|mois|years?|months?|jahre?|monate?|anos?|meses|anni|mesi|jaar|lat|lata|yil)|(?:graduated|mezun|absolwent(?:ka)?|diplome|abgeschlossen|laureat[oa]|graduad[oa]))$/u;
/** What one writes at the end of one's studies, folded; with its subject, its title or its grade behind: "Masterarbeitsthema". */
export const THESIS =
  /^(?:(?:(?:master|bachelor|doctoral|phd|final|graduation|diploma)(?:[’']?s)? |title of (?:the )?)?(?:thesis|dissertation)|(?:abschluss|bachelor|master|diplom|doktor|magister|fach|studien)-?arbeit|dissertation|memoire|projet de fin d.etudes?|tfe|pfe|tesi(?: (?:di|magistrale|triennale|sperimentale))?|tesis|tesina|tese|trabajo (?:de )?fin de|proyecto (?:de )?fin de|tf[gm]|trabalho de (?:conclusao|fim) de|tcc|dissertacao|scriptie|eindwerk|afstudeer|bachelorproef|masterproef|praca (?:magisterska|inzynierska|licencjacka|dyplomowa|doktorska)|(?:bakalarska|diplomova|magisterska|magistarska|dizertacni|dizertacna|zaverecna|maturitni) (?:prace|praca)|examensarbete|kandidatuppsats|speciale|bacheloroppgave|masteroppgave|bachelorprojekt|opinnaytetyo|pro gradu|szakdolgozat|diplomamunka|lucrare de|tez(?:i|$)|skripsi|tugas akhir)/u;
/** Labels of what belongs to one's studies and has dates of its own, folded. */
export const NOTE_LABEL =
  /^(?:stage|\p{L}+(?:[’']s)? list|voto(?: di laurea)?|articol[oi].{0,15}|relatore|advisor|supervisor|betreuer(?:in)?|praktikum|internship|projekte?|projects?|projet|auszeichnung(?:en)?|awards?|stipendium|scholarship)$/u;
/** Words before the school of somebody who tells of it in sentences, as they are written. */
export const ATTENDED =
  /^(?:graduated from|graduated|lulus dari|lulus|attending|attended|studied at|studying at|enrolled at|lulusan|tamatan|obtention d[ue]|egresad[oa] de(?: la)?|dipl[oô]m[eé]e? d[eu]|absolvent(?:ka)?|absolwent(?:ka)?)\s+(?:the\s+)?/iu;

/** A section named "University": one studied there. Folded. */
export const SCHOOL_ALONE =
  /^(?:high school|school|college|university|universitat|hochschule|gymnasium|schule|universite|lycee|universidad|universita|universidade|uniwersytet|universiteit|hogeschool|universitet)$/u;

/** What the Europass form calls the section of one's studies, which names no courses beside them, folded. */
export const EUROPASS_STUDIES =
  /^(?:education and training|istruzione e formazione|educacion y formacion|education et formation|allgemeine und berufliche bildung|educacao e formacao|onderwijs en opleiding|edukacja i szkoleni[ea]|wyksztalcenie i szkolenie|educatie si formare(?: profesionala)?|oktatas es kepzes|vzdelavani a odborna priprava|vzdelavanie a priprava|obrazovanje i osposobljavanje|izobrazevanje in usposabljanje|образование и обучение|εκπαιδευση και καταρτιση)$/u;
