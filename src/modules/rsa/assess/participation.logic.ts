/** R4: who has taken part, and whether that is enough. */
import type { RatingProblem } from './problem.logic.ts'
import type { PartMethod, PartRole } from './rsa-codes.model.ts'

export interface Took {
  partRoleCd: PartRole
  partMethodCd: PartMethod
  /** Whose he is, of a contractor. */
  vendorCd: string | null
  /** With its day and signature; what has none does not count. */
  isSigned: boolean
  /** Of a department of the process, or of a crew that was there lately. */
  isOfProcess: boolean
}
interface Asked {
  parts: readonly Took[]
  /** Why nobody could walk round. */
  specialReasonDesc: string | null
  /** When the workers' representative asked to take part. */
  repRqstDt: string | null
  vendorsThere: readonly { vendorCd: string; vendorNm: string }[]
}

/**
 * Why an assessment cannot be decided for want of those who do the work; empty when it can.
 *
 * @law 산업안전보건법 제36조제2항·제3항, 같은 법 시행규칙 제37조의2
 */
export function participationProblems({ parts, specialReasonDesc, repRqstDt, vendorsThere }: Asked): RatingProblem[] {
  const counted = parts.filter(({ isSigned }) => isSigned)
  const workers = counted.filter(({ partRoleCd, isOfProcess }) => partRoleCd === 'WORKER' && isOfProcess)
  const hasWalked = workers.some(({ partMethodCd }) => partMethodCd === 'WALK')
  const wasAsked = specialReasonDesc !== null && workers.some(({ partMethodCd }) => partMethodCd !== 'WALK')
  const present = new Set(
    counted.flatMap(({ partRoleCd, vendorCd }) => (partRoleCd === 'VENDOR' ? (vendorCd ?? []) : [])),
  )
  const absent = vendorsThere.filter(({ vendorCd }) => !present.has(vendorCd))
  const hasRep = counted.some(({ partRoleCd }) => partRoleCd === 'REP')
  return [
    ...(hasWalked || wasAsked ? [] : [{ code: 'RSA_NO_WALK', message: '근로자 순회점검 참여 기록이 없습니다.' }]),
    ...(repRqstDt === null || hasRep ? [] : [{ code: 'RSA_NO_REP', message: '근로자대표 참여 기록이 없습니다.' }]),
    ...(absent.length === 0
      ? []
      : [
          {
            code: 'RSA_NO_VENDOR',
            message: '작업 중인 업체의 참여 기록이 없습니다. ({vendors})',
            values: { vendors: absent.map(({ vendorNm }) => vendorNm).join(', ') },
          },
        ]),
  ]
}
