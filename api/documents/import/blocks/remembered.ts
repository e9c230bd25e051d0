/** Answers each question once: many paragraphs of a document have the same style. */
export function remembered<Answer extends object>(find: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return (name) => {
    const answer = known.get(name) ?? find(name);
    known.set(name, answer);
    return answer;
  };
}
