/** Two requests for approval as the demo's people would make them: one decided, one under way with a deputy. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export const SAMPLE_APPROVAL = 'SAMPLE'

interface Line {
  seqNo: number
  lineTypeCd: 'DRAFT' | 'REVIEW' | 'AGREE' | 'APPROVE' | 'REF'
  userId: string
  actUserId?: string
  lineStatusCd: 'WAIT' | 'TODO' | 'DONE'
  decisionCd?: 'OK' | 'COND'
  opinionDesc?: string
  actDt?: string
}
interface Request {
  apprTitle: string
  rqstUserId: string
  rqstDeptCd: string
  apprStatusCd: 'PROGRESS' | 'APPR'
  currentSeqNo: number
  rqstDt: string
  lines: readonly Line[]
}

/** An hour of a working day so many working days ago. */
function hourBack(now: Date, workingDays: number, time: string): string {
  let ymd = dayOf(now)
  for (let left = workingDays; left > 0; ) {
    ymd = addDays(ymd, -1)
    if (![0, 6].includes(new Date(`${ymd}T00:00:00Z`).getUTCDay())) left -= 1
  }
  return `${ymd}T${time}:00+09:00`
}

/** Who drafts has asked and decides nothing. */
const asked = (at: string) => ({ seqNo: 0, lineTypeCd: 'DRAFT', lineStatusCd: 'DONE', actDt: at }) as const
const done = (at: string, opinionDesc?: string) =>
  ({ lineStatusCd: 'DONE', decisionCd: 'OK', actDt: at, ...(opinionDesc && { opinionDesc }) }) as const

const decided = (at: (workingDays: number, time: string) => string): Request => ({
  apprTitle: '2공장 증류탑 정기보수 안전작업계획',
  rqstUserId: 'owner',
  rqstDeptCd: 'D2210',
  apprStatusCd: 'APPR',
  currentSeqNo: 3,
  rqstDt: at(12, '09:12'),
  lines: [
    { ...asked(at(12, '09:12')), userId: 'owner' },
    {
      seqNo: 1,
      lineTypeCd: 'REVIEW',
      userId: 'eng',
      ...done(at(12, '14:40'), '작업구역의 가스 측정 주기를 2시간으로 줄였습니다.'),
    },
    {
      seqNo: 2,
      lineTypeCd: 'AGREE',
      userId: 'safety',
      lineStatusCd: 'DONE',
      decisionCd: 'COND',
      actDt: at(11, '10:25'),
      opinionDesc: '화기작업은 별도 허가를 받은 뒤 시작하십시오.',
    },
    { seqNo: 3, lineTypeCd: 'APPROVE', userId: 'shd', ...done(at(10, '08:50')) },
    { seqNo: 4, lineTypeCd: 'REF', userId: 'psm', lineStatusCd: 'DONE', actDt: at(10, '13:05') },
  ],
})

const underWay = (at: (workingDays: number, time: string) => string): Request => ({
  apprTitle: '아차사고 개선대책 이행계획',
  rqstUserId: 'emp',
  rqstDeptCd: 'D2110',
  apprStatusCd: 'PROGRESS',
  currentSeqNo: 2,
  rqstDt: at(2, '15:30'),
  lines: [
    { ...asked(at(2, '15:30')), userId: 'emp' },
    {
      seqNo: 1,
      lineTypeCd: 'REVIEW',
      userId: 'mgr',
      actUserId: 'sup',
      ...done(at(2, '17:10'), '이행 기한을 부서별로 나누어 확인했습니다.'),
    },
    { seqNo: 2, lineTypeCd: 'AGREE', userId: 'psm', ...done(at(1, '11:05')) },
    { seqNo: 2, lineTypeCd: 'AGREE', userId: 'safety', lineStatusCd: 'TODO' },
    { seqNo: 3, lineTypeCd: 'APPROVE', userId: 'shd', lineStatusCd: 'WAIT' },
  ],
})

export async function addSampleApprovals(db: Database, now: Date): Promise<void> {
  const at = (workingDays: number, time: string) => hourBack(now, workingDays, time)
  await db.write('SYSTEM', async (tx) => {
    const known = await tx.query(sql`select 1 from appr_rqst where appr_biz_cd = ${SAMPLE_APPROVAL} limit 1`)
    if (known.length > 0) return
    for (const { lines, ...request } of [decided(at), underWay(at)]) {
      const { apprTitle, rqstUserId, rqstDeptCd, apprStatusCd, currentSeqNo, rqstDt } = request
      await tx.query(sql`
        with made as (
          insert into appr_rqst (appr_biz_cd, biz_no, appr_title, rqst_user_id, rqst_dept_cd, rqst_dt, appr_status_cd, current_seq_no)
          values (${SAMPLE_APPROVAL}, 1, ${apprTitle}, ${rqstUserId}, ${rqstDeptCd}, ${rqstDt}, ${apprStatusCd}, ${currentSeqNo})
          returning appr_rqst_no
        )
        insert into appr_line (appr_rqst_no, seq_no, line_type_cd, user_id, act_user_id, deputy_yn, line_status_cd, decision_cd,
          opinion_desc, act_dt)
        select made.appr_rqst_no, l."seqNo", l."lineTypeCd", l."userId", coalesce(l."actUserId", case when l."actDt" is not null then l."userId" end),
          case when l."actUserId" is null then 'N' else 'Y' end, l."lineStatusCd", l."decisionCd", l."opinionDesc", l."actDt"
        from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("seqNo" int, "lineTypeCd" text, "userId" text,
          "actUserId" text, "lineStatusCd" text, "decisionCd" text, "opinionDesc" text, "actDt" timestamptz)`)
    }
  })
}
