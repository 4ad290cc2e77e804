/** Lists, schedules and what was looked at in two years: inserted by a few statements, told by courses of their lifecycles. */
import { type ToldFinding, tellFindings } from '#modules/impr/impr/demo/told-findings.api.ts'
import { audienceWords } from '#platform/model/audience.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { kept } from '#platform/model/sentences.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { keptInSql } from '#platform/server/stories/kept-sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { teller } from '#platform/server/stories/tell-rows.ts'
import { aTmplItem } from '../check.seed.ts'
import type { CheckCycle, TargetKind } from '../check-codes.model.ts'
import { checkPlan } from '../plan/check-plan.model.ts'
import { DAYS_AHEAD, periodsIn } from '../plan/check-plans.logic.ts'
import { checkSchedule } from '../plan/check-schedule.model.ts'
import { CHECK_LIMITS } from '../result/safety-check.logic.ts'
import { safetyCheck } from '../result/safety-check.model.ts'
import { checkTmpl, type TmplItem } from '../tmpl/check-tmpl.model.ts'

const DAYS = 730

interface Told {
  tmplNm: string
  areaTypeCd: TargetKind
  cycleCd: CheckCycle
  legalYn: 'Y' | 'N'
  inspector: string
  /** How many targets, or points of a route. */
  targetCnt: number
  /** These equipments, by their tags. */
  equipCds?: readonly string[]
  items: readonly Partial<TmplItem>[]
}
const PUMPS = '이송펌프 점검표'
/** Where a critical finding is open: one permit of the day tells of it. */
const LEAKING = 'P-204A'
const told: readonly Told[] = [
  {
    tmplNm: PUMPS,
    areaTypeCd: 'EQUIP',
    cycleCd: 'D',
    legalYn: 'N',
    inspector: 'maint',
    targetCnt: 2,
    equipCds: [LEAKING, 'P-204B'],
    items: [
      {},
      { itemNm: '기계씰 누설', criterionDesc: '누설이 없다.', lawRefDesc: null, criticalYn: 'Y' },
      {
        itemNm: '누설 위치와 양',
        criterionDesc: '받이에 고인 양을 적는다.',
        lawRefDesc: null,
        inputCd: 'TEXT',
        parentItemNo: 2,
        openAnswerCd: 'NG',
      },
      {
        itemNm: '토출압력',
        criterionDesc: '운전 기준',
        lawRefDesc: null,
        inputCd: 'NUM',
        minVal: 3.5,
        maxVal: 5.5,
        unitNm: 'bar',
      },
      {
        itemNm: '베어링 온도',
        criterionDesc: '손을 대지 않고 잰다.',
        lawRefDesc: null,
        inputCd: 'NUM',
        maxVal: 80,
        unitNm: '°C',
      },
    ],
  },
  {
    tmplNm: '안전밸브 주간점검표',
    areaTypeCd: 'EQUIP',
    cycleCd: 'W',
    legalYn: 'N',
    inspector: 'maint',
    targetCnt: 3,
    equipCds: ['R-101', 'E-310', 'T-702'],
    items: [
      {
        itemNm: '설정압력',
        criterionDesc: '명판과 같다.',
        lawRefDesc: '안전보건규칙 제261조',
        inputCd: 'NUM',
        minVal: 9.5,
        maxVal: 10.5,
        unitNm: 'bar',
        criticalYn: 'Y',
      },
      { itemNm: '봉인 상태', criterionDesc: '납봉이 그대로 있다.', lawRefDesc: '안전보건규칙 제263조' },
      {
        itemNm: '전단 차단밸브 열림 고정',
        criterionDesc: '자물쇠형으로 열려 있다.',
        lawRefDesc: '안전보건규칙 제266조',
      },
    ],
  },
  {
    tmplNm: '전기·운반설비 점검표',
    areaTypeCd: 'EQUIP',
    cycleCd: 'D2',
    legalYn: 'N',
    inspector: 'maint',
    targetCnt: 2,
    equipCds: ['CV-508', 'SWGR-6'],
    items: [
      { itemNm: '비상정지 스위치', criterionDesc: '누르면 바로 멈춘다.', lawRefDesc: null, criticalYn: 'Y' },
      { itemNm: '접지선 체결', criterionDesc: '풀림과 부식이 없다.', lawRefDesc: null },
      { itemNm: '주변 정리', criterionDesc: '이물이 없고 통로가 비어 있다.', lawRefDesc: null },
    ],
  },
  {
    tmplNm: '유해화학물질 취급시설 주간점검표',
    areaTypeCd: 'PROC',
    cycleCd: 'W',
    legalYn: 'Y',
    inspector: 'sup',
    targetCnt: 8,
    items: [
      { itemNm: '취급시설 누출 흔적', criterionDesc: '누출이 없다.', lawRefDesc: '화학물질관리법 제26조' },
      { itemNm: '방류벽과 집수시설', criterionDesc: '균열이 없고 비어 있다.', lawRefDesc: '화학물질관리법 제26조' },
      { itemNm: '감지기와 경보 작동', criterionDesc: '시험 단추로 울린다.', lawRefDesc: '화학물질관리법 제26조' },
      { itemNm: '비상샤워·세안', criterionDesc: '물이 바로 나온다.', lawRefDesc: '안전보건규칙 제448조' },
    ],
  },
  {
    tmplNm: '급성독성물질 접합부 월간점검표',
    areaTypeCd: 'LOC',
    cycleCd: 'M',
    legalYn: 'Y',
    inspector: 'sup',
    targetCnt: 3,
    items: [
      { itemNm: '밸브·콕·덮개 접합부 누출', criterionDesc: '누출이 없다.', lawRefDesc: '안전보건규칙 제299조' },
      { itemNm: '부식·변형', criterionDesc: '부식과 변형이 없다.', lawRefDesc: '안전보건규칙 제299조' },
    ],
  },
  {
    tmplNm: '생산동 순회점검',
    areaTypeCd: 'ROUTE',
    cycleCd: 'D2',
    legalYn: 'Y',
    inspector: 'sup',
    targetCnt: 4,
    items: [1, 2, 3, 4].map((pointNo) => ({
      itemNm: `${pointNo}번 지점 통로와 작업 상태`,
      criterionDesc: '통로가 비어 있고 허가서가 걸려 있다.',
      lawRefDesc: '산업안전보건법 시행규칙 제80조',
      pointNo,
    })),
  },
]

