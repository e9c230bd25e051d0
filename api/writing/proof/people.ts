import { ROLE_NOUNS } from '../posting/words.ts';
import { fold } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Role nouns that are machines, programs or papers more often than people. */
const THINGS = list(
  'server cutter grinder loader finisher monitor owner master fellow expert professional principal associate driver mover aide assistenz verkauf charge stage stagiaire provider',
);
const COLLEAGUES =
  list(`colleague coworker staff staffer crew team teammate apprentice trainee newcomer starter hire hygienist graduate junior senior applicant candidate
  contractor subcontractor vendor supplier provider firm agency freelancer workforce employee worker personnel people student pupil learner parent partner lawyer attorney
  solicitor conveyancer barrister nurse surgeon dentist doctor physician specialist driver tradesman tradesmen installer labourer operative outsider
  manager director supervisor boss preceptor mentor instructor tutor squad foreman consultant adviser advisor developer engineer recruit member
  kollege kollegin kollegen mitarbeiter lagerpersonal personal lieferant lieferanten fachkrafte fachkraften pflegefachkraften subunternehmer fremdfirma lehrling auszubildende azubi azubis dienstleister
  collegue equipe apprenti fournisseur prestataire soustraitant developpeur etudiant stagiaire salarie
  companero equipo proveedor estudiante aprendiz contratista empleado personal
  collega fornitore squadra apprendista studente dipendente equipa fornecedor estudante colaborador
  kolega zespol dostawca student pracownik collega leverancier medewerker leerling`);
/** People whom the person serves: supporting them is the work itself. */
const SERVED = list(
  'patient resident customer client guest child children pupil student mother parent tenant user visitor passenger family people candidate applicant caller member',
);

const DEVICE = list('device kernel linux printer graphic usb network windows hard');

/** Whether a word names people who work, as in "nurses", "the supplier"; machines and programs don't count. */
export function isPerson(token: Token, before: Token | undefined): boolean {
  const { norm } = token;
  if (norm === 'driver') return !(before && !token.apart && DEVICE.has(before.norm));
  if (THINGS.has(norm)) return false;
  return COLLEAGUES.has(norm) || ROLE_NOUNS.has(norm) || COLLEAGUES.has(fold(token.raw));
}

/** Whether a word names the people for whom the work is done. */
export const isServed = ({ norm }: Token): boolean => SERVED.has(norm);

const COLLECTIVE = list(
  'staff crew team personnel people workforce personal lagerpersonal equipe equipo squadra children',
);

/** Whether the word is a plural or a collective noun: "nurses", "the team". */
export const isPlural = ({ raw, norm }: Token): boolean =>
  COLLECTIVE.has(norm) || (/(?:s|s['’]|kräften?|leute|men)$/iu.test(raw) && !/(?:ss|['’]s)$/i.test(raw));
