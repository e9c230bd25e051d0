import { describe, expect, it } from 'vitest';
import { requireSession, requireUser, getUserId, type Actor } from './actor.ts';
import { ForbiddenError, UnauthenticatedError } from './errors.ts';

const session: Actor = { kind: 'session', userId: 'ada', sessionId: 's' };
const token: Actor = { kind: 'api-token', userId: 'ada', tokenId: 't', scopes: ['read'] };
const system: Actor = { kind: 'system', job: 'clean-up' };

describe('an actor', () => {
  it('with an account is its user, in a browser or by a token', () => {
    expect(requireUser(session)).toBe(session);
    expect(requireUser(token)).toBe(token);
    expect([session, token].map(getUserId)).toEqual(['ada', 'ada']);
  });

  it.each([['a visitor', null] as const, ['a job of the system', system] as const])(
    '%s is nobody’s user',
    (_name, actor) => {
      expect(getUserId(actor)).toBeNull();
      expect(() => requireUser(actor)).toThrow(UnauthenticatedError);
      expect(() => requireSession(actor)).toThrow(UnauthenticatedError);
    },
  );

  it('decides over the account itself only in a browser', () => {
    expect(requireSession(session)).toBe(session);
    expect(() => requireSession(token)).toThrow(ForbiddenError);
  });
});
