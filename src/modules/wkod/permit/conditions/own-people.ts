/** Own employees under the rules of people: education and licence, which the education desk confirms, and health. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { licenceWord } from '#modules/education/need/edu-need.model.ts'
import type { WorkKind } from '#modules/hea/result/fitness.api.ts'
import { block, unknown } from '../ask/guard-parts.logic.ts'
import { later } from '../ask/permit-facts.ts'
import { isNightWork } from '../ask/validity.logic.ts'
import { ownOf } from '../crew/party.logic.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { type OwnFit, type OwnTaught, permitAsks } from '../permit.ports.ts'
import { licencesFor, taughtFor } from '../types/kinds.model.ts'
import { type Asked, type Condition, type Finding, onePer } from './condition.ts'

/** What a work asks each of its own employees to have learned, and those who do it to hold. */
export const taughtOf = (work: Permit, today: string): OwnTaught[] =>
  ownOf(work).flatMap(({ userId, roles }) => {
    const asked = { permitNo: work.permitNo, userId, ymd: later(work.wkodDt, today) }
    const isDoing = roles.includes('WORKER') || roles.includes('LEADER')
    return [
      ...taughtFor(work).map((specialKindNo) => ({ ...asked, specialKindNo, licenceCd: null })),
      ...(isDoing ? licencesFor(work) : []).map((licenceCd) => ({ ...asked, specialKindNo: null, licenceCd })),
    ]
  })

/**
 * Special education and licence of own employees, confirmed before they work. Whoever joins waits for it on the list, by which
 * the education desk learns of him.
 *
 * @law 산업안전보건법 제29조제3항, 제140조
 */
export const taught: Condition = {
  name: 'taught',
  asked: 'qsjxuw',
  stop: 'PERSON',
  leaves: true,
  waits: true,
  find: async (works, { db, today }) => {
    const asked = works.flatMap((work) => taughtOf(work, today))
    if (asked.length === 0) return []
    const lacking = await permitAsks.untaught(db, asked)
    return lacking === 'unknown' ? unknownOf(works, asked, '교육·자격') : lacking.map(untaught)
  },
}

function untaught({ permitNo, userId, specialKindNo, licenceCd }: OwnTaught): Finding {
  const about = { permitNo, whom: { userId } }
  const said = { field: 'permitCrew', lifterCds: ['EDU'] } as const
  if (licenceCd !== null)
    return {
      ...block('PT_LICENCE', '{licence} 확인 필요: {names}', {
        ...said,
        values: { licence: licenceWord(licenceCd) },
        law: '산업안전보건법 제140조',
      }),
      ...about,
    }
  return {
    ...block('PT_TAUGHT', '특별교육({k}호) 확인 필요: {names}', {
      ...said,
      values: { k: specialKindNo },
      law: '산업안전보건법 제29조제3항, 시행규칙 별표 5',
    }),
    ...about,
  }
}

const isAtNight = ({ sevenDayYn, workFromDt, workToDt }: Permit, limits: Asked['limits']): boolean =>
  sevenDayYn !== 'Y' && isNightWork({ fromDt: workFromDt, toDt: workToDt }, limits)
const hardAs: Readonly<Partial<Record<PermitType, WorkKind>>> = { CSE: 'CONFINED', HGT: 'HEIGHT' }
function fitOf(work: Permit, { today, limits }: Pick<Asked, 'today' | 'limits'>): OwnFit[] {
  const kinds = [
    undefined,
    ...typesOf(work).flatMap((type) => hardAs[type] ?? []),
    ...(isAtNight(work, limits) ? (['NIGHT'] as const) : []),
  ]
  const asked = { permitNo: work.permitNo, ymd: later(work.wkodDt, today), processNo: work.processNo ?? undefined }
  return ownOf(work).flatMap(({ userId }) => kinds.map((kindCd) => ({ ...asked, userId, kindCd })))
}

/**
 * Own employees whom their health keeps from this work, without a reason.
 *
 * @law 산업안전보건법 제138조
 */
export async function unfitOf(works: readonly Permit[], asked: Asked): Promise<Finding[]> {
  const all = works.flatMap((work) => fitOf(work, asked))
  if (all.length === 0) return []
  const unfit = await permitAsks.unfit(asked.db, all)
  if (unfit === 'unknown') return unknownOf(works, all, '업무적합성')
  const once = new Map(unfit.map((one) => [`${one.permitNo} ${one.userId}`, one]))
  return [...once.values()].map(({ permitNo, userId }) => ({
    ...block('PT_FIT', '보건 사유로 이 작업을 할 수 없습니다: {names}', {
      field: 'permitCrew',
      lifterCds: ['HLM'],
      law: '산업안전보건법 제138조',
    }),
    permitNo,
    whom: { userId },
  }))
}

const unknownOf = (works: readonly Permit[], asked: readonly { permitNo: number }[], part: string): Finding[] => {
  const nos = new Set(asked.map(({ permitNo }) => permitNo))
  return onePer(
    works.filter(({ permitNo }) => nos.has(permitNo)),
    () => [unknown(part)],
  )
}
