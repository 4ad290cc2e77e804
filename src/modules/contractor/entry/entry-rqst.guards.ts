/** What stands between a request and its next step: E01 to E13 of every person, told before anybody presses a button. */
import type { Person } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { joinedText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { bannedSubcontract, SUBCONTRACT_LAW, SUBCONTRACT_TEXT } from '../contract/subcontract.api.ts'
import { isTooLate } from './entry.logic.ts'
import { type EntryCheck, evidenceFor, worstOf } from './entry-check.logic.ts'
import type { LineState } from './entry-codes.model.ts'
import type { entryRqst } from './entry-rqst.model.ts'
import { isAccepted, settleLines } from './entry-rqst-lines.ts'

type Context = Pick<ActionContext<typeof entryRqst>, 'record' | 'db' | 'now' | 'today' | 'person'>
/** As many as somebody reads beside a button; the tab of the results has them all. */
const MOST_SHOWN = 20
/** As far back as a run of days off before an entry may reach. */
const BACK_DAYS = 20

const canSettle = ({ record }: Context) =>
  (record.persons?.length ?? 0) > 0 && record.entryStartYmd !== null && record.entryEndYmd !== null

/** Who will be left out, and why; it holds up nothing as long as somebody may come in. */
export async function linesLeftOut(context: Context): Promise<Check[]> {
  if (!canSettle(context)) return []
  const db = asProgram(context.db)
  const { checks } = await settleLines(db, context.record, { at: context.now, refused: 'NG' })
  return told(db, context.person, checks, 'WARN')
}

type Lines = Pick<Context['record'], 'persons' | 'vehicles' | 'equips'>
/** What of a request may come in: a vehicle with its driver alone, a machine with whoever works it. */
function isAnyGood({ persons, vehicles, equips }: Lines): boolean {
  const good = new Set((persons ?? []).filter(isAccepted).map(({ personNo }) => personNo))
  const isOpen = (line: { lineStatusCd: LineState | null }) => isAccepted(line) || line.lineStatusCd === null
  return (
    good.size > 0 ||
    (vehicles ?? []).some((line) => isOpen(line) && good.has(line.driverPersonNo)) ||
    (equips ?? []).some((line) => isOpen(line) && (line.operatorPersonNo === null || good.has(line.operatorPersonNo)))
  )
}

/** Somebody, or something, has to be left that may come in. */
export async function nobodyLeft(context: Context): Promise<Check[]> {
  const { record, now } = context
  const db = asProgram(context.db)
  const settled = canSettle(context) ? await settleLines(db, record, { at: now, refused: 'NG' }) : undefined
  const checks = settled?.checks ?? []
  if (isAnyGood(settled?.values ?? record)) return told(db, context.person, checks, 'WARN')
  return [
    {
      ruleCd: 'ENTRY_NONE_ACCEPTED',
      resultCd: 'BLOCK',
      field: 'persons',
      lifterCds: [],
      message: '출입할 수 있는 인원·차량·장비가 없습니다.',
    },
    ...(await told(db, context.person, checks, 'BLOCK')),
  ]
}

async function told(
  db: Queries,
  person: Person,
  checks: readonly EntryCheck[],
  resultCd: 'WARN' | 'BLOCK',
): Promise<Check[]> {
  const byPerson = Map.groupBy(checks, ({ personNo }) => personNo)
  const worst = [...byPerson.values()].flatMap((all) => worstOf(all) ?? [])
  const found = worst.filter((one) => one.resultCd === 'BLOCK').slice(0, MOST_SHOWN)
  if (found.length === 0) return []
  const people = await db.query<{ no: number; nm: string }>(
    sql`select person_no as no, person_nm as nm from vendor_person
      where person_no = any(${found.map(({ personNo }) => personNo)}::bigint[])`,
  )
  const names = new Map(people.map(({ no, nm }) => [no, nm]))
  return found.map(({ personNo, ruleCd, message, values, law, evidenceDesc, lifterCds }) => ({
    ruleCd,
    resultCd,
    message,
    law,
    lifterCds: [...(lifterCds ?? [])],
    ...(values && { values }),
    evidenceDesc: joinedText([names.get(personNo), evidenceFor(person, { ruleCd, evidenceDesc })]),
  }))
}

/**
 * Who comes in for a work is who it was approved for.
 *
 * @law 산업안전보건법 제60조
 */
export async function notSubcontracted({ record, db }: Context): Promise<Check[]> {
  const { vendorCd, contractNo, entryStartYmd: fromYmd, entryEndYmd: toYmd, entryTypeCd } = record
  // Who visits or delivers has no contract and does no work.
  if (!fromYmd || !toYmd || entryTypeCd === 'VISIT') return []
  const evidenceDesc = await bannedSubcontract(asProgram(db), { vendorCd, contractNo, fromYmd, toYmd })
  if (!evidenceDesc) return []
  return [
    {
      ruleCd: 'ENTRY_SUBCONTRACT',
      resultCd: 'BLOCK',
      field: 'contractNo',
      lifterCds: [],
      message: SUBCONTRACT_TEXT,
      law: SUBCONTRACT_LAW,
      evidenceDesc,
    },
  ]
}

/** CP-A09: for the next working day until 15:00; the shift head lets in what cannot wait. */
export async function tooLate({ record, now, db }: Context): Promise<Check | undefined> {
  if (record.prevEntryRqstNo || !record.entryTypeCd || !record.entryStartYmd) return undefined
  const holidays = await holidaysFrom(db, addDays(record.entryStartYmd, -BACK_DAYS))
  if (!isTooLate(record.entryTypeCd, record.entryStartYmd, now, holidays)) return undefined
  return {
    ruleCd: 'ENTRY_TOO_LATE',
    resultCd: 'BLOCK',
    field: 'entryTypeCd',
    lifterCds: ['SUP'],
    message: '신청 마감(전 근무일 15:00)이 지났습니다. 긴급출입으로 신청하세요.',
    evidenceDesc: record.entryStartYmd,
  }
}

export function noEmergency({ record, today }: Context): Check | undefined {
  const refused = (ruleCd: string, field: string, message: string, evidenceDesc: string): Check => ({
    ruleCd,
    resultCd: 'BLOCK',
    field,
    message,
    evidenceDesc,
    lifterCds: ['VSM'],
  })
  if (record.entryTypeCd !== 'EMG')
    return refused('ENTRY_NOT_EMERGENCY', 'entryTypeCd', '유형이 긴급인 신청만 긴급출입으로 승인합니다.', '')
  if (record.entryStartYmd !== today)
    return refused(
      'ENTRY_EMERGENCY_DAY',
      'entryStartYmd',
      '긴급출입은 오늘부터 시작합니다.',
      record.entryStartYmd ?? '',
    )
  return undefined
}
