import { startTransition, useOptimistic } from "react";

/**
 * What is chosen, as a tap has it: the control shows it in the next frame, while the page that follows from it, which
 * may have thousands of entries, is drawn behind.
 */
export function useQuickChoice<Choice>(
  current: Choice,
  choose: (choice: Choice) => void,
): [shown: Choice, choose: (choice: Choice) => void] {
  const [shown, show] = useOptimistic(current);
  return [
    shown,
    (choice) =>
      startTransition(() => {
        show(choice);
        choose(choice);
      }),
  ];
}
