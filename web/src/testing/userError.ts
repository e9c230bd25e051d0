/** An expected error as the server sends it. `__isUserError` is how Relay tells that a type has that interface. */
export function userError(
  kind: string,
  message: string,
  fields?: readonly { path: string; message: string }[],
) {
  return { __typename: kind, __isUserError: kind, message, ...(fields && { fields }) };
}
