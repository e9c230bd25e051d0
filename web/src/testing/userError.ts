/** Creates an expected error as the server sends it. Relay recognizes the interface by `__isUserError`. */
export function userError(
  kind: string,
  message: string,
  fields?: readonly { path: string; message: string }[],
) {
  return { __typename: kind, __isUserError: kind, message, ...(fields && { fields }) };
}
