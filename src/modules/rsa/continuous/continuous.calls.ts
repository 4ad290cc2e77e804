/** What the page of the continuous assessment asks: months of processes, what one of them rests on, and days without work. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, writtenDay, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { dayStates, monthStates } from './continuous.logic.ts'
import { meetRoles } from './rsa-meeting.model.ts'

export const CONT_ROUTE = '/rsa/assess/rsaContinuous'
/** The audit's name of the page whose sheet leaves. */
export const CONTINUOUS = 'rsa-continuous'
/** And of a day on which a process stood still. */
export const STANDSTILL = 'rsa-standstill'
/** The site's own number: whether such months do in place of the regular assessment. */
export const DEEM = 'CONT_DEEM'
const CONT_API = '/api/rsa/continuous'
const tag = '상시평가 현황'
const seen = {
  right: menu(CONT_ROUTE),
  tag,
  program:
    'Whether talks, meetings and findings of the own plant were there, by number and title; each opens for whoever may see it.',
}

export const discoveryKinds = { OBS: '관찰카드', NM: '아차사고', CHK: '점검 부적합', VPO: '업체 순회 지적' } as const
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const weekState = z.enum(['OK', 'NG', 'OPEN'])

const cell = z.object({
  ym: z.string(),
  stateCd: oneOf(monthStates),
  discoveryCnt: z.number(),
  weeks: z.array(weekState),
  /** One for each day of the month. */
  days: z.array(oneOf(dayStates)),
})
export type MonthCell = z.infer<typeof cell>
const line = z.object({
  processNo: z.number(),
  processNm: z.string(),
  deptNm: z.string(),
  months: z.array(cell),
})
export type ProcessLine = z.infer<typeof line>
const grid = z.object({
  plantCd: z.string(),
  /** Whether twelve such months do in place of the regular assessment. */
  deemYn: yesNo,
  months: z.array(z.string()),
  rows: z.array(line),
})
export type ContinuousGrid = z.infer<typeof grid>

const query = z.strictObject({ toYm: month, plantCd: asked(20) })
export const continuousGrid = call.get(CONT_API, { ...seen, query, answer: grid })
export const continuousSheet = call.get(`${CONT_API}/excel`, { ...seen, query, answer: 'sheet' })

const discovery = z.object({
  kindCd: oneOf(discoveryKinds),
  no: z.number(),
  docNo: z.string(),
  ymd: z.string(),
  titleDesc: z.string(),
})
const week = z.object({
  fromYmd: z.string(),
  toYmd: z.string(),
  stateCd: weekState,
  rsaMeetingNo: z.number().nullable(),
  rsaMeetingDocNo: nullableText,
  meetYmd: nullableText,
  lackingRoleCds: z.array(oneOf(meetRoles)),
  lackingVendorNms: z.array(z.string()),
})
const permit = z.object({
  permitNo: z.number(),
  permitDocNo: z.string(),
  wkodTitle: z.string(),
  vendorNm: nullableText,
  isTalked: z.boolean(),
})
const day = z.object({
  ymd: z.string(),
  stateCd: oneOf(dayStates),
  tbmNos: z.array(z.number()),
  meetings: z.array(z.object({ rsaMeetingNo: z.number(), rsaMeetingDocNo: z.string() })),
  permits: z.array(permit),
  stop: z.object({ rsaStandstillNo: z.number(), reasonDesc: z.string(), createUserNm: z.string() }).nullable(),
  /** Whether it may still be said that the process stood still. */
  mayStopYn: yesNo,
})
export type ContinuousDay = z.infer<typeof day>
const detail = z.object({
  processNo: z.number(),
  processNm: z.string(),
  deptNm: z.string(),
  ym: z.string(),
  stateCd: oneOf(monthStates),
  discoveries: z.array(discovery),
  weeks: z.array(week),
  days: z.array(day),
})
export type ContinuousMonth = z.infer<typeof detail>
export const continuousMonth = call.get(`${CONT_API}/{processNo}/{ym}`, {
  ...seen,
  places: { ym: month },
  answer: detail,
})

const stopping = { right: menu(CONT_ROUTE, 'write', ['SUP']), tag }
export const sayStandstill = call.post(`${CONT_API}/processes/{processNo}/standstills`, {
  ...stopping,
  body: z.strictObject({ stopYmd: writtenDay, reasonDesc: z.string().trim().min(5).max(500) }),
})
export const takeBackStandstill = call.delete(`${CONT_API}/standstills/{no}`, stopping)
