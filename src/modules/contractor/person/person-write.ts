/** Writing the roster: a person is employed at one vendor of a plant; hired elsewhere, the old vendor is asked first. */

import { addWorkingDays } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import type { MoveIn } from '#platform/model/row-states.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import { vendorPeople } from '#platform/model/vendor-states.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { setting } from '#platform/server/directory/setting.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { parseInput } from '#platform/server/documents/input.ts'
import { requireKnownCodes } from '#platform/server/documents/references.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { bindFiles } from '#platform/server/masters/files.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { invalid, notFound, Refusal, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { vendorUsers } from '../master/vendor-people.api.ts'
import { recountVendors } from '../master/vendor-recount.ts'
import { type Employment, missingOf } from './person.logic.ts'
import { personMessages } from './person.messages.ts'
import { type moves, roster } from './person.model.ts'
import { people, personMoves } from './person.tables.ts'
import { workerKey } from './worker-key.ts'

export type Values = Readonly<Record<string, unknown>>
/** Working days that the old vendor has to answer. */
const RELEASE_DAYS = 2
const { ACTIVE, WAIT, LEAVE } = vendorPeople.is

export interface Writing {
  tx: Transaction
  asker: Asker
  now: Date
  today: string
}
/** @returns the new key, and the vendor that is asked to release where there is one */
export async function addPerson(
  writing: Writing,
  input: unknown,
): Promise<{ personNo: number; askedVendorNm: string | null }> {
  const { tx, asker, now, today } = writing
  const { person } = asker
  const values = withDefaults(await checked(writing, input, {}))
  const vendorCd = String(person.vendorCd)
  const key = await keyOfWorker(tx, values)
  const other = await employedElsewhere(tx, person.plantCd, key)
  if (other?.vendorCd === vendorCd)
    throw ruleRefused([{ field: 'personNm', code: 'PERSON_DUPLICATE', message: '이미 등록된 인원입니다.' }])
  const [created] = await tx.query<{ personNo: number }>(sql`
    insert into vendor_person (vendor_cd, plant_cd, person_nm, person_nm_initials, birth_ymd, gender_cd, nation_cd, visa_type_cd,
      visa_to_ymd, phone_no, emergency_phone_no, lang_cd, job_type_cd, employ_type_cd, contract_from_ymd, contract_to_ymd, hire_ymd,
      worker_key, agree_yn, agree_dt, photo_file_id, person_status_cd, create_user_id, create_dt, update_user_id, update_dt)
    values (${vendorCd}, ${person.plantCd}, ${values.personNm}, ${initialsOf(String(values.personNm))}, ${values.birthYmd},
      ${values.genderCd ?? null}, ${values.nationCd}, ${values.visaTypeCd ?? null}, ${values.visaToYmd ?? null}, ${values.phoneNo},
      ${values.emergencyPhoneNo}, ${values.langCd}, ${values.jobTypeCd}, ${values.employTypeCd}, ${values.contractFromYmd ?? null},
      ${values.contractToYmd ?? null}, ${values.hireYmd}, ${key}, 'Y', ${now}, ${values.photoFileId ?? null},
      ${other ? WAIT : ACTIVE}, ${person.userId}, ${now}, ${person.userId}, ${now})
    returning person_no as "personNo"`)
  const personNo = created?.personNo ?? 0
  await bindFiles(tx, roster, asker, { ...values, personNo }, {})
  await audit(writing, personNo, 'CREATE', { personNm: [null, values.personNm] })
  if (other) await askRelease(writing, { personNo, key, personNm: String(values.personNm), vendorCd }, other)
  await recountVendors(tx, today, [vendorCd])
  return { personNo, askedVendorNm: other?.vendorNm ?? null }
}

