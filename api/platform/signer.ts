import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks signatures, separately for each purpose. */
export interface Signer {
  sign: (purpose: string, text: string) => string;
  isSigned: (purpose: string, text: string, mark: string) => boolean;
}

/** HMAC-SHA256 with a separate key for each purpose. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? createHmac('sha256', secret).update(`key\0${purpose}`).digest();
    keys.set(purpose, key);
    return key;
  };
  const sign: Signer['sign'] = (purpose, text) =>
    createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');
  return {
    sign,
    isSigned: (purpose, text, mark) => {
      if (mark === '') return false;
      const [expected, given] = [Buffer.from(sign(purpose, text)), Buffer.from(mark)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
