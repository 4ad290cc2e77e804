/** Sixty isolations in every state, some older than thirty days, with the permits that hang on them. */
import { addDays } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import type { WorkDemo } from '../wkod.demo.ts'
import { isoPlan } from './iso-plan.model.ts'
import type { Energy, LineService, Method, StoredEnergy } from './isolation.logic.ts'

type Row = Record<string, unknown>
const PLANT = '2000'
const COUNT = 60

type PointPlan = readonly [tag: string, energy: Energy, method: Method, service?: LineService, stored?: StoredEnergy]
interface Scene {
  equip: string
  /** Of its first point. */
  system: string
  desc: string
  drawing: string
  points: readonly PointPlan[]
}
const scenes: readonly Scene[] = [
  {
    equip: 'R-101',
    system: 'L-101',
    desc: '반응기 R-101 내부 점검: 공급·배출 배관과 교반기 전원',
    drawing: 'PID-101-A',
    points: [
      ['HV-1011 원료 공급', 'CHM', 'BLIND', 'FLAM'],
      ['HV-1014 질소', 'CHM', 'DBB', 'INERT'],
      ['HV-1017 배출', 'PRS', 'DISC', 'TOXIC'],
      ['MCC-3-12 교반기', 'ELE', 'LOCK'],
    ],
  },
  {
    equip: 'P-204A',
    system: 'L-204',
    desc: '이송펌프 P-204A 축봉 교체',
    drawing: 'PID-204-B',
    points: [
      ['HV-2041 흡입', 'PRS', 'VALVE', 'FLAM'],
      ['HV-2042 토출', 'PRS', 'VALVE', 'FLAM'],
      ['MCC-2-04 전동기', 'ELE', 'LOCK'],
    ],
  },
  {
    equip: 'E-310',
    system: 'H-STM',
    desc: '열교환기 E-310 세정',
    drawing: 'PID-310-A',
    points: [
      ['HV-3101 증기', 'STM', 'DBB'],
      ['HV-3102 응축수', 'THR', 'VALVE'],
      ['HV-3105 공정 입구', 'CHM', 'BLIND', 'FLAM'],
    ],
  },
  {
    equip: 'CV-508',
    system: 'C-MCC5',
    desc: '원료 컨베이어 CV-508 벨트 교체',
    drawing: 'ELD-508',
    points: [
      ['MCC-5-08 구동 전동기', 'ELE', 'LOCK'],
      ['장력추', 'MEC', 'LOCK', 'NONE', 'LOAD'],
      ['유압 장력기 축압기', 'HYD', 'VALVE', 'NONE', 'ACC'],
    ],
  },
  {
    equip: 'T-702',
    system: 'L-702',
    desc: '저장탱크 T-702 개방 검사',
    drawing: 'PID-702-A',
    points: [
      ['HV-7021 입하', 'CHM', 'BLIND', 'TOXIC'],
      ['HV-7022 출하', 'CHM', 'BLIND', 'TOXIC'],
      ['HV-7026 질소 봉입', 'PRS', 'DISC', 'INERT'],
      ['HV-7029 스팀 코일', 'STM', 'DBB'],
    ],
  },
  {
    equip: 'SWGR-6',
    system: 'C-6K',
    desc: '고압 배전반 SWGR-6 점검',
    drawing: 'SLD-06',
    points: [
      ['VCB-601 인입', 'ELE', 'LOCK'],
      ['VCB-604 변압기', 'ELE', 'LOCK'],
      ['콘덴서 뱅크', 'ELE', 'LOCK', 'NONE', 'CAP'],
    ],
  },
]

/** How many stand in each state, and how long ago their locks were put on. */
const plan = [
  { state: 'PLAN', count: 5, days: [1, 2] },
  { state: 'SET', count: 4, days: [1, 1] },
  { state: 'VERIFIED', count: 18, days: [1, 20] },
  { state: 'VERIFIED', count: 5, days: [33, 70] },
  { state: 'TESTING', count: 2, days: [3, 9] },
  { state: 'REMOVING', count: 2, days: [5, 12] },
  { state: 'CLOSE', count: 24, days: [25, 330] },
] as const
type State = (typeof plan)[number]['state']

