/** What keeps an investigation from going on, and what follows from each of its steps. */
import { type Finding, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { hasRole } from '#platform/model/access.ts'
import type { Hook } from '#platform/server/approvals/approval.biz.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { problem, Refusal } from '#platform/server/refusal.ts'
import { type Accident, accident } from '../accident.model.ts'
import { victimsOf } from '../accident-case.ts'
import { endClocks } from '../accident-clocks.ts'
import { lacksOfCauses } from '../cause/cause.logic.ts'
import { imprGradeOf } from '../judge/impr-grade.logic.ts'
import { measureProblems } from '../judge/measures.logic.ts'
import { isLight, isSerious } from './inquiry-act.ts'
import { causesOf, countsOf, measuresOf, teamOf } from './inquiry-read.ts'

type Context = ActionContext<typeof accident>
type Effect = EffectContext<typeof accident>

const LEAST_EVENTS = 3
const refused = (code: string, message: string, values?: Readonly<Record<string, number>>) =>
  problem(accident, '', code, message, values && { values })

/** A HiPo, and whatever took somebody from work, is opened by the head of safety. */
export const refuseGrave = ({ record, person }: Context) =>
  isSerious(record) && !hasRole(person, 'SHD')
    ? refused('ACC_INVEST_SHD', '휴업 이상이거나 HiPo인 사고는 안전환경팀장이 조사를 시작합니다.')
    : undefined

/** One of the workers is on it; of a contractor's worker his contractor and the site are. */
export async function refuseNoTeam({ record, db }: Context) {
  if (isLight(record)) return undefined
  const program = asProgram(db)
  const team = await teamOf(program, record.accidentNo, '')
  if (!team.some(({ teamRoleCd }) => teamRoleCd === 'LEAD')) return refused('ACC_NO_TEAM', '조사팀장을 먼저 정하세요.')
  if (!team.some(({ workerSideYn }) => workerSideYn === 'Y'))
    return refused('ACC_TEAM_WORKER', '조사팀에 근로자측이 한 명 이상 있어야 합니다.')
  const ofVendor = (await victimsOf(db, record.accidentNo)).some(({ vendorCd }) => vendorCd !== null)
  const isVendorOn = team.some(({ teamRoleCd, vendorCd }) => teamRoleCd === 'VENDOR' || vendorCd !== null)
  return ofVendor && !isVendorOn
    ? refused('ACC_TEAM_VENDOR', '업체 재해자가 있는 사고는 그 업체도 조사팀에 넣으세요.')
    : undefined
}
export const endTeamClock = ({ record, db, now, person }: Effect) =>
  endClocks(db, record.accidentNo, 'DONE', { now, targets: ['TEAM'], byUserId: person.userId })

/** What happened in order, what proves it, and why. */
export async function refuseThin({ record, db }: Context) {
  const program = asProgram(db)
  const causes = await causesOf(program, record.accidentNo)
  const [lack] = lacksOfCauses(causes, isSerious(record))
  if (lack) return refused('ACC_CAUSES', lack.message, lack.values)
  if (isLight(record)) return undefined
  const { events, evidences } = await countsOf(program, record.accidentNo)
  if (events < LEAST_EVENTS)
    return refused('ACC_TIMELINE', '시간대별 경과를 {n}건 이상 적으세요. (지금 {have}건)', {
      n: LEAST_EVENTS,
      have: events,
    })
  return evidences === 0 ? refused('ACC_NO_EVIDENCE', '증거를 하나 이상 남기세요.') : undefined
}

/**
 * Each root has its measure, one of them technical where it was serious, and not all of them words (R5).
 *
 * @law 산업안전보건법 시행규칙 제72조제4호
 */
export async function refuseWeak({ record, db }: Context) {
  const program = asProgram(db)
  const [causes, measures] = [await causesOf(program, record.accidentNo), await measuresOf(program, record.accidentNo)]
  if (measures.length === 0) return refused('ACC_NO_MEASURE', '재발방지대책을 하나 이상 적으세요.')
  const [first] = measureProblems({
    rootCauseNos: causes.filter(({ levelCd }) => levelCd === 'ROOT').map(({ causeNo }) => causeNo),
    measures,
    sevClassCd: record.sevClassCd,
    hipoYn: record.hipoYn ?? 'N',
    noEngDesc: record.noEngDesc,
  })
  return first && refused(first.code, first.message, first.values)
}

/** R12: each measure is a row of the register; the leader of the team looks at it, else the safety manager. */
export async function registerMeasures(effect: Pick<Effect, 'record' | 'db' | 'person' | 'now'>): Promise<void> {
  const { record, db, person, now } = effect
  const program = asProgram(db)
  const fresh = (await measuresOf(program, record.accidentNo)).filter(({ imprNo }) => imprNo === null)
  const riskGradeCd = imprGradeOf({
    sevClassCd: record.sevClassCd,
    majorYn: record.majorYn ?? 'N',
    potSevCd: record.potSevCd === null ? null : Number(record.potSevCd),
  })
  const findings = fresh.map(
    ({ no, measureDesc, ownerUserId, vendorCd, dueYmd }): Finding => ({
      ...{ srcCd: 'ACC', srcNo: String(record.accidentNo), srcRowNo: String(no), plantCd: record.plantCd },
      ...{ imprTitle: measureDesc.slice(0, 100), imprDesc: measureDesc, placeDesc: record.placeDesc },
      ...{ siteMark: record.siteMark, processNo: record.processNo, riskGradeCd, dueYmd },
      owner: vendorCd ? { vendorCd } : { userId: ownerUserId ?? '' },
      verifyUserId:
        record.leaderUserId !== null && record.leaderUserId !== ownerUserId ? record.leaderUserId : person.userId,
    }),
  )
  const imprNos = await registerFindings({ db, person, now }, findings)
  const linked = fresh.map(({ no }, at) => ({ no, imprNo: imprNos[at] }))
  await program.query(
    sql`update acc_measure m set impr_no = l."imprNo", update_dt = ${now}
      from jsonb_to_recordset(${JSON.stringify(linked)}::jsonb) l(no bigint, "imprNo" bigint) where m.acc_measure_no = l.no`,
  )
}

const UNSIGNED = ['ACC_WORKER_SIGN', '근로자측 조사팀원이 서명하거나 의견을 남겨야 합니다.'] as const

/** Whoever speaks for the workers has signed, or said what he sees otherwise; a light accident is heard without. */
async function isHeard(db: Queries | Transaction, record: Accident): Promise<boolean> {
  if (isLight(record)) return true
  const team = await teamOf(asProgram(db), record.accidentNo, '')
  return team.some(({ workerSideYn, signDt, opinionDesc }) => workerSideYn === 'Y' && (signDt || opinionDesc))
}
export const refuseUnsigned = async ({ record, db }: Context) =>
  (await isHeard(db, record)) ? undefined : refused(...UNSIGNED)

/** Asked before it goes to the first who approves, not at the last. @throws Refusal 422 */
export const refuseSubmit: Hook = async ({ tx, bizNo }) => {
  const record = await findRecord(asProgram(tx), accident, bizNo)
  if (record && !(await isHeard(tx, record))) throw new Refusal(422, ...UNSIGNED)
}
