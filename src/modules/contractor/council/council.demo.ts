/** The councils of the last half-year, and the one of this month as it has been called; set-based. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { kept } from '#platform/model/sentences.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { keptInSql } from '#platform/server/stories/kept-sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { agendaCds, council } from './council.model.ts'
import { councilSays as says } from './council-says.ts'

const said = [
  '매일 08:00에 작업 전 안전회의를 마치고 시작합니다. 야간작업은 전날 16:00까지 알립니다.',
  '무전기 3번 채널을 함께 쓰고, 비상 시 방재센터 내선 119로 알립니다.',
  '경보가 울리면 작업을 멈추고 바람을 등져 제2집결지로 모입니다.',
  '새 작업은 시작 3일 전까지 JSA를 올리고 근로자와 함께 검토합니다.',
  '크레인 작업과 하부 배관 작업은 시간을 나누고, 매일 16:30에 다음 날 공정을 맞춥니다.',
]

const TITLE = keptInSql(kept(says.TITLE), { month: "to_char(c.first, 'YYYY-MM')" })
const COUNCILS = `insert into council (council_doc_no, status_cd, plant_cd, meet_title, meet_ym, meet_ymd, place_nm, chair_user_id, host_attend_desc,
    host_sign, minutes_desc, held_dt, signed_dt, create_user_id, create_dt, update_user_id, update_dt)
  select 'CM-' || to_char(c.called, 'YYYYMMDD') || '-001', c.status, p.plant_cd, ${TITLE}, to_char(c.first, 'YYYY-MM'), c.day,
    '본관 2층 대회의실', (select min(user_id) from directory_role where auth_grp_cd = 'CSO' and plant_cd = p.plant_cd),
    case when c.status <> 'PLAN' then '공장장, 안전환경팀장, 안전관리자' end,
    case when c.status <> 'PLAN' then jsonb_build_object('signerNm', '최은영', 'signDt', to_char(c.day, 'YYYY-MM-DD') || 'T02:00:00Z',
      'strokes', '[[150,600,220,320,290,640,360,360,430,620],[520,420,600,380,680,460]]'::jsonb) end,
    case when c.status <> 'PLAN' then '지난달 결정사항의 이행을 확인했습니다. 정기보수 기간의 중량물 운반 동선과 동절기 난방기구 사용 기준을 협의했습니다.' end,
    case when c.status <> 'PLAN' then c.day + time '03:00' end, case when c.status <> 'PLAN' then c.day + time '08:00' end,
    m.user_id, c.called + time '01:00', m.user_id, c.called + time '01:00'
  from (select distinct plant_cd from entry_rqst) p
    join lateral (select min(user_id) as user_id from directory_role where auth_grp_cd = 'SHM' and plant_cd = p.plant_cd) m on m.user_id is not null
    cross join generate_series(0, 6) k (k)
    cross join lateral (select (date_trunc('month', $1::date) - make_interval(months => k.k))::date as first) f
    cross join lateral (select f.first, (case when k.k = 0 then greatest(f.first + 17, $1::date) else f.first + 16 end)::date as day,
      (case when k.k = 0 then least(f.first + 9, $1::date) else f.first + 8 end)::date as called, case when k.k = 0 then 'PLAN' else 'SIGNED' end as status) c
  where c.day < f.first + interval '1 month' order by f.first, p.plant_cd`

const AGENDA = `insert into council_agenda_items (council_no, seq_no, agenda_cd, agenda_desc)
  select c.council_no, a.n, a.code, case when c.status_cd <> 'PLAN' then a.said end from council c
    cross join unnest($1::text[], $2::text[]) with ordinality a (code, said, n)`

const ATTENDS = `insert into council_attend (council_no, plant_cd, vendor_cd, attend_yn, person_nm, title_nm, absent_reason_desc, sign_json, sign_dt, sign_user_id,
    create_user_id, create_dt, update_user_id, update_dt)
  select c.council_no, c.plant_cd, v.vendor_cd, case when h.here then 'Y' else 'N' end, case when h.here then v.saf_mgr_nm end, case when h.here then '안전담당' end,
    case when not h.here and c.status_cd = 'SIGNED' then '현장 일정' end,
    case when h.here then jsonb_build_object('signerNm', v.saf_mgr_nm, 'signDt', to_char(c.meet_ymd, 'YYYY-MM-DD') || 'T02:00:00Z',
      'strokes', '[[180,620,260,340,330,600,420,380],[560,420,660,560,740,400]]'::jsonb) end,
    case when h.here then c.meet_ymd + time '02:00' end, case when h.here then c.create_user_id end, c.create_user_id, c.create_dt, c.create_user_id, c.create_dt
  from council c join (select distinct e.plant_cd, e.vendor_cd, m.ym from entry_rqst e
      cross join lateral (select to_char(g, 'YYYY-MM') as ym from generate_series(date_trunc('month', e.entry_start_ymd), e.entry_end_ymd, interval '1 month') g) m
      where e.appr_dt is not null and e.status_cd in ('APPR', 'PART', 'SUSP', 'EXPIRED', 'OLD')) e on e.plant_cd = c.plant_cd and e.ym = c.meet_ym
    join vendor_info v on v.vendor_cd = e.vendor_cd
    cross join lateral (select c.status_cd = 'SIGNED' and ('x' || substr(md5(c.council_no || v.vendor_cd), 1, 7))::bit(28)::int % 9 > 0 as here) h`

const DECISIONS = `insert into council_decisions (council_no, seq_no, decision_desc, owner_user_id, vendor_cd, due_ymd)
  select c.council_no, d.n, d.said, case when d.n = 1 then 'owner' end, case when d.n = 2 then v.vendor_cd end, c.meet_ymd + 21
  from council c cross join (values (1, '정문 앞 교차로에 반사경과 신호수를 두어 차량과 보행 동선을 나눈다'),
      (2, '임시 전기 분전반의 누전차단기를 모두 시험하고 시험표를 붙인다')) d (n, said)
    join lateral (select min(vendor_cd) as vendor_cd from council_attend a where a.council_no = c.council_no) v on v.vendor_cd is not null
  where c.status_cd = 'SIGNED' and c.plant_cd = (select plant_cd from sys_user where user_id = 'owner')`

const DECIDED = `select c.council_no::int as "councilNo", d.seq_no as "seqNo", d.decision_desc as "decisionDesc", d.owner_user_id as "ownerUserId",
    d.vendor_cd as "vendorCd", d.due_ymd::text as "dueYmd", c.plant_cd as "plantCd", c.place_nm as "placeNm", c.create_user_id as maker,
    c.signed_dt as "signedDt", c.meet_ymd < $1::date - 60 or d.seq_no = 1 and c.meet_ymd < $1::date - 20 as "isDone"
  from council_decisions d join council c using (council_no) order by c.council_no, d.seq_no`
interface Decided {
  councilNo: number
  seqNo: number
  decisionDesc: string
  ownerUserId: string | null
  vendorCd: string | null
  dueYmd: string
  plantCd: string
  placeNm: string
  maker: string
  signedDt: string
  isDone: boolean
}

/** Whoever published looks at what was decided, as when a council is held. */
const findingOf = ({ councilNo, seqNo, decisionDesc, ownerUserId, vendorCd, maker, ...one }: Decided): ToldFinding => ({
  finding: {
    srcCd: 'COU',
    srcNo: String(councilNo),
    srcRowNo: String(seqNo),
    plantCd: one.plantCd,
    imprTitle: decisionDesc.slice(0, MOST_TITLE),
    imprDesc: decisionDesc,
    placeDesc: one.placeNm,
    riskGradeCd: 'MID',
    dueYmd: one.dueYmd,
    owner: vendorCd ? { vendorCd } : { userId: ownerUserId ?? '' },
    verifyUserId: maker,
  },
  by: maker,
  at: new Date(one.signedDt),
  statusCd: one.isDone ? 'CLOSE' : 'ACTION',
  planDesc: '결정한 대로 기한까지 조치합니다.',
  measureTypeCd: 'ADMIN',
  actionDesc: '결정한 대로 조치하고 현장에서 확인했습니다.',
})
const MOST_TITLE = 100

