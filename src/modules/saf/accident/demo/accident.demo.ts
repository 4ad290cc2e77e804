/** Two years of accidents for the demo site, small ones and two that were serious, and one of this morning whose clocks run. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { type SampleSite, spots } from '../../near-miss/near-miss.seed.ts'
import { accident } from '../accident.model.ts'
import { clocksOf } from '../judge/clocks.logic.ts'
import { type SevClass, worstClass } from '../judge/facts.logic.ts'
import { type FlagCd, flagCds, judged } from '../judge/flags.logic.ts'
import { lostDays } from '../judge/lost-days.logic.ts'
import { fileForms, type Investigated, inquiryDays, tellInquiries } from './accident-inquiry.demo.ts'
import { type Looked, type Situation, serious, usual } from './accident-situations.ts'

const COUNT = 58
const DAYS_BACK = 730
const HOUR_MS = 3_600_000
const VENDOR_SHARE = 0.35

interface DemoOptions {
  today: string
  now: Date
  holidays: ReadonlySet<string>
  sites: readonly SampleSite[]
}
interface Hurt {
  userId: string | null
  vendorCd: string | null
  sevClassCd: SevClass
  expectLostDayCnt: number
  returnYmd: string | null
  lostDayCnt: number
  months: number | null
}
interface Happened {
  situation: Situation
  site: SampleSite
  occurred: Date
  placeDesc: string
  victims: readonly Hurt[]
  isClassed: boolean
  /** Of one that was looked into, to its end. */
  looked?: Looked
}

export async function loadAccidents(connection: OwnerConnection, options: DemoOptions): Promise<void> {
  const chance = random('accidents')
  const all = [
    ...Array.from({ length: COUNT }, () => usualOne(chance, options)),
    ...serious.map((one) => seriousOne(one, chance, options)),
    thisMorning(chance, options),
  ].toSorted((a, b) => a.occurred.getTime() - b.occurred.getTime())
  const records = await insertStories(
    connection,
    all.map((one) => told(one, chance, options.now)),
    { latest: options.now },
  )
  await insertVictims(connection, all, records)
  await insertClocks(connection, all, records, options.now)
  await fileForms(connection, options.now)
  await tellInquiries(connection, investigated(all, records), options)
  await insertHours(connection, options)
}

const investigated = (all: readonly Happened[], records: readonly Kept[]): Investigated[] =>
  all.flatMap((one, at) => {
    const { looked, situation, site, occurred, placeDesc } = one
    const record = records[at]
    if (!looked || !record) return []
    const { accidentNo, vendorCd, majorYn } = record
    return { accidentNo, vendorCd, isMajor: majorYn === 'Y', looked, situation, site, occurred, placeDesc }
  })

function usualOne(chance: Random, { today, sites }: DemoOptions): Happened {
  const site = chance.weighted(sites.map((one, order) => [one, order === 0 ? 75 : 25] as const))
  const ymd = addDays(today, -chance.int(2, DAYS_BACK))
  const occurred = new Date(startOfDay(ymd).getTime() + chance.int(8, 19) * HOUR_MS + chance.int(0, 59) * 60_000)
  const situation = chance.pick(usual)
  const process = chance.pick(site.processes)
  const isVendor = chance.int(1, 100) <= VENDOR_SHARE * 100
  const victims = situation.injury ? [hurtBy(situation, site, ymd, today, isVendor, chance)] : []
  const placeDesc = `${process.processNm} ${chance.pick(spots)}`
  return { situation, site, occurred, placeDesc, victims, isClassed: true }
}

function seriousOne(one: (typeof serious)[number], chance: Random, { today, sites }: DemoOptions): Happened {
  const [site] = sites
  if (!site) throw new Error('No plant to tell of')
  const ymd = addDays(today, -one.daysBack)
  const first = hurtBy(one, site, ymd, today, one.isVendor, chance)
  const victims = one.isVendor ? [first, { ...first, lostDayCnt: first.lostDayCnt }] : [first]
  const occurred = new Date(startOfDay(ymd).getTime() + 10.5 * HOUR_MS)
  return { situation: one, site, occurred, placeDesc: one.placeDesc, victims, isClassed: true, looked: one.looked }
}

