/** Who leads work is not at more of it at once than he can see to. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { leadersOnly } from '../ask/permit-facts.ts'
import { columnsOf, type Whom, withPart } from '../crew/party.logic.ts'
import { livePermitStates } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import type { Condition, Finding } from './condition.ts'
import { mostAtOnce } from './leads.logic.ts'

/** He is warned of, and refused nowhere (site). */
export const leads: Condition = {
  name: 'leads',
  asked: 'q',
  ahead: 'vaisu',
  async find(works, { db, limits: { leadCnt } }) {
    const led = works.flatMap((work) => withPart(work, 'LEADER').map(({ whom }) => ({ work, whom })))
    if (led.length === 0) return []
    const others = await ledElsewhere(asProgram(db), led)
    return led.flatMap(({ work, whom }, at): Finding[] => {
      const his = others.filter(({ place }) => place === at)
      const cnt = 1 + mostAtOnce({ fromDt: work.workFromDt, toDt: work.workToDt }, his)
      return cnt > leadCnt ? [tooMany(work, whom, cnt, leadCnt, his)] : []
    })
  },
}

const tooMany = (
  work: Permit,
  whom: Whom,
  cnt: number,
  max: number,
  others: readonly { docNo: string | null }[],
): Finding => ({
  ruleCd: 'PT_LEADS',
  resultCd: 'WARN',
  message: '작업책임자 {names} 님이 같은 시간에 작업 {cnt}건을 맡습니다. 한 사람이 한 번에 {max}건까지 맡습니다.',
  values: { cnt, max },
  field: work.vendorCd === null ? 'leaderUserId' : 'leaderPersonNo',
  lifterCds: leadersOnly(work),
  evidenceDesc: others.flatMap(({ docNo }) => docNo ?? []).join(', '),
  permitNo: work.permitNo,
  whom,
})

interface Led {
  place: number
  docNo: string | null
  fromDt: string
  toDt: string
}
const ledElsewhere = (program: Queries, led: readonly { work: Permit; whom: Whom }[]): Promise<Led[]> =>
  program.query<Led>(
    sql`select a.place, r.permit_doc_no as "docNo", r.work_from_dt as "fromDt", r.work_to_dt as "toDt"
      from jsonb_to_recordset(${JSON.stringify(
        led.map(({ work: { permitNo, plantCd, workFromDt, workToDt }, whom }, place) => ({
          ...{ place, permitNo, plantCd, workFromDt, workToDt },
          ...columnsOf(whom),
        })),
      )}::jsonb) a(place int, "permitNo" bigint, "plantCd" text, "workFromDt" timestamptz, "workToDt" timestamptz,
          "personNo" bigint, "userId" text)
        join wkod_master r on r.plant_cd = a."plantCd" and r.delete_yn = 'N' and r.permit_no <> a."permitNo"
          and r.status_cd = any(${[...livePermitStates]}::text[]) and r.work_from_dt < a."workToDt" and r.work_to_dt > a."workFromDt"
          and r.work_from_dt > a."workFromDt" - interval '8 days'
          and (r.leader_person_no = a."personNo" or r.vendor_cd is null and r.leader_user_id = a."userId")
      order by 1, 2`,
  )
