/**
 * The constants of docs/product.md#limits that the server and the web client share, and the caps that keep one request
 * from slowing down all others. Imports nothing: it is the only file of `api` that `web` may import.
 */

/** Bullet points chosen for each experience at generation: a maximum, never padded. */
export const BULLETS_PER_EXPERIENCE = 4;
/** Bullets for an experience that has none when its bullets are chosen again. */
export const REGENERATED_BULLETS = 5;
/** Bullets that a card shows before "+N more bullet points". */
export const COLLAPSED_BULLETS = 2;
/** Keywords of this length or shorter are highlighted only when they are lexicon terms. */
export const HIGHLIGHT_MIN_LENGTH = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** Longest pasted history or posting, in UTF-16 code units. */
export const TEXT_MAX_LENGTH = 100_000;
export const TITLE_MAX_LENGTH = 200;
export const BULLET_MAX_LENGTH = 1_000;
export const DESCRIPTION_MAX_LENGTH = 10_000;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const URL_MAX_LENGTH = 2_048;
export const MAX_EXPERIENCES = 200;
export const MAX_BULLETS_PER_EXPERIENCE = 50;
/** Reworded bullets of saved resumes that the bank keeps for one experience, so that they don't crowd out its own. */
export const MAX_DERIVED_PER_EXPERIENCE = 20;
export const MAX_EXPERIENCES_PER_RESUME = 30;
/** Entries of each list of the resume details (skills, certifications, languages), and of their education. */
export const MAX_DETAILS_PER_LIST = 100;
export const MAX_EDUCATION_ENTRIES = 50;
/** Other sections of the resume details, and the text of each: a long list of publications fits. */
export const MAX_SECTIONS = 20;
export const SECTION_MAX_LENGTH = 20_000;

/** Bullets that one run rewords. */
export const MAX_BULLETS_PER_RUN = 100;
export const INSTRUCTIONS_MAX_LENGTH = 1_000;
/** The asked length of a reworded bullet, from 0 (shorten) to 100 (expand). */
export const LENGTH_LEVEL_DEFAULT = 50;
export const LENGTH_LEVEL_STEP = 10;
export const VERSION_NAME_MAX_LENGTH = 80;

/** Resume builder and sign-in delays, in milliseconds. */
export const JOB_DIALOG_DELAY_MS = 500;
/** Before a resume for a job from the job search is generated without a second click. */
export const AUTO_GENERATE_DELAY_MS = 1_000;
export const UNAUTHORIZED_REDIRECT_DELAY_MS = 500;

/** One message of a candidate, typed or spoken. */
export const INTERVIEW_MESSAGE_MAX_LENGTH = 5_000;
/** One recording of speech that the server has written down. */
export const RECORDING_MAX_BYTES = UPLOAD_MAX_BYTES;
export const RECORDING_MAX_SECONDS = 300;
/** Messages of both sides in one interview. */
export const MAX_INTERVIEW_MESSAGES = 200;
export const INTERVIEW_NAME_MAX_LENGTH = 120;
export const MAX_INTERVIEWS = 500;
/** From this turn of the interviewer on, an interview can be ended; turns count from 1. */
export const INTERVIEW_RESULTS_TURN = 3;

/** Weights of the ranking go from 0 to 100 in these steps. */
export const WEIGHT_STEP = 5;
/** Below this there is not enough data for a figure of a variant. */
export const FIGURE_MIN_SHOWN = 100;
export const FIGURE_MIN_PEOPLE = 5;
