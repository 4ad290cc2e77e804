/** Who was hurt: written by those who run the case, read by few (R10). */
import type { Person } from '#platform/model/access.ts'
import { hasRole } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { snakeCase } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { type Notify, notifyThrough } from '#platform/server/notifications/notify.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { VictimValues } from './accident.calls.ts'
import { type Accident, accident } from './accident.model.ts'
import { caseOf, type KnownVictim, kept, victimsOf } from './accident-case.ts'
import { openClocks, stillAsked } from './accident-clocks.ts'
import type { FlagCd } from './accident-codes.model.ts'
import { keepSnapshot, ofPermit } from './accident-permit.ts'
import { tellEmployers, tellWork } from './accident-told.ts'
import { assessed } from './assess/assess-rules.ts'
import { keepForms } from './form/form-store.ts'
import { stopAround } from './scene/scene-rules.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}

/** Who runs the case, who treats, and the supervisor who completes it on the spot. */
export const mayWriteVictims = (person: Person, statusCd: string): boolean =>
  hasRole(person, 'SHM', 'SHD', 'HLM', 'SUP') && !['TEMP', 'CLOSE', 'CANC'].includes(statusCd)

interface Known {
  nm: string
  deptCd: string | null
  vendorCd: string | null
  hireYmd: string | null
  nationCd: string | null
  visaTypeCd: string | null
  sexCd: string | null
}
/** As the site knows him; by his name alone where he is nobody of the site's. */
async function known(tx: Transaction, plantCd: string, { userId, personNo, victimNm }: Whom): Promise<Known> {
  const none = { deptCd: null, vendorCd: null, hireYmd: null, nationCd: null, visaTypeCd: null, sexCd: null }
  const [found] =
    userId !== null
      ? await asProgram(tx).query<Known>(
          sql`select user_nm as nm, dept_cd as "deptCd", null as "vendorCd", entry_ymd::text as "hireYmd", null as "nationCd",
              null as "visaTypeCd", null as "sexCd" from sys_user where user_id = ${userId} and plant_cd = ${plantCd}`,
        )
      : personNo !== null
        ? await asProgram(tx).query<Known>(
            sql`select person_nm as nm, null as "deptCd", vendor_cd as "vendorCd", hire_ymd::text as "hireYmd", nation_cd as "nationCd",
                visa_type_cd as "visaTypeCd", gender_cd as "sexCd"
              from vendor_person where person_no = ${personNo} and plant_cd = ${plantCd} and delete_yn = 'N'`,
          )
        : [victimNm === null ? undefined : { nm: victimNm, ...none }]
  if (!found) throw new Refusal(422, 'ACC_VICTIM_WHO', '재해자를 고르거나 이름을 적으세요.')
  return found
}
type Whom = Pick<VictimValues, 'userId' | 'personNo' | 'victimNm'>

/** Columns that are written, with their types. */
const types = {
  userId: 'text',
  personNo: 'bigint',
  victimNm: 'text',
  deptCd: 'text',
  vendorCd: 'text',
  nationCd: 'text',
  visaTypeCd: 'text',
  sexCd: 'text',
  injuryTypeCd: 'text',
  injuryPartCds: 'text',
  sevClassCd: 'text',
  expectLostDayCnt: 'int',
  returnYmd: 'date',
  deathYmd: 'date',
  careMonthVal: 'numeric',
  treatMonthVal: 'numeric',
  disableGradeCd: 'text',
  factorCd: 'text',
  listedIllYn: 'text',
  approveYmd: 'date',
  employTypeCd: 'text',
  workFormCd: 'text',
  hireYmd: 'date',
  sameWorkMonthCnt: 'int',
  jobNm: 'text',
} as const
const names = Object.keys(types) as (keyof typeof types)[]
const columns = raw(names.map(snakeCase).join(', '))
const given = raw(names.map((name) => `r."${name}"`).join(', '))
const shape = raw(names.map((name) => `"${name}" ${types[name]}`).join(', '))
type Row = Readonly<Partial<Record<keyof typeof types, unknown>>>

const rowOf = ({ injuryPartCds = [], ...values }: Whom & Partial<VictimValues>, who: Known): Row => ({
  listedIllYn: 'N',
  ...values,
  victimNm: who.nm,
  deptCd: who.deptCd,
  vendorCd: who.vendorCd,
  hireYmd: values.hireYmd ?? who.hireYmd,
  nationCd: who.nationCd,
  visaTypeCd: who.visaTypeCd,
  sexCd: who.sexCd,
  injuryPartCds: injuryPartCds.join(' ') || null,
})