const PLANT = '2000'
const by = `create_user_id, create_dt, update_user_id, update_dt`

const HASH = `create or replace function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`
const SIGN = `create or replace function pg_temp.sign(text, timestamptz) returns jsonb language sql immutable as
  $$ select jsonb_build_object('signerNm', $1, 'signDt', to_char($2 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'strokes', '[[150,600,220,320,290,640,360,360,430,620],[520,420,600,380,680,460,620,600,540,560]]'::jsonb) $$`

const TMPLS = `insert into check_tmpl (check_tmpl_doc_no, status_cd, plant_cd, tmpl_nm, area_type_cd, rev_no, item_cnt, critical_cnt, point_cnt,
    audience_desc, ${by})
  select 'SCT-' || to_char($2::date, 'YYYYMMDD') || '-' || lpad(t.n::text, 3, '0'), 'FIX', '${PLANT}', t."tmplNm", t."areaTypeCd", 1, t."itemCnt",
    t."criticalCnt", case t."areaTypeCd" when 'ROUTE' then t."targetCnt" else 0 end, '${audienceWords.staff}', 'safety', $2::date, 'safety', $2::date
  from jsonb_to_recordset($1::jsonb) as t (n int, "tmplNm" text, "areaTypeCd" text, "itemCnt" int, "criticalCnt" int, "targetCnt" int)`
