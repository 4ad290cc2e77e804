/** What may happen to the works of a story: acts, side doors, facts and time, each as a named person or as the program. */
import fc from 'fast-check'
import { issueDemerit } from '#modules/contractor/demerit/sgc.seed.ts'
import { aSet, readings } from '../../gas/gas.fixture.ts'
import { gasSet } from '../../gas/gas-set.model.ts'
import { isoPlan } from '../../isolation/iso-plan.model.ts'
import { wkodPlan } from '../../plan/wkod-plan.model.ts'
import { EMERGENCY_API } from '../../shift/emergency/emergency.calls.ts'
import { WEATHER_API } from '../../shift/weather/weather.calls.ts'
import { SIMOPS_API } from '../../simops/simops.calls.ts'
import type { AwayAct, Held } from '../away/away.calls.ts'
import { linksFor } from '../link/permit-links.ts'
import { VSM, VSP } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { founds } from './alive-found.fixture.ts'
import { act, measured, minutesAgo, placeOf, post, type Row, rowOf, type Told } from './alive-told.fixture.ts'
import { equipmentAt, MOST_WORKS, PER_WORK, supervisors } from './alive-world.fixture.ts'

const work = fc.nat(MOST_WORKS - 1)
const person = fc.nat(MOST_WORKS * PER_WORK - 1)
const member = fc.nat(2)
const step = <Do extends string, Rest extends object>(name: Do, rest: { [K in keyof Rest]: fc.Arbitrary<Rest[K]> }) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<{ do: Do } & Rest>
const ofWork = <Do extends string>(name: Do) => step(name, { p: work })

const weighted = [
  [14, step('forward', { p: work })],
  [12, step('wait', { minutes: fc.constantFrom(1, 5, 10, 20, 31, 61, 125, 190) })],
  [6, ofWork('sees')],
  [
    9,
    step('brings', {
      p: work,
      act: fc.constantFrom('start', 'start', 'resume', 'resume', 'stop', 'finish', 'tick'),
      after: fc.constantFrom(0, 4, 9, 14),
    }),
  ],
  [4, step('extend', { p: work, hours: fc.constantFrom(2, 4, 5) })],
  [3, step('stop', { p: work, reasonCd: fc.constantFrom('BREAK', 'STOPWORK', 'INSPECTION') })],
  [2, step('scan', { p: work, code: fc.constantFrom('STOPWORK', 'GAS_HIGH') })],
  [2, ofWork('decide')],
  [2, ofWork('release')],
  [
    8,
    step('measure', {
      p: work,
      air: fc.constantFrom('GOOD', 'GOOD', 'THIN', 'LOW', 'EXPLOSIVE'),
      ago: fc.constantFrom(0, 0, 12, 40),
    }),
  ],
  [3, ofWork('confirm')],
  [3, ofWork('supply')],
  [2, step('airline', { p: work, yn: fc.constantFrom('Y', 'N') })],
  [3, ofWork('talk')],
  [4, step('join', { p: work, who: person, role: fc.constantFrom('WORKER', 'WORKER', 'WATCH', 'FIRE', 'LEADER') })],
  [4, step('leave', { p: work, who: person })],
  [3, step('supervise', { p: work, who: work })],
  [2, step('superviseNoMore', { p: work, who: work })],
  [4, step('enter', { p: work, who: member })],
  [3, step('exit', { p: work, who: member })],
  [3, ofWork('checkIn')],
  [4, step('move', { p: work, to: work, by: fc.constantFrom(4, 9, 13, 25, 45, 60) })],
  [3, step('figure', { p: work, of: fc.constantFrom('PNT', 'LNB', 'FIRE', 'VAPOR') })],
  [3, step('lockOff', { p: work, who: member })],
  [3, step('lockOn', { p: work, who: member })],
  [3, ofWork('testRun')],
  [3, ofWork('relock')],
  [2, step('link', { p: work, to: work })],
  [5, step('connect', { p: work, to: work })],
  [1, ofWork('disconnect')],
  [4, step('goesOut', { who: person })],
  [2, step('comesIn', { who: person })],
  [3, step('weather', { wind: fc.constantFrom(3, 9, 10, 14), feel: fc.constantFrom(20, 34) })],
  [3, step('weather', { wind: fc.constant(3), feel: fc.constant(34) })],
  [2, step('emergency', { scopeCd: fc.constantFrom('PLANT', 'AREA') })],
  [2, step('calm', {})],
  [2, ofWork('free')],
  [2, step('planStops', { goesOn: fc.boolean() })],
  [2, step('construction', { runs: fc.boolean() })],
  [1, step('vendor', { isActive: fc.boolean() })],
  [2, step('expire', { who: person })],
  [1, step('demerit', { who: person })],
  [3, step('rule', { gap: fc.constantFrom(400, 700) })],
  [1, step('analysis', { isOverdue: fc.boolean() })],
  [1, step('handOver', {})],
  [3, step('doubt', { p: work, of: fc.constantFrom('EQUIP', 'EQUIP', 'KIND', 'OTHER', 'ANEW') })],
  [2, step('doubtMoves', { to: fc.constantFrom('WELD', 'PIPE', 'ALL') })],
  [2, step('doubtEnds', { isDone: fc.boolean() })],
  [2, step('initial', { isDone: fc.boolean() })],
  [2, step('letGo', { p: work, minutes: fc.constantFrom(30, 90) })],
  [3, step('finding', { p: work, ago: fc.constantFrom(1, 1, 25, 300) })],
  [2, step('findingEnds', { p: work, how: fc.constantFrom('EFFECT', 'CANC') })],
  [
    3,
    step('accident', { p: work, of: fc.constantFrom('NAMED', 'SCENE', 'SCENE'), ago: fc.constantFrom(1, 1, 25, 300) }),
  ],
  [2, step('accidentEnds', { of: fc.constantFrom('CLASS', 'RELEASE') })],
  [2, step('repair', { p: work, minutes: fc.constantFrom(30, 90) })],
] as const
type Of<A> = A extends fc.Arbitrary<infer T> ? T : never
export type Step = Of<(typeof weighted)[number][1]>
export const aStep = fc.oneof(
  ...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary: arbitrary as fc.Arbitrary<Step> })),
)