/** One person stands once in an accident. @throws Refusal 422 */
async function refuseTwice(tx: Transaction, no: number, { userId, personNo }: Whom, but = 0): Promise<void> {
  const [twice] = await asProgram(tx).query(
    sql`select 1 from acc_victim where accident_no = ${no} and delete_yn = 'N' and acc_victim_no <> ${but}
      and (user_id = ${userId}::text or person_no = ${personNo}::bigint)`,
  )
  if (twice) throw new Refusal(422, 'ACC_VICTIM_TWICE', '이미 재해자로 입력되어 있습니다.')
}

/** What is said of one who was hurt. @throws Refusal 422 */
export async function addHurt(
  { tx, person, now }: Writing,
  { accidentNo, plantCd }: Pick<Accident, 'accidentNo' | 'plantCd'>,
  whom: Whom & Partial<VictimValues>,
): Promise<void> {
  const row = rowOf(whom, await known(tx, plantCd, whom))
  await refuseTwice(tx, accidentNo, whom)
  await asProgram(tx).query(
    sql`insert into acc_victim (accident_no, plant_cd, seq_no, ${columns}, create_user_id, create_dt, update_user_id, update_dt)
      select ${accidentNo}, ${plantCd}, coalesce((select max(seq_no) from acc_victim where accident_no = ${accidentNo}), 0) + 1,
        ${given}, ${person.userId}, ${now}, ${person.userId}, ${now}
      from jsonb_to_recordset(${JSON.stringify([row])}::jsonb) r(${shape})`,
  )
}

/** The days that go on, and the class that follows from them. */
export const keepCounted = (db: Queries, victims: readonly KnownVictim[], now: Date): Promise<unknown> =>
  asProgram(db).query(
    sql`update acc_victim v set lost_day_cnt = c."lostDayCnt", sev_class_cd = c."sevClassCd", update_dt = ${now}
      from jsonb_to_recordset(${JSON.stringify(victims)}::jsonb) c("victimNo" bigint, "lostDayCnt" int, "sevClassCd" text)
      where v.acc_victim_no = c."victimNo" and (v.lost_day_cnt, v.sev_class_cd) is distinct from (c."lostDayCnt", c."sevClassCd")`,
  )

type Corrected = Partial<
  Pick<
    Accident,
    | 'knowDt'
    | 'occurDt'
    | 'accKindCd'
    | 'placeDesc'
    | 'lateRegYn'
    | 'majorDt'
    | 'injuredCnt'
    | 'deadCnt'
    | 'outsideHurtCnt'
    | FlagCd
  >
>
interface Judging {
  tx: Transaction
  now: Date
  by?: Person
  notify: Notify
  before?: readonly KnownVictim[]
}
/** Judges the accident anew, in the transaction of what it rests on. @param storyCd as its history tells it */
export async function judgeAgain(
  { tx, now, by, notify, before }: Judging,
  no: number,
  storyCd: 'VICTIM' | 'FLAG' | 'SAME' | 'FIX',
  values: Corrected = {},
): Promise<void> {
  const today = dayOf(now)
  const record = await tx.program(accident, { by, now }).note(no, storyCd, async (stored) => {
    const known = { ...stored, ...values, ...(await ofPermit(tx, { ...stored, ...values })) }
    const found = await caseOf(tx, known, { now, today, ...(before && { before }) })
    await keepCounted(tx, found.facts.victims, now)
    const { permitNo, jsaNo, processNo, workCatCd } = known
    const place = { permitNo, jsaNo, processNo, workCatCd }
    return { ...values, ...place, ...kept(found, known, now), ...(await vendorOf(tx, stored)) }
  })
  if (!record || record.statusCd === 'TEMP') return
  if (storyCd === 'VICTIM') {
    await tellEmployers(record, { tx, notify })
    await tellWork(record, { tx, notify })
  }
  await stopAround({ record, db: tx, now })
  await assessed({ record, db: tx, now })
  await keepForms(tx, record.accidentNo, now)
  await keepSnapshot(tx, record, now)
  const { clocks } = await caseOf(tx, record, { now, today })
  await openClocks(tx, record, stillAsked(clocks, record), { now, notify })
}

/** It is shown under the contractor that told of it, else under the first of whose people one was hurt; each of them sees it. */
async function vendorOf(tx: Transaction, { accidentNo, createUserId }: Accident) {
  const [author] = await asProgram(tx).query<{ vendorCd: string }>(
    sql`select vendor_cd as "vendorCd" from vendor_account where portal_id = ${createUserId}`,
  )
  const first = author ?? (await victimsOf(tx, accidentNo)).find(({ vendorCd }) => vendorCd !== null)
  return { vendorCd: first?.vendorCd ?? null }
}

