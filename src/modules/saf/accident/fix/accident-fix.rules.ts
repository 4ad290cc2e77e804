/** What a correction must fulfil; what its approval does stands in `fix-write.ts`. */
import { minuteOf } from '#platform/model/calendar.ts'
import { keptText, keptWords } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { type Accident, accident } from '../accident.model.ts'
import { caseOf } from '../accident-case.ts'
import { accKinds, flagNames, sevClasses } from '../accident-codes.model.ts'
import { judged } from '../judge/flags.logic.ts'
import { type AccidentFix, accidentFix, fixFields } from './accident-fix.model.ts'
import { applyFix } from './fix-write.ts'

type Context = ActionContext<typeof accidentFix>

export const accidentFixRules = rulesFor(accidentFix, {
  set: { create: [ofAccident], edit: [ofAccident], submit: [ofAccident] },
  refuse: {
    create: [refuseAccident],
    submit: [refuseAccident, refuseNothing, refuseVictim, refuseOrder, refuseFlag, refuseSecond],
    approve: [refuseAccident],
  },
  follow: { approve: [applyFix] },
})

const accidentOf = ({ record, db }: Context) =>
  record.accidentNo ? findRecord(asProgram(db), accident, record.accidentNo) : undefined

interface VictimNow {
  seqNo: number
  sevClassCd: keyof typeof sevClasses | null
  expectLostDayCnt: number | null
  returnYmd: string | null
}
async function victimNow(db: Queries, { accidentNo, accVictimNo }: AccidentFix): Promise<VictimNow | undefined> {
  const [row] = await asProgram(db).query<VictimNow>(
    sql`select seq_no as "seqNo", sev_class_cd as "sevClassCd", expect_lost_day_cnt as "expectLostDayCnt", return_ymd::text as "returnYmd"
      from acc_victim where accident_no = ${accidentNo ?? null}::bigint and acc_victim_no = ${accVictimNo ?? null}::bigint and delete_yn = 'N'`,
  )
  return row
}

const classWord = keptWords('ACC_SEV', sevClasses, 'saf')
const kindWord = keptWords('ACC_KIND', accKinds, 'saf')
const flagWord = keptWords('ACC_FLAG', flagNames, 'saf')
/** What nobody has entered yet is there as nothing. */
const moment = (at: string | null) => (at ? minuteOf(at) : null)
const days = (count: number | null) => (typeof count === 'number' ? String(count) : null)

/** Whose accident it is, and both values: they stay beside one another. */
async function ofAccident(context: Context) {
  const { record, db } = context
  const found = await accidentOf(context)
  if (!found) return {}
  const victim = await victimNow(db, record)
  const [beforeDesc, afterDesc] = valuesOf(record, found, victim)
  return {
    plantCd: found.plantCd,
    fixTitle: `${found.accidentDocNo ?? ''} ${found.accidentTitle}`.trim().slice(0, 200),
    beforeDesc,
    afterDesc,
  }
}

function valuesOf(
  record: AccidentFix,
  found: Accident,
  victim: VictimNow | undefined,
): readonly [before: string | null, after: string | null] {
  const word = <C extends string>(of: (code: C) => Parameters<typeof keptText>[0], code: C | null) =>
    code ? keptText(of(code)) : null
  switch (record.fixCd) {
    case 'CLASS':
      return [word(classWord, victim?.sevClassCd ?? null), word(classWord, record.newClassCd)]
    case 'DAYS':
      return [days(victim?.expectLostDayCnt ?? null), days(record.newDayCnt)]
    case 'RETURN':
      return [victim?.returnYmd ?? null, record.newYmd]
    case 'OCCUR':
      return [moment(found.occurDt), moment(record.newDt)]
    case 'KNOW':
      return [moment(found.knowDt), moment(record.newDt)]
    case 'KIND':
      return [word(kindWord, found.accKindCd), word(kindWord, record.newKindCd)]
    case 'PLACE':
      return [found.placeDesc, record.newPlaceDesc]
    case 'FLAG':
      return [word(flagWord, record.flagCd), null]
    default:
      return [found.accidentDocNo, null]
  }
}

