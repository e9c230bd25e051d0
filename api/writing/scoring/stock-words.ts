import { deu, eng, fin, fra, ita, nld, pol, por, spa } from 'stopword';
import { FILLERS, STOP_WORDS } from '../posting/words.ts';
import { fold, singular } from '../text/tokens.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Filler that anybody can add to the words of a posting: claims, praise, adverbs, results without a number. */
const STOCK = [
  // English
  `skill tool technology technologies technical stack experience expertise knowledge proficiency familiarity ability
  background role position job work task part responsibility requirement need competence competency skilled
  experienced expert fluent adept able versed knowledgeable familiar qualified talented gifted capable passionate
  passion motivated dedicated reliable responsible charge accountable answerable entrusted tasked duty included
  involved involving matching matched fully requested asked asks meets want wanted posting posted success
  successfully successful satisfaction efficiency excellence excellent exceeding expectation improved improving
  increased result resulting outcome delivering delivered outstanding fast-paced fast paced deadline tight meeting met always
  often really basically simply literally actually truly quite rather almost usually generally constantly
  consistently regularly frequently sometimes everywhere everyday never cannot ever someone somebody anybody since
  times time twice client customer stakeholder quality day week month year hour environment hourly weekly monthly
  yearly full several lots high standard best great value goal objective target effort level attention detail
  professional professionally manner basis high-quality top-notch world-class hard-working hardworking
  detail-oriented results-driven team-oriented dynamic proactive proactively enthusiastic committed commitment
  productivity performance seamless seamlessly smooth smoothly ensuring ensured effectively efficiently
  accordingly additionally furthermore moreover necessary needed required demonstrated thanks proud happy love loved`,
  // German
  `erfahrung kenntnis kenntnisse kompetenz erfolgreich erfolg verantwortlich verantwortung verantwortete zustandig zustandigkeit
  erfahren betraut aufgabe tatigkeit sicher bestens immer stets oft meist wirklich taglich wochentlich monatlich
  regelmassig verschiedene diverse zufriedenheit qualitat effizienz verbesserte verbesserung steigerung steigerte
  gewunscht passt genau wie nie niemals keine kein seit mal woche monat stunden jahr jahren ich mein meine meiner mir
  rolle hervorragend ausgezeichnet ergebnis alltag einhaltung frist termin termingerecht zuverlassig zuverlassigkeit
  gewissenhaft engagiert engagement motiviert voll vollste hoch hochst hohe hohem hohen anspruch standard leistung ziel bereich
  rahmen umfeld kunde kunden auftrag sorgfaltig sorgfalt selbststandig eigenverantwortlich effektiv effizient
  ergebniss ergebnisse vollsten optimal besten gute guten guter gutem grosse grossem grossen fahigkeit umgang arbeit`,
  // French
  `connaissance competence succe reussite reussi avec responsable charge mission tache competent experimente toujours
  souvent vraiment quotidiennement quotidien regulierement qualite efficacite demande correspond jamai aucun aucune
  depui foi semaine moi heure poste mon mes je tres divers plusieurs resultat excellent excellence remarquable
  respect delai satisfaction rigueur rigoureux rigoureusement serieux soin autonomie autonome motive dynamique
  polyvalent maitrise experience capacite client clientele standard exigence objectif niveau performance professionnel
  professionnalisme cadre environnement amelioration ameliore efficacement efficace grand grande haut haute meilleur aussi tous toute tout`,
  // Spanish
  `experiencia conocimiento exito exitosamente encargado encargada responsable tarea funcion siempre realmente
  diariamente diario satisfaccion calidad eficiencia eficacia piden pedido cumple cumplo cumpliendo cumplir cumplimiento plazo nunca sin
  desde hace vece semana hora puesto yo mis muy vario varia dominio capacidad habilidad resultado excelente
  excelencia plena pleno total objetivo meta nivel cliente mejora mejorando mejorado eficiente eficientemente
  eficazmente compromiso comprometido motivado dinamico profesional profesionalmente profesionalidad entorno estandar tengo
  gran grande alto alta mejor mucho mucha nosotro cargo tambien`,
  // Italian
  `esperienza conoscenza competenza successo responsabile incaricato compito mansione sempre davvero quotidianamente
  soddisfazione qualita efficienza scadenza risultato ottimo eccellente capacita cliente obiettivo livello
  professionale professionalita impegno motivato`,
  // Polish
  `doswiadczenie doswiadczeniem znajomosc bieglosc umiejetnosc umiejetnosci sukces powodzeniem odpowiedzialny odpowiedzialna
  odpowiedzialnosc obowiazek obowiazki obowiazkow zadanie zadania zadan nalezalo zajmowalem zajmowalam zawsze czesto naprawde
  moich codziennie satysfakcja zadowolenie zadowoleniu jakosc jakosci skutecznosc skutecznie efektywnie efektywnosc nigdy
  bez brak razy tygodniu tygodniowo tydzien godzin lat moja moj mam ja mojej bardzo rozne dotrzymujac termin terminow terminy
  terminowo dbajac dbalosc wynik wyniki wynikow doskonale doskonaly swietny swietnie wysoki wysoka wysokiej pelny pelna pelnemu pelnym klient klienci
  klientow standard zaangazowanie zmotywowany rzetelny rzetelnie sumiennie zgodnie ogloszeniem ogloszenie spelniam wszystkich`,
].flatMap((list) => words(list).map((word) => singular(fold(word))));

/**
 * Words that say nothing about the writer's own work, in the form of `Token.norm`: function words of the supported
 * languages, fillers, and stock phrases of resumes.
 */
export const NO_CONTENT: ReadonlySet<string> = new Set(
  [
    ...STOP_WORDS,
    ...FILLERS,
    ...STOCK,
    ...[deu, eng, fin, fra, ita, nld, pol, por, spa].flat().map((word) => singular(fold(word))),
    // "Did the bookkeeping" does describe work.
  ].filter((word) => word !== 'did'),
);

/** The stock words alone, which also occur with other endings ("hervorragend", "hervorragenden"). */
export const STOCK_WORDS: ReadonlySet<string> = new Set(STOCK);
