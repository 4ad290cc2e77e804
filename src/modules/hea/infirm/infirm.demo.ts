/** Two years of an infirmary for the demo site: visits, what was given from which lot, counselling, first-aid boxes. */
import { addDays, addMonths, dayOf, startOfDay } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { findingCds, nextCounselYmd } from './counsel.logic.ts'
import { counsel } from './counsel.model.ts'
import { firstAidKit } from './first-aid-kit.model.ts'
import { boxContents, complaints, type DemoMedicine, demoMedicines } from './infirm-demo-texts.ts'
import { counselTitled, kitSets } from './infirm-sets.ts'
import { type Lot, takeNearest } from './medicine.logic.ts'
import { infirmVisit } from './visit.model.ts'

type Row = Record<string, unknown>
const PLANT = '2000'
const VISITS = 4000
const DAYS_BACK = 730
const MINUTE_MS = 60_000

interface DemoPeople {
  staff: { userId: string; deptCd: string; processNo: number | null }[]
  workers: { personNo: number; vendorCd: string }[]
}

export async function loadInfirmary(connection: OwnerConnection, { today, now: latest }: HealthDemo): Promise<void> {
  const people = await peopleOf(connection)
  const chance = random('infirmary')
  const shelf = new Shelf(chance, today)
  const moments = demoMoments(chance, today)
  const visits = moments.map((at) => aVisit(people, chance, at))
  const told = await insertStories(
    connection,
    visits.map((visit) => visitStory(visit)),
    { latest },
  )
  for (const [index, { heaInfirmVisitNo }] of told.entries()) {
    const { values, at, medicine } = visits[index] as DemoVisit
    if (values.treatCd === 'MED') shelf.give(heaInfirmVisitNo, medicine, at)
  }
  shelf.stockUpAll(today)
  await insertAll(connection, 'hea_medicine', demoMedicines.map(medicineRow))
  await insertAll(
    connection,
    'hea_medicine_lot',
    shelf.lots.map(({ inYmd: _, isShown: __, ...lot }) => lot),
  )
  await insertAll(connection, 'hea_medicine_txn', shelf.txns)
  await insertAll(connection, 'hea_visit_medicine', shelf.links)
  await insertAll(connection, 'hea_allergy', allergies(people, today))
  await counselled(connection, people, chance, today)
  await insertStories(connection, firstAidBoxes(people, chance, today))
  await connection.query(finishing)
}

/** The cluster that was told already, and the keys that come next. */
const finishing = `
  insert into hea_symptom_cluster (plant_cd, process_no, symptom_cd, start_dt, last_dt, alert_dt)
    select plant_cd, process_no, symptom_cd, min(visit_dt), max(visit_dt), max(visit_dt) from hea_infirm_visit
    where process_no is not null and visit_dt > (select max(visit_dt) from hea_infirm_visit) - interval '7 days'
    group by 1, 2, 3 having count(distinct coalesce(user_id, 'P' || person_no)) >= 3;
  select setval(pg_get_serial_sequence('hea_medicine', 'medicine_no'), (select max(medicine_no) from hea_medicine)),
    setval(pg_get_serial_sequence('hea_medicine_lot', 'medicine_lot_no'), (select max(medicine_lot_no) from hea_medicine_lot)),
    setval(pg_get_serial_sequence('hea_medicine_txn', 'medicine_txn_no'), (select max(medicine_txn_no) from hea_medicine_txn))`

async function peopleOf(connection: OwnerConnection): Promise<DemoPeople> {
  const staff = await connection.query(
    `select u.user_id, u.dept_cd, (select p.process_no from process p where p.dept_cd = u.dept_cd
        order by (p.process_no * 7 + length(u.user_nm) + ascii(u.user_id)) % 13, p.process_no limit 1) as process_no
      from sys_user u where u.plant_cd = $1 and u.user_status_cd = 'ACTIVE' order by u.user_id`,
    [PLANT],
  )
  const workers = await connection.query(
    `select person_no, vendor_cd from vendor_person where plant_cd = $1 and person_status_cd = 'ACTIVE' order by person_no limit 300`,
    [PLANT],
  )
  return {
    staff: staff.rows.map((row) => ({
      userId: String(row.user_id),
      deptCd: String(row.dept_cd),
      processNo: row.process_no === null ? null : Number(row.process_no),
    })),
    workers: workers.rows.map((row) => ({ personNo: Number(row.person_no), vendorCd: String(row.vendor_cd) })),
  }
}

