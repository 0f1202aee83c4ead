/** Answers cached before the cache is cleared: a host that runs for months sees many edits. */
const MAX_ANSWERS = 5000;

/**
 * Caches the function's result by argument, which must be JSON and must hold everything the result depends on.
 *
 * @param known Where the results are cached, for callers who also read them.
 */
export function memoize<Input, Answer>(
  answer: (input: Input) => Answer,
  keyOf: (input: Input) => string = JSON.stringify,
  known: Map<string, { answer: Answer }> = new Map<string, { answer: Answer }>(),
): (input: Input) => Answer {
  return (input) => {
    const key = keyOf(input);
    let found = known.get(key);
    if (found === undefined) {
      found = { answer: answer(input) };
      if (known.size >= MAX_ANSWERS) known.clear();
      known.set(key, found);
    }
    return found.answer;
  };
}

/** Caches the function's result for as long as its argument lives. */
export function memoizeByIdentity<Input extends object, Answer>(
  answer: (object: Input) => Answer,
): (object: Input) => Answer {
  const known = new WeakMap<Input, { answer: Answer }>();
  return (object) => {
    let found = known.get(object);
    if (found === undefined) {
      found = { answer: answer(object) };
      known.set(object, found);
    }
    return found.answer;
  };
}
