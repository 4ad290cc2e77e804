/** Who is on the site now, the count of everybody in an evacuation (R5), and the hours of a stay put right by safety. */

import { call, menu } from '#platform/model/call.ts'
import { seenVersion, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { shownFields } from './gate.calls.ts'
import { GATE_MENU, ON_SITE_API, ON_SITE_MENU } from './gate.model.ts'
import { gateLog } from './gate-log.model.ts'

const tag = '출입현황'
const READERS = [ON_SITE_MENU, GATE_MENU]

const nullableText = z.string().nullable()

const personRow = z.object({
  entryLogNo: z.number(),
  personNo: z.number(),
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: z.string(),
  zoneCd: z.string(),
  gateCd: z.string(),
  hostDeptNm: nullableText,
  entryRoleCd: nullableText,
  entryRqstNo: z.number().nullable(),
  entryRqstDocNo: nullableText,
  inDt: z.string(),
  musterDt: nullableText,
})
export type PersonRow = z.infer<typeof personRow>

const musterRow = z.object({ entryMusterNo: z.number(), startDt: z.string(), startUserNm: nullableText })
export type MusterRow = z.infer<typeof musterRow>

const board = z.object({ asOfDt: z.string(), rows: z.array(personRow), muster: musterRow.nullable() })
export type OnSite = z.infer<typeof board>
export const onSite = call.get(ON_SITE_API, {
  right: menu(READERS),
  program: 'Who is on the site is everybody’s to know who may have to get people out of it; of the own plant.',
  tag,
  answer: board,
})

const scanned = z.object({
  resultCd: z.enum(['OK', 'WARN', 'BLOCK']),
  personNo: z.number().nullable(),
  personNm: nullableText,
  vendorNm: nullableText,
})
const mustering = {
  right: menu(READERS, 'write'),
  program: 'A muster is the plant’s: whoever stands at the assembly point counts.',
  tag,
}
/** Begins the count of everybody on the site, or finds the one that is open. */
export const beginMuster = call.post(`${ON_SITE_API}/muster`, { ...mustering, answer: musterRow })
export const endMuster = call.post(`${ON_SITE_API}/muster/end`, mustering)
/** 확인: he stands at the meeting place. Who is not known to be inside is named all the same. */
export const seeAtMuster = call.post(`${ON_SITE_API}/muster/scan`, {
  ...mustering,
  body: z.strictObject(shownFields),
  answer: scanned,
})
export type SeenAtMuster = z.infer<typeof scanned>

/** 정정: the exit that nobody saw, or saw wrongly, with its reason. */
export const correctStay = call.post(`${gateLog.api}/{no}/correct`, {
  right: menu(ON_SITE_MENU, 'write', ['SHM']),
  tag,
  body: z.strictObject({
    rowVersion: seenVersion,
    outDt: writtenInstant,
    correctDesc: z.string().trim().min(10).max(1000),
  }),
})
