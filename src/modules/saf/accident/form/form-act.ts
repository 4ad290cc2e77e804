/** A form is written, confirmed and filed by the employer. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { BodyOf } from '#platform/model/call.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { lockText, unlockText } from '#platform/server/secret-text.ts'
import { accident } from '../accident.model.ts'
import { accFormRows } from '../accident.tables.ts'
import type { confirmForm, submitForm, writeForm } from './form.calls.ts'
import { fieldOf, formNames, isResidentNo, missingOf, writtenResidentNo } from './form.logic.ts'
import { formsOf, hasChanged, type StoredForm, valuesOf } from './form-store.ts'

interface Acting {
  tx: Transaction
  person: Person
  now: Date
  dataDir: string
}
interface At {
  no: number
  form: number
}

/** The employer files: of a contractor's worker his site manager, of our own the safety manager. */
export const isFiler = (person: Person, { vendorCd }: StoredForm): boolean =>
  vendorCd === null ? hasRole(person, 'SHM', 'SHD') : hasRole(person, 'VSM') && person.vendorCd === vendorCd
export const isOpen = ({ statusCd }: StoredForm): boolean => statusCd === 'TEMP' || statusCd === 'REP'

/** What the asker may see: names of who was hurt are few people's matter (R10). */
export async function seen(db: Queries, no: number): Promise<number[]> {
  const rows = await db.query<{ no: number }>(
    sql`select acc_form_no::int as no from acc_form where accident_no = ${no}`,
  )
  return rows.map((row) => row.no)
}
export async function oneOf(db: Queries, program: Queries, no: number, formNo: number): Promise<StoredForm> {
  if (!(await seen(db, no)).includes(formNo)) throw notFound()
  const [form] = await formsOf(program, sql`f.acc_form_no = ${formNo}`)
  if (!form) throw notFound()
  return form
}

const aboutVictim = ({ accVictimNo }: StoredForm) => `acc_victim:${accVictimNo}`
export const residentOf = (form: StoredForm, dataDir: string): string =>
  unlockText(dataDir, form.residentCipher ?? '', aboutVictim(form))

async function mine(tx: Transaction, person: Person, no: number, formNo: number): Promise<StoredForm> {
  await asProgram(tx).query(sql`select 1 from acc_form where acc_form_no = ${formNo} for update`)
  const form = await oneOf(tx, asProgram(tx), no, formNo)
  if (!isFiler(person, form)) throw forbidden()
  if (!isOpen(form)) throw new Refusal(409, 'ACC_FORM_OVER', '제출했거나 취소한 조사표는 바꿀 수 없습니다.')
  return form
}

export async function write(
  { tx, person, now, dataDir }: Acting,
  { no, form: formNo }: At,
  body: BodyOf<typeof writeForm>,
) {
  const form = await mine(tx, person, no, formNo)
  const own = Object.fromEntries(
    formNames.flatMap((name) => {
      const most = fieldOf(name).own
      const value = body.values[name] ?? form.own[name]
      return most === undefined || !value ? [] : [[name, [...value].slice(0, most).join('')]]
    }),
  )
  const { residentNo } = body
  if (residentNo !== undefined && !isResidentNo(residentNo))
    throw new Refusal(422, 'ACC_FORM_RESIDENT', '주민등록번호 13자리를 입력하세요.')
  const cipher =
    residentNo === undefined ? form.residentCipher : lockText(dataDir, writtenResidentNo(residentNo), aboutVictim(form))
  const victim = { ...form.victim, ...body.victim }
  const parts = body.victim.injuryPartCds ?? form.victim.injuryPartCds
  const program = asProgram(tx)
  await program.query(
    sql`update acc_victim set resident_cipher = ${cipher}::text, job_nm = ${victim.jobNm}::text, hire_ymd = ${victim.hireYmd}::date,
        same_work_month_cnt = ${victim.sameWorkMonthCnt}::int, employ_type_cd = ${victim.employTypeCd}::text, work_form_cd = ${victim.workFormCd}::text,
        injury_type_cd = ${victim.injuryTypeCd}::text, injury_part_cds = ${parts.join(' ') || null}::text,
        update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
      where acc_victim_no = ${form.accVictimNo}`,
  )
  await program.query(
    sql`update acc_form set form_json = ${JSON.stringify(own)}::jsonb, signed_json = null, rep_nm = null, rep_sign_json = null, rep_sign_dt = null,
        rep_opinion_desc = null, update_user_id = ${person.userId}, update_dt = ${now}, row_version = row_version + 1
      where acc_form_no = ${form.accFormNo}`,
  )
  await accFormRows.move(tx, 'rewrite', { which: sql`r.acc_form_no = ${form.accFormNo}`, by: person.userId, now })
}

