import type { SectionKind } from '../../types.ts';

/**
 * Words that say of which kind a section is, wherever they stand in its heading, folded, in 25 languages. With `HEADING_MODIFIERS`
 * they make up headings that no list has: "Wybrane publikacje naukowe".
 */
export const SECTION_WORDS: Record<SectionKind, string> = {
  experience: `experience experiences employment employments internships appointments positions jobs placements apprenticeships traineeships
    berufserfahrung berufserfahrungen werdegang erfahrung erfahrungen berufspraxis praxiserfahrung arbeitserfahrung berufstatigkeit berufstatigkeiten praktika beschaftigungen anstellungen
    emplois stages postes jobs alternances experiencias experiencia empleos practicas pasantias esperienza esperienze impieghi tirocini estagios empregos
    ervaring ervaringen werkervaring werkervaringen beroepservaring loopbaan bijbanen doswiadczenie doswiadczenia zatrudnienie zatrudnienia praktyki staze
    zkusenosti skusenosti praxe prax zamestnani zamestnania staze tapasztalat tapasztalatok munkahelyek munkatapasztalat munkatapasztalatok
    experienta experiente angajari deneyim deneyimi deneyimleri deneyimler deneyimlerim tecrubesi tecrubeleri tecrubelerim stajlar stajlarim
    pengalaman pekerjaan magang erfarenhet erfarenheter arbetslivserfarenhet arbetserfarenhet yrkeserfarenhet anstallningar
    erfaring erfaringer erhvervserfaring arbejdserfaring ansaettelser arbeidserfaring yrkeserfaring ansettelser stillinger
    tyokokemus tyohistoria tyosuhteet kokemus kokemukset iskustvo iskustva zaposlenja izkusnje zaposlitve patirtis pieredze kogemus
    опыт стажировки досвід опит искуство εμπειρια εμπειριεσ προυπηρεσια pervoja`,
  education: `education schooling studies degrees schools ausbildung ausbildungen studium studien schulbildung hochschulbildung schulabschlusse abschlusse bildung bildungsweg bildungsgang
    formation formations etudes diplomes scolarite formacion formaciones educacion estudios titulos titulaciones formacao formacoes educacao estudos escolaridade graduacoes
    istruzione formazione studi diplomi opleiding opleidingen onderwijs studie wyksztalcenie edukacja studia vzdelani vzdelanie studium
    tanulmanyok vegzettseg vegzettsegek kepzettseg kepzettsegek iskolak studii educatie egitim egitimi ogrenim pendidikan
    utbildning utbildningar studier uddannelse uddannelser utdanning utdanninger utdannelse koulutus opinnot tutkinnot
    obrazovanje skolovanje izobrazba izobrazevanje issilavinimas izglitiba haridus образование обучение освіта навчання εκπαιδευση σπουδεσ edukimi arsimi`,
  skills: `skills abilities competencies competences expertise proficiencies strengths capabilities aptitudes programming coding
    kenntnisse fachkenntnisse fahigkeiten kompetenzen fertigkeiten starken qualifikationen programmierkenntnisse softwarekenntnisse edv
    connaissances atouts qualites programmation competenze conoscenze abilita capacita attitudini programmazione
    habilidades competencias conocimientos destrezas capacidades fortalezas cualidades programacion
    aptidoes conhecimentos programacao vaardigheden competenties kwaliteiten computervaardigheden
    umiejetnosci kompetencje znalosti dovednosti schopnosti kompetence zrucnosti vedomosti
    keszsegek kepessegek ismeretek kompetenciak erossegek competente abilitati aptitudini cunostinte calitati
    beceriler becerilerim becerileri yetenekler yeteneklerim yetkinlikler yetkinliklerim keahlian keterampilan kemampuan kompetensi
    fardigheter kunskaper kompetenser kompetens styrkor faerdigheder kompetencer kundskaber ferdigheter kompetanse kunnskaper
    taidot osaaminen vahvuudet vjestine vestine kompetencije znanja sposobnosti vescine gebejimai igudziai prasmes oskused
    навыки умения компетенции качества навички вміння компетенції якості умения δεξιοτητεσ ικανοτητεσ γνωσεισ προσοντα aftesi`,
  certifications: `certifications certificates licenses zertifikate certyfikaty kurzy skoleni kursy szkolenia cursos corsi courses kurse seminare seminars
    certificats certificaciones certificados certificazioni certificacoes weiterbildungen fortbildungen talleres workshops seminarios seminari seminaires`,
  languages: `languages language langue idioma lengua lingua taal sprache fremdsprache nyelv sprachen sprachkenntnisse fremdsprachen sprachkompetenz sprachkompetenzen sprachfertigkeiten fremdsprachenkenntnisse langues idiomas lenguas lingue linguas
    talen talenkennis taalvaardigheden taalvaardigheid taalkennis jezyki jezykow jezykowe jezykow jazyky jazyku jazykov jazykove jazykova
    nyelvek nyelvtudas nyelvismeret nyelvismeretek nyelvi limbi limbilor lingvistice lingvistica dil diller dilleri bahasa
    sprak sprakkunskaper sprakfardigheter sprog sprogkundskaber sprogfaerdigheder sprogkompetencer sprakkunnskaper sprakferdigheter sprakkompetanse
    kielitaito kielitaidot kielet jezici jezika jezicne jezik kalbos valodas keeled keelteoskus
    языки языков языками языковые мови мов мовами мовні езици езикови γλωσσεσ γλωσσων gjuhet
    linguistic linguistiche linguistiques linguisticas linguistics linguisticos`,
  publications: `publications papers patents publikationen veroffentlichungen vortrage patente konferenzbeitrage fachartikel
    brevets publicaciones ponencias articulos patentes pubblicazioni brevetti convegni publicacoes artigos palestras publicaties octrooien
    publikacje artykuly konferencje patenty wystapienia publikace clanky konference prednasky prispevky publikacie konferencie
    publikaciok cikkek eloadasok konferenciak szabadalmak publicatii articole conferinte comunicari
    yayinlar yayinlarim makaleler bildiriler publikasi publikationer artiklar foredrag konferenser publikasjoner konferanser
    julkaisut artikkelit esitelmat publikacije clanci konferencije публикации статьи доклады патенты публікації статті доповіді публикации δημοσιευσεισ`,
  volunteering: `volunteering ehrenamt ehrenamter freiwilligenarbeit freiwilligendienst freiwilligentatigkeit
    benevolat voluntariado voluntariados voluntariat voluntariato volontariato
    vrijwilligerswerk vrijwilligersactiviteiten wolontariat wolontariaty dobrovolnictvi dobrovolnictvo
    onkentesseg voluntariate gonulluluk kerelawanan frivilligarbejde frivilligarbeid
    vapaaehtoistyo vapaaehtoistoiminta volontiranje volonterstvo prostovoljstvo savanoryste
    волонтерство доброволчество εθελοντισμοσ`,
  military: 'wehrdienst zivildienst bundeswehr',
  projects: `projects projekte projets proyectos progetti projetos projecten
    projekty projektow projektek proiecte projeler projelerim projesi prosjekter prosjekt projekter projektit projekti projektai
    проекты проектов проекти проєкти проєктів εργα`,
  summary: `summary profile profil zusammenfassung kurzprofil kurzvorstellung berufsziele
    perfil resumen extracto objetivo objetivos profilo obiettivo obiettivi sintesi resumo profiel samenvatting doelstelling
    podsumowanie cel shrnuti cil zhrnutie ciel osszefoglalo celkituzes celkituzesek rezumat obiectiv obiective
    ozet ozeti hedef hedefi hedefim hedefleri ringkasan tujuan sammanfattning malsattning sammendrag profiltekst resume yhteenveto profiili tavoite tavoitteet
    sazetak cilj ciljevi цель цели профиль резюме мета профіль περιληψη προφιλ στοχοσ στοχοι`,
  other: `awards award honors honours prizes scholarships grants fellowships distinctions recognitions medals
    interests hobbies hobby pastimes references reference referees recommendations testimonials memberships membership affiliations affiliation associations coursework contacts
    auszeichnungen preise stipendien ehrungen interessen hobbys freizeit freizeitaktivitaten freizeitinteressen referenzen referenzpersonen mitgliedschaften mitgliedschaft vereinstatigkeiten kontaktdaten aktivitaten verfugbarkeit
    prix bourses recompenses loisirs passions interets interet recommandations adhesions coordonnees contacts activites disponibilite
    premios becas reconocimientos distinciones galardones intereses aficiones pasatiempos referencias recomendaciones membresias afiliaciones asociaciones actividades disponibilidad
    premi borse riconoscimenti onorificenze interessi passioni referenze affiliazioni associazioni contatti recapiti disponibilita
    bolsas distincoes reconhecimentos conquistas interesses passatempos referencias afiliacoes associacoes contatos contactos atividades disponibilidade
    prijzen beurzen onderscheidingen prestaties interesses referenties aanbevelingen lidmaatschappen verenigingen contactgegevens activiteiten beschikbaarheid
    nagrody wyroznienia stypendia sukcesy zainteresowania pasje referencje rekomendacje czlonkostwo czlonkostwa aktywnosc aktywnosci dyspozycyjnosc
    oceneni ceny zajmy konicky zaliby reference doporuceni clenstvi kontakty aktivity zaujmy zaluby ocenenia referencie odporucania clenstvo
    dijak osztondijak elismeresek kituntetesek erdeklodes erdeklodesi hobbi hobbik referenciak ajanlasok tagsagok tagsag elerhetoseg elerhetosegek
    premii burse distinctii pasiuni interese referinte recomandari afilieri
    oduller odullerim basarilarim burslar hobiler hobilerim referanslar referanslarim uyelikler uyelikleri iletisim
    penghargaan beasiswa minat hobi kegemaran referensi rekomendasi keanggotaan organisasi
    utmarkelser priser meriter intressen fritid fritidsintressen referenser medlemskap kontaktuppgifter aktiviteter foreningsaktiviteter
    legater udmaerkelser interesser fritidsinteresser hobbyer referencer anbefalinger medlemskaber utmerkelser stipender referanser
    palkinnot apurahat tunnustukset harrastukset harrastuneisuus suosittelijat suositukset jasenyydet luottamustoimet yhteystiedot
    nagrade priznanja stipendije postignuca dostignuca interesi hobiji preporuke clanstva aktivnosti
    награды премии стипендии интересы хобби увлечения рекомендации членство контакты нагороди інтереси хобі захоплення рекомендації контакти награди интереси хоби
    βραβεια διακρισεισ υποτροφιεσ ενδιαφεροντα χομπι συστασεισ επικοινωνια δραστηριοτητεσ μελη
    particulars declaration personalia`,
};