const TMPL_ITEMS = `insert into check_tmpl_items (check_tmpl_no, seq_no, item_nm, criterion_desc, law_ref_desc, input_cd, min_val, max_val, unit_nm,
    critical_yn, photo_yn, point_no, parent_item_no, open_answer_cd)
  select t.check_tmpl_no, i.n, i."itemNm", i."criterionDesc", i."lawRefDesc", i."inputCd", i."minVal", i."maxVal", i."unitNm", i."criticalYn", i."photoYn",
    i."pointNo", i."parentItemNo", i."openAnswerCd"
  from jsonb_to_recordset($1::jsonb) as i (tmpl text, n int, "itemNm" text, "criterionDesc" text, "lawRefDesc" text, "inputCd" text, "minVal" numeric,
      "maxVal" numeric, "unitNm" text, "criticalYn" text, "photoYn" text, "pointNo" int, "parentItemNo" int, "openAnswerCd" text)
    join check_tmpl t on t.tmpl_nm = i.tmpl`
const POINTS = `insert into check_tmpl_points (check_tmpl_no, seq_no, location_no)
  select t.check_tmpl_no, row_number() over (order by l.location_no), l.location_no
  from check_tmpl t cross join lateral (select location_no from site_location where plant_cd = t.plant_cd and use_yn = 'Y' and delete_yn = 'N'
    order by location_no limit 4) l where t.area_type_cd = 'ROUTE'`

const TARGETS = `select * from (
    (select 'EQUIP' as kind, f.equip_cd as cd, f.equip_no::text as key, f.equip_cd || ' ' || f.equip_nm as nm, f.equip_no, null::bigint as location_no, f.process_no
      from facility f where f.plant_cd = '${PLANT}' and f.use_yn = 'Y' and f.delete_yn = 'N' order by f.equip_no limit 8)
    union all (select 'PROC', null, p.process_no::text, p.process_nm, null, null, p.process_no from process p
      where p.plant_cd = '${PLANT}' and p.use_yn = 'Y' and p.delete_yn = 'N' order by p.process_no limit 8)
    union all (select 'LOC', null, l.location_no::text, l.location_nm, null, l.location_no, null from site_location l
      where l.plant_cd = '${PLANT}' and l.use_yn = 'Y' and l.delete_yn = 'N' order by l.location_no limit 8)
    union all (select 'ROUTE', null, 'ROUTE', t.tmpl_nm, null, null, null from check_tmpl t where t.area_type_cd = 'ROUTE'
      and exists (select from check_tmpl_points o where o.check_tmpl_no = t.check_tmpl_no))) t`
interface Target {
  kind: TargetKind
  cd: string | null
  key: string
  nm: string
  equip_no: string | null
  location_no: string | null
  process_no: string | null
}

const SCHEDULES = `insert into check_schedule (check_schedule_doc_no, status_cd, plant_cd, schedule_nm, check_tmpl_no, area_type_cd, target_keys, target_desc,
    target_cnt, cycle_cd, legal_yn, grace_day_cnt, rest_day_yn, owner_user_id, inspector_user_id, start_ymd, end_ymd, ${by})
  select 'SCS-' || to_char($2::date, 'YYYYMMDD') || '-' || lpad(s.n::text, 3, '0'), 'ACTIVE', '${PLANT}', s."scheduleNm", t.check_tmpl_no, t.area_type_cd,
    s."targetKeys", s."targetDesc", s."targetCnt", s."cycleCd", s."legalYn", 0, 'N', 'owner', s.inspector, $2::date, $2::date + 1460, 'safety', $2::date,
    'safety', $2::date
  from jsonb_to_recordset($1::jsonb) as s (n int, tmpl text, "scheduleNm" text, "targetKeys" text, "targetDesc" text, "targetCnt" int, "cycleCd" text,
      "legalYn" text, inspector text) join check_tmpl t on t.tmpl_nm = s.tmpl`

