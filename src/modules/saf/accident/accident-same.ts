/** R13: two reports that may tell of one accident. Nothing merges by itself. */
import { metresBetween } from '#modules/baseinfo/near-place.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { ActionContext, EffectContext } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import type { Candidate } from './accident.calls.ts'
import { type Accident, accident } from './accident.model.ts'
import { type FlagCd, flagCds } from './accident-codes.model.ts'
import { judgeAgain } from './accident-victims.ts'
import { CANDIDATE_METRES, CANDIDATE_MIN, mayBeSame } from './judge/same.logic.ts'

/** Reports of about the same time: of its process, near its mark, or with somebody hurt in both. */
export const candidatesFor = (db: Queries, { accidentNo, plantCd, occurDt, processNo, siteMark }: Accident) =>
  asProgram(db).query<Candidate>(
    sql`select a.accident_no::int as "accidentNo", a.accident_doc_no as "docNo", a.accident_title as title,
        a.occur_dt as "occurDt", a.place_desc as "placeDesc"
      from accident a
      where a.plant_cd = ${plantCd} and a.accident_no <> ${accidentNo} and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')
        and abs(extract(epoch from a.occur_dt - ${occurDt}::timestamptz)) <= ${CANDIDATE_MIN * 60}
        and (a.process_no = ${processNo}::bigint
          or coalesce(${metresBetween(siteMark, sql`a.site_mark`)} <= ${CANDIDATE_METRES}::numeric, false)
          or exists (select from acc_victim v join acc_victim o on o.accident_no = ${accidentNo} and o.delete_yn = 'N'
              and (o.user_id = v.user_id or o.person_no = v.person_no)
            where v.accident_no = a.accident_no and v.delete_yn = 'N'))
      order by a.occur_dt, a.accident_no limit 10`,
  )

type Context = ActionContext<typeof accident>
type Effect = EffectContext<typeof accident>
const firstOf = (db: Queries, no: number | null) =>
  no === null ? undefined : findRecord(asProgram(db), accident, no, true)

export async function refuseOther({ record, db }: Context) {
  const other = await firstOf(db, record.sameAccidentNo)
  const told = ({ occurDt, processNo }: Accident) => ({ occurDt, processNo, victims: [] })
  const isOther =
    other !== undefined &&
    other.accidentNo !== record.accidentNo &&
    other.plantCd === record.plantCd &&
    other.statusCd !== 'TEMP' &&
    other.statusCd !== 'CANC'
  if (isOther && mayBeSame(told(record), told(other))) return undefined
  return problem(
    accident,
    'sameAccidentNo',
    'ACC_NOT_SAME',
    '발생일시가 24시간 안인, 취소되지 않은 다른 사고를 고르세요.',
  )
}

/** What was told in the second stands in the first, which was known as early as the earlier of them. */
export async function mergeInto({ record, db, now, person, notify }: Effect) {
  const first = await firstOf(db, record.sameAccidentNo)
  if (!first) return
  const { accidentNo: no } = first
  await asProgram(db).query(
    sql`update acc_victim v set accident_no = ${no}, seq_no = v.seq_no + 100, update_dt = ${now}
      where v.accident_no = ${record.accidentNo} and v.delete_yn = 'N' and not exists (select from acc_victim o
        where o.accident_no = ${no} and o.delete_yn = 'N' and (o.user_id = v.user_id or o.person_no = v.person_no))`,
  )
  await judgeAgain({ tx: db, by: person, now, notify }, no, 'SAME', bothOf(first, record))
}

/** Whom either of them told of, and what either of them is by law, stays: only a correction takes it back. */
function bothOf(first: Accident, second: Accident) {
  const earlier = (name: 'knowDt' | 'majorDt') =>
    [first[name], second[name]].filter((one) => one !== null).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
  const most = (name: 'injuredCnt' | 'deadCnt' | 'outsideHurtCnt') => Math.max(first[name], second[name])
  const flags = flagCds.filter((flag) => second[flag] === 'Y').map((flag) => [flag, 'Y' as const])
  return {
    ...{ knowDt: earlier('knowDt'), majorDt: earlier('majorDt') },
    ...{ injuredCnt: most('injuredCnt'), deadCnt: most('deadCnt'), outsideHurtCnt: most('outsideHurtCnt') },
    ...(Object.fromEntries(flags) as Partial<Record<FlagCd, 'Y'>>),
  }
}
