/**
 * Kinds of work that people write in the place of a title, folded: internships, apprenticeships, jobs beside one's studies,
 * services. English ones are in title-words.ts.
 */
export const EMPLOYMENT_TITLES = `
  postdoctorat postdoctorado postdottorato pos-doutorado postdoktorat post-doctorat zomerjob
  praktikum pflichtpraktikum betriebspraktikum orientierungspraktikum vorpraktikum fachpraktikum
  schulerpraktikum schnupperpraktikum auslandspraktikum praxissemester praxisphase famulatur anerkennungsjahr
  berufspraktikum ferienjob nebenjob minijob studentenjob aushilfsjob schulerjob sommerjob gelegenheitsjob
  nebentatigkeit ferienarbeit aushilfstatigkeit bundesfreiwilligendienst bufdi fsj zivildienst zivi grundwehrdienst
  wehrdienst traineeprogramm volontariat referendariat werkstudententatigkeit werkstudium lehre schnupperlehre
  stage stages alternance apprentissage interim vacation vacations remplacement remplacements
  tirocinio tirocini stage apprendistato praticantato collaborazione
  practicas practica pasantia pasantias becario becaria beca
  estagio estagios menor-aprendiz bolsa monitoria
  stageplaats bijbaan bijbaantje vakantiewerk vakantiejob studentenjob weekendjob zaterdagbaan leerwerkplek
  zomerbaan vakantiebaan weekendbaan startersbaan fulltimebaan parttimebaan deeltijdbaan
  studiejob fritidsjob sommerjob deltidsjob fuldtidsjob heltidsjobb praktikophold elevplads vikariat vikarjob virksomhedspraktik
  praktik extrajobb sommarjobb sommarvikariat timvikariat feriejobb praksis praksisplass sommerjobb deltidsjobb
  harjoittelu tyoharjoittelu kesatyo siviilipalvelus
  staz praktyka praktyki wolontariat
  praxe staz praktikum odborna-prax prax
  gyakorlat diakmunka practica stagiu staj magang kerja-praktek praksa pripravnistvo
  suvetoo suvepraktika oppepraktika tootmispraktika hooajatoo asendustoo opilasmalev ajateenistus papilddarbs
  kesasijaisuus osa-aikatyo sommarvikarie kesaapulainen
`;

