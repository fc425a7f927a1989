import type { Cookie } from 'routeclass';

/** A client that has a session. */
interface Session {
  /** The id as the client sent it. */
  session_id: string;
}

/** A client that has none. */
interface NoSession {
  /** A word that there is none. */
  error: string;
}

/** A cookie, given back. */
export default class SessionCookie {
  static tag = 'examples';

  /** The id of the session, or a word that there is none. */
  async get(session_id?: Cookie<string, { description: 'Id of the session' }>): Promise<Session | NoSession> {
    return session_id === undefined ? { error: 'No session' } : { session_id };
  }
}
