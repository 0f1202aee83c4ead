/** A signal that aborts with the first of two. `AbortSignal.any` is younger than the oldest browsers that the site is for. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    const follow = () => either.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener("abort", follow, { once: true, signal: either.signal });
  }
  return either.signal;
}
