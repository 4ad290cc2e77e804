/** Two processes of the demo site that are assessed continuously: one as it should be, one that lets a week go now and then. */
import { addDays, isWorkingDay, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { holdersOf } from '#platform/server/stories/cast.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { retainTo } from '../assess/dues.logic.ts'
import { rsaMeeting } from './rsa-meeting.model.ts'

interface DemoSite {
  plantCd: string
  safetyManagers: readonly string[]
  processes: readonly { processNo: number; processNm: string; deptCd?: string }[]
}
interface DemoOptions {
  today: string
  now: Date
  holidays: ReadonlySet<string>
  sites: readonly DemoSite[]
}

/** As far back as its talks are told. */
const WEEKS = 22
/** Of the second process every so many weeks nobody met, and on so many working days nobody talked. */
const MISSED_WEEK = 6
const MISSED_DAY = 17
const HOUR_MS = 3_600_000

const reviewed = [
  '지난주 아차사고와 점검 부적합의 대책 이행을 확인했다. 시료 채취대 앞 미끄럼 방지판을 이번 주에 단다.',
  '밸브 조작대 난간이 흔들려 대책을 정했다. 다음 주 작업허가와 겹치는 작업을 살피고 순서를 조정했다.',
  '호스 연결부 누출을 찾아 등급을 정하고 체결 점검표를 고쳤다. 업체에 알리고 TBM 내용에 넣었다.',
  '야간 순회에서 본 조도 부족을 다뤘다. 등기구를 바꿀 때까지 이동 조명을 둔다.',
]
const talked = [
  '원료 투입 전 인터록과 국소배기를 확인하고 시료 채취 순서를 나누었다.',
  '교대 전달사항과 오늘의 위험요인을 확인했다.',
]

/** Days on which a permit of the process talked, and others on which a shift handed over. */
const DAYS = `select p.process_no::int as no, (t.tbm_dt at time zone 'Asia/Seoul')::date::text as ymd, true as "isTalked"
    from tbm t join wkod_master p on p.permit_no = t.permit_no where p.process_no = any($1::bigint[]) and t.sign_cnt > 0
  union select r.process_no::int, (h.shift_end_dt at time zone 'Asia/Seoul')::date::text, false
    from permit_handover h join process r on r.dept_cd = h.area_dept_cd where r.process_no = any($1::bigint[]) and h.out_dt is not null`

const STROKES = `'[[150,600,220,320,290,640,360,360,430,620],[520,420,600,380,680,460,620,600,540,560]]'::jsonb`
/** Who was there: its supervisor and the safety manager, a manager of each contractor that worked there that week; of a talk its crew. */
const PARTS = `insert into rsa_meeting_part (rsa_meeting_no, part_role_cd, user_id, vendor_cd, part_nm, sign_json, sign_dt, sign_user_id,
    create_user_id, create_dt, update_user_id, update_dt)
  select x.no, x.role, x.who, x.vendor_cd, x.nm, jsonb_build_object('signerNm', x.nm, 'signDt', x.at, 'strokes', ${STROKES}), x.at,
    case when x.role = 'VENDOR' then x.author else x.who end, x.author, x.at, x.author, x.at
  from (
    select m.rsa_meeting_no as no, 'SUP' as role, u.user_id as who, null::varchar as vendor_cd, u.user_nm as nm, m.done_dt as at, m.create_user_id as author
      from rsa_meeting m join sys_user u on u.user_id = m.create_user_id
    union all
    select m.rsa_meeting_no, 'SHM', u.user_id, null, u.user_nm, m.done_dt, m.create_user_id
      from rsa_meeting m join sys_user u on u.user_id = $1 where m.meet_kind_cd = 'WEEK'
    union all
    select m.rsa_meeting_no, 'WORKER', u.user_id, null, u.user_nm, m.done_dt, m.create_user_id
      from rsa_meeting m join lateral (select user_id, user_nm from sys_user o where o.dept_cd = m.dept_cd and o.user_id <> m.create_user_id
        and o.user_status_cd <> 'RETIRED' and o.delete_yn = 'N' order by o.user_id limit 3) u on true where m.meet_kind_cd = 'DAY'
    union all
    select distinct m.rsa_meeting_no, 'VENDOR', a.portal_id, p.vendor_cd, a.user_nm, m.done_dt, m.create_user_id
      from rsa_meeting m join wkod_master p on p.process_no = m.process_no and p.vendor_cd is not null
          and date_trunc('week', p.start_dt at time zone 'Asia/Seoul') = date_trunc('week', m.meet_ymd::timestamp)
        join lateral (select portal_id, user_nm from vendor_account o where o.vendor_cd = p.vendor_cd and o.account_status_cd = 'ACTIVE'
          and o.vendor_role_cd in ('VAD', 'VSM') and o.delete_yn = 'N' order by o.vendor_role_cd desc, o.portal_id limit 1) a on true
      where m.meet_kind_cd = 'WEEK'
  ) x`
const COUNTS = `update rsa_meeting m set part_cnt = n.cnt, sign_cnt = n.cnt from (select rsa_meeting_no, count(*)::int as cnt
  from rsa_meeting_part group by 1) n where n.rsa_meeting_no = m.rsa_meeting_no`
const STOP = `insert into rsa_standstill (plant_cd, process_no, stop_ymd, reason_desc, create_user_id, create_dt, update_user_id, update_dt)
  select $1, $2, $3::date, '냉각수 펌프 교체로 공정을 세움', $4, $5, $4, $5`

export async function loadContinuous(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const { today, now, holidays, sites } = options
  const [site] = sites
  const leader = site && (await holdersOf(connection))('SUP', site.plantCd)[0]
  const [shm] = site?.safetyManagers ?? []
  const chosen = site?.processes.slice(0, 2) ?? []
  if (!site || !leader || !shm || chosen.length === 0) return
  const { rows } = await connection.query(DAYS, [chosen.map(({ processNo }) => processNo)])
  const known = rows as { no: number; ymd: string; isTalked: boolean }[]
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const firstYmd = addDays(monday, -7 * WEEKS)
  const meeting = (
    meetKindCd: 'WEEK' | 'DAY',
    process: DemoSite['processes'][number],
    meetYmd: string,
    hour: number,
    text: string,
  ) => {
    const at = new Date(startOfDay(meetYmd).getTime() + hour * HOUR_MS)
    const values = { meetKindCd, processNo: process.processNo, meetYmd, contentDesc: text }
    return story(rsaMeeting, values, {
      create: () => ({ plantCd: site.plantCd, deptCd: process.deptCd ?? null }),
      finish: ({ now: doneAt, today: day }) => ({ doneDt: doneAt.toISOString(), retainToYmd: retainTo(day) }),
    })
      .as(leader)
      .at(at)
      .act('finish')
  }
  const told = chosen.flatMap((process, which) => {
    const isLax = which === 1
    const weeks = Array.from({ length: WEEKS }, (_, at) => at)
      .filter((at) => !isLax || at % MISSED_WEEK !== MISSED_WEEK - 1)
      .map((at) => meeting('WEEK', process, addDays(firstYmd, 7 * at + 4), 16, reviewed[at % reviewed.length] ?? ''))
    const own = known.filter(({ no }) => no === process.processNo)
    const talks = new Set(own.filter(({ isTalked }) => isTalked).map(({ ymd }) => ymd))
    const shifts = new Set(own.filter(({ isTalked }) => !isTalked).map(({ ymd }) => ymd))
    const days: string[] = []
    for (let ymd = firstYmd; ymd < today; ymd = addDays(ymd, 1))
      if (!talks.has(ymd) && (isWorkingDay(ymd, holidays) || shifts.has(ymd))) days.push(ymd)
    const held = days.filter((_, at) => !isLax || at % MISSED_DAY !== MISSED_DAY - 1)
    return [...weeks, ...held.map((ymd, at) => meeting('DAY', process, ymd, 8, talked[at % talked.length] ?? ''))]
  })
  await insertStories(connection, told, { latest: now })
  await connection.query(PARTS, [shm])
  await connection.query(COUNTS)
  await stoodStill(connection, { ...options, process: chosen.at(-1), plantCd: site.plantCd, leader })
}

interface Stopping extends DemoOptions {
  process: DemoSite['processes'][number] | undefined
  plantCd: string
  leader: string
}
/** The latest working day without any talk of the second process: it stood still. */
async function stoodStill(connection: OwnerConnection, { today, holidays, process, plantCd, leader }: Stopping) {
  if (!process) return
  const { rows } = await connection.query(
    `select meet_ymd::text as ymd from rsa_meeting where process_no = $1 and meet_kind_cd = 'DAY'
      union select (start_dt at time zone 'Asia/Seoul')::date::text from wkod_master where process_no = $1 and start_dt is not null
      union select (t.tbm_dt at time zone 'Asia/Seoul')::date::text from tbm t join wkod_master p on p.permit_no = t.permit_no
        where p.process_no = $1`,
    [process.processNo],
  )
  const held = new Set(rows.map(({ ymd }) => String(ymd)))
  for (let ymd = addDays(today, -2); ymd > addDays(today, -90); ymd = addDays(ymd, -1)) {
    if (held.has(ymd) || !isWorkingDay(ymd, holidays)) continue
    const said = new Date(startOfDay(ymd).getTime() + 17 * HOUR_MS)
    await connection.query(STOP, [plantCd, process.processNo, ymd, leader, said])
    return
  }
}
