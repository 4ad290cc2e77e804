/** What a question becomes in an assessment, and which questions an assessment leaves out. Pure. */
import type { RsaItem } from '../assess/rsa.model.ts'
import type { Question } from './rsa-checklist.model.ts'

const FROM = /^CL:(\d{1,10}):(\d{1,4})$/
/** What an item remembers of where it comes from; a released list never changes, so a place in it stays. */
export const questionKey = (listNo: number, at: number): string => `CL:${listNo}:${at + 1}`

/** The lists of which an assessment has taken questions. */
export const listsOf = (items: readonly Pick<RsaItem, 'srcKey'>[]): number[] => [
  ...new Set(items.flatMap(({ srcKey }) => Number(FROM.exec(srcKey ?? '')?.[1] ?? 0) || [])),
]

export const itemOf = ({ taskNm, questionDesc, hazardCatCd, accTypeCd, lawRefDesc }: Question, srcKey: string) => ({
  ...{ taskNm, hazardCatCd, hazardDesc: questionDesc, accTypeCd, lawRefDesc, srcKey },
  // Nobody has said otherwise before it is answered.
  lawOkYn: 'Y' as const,
})

interface Asked {
  listNo: number
  questions: readonly Question[]
}
/** Of lists that were taken, the questions that nobody answers: one that does not apply is answered so. */
export function unaskedOf(items: readonly Pick<RsaItem, 'srcKey'>[], lists: readonly Asked[]): Question[] {
  const asked = new Set(items.map(({ srcKey }) => srcKey))
  return lists.flatMap(({ listNo, questions }) => questions.filter((_, at) => !asked.has(questionKey(listNo, at))))
}
