/** Two years of observation cards: from staff, from vendors, and without a name; in all states, set-based. */
import type { Database } from '#platform/server/database/database.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { obsCard } from './obs-card.model.ts'

const CARDS = `with said (no, type, content, place, reply) as (values
    (0, 'COND', '배수 맨홀 덮개가 들떠 있어 발이 걸립니다.', '생산1팀 1층', '덮개를 바꾸고 볼트로 고정했습니다.'),
    (1, 'COND', '계단 조명이 꺼져 밤에 발판이 보이지 않습니다.', '압축기동', '전등을 바꾸고 점검표에 넣었습니다.'),
    (2, 'ACT', '지게차가 사람 통로로 지나갔습니다.', '하역장', '통로에 봉을 세우고 운전자와 이야기했습니다.'),
    (3, 'GOOD', '작업 전에 서로 안전대를 확인해 주었습니다.', '반응기 상부', '고맙습니다. 안전회의에서 함께 나누었습니다.'),
    (4, 'SUG', '비상샤워 앞 바닥에 색을 칠하면 좋겠습니다.', '원료 저장소', '다음 도장 때 함께 칠했습니다.'),
    (5, 'NM', '위에서 스패너가 떨어져 옆에 맞을 뻔했습니다.', '배관 랙 3번', '공구에 끈을 달고 아래를 막았습니다.'),
    (6, 'COND', '소화기 앞에 드럼이 놓여 있습니다.', '원료 저장소', '드럼을 옮기고 바닥에 표시했습니다.'),
    (7, 'ACT', '보안경 없이 시료를 받고 있었습니다.', '시료실', '보안경 걸이를 시료실 입구로 옮겼습니다.'),
    (8, 'GOOD', '신호수가 작업이 끝날 때까지 자리를 지켰습니다.', '압축기동', '팀장과 함께 고맙다고 전했습니다.'),
    (9, 'COND', '난간 볼트가 풀려 흔들립니다.', '냉각탑', '볼트를 조이고 나머지도 점검했습니다.'),
    (10, 'SUG', '교대 인계 때 밸브 상태를 사진으로 남기면 좋겠습니다.', '제어실', '인계 양식에 사진 칸을 넣었습니다.'),
    (11, 'STOP', '작업장에서 가스 냄새가 심하게 났습니다.', '탱크 야드', '플랜지를 다시 조이고 측정한 뒤 재개했습니다.')),
  authors as (select plant_cd, array_agg(user_id::text order by user_id) as ids from sys_user where user_status_cd = 'ACTIVE' group by 1),
  sorters as (select u.plant_cd, array_agg(distinct u.user_id::text order by u.user_id::text) as ids from sys_user u join sys_auth_user m on m.user_id = u.user_id
    join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.auth_grp_cd in ('SHM', 'SUP') where u.user_status_cd = 'ACTIVE' group by 1),
  vendors as (select plant_cd, array_agg(portal_id::text order by portal_id) as ids, array_agg(vendor_cd::text order by portal_id) as cds
    from vendor_account where account_status_cd = 'ACTIVE' group by 1),
  given as (select p.plant_cd, n, h.no as h, s.type, s.content, s.place, s.reply, p.ids[1 + h.no % array_length(p.ids, 1)] as staff,
      o.ids[1 + h.no % array_length(o.ids, 1)] as owner, v.ids[1 + h.no % array_length(v.ids, 1)] as outside, v.cds[1 + h.no % array_length(v.cds, 1)] as vendor,
      case when h.no % 10 = 0 then 'NOBODY' when h.no % 4 = 1 and v.ids is not null then 'VENDOR' else 'STAFF' end as of,
      ($1::date - 1 - ((h.no / 11) % 730) * ((h.no / 17) % 10 + 3) / 12)::date as day
    from authors p join sorters o using (plant_cd) left join vendors v using (plant_cd) cross join generate_series(1, 420) n
      cross join lateral (select ('x' || substr(md5(p.plant_cd || 'obs' || n), 1, 7))::bit(28)::int as no) h
      join said s on s.no = case when n % 60 = 7 then 11 else (h.no / 5) % 11 end),
  stated as (select *, $1::date - day as age, case of when 'NOBODY' then 'SYSTEM' when 'VENDOR' then outside else staff end as author,
      case when $1::date - day <= 3 then 'NEW' when type = 'GOOD' then 'CLOSE' when $1::date - day <= 5 then case type when 'STOP' then 'TRIAGE' else 'NEW' end when $1::date - day <= 10 then 'ACTION'
        when h % 33 = 0 then 'DUP' when $1::date - day <= 25 or h % 29 = 0 then 'REPLY' else 'CLOSE' end as status from given)
  insert into obs_card (obs_card_doc_no, status_cd, plant_cd, obs_type_cd, content_desc, place_desc, obs_dt, anonymous_yn, vendor_cd,
    triage_due_ymd, reply_due_ymd, risk_grade_cd, accept_yn, owner_user_id, due_ymd, reply_desc, reply_dt, credit_cnt, lang_cd,
    stop_due_dt, stop_decision_cd, stop_decision_desc, stop_decision_dt, stop_decision_user_id, create_user_id, create_dt, update_user_id, update_dt)
  select 'OB-' || to_char(day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by plant_cd, day order by n)::text, 4, '0'),
    status, plant_cd, type, content, place, at.dt, case when of = 'NOBODY' then 'Y' else 'N' end, case when of = 'VENDOR' then vendor end,
    day + 3, day + 7, case when taken.yes then (array['LOW', 'MID', 'MID', 'HIGH'])[1 + h % 4] end, case when taken.yes then 'Y' else 'N' end,
    case when taken.yes then owner end, case when taken.yes then day + 14 end,
    case when status in ('REPLY', 'CLOSE') then reply end, case when status in ('REPLY', 'CLOSE') then at.dt + make_interval(days => least(1 + h % 6, age - 1)) end,
    0, 'kr', case when type = 'STOP' then at.dt + interval '30 minutes' end,
    case when type = 'STOP' then 'RESUME' end, case when type = 'STOP' then '환기하고 가스농도를 다시 잰 뒤 재개합니다.' end,
    case when type = 'STOP' then at.dt + interval '18 minutes' end, case when type = 'STOP' then owner end, author, at.dt, author, at.dt
  from stated cross join lateral (select day + time '08:10' + make_interval(mins => h % 480) as dt) at
    cross join lateral (select type <> 'GOOD' and (status in ('ACTION', 'REPLY') or status = 'CLOSE' and h % 7 > 0) as yes) taken`

