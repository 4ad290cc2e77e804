/** What the page of a product asks besides its row: what is in it, how it is classified. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, oneOf, seenVersion, writtenDay, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { hazardOut, hazardsIn } from '../ghs/ghs.calls.ts'
import { stepWords } from '../ghs/ghs.logic.ts'
import { acuteRoutes, hazardClasses } from '../ghs/ghs-codes.model.ts'
import { materialMaster } from './material.master.ts'

const { api, route, label } = materialMaster
const right = menu(route)
const writing = menu(route, 'write')

const percent = z.number().min(0).max(100).nullable()
const name = (max: number) => z.string().trim().max(max).nullable()
export const compIn = z.strictObject({
  substance: name(200),
  pctVal: percent,
  minPctVal: percent,
  maxPctVal: percent,
  secretYn: yesNo,
  altNm: name(200),
  altMinPctVal: percent,
  altMaxPctVal: percent,
  approvalNo: name(50),
  approvalEndYmd: writtenDay.nullable(),
})
const compRow = compIn.extend({
  chmSubstanceNo: z.number().nullable(),
  casNo: nullableText,
  /** As it is called: the Korean name, or what stands for a secret. */
  name: z.string(),
})
export type CompShown = z.infer<typeof compRow>
const revision = z.object({
  compRevNo: z.number(),
  startYmd: z.string(),
  reasonDesc: z.string(),
  restOkYn: yesNo,
  createDt: z.string(),
  createUserNm: nullableText,
})

/** The composition in force, or an earlier one. */
export const composition = call.get(`${api}/{no}/composition`, {
  right,
  tag: label,
  query: z.strictObject({ compRevNo: z.coerce.number().int().min(1).max(100_000).optional() }),
  answer: z.object({
    rowVersion: z.number(),
    compRevNo: z.number(),
    restOkYn: yesNo,
    rows: z.array(compRow),
    minSum: z.number(),
    maxSum: z.number(),
    revisions: z.array(revision),
  }),
})
export type Composition = z.infer<(typeof composition)['answer']>

export const saveComposition = call.put(`${api}/{no}/composition`, {
  right: writing,
  tag: label,
  body: z.strictObject({
    rowVersion: seenVersion,
    rows: z.array(compIn).max(200),
    restOkYn: yesNo,
    reasonDesc: z.string().trim().min(1).max(500),
  }),
})

const step = z.object({
  step: oneOf(stepWords),
  value: z.number().nullable(),
  limit: z.number().nullable(),
  isMet: z.boolean(),
  of: z.array(z.object({ name: z.string(), value: z.number() })).readonly(),
})
const found = z.object({
  hazardClassCd: oneOf(hazardClasses),
  routeCd: oneOf(acuteRoutes).nullable(),
  ruleCd: z.enum(['G1', 'G2', 'G3', 'G4', 'G5']),
  judgeCd: z.enum(['CLASS', 'NONE', 'CHECK']),
  categoryCd: nullableText,
  isOpen: z.boolean(),
  unknownPct: z.number().nullable(),
  named: z.array(z.string()).readonly(),
  steps: z.array(step).readonly(),
})
const side = z.enum(['ENTERED', 'CALC'])
export const comparedLine = z.object({
  hazardClassCd: oneOf(hazardClasses),
  routeCd: oneOf(acuteRoutes).nullable(),
  entered: hazardOut.nullable(),
  calc: found.nullable(),
  differs: z.boolean(),
  proposed: side.nullable(),
})
export type ComparedLine = z.infer<typeof comparedLine>
const chosen = z.object({
  ghsRevNo: z.number(),
  reasonDesc: nullableText,
  dt: nullableText,
  userNm: nullableText,
  /** The composition has changed since. */
  isOld: z.boolean(),
  rows: z.array(hazardOut.extend({ sideCd: side })),
})

/** What was entered beside what the composition says, and what of it holds. */
export const materialGhs = call.get(`${api}/{no}/ghs`, {
  right,
  tag: label,
  answer: z.object({
    rowVersion: z.number(),
    entered: z.array(hazardOut),
    basisDesc: nullableText,
    lines: z.array(comparedLine),
    chosen,
  }),
})
export type MaterialGhs = z.infer<(typeof materialGhs)['answer']>

export const saveEntered = call.put(`${api}/{no}/ghs`, {
  right: writing,
  tag: label,
  body: z.strictObject({ rowVersion: seenVersion, rows: hazardsIn, basisDesc: z.string().trim().min(1).max(500) }),
})

/** Which side holds for each hazard that has one; the others are 확인 필요. */
export const chooseGhs = call.post(`${api}/{no}/ghs/choice`, {
  right: writing,
  tag: label,
  body: z.strictObject({
    rowVersion: seenVersion,
    calcOf: z
      .array(z.strictObject({ hazardClassCd: oneOf(hazardClasses), routeCd: oneOf(acuteRoutes).nullable() }))
      .max(80),
    reasonDesc: z.string().trim().min(2).max(500),
  }),
})
