/** What left the demo site in the last weeks: mail and SMS about approvals that it has, lists and files that were taken out. */
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Which of the mails found no way: the mailbox is gone, the server was down. */
const faults = ['550 5.1.1 받는 사람의 메일함이 없습니다.', 'connect ETIMEDOUT 10.20.0.25:465'] as const

/** @param now what waits is tried again after it */
export async function addDemoOutbox(db: Database, now: Date): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into com_outbox (channel_cd, user_id, recipient_desc, subject_desc, body_desc, secret_yn, send_status_cd, try_cnt,
        next_try_dt, sent_dt, error_desc, create_dt)
      select 'MAIL', m.user_id, m.email, '[지킴] 결재 요청: ' || m.appr_title,
        m.user_nm || ' 님, 결재할 문서가 있습니다.' || E'\\n' || m.appr_title || E'\\n시스템관리 > 전자결재 > 결재함에서 확인하십시오.', 'N',
        case when m.place <= 2 then 'WAIT' when m.place % 13 = 5 then 'FAIL' else 'SENT' end,
        case when m.place <= 2 then 2 when m.place % 13 = 5 then 5 else 1 end,
        case when m.place <= 2 then ${now}::timestamptz + interval '1 day' else m.todo_dt end,
        case when m.place > 2 and m.place % 13 <> 5 then m.todo_dt + interval '40 seconds' end,
        case when m.place <= 2 then ${faults[1]} when m.place % 13 = 5 then ${faults[0]} end, m.todo_dt
      from (
        select l.user_id, u.email, u.user_nm, '[' || b.appr_biz_nm || '] ' || r.appr_title as appr_title, l.todo_dt, row_number() over (order by l.todo_dt desc) as place
        from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no
          join appr_biz b on b.appr_biz_cd = r.appr_biz_cd join sys_user u on u.user_id = l.user_id
        where l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') and l.todo_dt is not null and u.email is not null
      ) m where m.place <= 60
      union all
      select 'SMS', a.portal_id, a.phone_no, null, '', 'Y', case when a.place = 3 then 'FAIL' else 'SENT' end,
        case when a.place = 3 then 5 else 1 end, a.at, case when a.place <> 3 then a.at + interval '4 seconds' end,
        case when a.place = 3 then '문자 중계 서버가 503을 응답했습니다.' end, a.at
      from (
        select v.portal_id, v.phone_no, row_number() over (order by v.portal_id) as place,
          ${now}::timestamptz - make_interval(days => (2 * row_number() over (order by v.portal_id))::int, mins => 37) as at
        from vendor_account v where v.phone_no is not null
      ) a where a.place <= 8
      order by 12`,
  )
}

const taken = [
  { userId: 'safety', accessCd: 'EXPORT', bizCd: 'near-miss', detailDesc: '월간 안전회의 자료', rowCnt: 84 },
  { userId: 'shd', accessCd: 'EXPORT', bizCd: 'impr', detailDesc: '개선조치 현황 보고', rowCnt: 56 },
  { userId: 'admin', accessCd: 'EXPORT', bizCd: 'audit-log', detailDesc: '분기 접속기록 점검', rowCnt: 1240 },
  { userId: 'emp', accessCd: 'DENIED', bizCd: 'request', detailDesc: 'GET /api/manage/users', rowCnt: null },
  { userId: 'reader', accessCd: 'EXPORT', bizCd: 'near-miss', detailDesc: '내부심사', rowCnt: 310 },
  { userId: 'V100002-01', accessCd: 'DENIED', bizCd: 'request', detailDesc: 'GET /api/impr/imprs', rowCnt: null },
]

/** Twice over, every other day. */
export async function addDemoAccess(db: Database, now: Date): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into sys_access_log (access_dt, user_id, access_cd, biz_cd, detail_desc, row_cnt, ip_addr)
      select at, t."userId", t."accessCd", t."bizCd", t."detailDesc", t."rowCnt", '10.20.3.' || (20 + place)
      from (select t.*, i, row_number() over (order by i, t."userId") as place,
          (${now}::timestamptz)::date - make_interval(days => (2 * row_number() over (order by i, t."userId"))::int) + interval '14 hours' as at
        from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t("userId" text, "accessCd" text, "bizCd" text, "detailDesc" text,
          "rowCnt" int) cross join generate_series(0, 1) i) t
      order by at`,
  )
}