async function registerDecisions(connection: OwnerConnection, { today, now, holidays }: CouncilDemo) {
  const { rows } = await connection.query(DECIDED, [today])
  const decided = rows as object[] as Decided[]
  const told = await tellFindings(connection, decided.map(findingOf), { today, holidays, latest: now })
  await connection.query(
    `update council_decisions d set impr_no = n.impr_no from unnest($1::bigint[], $2::int[], $3::bigint[]) n (council_no, seq_no, impr_no)
      where d.council_no = n.council_no and d.seq_no = n.seq_no`,
    [decided.map(({ councilNo }) => councilNo), decided.map(({ seqNo }) => seqNo), told.map(({ imprNo }) => imprNo)],
  )
}

const FIGURES = `update council c set member_cnt = a.members, attend_cnt = a.here, audience_desc = 'STAFF ' || a.words,
    decision_cnt = d.n, decision_done_cnt = d.done, impl_rate = case when d.n > 0 then round(d.done * 100.0 / d.n, 1) end
  from (select council_no, count(*)::int as members, count(*) filter (where attend_yn = 'Y')::int as here,
      string_agg('VENDOR:' || vendor_cd, ' ' order by vendor_cd) as words from council_attend group by 1) a
    join lateral (select count(*)::int as n, count(*) filter (where i.status_cd in ('EFFECT', 'CLOSE'))::int as done
      from council_decisions x left join impr i on i.impr_no = x.impr_no where x.council_no = a.council_no) d on true
  where a.council_no = c.council_no`

interface CouncilDemo extends FirstDay {
  holidays: ReadonlySet<string>
}
/** The entries of vendors are there already. */
export async function loadCouncils(connection: OwnerConnection, demo: CouncilDemo): Promise<void> {
  const { today, now } = demo
  await connection.query(COUNCILS, [today])
  await connection.query(AGENDA, [[...agendaCds], said])
  for (const statement of [ATTENDS, DECISIONS]) await connection.query(statement)
  await registerDecisions(connection, demo)
  await connection.query(FIGURES)
  const held = ['hold', 'createUserId', 'heldDt'] as const
  const course = [['call', 'createUserId', '+ 1 hour'], held, ['publish', 'createUserId', 'signedDt']] as const
  await tellRows(connection, council, [course], { latest: now })
}
