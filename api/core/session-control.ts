/** How somebody signed in. */
export type SignInMethod = 'password' | 'google';

/** The data that the session routes keep in a session besides its user. Times are in milliseconds since 1970. */
export interface SessionState {
  signedInWith?: SignInMethod;
  signedInAt?: number;
  /** When the user last proved their identity, by signing in or confirming the password. */
  provedAt?: number;
  /** A sign-in found an account without a password: this browser may set one after proving who owns the account. */
  setupIntent?: { userId: string; until: number };
  /** Google confirmed the account's owner, for setting its first password. */
  passwordProof?: { userId: string; until: number };
  /** Google identified the user but doesn't host the address: a mailed link connects the two. */
  googleToConnect?: { subject: string; email: string; until: number };
}

/** A sign-in with Google in progress: the values its callback is checked against, and where to go afterwards. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

/** Stores a browser's sign-in in progress. */
export interface PendingSignInStore {
  keep: (begun: PendingSignIn) => void;
  /** Returns this browser's sign-in and removes it; null if there is none or it took too long. */
  take: () => PendingSignIn | null;
}

/** The session operations that only the session routes may use. */
export interface SessionControl {
  state: Readonly<SessionState>;
  /** Signs the user in under a new session id. */
  signIn: (userId: string, method: SignInMethod) => Promise<void>;
  /** Changes the stored data; `undefined` removes a value. */
  update: (patch: Partial<SessionState>) => Promise<void>;
  /** Ends the session and clears the browser's data of this site. */
  signOut: () => Promise<void>;
  /** Removes the cookies of a session that has already ended, and nothing else. */
  forget: () => Promise<void>;
}
