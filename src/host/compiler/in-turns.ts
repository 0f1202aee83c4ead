/** Works on all items, at most so many at a time. */
export async function inTurns<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: Math.min(most, items.length) }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