/**
 * The representative of the workers signs what stands there now; that is what is filed.
 *
 * @law 산업안전보건법 시행규칙 제73조제3항
 */
export async function confirm({ tx, person, now }: Acting, { no, form: formNo }: At, body: BodyOf<typeof confirmForm>) {
  const form = await mine(tx, person, no, formNo)
  refuseMissing(form)
  await asProgram(tx).query(
    sql`update acc_form set signed_json = ${JSON.stringify(valuesOf(form))}::jsonb, rep_nm = ${body.sign.signerNm},
        rep_sign_json = ${JSON.stringify(body.sign)}::jsonb, rep_sign_dt = ${now}, rep_opinion_desc = ${body.repOpinionDesc}
      where acc_form_no = ${form.accFormNo}`,
  )
  await accFormRows.move(tx, 'confirm', { which: sql`r.acc_form_no = ${form.accFormNo}`, by: person.userId, now })
}

function refuseMissing(form: StoredForm): void {
  const missing = missingOf(valuesOf(form), form.vendorCd !== null)
  if (missing.length > 0)
    throw new Refusal(422, 'ACC_FORM_MISSING', '비어 있는 항목이 {n}개 있습니다.', { values: { n: missing.length } })
}

export async function submit({ tx, person, now }: Acting, { no, form: formNo }: At, body: BodyOf<typeof submitForm>) {
  const form = await mine(tx, person, no, formNo)
  refuseMissing(form)
  if (form.statusCd !== 'REP') throw new Refusal(422, 'ACC_FORM_REP', '근로자대표의 확인을 받은 뒤에 제출하세요.')
  if (hasChanged(form))
    throw new Refusal(
      422,
      'ACC_FORM_CHANGED',
      '근로자대표가 확인한 뒤 사고 내용이 바뀌었습니다. 저장한 뒤 다시 확인을 받으세요.',
    )
  const submitDt = new Date(body.submitDt)
  if (submitDt > now || submitDt < new Date(form.known.occurDt))
    throw new Refusal(422, 'ACC_FORM_TIME', '제출일시는 발생일시와 지금 사이여야 합니다.')
  const isLate = dayOf(submitDt) > form.dueYmd
  await asProgram(tx).query(
    sql`update acc_form set submit_dt = ${submitDt}, submit_user_id = ${person.userId}, receipt_no = ${body.receiptNo}, late_yn = ${isLate ? 'Y' : 'N'}
      where acc_form_no = ${form.accFormNo}`,
  )
  await accFormRows.move(tx, 'submit', { which: sql`r.acc_form_no = ${form.accFormNo}`, by: person.userId, now })
  await tx.program(accident, { by: person, now }).note(no, 'FORM', {})
}

/** Opened with an entry in the audit. @throws Refusal 403 for who does not file it */
export async function reveal(
  { tx, person, now, ip, dataDir }: Acting & { ip: string | null },
  { no, form: formNo }: At,
) {
  const form = await oneOf(tx, asProgram(tx), no, formNo)
  if (!isFiler(person, form) || form.residentCipher === null) throw forbidden()
  await writeAudit(asProgram(tx), {
    ...{ now, userId: person.userId, ip, bizCd: accident.name, bizNo: String(no), plantCd: person.plantCd },
    ...{ actionCd: 'REVEAL', reasonDesc: null, diff: {} },
  })
  return { residentNo: residentOf(form, dataDir) }
}