/** One in forty was missed; what is ahead, or under way this week, waits. */
const PLANS = `insert into check_plan (check_plan_doc_no, status_cd, plant_cd, plan_nm, check_schedule_no, check_tmpl_no, area_type_cd, target_key, target_nm,
    equip_no, location_no, process_no, cycle_cd, legal_yn, plan_ymd, due_ymd, grace_day_cnt, limit_ymd, inspector_user_id, owner_user_id, miss_dt, ${by})
  select s.check_schedule_doc_no || '/' || to_char(p."fromYmd", 'YYMMDD') || '-' || p.at, x.status, s.plant_cd, left(t.tmpl_nm || case when p.key = 'ROUTE' then '' else ' · ' || p.nm end, 300),
    s.check_schedule_no, s.check_tmpl_no, s.area_type_cd, p.key, left(p.nm, 200), p."equipNo", p."locationNo", p."processNo", s.cycle_cd, s.legal_yn,
    p."fromYmd", p."toYmd", 0, p."toYmd", s.inspector_user_id, s.owner_user_id,
    case x.status when 'MISS' then (p."toYmd" + 1 + time '00:10') at time zone 'Asia/Seoul' end, 'SYSTEM',
    (p."fromYmd" - 30 + time '00:00') at time zone 'Asia/Seoul', 'SYSTEM', (p."fromYmd" - 30 + time '00:00') at time zone 'Asia/Seoul'
  from jsonb_to_recordset($1::jsonb) as p (tmpl text, at int, key text, nm text, "equipNo" int, "locationNo" int, "processNo" bigint, "fromYmd" date, "toYmd" date)
    join check_tmpl t on t.tmpl_nm = p.tmpl join check_schedule s on s.check_tmpl_no = t.check_tmpl_no
    cross join lateral (select case when p."toYmd" >= $2::date then 'PLAN'
      when pg_temp.h(p.tmpl || p.key || p."fromYmd") % 40 = 0 then 'MISS' else 'DONE' end as status) x`

const LIMITS_DESC = keptInSql(kept(CHECK_LIMITS), { pass: '90', cond: '70' })
const CHECKS = `insert into safety_check (safety_check_doc_no, status_cd, plant_cd, check_title, check_plan_no, check_tmpl_no, root_tmpl_no, tmpl_rev_no,
    area_type_cd, target_key, target_nm, equip_no, location_no, process_no, legal_yn, inspector_user_id, check_dt, arrive_dt, gps_ok_yn, inspector_sign,
    limits_desc, done_ymd, critical_ng_yn, open_impr_cnt, ${by})
  select 'SC-' || to_char(p.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by p.day order by p.check_plan_no)::text, 4, '0'), 'DONE', p.plant_cd,
    p.plan_nm, p.check_plan_no, p.check_tmpl_no, p.check_tmpl_no, 1, p.area_type_cd, p.target_key, p.target_nm, p.equip_no, p.location_no, p.process_no,
    p.legal_yn, p.inspector_user_id, p.at, p.at + interval '1 minute', 'Y', pg_temp.sign(u.user_nm, p.at), ${LIMITS_DESC}, p.day, 'N', 0,
    p.inspector_user_id, p.at - interval '25 minutes', p.inspector_user_id, p.at
  from (select c.*, g.day, (g.day + time '09:10' + make_interval(mins => pg_temp.h('at' || c.check_plan_no) % 380)) at time zone 'Asia/Seoul' as at
      from check_plan c cross join lateral (select least(c.plan_ymd + pg_temp.h('day' || c.check_plan_no) % 4, c.due_ymd) as day) g
      where c.status_cd = 'DONE') p join sys_user u on u.user_id = p.inspector_user_id`
const LINKED = `update check_plan p set safety_check_no = c.safety_check_no, update_user_id = c.inspector_user_id, update_dt = c.check_dt
  from safety_check c where c.check_plan_no = p.check_plan_no`

