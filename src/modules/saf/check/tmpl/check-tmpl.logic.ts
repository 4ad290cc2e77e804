/** Whether the items of a list can be filled in at all. Pure. */
import { questionsIn } from '#modules/common/check-items.logic.ts'
import type { TmplItem } from './check-tmpl.model.ts'

/** As the questions that open each other (R8). */
export const tmplQuestions = <I extends Pick<TmplItem, 'parentItemNo' | 'openAnswerCd'>>(items: readonly I[]) =>
  questionsIn(items.map((item) => ({ ...item, askedByNo: item.parentItemNo, askedByCd: item.openAnswerCd })))

interface ItemProblem {
  at: number
  field: string
  code: string
  message: string
  values: Record<string, number>
}

/** @param pointCnt points of the route; 0 where it is none */
export function tmplProblems(items: readonly TmplItem[], pointCnt: number): ItemProblem[] {
  return items.flatMap((item, at): ItemProblem[] => {
    const found = faultOf(item, pointCnt)
    return found ? [{ at, ...found, values: { n: at + 1 } }] : []
  })
}

function faultOf({ inputCd, minVal, maxVal, pointNo }: TmplItem, pointCnt: number) {
  const isNumber = inputCd === 'NUM'
  if (isNumber && minVal === null && maxVal === null)
    return { field: 'minVal', code: 'CHECK_TMPL_RANGE', message: '{n}번 항목: 측정값은 하한이나 상한이 있어야 합니다.' }
  if (minVal !== null && maxVal !== null && minVal > maxVal)
    return { field: 'maxVal', code: 'CHECK_TMPL_RANGE', message: '{n}번 항목: 상한은 하한보다 작을 수 없습니다.' }
  if (!isNumber && (minVal !== null || maxVal !== null))
    return { field: 'inputCd', code: 'CHECK_TMPL_RANGE', message: '{n}번 항목: 하한과 상한은 측정값에만 적습니다.' }
  if (pointNo !== null && pointNo > pointCnt)
    return { field: 'pointNo', code: 'CHECK_TMPL_ITEM_POINT', message: '{n}번 항목: 그런 순회지점이 없습니다.' }
  return undefined
}