const medicineRow = ({ name, type, unit, safe, allergen }: DemoMedicine, index: number): Row => ({
  medicineNo: index + 1,
  medicineNm: name,
  medTypeCd: type,
  unitCd: unit,
  safeQtyVal: safe,
  allergenCd: allergen ?? null,
  plantCd: PLANT,
  createUserId: 'nurse',
})

/** Between eight and six, the newest last. */
const demoMoments = (chance: Random, today: string): Date[] =>
  Array.from({ length: VISITS }, () => {
    const day = addDays(today, -Math.floor(chance.next() * DAYS_BACK) - 1)
    return new Date(startOfDay(day).getTime() + chance.int(8 * 60, 17 * 60 + 50) * MINUTE_MS)
  }).sort((a, b) => a.getTime() - b.getTime())

interface DemoVisit {
  values: DraftOf<typeof infirmVisit>
  of: { deptCd: string | null; visitVendorCd: string | null }
  at: Date
  /** How long it lasts. */
  minutes: number
  rests: boolean
  /** Which of the demo's medicines helps. */
  medicine: number
}

function aVisit({ staff, workers }: DemoPeople, chance: Random, at: Date): DemoVisit {
  const complaint = chance.weighted(complaints.map((one) => [one, one.weight] as const))
  const isWorkers = workers.length > 0 && chance.chance(0.12)
  const worker = isWorkers ? chance.pick(workers) : undefined
  const person = worker ? undefined : chance.pick(staff)
  const rests = complaint.mayRest && chance.chance(0.15)
  const isMeasured = chance.chance(0.55)
  const related = chance.chance(complaint.related)
  const values = {
    visitDt: at.toISOString(),
    symptomCd: complaint.code,
    symptomDesc: chance.pick(complaint.texts),
    userId: person?.userId ?? null,
    processNo: person?.processNo ?? null,
    personNo: worker?.personNo ?? null,
    treatCd: rests ? 'REST' : chance.pick(complaint.treats),
    ...(isMeasured && {
      bpSysVal: chance.int(104, 152),
      bpDiaVal: chance.int(64, 96),
      pulseVal: chance.int(58, 98),
      bodyTempVal: chance.int(361, complaint.code === 'RESP' ? 384 : 372) / 10,
      spo2Val: chance.int(95, 99),
    }),
    restStartDt: rests ? at.toISOString() : null,
    workRelatedYn: related ? ('Y' as const) : ('N' as const),
    placeDesc: related ? '작업 현장' : null,
    resultCd: chance.chance(0.94) ? ('BACK' as const) : ('HOME' as const),
  }
  const of = { deptCd: person?.deptCd ?? null, visitVendorCd: worker?.vendorCd ?? null }
  const minutes = rests ? chance.int(20, 90) : chance.int(5, 15)
  return { values, of, at, minutes, rests: Boolean(rests), medicine: chance.pick(complaint.medicines) }
}

function visitStory({ values, of, at, minutes, rests }: DemoVisit): Story<typeof infirmVisit> {
  const end = new Date(at.getTime() + minutes * MINUTE_MS)
  return story(infirmVisit, values, { create: ({ person }) => ({ ...of, nurseUserId: person.userId }) })
    .as('nurse')
    .at(at)
    .at(end)
    .act('close', rests ? { restEndDt: end.toISOString() } : {})
}

const DELIVERY_DAYS = 120
const SHELF_DAYS = 560

/** Lots as they came and went; what expired on the shelf was thrown away, but for what a demo wants to show. */
class Shelf {
  readonly lots: (Lot & Row)[] = []
  readonly txns: Row[] = []
  readonly links: Row[] = []
  private readonly next: string[]
  private readonly chance: Random

  constructor(chance: Random, today: string) {
    this.chance = chance
    this.next = demoMedicines.map(() => addDays(today, -DAYS_BACK - 5))
    for (const [index, { ends }] of demoMedicines.entries())
      if (ends !== undefined) this.deliver(index, addDays(today, -SHELF_DAYS), 12, addDays(today, ends), true)
  }