const audit = (
  { tx, asker, now }: Writing,
  personNo: number,
  actionCd: string,
  diff: Record<string, readonly [unknown, unknown]>,
) =>
  writeAudit(tx, {
    now,
    userId: asker.person.userId,
    ip: asker.ip,
    bizCd: roster.name,
    bizNo: personNo,
    plantCd: asker.person.plantCd,
    vendorCd: asker.person.vendorCd,
    actionCd,
    diff,
  })

const writable = Object.keys(roster.fields).filter((name) => !roster.fields[name]?.system)
const withDefaults = (values: Values): Values => ({ nationCd: 'KR', langCd: 'kr', ...values })

/** @throws Refusal 400 or 422 naming every field that is wrong */
async function checked({ tx, asker, now }: Writing, input: unknown, before: Values): Promise<Values> {
  const given = parseInput(roster, input, writable, asker.language, now)
  // A code that was given up stays with whoever has it.
  const changed = Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== before[name]))
  await requireKnownCodes(tx, roster, changed, asker.language)
  const record = withDefaults({ ...before, ...given })
  const employment = employmentOf(record)
  const required = Object.entries(roster.fields).flatMap(([name, { required: isRequired, kind, system }]) =>
    isRequired && kind !== 'yesNo' && !system && isEmpty(record[name]) ? [name] : [],
  )
  const missing = [...new Set([...required, ...missingOf(employment)])]
  const refused: RuleProblem[] = []
  if (record.agreeYn !== 'Y')
    refused.push({
      field: 'agreeYn',
      code: 'PERSON_CONSENT',
      message: '개인정보 수집·이용에 동의한 인원만 등록할 수 있습니다.',
    })
  const { contractFromYmd, contractToYmd } = record
  if (contractFromYmd && contractToYmd && String(contractFromYmd) > String(contractToYmd))
    refused.push({ field: 'contractToYmd', code: 'CM-05', message: '종료일은 시작일보다 빠를 수 없습니다.' })
  // What is missing comes first, and all of it is told at once.
  if (missing.length > 0) throw lacking(asker, missing, refused)
  if (refused.length > 0) throw ruleRefused(refused)
  return record
}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const employmentOf = (record: Values): Employment => ({
  nationCd: textOf(record.nationCd),
  visaTypeCd: textOf(record.visaTypeCd),
  visaToYmd: textOf(record.visaToYmd),
  employTypeCd: textOf(record.employTypeCd),
  contractFromYmd: textOf(record.contractFromYmd),
  contractToYmd: textOf(record.contractToYmd),
})
const lacking = ({ language }: Asker, names: readonly string[], refused: readonly RuleProblem[]): Refusal => {
  const label = (name: string) => roster.fields[name]?.label ?? name
  const told = new Refusal(422, '', '', { problems: refused }).problemsIn(roster.area, language)
  return invalid([...names.map((name) => fieldProblem(roster, language, label(name), name, 'REQUIRED')), ...told])
}

/** R3 */
async function keyOfWorker(tx: Transaction, values: Values): Promise<string> {
  const secret = await setting(asProgram(tx), 'workerKeySecret')
  if (secret === undefined) throw new RangeError('No workerKeySecret')
  const { personNm, birthYmd, phoneNo } = values
  return workerKey({ personNm: String(personNm), birthYmd: String(birthYmd), phoneNo: String(phoneNo) }, secret)
}

interface Employed {
  personNo: number
  vendorCd: string
  vendorNm: string
}
const employedElsewhere = async (tx: Transaction, plantCd: string, key: string): Promise<Employed | undefined> => {
  const [row] = await tx.queryAs<Employed>(
    'SYSTEM',
    sql`select p.person_no as "personNo", p.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm"
      from vendor_person p join vendor_info v using (vendor_cd)
      where p.plant_cd = ${plantCd} and p.worker_key = ${key} and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'`,
  )
  return row
}

