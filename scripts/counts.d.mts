export interface Counts {
  passed: number;
  failed: number;
}
export function countVitest(file: string, ended: { passed: boolean }): Counts;
export function countPlaywright(file: string, ended: { passed: boolean }): Counts;