const LONG_DAYS = 30
const pointState: Readonly<Record<State, string>> = {
  PLAN: 'PLAN',
  SET: 'SET',
  VERIFIED: 'VERIFIED',
  TESTING: 'SET',
  REMOVING: 'VERIFIED',
  CLOSE: 'REMOVED',
}

export async function loadIsolations(connection: OwnerConnection, { today, now }: WorkDemo): Promise<void> {
  const chance = random('locks and tags')
  const states = plan.flatMap(({ state, count, days }) => Array.from({ length: count }, () => ({ state, days })))
  const made = states
    .slice(0, COUNT)
    .map(({ state, days }, index) => isolation(index, state, addDays(today, -chance.int(days[0], days[1])), today))
  const sorted = made.toSorted((one, other) => one.setYmd.localeCompare(other.setYmd))
  const numbers = new Map<string, number>()
  const plans = sorted.map(({ scene, ...row }, index) => {
    const ymd = row.setYmd.replaceAll('-', '')
    const next = (numbers.get(ymd) ?? 0) + 1
    numbers.set(ymd, next)
    return { scene, row: { ...row, isoPlanNo: index + 1, isoPlanDocNo: `ISO-${ymd}-${String(next).padStart(3, '0')}` } }
  })
  await insertAll(
    connection,
    'iso_plan',
    plans.map(({ row }) => ({ ...row, setYmd: row.statusCd === 'PLAN' ? null : row.setYmd })),
  )
  await insertAll(
    connection,
    'iso_plan_points',
    plans.flatMap(({ scene, row }) => pointsOf(scene, row, chance)),
  )
  await connection.query(LINKS)
  await connection.query(AFTER)
  await tellRows(connection, isoPlan, courses, { latest: now, begun: ['@oper', 'createDt'] })
}

function isolation(index: number, state: State, setYmd: string, today: string) {
  const scene = scenes[index % scenes.length] as Scene
  const at = `${setYmd}T09:20:00+09:00`
  const isLong = state === 'VERIFIED' && setYmd <= addDays(today, -LONG_DAYS)
  const isSet = state !== 'PLAN'
  return {
    scene,
    statusCd: state,
    plantCd: PLANT,
    equipNo: scene.equip,
    isoDesc: scene.desc,
    drawingNo: scene.drawing,
    setYmd,
    areaDeptCd: 'D2110',
    lockBoxNo: `LB-${String((index % 24) + 1).padStart(2, '0')}`,
    pointCnt: scene.points.length,
    storedCds: scene.points.flatMap(([, , , , stored]) => stored ?? []).join(' ') || null,
    setUserId: isSet ? (scene.points[0]?.[1] === 'ELE' ? 'elec' : 'maint') : null,
    verifiedDt: state === 'PLAN' || state === 'SET' ? null : `${setYmd}T11:05:00+09:00`,
    longYn: isLong ? 'Y' : 'N',
    nextReviewYmd: isLong ? addDays(today, index % 6) : null,
    areaClearYn: 'N',
    permitCnt: 0,
    personalCnt: 0,
    deleteYn: 'N',
    rowVersion: 1,
    lastActorId: 'oper',
    createUserId: 'oper',
    createDt: at,
    updateUserId: 'oper',
    updateDt: at,
  }
}

const read: Readonly<Record<Energy, string>> = {
  ELE: '검전기로 무전압 확인, 기동 시도 안 됨',
  PRS: '압력계 0.0 bar, 배출 밸브 열림',
  CHM: '배출구 잔류물 없음, LEL 0 %',
  STM: '압력계 0.0 bar, 표면 28 ℃',
  MEC: '버팀목 설치, 움직임 없음',
  HYD: '유압 0 bar, 축압기 방출',
  THR: '표면 31 ℃',
  RAD: '서베이미터 배경값',
}

