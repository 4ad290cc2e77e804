/** What the screen in the field and the tab of a permit are told. */
import { z } from 'zod'

const text = z.string().nullable()
const num = z.number().nullable()

export const measurablePermit = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  statusCd: z.string(),
  placeDesc: text,
  kindCds: z.array(z.enum(['CSE', 'HOT', 'LNB', 'EXC'])),
  gasNextDueDt: text,
  lastStopDt: text,
  substanceCds: z.array(z.string()),
})
export type MeasurablePermit = z.infer<typeof measurablePermit>

const meter = z.object({ meterNo: z.string(), modelNm: z.string(), gasCds: z.string(), calibToYmd: z.string() })
const substance = z.object({ gasCd: z.string(), gasNm: z.string(), unitCd: z.string(), limitVal: num })

/** All that is needed to measure without a connection, told once. */
export const fieldAnswer = z.object({
  permits: z.array(measurablePermit),
  meters: z.array(meter),
  substances: z.array(substance),
  numbers: z.object({
    o2Min: z.number(),
    o2Max: z.number(),
    o2Warn: z.number(),
    co2: z.number(),
    co: z.number(),
    h2s: z.number(),
    lelStop: z.number(),
    lelCse: z.number(),
    lelHot: z.number(),
    lateMin: z.number(),
    offlineHours: z.number(),
  }),
  /** Until when the person may measure; null where he is not designated. */
  testerToYmd: text,
})
export type FieldAnswer = z.infer<typeof fieldAnswer>

const line = z.object({
  pointCd: z.string(),
  gasCd: z.string(),
  gasNm: text,
  readVal: z.number(),
  unitCd: text,
  gasLimitMinVal: num,
  gasLimitMaxVal: num,
  judgeCd: text,
})
const set = z.object({
  gasSetNo: z.number(),
  gasSetDocNo: text,
  statusCd: z.enum(['PASS', 'WARN', 'CONFIRM', 'FAIL', 'COND']),
  judgeCd: text,
  purposeCd: z.enum(['PRE', 'PERIODIC', 'RESTART', 'EXTEND', 'SUSPECT', 'POST']),
  measureDt: z.string(),
  placeDesc: text,
  testerNm: text,
  meterNo: text,
  airMoverYn: z.string(),
  lateYn: z.string(),
  lateReasonDesc: text,
  measureDesc: text,
  nextDueDt: text,
  resultDesc: text,
  /** The set that took its place. */
  replacedByNo: num,
  lines: z.array(line),
})
/** The tab 가스측정 of a permit, and the paper of it. */
export const permitGas = z.object({
  permit: measurablePermit.extend({
    vendorNm: text,
    areaDeptNm: text,
    workFromDt: text,
    workToDt: text,
  }),
  sets: z.array(set),
})
export type PermitGas = z.infer<typeof permitGas>