/** Words for data and details, which make a heading together with `OF_PERSON`, folded: "Dane osobowe". */
export const PERSONAL_HEADS = `details data information informations info particulars facts
  daten angaben informationen infos auskunfte renseignements donnees informations elements
  datos informacion informaciones aspectos dati informazioni dados informacoes gegevens informatie
  dane informacje udaje informace informacie adatok informaciok informatii date bilgiler bilgileri data informasi
  uppgifter upplysningar information oplysninger opplysninger informasjon tiedot tietoa podaci informacije podatki
  данные сведения информация дані відомості інформація данни στοιχεια πληροφοριεσ`;

/** Words beside those that show that a section tells of the person or of anything else, and not of work, folded. */
export const OF_PERSON = `personal private individual contact additional other further general useful extra miscellaneous
  personliche personlichen private sonstige weitere zusatzliche erganzende allgemeine kontakt
  personnelles personnels personnelle complementaires supplementaires diverses divers autres utiles generales contact
  personales adicionales complementarios adicional complementaria generales contacto otros otras interes
  personali anagrafici aggiuntive ulteriori altre supplementari generali contatto
  pessoais adicionais complementares gerais outras contato contacto
  persoonlijke aanvullende overige contact extra algemene osobowe dodatkowe kontaktowe pozostale inne
  osobni kontaktni dalsi doplnujici ostatni osobne kontaktne dalsie doplnujuce ine szemelyes tovabbi egyeb kapcsolati
  personale suplimentare alte contact aditionale kisisel ek diger iletisim pribadi tambahan diri kontak lainnya
  personliga ovriga kontakt personlige yderligere andre ovrige andra henkilo muut muuta lisa
  osobni licni dodatne ostale kontakt osebni dodatni личные персональные контактные дополнительные дополнительная прочая общая анкетные особисті персональні контактні додаткова додаткові інша загальна лични допълнителна
  προσωπικα προσθετεσ αλλεσ επιπλεον ατομικα γενικεσ`;

