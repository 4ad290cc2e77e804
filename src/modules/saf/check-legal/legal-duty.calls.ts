/** What the board of legal duties asks: how each stands, its periods, and all of them as a workbook. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, pageOf, paging, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { checkCycles } from '../check/check-codes.model.ts'
import { LEGAL_API, LEGAL_ROUTE, type PeriodState, periodStates } from './legal-duty.model.ts'

const seen = {
  right: menu(LEGAL_ROUTE),
  tag: '법정주기',
  program: 'Whether the plant kept a duty is counted over all that it rests on; the plant is the asker’s own.',
}

const counts = { doneCnt: z.number(), missCnt: z.number(), openCnt: z.number() }
const span = z.object({ fromYmd: z.string(), toYmd: z.string(), ...counts })
const duty = z.object({ key: z.string(), label: z.string(), law: nullableText, cycleCd: oneOf(checkCycles) })
const standing = z.object({
  duty,
  lastYmd: nullableText,
  nextYmd: nullableText,
  ...counts,
  spans: z.array(span),
})
export type LegalStanding = z.infer<typeof standing>

const days = { from: writtenDay, to: writtenDay, plantCd: asked(20) }
export const legalBoard = call.get(LEGAL_API, {
  ...seen,
  query: z.strictObject(days),
  answer: z.object({ plantCd: z.string(), today: z.string(), standings: z.array(standing) }),
})

const line = z.object({
  key: z.string(),
  duty,
  targetNm: nullableText,
  fromYmd: z.string(),
  toYmd: z.string(),
  doneYmd: nullableText,
  stateCd: oneOf(periodStates),
  path: nullableText,
})
export type LegalLine = z.infer<typeof line>

const stateCd = z.enum(Object.keys(periodStates) as [PeriodState, ...PeriodState[]]).optional()
const found = { ...days, dutyKey: asked(40), stateCd }
export const legalPeriods = call.get(`${LEGAL_API}/periods`, {
  ...seen,
  query: z.strictObject({ ...found, ...paging() }),
  answer: pageOf(line),
})
export const legalSheet = call.get(`${LEGAL_API}/periods/excel`, {
  ...seen,
  query: z.strictObject(found),
  answer: 'sheet',
})