/** Reported a while ago, not classed: what has to be told by when runs. It names no permit and stops none. */
function thisMorning(chance: Random, { now, today, sites }: DemoOptions): Happened {
  const [site] = sites
  const [, , , , situation] = usual
  if (!site || !situation) throw new Error('No plant to tell of')
  const victims = [hurtBy(situation, site, today, today, false, chance)]
  const occurred = new Date(now.getTime() - 0.4 * HOUR_MS)
  return { situation, site, occurred, placeDesc: '분석실 시료 준비대', victims, isClassed: false }
}

function hurtBy(
  { outcome: [sevClassCd, expected] }: Situation,
  site: SampleSite,
  ymd: string,
  today: string,
  isVendor: boolean,
  chance: Random,
): Hurt {
  const vendor = isVendor && site.vendors.length > 0 ? chance.pick(site.vendors) : undefined
  const back = addDays(ymd, expected + 1)
  const returnYmd = expected > 0 && back <= today ? back : null
  const absence = { expectLostDayCnt: expected, returnYmd, deathYmd: null }
  return {
    userId: vendor ? null : chance.pick(site.staff),
    vendorCd: vendor?.vendorCd ?? null,
    sevClassCd,
    ...absence,
    lostDayCnt: lostDays(absence, ymd, today),
    months: expected >= 90 ? Math.round(expected / 30) : null,
  }
}

const factsOf = ({ situation, occurred, victims }: Happened, processPsmYn: 'Y' | 'N' = 'N') => ({
  accKindCd: situation.kind,
  accTypeCd: situation.type,
  occurYmd: dayOf(occurred),
  injuredCnt: victims.length,
  deadCnt: 0,
  outsideHurtCnt: 0,
  potSevCd: Number(situation.severity),
  chemNm: situation.chem?.[0] ?? null,
  processPsmYn,
  victims: victims.map(({ sevClassCd, expectLostDayCnt, returnYmd, lostDayCnt, months }) => ({
    ...{ sevClassCd, expectLostDayCnt, returnYmd, lostDayCnt },
    ...{ deathYmd: null, careMonthVal: months, treatMonthVal: months, factorCd: null, listedIllYn: 'N' as const },
  })),
})

const flagsOf = (one: Happened): Record<FlagCd, 'Y' | 'N'> => {
  const found = new Set(judged(factsOf(one)).map(({ flag }) => flag))
  return Object.fromEntries(flagCds.map((flag) => [flag, found.has(flag) ? 'Y' : 'N'])) as Record<FlagCd, 'Y' | 'N'>
}

/** Reported within the half-hour, classed on the next day; those that were serious looked into to their end; the scene of a major one was released a week later. */
function told(one: Happened, chance: Random, now: Date): Told {
  const { situation, site, occurred, placeDesc, victims, isClassed } = one
  const process = chance.pick(site.processes)
  const known = new Date(Math.min(occurred.getTime() + chance.int(4, 20) * 60_000, now.getTime()))
  const flags = flagsOf(one)
  const isKept = flags.majorYn === 'Y' || flags.psmMajorYn === 'Y' || flags.probeYn === 'Y'
  const vendorCd = victims.find((victim) => victim.vendorCd !== null)?.vendorCd ?? null
  const begun = story(
    accident,
    {
      ...{ accidentTitle: situation.title, contentDesc: situation.content, firstActDesc: situation.firstAct },
      ...{ placeDesc, occurDt: occurred.toISOString(), knowDt: known.toISOString() },
      ...{ injuredCnt: victims.length, deadCnt: 0, outsideHurtCnt: 0, processNo: isClassed ? process.processNo : null },
    },
    {
      report: ({ now: at }) => ({
        ...{ reportDt: at.toISOString(), srcCd: 'APP' as const, lateRegYn: 'N' as const },
        ...{ accKindCd: situation.kind, vendorCd, ...flags },
        majorDt: flags.majorYn === 'Y' ? at.toISOString() : null,
        sevClassCd: isClassed ? (worstClass(victims) ?? 'NONE') : null,
        ownHurtCnt: victims.filter((victim) => victim.vendorCd === null).length,
        vendorHurtCnt: victims.filter((victim) => victim.vendorCd !== null).length,
        lostDayCnt: victims.reduce((sum, { lostDayCnt }) => sum + lostDayCnt, 0),
        sceneKeepYn: isKept ? ('Y' as const) : ('N' as const),
      }),
      classify: ({ now: at }) => ({
        ...(isKept && {
          sceneReleaseDt: new Date(Math.min(at.getTime() + 144 * HOUR_MS, now.getTime())).toISOString(),
          sceneReleaseUserId: site.safetyHead,
          sceneConsentDesc: '고용노동지청 감독관이 현장을 확인하고 해제에 동의함',
        }),
      }),
      invest: () => ({ leaderUserId: site.safetyManagers[0] ?? null }),
      approve: ({ now: at }) => ({ doneDt: at.toISOString() }),
      close: ({ now: at }) => ({ endDt: at.toISOString() }),
    },
  )
    .as(chance.pick(site.staff))
    .at(known)
    .act('report')
  if (!isClassed) return begun
  const classed = begun
    .as(chance.pick(site.safetyManagers))
    .after('20h')
    .act('classify', {
      ...{ accKindCd: situation.kind, accTypeCd: situation.type, causeObjCd: situation.object },
      ...{ workTypeDesc: situation.work, potSevCd: situation.severity, workCatCd: situation.workCat },
      ...(situation.chem && { chemNm: situation.chem[0], leakQtyVal: situation.chem[1] }),
    })
  return one.looked ? ended(classed, one) : classed
}