/** Words about computers: beside one of them, a word for languages names skills ("Programming languages"), folded. */
export const OF_COMPUTERS = `programming coding computer scripting markup software query programmier programmiersprachen programmation informatiques informatique
  programacion programacao programmazione programowania programmeer programovaci programovacie programozasi programare programlama pemrograman programmering programmerings programmeringssprak ohjelmointi ohjelmointikielet programiranja программирования програмування`;

/** Words that say that work isn't paid; with a word for work they make a section of volunteering, folded. */
export const VOLUNTARY = `volunteer voluntary charity charitable unpaid honorary ehrenamtliche ehrenamtliches ehrenamtlicher ehrenamtlichen freiwillige freiwilliges freiwilligen soziales gesellschaftliches
  benevole benevoles associative associatives associatif associatifs humanitaire humanitaires solidaire voluntario voluntaria voluntarios voluntarias voluntariado solidaria volontario volontaria
  vrijwillige vrijwilligers wolontariacka wolontariackie wolontariacki wolontariatu spoleczna spoleczne charytatywna dobrovolnicke dobrovolnicka dobrovolnicky onkentes voluntare voluntara voluntar
  gonullu sukarela relawan ideellt ideella ideell frivilligt frivillig frivillige vapaaehtoinen volonterski volontersko volontersko volonterska
  волонтерская волонтерский волонтерська волонтерський благотворительная доброволческа εθελοντικη εθελοντικεσ`;

