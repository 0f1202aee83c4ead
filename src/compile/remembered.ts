/** How many answers are kept before all are forgotten: a host that runs for months sees many edits. */
const most = 5000;

/** The same function, which answers a question once: what it is asked must be JSON, and say everything that counts. */
export function remembered<Question, Answer>(answer: (question: Question) => Answer, keyOf: (question: Question) => string = JSON.stringify): (question: Question) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (question) => {
    const key = keyOf(question);
    const found = known.get(key) ?? { answer: answer(question) };
    if (known.size >= most) known.clear();
    known.set(key, found);
    return found.answer;
  };
}
