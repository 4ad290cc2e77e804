/** Gas beside the records: what the field needs to measure, and all sets of one permit. */
import { call, read, write } from '#platform/model/call.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../permit/permit.model.ts'
import { gasPurposes, gasSet } from './gas-set.model.ts'
import { gasKinds } from './judge.logic.ts'

const text = z.string().nullable()
const num = z.number().nullable()

const measurablePermit = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  statusCd: z.string(),
  placeDesc: text,
  kindCds: z.array(z.enum(gasKinds)),
  gasNextDueDt: text,
  lastStopDt: text,
  substanceCds: z.array(z.string()),
  /** Gases and vapours of what is handled in its process: they are offered first. */
  handledCds: z.array(z.string()),
})
export type MeasurablePermit = z.infer<typeof measurablePermit>

const meter = z.object({ meterNo: z.string(), modelNm: z.string(), gasCds: z.string(), calibToYmd: z.string() })
const substance = z.object({ gasCd: z.string(), gasNm: z.string(), unitCd: z.string(), limitVal: num })

/** All that is needed to measure without a connection, told once. */
const field = z.object({
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
export type FieldAnswer = z.infer<typeof field>
export const fieldNow = call.get(`${gasSet.api}/field/now`, {
  right: write(gasSet),
  program:
    'Meters and limits are no secret of their lists: who measures needs them whether or not those menus are his.',
  tag: gasSet.label,
  answer: field,
})

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
  statusCd: oneOf(gasSet.lifecycle.states),
  judgeCd: text,
  purposeCd: oneOf(gasPurposes),
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
/** A closed gas zone in which the permit stands. */
const permitZone = z.object({
  gasZoneNo: z.number(),
  permitDocNo: text,
  distance: z.number(),
  radiusVal: z.number(),
  closeDt: z.string(),
  resultDesc: text,
  /** Good sets since then, so many minutes apart at least. */
  passCnt: z.number(),
  gapMin: z.number(),
  isAired: z.boolean(),
})
export type PermitZone = z.infer<typeof permitZone>

/** The tab 가스측정 of a permit, and the paper of it. */
const ofPermit = z.object({
  permit: measurablePermit.extend({
    vendorNm: text,
    areaDeptNm: text,
    workFromDt: text,
    workToDt: text,
  }),
  sets: z.array(set),
  zones: z.array(permitZone),
})
export type PermitGas = z.infer<typeof ofPermit>
export const permitGas = call.get('/api/saf/wkod/permitgas/{permitNo}', {
  right: read(permit),
  through: permit,
  tag: gasSet.label,
  answer: ofPermit,
})

/** R9: the safety manager opens the place again, after its air was good twice. */
export const openGasZone = call.post('/api/saf/wkod/permitgas/{permitNo}/zones/{gasZoneNo}/open', {
  right: write(permit),
  through: permit,
  tag: gasSet.label,
  places: { gasZoneNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) },
  body: z.strictObject({ openDesc: z.string().trim().max(1000) }),
})
