/** Lists, plans, inspectors and the checks of the last weeks, as vendors come through the gate; set-based. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { kept, keptAll, keptText } from '#platform/model/sentences.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { keptInSql, wordInSql } from '#platform/server/stories/kept-sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { teller } from '#platform/server/stories/tell-rows.ts'
import { type Zone, zoneWord } from '../entry/entry-codes.model.ts'
import { LIMITS } from './check-codes.model.ts'
import { checkResult } from './check-result.model.ts'
import { inspector } from './inspector.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

const HASH = `create or replace function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

const lists = [
  ['DAILY', '작업 전 일일점검표'],
  ['WEEKLY', '주간 안전점검표'],
  ['EQUIP', '이동식 장비 점검표'],
  ['JOINT', '합동 안전보건점검표'],
  ['PATROL', '도급인 순회점검표'],
] as const
const items = [
  ['작업 전 안전회의를 하고 서명하였는가', '참석자 전원 서명', 'N'],
  ['개인보호구를 착용하고 상태가 양호한가', '안전모·안전화·안전대', 'N'],
  ['작업허가서를 현장에 게시하였는가', '유효시간 안', 'Y'],
  ['추락 위험 장소에 안전난간·덮개가 있는가', '난간 상부 90 cm 이상', 'Y'],
  ['비계와 작업발판의 고정 상태가 양호한가', '발판 틈 3 cm 이하', 'N'],
  ['전동공구의 방호덮개와 접지가 양호한가', '누전차단기 연결', 'N'],
  ['인화성 물질과 화기작업 거리를 지켰는가', '11 m 이상 또는 방호', 'Y'],
  ['소화기를 작업 장소에 비치하였는가', '2대 이상', 'N'],
  ['통로와 비상구가 확보되어 있는가', '폭 80 cm 이상', 'N'],
  ['작업장 정리정돈 상태가 양호한가', '자재 적치 높이 1.5 m 이하', 'N'],
] as const

const values = (rows: readonly (readonly string[])[]) =>
  rows.map((row, at) => `(${at + 1}, ${row.map((cell) => `'${cell}'`).join(', ')})`).join(', ')

const TMPLS = `insert into self_check_tmpl (self_check_tmpl_doc_no, status_cd, plant_cd, tmpl_nm, check_type_cd, rev_no, item_cnt, critical_cnt,
    audience_desc, create_user_id, create_dt, update_user_id, update_dt)
  select 'CT-' || to_char($1::date - 200, 'YYYYMMDD') || '-' || lpad(t.n::text, 3, '0'), 'FIX', p.plant_cd, t.nm, t.type, 1,
    ${items.length}, ${items.filter(([, , criticalYn]) => criticalYn === 'Y').length}, 'STAFF VENDORS',
    'safety', $1::date - 200 + time '01:00', 'safety', $1::date - 200 + time '01:00'
  from (select distinct plant_cd from vendor_info) p cross join (values ${values(lists)}) t (n, type, nm)`
const TMPL_ITEMS = `insert into self_check_tmpl_items (self_check_tmpl_no, seq_no, item_nm, criterion_desc, critical_yn)
  select t.self_check_tmpl_no, i.n, i.nm, i.criterion, i.critical from self_check_tmpl t cross join (values ${values(items)}) i (n, nm, criterion, critical)`

const PLAN_NM = keptInSql(keptAll(['', '', '']), {
  0: wordInSql('CHECK_TYPE', 'k.type', 'k.word'),
  1: 't.tmpl_nm',
  2: 'v.vendor_nm',
})

/** A daily plan where the risk asks for one, else a weekly one; a joint check a quarter for everybody. */
const PLANS = `insert into self_check_plan (self_check_plan_doc_no, status_cd, plant_cd, vendor_cd, plan_nm, check_type_cd, check_tmpl_no, tmpl_nm,
    area_cds, start_ymd, end_ymd, cycle_cd, create_user_id, create_dt, update_user_id, update_dt)
  select 'CP-' || to_char($1::date - 120, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by v.plant_cd order by v.vendor_cd, k.type)::text, 3, '0'),
    'ACTIVE', v.plant_cd, v.vendor_cd, ${PLAN_NM}, k.type, t.self_check_tmpl_no, t.tmpl_nm,
    'P,X', $1::date - 120, $1::date + 245, case k.type when 'DAILY' then 'DAY' when 'JOINT' then 'QUARTER' when 'PATROL' then 'GAP'
      else case when v.vendor_risk_cd = 'C' then 'MONTH' else 'WEEK' end end,
    case when k.type in ('JOINT', 'PATROL') then 'safety' else a.portal_id end, $1::date - 120, 'safety', $1::date - 120
  from vendor_master v join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd
      order by a.vendor_role_cd <> 'VSM', a.portal_id limit 1) a on true
    join (values ('DAILY', '일일'), ('WEEKLY', '주간'), ('JOINT', '합동'), ('PATROL', '순회')) k (type, word)
      on k.type in ('JOINT', 'PATROL') or k.type = case when v.vendor_risk_cd = 'A' then 'DAILY' else 'WEEKLY' end
    join self_check_tmpl t on t.plant_cd = v.plant_cd and t.check_type_cd = k.type
  where v.status_cd = 'ACTIVE' and (v.vendor_cd <= 'V100004' or pg_temp.h('plan' || v.vendor_cd) % 6 > 0)
    and (k.type <> 'PATROL' or v.vendor_cd = 'V100001')`

