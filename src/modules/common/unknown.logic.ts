/** What stands in the way where nobody is there to answer a question of law. */
import type { Check } from '#platform/model/check.ts'
import { kept } from '#platform/model/sentences.ts'

/** @param part Korean; what nobody can say */
export const unknownCheck = (ruleCd: string, part: string): Check => ({
  ruleCd,
  resultCd: 'BLOCK',
  message: '{part}을(를) 확인할 수 없어 진행할 수 없습니다.',
  values: { part: kept(part) },
  lifterCds: [],
})