  give(visitNo: number, index: number, at: Date): void {
    const day = dayOf(at)
    this.stockUp(index, day)
    const own = this.lots.filter(({ medicineNo, inYmd }) => medicineNo === index + 1 && String(inYmd) <= day)
    // What is to be shown at the end of its life stays where it is.
    const taken =
      takeNearest(
        own.filter(({ isShown }) => !isShown),
        this.chance.int(1, 3),
        day,
      ) ?? []
    for (const { medicineLotNo, qtyVal } of taken) {
      const no = this.move(medicineLotNo, 'OUT', qtyVal, at)
      this.links.push({ heaInfirmVisitNo: visitNo, medicineTxnNo: no, doseDesc: '1일 3회, 식후' })
    }
  }

  /** Also of what nobody needed. */
  stockUpAll(today: string): void {
    for (const index of demoMedicines.keys()) this.stockUp(index, today)
  }

  /** Deliveries until this day; with each, what has expired leaves. */
  private stockUp(index: number, day: string): void {
    for (let due = this.next[index] ?? day; due <= day; due = this.next[index] ?? day) {
      const at = new Date(startOfDay(due).getTime() + 9 * 60 * MINUTE_MS)
      const old = this.lots.filter(
        (lot) => lot.medicineNo === index + 1 && !lot.isShown && lot.expireYmd < due && lot.remainQtyVal > 0,
      )
      for (const lot of old) this.move(lot.medicineLotNo, 'DISPOSE', lot.remainQtyVal, at)
      this.deliver(index, due, demoMedicines[index]?.delivery ?? 60, addDays(due, SHELF_DAYS))
      this.next[index] = addDays(due, DELIVERY_DAYS)
    }
  }

  private deliver(index: number, inYmd: string, qtyVal: number, expireYmd: string, isShown = false): void {
    const medicineLotNo = this.lots.length + 1
    const lotNo = `${inYmd.slice(2, 4)}${String.fromCharCode(65 + (index % 26))}${String(medicineLotNo).padStart(3, '0')}`
    this.lots.push({
      medicineLotNo,
      medicineNo: index + 1,
      plantCd: PLANT,
      lotNo,
      expireYmd,
      remainQtyVal: 0,
      inYmd,
      isShown,
    })
    this.move(medicineLotNo, 'IN', qtyVal, new Date(startOfDay(inYmd).getTime() + 9 * 60 * MINUTE_MS))
  }

  private move(medicineLotNo: number, txnCd: 'IN' | 'OUT' | 'DISPOSE', qtyVal: number, at: Date): number {
    const lot = this.lots[medicineLotNo - 1]
    const changeVal = txnCd === 'IN' ? qtyVal : -qtyVal
    if (lot) lot.remainQtyVal += changeVal
    const medicineTxnNo = this.txns.length + 1
    this.txns.push({
      medicineTxnNo,
      medicineNo: lot?.medicineNo,
      medicineLotNo,
      plantCd: PLANT,
      txnCd,
      qtyVal,
      changeVal,
      reasonDesc: txnCd === 'DISPOSE' ? '유효기간 경과' : null,
      txnDt: at,
      createUserId: 'nurse',
    })
    return medicineTxnNo
  }
}

const known = ['PENICILLIN', 'NSAID', 'ASPIRIN', 'PLASTER', 'IODINE'] as const
const allergies = ({ staff }: DemoPeople, today: string): Row[] =>
  [
    ...staff.filter(({ userId }) => userId === 'emp').map((person) => ({ person, allergenCd: 'PENICILLIN' })),
    ...staff
      .filter((_, index) => index % 29 === 3)
      .map((person, index) => ({ person, allergenCd: known[index % known.length] })),
  ]
    .filter(({ person }, index, all) => all.findIndex((one) => one.person.userId === person.userId) === index)
    .map(({ person: { userId }, allergenCd }) => ({
      plantCd: PLANT,
      userId,
      allergenCd,
      reactionDesc: '두드러기',
      createUserId: 'nurse',
      createDt: startOfDay(addDays(today, -300)),
    }))

const COUNSELLED = 70