const INSPECTORS = `insert into self_check_inspector (inspector_doc_no, status_cd, plant_cd, vendor_cd, inspector_nm, person_no, user_id, position_nm,
    edu_ymd, appoint_from_ymd, appoint_to_ymd, create_user_id, create_dt, update_user_id, update_dt)
  select 'CI-' || to_char($1::date - 119, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd order by x.vendor_cd, x.user_id)::text, 3, '0'),
    'ACTIVE', x.plant_cd, x.vendor_cd, x.nm, x.person_no, x.user_id, x.position, $1::date - 130, $1::date - 119, $1::date + 245, x.maker,
    $1::date - 119, x.maker, $1::date - 119
  from (
    select a.plant_cd, a.vendor_cd, p.person_nm as nm, p.person_no, a.portal_id as user_id,
      case a.vendor_role_cd when 'VSM' then '현장소장' when 'VSP' then '작업반장' else '안전담당' end as position, a.portal_id as maker
    from (select v.plant_cd, c.vendor_cd, c.portal_id, c.vendor_role_cd, c.user_nm
        from vendor_account c join vendor_master v on v.vendor_cd = c.vendor_cd and v.status_cd = 'ACTIVE') a
      join vendor_person p on p.vendor_cd = a.vendor_cd and p.person_nm = a.user_nm and p.person_status_cd = 'ACTIVE'
    union all
    select u.plant_cd, null, u.user_nm, null, u.user_id, '관리감독자', 'safety' from sys_user u where u.user_id in ('owner', 'safety')
  ) x`

/** Where somebody came in the check was made, or one in twelve times not; of weeks, months and quarters the last ones. */
const DUES = `insert into self_check_due (self_check_plan_no, plant_cd, vendor_cd, check_type_cd, from_ymd, to_ymd, due_status_cd, miss_dt)
  select d.no, d.plant_cd, d.vendor_cd, d.type, d.first, d.last, d.status, case d.status when 'MISS' then d.last + time '02:00' end
  from (
    select p.self_check_plan_no as no, p.plant_cd, p.vendor_cd, p.check_type_cd as type, x.first, x.last,
      case when x.last >= $1::date then 'OPEN' when pg_temp.h(p.self_check_plan_no || ':' || x.first) % 12 = 0 then 'MISS' else 'DONE' end as status
    from self_check_plan p join lateral (
      select distinct s.first, (case p.cycle_cd when 'DAY' then s.first when 'WEEK' then s.first + 6 when 'GAP' then s.first + 1
        when 'MONTH' then s.first + interval '1 month' - interval '1 day' else s.first + interval '3 months' - interval '1 day' end)::date as last
      from entry_log e cross join lateral (select (e.in_dt at time zone 'Asia/Seoul')::date as day) g
        cross join lateral (select (case p.cycle_cd when 'DAY' then g.day when 'WEEK' then date_trunc('week', g.day) when 'MONTH' then date_trunc('month', g.day)
          when 'GAP' then p.start_ymd + 2 * ((g.day - p.start_ymd) / 2) else date_trunc('quarter', g.day) end)::date as first) s
      where e.vendor_cd = p.vendor_cd and g.day >= $1::date - 28) x on true
  ) d`