/** Facts that come by themselves, which the clock alone asks about: until its next minute they may be false. */
const quiet: ReadonlySet<Step['do']> = new Set([
  ...(['construction', 'vendor', 'expire', 'rule', 'analysis', 'comesIn', 'talk', 'handOver', 'initial'] as const),
])
export const isQuiet = (step: Step): boolean => quiet.has(step.do)

/** What a phone was told of a work, and whose it is; later it comes with what was done without a network. */
const sights = new Map<number, { seenTxt: string; atMs: number; by: string }>()
async function sight(told: Told, { permitNo, statusCd, rowVersion }: Row) {
  const by = statusCd === 'SUSP' ? 'oper' : VSP
  if (statusCd === 'SUSP') await act(told, VSP, { permitNo, rowVersion } as Row, 'askResume')
  const { seenTxt, asOfDt } = await told.world.as(by).call<Held>(`${permit.api}/${permitNo}/held`)
  const seen = { seenTxt, atMs: Date.parse(asOfDt), by }
  sights.set(permitNo, seen)
  return seen
}
const WINDOW_MIN = 10
const begins = { start: 'ISSUED', resume: 'SUSP' } as const

async function bring(told: Told, row: Row, actionCd: AwayAct | 'tick', after: number): Promise<unknown> {
  const { permitNo, statusCd } = row
  const { seenTxt, atMs, by } = sights.get(permitNo) ?? (await sight(told, row))
  const now = told.world.site.now().getTime()
  const doneDt = new Date(Math.min(now, atMs + after * 60_000)).toISOString()
  if (actionCd === 'tick')
    return post(told, VSP, `${permit.api}/${permitNo}/checks/GEN-1`, { okYn: 'Y', seenTxt, doneDt })
  const values = {
    stop: { reasonCd: 'STOPWORK', reasonDesc: '가스 냄새' },
    finish: { finishedYn: 'Y', hotEndDt: doneDt },
  }
  const more = actionCd === 'stop' || actionCd === 'finish' ? values[actionCd] : {}
  const path = `${permit.api}/${permitNo}/away`
  const done = await post(told, by, path, { actionCd, seenTxt, doneDt, ...more })
  const isLate = Date.parse(doneDt) > atMs + WINDOW_MIN * 60_000
  if (isLate && (actionCd === 'start' || actionCd === 'resume') && statusCd === begins[actionCd])
    throw new Error(`${actionCd} of ${permitNo} ${after} minutes after all held`)
  return done
}

