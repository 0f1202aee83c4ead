import styles from "./moment.module.css";

/**
 * What a new result comes with, by the theme's `moment`, once over or behind the positioned element that contains it.
 * Screen readers hear the result itself.
 */
export function Moment() {
  return <span className={styles["moment"]} aria-hidden="true" />;
}
