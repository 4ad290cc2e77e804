/** The count of everybody in an evacuation or a drill (R5), also from phones that have no network for a while. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, rowsOf, writtenInstant, yesNo } from '#platform/model/call-words.ts'
import { signature } from '#platform/model/drawn.ts'
import { z } from '#schema'
import { shownFields } from '../entry/gate.calls.ts'
import { GATE_MENU, ON_SITE_API, ON_SITE_MENU } from '../entry/gate.model.ts'
import { musterSources, musterStates } from './muster.logic.ts'

const tag = '출입현황'
const READERS = [ON_SITE_MENU, GATE_MENU]

const sighting = z.object({ seenDt: z.string(), byUserNm: nullableText, wayCd: z.string() })

const listedPerson = z.object({
  key: z.string(),
  personNo: z.number().nullable(),
  userId: nullableText,
  humanKey: z.string(),
  personNm: z.string(),
  orgNm: z.string(),
  stateCd: oneOf(musterStates),
  sourceCds: z.array(oneOf(musterSources)),
  zoneCd: nullableText,
  inDt: z.string(),
  outDt: nullableText,
  placeDesc: nullableText,
  permitNo: z.number().nullable(),
  permitDocNo: nullableText,
  wkodTitle: nullableText,
  foremanNm: nullableText,
  foremanTel: nullableText,
  entryRoleCd: nullableText,
  hostDeptNm: nullableText,
  entryRqstDocNo: nullableText,
  seen: sighting.nullable(),
  confirms: z.array(sighting),
  lates: z.array(sighting),
  /** Of his card and his passes: a device knows a code when it sees one, and gives none away. */
  keyHashes: z.array(z.string()),
})
export type ListedPerson = z.infer<typeof listedPerson>

const musterRow = z.object({
  entryMusterNo: z.number(),
  drillYn: yesNo,
  startDt: z.string(),
  startUserNm: nullableText,
})
export type MusterRow = z.infer<typeof musterRow>

const board = rowsOf(listedPerson).extend({ asOfDt: z.string(), muster: musterRow.nullable() })
export type OnSite = z.infer<typeof board>
export const onSite = call.get(ON_SITE_API, {
  right: menu(READERS),
  program: 'Who is on the site is everybody’s to know who may have to get people out of it; of the own plant.',
  tag,
  answer: board,
})
/** The same for whoever counts: with the numbers to call and the codes to know, kept on the device for when there is no network. */
export const musterList = call.get(`${ON_SITE_API}/muster`, {
  right: menu(READERS, 'write'),
  program: 'Whoever counts has to find everybody of the plant, and to call who leads them.',
  tag,
  urgent: true,
  answer: board,
})

const mustering = {
  right: menu(READERS, 'write'),
  program: 'A muster is the plant’s: whoever stands at the assembly point counts.',
  tag,
}
/** Begins the count of everybody on the site, or finds the one that runs. A real one takes the place of a drill. */
export const beginMuster = call.post(`${ON_SITE_API}/muster`, {
  ...mustering,
  urgent: true,
  body: z.strictObject({
    drillYn: yesNo.default('N'),
    /** When it began on a phone without a network. */
    startDt: writtenInstant.optional(),
  }),
  answer: musterRow,
})

const who = {
  personNo: z.number().int().positive().nullable().default(null),
  userId: z.string().min(1).max(30).nullable().default(null),
}
const noted = z.strictObject({ ...who, noteDesc: z.string().trim().min(2).max(500) })
/** The counts as whoever signs has seen them: what is otherwise by now is not signed by him. */
export const endMuster = call.post(`${ON_SITE_API}/muster/end`, {
  ...mustering,
  body: z.strictObject({
    entryMusterNo: z.number().int().positive(),
    seenCnt: z.number().int().min(0),
    outCnt: z.number().int().min(0),
    missingCnt: z.number().int().min(0),
    notes: z.array(noted).max(5000),
    sign: signature,
  }),
  answer: z.object({ entryMusterNo: z.number() }),
})

const scanned = z.object({
  personNm: z.string(),
  /** Something knew that he was inside. */
  isListed: z.boolean(),
  /** The count had been signed by then. */
  isLate: z.boolean(),
})
/** 확인: he stands at the meeting place. */
export const seeAtMuster = call.post(`${ON_SITE_API}/muster/scan`, {
  ...mustering,
  urgent: true,
  body: z.strictObject({
    /** Null where the phone has begun the count by itself, and does not know its number. */
    entryMusterNo: z.number().int().positive().nullable(),
    drillYn: yesNo,
    /** When he was seen, by the phone. */
    seenDt: writtenInstant,
    ...shownFields,
    userId: z.string().min(1).max(30).optional(),
  }),
  answer: scanned,
})
export type SeenAtMuster = z.infer<typeof scanned>

const ended = z.object({
  entryMusterNo: z.number(),
  drillYn: yesNo,
  startDt: z.string(),
  startUserNm: nullableText,
  endDt: z.string(),
  endUserNm: nullableText,
  endCd: nullableText,
  personCnt: z.number().nullable(),
  seenCnt: z.number().nullable(),
  outCnt: z.number().nullable(),
  missingCnt: z.number().nullable(),
  /** Ticks that came after it had been signed. */
  lateCnt: z.number(),
})
export type EndedMuster = z.infer<typeof ended>
const reading = {
  right: menu(READERS),
  program: 'What was counted is the plant’s, as the count was.',
  tag,
}
export const musters = call.get(`${ON_SITE_API}/musters`, { ...reading, answer: rowsOf(ended) })

const countedPerson = z.object({
  key: z.string(),
  personNm: z.string(),
  orgNm: z.string(),
  /** As it was signed; null of who was seen later and is on no line of it. */
  stateCd: oneOf(musterStates).nullable(),
  sourceCds: z.string(),
  placeDesc: nullableText,
  permitNo: z.number().nullable(),
  permitDocNo: nullableText,
  foremanNm: nullableText,
  outDt: nullableText,
  noteDesc: nullableText,
  seen: sighting.nullable(),
  confirms: z.array(sighting),
  lates: z.array(sighting),
})
export type CountedPerson = z.infer<typeof countedPerson>
export const musterRecord = call.get(`${ON_SITE_API}/musters/{no}`, {
  ...reading,
  answer: ended.extend({ sign: signature.nullable(), people: z.array(countedPerson) }),
})