/** Looked into within two weeks, approved by the head of the site, and closed once the measures had held for ninety days. */
function ended(classed: Told, { site, occurred }: Happened): Told {
  const on = (days: number) => new Date(occurred.getTime() + days * 24 * HOUR_MS)
  const [leader = ''] = site.safetyManagers
  return classed
    .as(site.safetyHead)
    .after('2h')
    .act('invest')
    .as(leader)
    .at(on(inquiryDays.planned - 3))
    .act('analyze')
    .at(on(inquiryDays.planned))
    .act('plan')
    .at(on(inquiryDays.approved))
    .act('approve')
    .as('SYSTEM')
    .at(on(inquiryDays.proved))
    .act('prove')
    .as(site.safetyHead)
    .after('5d')
    .act('close')
}
type Told = Story<typeof accident>

type Kept = Awaited<ReturnType<typeof insertStories<typeof accident>>>[number]

async function insertVictims(
  connection: OwnerConnection,
  all: readonly Happened[],
  records: readonly Kept[],
): Promise<void> {
  const rows = all.flatMap(({ situation, site, victims, isClassed }, at) =>
    victims.map((victim, index) => ({
      accidentNo: records[at]?.accidentNo,
      plantCd: site.plantCd,
      seqNo: index + 1,
      userId: victim.userId,
      vendorCd: victim.vendorCd,
      injuryTypeCd: situation.injury,
      injuryPartCds: situation.part,
      sevClassCd: isClassed ? victim.sevClassCd : null,
      expectLostDayCnt: isClassed ? victim.expectLostDayCnt : null,
      returnYmd: victim.returnYmd,
      lostDayCnt: victim.lostDayCnt,
      months: victim.months,
    })),
  )
  await connection.query(
    `insert into acc_victim (accident_no, plant_cd, seq_no, user_id, person_no, victim_nm, dept_cd, vendor_cd, hire_ymd, injury_type_cd, injury_part_cds,
        sev_class_cd, expect_lost_day_cnt, return_ymd, lost_day_cnt, care_month_val, treat_month_val)
      select r."accidentNo", r."plantCd", r."seqNo", r."userId", p.person_no, coalesce(u.user_nm, p.person_nm, '협력업체 작업자'), u.dept_cd, r."vendorCd",
        coalesce(u.entry_ymd, p.hire_ymd), r."injuryTypeCd", r."injuryPartCds", r."sevClassCd", r."expectLostDayCnt", r."returnYmd", r."lostDayCnt", r.months, r.months
      from jsonb_to_recordset($1::jsonb) r("accidentNo" bigint, "plantCd" text, "seqNo" int, "userId" text, "vendorCd" text, "injuryTypeCd" text,
          "injuryPartCds" text, "sevClassCd" text, "expectLostDayCnt" int, "returnYmd" date, "lostDayCnt" int, months numeric)
        left join sys_user u on u.user_id = r."userId"
        left join lateral (select person_no, person_nm, hire_ymd from vendor_person v where v.vendor_cd = r."vendorCd" and v.delete_yn = 'N'
          order by (v.person_no + r."accidentNo" * 7 + r."seqNo") % 13, v.person_no limit 1) p on true`,
    [JSON.stringify(rows)],
  )
}

