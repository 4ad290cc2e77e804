/**
 * Questions of a check that an answer opens: which of a list are asked, and whether a list can be asked at all. A question
 * names an earlier one and the answer of it that opens this one. Pure.
 */

interface Question {
  /** Its number in the list; what comes earlier has a smaller one. */
  readonly no: number
  /** The question by whose answer it is asked; null of one that always is. */
  readonly askedByNo: number | null
  readonly askedByCd: string | null
}
export interface AnsweredQuestion extends Question {
  readonly answerCd: string | null
}

/** Below a question that is always asked. */
const DEEPEST = 2

/** HALF: names a question or an answer alone. LATER: names none that comes before it. DEEP: stands too far below. */
export type AskedByFault = 'HALF' | 'LATER' | 'DEEP'

/** @returns how far below a question that is always asked it stands; undefined where its chain leads nowhere */
function depthOf(questions: ReadonlyMap<number, Question>, { no, askedByNo }: Question): number | undefined {
  if (askedByNo === null) return 0
  const above = askedByNo < no ? questions.get(askedByNo) : undefined
  const depth = above && depthOf(questions, above)
  return depth === undefined ? undefined : depth + 1
}
const byNo = <Q extends Question>(questions: readonly Q[]): ReadonlyMap<number, Q> =>
  new Map(questions.map((one) => [one.no, one]))

/** What is wrong with a list, at the questions where it is. */
export function askedByFaults(questions: readonly Question[]): { no: number; fault: AskedByFault }[] {
  const all = byNo(questions)
  return questions.flatMap((one) => {
    const fault = faultOf(all, one)
    return fault ? [{ no: one.no, fault }] : []
  })
}
function faultOf(all: ReadonlyMap<number, Question>, one: Question): AskedByFault | undefined {
  if ((one.askedByNo === null) !== (one.askedByCd === null)) return 'HALF'
  const depth = depthOf(all, one)
  if (depth === undefined) return 'LATER'
  return depth > DEEPEST ? 'DEEP' : undefined
}

/** Those that are asked, as it was answered so far: below an answer that opens nothing nothing is. */
export function askedOf<Q extends AnsweredQuestion>(questions: readonly Q[]): Q[] {
  const open = new Map<number, Q>()
  for (const one of questions) {
    const isAsked = one.askedByNo === null || open.get(one.askedByNo)?.answerCd === one.askedByCd
    if (isAsked) open.set(one.no, one)
  }
  return [...open.values()]
}

/** How far it stands below, to be drawn so. */
export const levelIn = (questions: readonly Question[], one: Question): number => depthOf(byNo(questions), one) ?? 0