/** Times and flags from the report on; what is classified once it is. */
const fromReport = ['OCCUR', 'KNOW', 'FLAG', 'VOID']
async function refuseAccident(context: Context) {
  const { fixCd } = context.record
  const found = await accidentOf(context)
  const isOpen = found && found.statusCd !== 'TEMP' && found.statusCd !== 'CANC'
  const isRipe = isOpen && (fromReport.includes(fixCd) || found.statusCd !== 'REPORTED')
  if (isRipe && !(fixCd === 'VOID' && found.statusCd === 'CLOSE')) return undefined
  const says = isOpen
    ? '분류확정 전에는 사고에서 바로 고칩니다. 종결된 사고는 오등록으로 되돌릴 수 없습니다.'
    : '보고된 사고만 정정할 수 있습니다.'
  return problem(accidentFix, 'accidentNo', 'ACC_FIX_STATE', says)
}

function refuseNothing({ record }: Context) {
  const { field } = fixFields[record.fixCd]
  if (field === null || record[field] || record[field] === 0) return undefined
  return problem(accidentFix, field, 'ACC_FIX_VALUE', '정정할 값을 입력하세요.')
}

async function refuseVictim({ record, db }: Context) {
  if (!fixFields[record.fixCd].ofVictim || (await victimNow(db, record))) return undefined
  return problem(accidentFix, 'accVictimNo', 'ACC_FIX_VICTIM', '어느 재해자의 기록인지 고르세요.')
}

/** It happened before it was known, and was known before it was registered. */
async function refuseOrder(context: Context) {
  const { fixCd, newDt } = context.record
  const found = await accidentOf(context)
  if (!found || !newDt || (fixCd !== 'OCCUR' && fixCd !== 'KNOW')) return undefined
  const [occur, know] = fixCd === 'OCCUR' ? [newDt, found.knowDt] : [found.occurDt, newDt]
  const last = fixCd === 'KNOW' ? found.reportDt : null
  const isInOrder = Date.parse(occur) <= Date.parse(know ?? occur) && (!last || Date.parse(newDt) <= Date.parse(last))
  if (isInOrder) return undefined
  return problem(accidentFix, 'newDt', 'ACC_FIX_ORDER', '발생, 인지, 등록의 순서가 맞지 않습니다.')
}

/** What the facts still say would turn it back at the next save. */
async function refuseFlag(context: Context) {
  const { record, db, now, today } = context
  const found = await accidentOf(context)
  if (record.fixCd !== 'FLAG' || !found || record.flagCd === null) return undefined
  if (found[record.flagCd] !== 'Y')
    return problem(accidentFix, 'flagCd', 'ACC_FIX_NO_FLAG', '그렇게 판정되지 않은 사고입니다.')
  const known = await caseOf(db, found, { now, today })
  if (!judged(known.facts, known.others).some(({ flag }) => flag === record.flagCd)) return undefined
  return problem(
    accidentFix,
    'flagCd',
    'ACC_FIX_STILL_SO',
    '판정의 근거가 남아 있습니다. 사고종류나 재해자의 기록을 먼저 정정하세요.',
  )
}

/** Two at once would each take what the other changes for what stood there. */
async function refuseSecond({ record, db }: Context) {
  const [other] = await asProgram(db).query<{ docNo: string }>(
    sql`select accident_fix_doc_no as "docNo" from accident_fix where accident_no = ${record.accidentNo} and status_cd = 'PROGRESS'
      and delete_yn = 'N' and accident_fix_no <> ${record.accidentFixNo} limit 1`,
  )
  if (!other) return undefined
  return problem(accidentFix, 'accidentNo', 'ACC_FIX_SECOND', '이 사고의 다른 정정이 결재 중입니다. ({docNo})', {
    values: { docNo: other.docNo },
  })
}
