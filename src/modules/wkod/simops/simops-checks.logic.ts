/** What conflicts mean for a step of a permit. Pure. */
import type { Check } from '#platform/model/check.ts'
import { type HitState, type SimopsCondition, type SimopsLevel, signSideCds } from './simops-codes.model.ts'

const LAW = '산업안전보건법 제64조제1항제7호·제8호, 같은 법 시행령 제53조의2'
/** A conflict with what is known of it. */
interface Known {
  levelCd: SimopsLevel
  vertCd: string
  condCd: SimopsCondition
  systemCds: string | null
  gapVal: number | null
  otherDocNo: string | null
  ruleDesc: string
  ruleGapVal: number | null
  releaseRoleCd: string | null
  hitStatusCd: HitState | null
  signCnt: number
  releaseToDt: string | null
}

/** In three ways: on which system, at which distance, or at whichever. */
const said = {
  banned: {
    system: '{permitDocNo}와(과) 같은 계통({systems})에서 동시작업이 금지됩니다.',
    near: '{permitDocNo}와(과) {gap} m 거리에서 동시작업이 금지됩니다.',
    anywhere: '{permitDocNo}와(과) 거리와 관계없이 동시작업이 금지됩니다.',
  },
  refused: {
    system: '같은 계통({systems})의 {permitDocNo}와(과) 충돌하여 신청할 수 없습니다.',
    near: '동시작업 충돌로 신청할 수 없습니다. ({permitDocNo}, {distance} m)',
    anywhere: '{permitDocNo}와(과) 거리와 관계없이 충돌하여 신청할 수 없습니다.',
  },
  told: {
    system: '{permitDocNo}와(과) 같은 계통({systems})에서 동시에 작업합니다.',
    near: '{permitDocNo}와(과) {gap} m 거리에서 동시에 작업합니다.',
    anywhere: '{permitDocNo}와(과) 동시에 작업합니다.',
  },
} as const

const sentenceOf = ({ systemCds, gapVal }: Known, ways: (typeof said)[keyof typeof said]): string =>
  systemCds !== null ? ways.system : gapVal === null ? ways.anywhere : ways.near

/** What every check of a conflict carries. */
function aboutOf(hit: Known) {
  const { otherDocNo, systemCds, gapVal, ruleGapVal, condCd } = hit
  const least = gapVal === null || ruleGapVal === null ? '' : ` (< ${ruleGapVal} m)`
  const evidence = [otherDocNo, systemCds, gapVal !== null && `${gapVal} m${least}`, hit.ruleDesc]
  return {
    law: LAW,
    evidenceDesc: evidence.filter(Boolean).join(' · '),
    values: {
      permitDocNo: otherDocNo ?? '',
      gap: gapVal ?? '',
      distance: gapVal ?? '',
      systems: (systemCds ?? '').replaceAll(' ', ', '),
    },
    // Whoever names the equipment says whether it is the same.
    ...(condCd === 'EQUIP_UNKNOWN' && { field: 'equipNo' }),
  }
}

/**
 * R3: an agreement has to stand before the review ends, and at every step after it; what is agreed on can be asked for.
 *
 * @param now a release that has ended is none
 */
export function simopsCheckOf(hit: Known, isRequest: boolean, now: Date): Check {
  const about = aboutOf(hit)
  if (hit.levelCd === 'INFO')
    return { ...about, ruleCd: 'SIMOPS_INFO', resultCd: 'WARN', message: sentenceOf(hit, said.told) }
  if (hit.levelCd === 'COORD') return agreementOf(hit, about, isRequest)
  const isReleased = hit.hitStatusCd === 'RELEASED' && hit.releaseToDt !== null && new Date(hit.releaseToDt) > now
  if (isReleased)
    return {
      ...about,
      ruleCd: 'SIMOPS_BLOCK',
      resultCd: 'WARN',
      message: '{permitDocNo}와(과)의 동시작업 금지가 조건부로 해제되었습니다.',
    }
  return {
    ...about,
    ruleCd: 'SIMOPS_BLOCK',
    resultCd: 'BLOCK',
    message: sentenceOf(hit, isRequest ? said.refused : said.banned),
    lifterCds: hit.releaseRoleCd ? [hit.releaseRoleCd] : [],
  }
}

function agreementOf(hit: Known, about: ReturnType<typeof aboutOf>, isRequest: boolean): Check {
  if (hit.hitStatusCd === 'COORDINATED')
    return {
      ...about,
      ruleCd: 'SIMOPS_COORD',
      resultCd: 'OK',
      message: '{permitDocNo}와(과) 조정에 합의했습니다.',
    }
  return {
    ...about,
    ruleCd: 'SIMOPS_COORD',
    resultCd: isRequest ? 'WARN' : 'BLOCK',
    message: '조정 합의 서명이 {n}명 부족합니다.',
    values: { ...about.values, n: signSideCds.length - hit.signCnt },
    lifterCds: ['OPR', 'VSP', 'VSM'],
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