async function askRelease(
  { tx, asker, now, today }: Writing,
  one: { personNo: number; key: string; personNm: string; vendorCd: string },
  from: Employed,
): Promise<void> {
  const { person } = asker
  const dueYmd = addWorkingDays(today, RELEASE_DAYS, await holidaysFrom(tx, today))
  const [move] = await tx.queryAs<{ no: number; vendorNm: string }>(
    'SYSTEM',
    sql`insert into person_move (plant_cd, worker_key, from_person_no, to_person_no, from_vendor_cd, to_vendor_cd, due_ymd,
        create_user_id, create_dt, update_dt)
      values (${person.plantCd}, ${one.key}, ${from.personNo}, ${one.personNo}, ${from.vendorCd}, ${one.vendorCd}, ${dueYmd},
        ${person.userId}, ${now}, ${now})
      returning person_move_no as no, (select vendor_nm from vendor_info v where v.vendor_cd = to_vendor_cd) as "vendorNm"`,
  )
  const asked = { vendor: move?.vendorNm ?? '', name: one.personNm, due: dueYmd }
  const message = messageOf(personMessages.VND_MOVE, { personNo: from.personNo }, asked)
  await notifyThrough(tx, now).people(await vendorUsers(asProgram(tx), from.vendorCd), message)
}

/** Changes fields of somebody on one's own roster. @throws Refusal 404 for anybody else's */
export async function changePerson(
  writing: Writing,
  personNo: number,
  rowVersion: number,
  input: unknown,
): Promise<void> {
  const { tx, asker, now } = writing
  const before = await ownPerson(tx, asker, personNo)
  if (before.rowVersion !== rowVersion)
    throw new Refusal(409, 'CM-01', '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.')
  if (before.personStatusCd === LEAVE)
    throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})', {
      values: { status: '퇴사' },
    })
  const after = await checked(writing, input, before)
  const key = await keyOfWorker(tx, after)
  const other = key === before.workerKey ? undefined : await employedElsewhere(tx, asker.person.plantCd, key)
  if (other) throw ruleRefused([{ field: 'personNm', code: 'PERSON_DUPLICATE', message: '이미 등록된 인원입니다.' }])
  await tx.query(sql`update vendor_person set person_nm = ${after.personNm}, person_nm_initials = ${initialsOf(String(after.personNm))},
      birth_ymd = ${after.birthYmd}, gender_cd = ${after.genderCd ?? null}, nation_cd = ${after.nationCd},
      visa_type_cd = ${after.visaTypeCd ?? null}, visa_to_ymd = ${after.visaToYmd ?? null}, phone_no = ${after.phoneNo},
      emergency_phone_no = ${after.emergencyPhoneNo}, lang_cd = ${after.langCd}, job_type_cd = ${after.jobTypeCd},
      employ_type_cd = ${after.employTypeCd}, contract_from_ymd = ${after.contractFromYmd ?? null},
      contract_to_ymd = ${after.contractToYmd ?? null}, hire_ymd = ${after.hireYmd}, photo_file_id = ${after.photoFileId ?? null},
      worker_key = ${key}, row_version = row_version + 1, update_user_id = ${asker.person.userId}, update_dt = ${now}
    where person_no = ${personNo}`)
  await bindFiles(tx, roster, asker, { ...after, personNo }, before)
  const diff = Object.fromEntries(
    writable.flatMap((name) =>
      (before[name] ?? null) === (after[name] ?? null)
        ? []
        : [[name, [before[name] ?? null, after[name] ?? null] as const]],
    ),
  )
  await audit(writing, personNo, 'EDIT', diff)
}

const columns = [...writable, 'vendorCd', 'plantCd', 'workerKey', 'personStatusCd', 'rowVersion']

/**
 * A row of a sheet: somebody new, or somebody of one's own roster, by his number or as the person he is.
 *
 * @param input what the row says, and no more
 */