async function openCase(tx: Transaction, person: Person, no: number): Promise<Accident> {
  const record = await findRecord(asProgram(tx), accident, no, true)
  if (!record) throw notFound()
  if (!mayWriteVictims(person, record.statusCd)) {
    if (['TEMP', 'CLOSE', 'CANC'].includes(record.statusCd))
      throw wrongState(accident.lifecycle.states[record.statusCd].label)
    throw forbidden()
  }
  return record
}

export async function addVictim({ tx, person, now }: Writing, no: number, body: VictimValues): Promise<void> {
  const record = await openCase(tx, person, no)
  refuseOrder(record, body)
  await addHurt({ tx, person, now }, record, body)
  await judgeAgain({ tx, by: person, now, notify: notifyThrough(tx, now) }, no, 'VICTIM')
}

/** Days are in order, none lies before the accident. @throws Refusal 422 */
function refuseOrder({ occurDt }: Pick<Accident, 'occurDt'>, { returnYmd, deathYmd }: VictimValues): void {
  const occurYmd = dayOf(occurDt)
  if ((returnYmd && returnYmd < occurYmd) || (deathYmd && deathYmd < occurYmd))
    throw new Refusal(422, 'ACC_VICTIM_DAY', '복귀일과 사망일은 발생일보다 빠를 수 없습니다.')
}

interface Classed {
  sevClassCd: string | null
  expectLostDayCnt: number | null
  returnYmd: string | null
  deathYmd: string | null
  disableGradeCd: string | null
}
/**
 * What was classed is put right by request and approval alone: the class, the days, a return once entered. What comes
 * later, a return, a death, is entered.
 */
function refuseLowered({ statusCd }: Accident, was: Classed, body: VictimValues): void {
  if (statusCd === 'REPORTED') return
  const isDead = body.deathYmd !== null
  const changed =
    (was.sevClassCd !== null && !isDead && body.sevClassCd !== was.sevClassCd) ||
    (was.expectLostDayCnt !== null && body.expectLostDayCnt !== was.expectLostDayCnt) ||
    (was.returnYmd !== null && body.returnYmd !== was.returnYmd) ||
    (was.deathYmd !== null && body.deathYmd !== was.deathYmd) ||
    (was.disableGradeCd !== null && body.disableGradeCd !== was.disableGradeCd)
  if (changed)
    throw new Refusal(422, 'ACC_FIX_NEEDED', '분류확정 뒤에는 등급, 휴업일수, 복귀일을 정정으로만 바꿀 수 있습니다.')
}

export async function changeVictim(
  { tx, person, now }: Writing,
  no: number,
  victimNo: number,
  body: VictimValues,
): Promise<void> {
  const record = await openCase(tx, person, no)
  const [was] = await asProgram(tx).query<Classed & Whom>(
    sql`select user_id as "userId", person_no::int as "personNo", victim_nm as "victimNm", sev_class_cd as "sevClassCd", expect_lost_day_cnt as "expectLostDayCnt", return_ymd::text as "returnYmd",
        death_ymd::text as "deathYmd", disable_grade_cd as "disableGradeCd"
      from acc_victim where accident_no = ${no} and acc_victim_no = ${victimNo} and delete_yn = 'N' for update`,
  )
  // Whom he may not know he does not change either.
  const [seen] = await tx.query(sql`select 1 from acc_victim where acc_victim_no = ${victimNo}`)
  if (!was || !seen) throw notFound()
  refuseOrder(record, body)
  refuseLowered(record, was, body)
  await refuseTwice(tx, no, body, victimNo)
  const before = await victimsOf(tx, no)
  const row = rowOf(body, await known(tx, record.plantCd, body))
  // The number of a resident is his alone.
  if (was.userId !== body.userId || was.personNo !== body.personNo)
    await asProgram(tx).query(sql`update acc_victim set resident_cipher = null where acc_victim_no = ${victimNo}`)
  await asProgram(tx).query(
    sql`update acc_victim v set (${columns}) = (select ${given} from jsonb_to_recordset(${JSON.stringify([row])}::jsonb) r(${shape})),
        update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
      where acc_victim_no = ${victimNo}`,
  )
  await judgeAgain({ tx, by: person, now, notify: notifyThrough(tx, now), before }, no, 'VICTIM')
}