/** Good but for one in sixty, none of them critical. */
const ITEMS = `insert into safety_check_items (safety_check_no, seq_no, item_no, item_nm, criterion_desc, law_ref_desc, input_cd, min_val, max_val, unit_nm,
    critical_yn, photo_yn, point_no, answer_cd, num_val, ng_desc, risk_grade_cd)
  select c.safety_check_no, i.seq_no, i.seq_no, i.item_nm, i.criterion_desc, i.law_ref_desc, i.input_cd, i.min_val, i.max_val, i.unit_nm, i.critical_yn,
    i.photo_yn, i.point_no, a.answer, case when i.input_cd = 'NUM' and a.answer <> 'NA' then round((coalesce(i.min_val, i.max_val * 0.6)
      + (i.max_val - coalesce(i.min_val, i.max_val * 0.6)) * (10 + h.no % 80) / 100)::numeric, 1) end,
    case a.answer when 'NG' then '기준에 맞지 않아 바로 조치를 맡겼습니다.' end, case a.answer when 'NG' then 'LOW' end
  from safety_check c join check_tmpl_items i on i.check_tmpl_no = c.check_tmpl_no and i.parent_item_no is null
    cross join lateral (select pg_temp.h(c.safety_check_no || '/' || i.seq_no) as no) h
    cross join lateral (select case when h.no % 61 = 0 and i.critical_yn = 'N' and i.input_cd = 'OKNG' then 'NG' when h.no % 23 = 1 then 'NA' else 'OK' end as answer) a`
/** But for one: the seal of a pump leaks, the supervisor has taken it out of use, and the permit at it waits until that is mended. */
const CRITICAL = `with last as (select c.safety_check_no, c.check_dt from safety_check c join facility f on f.equip_no = c.equip_no and f.equip_cd = '${LEAKING}'
      join check_tmpl t on t.check_tmpl_no = c.check_tmpl_no and t.tmpl_nm = '${PUMPS}' order by c.check_dt desc limit 1),
    leaks as (update safety_check_items i set answer_cd = 'NG', risk_grade_cd = 'CRIT', ng_desc = '기계씰에서 톨루엔이 1분에 서너 방울 떨어집니다.'
      from last where i.safety_check_no = last.safety_check_no and i.seq_no = 2 returning 1),
    asked as (insert into safety_check_items (safety_check_no, seq_no, item_no, item_nm, criterion_desc, input_cd, critical_yn, photo_yn, asked_by_no, asked_by_cd,
        answer_cd, text_desc)
      select last.safety_check_no, i.seq_no, i.seq_no, i.item_nm, i.criterion_desc, i.input_cd, 'N', 'N', 2, 'NG', 'OK', '모터 쪽 기계씰, 받이에 200 mL'
      from last join check_tmpl t on t.tmpl_nm = '${PUMPS}' join check_tmpl_items i on i.check_tmpl_no = t.check_tmpl_no and i.seq_no = 3)
  update safety_check c set critical_ng_yn = 'Y', stop_use_cd = 'STOPPED', stop_use_user_id = 'sup', stop_use_dt = least(last.check_dt + interval '25 minutes', $1)
  from last where c.safety_check_no = last.safety_check_no`
/** A course ends where its state is reached: what was decided of a check that is done already is told by itself. */
const STOPPED = `insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, from_status_cd, to_status_cd, diff_json)
  select stop_use_dt, stop_use_user_id, $1, safety_check_no::text, plant_cd, 'stopUse', 'DONE', 'DONE', '{}' from safety_check where stop_use_cd = 'STOPPED'`
const BAD = `select i.safety_check_no::int as "safetyCheckNo", i.item_no as "itemNo", i.item_nm as "itemNm", c.target_nm as "targetNm",
    c.process_no::int as "processNo", c.inspector_user_id as inspector, c.check_dt as "checkDt",
    i.ng_desc as "ngDesc", i.risk_grade_cd as "riskGradeCd",
    case when i.risk_grade_cd = 'CRIT' then 'ACTION' when c.check_dt < $1::date - 21 then 'CLOSE' when c.check_dt < $1::date - 7 then 'ACTION' else 'RQST' end as "statusCd"
  from safety_check_items i join safety_check c using (safety_check_no) where i.answer_cd = 'NG' order by c.check_dt, 1, 2`