export async function putPerson(
  writing: Writing,
  personNo: number | null,
  input: Values,
): Promise<'inserted' | 'updated' | 'unchanged'> {
  const { tx, asker } = writing
  const no = personNo ?? (await noOnRoster(tx, asker, input))
  if (no === null) {
    await addPerson(writing, input)
    return 'inserted'
  }
  const before = await ownPerson(tx, asker, no)
  const changed = Object.entries(input).filter(([name, value]) => (before[name] ?? null) !== value)
  if (changed.length === 0) return 'unchanged'
  await changePerson(writing, no, Number(before.rowVersion), Object.fromEntries(changed))
  return 'updated'
}

async function noOnRoster(tx: Transaction, asker: Asker, input: Values): Promise<number | null> {
  if ([input.personNm, input.birthYmd, input.phoneNo].some(isEmpty)) return null
  const { plantCd, vendorCd } = asker.person
  const there = await employedElsewhere(tx, plantCd, await keyOfWorker(tx, input))
  return there && there.vendorCd === vendorCd ? there.personNo : null
}

/** Locked. @throws Refusal 404 for whoever is not on the roster of the asking vendor */
async function ownPerson(
  tx: Transaction,
  { person }: Asker,
  personNo: number,
): Promise<Values & { personStatusCd: unknown }> {
  const list = columns.map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`)
  const [row] = await tx.query<Record<string, unknown> & { personStatusCd: unknown }>(
    sql`select ${raw(list.join(', '))} from vendor_person where person_no = ${personNo} and vendor_cd = ${person.vendorCd}
      and delete_yn = 'N' for update`,
  )
  if (!row) throw notFound()
  return row
}

/** Who has left is on no roster; what he learned and did stays with him. */
export async function leavePerson(writing: Writing, personNo: number): Promise<void> {
  const { tx, asker, now, today } = writing
  const before = await ownPerson(tx, asker, personNo)
  if (before.personStatusCd === LEAVE) throw notFound()
  const { userId } = asker.person
  const program = asProgram(tx)
  const told = { by: userId, now, ip: asker.ip }
  await people.move(tx, 'leave', { which: sql`r.person_no = ${personNo}`, set: { leaveYmd: today }, ...told })
  const set = { doneDt: now.toISOString() }
  await personMoves.move(program, 'cancel', { which: sql`r.to_person_no = ${personNo}`, set, ...told })
  const [waiting] = await program.query<{ no: number }>(
    sql`select person_move_no as no from person_move where from_person_no = ${personNo} and move_status_cd = 'RQST'
      order by person_move_no limit 1`,
  )
  if (waiting) await finishMove(tx, waiting.no, 'release', { now, today, userId })
  await recountVendors(tx, today, [asker.person.vendorCd])
}

interface Finish {
  now: Date
  today: string
  userId: string
}
/** The old vendor's entry ends, the new one's begins: in this order, because nobody is employed twice. */
export async function finishMove(
  tx: Transaction,
  moveNo: number,
  how: Exclude<MoveIn<typeof moves>, 'cancel'>,
  { now, today, userId }: Finish,
): Promise<boolean> {
  const db = asProgram(tx)
  const told = { by: userId, now }
  const [move] = await personMoves.move(
    db,
    how,
    { which: sql`r.person_move_no = ${moveNo}`, set: { doneDt: now.toISOString(), doneUserId: userId }, ...told },
    ['fromPersonNo', 'toPersonNo', 'fromVendorCd', 'toVendorCd'],
  )
  if (!move) return false
  const { fromPersonNo, toPersonNo } = move
  const leaveYmd = sql`coalesce(r.leave_ymd, ${today})`
  await people.move(db, 'leave', { which: sql`r.person_no = ${fromPersonNo}`, set: { leaveYmd }, ...told })
  const [begun] = await people.move(db, 'begin', { which: sql`r.person_no = ${toPersonNo}`, ...told }, ['personNm'])
  const message = messageOf(personMessages.VND_MOVE_DONE, { personNo: toPersonNo }, { name: begun?.personNm ?? '' })
  await notifyThrough(db, now).people(await vendorUsers(db, move.toVendorCd), message)
  await recountVendors(tx, today, [move.fromVendorCd, move.toVendorCd])
  return true
}