/** Persons with findings: what was said, and the day that is planned. */
async function counselled(connection: OwnerConnection, { staff }: DemoPeople, chance: Random, today: string) {
  const persons = staff
    .filter((_, index) => index % Math.max(1, Math.floor(staff.length / COUNSELLED)) === 1)
    .slice(0, COUNSELLED)
  const said = await insertStories(
    connection,
    persons.map(({ userId }) => counselling(userId, chance, today)),
  )
  const planned = said.map(({ userId, riskCd, nextYmd, heaCounselNo, updateDt }) =>
    story(counsel, { userId, riskCd, counselYmd: nextYmd ?? '' }, { create: counselTitled, plan: counselTitled })
      .setting({ prevCounselNo: heaCounselNo })
      .as('nurse')
      .at(updateDt)
      .act('plan'),
  )
  await insertStories(connection, planned)
}

const months = { D1: 1, DN: 3, D2: 3, C1: 3, CN: 6, C2: 6 }

function counselling(userId: string, chance: Random, today: string): Story<typeof counsel> {
  const riskCd = chance.pick(findingCds)
  const counselYmd = addDays(today, -chance.int(20, 28 * months[riskCd]))
  const heard: DraftOf<typeof counsel> = {
    bpSysVal: chance.int(122, 158),
    bpDiaVal: chance.int(76, 98),
    glucoseVal: chance.int(88, 168),
    weightVal: chance.int(560, 920) / 10,
    smokeYn: chance.chance(0.35) ? 'Y' : 'N',
    contentDesc: chance.pick([
      '염분을 줄이고 주 3회 걷기로 함.',
      '약을 거르지 않도록 안내함.',
      '청력보호구 착용 상태를 확인함.',
    ]),
  }
  return story(
    counsel,
    { userId, riskCd, counselYmd },
    {
      create: counselTitled,
      plan: counselTitled,
      record: ({ person, record }) => ({
        counselorUserId: person.userId,
        nextYmd: nextCounselYmd(record.counselYmd, months[riskCd]),
      }),
    },
  )
    .as('nurse')
    .at(`${addDays(counselYmd, -7)}T09:20:00+09:00`)
    .act('plan')
    .at(`${counselYmd}T14:00:00+09:00`)
    .edit(heard)
    .after('20m')
    .act('record')
}

const BOXES = 14
const BOX_DAYS = 400

/** Hung up a good year ago and looked through every month since, now and then with a gap. */
function firstAidBoxes({ staff }: DemoPeople, chance: Random, today: string): Story<typeof firstAidKit>[] {
  return Array.from({ length: BOXES }, (_, index) => {
    const keeper = staff[(index * 37) % staff.length]
    const lastCheckYmd = addDays(today, -chance.int(2, 34))
    const contents = boxContents.map(([itemNm, needQtyVal], line) => ({
      itemNm,
      needQtyVal,
      haveQtyVal: needQtyVal,
      expireYmd: line < 4 ? addDays(today, chance.int(60, 600)) : null,
    }))
    const isLacking = index % 5 === 2
    const left = contents.map((line, at) => (at === 1 ? { ...line, haveQtyVal: line.needQtyVal - 1 } : line))
    const box = {
      kitNm: `구급함 ${index + 1}호`,
      placeDesc: places[index] ?? '정비동',
      deptCd: keeper?.deptCd ?? null,
      managerUserId: keeper?.userId ?? 'nurse',
      contents,
    }
    const hung = story(firstAidKit, box, kitSets)
      .as('nurse')
      .at(`${addDays(today, -BOX_DAYS)}T10:00:00+09:00`)
      .act('register')
      .as(box.managerUserId)
    return [5, 4, 3, 2, 1, 0].reduce(
      (kept, back) =>
        kept
          .at(`${addMonths(lastCheckYmd, -back)}T15:00:00+09:00`)
          .act('check', back === 0 && isLacking ? { contents: left } : {}),
      hung,
    )
  })
}

const places = [
  '중앙조정실',
  '생산1팀 현장사무실',
  '생산2팀 현장사무실',
  '용제 펌프장',
  '출하장',
  '정비동 1층',
  '정비동 2층',
  '폐수처리장',
  '분석실',
  '창고동',
  '정문 안내실',
  '식당',
  '협력업체 대기실',
  '변전실 앞',
]
