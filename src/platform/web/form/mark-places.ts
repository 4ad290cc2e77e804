/** Places of marks on a picture (S-271). Pure. */
import type { Mark } from '#platform/model/drawn.ts'

/** Locations are whole thousandths of the width and height of the picture. */
export const SCALE = 1000

export type Place = Pick<Mark, 'locationX' | 'locationY'>

export const bounded = (value: number): number => Math.min(SCALE, Math.max(0, Math.round(value)))

/** The marks with one more, or with that one instead. Numbers are not used again while others stand. */
export function placed(marks: readonly Mark[], mark: Omit<Mark, 'markNo'>, isMultiple: boolean): Mark[] {
  if (!isMultiple) return [{ markNo: 1, ...mark }]
  const markNo = Math.max(0, ...marks.map((one) => one.markNo)) + 1
  return [...marks, { markNo, ...mark }]
}
