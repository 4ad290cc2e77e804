/** A worker stands on one work at a time: on the list of later ones he may be, at work on two he is not. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block } from '../ask/guard-parts.logic.ts'
import { columnsOf, partyOf, type Whom } from '../crew/party.logic.ts'
import { workersNow } from '../crew/party.sql.ts'
import { livePermitStates } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import type { Asked, Condition, Finding } from './condition.ts'

/**
 * Who leads or watches is asked by `leads` and `parts`. While works go on, the one on which he began later is without him;
 * before, it is refused. Work that stands holds nobody: its resumption asks anew.
 */
export const oneWork: Condition = {
  name: 'oneWork',
  asked: 'qsjuw',
  stop: 'PERSON',
  leaves: true,
  async find(works, asked) {
    const { moment } = asked
    const placed = workersOf(works, moment === 'work')
    if (placed.length === 0) return []
    const program = asProgram(asked.db)
    if (moment === 'submit') return (await alsoNamed(program, placed)).map(also)
    return (await atWorkElsewhere(program, placed, asked)).map(taken)
  },
}

interface Placed {
  readonly work: Permit
  readonly whom: Whom
  /** Since when he is at this work, where he is. */
  readonly addDt: string | null
}
/** Who works at them with his hands; at work only who has begun. */
const workersOf = (works: readonly Permit[], isAtWork: boolean): Placed[] =>
  works.flatMap((work) =>
    partyOf(work)
      .filter(({ roles, addDt }) => roles.includes('WORKER') && (!isAtWork || addDt !== null))
      .map(({ whom, addDt }) => ({ work, whom, addDt: work.statusCd === 'WORK' ? addDt : null })),
  )

interface Other {
  permitNo: number
  personNo: number | null
  userId: string | null
  otherDocNo: string
}
const rowsOf = (placed: readonly Placed[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    placed.map(({ work, whom, addDt }) => ({
      ...{ permitNo: work.permitNo, plantCd: work.plantCd },
      ...{ fromDt: work.workFromDt, toDt: work.workToDt, addDt },
      ...columnsOf(whom),
    })),
  )}::jsonb) a("permitNo" int, "plantCd" text, "fromDt" timestamptz, "toDt" timestamptz, "addDt" timestamptz,
    "personNo" int, "userId" text)`
const isHe = sql`(c.person_no = a."personNo" or c.user_id = a."userId")`

/** Of somebody who is at two, the later one is told: the one that is asked about where he is about to begin there. */
const atWorkElsewhere = (program: Queries, placed: readonly Placed[], { moment }: Asked): Promise<Other[]> =>
  program.query<Other>(
    sql`select a."permitNo", a."personNo", a."userId", min(r.permit_doc_no) as "otherDocNo"
      from ${rowsOf(placed)}
        join (${workersNow}) c on ${isHe} and c.permit_no <> a."permitNo" and c.role_cd = 'WORKER' and c.add_dt is not null
          and (${moment !== 'work'} or (c.add_dt, c.permit_no) < (a."addDt", a."permitNo"))
        join wkod_master r on r.permit_no = c.permit_no
      group by 1, 2, 3 order by 1, 2, 3`,
  )

/** Works of the same hours that have him on their list: few are alive, and their lines are looked through, not all lines. */
const alsoNamed = (program: Queries, placed: readonly Placed[]): Promise<Other[]> =>
  program.query<Other>(
    sql`with a as materialized (select * from ${rowsOf(placed)}),
      alive as materialized (select r.permit_no, r.plant_cd, r.permit_doc_no, r.work_from_dt, r.work_to_dt from wkod_master r
        where r.plant_cd in (select "plantCd" from a) and r.delete_yn = 'N' and r.status_cd = any(${[...livePermitStates]}::text[])
          and r.work_from_dt < (select max("toDt") from a) and r.work_to_dt > (select min("fromDt") from a)
          and r.work_from_dt > (select min("fromDt") from a) - interval '8 days'),
      lines as materialized (select r.*, c.person_no, c.user_id from alive r join wkod_master_permit_crew c on c.permit_no = r.permit_no
        where c.leave_dt is null and coalesce(c.crew_role_cd, 'WORKER') = 'WORKER')
      select a."permitNo", a."personNo", a."userId", string_agg(distinct c.permit_doc_no, ', ') as "otherDocNo"
      from a join lines c on ${isHe} and c.permit_no <> a."permitNo" and c.plant_cd = a."plantCd"
        and c.work_from_dt < a."toDt" and c.work_to_dt > a."fromDt"
      group by 1, 2, 3 order by 1, 2, 3`,
  )

const about = ({ permitNo, personNo, userId, otherDocNo }: Other) => ({
  values: { permitDocNo: otherDocNo },
  field: 'permitCrew',
  permitNo,
  whom: personNo === null ? { userId: userId ?? '' } : { personNo },
})
const taken = (other: Other): Finding => ({
  ...block('PT_ONE_WORK', '다른 작업에서 일하고 있습니다: {names} ({permitDocNo})'),
  ...about(other),
})
const also = (other: Other): Finding => ({
  ruleCd: 'PT_ALSO_NAMED',
  resultCd: 'WARN',
  message: '같은 시간의 다른 허가에도 있습니다: {names} ({permitDocNo})',
  lifterCds: [],
  ...about(other),
})