const bottoms = { GOOD: {}, THIN: { O2: 19 }, LOW: { O2: 17 }, EXPLOSIVE: { LEL: 30 } } as const

/** Its paper is printed anew, whatever changed of it meanwhile. */
async function hung(told: Told, p: number, { permitNo }: Row): Promise<Row> {
  await post(told, 'oper', `${permit.api}/${permitNo}/print`)
  return rowOf(told, p)
}

/** What leads on from where a work stands, by whose turn it is. */
async function forward(told: Told, p: number): Promise<unknown> {
  const row = await rowOf(told, p)
  const { permitNo, statusCd, riskGradeCd } = row
  switch (statusCd) {
    case 'RQST':
      return act(told, 'oper', row, 'review')
    case 'REVIEW':
      return act(told, row.isReviewed ? 'safety' : 'oper', row, row.isReviewed ? 'coReview' : 'finishReview')
    case 'PREP':
      return act(told, riskGradeCd === 'HIGH' ? 'mgr' : 'areaappr', row, 'approve')
    case 'APPR':
      await told.world.site.sql(
        `with tick as (update wkod_master_permit_check c set ok_yn = 'Y', photo_file_no = (select min(f.file_no) from attach_file f
            join wkod_master w on w.check_photo_file_id = f.attach_file_id where w.permit_no = c.permit_no) where permit_no = $1)
        update wkod_master set leader_sign_dt = now() where permit_no = $1`,
        [permitNo],
      )
      return act(told, 'oper', await hung(told, p, row), 'issue')
    case 'ISSUED':
      return act(told, VSP, await hung(told, p, row), 'start')
    case 'WORK':
      return act(told, VSP, row, 'finish', { finishedYn: 'Y', hotEndDt: minutesAgo(told, 0) })
    case 'SUSP': {
      const { rowVersion } = await act(told, VSP, row, 'askResume')
      return act(told, row.suspReasonCd === 'INSPECTION' ? 'safety' : 'oper', { ...row, rowVersion }, 'resume', {
        headCountCnt: row.hereCnt,
        causeDesc: '배관을 환기하고 다시 확인함',
      })
    }
    case 'DONE':
      return act(told, 'oper', row, 'close', { isoDecisionCd: 'CARRY', closeDesc: '정리된 것을 직접 확인함' })
    default:
      return undefined
  }
}

