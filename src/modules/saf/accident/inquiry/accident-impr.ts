/** What the register of improvements says to the accident whose measures it holds. */
import { atPlace } from '#modules/baseinfo/near-place.api.ts'
import { byKeyOrNumber, findingStates, type ImprSource, type RepeatedEvent } from '#modules/impr/impr/impr.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { accident } from '../accident.model.ts'

type Effect = EffectContext<typeof accident>

/** Each measure is verified and holds; one that was given up is replaced, or the head of safety accepts that none follows. */
async function isProved(db: Transaction, no: number): Promise<boolean> {
  const measures = await asProgram(db).query<{ imprNo: number | null; rootNo: number; isAccepted: boolean }>(
    sql`select impr_no::int as "imprNo", root_cause_no::int as "rootNo", accept_dt is not null as "isAccepted" from acc_measure
      where accident_no = ${no} and delete_yn = 'N'`,
  )
  const states = await findingStates(
    db,
    measures.flatMap(({ imprNo }) => imprNo ?? []),
  )
  const is = (imprNo: number | null, state: 'CLOSE' | 'CANC') => imprNo !== null && states.get(imprNo) === state
  const held = new Set(measures.filter(({ imprNo }) => is(imprNo, 'CLOSE')).map(({ rootNo }) => rootNo))
  return measures.every(
    ({ imprNo, rootNo, isAccepted }) => isAccepted || is(imprNo, 'CLOSE') || (is(imprNo, 'CANC') && held.has(rootNo)),
  )
}

/**
 * How many there are, those in whose place another stands left out, and how many of them are carried out and looked at: the
 * list tells it. No version of the record changes.
 */
export const countMeasures = (db: Transaction, no: number): Promise<unknown> =>
  asProgram(db).query(
    sql`with m as (select m.root_cause_no, m.accept_dt is not null as accepted, coalesce(i.status_cd, '') as state
          from acc_measure m left join impr i on i.impr_no = m.impr_no where m.accident_no = ${no} and m.delete_yn = 'N'),
        stands as (select * from m where state <> 'CANC' or accepted
          or not exists (select from m o where o.root_cause_no = m.root_cause_no and o.state <> 'CANC'))
      update accident a set measure_cnt = c.cnt, measure_done_cnt = c.done
      from (select count(*)::int as cnt, (count(*) filter (where accepted or state in ('EFFECT', 'CLOSE')))::int as done from stands) c
      where a.accident_no = ${no} and (a.measure_cnt, a.measure_done_cnt) is distinct from (c.cnt, c.done)`,
  )

/** Measures that were ready before the report was approved prove it at once. */
export async function proveAtOnce({ record, db, person, now }: Pick<Effect, 'record' | 'db' | 'person' | 'now'>) {
  if (await isProved(db, record.accidentNo))
    await db.program(accident, { by: person, now }).act(record.accidentNo, 'prove')
}

/** From these classes on an accident counts as an event at its place (section 3 R4). */
const COUNTED = ['FAT', 'LTI', 'RWC', 'MTC']

export const accidentSource: ImprSource = {
  srcCd: 'ACC',
  page: byKeyOrNumber(accident),

  async allEnded({ record, db, person, now }) {
    const found = await findRecord(asProgram(db), accident, Number(record.srcNo))
    if (found?.statusCd === 'APPR') await proveAtOnce({ record: found, db, person, now })
  },

  moved: ({ record, db }) => countMeasures(db, Number(record.srcNo)).then(() => undefined),

  eventsSince(db, record, metres) {
    const { accTypeCd, verifyDt, plantCd, srcCd, srcNo } = record
    const own = srcCd === 'ACC' ? Number(srcNo) : 0
    return db.query<RepeatedEvent>(sql`select r.accident_doc_no as "docNo", r.accident_title as title, r.occur_dt as "occurDt",
        ${accident.route.staff} || '/' || r.accident_no as path
      from accident r
      where r.delete_yn = 'N' and r.plant_cd = ${plantCd} and r.occur_dt > ${verifyDt}::timestamptz and r.status_cd not in ('TEMP', 'CANC')
        and ${atPlace(record, sql`r`, metres)} and r.acc_type_cd = ${accTypeCd} and r.sev_class_cd = any(${COUNTED}::text[])
        and r.accident_no <> ${own} order by r.occur_dt`)
  },
}
