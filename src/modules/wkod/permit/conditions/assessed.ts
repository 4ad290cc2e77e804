/** What the risk of the work was found to be: assessed before it begins, and not in doubt since. */
import { addDays } from '#platform/model/calendar.ts'
import { joinedText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { setting } from '#platform/server/directory/setting.ts'
import { block, unknown } from '../ask/guard-parts.logic.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { crewed } from './accident.ts'
import { type Asked, type Condition, type Finding, onePer } from './condition.ts'

/** Kept by a site whose permits are older than risk assessment: its first day here. */
const FIRST_DAY = 'rsaFirstYmd'

export const assessedWork = (work: Permit) => {
  const { processNo, jsaNo, equipNo } = work
  return { ...crewed(work), processNo, jsaNo, equipNo }
}

/** Let go on under an open assessment, for as long as the head of safety said (R8). */
export const isFreed = ({ permitFreed }: Permit, ofRsaNo: number, now: Date): boolean =>
  (permitFreed ?? []).some(({ rsaNo, toDt }) => rsaNo === ofRsaNo && toDt !== null && Date.parse(toDt) > now.getTime())

/**
 * An initial assessment that is done covers the process and the kind of the work. Where permits were in use before, a
 * missing one warns for the first days; what carries out a measure of one that is open may be let go on.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제1호
 */
export const assessed: Condition = {
  name: 'assessed',
  asked: 'qsxuw',
  stop: 'RSA',
  async find(works, asked) {
    const missing = await permitAsks.unassessed(asProgram(asked.db), works.map(assessedWork))
    if (missing === 'unknown') return onePer(works, () => [unknown('위험성평가')])
    if (missing.length === 0) return []
    const resultCd = (await isWarnedOnly(asked)) ? 'WARN' : 'BLOCK'
    const held = await withoutFreed(
      works.filter(({ permitNo }) => missing.includes(permitNo)),
      asked,
    )
    return held.map(({ permitNo }) => ({ ...notAssessed, resultCd, permitNo }))
  },
}
const notAssessed = block('PT_RSA_INIT', '최초평가가 완료되지 않아 작업할 수 없습니다.', {
  law: '산업안전보건법 시행규칙 제37조제2항제1호',
})

async function isWarnedOnly({ db, today, limits }: Asked): Promise<boolean> {
  const first = await setting(db, FIRST_DAY)
  return first !== undefined && today < addDays(first, limits.rsaWarnDay)
}

/** Of those without an initial assessment, whom no open one lets go on. */
async function withoutFreed(works: readonly Permit[], { db, now }: Asked): Promise<readonly Permit[]> {
  const freed = works.filter(({ permitFreed }) => (permitFreed ?? []).length > 0)
  if (freed.length === 0) return works
  const open = await permitAsks.openAssessments(asProgram(db), freed.map(assessedWork))
  if (open === 'unknown') return works
  const isLetGo = (work: Permit) =>
    open.some(
      ({ permitNo, rsaNo, rsaTypeCd }) =>
        permitNo === work.permitNo && rsaTypeCd === 'INIT' && isFreed(work, rsaNo, now),
    )
  return works.filter((work) => !isLetGo(work))
}

/**
 * While an initial or an occasional assessment of the process and the kind is open, work neither begins nor goes on, but
 * what the head of safety lets go on for it.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제3호
 */
export const occasional: Condition = {
  name: 'occasional',
  asked: 'qsjxuw',
  stop: 'RSA',
  async find(works, { db, now }) {
    const open = await permitAsks.openAssessments(asProgram(db), works.map(assessedWork))
    if (open === 'unknown') return onePer(works, () => [unknown('위험성평가')])
    if (open.length === 0) return []
    const byPermit = Map.groupBy(open, ({ permitNo }) => permitNo)
    return works.flatMap((work) =>
      (byPermit.get(work.permitNo) ?? [])
        .filter(({ rsaNo }) => !isFreed(work, rsaNo, now))
        .map(
          ({ permitNo, rsaDocNo, rsaTypeCd, leaderUserNm }): Finding => ({
            ...(rsaTypeCd === 'INIT' ? openInitial : openOccasional),
            values: { rsaDocNo },
            evidenceDesc: joinedText([rsaDocNo, leaderUserNm]),
            permitNo,
          }),
        ),
    )
  },
}
const law = '산업안전보건법 시행규칙 제37조제2항제3호'
const openOccasional = block('PT_RSA_OCC', '수시평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.', { law })
const openInitial = block('PT_RSA_OPEN', '최초평가({rsaDocNo})가 완료되지 않아 작업할 수 없습니다.', {
  law: '산업안전보건법 시행규칙 제37조제2항제1호',
})
