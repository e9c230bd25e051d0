/** How speech is heard and spoken (docs/product.md#interview-practice). */
export const SPEECH_LANGUAGE = 'en-US';
/** After a pause recording ends by itself. */
export const IS_CONTINUOUS = false;
export const SPEECH_RATE = 0.9;
export const SPEECH_PITCH = 1;
export const SPEECH_VOLUME = 0.8;
