/** What only the session routes may do with the session. */
export interface SessionControl {
  /** Gives the browser a new session id that belongs to the user. */
  signIn: (userId: string) => Promise<void>;
  /** Ends the session for good. */
  signOut: () => Promise<void>;
}
