import styles from "./balls.module.css";

/** Drawn numbers as balls; groups are slightly apart, and those after the first have the accent colour. */
export function Balls({ groups, small = false }: { groups: readonly (readonly string[])[]; small?: boolean }) {
  return (
    <span className={styles.balls} data-balls={small ? "small" : "large"}>
      {groups
        .flatMap((group, groupIndex) =>
          group.map((number, index) => ({
            number,
            key: `${groupIndex} ${index}`,
            first: groupIndex === 0,
            gap: groupIndex > 0 && index === 0,
          })),
        )
        .map(({ number, key, first, gap }) => (
          <span key={key} className={styles.ball} data-extra={!first || undefined} data-gap={gap || undefined}>
            {number}
          </span>
        ))}
    </span>
  );
}