interface Bad {
  safetyCheckNo: number
  itemNo: number
  itemNm: string
  targetNm: string
  processNo: number | null
  inspector: string
  checkDt: string
  ngDesc: string
  riskGradeCd: ToldFinding['finding']['riskGradeCd']
  statusCd: ToldFinding['statusCd']
}
const findingOf = ({ inspector, checkDt, statusCd, ...one }: Bad): ToldFinding => ({
  finding: {
    srcCd: 'CHK',
    srcNo: String(one.safetyCheckNo),
    srcRowNo: String(one.itemNo),
    plantCd: PLANT,
    imprTitle: one.itemNm.slice(0, 100),
    imprDesc: one.ngDesc,
    placeDesc: one.targetNm,
    processNo: one.processNo,
    riskGradeCd: one.riskGradeCd,
    owner: { userId: 'owner' },
    verifyUserId: inspector,
  },
  by: inspector,
  at: new Date(checkDt),
  statusCd,
  planDesc: '다음 점검 전에 바로잡습니다.',
  measureTypeCd: 'ENG',
  actionDesc: '바로잡고 다시 점검했습니다.',
})
interface Day extends FirstDay {
  holidays: ReadonlySet<string>
}
/** What was bad is in the register; most of it is put right by now. */
async function registerBad(connection: OwnerConnection, { today, now, holidays }: Day): Promise<void> {
  const { rows } = await connection.query(BAD, [today])
  const bad = rows as object[] as Bad[]
  const done = await tellFindings(connection, bad.map(findingOf), { today, holidays, latest: now })
  await connection.query(
    `update safety_check_items i set impr_no = n.impr_no from unnest($1::bigint[], $2::int[], $3::bigint[]) n (safety_check_no, item_no, impr_no)
      where i.safety_check_no = n.safety_check_no and i.item_no = n.item_no`,
    [bad.map(({ safetyCheckNo }) => safetyCheckNo), bad.map(({ itemNo }) => itemNo), done.map(({ imprNo }) => imprNo)],
  )
  await connection.query(OPEN)
}
const OPEN = `update safety_check r set open_impr_cnt = o.n from (select src_no, count(*) filter (where status_cd not in ('EFFECT', 'CLOSE'))::int as n
    from impr where src_cd = 'CHK' group by 1) o where o.src_no = r.safety_check_no::text`

const SCANS = `insert into safety_check_scans (safety_check_no, seq_no, place_cd, scan_dt, point_no, location_no, equip_no)
  select c.safety_check_no, row_number() over (partition by c.safety_check_no order by s.at), s.code, c.check_dt - interval '20 minutes', s.point, s.location_no, s.equip_no
  from safety_check c cross join lateral (
    select 1 as at, 'E-' || c.equip_no as code, null::int as point, null::int as location_no, c.equip_no where c.equip_no is not null
    union all select 1, 'L-' || c.location_no, null, c.location_no, null where c.location_no is not null
    union all select o.seq_no, 'L-' || o.location_no, o.seq_no, o.location_no, null from check_tmpl_points o where o.check_tmpl_no = c.check_tmpl_no) s`
const SCORES = `update safety_check r set ok_cnt = c.ok, ng_cnt = c.ng, na_cnt = c.na, check_score = case when c.ok + c.ng > 0 then round(c.ok * 100.0 / (c.ok + c.ng), 1) end,
    result_cd = case when c.ok + c.ng = 0 then null when r.critical_ng_yn = 'Y' then 'FAIL' when c.ok * 100.0 / (c.ok + c.ng) < 70 then 'FAIL' when c.ok * 100.0 / (c.ok + c.ng) < 90 then 'COND' else 'PASS' end
  from (select safety_check_no, count(*) filter (where answer_cd = 'OK')::int as ok, count(*) filter (where answer_cd = 'NG')::int as ng,
    count(*) filter (where answer_cd = 'NA')::int as na from safety_check_items group by 1) c where c.safety_check_no = r.safety_check_no`

const FILLED =
  'check_tmpl, check_tmpl_items, check_tmpl_points, check_schedule, check_plan, safety_check, safety_check_items, safety_check_scans, impr'