const JUDGED_BY = keptInSql(kept(LIMITS), { pass: '90', cond: '70' })
const RESULTS = `insert into subcon_check_result (check_result_doc_no, status_cd, plant_cd, vendor_cd, check_title, self_check_plan_no, check_type_cd, check_dt,
    inspector_no, inspector_nm, area_cd, inspector_sign, host_sign, host_worker_sign, vendor_worker_sign, critical_ng_yn, done_dt, period_ymd,
    limits_desc, open_impr_cnt, create_user_id, create_dt, update_user_id, update_dt)
  select 'CK-' || to_char(d.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by d.plant_cd, d.day order by d.self_check_due_no)::text, 4, '0'),
    'DONE', d.plant_cd, d.vendor_cd, p.plan_nm, p.self_check_plan_no, p.check_type_cd, d.at, i.inspector_no, i.inspector_nm,
    case when d.self_check_due_no % 3 = 0 then 'X' else 'P' end, pg_temp.sign(i.inspector_nm, d.at), case when p.check_type_cd = 'JOINT' then pg_temp.sign('최은영', d.at) end, case when p.check_type_cd = 'JOINT' then pg_temp.sign('박성호', d.at) end, case when p.check_type_cd = 'JOINT' then pg_temp.sign('윤재혁', d.at) end,
    'N', d.at + interval '12 minutes', d.to_ymd, ${JUDGED_BY}, 0, i.user_id, d.at, i.user_id, d.at + interval '12 minutes'
  from (select u.*, greatest(u.from_ymd, least(u.from_ymd + 2, u.to_ymd)) as day,
      (greatest(u.from_ymd, least(u.from_ymd + 2, u.to_ymd)) + time '07:35'
        + make_interval(mins => (u.self_check_due_no % 20)::int)) at time zone 'Asia/Seoul' as at
    from self_check_due u where u.due_status_cd = 'DONE') d
    join self_check_plan p on p.self_check_plan_no = d.self_check_plan_no
    join lateral (select * from self_check_inspector n where n.plant_cd = d.plant_cd
      and n.vendor_cd is not distinct from case when p.check_type_cd = 'PATROL' then null else d.vendor_cd end order by n.inspector_no limit 1) i on true`

const SIGN = `create or replace function pg_temp.sign(text, timestamptz) returns jsonb language sql immutable as
  $$ select jsonb_build_object('signerNm', $1, 'signDt', to_char($2 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'strokes', '[[150,600,220,320,290,640,360,360,430,620],[520,420,600,380,680,460,620,600,540,560],[740,360,760,640]]'::jsonb) $$`

const RESULT_ITEMS = `insert into subcon_check_result_items (check_result_no, seq_no, item_no, item_nm, criterion_desc, critical_yn, answer_cd, ng_desc, impr_desc)
  select r.check_result_no, i.seq_no, i.seq_no, i.item_nm, i.criterion_desc, i.critical_yn, a.answer,
    case a.answer when 'NG' then '기준에 맞지 않는 곳이 한 곳 있습니다.' end, case a.answer when 'NG' then '작업 전에 바로잡고 사진으로 확인합니다.' end
  from subcon_check_result r join self_check_plan p using (self_check_plan_no) join self_check_tmpl_items i on i.self_check_tmpl_no = p.check_tmpl_no
    cross join lateral (select pg_temp.h(r.check_result_no || '/' || i.seq_no) as no) h
    cross join lateral (select case when h.no % (case when i.critical_yn = 'Y' then 90 else 37 end) = 0 then 'NG' when h.no % 11 = 1 then 'NA' else 'OK' end as answer) a`

const BAD = `select i.check_result_no::int as "checkResultNo", i.seq_no as "seqNo", i.item_no as "itemNo", i.item_nm as "itemNm", i.ng_desc as "ngDesc",
    i.impr_desc as "imprDesc", i.critical_yn as "criticalYn", r.plant_cd as "plantCd", r.vendor_cd as "vendorCd", r.create_user_id as maker,
    r.done_dt as "doneDt", r.area_cd as "areaCd", coalesce(
      (select min(c.own_user_id) from vendor_contract c where c.vendor_cd = r.vendor_cd and c.plant_cd = r.plant_cd and c.status_cd = 'ACTIVE'),
      (select min(o.user_id) from directory_role o where o.auth_grp_cd in ('OWN', 'SHM') and o.plant_cd = r.plant_cd)) as verifier,
    case when r.done_dt < $1::date - 10 and h.no % 7 > 0 then 'CLOSE' when r.done_dt < $1::date - 3 and h.no % 3 = 0 then 'ACTION' else 'RQST' end as "statusCd"
  from subcon_check_result_items i join subcon_check_result r using (check_result_no)
    cross join lateral (select pg_temp.h('impr' || i.check_result_no || i.seq_no) as no) h
  where i.answer_cd = 'NG' order by r.done_dt, i.check_result_no, i.seq_no`
