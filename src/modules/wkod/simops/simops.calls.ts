/** Places of a permit and its conflicts: the coordination tab, tried before it is saved, signed and released. */

import { permitTypeCds } from '#modules/common/permit-types.model.ts'
import { call, read, write } from '#platform/model/call.ts'
import { seenVersion, writtenInstant } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { permit } from '../permit/permit.model.ts'
import { signSideCds } from './simops-codes.model.ts'

export const SIMOPS_API = '/api/saf/wkod/simops'

const seen = { right: read(permit), through: permit, tag: '동시작업' }
const done = { right: write(permit), tag: '동시작업' }
const text = z.string().nullable()
const metres = z.number().min(0).max(9999).nullable()
const kind = z.enum(permitTypeCds as [string, ...string[]])

const draftMark = z.strictObject({
  markNo: z.number().int().min(1).max(999),
  mapNo: z.number().int().positive(),
  markType: z.enum(permitTypeCds),
  locationX: z.number().int().min(0).max(1000),
  locationY: z.number().int().min(0).max(1000),
  radiusVal: metres,
  elevVal: z.number().min(-999).max(9999).nullable(),
})
export type DraftMark = z.infer<typeof draftMark>
const draftMarks = z.array(draftMark).max(30)

export const plan = z.object({
  mapNo: z.number(),
  mapNm: z.string(),
  mapFileId: z.number().nullable(),
  /** The picture itself, for who may read the rows of files; others ask for the group. */
  mapFileNo: z.number().nullable(),
  widthVal: z.number(),
  heightVal: z.number(),
  originXVal: z.number(),
  originYVal: z.number(),
  levelNo: z.number(),
})
export type Plan = z.infer<typeof plan>

const sign = z.object({ sideCd: z.enum(signSideCds), userId: z.string(), userNm: z.string(), signDt: z.string() })
export type Sign = z.infer<typeof sign>

/** A conflict of one permit, as seen from it. Of another vendor's permit only its number and place are told. */
const hitRow = z.object({
  hitNo: z.number().nullable(),
  otherPermitNo: z.number().nullable(),
  otherDocNo: text,
  otherTitle: text,
  levelCd: z.enum(['BLOCK', 'COORD', 'INFO']),
  ruleNo: z.number(),
  ruleDesc: z.string(),
  ruleGapVal: z.number().nullable(),
  vertCd: z.string(),
  /** Which both touch, where that is why. */
  systemCds: text,
  gapVal: z.number().nullable(),
  kindCd: kind,
  otherKindCd: kind,
  markNo: z.number().nullable(),
  otherMark: z.object({ mapNo: z.number(), locationX: z.number(), locationY: z.number() }).nullable(),
  overlapFromDt: z.string(),
  overlapToDt: text,
  hitStatusCd: z.enum(['OPEN', 'COORDINATED', 'CLEARED', 'RELEASED']).nullable(),
  coordDesc: text,
  signs: z.array(sign),
  /** Whether this permit is A of the signatures, the one that came later. */
  isLater: z.boolean(),
  releaseRoleCd: text,
  releaseDesc: text,
  releaseUserNm: text,
  releaseToDt: text,
  /** What the reader may do about it now. */
  can: z.object({ signAs: z.array(z.enum(signSideCds)), release: z.boolean() }),
})
export type HitRow = z.infer<typeof hitRow>

const neighbour = z.object({
  permitNo: z.number(),
  permitDocNo: text,
  wkodTitle: z.string(),
  statusCd: z.string(),
  mapNo: z.number(),
  markType: kind,
  locationX: z.number(),
  locationY: z.number(),
})

const system = z.object({ systemCd: z.string(), systemNm: text })

const tab = z.object({
  /** Which its equipment and its isolations belong to. */
  systems: z.array(system),
  plans: z.array(plan),
  marks: z.array(draftMark),
  /** To be sent back with a change: somebody else may have moved a mark meanwhile. */
  version: z.string(),
  mayMark: z.boolean(),
  kindCds: z.array(kind),
  neighbours: z.array(neighbour),
  hits: z.array(hitRow),
})
export type TabAnswer = z.infer<typeof tab>
export const permitPlaces = call.get(`${SIMOPS_API}/{no}`, { ...seen, answer: tab })

export const tryPlaces = call.post(`${SIMOPS_API}/{no}/preview`, {
  ...seen,
  body: z.strictObject({
    marks: draftMarks,
    fromDt: writtenInstant.optional(),
    toDt: writtenInstant.optional(),
  }),
  answer: z.object({ hits: z.array(hitRow) }),
})
export const savePlaces = call.put(`${SIMOPS_API}/{no}/marks`, {
  ...done,
  body: z.strictObject({ marks: draftMarks, version: z.string().max(100) }),
})
export const signHit = call.post(`${SIMOPS_API}/hits/{no}/sign`, {
  ...done,
  body: z.strictObject({
    sideCd: z.enum(signSideCds),
    coordDesc: z.string().trim().max(4000).optional(),
    rowVersion: seenVersion.optional(),
  }),
})
export const releaseHit = call.post(`${SIMOPS_API}/hits/{no}/release`, {
  ...done,
  body: z.strictObject({ releaseDesc: z.string().trim().max(4000), releaseToDt: writtenInstant }),
})

/** At least so many characters in an agreement, and in the reason for a release (CM-07). */
export const LEAST_REASON = 10
