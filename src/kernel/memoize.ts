/** Answers cached before the cache is cleared: a host that runs for months sees many edits. */
const most = 5000;

/** Caches the function's result by argument, which must be JSON and must hold everything the result depends on. */
export function memoize<Question, Answer>(
  answer: (question: Question) => Answer,
  keyOf: (question: Question) => string = JSON.stringify,
): (question: Question) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (question) => {
    const key = keyOf(question);
    let found = known.get(key);
    if (found === undefined) {
      found = { answer: answer(question) };
      if (known.size >= most) known.clear();
      known.set(key, found);
    }
    return found.answer;
  };
}

/** Caches the function's result for as long as its argument lives. */
export function memoizeByIdentity<Thing extends object, Answer>(
  answer: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) {
      found = { answer: answer(thing) };
      known.set(thing, found);
    }
    return found.answer;
  };
}
