import { ConnectionHandler } from 'relay-runtime';

/** The id of a person's list of experiences in the Relay store, by the key of ExperienceList's connection. */
export function getExperienceConnectionId(viewerId: string): string {
  return ConnectionHandler.getConnectionID(viewerId, 'ExperienceList_experiences');
}
