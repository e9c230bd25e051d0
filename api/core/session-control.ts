/** What only the session routes may do with the session. */
export interface SessionControl {
  /** Gives the browser a new session id that belongs to the user. */
  signIn: (userId: string) => Promise<void>;
  /** Ends the session for good, and clears what the browser keeps of this site. */
  signOut: () => Promise<void>;
  /** Takes away what is left of a session that is over, and nothing else. */
  forget: () => Promise<void>;
}
