import { ConnectionHandler } from 'relay-runtime';

/** The list of experiences of a person in the Relay store; ExperienceList's connection has this key. */
export function getExperienceConnectionId(viewerId: string): string {
  return ConnectionHandler.getConnectionID(viewerId, 'ExperienceList_experiences');
}
