/** Two years of demands on the vendors of the demo site, in all states; set-based. Uses `pg_temp.h` of the vendors. */
import type { Course } from '#platform/server/stories/tell-rows.ts'
import type { warnPoint } from './warn-point.model.ts'

export const WARN_POINTS = `with item (no, viol, grade, law, place, content, action) as (values
    (0, 'SE03', 'HIGH', '산업안전보건기준에 관한 규칙 제43조', '반응기 상부 작업발판', '작업발판 끝의 안전난간이 떼어진 채로 있습니다.', '난간을 다시 달고 작업 전 점검표에 넣었습니다.'),
    (1, 'NO01', 'MID', '산업안전보건기준에 관한 규칙 제32조', '배관 랙 하부', '배관 랙 아래에서 안전모를 쓰지 않고 작업합니다.', '전원을 모아 교육하고 출입구에 표지를 세웠습니다.'),
    (2, 'NO07', 'MID', '산업안전보건기준에 관한 규칙 제234조', '정비동 앞', '산소용기 두 개가 고정되지 않고 서 있습니다.', '용기 보관대를 들여 체인으로 고정했습니다.'),
    (3, 'SE02', 'CRIT', '산업안전보건기준에 관한 규칙 제241조의2', '탱크 야드 2열', '용접 중에 화재감시자가 자리를 비웠습니다.', '작업을 멈추고 감시자를 다시 지정했습니다.'),
    (4, 'NO14', 'LOW', '산업안전보건기준에 관한 규칙 제17조', '생산1팀 1층 통로', '비상통로에 자재가 쌓여 있습니다.', '자재를 적치장으로 옮기고 바닥에 선을 그었습니다.'),
    (5, 'MI06', 'LOW', '사내 기준', '냉각탑 옆', '굴착 구역에 통제선이 없습니다.', '통제선과 안내판을 설치했습니다.'),
    (6, 'NO11', 'MID', '산업안전보건기준에 관한 규칙 제122조', '정비동 작업장', '연삭기 덮개를 떼고 쓰고 있습니다.', '덮개를 달고 공구를 모두 점검했습니다.'),
    (7, 'SE07', 'HIGH', '산업안전보건기준에 관한 규칙 제40조', '압축기동 북측', '신호수 없이 크레인으로 배관을 들어 올립니다.', '신호수를 배치하고 작업계획을 고쳤습니다.'),
    (8, 'MI01', 'LOW', '산업안전보건기준에 관한 규칙 제3조', '하역장', '작업이 끝난 자리에 철사와 목재가 남아 있습니다.', '치우고 마감 점검 담당을 정했습니다.'),
    (9, 'NO05', 'MID', '산업안전보건기준에 관한 규칙 제42조', '저장탱크 T-201', '사다리를 고정하지 않고 혼자 올라갑니다.', '사다리 윗부분을 묶고 2인 1조로 바꾸었습니다.')),
  people as (select u.plant_cd, array_agg(distinct u.user_id::text order by u.user_id::text) as ids from sys_user u
    join sys_auth_user m on m.user_id = u.user_id join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.auth_grp_cd in ('SHM', 'OWN', 'SUP', 'OPR')
    where u.user_status_cd = 'ACTIVE' group by 1),
  given as (select v.plant_cd, v.vendor_cd, h.no as h, i.*, f.ids[1 + h.no % array_length(f.ids, 1)] as finder, a.portal_id,
      ($1::date - 1 - (h.no / 7) % 720)::date as day,
      case when h.no % 41 = 0 then 'STOP' when h.no % 9 = 0 then 'WARN' else 'POINT' end as type
    from vendor_master v cross join generate_series(1, 26) n cross join lateral (select pg_temp.h(v.vendor_cd || 'warn' || n) as no) h
      join item i on i.no = (h.no / 3) % 10 join people f on f.plant_cd = v.plant_cd
      join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd order by portal_id limit 1) a on true
    where v.status_cd in ('ACTIVE', 'SUSP') and n <= 4 + pg_temp.h(v.vendor_cd || 'often') % 23),
  stated as (select *, case when $1::date - day <= 2 then 'ISSUED' when $1::date - day <= 4 then 'ACK' when $1::date - day <= 7 then 'DONE'
      when h % 61 = 0 then 'CANC' when $1::date - day < 60 and h % 5 = 0 then 'ACK' else 'VERIFIED' end as status,
      day + case grade when 'CRIT' then 0 when 'HIGH' then 3 when 'MID' then 7 else 14 end as due,
      least(day + 1 + h % 9, $1::date - 1) as done from given)
  insert into warn_point (warn_point_doc_no, status_cd, plant_cd, vendor_cd, warn_type_cd, found_dt, found_user_id, viol_item_cd, risk_grade_cd,
    law_ref_desc, place_desc, content_desc, due_ymd, ack_due_ymd, issue_dt, repeat_cnt, reply_desc, action_desc, action_dt, action_user_id,
    verify_cd, verify_user_id, verify_dt, rework_cnt, create_user_id, create_dt, update_user_id, update_dt)
  select 'WP-' || to_char(day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by plant_cd, day order by h)::text, 3, '0'),
    status, plant_cd, vendor_cd, type, day + time '10:30', finder, viol, grade, law, place, content, due,
    day + case type when 'WARN' then 3 else 1 end, day + time '10:40', 1,
    case when type = 'WARN' and status <> 'ISSUED' then '대표자가 확인했습니다. 전 작업자를 교육하고 재발 방지 계획을 냅니다.' end,
    case when status in ('DONE', 'VERIFIED') then action end, case when status in ('DONE', 'VERIFIED') then done + time '14:10' end,
    case when status in ('DONE', 'VERIFIED') then portal_id end, case when status = 'VERIFIED' then case when h % 3 = 0 then 'SITE' else 'PHOTO' end end,
    case when status = 'VERIFIED' then finder end, case when status = 'VERIFIED' then done + time '16:20' end,
    case when h % 13 = 0 then 1 else 0 end, finder, day + time '10:40', finder, day + time '10:40'
  from stated`

const issued = ['issue', 'createUserId', 'issueDt'] as const
export const warnCourses: readonly Course<typeof warnPoint>[] = [
  [
    issued,
    ['receive', '#VAD', 'issueDt + 5 hours'],
    ['finish', 'actionUserId', 'actionDt'],
    ['verify', 'verifyUserId', 'verifyDt'],
  ],
  [issued, ['cancel', '#SHD', '+ 3 days']],
]
