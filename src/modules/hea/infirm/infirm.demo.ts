/** Two years of an infirmary for the demo site: visits, what was given from which lot, counselling, first-aid boxes. */
import { addDays, addMonths, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { findingCds, findings, nextCounselYmd } from './counsel.logic.ts'
import { boxContents, complaints, type DemoMedicine, demoMedicines } from './infirm-demo-texts.ts'
import { type Lot, takeNearest } from './medicine.logic.ts'

type Row = Record<string, unknown>
const PLANT = '2000'
const VISITS = 4000
const DAYS_BACK = 730
const MINUTE_MS = 60_000

interface DemoPeople {
  staff: { userId: string; deptCd: string; processNo: number | null }[]
  workers: { personNo: number; vendorCd: string }[]
}

export async function loadInfirmary(connection: OwnerConnection, { today }: { today: string }): Promise<void> {
  const people = await peopleOf(connection)
  const chance = random('infirmary')
  const shelf = new Shelf(chance, today)
  const visits = demoVisits(people, chance, today, shelf)
  shelf.stockUpAll(today)
  await insertAll(connection, 'hea_medicine', demoMedicines.map(medicineRow))
  await insertAll(connection, 'hea_infirm_visit', visits)
  await insertAll(
    connection,
    'hea_medicine_lot',
    shelf.lots.map(({ inYmd: _, isShown: __, ...lot }) => lot),
  )
  await insertAll(connection, 'hea_medicine_txn', shelf.txns)
  await insertAll(connection, 'hea_visit_medicine', shelf.links)
  await insertAll(connection, 'hea_allergy', allergies(people, today))
  await insertAll(connection, 'hea_counsel', counselling(people, chance, today))
  const boxes = firstAidBoxes(people, chance, today)
  await insertAll(
    connection,
    'hea_first_aid_kit',
    boxes.map(({ contents: _, ...box }) => box),
  )
  await insertAll(
    connection,
    'hea_first_aid_kit_contents',
    boxes.flatMap(({ contents }) => contents),
  )
  await connection.query(finishing)
}

/** Their history, the numbers that come next, and the cluster that was told already. */
const finishing = `
  insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
    select create_dt, create_user_id, 'hea-infirm-visit', hea_infirm_visit_no::text, plant_cd, 'CREATE', status_cd, '{}' from hea_infirm_visit;
  insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, to_status_cd, diff_json)
    select create_dt, create_user_id, 'hea-counsel', hea_counsel_no::text, plant_cd, 'CREATE', status_cd, '{}' from hea_counsel;
  insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
    select 'hea-infirm-visit', plant_cd, to_char(visit_dt, 'YYYYMMDD'), count(*) from hea_infirm_visit group by 1, 2, 3;
  insert into hea_symptom_cluster (plant_cd, process_no, symptom_cd, start_dt, last_dt, alert_dt)
    select plant_cd, process_no, symptom_cd, min(visit_dt), max(visit_dt), max(visit_dt) from hea_infirm_visit
    where process_no is not null and visit_dt > (select max(visit_dt) from hea_infirm_visit) - interval '7 days'
    group by 1, 2, 3 having count(distinct coalesce(user_id, 'P' || person_no)) >= 3;
  select setval(pg_get_serial_sequence('hea_medicine', 'medicine_no'), (select max(medicine_no) from hea_medicine)),
    setval(pg_get_serial_sequence('hea_medicine_lot', 'medicine_lot_no'), (select max(medicine_lot_no) from hea_medicine_lot)),
    setval(pg_get_serial_sequence('hea_medicine_txn', 'medicine_txn_no'), (select max(medicine_txn_no) from hea_medicine_txn)),
    setval(pg_get_serial_sequence('hea_infirm_visit', 'hea_infirm_visit_no'), (select max(hea_infirm_visit_no) from hea_infirm_visit)),
    setval(pg_get_serial_sequence('hea_counsel', 'hea_counsel_no'), (select max(hea_counsel_no) from hea_counsel)),
    setval(pg_get_serial_sequence('hea_first_aid_kit', 'hea_first_aid_kit_no'), (select max(hea_first_aid_kit_no) from hea_first_aid_kit))`

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
function demoVisits(people: DemoPeople, chance: Random, today: string, shelf: Shelf): Row[] {
  const moments = Array.from({ length: VISITS }, () => {
    const day = addDays(today, -Math.floor(chance.next() * DAYS_BACK) - 1)
    return startOfDay(day).getTime() + chance.int(8 * 60, 17 * 60 + 50) * MINUTE_MS
  }).sort((a, b) => a - b)
  const numbers = new Map<string, number>()
  return moments.map((moment, index) => {
    const at = new Date(moment)
    const day = dayOf(at)
    const no = (numbers.get(day) ?? 0) + 1
    numbers.set(day, no)
    const visit = {
      heaInfirmVisitNo: index + 1,
      heaInfirmVisitDocNo: `IV-${day.replaceAll('-', '')}-${String(no).padStart(3, '0')}`,
      ...aVisit(people, chance, at),
    }
    if (visit.treatCd === 'MED') shelf.give(visit.heaInfirmVisitNo, visit.medicine, at)
    const { medicine: _, ...row } = visit
    return row
  })
}

function aVisit({ staff, workers }: DemoPeople, chance: Random, at: Date) {
  const complaint = chance.weighted(complaints.map((one) => [one, one.weight] as const))
  const isWorkers = workers.length > 0 && chance.chance(0.12)
  const worker = isWorkers ? chance.pick(workers) : undefined
  const person = worker ? undefined : chance.pick(staff)
  const rests = complaint.mayRest && chance.chance(0.15)
  const isMeasured = chance.chance(0.55)
  const related = chance.chance(complaint.related)
  const treatCd = rests ? 'REST' : chance.pick(complaint.treats)
  const end = new Date(at.getTime() + chance.int(20, 90) * MINUTE_MS)
  return {
    statusCd: 'CLOSE',
    plantCd: PLANT,
    visitDt: at,
    symptomCd: complaint.code,
    symptomDesc: chance.pick(complaint.texts),
    userId: person?.userId ?? null,
    deptCd: person?.deptCd ?? null,
    processNo: person?.processNo ?? null,
    personNo: worker?.personNo ?? null,
    visitVendorCd: worker?.vendorCd ?? null,
    treatCd,
    ...(isMeasured
      ? { bpSysVal: chance.int(104, 152), bpDiaVal: chance.int(64, 96), pulseVal: chance.int(58, 98) }
      : {}),
    ...(isMeasured
      ? { bodyTempVal: chance.int(361, complaint.code === 'RESP' ? 384 : 372) / 10, spo2Val: chance.int(95, 99) }
      : {}),
    restStartDt: rests ? at : null,
    restEndDt: rests ? end : null,
    workRelatedYn: related ? 'Y' : 'N',
    placeDesc: related ? '작업 현장' : null,
    resultCd: chance.chance(0.94) ? 'BACK' : 'HOME',
    nurseUserId: 'nurse',
    lastActorId: 'nurse',
    createUserId: 'nurse',
    createDt: at,
    updateUserId: 'nurse',
    updateDt: rests ? end : at,
    rowVersion: 2,
    medicine: chance.pick(complaint.medicines),
  }
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
function counselling({ staff }: DemoPeople, chance: Random, today: string): Row[] {
  const persons = staff
    .filter((_, index) => index % Math.max(1, Math.floor(staff.length / COUNSELLED)) === 1)
    .slice(0, COUNSELLED)
  const months = { D1: 1, DN: 3, D2: 3, C1: 3, CN: 6, C2: 6 }
  const rows: Row[] = []
  const add = (row: Row) => {
    const heaCounselNo = rows.length + 1
    const ymd = String(row.counselYmd).replaceAll('-', '')
    rows.push({
      heaCounselNo,
      heaCounselDocNo: `HC-${ymd}-${String(heaCounselNo).padStart(3, '0')}`,
      plantCd: PLANT,
      createUserId: 'nurse',
      updateUserId: 'nurse',
      lastActorId: 'nurse',
      ...row,
    })
    return heaCounselNo
  }
  for (const { userId } of persons) {
    const riskCd = chance.pick(findingCds)
    const about = { userId, riskCd, counselTitle: findings[riskCd] }
    const first = addDays(today, -chance.int(20, 28 * months[riskCd]))
    const nextYmd = nextCounselYmd(first, months[riskCd])
    const at = startOfDay(first)
    const said = add({
      ...about,
      statusCd: 'DONE',
      counselYmd: first,
      nextYmd,
      counselorUserId: 'nurse',
      createDt: at,
      updateDt: at,
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
    })
    add({
      ...about,
      statusCd: 'PLAN',
      smokeYn: 'N',
      counselYmd: nextYmd,
      prevCounselNo: said,
      createDt: at,
      updateDt: at,
    })
  }
  return rows
}

const BOXES = 14

function firstAidBoxes({ staff }: DemoPeople, chance: Random, today: string) {
  return Array.from({ length: BOXES }, (_, index) => {
    const heaFirstAidKitNo = index + 1
    const keeper = staff[(index * 37) % staff.length]
    const lastCheckYmd = addDays(today, -chance.int(2, 34))
    const lacks = index % 5 === 2
    const at = startOfDay(addDays(today, -400))
    const contents = boxContents.map(([itemNm, needQtyVal], line) => ({
      heaFirstAidKitNo,
      seqNo: line + 1,
      itemNm,
      needQtyVal,
      haveQtyVal: lacks && line === 1 ? needQtyVal - 1 : needQtyVal,
      expireYmd: line < 4 ? addDays(today, chance.int(60, 600)) : null,
    }))
    return {
      heaFirstAidKitNo,
      heaFirstAidKitDocNo: `FK-${dayOf(at).replaceAll('-', '')}-${String(heaFirstAidKitNo).padStart(3, '0')}`,
      kitNm: `구급함 ${heaFirstAidKitNo}호`,
      placeDesc: places[index] ?? '정비동',
      deptCd: keeper?.deptCd ?? null,
      managerUserId: keeper?.userId ?? 'nurse',
      statusCd: 'ACTIVE',
      plantCd: PLANT,
      lastCheckYmd,
      lastResultCd: lacks ? 'LACK' : 'OK',
      nextCheckYmd: addMonths(lastCheckYmd, 1),
      createUserId: 'nurse',
      createDt: at,
      updateUserId: 'nurse',
      updateDt: at,
      contents,
    }
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