/** Words for what somebody does, paid or not, folded. */
export const ACTIVITY = `work service services activities activity roles role positions involvement commitment commitments arbeit arbeiten tatigkeit tatigkeiten engagement engagements aktivitaten dienst
  activites activite actions experience missions actividades actividad trabajo trabajos labor labores servicio servicios compromiso attivita lavoro servizio impegno esperienze
  atividades atividade trabalho trabalhos servico acoes werk activiteiten praca prace dzialalnosc aktywnosc cinnost cinnosti aktivity aktivita
  munka munkak tevekenyseg tevekenysegek activitati activitate munca calismalar calismalari faaliyetler faaliyetleri deneyim deneyimleri kegiatan pekerjaan
  arbete uppdrag engagemang arbejde arbeid verv erfaring toiminta tyo aktivnosti rad деятельность работа опыт діяльність робота досвід дейност εργασια δραση δραστηριοτητεσ εμπειρια`;

/** Words that can come before or after a word of a heading without changing what it is about, in further languages, folded. */
export const MORE_MODIFIERS = `a an for at by as to from on within during about plus special specialised specialized academic educational scientific scholarly refereed invited published public community social civic student university college school extracurricular cultural artistic creative foreign native spoken written digital computing office list brief short character upon request available international national local regional overseas industrial corporate legal medical received obtained recognised held honorary significant areas fields area field interest interests practical related first second supplementary complementary peer reviewed
  fachliche fachlicher fachspezifische methodische soziale sozialen personale personliche personlicher berufliche beruflichen berufliches schulische schulischer akademische akademischer akademisches universitare wissenschaftliche wissenschaftlicher technische technischer kaufmannische handwerkliche praktische praktischer digitale sprachliche kunstlerische besondere besonderer sonstigen eigene eigener ausgewahlter auswahl aus zur zum von im in bei mit als fur den dem das an auf anfrage relevante bisherigen laufende abgeschlossene internationale nationale interdisziplinare einschlagiger uberblick studentische studienbegleitende erworbene vorhandene anwendungsbezogene
  professionnel professionnels universitaire universitaires scolaire academique scientifique scientifiques technique linguistique linguistiques langagieres informatique bureautiques numeriques numerique personnel personnelle sociale sociales culturelle culturelles sportive sportives extra extraprofessionnelles extrascolaires artistique artistiques etrangere etrangeres parlees ecrites maitrisees acquises obtenus obtenues suivies suivis realises realisees effectuees effectues recue recues choisies choisis selection au aux du un une en l d mon ma notre sur autre supplementaires complementaires internationales internationaux pratique pratiques transversales relationnelles humaines managerielles metier metiers cles
  profesional academico academicas universitaria universitarias universitario universitarios cientifica cientificas cientificos tecnico tecnicos linguistica linguisticas linguisticos idiomatica idiomaticas digitales informatica blandas duras sociales social culturales culturales deportivas artisticas extranjeros extranjeras investigacion realizado realizada recibidos recibidas obtenidos obtenidas cursadas seleccionadas seleccionados al el los las del un una mi por con sobre reciente ultima ultimo ultimos ultimas complementarios relacionada relacionadas especial especiales adquiridas adquiridos principales propios propias interpersonales transversales
  accademica accademiche accademici universitaria universitari universitarie universitario scientifica scientifiche scientifici scolastica scolastici scolastico linguistiche linguistica linguistici informatica informatico digitali trasversali relazionali organizzative organizzativa gestionali comunicative artistiche sociali culturali sportive straniere straniera svolte svolti svolta conseguiti conseguite conseguita ottenuti ricevuti frequentati selezionate mie miei mio il lo gli un una al alla allo agli nel nella per con su ricerca didattica principali propria personale tecnica tecnico
  academica academicas profissionalizante universitaria cientifica cientificas cientificos escolar escolares tecnico tecnicos linguisticas linguisticos digitais informatica comportamentais sociais culturais esportivas desportivas artisticas estrangeiras estrangeiros pesquisa realizado realizada recebidos recebidas obtidos obtidas cursadas concluidos selecionadas ao aos no na nos nas um uma meu meus minha minhas por com sobre extracurriculares interpessoais
  professionele persoonlijke persoonlijk wetenschappelijke academische technische sociale digitale culturele vreemde relevante behaalde gevolgde genoten voltooide lopende eigen mijn bij in op aan met voor uit te bijzondere algemene praktische taalkundige
  zawodowe zawodowy zawodowa zawodowych zawodowego naukowe naukowych naukowa akademickie akademicka techniczne technicznych spoleczne spolecznych miekkie twarde jezykowe komputerowe cyfrowe osobiste osobistych wybrane ukonczone odbyte zdobyte zrealizowane uzyskane otrzymane dodatkowa dodatkowych obce obcych wlasne moja moje na z w o do za dla przy od informatyczne interpersonalne praktyczne
  odborny odbornych profesni pracovnich pracovne akademicke akademicka vedecke technicke pocitacove osobni jazykove cizi cizich socialni mekke tvrde vybrane absolvovana ziskane ziskana dosavadni predchozi moje me s v na o z ze do pro
  osobne odborna profesijne vedecka cudzie cudzich socialne vybrane doterajsie pre zo
  szakmai tudomanyos szemelyes egyetemi iskolai technikai szamitogepes informatikai digitalis tarsas szocialis idegen nyelvi elozo eddigi legfontosabb kivalasztott megszerzett egyeb kulfoldi es a az
  profesionala profesionale academica academice stiintifica stiintifice tehnice tehnica personale sociale digitale lingvistice straine dobandite absolvite obtinute relevante selectate in din la cu pe al ale sau
  mesleki akademik bilimsel teknik kisisel sosyal dijital yabanci iletisim secilmis katilinan alinan ilgili bilgisi bilgileri bilgi ile icin diger
  profesional akademik ilmiah teknis pribadi sosial digital asing dalam negeri terkait relevan pilihan dan yang di untuk riwayat latar belakang
  yrkesmassig akademiska vetenskapliga tekniska personliga sociala digitala utlandska relevanta genomforda avslutade utvalda mina min mitt inom med av for i pa samt och eget
  faglige videnskabelige akademiske tekniske personlige sociale digitale udenlandske relevante gennemforte udvalgte mine min mit inden for med af pa i samt og eget
  vitenskapelige akademiske personlige sosiale fremmede gjennomforte utvalgte innen av pa
  ammatilliset ammatillinen akateemiset tieteelliset tekniset henkilokohtaiset sosiaaliset digitaaliset vieraat aiemmat muut muu ja suoritetut valitut
  strucne strucna profesionalne akademske znanstvene naucne tehnicke tehnicka osobne licne socijalne digitalne strani odabrane zavrsene stecene ostale i u na s za moje
  профессиональные профессиональный профессиональная профессиональное трудовой рабочий практический преподавательский педагогический академические научные научная технические личные иностранные иностранных социальные цифровые дополнительные дополнительное избранные основные ключевые полученные высшее среднее общее мои мой о об в на по из с и или
  професійні професійний професійна трудовий робочий практичний академічні наукові технічні особисті іноземні іноземних соціальні додаткові додаткова ключові основні отримані вища моя мої про у в на та і
  професионален професионални трудов академични научни технически лични чужди социални допълнителни основни
  επαγγελματικη επαγγελματικεσ εργασιακη ακαδημαικη ακαδημαικεσ επιστημονικεσ τεχνικεσ προσωπικεσ ξενεσ ξενων κοινωνικεσ ψηφιακεσ βασικεσ λοιπεσ και των του τησ σε
  profesionale akademike personale sociale gjuhesore`;

/** Parts of words for what somebody does for pleasure, folded: tools there are no skills for work. */
export const LEISURE =
  /interes|interet|hobb|hobi|loisir|passion|freizeit|aficion|pasatiemp|tempo libero|tempos livres|passatemp|zainteres|zajm|zaliub|zaujm|vrije tijd|fritid|harrast|erdeklod|szabadid|minat|ilgi alan|увлечен|интерес|захоплен|хобби|хобі|ενδιαφερ/u;
