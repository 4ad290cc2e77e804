/** W12: what is set in motion where a limit was exceeded, and how the workers hear of the result. */
import { type Finding, type ImprSource, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { publishMustRead } from '#modules/manage/notice/notice.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { type Exceedance, type ExceededListener, exceedances } from './measure.api.ts'
import { NOISE } from './measure.logic.ts'
import { measureMessages as m } from './measure.messages.ts'
import { type Measure, measure } from './measure.model.ts'
import { improvementTexts, MIXTURE, noticeTexts, type Over } from './measure-wording.ts'

type Effect = EffectContext<typeof measure>
const READ_DAYS = 14
/** From twice the limit on it is of the second grade from the top. */
const HIGH_INDEX = 2

export const afterEvaluation =
  (listeners: readonly ExceededListener[]) =>
  async (effect: Effect): Promise<void> => {
    const found = await exceedances(effect.db, { measureNo: effect.record.measureNo })
    const over = await overOf(
      effect,
      found.filter(({ verdictCd }) => verdictCd === 'ABOVE'),
    )
    await improve(effect, over)
    await tellWorkers(effect, over)
    const { db, person, now, record } = effect
    for (const listener of listeners) await listener({ db, person, now, measureNo: record.measureNo }, found)
    if (over.length > 0) await effect.notify.tell(m.WEM_EXCEEDED, effect.record, { n: over.length })
  }

async function overOf({ db, record }: Effect, found: readonly Exceedance[]): Promise<Over[]> {
  const names = await db.query<{ factorCd: string; factorNm: string }>(
    sql`select factor_cd as "factorCd", factor_nm as "factorNm" from hea_hazard_factor
      where factor_cd = any(${found.map(({ factorCd }) => factorCd)}::text[])`,
  )
  const nameOf = new Map(names.map(({ factorCd, factorNm }) => [factorCd, factorNm]))
  const single = found.map((one) => ({ ...one, factorNm: nameOf.get(one.factorCd) ?? one.factorCd }))
  const mixed = await db.query<Over>(sql`select u.measure_unit_no as "measureUnitNo", u.unit_nm as "unitNm",
      u.process_no as "processNo", null as "factorCd", ${MIXTURE} as "factorNm",
      t.mix_index_val as "indexVal"
    from measure_target t join measure_unit u on u.measure_unit_no = t.measure_unit_no
    where t.measure_no = ${record.measureNo} and exists (select from measure_judgement j
        where j.measure_no = t.measure_no and j.measure_unit_no = t.measure_unit_no and j.mix_verdict_cd = 'ABOVE')
      and not exists (select from measure_judgement j where j.measure_no = t.measure_no
        and j.measure_unit_no = t.measure_unit_no and j.mix_verdict_cd = 'ABOVE' and j.verdict_cd = 'ABOVE')`)
  return [...single, ...mixed]
}

/** What a correction finds again is not registered again. */
async function improve(effect: Effect, over: readonly Over[]): Promise<void> {
  const { db, record, person } = effect
  if (over.length === 0) return
  const srcNo = record.measureDocNo ?? ''
  const known = await db.query<{ rowNo: string }>(sql`select src_row_no as "rowNo" from impr
    where src_cd = 'HEA' and src_no = ${srcNo} and plant_cd = ${record.plantCd} and delete_yn = 'N'`)
  const registered = new Set(known.map(({ rowNo }) => rowNo))
  const owners = await ownersOf(effect, over)
  const findings = over
    .filter((one) => !registered.has(rowNoOf(one)))
    .map((one) => findingOf(one, record, owners.get(one.processNo) ?? '', person.userId))
  await registerFindings(effect, findings)
}
const rowNoOf = ({ measureUnitNo, factorCd }: Over): string => `${measureUnitNo}:${factorCd ?? 'MIX'}`

/** What the register is told of something above its limit. @param verifyUserId who looks at the measure */
export const findingOf = (
  one: Over,
  record: Pick<Measure, 'measureDocNo' | 'measureNm' | 'improveDueYmd' | 'plantCd'>,
  userId: string,
  verifyUserId: string,
): Finding => ({
  srcCd: 'HEA',
  srcNo: record.measureDocNo ?? '',
  srcRowNo: rowNoOf(one),
  plantCd: record.plantCd,
  processNo: one.processNo,
  ...improvementTexts(one, record),
  placeDesc: one.unitNm,
  hazardCatCd: one.factorCd === NOISE ? 'PHYS' : 'CHEM',
  riskGradeCd: one.indexVal >= HIGH_INDEX ? 'HIGH' : 'MID',
  owner: { userId },
  verifyUserId,
  dueYmd: record.improveDueYmd,
})

/** The head of the department that runs the process, else of the one above it; the SHE team head where nobody heads. */
async function ownersOf({ db, record, person }: Effect, over: readonly Over[]): Promise<Map<number, string>> {
  const processNos = [...new Set(over.map(({ processNo }) => processNo))]
  const rows = await db.query<{ processNo: number; userId: string | null }>(sql`
    select p.process_no as "processNo", coalesce((
      with recursive up as (
        select d.dept_cd, d.pdept_cd, d.head_user_id, 0 as level from directory_dept d where d.dept_cd = p.dept_cd
        union all
        select d.dept_cd, d.pdept_cd, d.head_user_id, up.level + 1 from up join directory_dept d on d.dept_cd = up.pdept_cd
      )
      select up.head_user_id from up where up.head_user_id <> ${person.userId} order by up.level limit 1
    ), (select min(r.user_id) from directory_role r
      where r.auth_grp_cd = 'SHD' and r.plant_cd = ${record.plantCd} and r.user_id <> ${person.userId})) as "userId"
    from process p where p.process_no = any(${processNos}::bigint[])`)
  return new Map(rows.flatMap(({ processNo, userId }) => (userId ? [[processNo, userId] as const] : [])))
}

/**
 * The result goes to all who work in the units, with a receipt of each.
 *
 * @law 산업안전보건법 제125조제6항
 */
async function tellWorkers(effect: Effect, over: readonly Over[]): Promise<void> {
  const { db, record, today } = effect
  const depts = await db.query<{ deptCd: string }>(sql`select distinct p.dept_cd as "deptCd"
    from measure_target t join measure_unit u on u.measure_unit_no = t.measure_unit_no
      join process p on p.process_no = u.process_no
    where t.measure_no = ${record.measureNo} order by 1`)
  if (depts.length === 0) return
  const noticeNo = await publishMustRead(effect, {
    plantCd: record.plantCd,
    ...noticeTexts(over, record),
    deptCds: depts.map(({ deptCd }) => deptCd),
    confirmDueYmd: addDays(today, READ_DAYS),
  })
  await db.query(sql`update measure set notice_no = ${noticeNo} where measure_no = ${record.measureNo}`)
}

/** R7: what the register ends is told to whoever closes the measurement. */
export const measureImprovements: ImprSource = {
  srcCd: 'HEA',
  page: (srcNo) => ({ model: measure, docNo: srcNo }),
  async allEnded({ record, db, notify }) {
    const [found] = await db.query<{ measureNo: number; measureNm: string; plantCd: string }>(sql`
      select measure_no as "measureNo", measure_nm as "measureNm", plant_cd as "plantCd" from measure where measure_doc_no = ${record.srcNo} and plant_cd = ${record.plantCd} and status_cd = 'ACTION'`)
    if (found) await notify.tell(m.WEM_IMPROVED, found)
  },
}