interface Bad {
  checkResultNo: number
  seqNo: number
  itemNo: number
  itemNm: string
  ngDesc: string
  imprDesc: string
  criticalYn: 'Y' | 'N'
  plantCd: string
  vendorCd: string
  maker: string
  doneDt: string
  areaCd: Zone
  verifier: string
  statusCd: ToldFinding['statusCd']
}

const findingOf = ({ maker, doneDt, statusCd, ...one }: Bad): ToldFinding => ({
  finding: {
    srcCd: 'SELF',
    srcNo: String(one.checkResultNo),
    srcRowNo: String(one.itemNo),
    plantCd: one.plantCd,
    imprTitle: one.itemNm.slice(0, MOST_TITLE),
    imprDesc: `${one.ngDesc}\n${one.imprDesc}`,
    placeDesc: keptText(zoneWord(one.areaCd)),
    riskGradeCd: one.criticalYn === 'Y' ? 'CRIT' : 'MID',
    owner: { vendorCd: one.vendorCd },
    verifyUserId: one.verifier,
  },
  by: maker,
  at: new Date(doneDt),
  statusCd,
  planDesc: one.imprDesc,
  measureTypeCd: 'ENG',
  actionDesc: '바로잡고 작업 전에 사진으로 확인했습니다.',
})
const MOST_TITLE = 100

/** What was bad is in the register; most of it is put right by now. */
async function registerBad(connection: OwnerConnection, { today, now, holidays }: CheckDemo): Promise<void> {
  const { rows } = await connection.query(BAD, [today])
  const bad = rows as object[] as Bad[]
  const told = await tellFindings(connection, bad.map(findingOf), { today, holidays, latest: now })
  await connection.query(
    `update subcon_check_result_items i set impr_no = n.impr_no
      from unnest($1::bigint[], $2::int[], $3::bigint[]) n (check_result_no, seq_no, impr_no)
      where i.check_result_no = n.check_result_no and i.seq_no = n.seq_no`,
    [bad.map(({ checkResultNo }) => checkResultNo), bad.map(({ seqNo }) => seqNo), told.map(({ imprNo }) => imprNo)],
  )
  await connection.query(OPEN)
}
const OPEN = `update subcon_check_result r set open_impr_cnt = o.n
  from (select src_no, count(*) filter (where status_cd not in ('EFFECT', 'CLOSE'))::int as n from impr where src_cd = 'SELF' group by 1) o
  where o.src_no = r.check_result_no::text`

const SCORES = `update subcon_check_result r set ok_cnt = c.ok, ng_cnt = c.ng, na_cnt = c.na, critical_ng_yn = c.critical,
    check_score = round(c.ok * 100.0 / (c.ok + c.ng), 1),
    result_cd = case when c.critical = 'Y' or c.ok * 100.0 / (c.ok + c.ng) < 70 then 'FAIL' when c.ok * 100.0 / (c.ok + c.ng) < 90 then 'COND' else 'PASS' end
  from (select check_result_no, count(*) filter (where answer_cd = 'OK')::int as ok, count(*) filter (where answer_cd = 'NG')::int as ng,
      count(*) filter (where answer_cd = 'NA')::int as na,
      case when bool_or(answer_cd = 'NG' and critical_yn = 'Y') then 'Y' else 'N' end as critical
    from subcon_check_result_items group by 1) c
  where c.check_result_no = r.check_result_no`
const LINKED = `update self_check_due d set check_result_no = r.check_result_no from subcon_check_result r
  where r.self_check_plan_no = d.self_check_plan_no and r.period_ymd = d.to_ymd`

interface CheckDemo extends FirstDay {
  holidays: ReadonlySet<string>
}
/** The stays of vendors are there already. */
export async function loadChecks(connection: OwnerConnection, demo: CheckDemo): Promise<void> {
  const { today, now: latest } = demo
  for (const statement of [HASH, SIGN]) await connection.query(statement)
  await connection.query(TMPLS, [today])
  await connection.query(TMPL_ITEMS)
  for (const statement of [PLANS, INSPECTORS, DUES]) await connection.query(statement, [today])
  for (const statement of [RESULTS, RESULT_ITEMS]) await connection.query(statement)
  await registerBad(connection, demo)
  for (const statement of [SCORES, LINKED]) await connection.query(statement)
  const tell = teller(connection, latest)
  await tell(selfCheckTmpl, [['release', '#SHM', '+ 1 hour']])
  await tell(selfCheckPlan, [['begin', 'createUserId', '+ 10 minutes']])
  await tell(inspector, [['appoint', 'createUserId', '+ 10 minutes']])
  await tell(checkResult, [['complete', 'createUserId', 'doneDt']])
}
