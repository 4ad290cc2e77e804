/** What a correction must fulfil; what its approval does stands in `fix-write.ts`. */
import type { DraftOf } from '#platform/model/document.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { eduResults } from '../course/edu-codes.model.ts'
import { eduFix, type FixLine } from './edu-fix.model.ts'
import { figured, isIdle, isStale, type RoundToFix, roundToFix, type SeatNow, seatsNow } from './edu-fix-lines.ts'
import { type FixFault, faultOf } from './fix.logic.ts'
import { settledLines } from './fix-settle.ts'
import { applyFix } from './fix-write.ts'

type Context = ActionContext<typeof eduFix>

export const eduFixRules = rulesFor(eduFix, {
  set: { create: [ofRound, withFigures], edit: [withFigures], submit: [withFigures], approve: [settled] },
  refuse: {
    create: [refuseUnfinished],
    submit: [refuseUnfinished, refuseSecond, refuseLines],
    approve: [refuseChanged],
  },
  follow: { approve: [applyFix] },
})

const roundOf = ({ record, db }: Context) => roundToFix(asProgram(db), record.eduRoundNo ?? null)

/** Whose round it is decides where it lies. */
async function ofRound(context: Context) {
  const round = await roundOf(context)
  return (round ? { plantCd: round.plantCd } : {}) as DraftOf<typeof eduFix>
}

async function withFigures(context: Context) {
  const { record, db } = context
  const round = await roundOf(context)
  if (!round) return {}
  const fixes = figured(record.fixes ?? [], round, await seatsNow(asProgram(db), record.eduRoundNo))
  return { fixTitle: round.roundTitle, fixes, fixDesc: inWords(fixes) }
}

/** What the approvers read, and the list of the round. */
function inWords(fixes: readonly FixLine[]): string | null {
  const word = (code: keyof typeof eduResults | null) => (code ? eduResults[code].label : '')
  const lines = fixes.map(
    ({ personNm, beforeResultCd, eduResultCd }) => `${personNm ?? ''} ${word(beforeResultCd)} → ${word(eduResultCd)}`,
  )
  return lines.join(', ').slice(0, 2000) || null
}

async function refuseUnfinished(context: Context) {
  const round = await roundOf(context)
  if (round?.statusCd === 'DONE') return undefined
  return problem(eduFix, 'eduRoundNo', 'EDU_FIX_NOT_DONE', '이수처리를 마친 교육만 정정할 수 있습니다.')
}

/** Two at once would each take what the other changes for what stood there. */
async function refuseSecond({ record, db }: Context) {
  const [other] = await asProgram(db).query<{ docNo: string }>(
    sql`select edu_fix_doc_no as "docNo" from edu_fix where edu_round_no = ${record.eduRoundNo} and status_cd = 'PROGRESS'
      and edu_fix_no <> ${record.eduFixNo} and delete_yn = 'N' limit 1`,
  )
  if (!other) return undefined
  return problem(eduFix, 'eduRoundNo', 'EDU_FIX_OPEN', '이 교육의 다른 정정이 결재 중입니다: {docNo}', {
    values: { docNo: other.docNo },
  })
}

async function refuseLines(context: Context): Promise<RuleProblem | undefined> {
  const { record, db } = context
  const round = await roundOf(context)
  if (!round) return undefined
  const seats = new Map((await seatsNow(asProgram(db), record.eduRoundNo)).map((seat) => [seat.eduRqstNo, seat]))
  const seen = new Set<number>()
  for (const line of record.fixes) {
    const found = lineProblem(line, round, seats.get(line.eduRqstNo), seen)
    if (found) return found
    seen.add(line.eduRqstNo)
  }
  return undefined
}

function lineProblem(line: FixLine, round: RoundToFix, seat: SeatNow | undefined, seen: ReadonlySet<number>) {
  if (!seat || seen.has(line.eduRqstNo))
    return problem(eduFix, 'fixes', 'EDU_FIX_SEAT', '이 교육에서 결과가 나온 사람을 한 번씩만 고를 수 있습니다.')
  const values = { name: seat.personNm }
  const fault = faultOf(round, line)
  if (fault) return problem(eduFix, 'fixes', `EDU_FIX_${fault}`, faults[fault], { values })
  if (!isIdle(line, round, seat)) return undefined
  return problem(eduFix, 'fixes', 'EDU_FIX_IDLE', '바뀌는 것이 없는 사람입니다: {name}', { values })
}

const faults: Readonly<Record<FixFault, string>> = {
  IN_WINDOW: '입실은 시작 30분 전부터 10분 뒤까지만 인정됩니다: {name}',
  OUT_WINDOW: '퇴실은 시작부터 종료 30분 뒤까지만 인정됩니다: {name}',
  OUT_WITHOUT_IN: '입실 없이 퇴실만 있습니다: {name}',
  NO_TEST: '평가가 없는 교육입니다: {name}',
  NO_SCORE: '평가 점수를 입력하십시오: {name}',
  CREDIT: '인정시간은 1분부터 교육시간까지입니다: {name}',
}

/** Certificates and days are given out when it takes effect. */
async function settled({ record, db }: Context) {
  const round = await roundToFix(asProgram(db), record.eduRoundNo)
  return round ? { fixes: await settledLines(asProgram(db), record, round) } : {}
}

/** Between asking and deciding somebody's seat may have been put right by another way. */
async function refuseChanged({ record, db }: Context) {
  const seats = new Map((await seatsNow(asProgram(db), record.eduRoundNo)).map((seat) => [seat.eduRqstNo, seat]))
  const changed = record.fixes.filter((line) => {
    const seat = seats.get(line.eduRqstNo)
    return !seat || isStale(line, seat)
  })
  if (changed.length === 0) return undefined
  return problem(
    eduFix,
    'fixes',
    'EDU_FIX_STALE',
    '상신 후 교육 기록이 바뀌었습니다. 반려 후 다시 상신해 주십시오: {names}',
    { values: { names: changed.map(({ personNm }) => personNm).join(', ') } },
  )
}