const runs: { readonly [S in Step as S['do']]: (told: Told, step: S) => Promise<unknown> } = {
  forward: (told, { p }) => forward(told, p),
  wait: async () => undefined,
  sees: async (told, { p }) => sight(told, await rowOf(told, p)),
  brings: async (told, { p, act: actionCd, after }) => bring(told, await rowOf(told, p), actionCd, after),
  async extend(told, { p, hours }) {
    const row = await rowOf(told, p)
    const extendToDt = new Date(row.workToDt.getTime() + hours * 3_600_000).toISOString()
    const { rowVersion } = await act(told, VSP, row, 'askExtension', { extendToDt, reasonDesc: '남은 용접 2개소' })
    return act(told, 'areaappr', { ...row, rowVersion }, 'extend')
  },
  stop: async (told, { p, reasonCd }) =>
    act(told, 'oper', await rowOf(told, p), 'stop', { reasonCd, reasonDesc: '현장 확인' }),
  async scan(told, { p, code }) {
    const { permitNo, workToDt } = await rowOf(told, p)
    const { site } = told.world
    const record = { permitNo, plantCd: '2000', vendorCd: 'V100001', workToDt: workToDt.toISOString() }
    await site.services.db.write('SYSTEM', (db) => linksFor({ db, record, person: { userId: VSM }, now: site.now() }))
    const { path } = await told.world.as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)
    return fetch(`${site.address}${path}/act`, {
      method: 'POST',
      body: JSON.stringify({ code }),
      headers: { 'content-type': 'application/json' },
    })
  },
  decide: async (told, { p }) =>
    act(told, 'safety', await rowOf(told, p), 'decideStop', {
      stopDecisionCd: 'NONE',
      stopDecisionDesc: '신고자와 함께 확인함',
    }),
  async release(told, { p }) {
    const row = await rowOf(told, p)
    const safety = told.world.as('safety')
    const { zones } = await safety.call<{ zones: { gasZoneNo: number }[] }>(`/api/saf/wkod/permitgas/${row.permitNo}`)
    const [zone] = zones
    if (!zone) return act(told, 'safety', row, 'release', { causeDesc: '누출 부위를 조이고 환기함' })
    return post(told, 'safety', `/api/saf/wkod/permitgas/${row.permitNo}/zones/${zone.gasZoneNo}/open`, {
      openDesc: '누출 부위를 조이고 환기함',
    })
  },
  measure: (told, { p, air, ago }) => measure(told, p, air, ago),
  async confirm(told, { p }) {
    const { gasSetNo } = await measure(told, p, 'THIN')
    return told.world.as('safety').act(gasSet, gasSetNo, 'confirm')
  },
  async supply(told, { p }) {
    const { gasSetNo } = await measure(told, p, 'LOW')
    return told.world.as('shd').act(gasSet, gasSetNo, 'approveSupply', { reasonDesc: '송기마스크, 환기 계속' })
  },
  async airline(told, { p, yn: supplyAirYn }) {
    const { permitNo, rowVersion } = await rowOf(told, p, measured)
    return told.world.as(VSP).edit(permit, { rowVersion }, permitNo, { supplyAirYn })
  },
  async talk(told, { p }) {
    const { permitNo } = await rowOf(told, p)
    return told.world.site.sql('update wkod_master_permit_crew set tbm_sign_dt = $2 where permit_no = $1', [
      permitNo,
      told.world.site.now(),
    ])
  },
  async join(told, { p, who, role: crewRoleCd }) {
    const { permitNo } = await rowOf(told, p)
    return post(told, VSP, `${permit.api}/${permitNo}/crew`, { personNo: told.world.people[who], crewRoleCd })
  },
  async leave(told, { p, who }) {
    const { permitNo } = await rowOf(told, p)
    return post(told, VSP, `${permit.api}/${permitNo}/crew/${told.world.people[who]}/leave`)
  },
  async supervise(told, { p, who }) {
    const { permitNo } = await rowOf(told, p, ['STEEL'])
    return post(told, 'oper', `${permit.api}/${permitNo}/crew`, { userId: supervisors[who], crewRoleCd: 'SUP' })
  },
  async superviseNoMore(told, { p, who }) {
    const { permitNo } = await rowOf(told, p, ['STEEL'])
    return post(told, 'oper', `${permit.api}/${permitNo}/crew/${supervisors[who]}/leave`)
  },
  enter: async (told, { p, who }) => pass(told, await rowOf(told, p, ['CSE']), who, true),
  exit: async (told, { p, who }) => pass(told, await rowOf(told, p, ['CSE']), who, false),
  async checkIn(told, { p }) {
    const { permitNo } = await rowOf(told, p, ['CSE'])
    return post(told, VSP, `${permit.api}/${permitNo}/check-in`)
  },
  async move(told, { p, to, by }) {
    const [{ permitNo }, other] = [await rowOf(told, p), await rowOf(told, to)]
    const oper = told.world.as('oper')
    const path = `${SIMOPS_API}/${permitNo}`
    const { marks, version } = await oper.call<{ marks: object[]; version: string }>(path)
    const [there] = await told.world.site.sql<{ x: number }>(
      'select location_x as x from permit_mark where permit_no = $1',
      [other.permitNo],
    )
    return post(
      told,
      'oper',
      `${path}/marks`,
      { version, marks: marks.map((mark) => ({ ...mark, locationX: (there?.x ?? 0) + by })) },
      'PUT',
    )
  },
  async figure(told, { p, of }) {
    const { permitNo, rowVersion } = await rowOf(told, p)
    const values = {
      PNT: { permitSubCds: 'PNT' },
      LNB: { permitSubCds: 'LNB' },
      FIRE: { extinguisherCnt: 1 },
      VAPOR: { vaporYn: 'N' },
    } as const
    return told.world
      .as(of === 'FIRE' || of === 'VAPOR' ? 'oper' : VSM)
      .edit(permit, { rowVersion }, permitNo, values[of])
  },
  async lockOff(told, { p, who }) {
    const { permitNo, isoPlanNo } = await rowOf(told, p, ['LNB'])
    return post(told, VSM, `/api/saf/wkod/permitiso/${permitNo}/plans/${isoPlanNo}/locks/${who + 1}/off`)
  },
  async lockOn(told, { p, who }) {
    const { permitNo, isoPlanNo, crew } = await rowOf(told, p, ['LNB'])
    const lockNo = `P-${permitNo}-${told.world.site.now().getTime()}`
    return post(told, VSM, `/api/saf/wkod/permitiso/${permitNo}/plans/${isoPlanNo}/locks`, {
      personNo: crew[who] ?? 0,
      userId: null,
      lockNo,
    })
  },
  async testRun(told, { p }) {
    const { permitNo, isoPlanNo } = await rowOf(told, p, ['LNB'])
    const { world } = told
    const plan = await world.as('oper').read(isoPlan, isoPlanNo ?? 0)
    for (const { isoPersonalNo, offDt } of plan.personal ?? [])
      if (offDt === null)
        await post(told, VSM, `/api/saf/wkod/permitiso/${permitNo}/plans/${isoPlanNo}/locks/${isoPersonalNo}/off`)
    await post(told, VSP, `/api/saf/wkod/permitiso/${permitNo}/plans/${isoPlanNo}/test`)
    return world.as('oper').act(isoPlan, plan.isoPlanNo, 'test', { areaClearYn: 'Y', reasonDesc: '회전방향 확인' })
  },
  async relock(told, { p }) {
    const { isoPlanNo } = await rowOf(told, p, ['LNB'])
    const path = `${isoPlan.api}/${isoPlanNo}/points/1`
    const oper = told.world.as('oper')
    if ((await oper.read(isoPlan, isoPlanNo ?? 0)).statusCd === 'TESTING')
      await oper.act(isoPlan, isoPlanNo ?? 0, 'endTest')
    const version = async () => (await told.world.as('oper').read(isoPlan, isoPlanNo ?? 0)).rowVersion
    await post(told, 'maint', `${path}/set`, {
      rowVersion: await version(),
      lockNo: `L-${isoPlanNo}`,
      tagNo: `T-${isoPlanNo}`,
    })
    return post(told, 'oper', `${path}/verify`, { rowVersion: await version(), verifyMethodDesc: '압력계 0 bar' })
  },
  async link(told, { p, to }) {
    const [{ permitNo }, { permitNo: owner, isoPlanNo }] = [await rowOf(told, p), await rowOf(told, to, ['LNB'])]
    const { rowVersion } = await told.world.as('oper').read(isoPlan, isoPlanNo ?? 0)
    return post(
      told,
      'oper',
      `${isoPlan.api}/${isoPlanNo}/permits`,
      { rowVersion, permitNos: [...new Set([owner, permitNo])] },
      'PUT',
    )
  },
  async connect(told, { p, to }) {
    const [one, other] = [placeOf(told, p, told.kinds), placeOf(told, to, ['LNB'])]
    await onSystems(told, other, 'S-AL')
    return onSystems(told, one, 'S-AL')
  },
  disconnect: (told, { p }) => onSystems(told, placeOf(told, p, told.kinds), null),
  goesOut: (told, { who }) =>
    post(told, 'gate', '/api/vendor/entry/gate/scan', {
      ...{ personNo: told.world.people[who], gateCd: 'G1', directionCd: 'OUT' },
      scanKey: `alive-${told.nos[0]}-${told.world.site.now().getTime()}`,
    }),
  comesIn: ({ world: { site, people } }, { who }) =>
    site.sql(
      `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt) select plant_cd, vendor_cd, person_no,
        human_key, 'P', 'G1', $2::timestamptz from vendor_person p where person_no = $1
        and not exists (select from entry_log e where e.person_no = p.person_no and e.in_dt::date = $2::timestamptz::date and e.out_dt is null)`,
      [people[who], site.now()],
    ),
  weather: (told, { wind, feel }) =>
    post(told, 'safety', WEATHER_API, { windVal: wind, gustVal: wind, rainVal: 0, snowVal: 0, feelTempVal: feel }),
  emergency: (told, { scopeCd }) =>
    post(told, 'gate', EMERGENCY_API, {
      scopeCd,
      areaDeptCd: scopeCd === 'AREA' ? 'D2110' : null,
      reasonDesc: '톨루엔 누출',
    }),
  async calm(told) {
    const [open] = await told.world.site.sql<{ no: number }>(
      'select emergency_stop_no::int as no from emergency_stop where end_dt is null limit 1',
    )
    return post(told, 'gate', `${EMERGENCY_API}/${open?.no ?? 1}/end`, { endDesc: '누출을 막고 확인함' })
  },
  async free(told, { p }) {
    const { permitNo } = await rowOf(told, p)
    const [held] = await told.world.site.sql<{ no: number }>(
      'select emergency_stop_permit_no::int as no from emergency_stop_permit where permit_no = $1 and release_dt is null limit 1',
      [permitNo],
    )
    return post(told, 'oper', `${EMERGENCY_API}/permits/${held?.no ?? 1}/release`, {
      releaseDesc: '현장을 다시 확인함',
    })
  },
  planStops: ({ world }, { goesOn }) =>
    world.as('safety').act(wkodPlan, world.planNo, goesOn ? 'resume' : 'suspend', { reasonDesc: '사고 조사' }),
  construction: ({ world: { site, planNo } }, { runs }) =>
    site.sql('update wkod_plan set const_no = $2 where wkod_plan_no = $1', [planNo, runs ? null : 'CN-T-1']),
  vendor: ({ world: { site } }, { isActive }) =>
    site.sql(`update vendor_info set vendor_status_cd = '${isActive ? 'ACTIVE' : 'SUSP'}' where vendor_cd = 'V100001';
      update vendor_master set status_cd = '${isActive ? 'ACTIVE' : 'SUSP'}' where vendor_cd = 'V100001' and status_cd in ('ACTIVE', 'SUSP')`),
  expire: ({ world: { site, people } }, { who }) =>
    site.sql(`update edu_rqst set valid_to_ymd = '2026-11-23' where person_no = $1 and edu_class_cd = 'ENTRY'`, [
      people[who],
    ]),
  demerit: ({ world: { site, people } }, { who }) => issueDemerit(site, people[who] ?? 0, { violItemCd: 'GR01' }),
  rule: ({ world: { site } }, { gap }) =>
    site.sql('update simops_rule set gap_val = $1 where gap_val between 11 and 30', [gap]),
  analysis: ({ world: { site } }, { isOverdue }) =>
    site.sql(
      `update jsa set next_eval_ymd = '${isOverdue ? '2026-11-23' : '2028-01-01'}' where max_after_val in (4, 9)`,
    ),
  handOver: ({ world: { site } }) =>
    site.sql(
      `with done as (insert into permit_handover (status_cd, plant_cd, area_dept_cd, shift_cd, shift_end_dt, hand_title, hand_dt)
          select 'DONE', '2000', 'D2110', 'DAY', ('2026-11-24 15:00')::timestamp at time zone 'Asia/Seoul', '교대', $1
          on conflict do nothing returning hand_no)
        insert into permit_handover_permit_rows (hand_no, seq_no, permit_no) select hand_no, row_number() over (), permit_no
        from done, wkod_master where status_cd in ('WORK', 'SUSP') and area_dept_cd = 'D2110'`,
      [site.now()],
    ),
  ...founds,
}