/** Two years of looking, complete but for what was missed. Equipment and places of the site are there already. */
export async function loadSafetyChecks(connection: OwnerConnection, now: Date): Promise<void> {
  const today = dayOf(now)
  const { rows: off } = await connection.query('select holiday_ymd::text as ymd from com_holiday')
  const holidays = new Set(off.map(({ ymd }) => String(ymd)))
  const startYmd = addDays(today, -DAYS)
  for (const statement of [HASH, SIGN]) await connection.query(statement)
  const all = told.map((one) => ({ ...one, items: one.items.map((item) => aTmplItem(item)) }))
  const lists = all.map(({ items, ...one }, at) => ({
    ...one,
    n: at + 1,
    itemCnt: items.length,
    criticalCnt: items.filter(({ criticalYn }) => criticalYn === 'Y').length,
  }))
  await connection.query(TMPLS, [JSON.stringify(lists), startYmd])
  const items = all.flatMap(({ tmplNm, items: some }) => some.map((item, at) => ({ ...item, tmpl: tmplNm, n: at + 1 })))
  await connection.query(TMPL_ITEMS, [JSON.stringify(items)])
  await connection.query(POINTS)
  const { rows } = await connection.query(TARGETS)
  const targets = rows as object[] as Target[]
  const targetsOf = ({ areaTypeCd, targetCnt, equipCds }: Told) =>
    targets
      .filter(({ kind, cd }) => kind === areaTypeCd && (!equipCds || (cd !== null && equipCds.includes(cd))))
      .slice(0, areaTypeCd === 'ROUTE' ? 1 : targetCnt)
  const idle = told.find((one) => targetsOf(one).length === 0)
  if (idle) throw new Error(`Nothing of the site is looked at by ${idle.tmplNm}`)
  const schedules = told.map((one, at) => {
    const chosen = targetsOf(one)
    const isRoute = one.areaTypeCd === 'ROUTE'
    return {
      ...one,
      n: at + 1,
      tmpl: one.tmplNm,
      scheduleNm: isRoute ? one.tmplNm : `${one.tmplNm} · ${chosen.length}`,
      targetKeys: isRoute ? null : chosen.map(({ key }) => key).join(' '),
      targetDesc: chosen.map(({ nm }) => nm).join(', '),
      targetCnt: chosen.length,
    }
  })
  await connection.query(SCHEDULES, [JSON.stringify(schedules), startYmd])
  const plans = told.flatMap((one) => {
    const scheduled = { cycleCd: one.cycleCd, startYmd, endYmd: addDays(today, DAYS), restDayYn: 'N' as const }
    const periods = periodsIn(scheduled, startYmd, addDays(today, DAYS_AHEAD), holidays)
    return targetsOf(one).flatMap((target, at) =>
      periods.map((period) => ({
        ...period,
        tmpl: one.tmplNm,
        at: at + 1,
        key: target.key,
        nm: target.nm,
        equipNo: target.equip_no,
        locationNo: target.location_no,
        processNo: target.process_no,
      })),
    )
  })
  await connection.query(PLANS, [JSON.stringify(plans), today])
  for (const statement of [CHECKS, LINKED, ITEMS]) await connection.query(statement)
  await connection.query(CRITICAL, [now.toISOString()])
  for (const statement of [SCANS, SCORES]) await connection.query(statement)
  await registerBad(connection, { today, now, holidays })
  const tell = teller(connection, now)
  await tell(checkTmpl, [['release', '#SHM', '+ 1 hour']])
  await tell(checkSchedule, [['begin', '#SHM', '+ 2 hours']])
  await tell(checkPlan, [['finish', 'inspectorUserId', 'dueYmd + 9 hours']], [['miss', '@SYSTEM', 'missDt']])
  await tell(safetyCheck, [['complete', 'inspectorUserId', 'checkDt']])
  await connection.query(STOPPED, [safetyCheck.name])
  // Two years in one piece: nothing has counted these tables yet, and whoever reads them first would pay for it.
  await connection.query(`analyze ${FILLED}`)
}
