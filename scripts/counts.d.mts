export interface Counts {
  passed: number;
  failures: string[];
  flaky: string[];
}
export function countVitest(file: string, ended: { passed: boolean }): Counts;
export function countPlaywright(file: string, ended: { passed: boolean }): Counts;
