/** How somebody signed in. */
export type SignInMethod = 'password' | 'google';

/** What the session routes keep in a session besides who it belongs to. Times are milliseconds since 1970. */
export interface SessionState {
  signedInWith?: SignInMethod;
  signedInAt?: number;
  /** When the person last proved who they are: signing in, or confirming the password. */
  provedAt?: number;
  /** A sign-in met an account without a password: this browser may set one if it proves whose it is. */
  setupIntent?: { userId: string; until: number };
  /** Google said whose account it is, for setting its first password. */
  passwordProof?: { userId: string; until: number };
  /** Google said who this is, but does not host the address: a mailed link connects the two. */
  googleToConnect?: { subject: string; email: string; until: number };
}

/** A sign-in with Google that has been begun: what its answer is checked against, and where to go after it. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
}

/** Where a browser keeps the sign-in that it has begun. */
export interface BegunSignInControl {
  keep: (begun: BegunSignIn) => void;
  /** The one that this browser has begun, once; null without one, or when it took too long. */
  take: () => BegunSignIn | null;
}

/** What only the session routes may do with the session. */
export interface SessionControl {
  state: Readonly<SessionState>;
  /** Gives the browser a new session id that belongs to the user. */
  signIn: (userId: string, method: SignInMethod) => Promise<void>;
  /** Changes what is kept; undefined takes a value away. */
  update: (patch: Partial<SessionState>) => Promise<void>;
  /** Ends the session for good, and clears what the browser keeps of this site. */
  signOut: () => Promise<void>;
  /** Takes away what is left of a session that is over, and nothing else. */
  forget: () => Promise<void>;
}