/** What had to be told was told in time; of the one of this morning it runs. */
async function insertClocks(
  connection: OwnerConnection,
  all: readonly Happened[],
  records: readonly Kept[],
  now: Date,
): Promise<void> {
  const rows = all.flatMap((one, at) => {
    const record = records[at]
    if (!record?.knowDt) return []
    const { situation, site, isClassed, victims } = one
    const flags = flagsOf(one)
    const knowDt = new Date(record.knowDt)
    return clocksOf({
      ...{ knowDt, accTypeCd: situation.type, sevClassCd: isClassed ? worstClass(victims) : null },
      ...{ chemAccYn: flags.chemAccYn, hipoYn: flags.hipoYn, isByControlRoom: false, isConfinedSpace: false },
      majorDt: flags.majorYn === 'Y' ? knowDt : null,
    }).flatMap(({ clockCd, dueDt }) => {
      // A step of the site ends with its act, and nobody telephones for it.
      const isStep = clockCd === 'CLASS' || clockCd === 'TEAM' || clockCd === 'FINAL'
      if (clockCd === 'FINAL' && isClassed && !record.doneDt) return []
      const told = Math.min(dueDt.getTime(), knowDt.getTime() + 12 * 60_000)
      const acted = clockCd === 'FINAL' ? Date.parse(record.doneDt ?? '') : knowDt.getTime() + 20 * HOUR_MS
      const isDone = isClassed || (clockCd === 'CTRL' && told <= now.getTime())
      return {
        ...{ accidentNo: record.accidentNo, plantCd: site.plantCd, clockCd },
        ...{ openDt: knowDt.toISOString(), dueDt: dueDt.toISOString() },
        endDt: isDone ? new Date(isStep ? acted : told).toISOString() : null,
        ...{ by: isDone ? site.safetyManagers[0] : null, isTold: isDone && !isStep },
      }
    })
  })
  await connection.query(
    `with made as (insert into acc_report_log (accident_no, plant_cd, report_target_cd, open_dt, due_dt, end_dt, end_cd, report_dt, method_cd, by_user_id, receipt_desc, alert_slot_val)
        select r."accidentNo", r."plantCd", r."clockCd", r."openDt", r."dueDt", r."endDt", case when r."endDt" is not null then 'DONE' end, case when r."isTold" then r."endDt" end,
          case when r."isTold" then 'TEL' end, r.by, case when r."isTold" then '당직자 접수' end, 9999
        from jsonb_to_recordset($1::jsonb) r("accidentNo" bigint, "plantCd" text, "clockCd" text, "openDt" timestamptz, "dueDt" timestamptz, "endDt" timestamptz, by text,
          "isTold" boolean)
        returning accident_no, due_dt, end_dt)
      update accident a set due_dt = c.due, open_clock_cnt = c.cnt
      from (select accident_no, min(due_dt) as due, count(*)::int as cnt from made where end_dt is null group by 1) c where a.accident_no = c.accident_no`,
    [JSON.stringify(rows)],
  )
}

/** The time system's hours of the plants, up to the month before this one; contractors' come from the gates, this month is estimated. */
async function insertHours(connection: OwnerConnection, { today, sites }: DemoOptions): Promise<void> {
  const chance = random('hours worked')
  const months = Array.from({ length: 24 }, (_, back) =>
    addDays(`${today.slice(0, 7)}-15`, -30 * (back + 1)).slice(0, 7),
  )
  await insertAll(
    connection,
    'acc_hour',
    sites.flatMap(({ plantCd, staff }) =>
      [...new Set(months)].flatMap((hourYm) => [
        {
          ...{ plantCd, hourYm, populationCd: 'OWN', originCd: 'TIME', workerCnt: staff.length },
          workHourVal: Math.round(staff.length * chance.int(164, 182)),
        },
        {
          ...{ plantCd, hourYm, populationCd: 'VENDOR', originCd: 'GATE', workerCnt: chance.int(180, 260) },
          workHourVal: chance.int(24_000, 38_000),
        },
      ]),
    ),
  )
}