function pointsOf(scene: Scene, plan: Row, chance: Random): Row[] {
  const state = pointState[plan.statusCd as State]
  const base = Number(plan.isoPlanNo) * 10
  const day = String(plan.setYmd)
  return scene.points.map(([tagNm, energyCd, isoMethodCd, serviceCd = 'NONE', storedCd = null], index) => {
    const isSet = state !== 'PLAN'
    const isSeen = state === 'VERIFIED' || state === 'REMOVED'
    const isGone = state === 'REMOVED' || (plan.statusCd === 'REMOVING' && index === 0)
    const setter = energyCd === 'ELE' ? 'elec' : 'maint'
    const minute = (from: number) =>
      `${day}T${String(9 + Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}:00+09:00`
    return {
      isoPlanNo: plan.isoPlanNo,
      seqNo: index + 1,
      isoPointNo: index + 1,
      tagNm,
      energyCd,
      isoMethodCd,
      serviceCd,
      storedCd,
      systemCds: index === 0 ? scene.system : null,
      ...(isSet && {
        lockNo: `L-${base + index}`,
        tagNo: `T-${base + index}`,
        setUserId: setter,
        setDt: minute(30 + index * 7),
      }),
      ...(isSeen && { verifyUserId: 'oper', verifyDt: minute(80 + index * 6), verifyMethodDesc: read[energyCd] }),
      ...(isGone && { removeUserId: setter, removeDt: `${addDays(day, chance.int(1, 4))}T16:30:00+09:00` }),
      pointStatusCd: isGone ? 'REMOVED' : state,
    }
  })
}

/** Open isolations hold for permits that are under way, closed ones for permits that are closed. */
const LINKS = `with live as (select permit_no, row_number() over (order by permit_no desc) as n from wkod_master
    where plant_cd = '${PLANT}' and status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP', 'DONE') and delete_yn = 'N'
      and permit_sub_cds ~ '\\y(CSE|ELE|LNB)\\y'),
  done as (select permit_no, row_number() over (order by permit_no desc) as n from wkod_master
    where plant_cd = '${PLANT}' and status_cd = 'CLOSE' and delete_yn = 'N' and permit_sub_cds ~ '\\y(CSE|ELE|LNB)\\y'),
  plans as (select iso_plan_no, status_cd, row_number() over (partition by status_cd = 'VERIFIED' order by long_yn, iso_plan_no desc) as n
    from iso_plan where status_cd in ('VERIFIED', 'CLOSE', 'REMOVING')),
  links as (select p.iso_plan_no, coalesce(l.permit_no, d.permit_no) as permit_no
    from plans p left join live l on p.status_cd = 'VERIFIED' and l.n = p.n
      left join done d on p.status_cd <> 'VERIFIED' and d.n = p.n)
  insert into iso_plan_permit (iso_plan_no, permit_no, link_dt, link_user_id)
  select iso_plan_no, permit_no, now(), 'oper' from links where permit_no is not null`

const AFTER = `update iso_plan p set permit_cnt = l.n, permit_doc_nos = l.nos
    from (select k.iso_plan_no, count(*) as n, string_agg(m.permit_doc_no, ' ') as nos
      from iso_plan_permit k join wkod_master m using (permit_no) group by 1) l where l.iso_plan_no = p.iso_plan_no;
  update wkod_master p set iso_cnt = l.n
    from (select permit_no, count(*) as n from iso_plan_permit group by 1) l where l.permit_no = p.permit_no`

const planned = ['plan', '#OPR', '+ 2 hours'] as const
const set = [planned, ['SET_POINT', '#OPR', '+ 20 hours', { to: 'SET' }]] as const
const verified = [...set, ['VERIFY_POINT', '#OPR', 'verifiedDt', { to: 'VERIFIED' }]] as const
const removing = [...verified, ['REMOVE_POINT', '#OPR', '+ 5 days', { to: 'REMOVING' }]] as const
const courses: readonly Course<typeof isoPlan>[] = [
  [...removing, ['REMOVE_POINT', '#OPR', '+ 2 hours', { to: 'CLOSE' }]],
  [...verified, ['test', '#OPR', 'testAskDt']],
]
