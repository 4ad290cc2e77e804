/** What is known of the process of an assessment, and what of it is taken over as a hazard. */
import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { call, read, write } from '#platform/model/call.ts'
import { nullableText, oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { rsa } from '../assess/rsa.model.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'
import { knownKinds } from './survey-codes.model.ts'

const kind = oneOf(knownKinds)
const line = z.object({
  kindCd: kind,
  id: z.string(),
  docNo: nullableText,
  ymd: nullableText,
  titleDesc: z.string(),
  detailDesc: nullableText,
  wordDesc: nullableText,
  accTypeCd: oneOf(accidentTypes).nullable(),
  hazardCatCd: oneOf(hazardKinds).nullable(),
  measureDesc: nullableText,
  /** Where it is read. */
  href: nullableText,
  /** The hazard that has come of it. */
  rsaItemNo: z.number().nullable(),
})
export type KnownLine = z.infer<typeof line>

export const knownOfProcess = call.get(`${rsa.api}/{no}/known`, {
  right: read(rsa),
  through: rsa,
  answer: z.object({
    rows: z.array(line),
    /** Kinds whose menu the reader does not have. */
    closed: z.array(kind),
  }),
})
export const takeKnown = call.post(`${rsa.api}/{no}/known`, {
  right: write(rsa),
  tag: rsa.label,
  body: z.strictObject({ kindCd: kind, id: z.string().min(1).max(60) }),
})
