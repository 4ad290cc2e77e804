/** What conflicts mean for a step of a permit. Pure. */
import type { Check } from '#platform/model/check.ts'
import { type HitState, type SimopsLevel, signSideCds } from './simops-codes.model.ts'

const LAW = '산업안전보건법 제64조제1항제7호·제8호, 같은 법 시행령 제53조의2'
/** A conflict with what is known of it. */
interface Known {
  levelCd: SimopsLevel
  gapVal: number
  otherDocNo: string | null
  ruleDesc: string
  ruleGapVal: number | null
  releaseRoleCd: string | null
  hitStatusCd: HitState | null
  signCnt: number
  releaseToDt: string | null
}

/**
 * R3: an agreement has to stand before the review ends, and at every step after it; what is agreed on can be asked for.
 *
 * @param now a release that has ended is none
 */
export function simopsCheckOf(hit: Known, isRequest: boolean, now: Date): Check {
  const distance = hit.ruleGapVal === null ? '' : ` (< ${hit.ruleGapVal} m)`
  const about = { law: LAW, evidenceDesc: `${hit.otherDocNo ?? ''} · ${hit.gapVal} m${distance} · ${hit.ruleDesc}` }
  const values = { permitDocNo: hit.otherDocNo ?? '', gap: hit.gapVal, distance: hit.gapVal }
  if (hit.levelCd === 'INFO')
    return {
      ...about,
      ruleCd: 'SIMOPS_INFO',
      resultCd: 'WARN',
      message: '{permitDocNo}와(과) {gap} m 거리에서 동시에 작업합니다.',
      values,
    }
  if (hit.levelCd === 'COORD') {
    const missing = signSideCds.length - hit.signCnt
    if (hit.hitStatusCd === 'COORDINATED')
      return {
        ...about,
        ruleCd: 'SIMOPS_COORD',
        resultCd: 'OK',
        message: '{permitDocNo}와(과) 조정에 합의했습니다.',
        values,
      }
    return {
      ...about,
      ruleCd: 'SIMOPS_COORD',
      resultCd: isRequest ? 'WARN' : 'BLOCK',
      message: '조정 합의 서명이 {n}명 부족합니다.',
      values: { ...values, n: missing },
      lifterCds: ['OPR', 'VSP', 'VSM'],
    }
  }
  const isReleased = hit.hitStatusCd === 'RELEASED' && hit.releaseToDt !== null && new Date(hit.releaseToDt) > now
  if (isReleased)
    return {
      ...about,
      ruleCd: 'SIMOPS_BLOCK',
      resultCd: 'WARN',
      message: '{permitDocNo}와(과)의 동시작업 금지가 조건부로 해제되었습니다.',
      values,
    }
  return {
    ...about,
    ruleCd: 'SIMOPS_BLOCK',
    resultCd: 'BLOCK',
    message: isRequest
      ? '동시작업 충돌로 신청할 수 없습니다. ({permitDocNo}, {distance} m)'
      : '{permitDocNo}와(과) {gap} m 거리에서 동시작업이 금지됩니다.',
    values,
    lifterCds: hit.releaseRoleCd ? [hit.releaseRoleCd] : [],
  }
}

/** The name under which the marks of a permit are refused: they are no field of it, yet it is there that it is put right. */
export const MARKS = 'marks'
export const noMark: Check = {
  ruleCd: 'SIMOPS_MARK',
  field: MARKS,
  resultCd: 'BLOCK',
  message: '배치도에 작업 위치를 표시하십시오.',
  law: LAW,
}