/** The register says of the equipment of a work which systems it belongs to. */
async function onSystems(told: Told, place: number, systemCds: string | null) {
  const [found] = await told.world.site.sql<{ no: number; rowVersion: number }>(
    'select equip_no::int as no, row_version as "rowVersion" from facility where equip_cd = $1',
    [equipmentAt(place)],
  )
  return post(
    told,
    'admin',
    `/api/baseinfo/facilityinfo/${found?.no}`,
    { systemCds, rowVersion: found?.rowVersion },
    'PUT',
  )
}

const pass = (told: Told, { permitNo, crew }: Row, who: number, goesIn: boolean) =>
  post(told, VSP, `${permit.api}/${permitNo}/entry`, { personNo: crew[who] ?? 1, goesIn })

async function measure(told: Told, p: number, air: keyof typeof bottoms, ago = 0) {
  const { permitNo } = await rowOf(told, p, measured)
  const measureDt = minutesAgo(told, ago)
  const late = ago > 15 ? { lateReasonDesc: '전파가 닿지 않음' } : {}
  return told.world.as('gas').create(gasSet, aSet(permitNo, { measureDt, lines: readings(bottoms[air]), ...late }))
}

/** @returns what refused it; undefined where it was done */
export async function taken(told: Told, step: Step): Promise<string | undefined> {
  try {
    await (runs[step.do] as (told: Told, step: Step) => Promise<unknown>)(told, step)
    return undefined
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string }
    if (status === undefined || status >= 500) throw error
    return `${status} ${code}`
  }
}