/** The same of more than one word, folded; they begin a title or are all of it. */
export const EMPLOYMENT_PHRASES = `
  freiwilliges soziales jahr|freiwilliges okologisches jahr|duales studium|europaischer freiwilligendienst
  |service civique|service volontaire|service national|job d'ete|job d’ete|job etudiant|emploi etudiant|emploi saisonnier
  |emploi d'ete|emploi d’ete|travail saisonnier|contrat pro|contrat de professionnalisation|contrat d'apprentissage
  |contrat d’apprentissage|mission interim|missions d'interim|missions d’interim|garde d'enfants|garde d’enfants
  |servizio civile|alternanza scuola lavoro|alternanza scuola-lavoro|lavoro stagionale|lavoro estivo
  |practicas profesionales|servicio social|servicio militar|trabajo de verano|jovem aprendiz|menor aprendiz
  |au pair|summer job|student job|work placement|work experience|industrial placement|vacation work|holiday job
  |staz studencki|praca dorywcza|praca sezonowa|praca wakacyjna|odborna praxe|civil service|community service
  |tech support|technical support|it support|it-support|customer support|customer service|user support
  |desktop support|application support|help desk|service desk|graphic design|web design
  |femme de menage|femme d'entretien|femme d’entretien|femme de chambre|femme de service|femme de charge|homme de menage
  |homme a tout faire|homme toutes mains|valet de chambre|fille de salle|jeune fille au pair|aide menagere|aide a domicile
  |main d'oeuvre|main d’oeuvre|bras droit|donna delle pulizie|donna di servizio|dama di compagnia|ragazza alla pari
  |aiuto cuoco|aiuto cucina|aiuto cameriere|braccio destro|ama de llaves|ama de casa|mano derecha|mozo de almacen
  |dona de casa|moca de recados|faz tudo|servicos gerais|pomoc kuchenna|pomoc domowa|pomoc nauczyciela|pomoc apteczna
  |pani do sprzatania|pomocna sila|madchen fur alles|gute seele|hilfe im haushalt|hilfe in der kuche|cleaning lady
  |lollipop lady|dinner lady|front of house|second in command|stay-at-home mother|bar staff|bar back|kitchen help
  |home help|domestic help|general help|hired hand|deck hand|stable hand|farm hand|hulp in de huishouding|hulp in huis
  |huishoudelijke hulp|hulp in de keuken|konyhai kisegito|takarito no|stadhjalp|hemhjalp|koksbitrade|rengoringshjaelp
  |hushjelp|kjokkenhjelp|femeie de serviciu|femeie de menaj|pomocna sila v kuchyni|pani na uklid|spremacica
  |medicinas masa|galvena masa|vecaka masa|virsmasa|operaciju masa|vasaras darbs|sezonas darbs|macibu prakse
  |kvalifikacijas prakse|vasaros darbas|sezoninis darbas|laikinas darbas|praktika|mokomoji praktika
  |gamybine praktika|privalomoji karo tarnyba|obligatais dienests|suvetoo
  |divka pro vsechno|devce pro vsechno|dievca pre vsetko|zlota raczka|fata la toate|job de vara|letna brigada
  |letni brigada|brigada pri|brigada v|brigada na|cadre de sante|cadre superieur|cadre administratif|cadre commercial
  |agent de maitrise|tenaga ahli|tenaga administrasi|tenaga pengajar|tenaga honorer|tenaga pendidik|tenaga kesehatan
  |tenaga teknis|tenaga penjualan|tenaga pemasar|tenaga kebersihan|tenaga harian|tenaga lepas|cleaning service
  |anak buah kapal|asisten rumah tangga|fulltime baan|full-time baan|parttime baan|part-time baan
  |voltijdse baan|deeltijdse baan|tijdelijke baan|part-time job|part time job|full-time job|full time job|trabajo temporal|trabajo de temporada|trabalho temporario|trabalho de verao
  |lavoro saltuario|vakantiewerk|manusje van alles|flickan for allt|alt-mulig-mann|garota de recados
`;

/**
 * What one does, in the place of a title ("Leitung Einkauf", "Kundenbetreuung"), folded: as likely the name of a department,
 * so weaker than a title.
 */
export const ACTIVITIES = `
  leitung assistenz sachbearbeitung betreuung kundenbetreuung buchhaltung vertrieb verkauf montage reinigung
  geschaftsfuhrung stellvertretung mitarbeit produktion lager versand kasse empfang pflege altenpflege buro
  sekretariat unterstutzung aushilfe verwaltung nachhilfe kinderbetreuung babysitting haushaltshilfe
  gestion accueil vente ventes comptabilite encadrement animation enseignement assistance baby-sitting secretariat
  manutention nettoyage restauration
  ventas atencion apoyo gestion administracion asistencia limpieza docencia coordinacion
  vendite gestione assistenza accoglienza contabilita attivita insegnamento ripetizioni pulizie
  vendas atendimento apoio gestao limpeza suporte
  verkoop begeleiding ondersteuning schoonmaak administratie productiewerk productie
  salg forsaljning undervisning administration rengoring
  sprzedaz obsluga prowadzenie nauczanie sprzatanie
  prodej vyuka udrzba uklid
  kommissionierung verpackung hauswirtschaft gartenpflege zustellung spulkuche
  picking packing tutoring babysitting dishwashing bartending housekeeping waitressing cleaning teaching caregiving
  pet-sitting dog-walking house-sitting
  onderhoud desarrollo sviluppo developpement desenvolvimento mantenimiento manutencao manutenzione maintenance
  volontariato benevolat voluntariado soutien-scolaire
`;