const accepted = [
  ['accept', '#SHM', '+ 20 hours'],
  ['reply', 'ownerUserId', 'replyDt'],
  ['close', '@SYSTEM', '+ 3 days'],
] as const
const merged = [['merge', '#SHM', '+ 20 hours']] as const
const decided = [['decide', 'stopDecisionUserId', 'stopDecisionDt']] as const

/** Where on the plans these places are, so that what was seen can be shown there. */
const PLACES = sql`
  insert into site_location (location_nm, plant_cd, map_no, location_x, location_y, create_user_id, update_user_id)
  select s.place, m.plant_cd, m.map_no, s.x, s.y, 'SYSTEM', 'SYSTEM'
  from (values ('생산1팀 1층', 250, 640), ('압축기동', 500, 540), ('하역장', 120, 880), ('반응기 상부', 560, 190), ('원료 저장소', 860, 550),
      ('배관 랙 3번', 330, 410), ('시료실', 920, 700), ('냉각탑', 560, 860), ('제어실', 870, 200), ('탱크 야드', 180, 170)) s(place, x, y)
    join lateral (select plant_cd, map_no from site_map where level_no = 1 and map_file_id is not null) m on true
  where not exists (select from site_location l where l.plant_cd = m.plant_cd and l.location_nm = s.place)`

export async function addObservedPlaces(db: Database): Promise<void> {
  await db.write('SYSTEM', (tx) => tx.query(PLACES))
}

export async function loadObservations(connection: OwnerConnection, { today, now: latest }: FirstDay): Promise<void> {
  await connection.query(CARDS, [today])
  const good = `r.obs_type_cd = 'GOOD'`
  const declined = `r.obs_type_cd <> 'GOOD' and r.status_cd = 'CLOSE' and r.accept_yn = 'N'`
  await tellRows(connection, obsCard, [[['thank', '#SHM', '+ 20 hours']]], { latest, where: good })
  await tellRows(connection, obsCard, [[['decline', '#SHM', '+ 20 hours']]], { latest, where: declined })
  await tellRows(connection, obsCard, [accepted, merged, decided], { latest })
}
