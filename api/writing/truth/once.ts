/** A function that reads each object only once, for as long as somebody holds that object. */
export function oncePer<Given extends object, Made>(read: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { made: Made }>();
  return (given) => {
    const before = known.get(given);
    if (before) return before.made;
    const made = read(given);
    known.set(given, { made });
    return made;
  };
}
