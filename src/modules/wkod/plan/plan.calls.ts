/** What the screens of plans ask besides records: revisions, who has signed, equipment that was let in, a sheet of analyses. */
import { call, read } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { keptProof } from '#platform/model/proof-words.ts'
import { z } from '#schema'
import { wkodPlan } from './wkod-plan.model.ts'

const text = z.string().nullable()
const seen = { right: read(wkodPlan), through: wkodPlan }

const stroke = z.array(z.number().int().min(0).max(1000)).max(2000)
const planSign = z.strictObject({
  personNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Drawn on this device, before who is signed in. */
  strokes: z.array(stroke).min(1).max(200),
})
export type PlanSign = z.infer<typeof planSign>
/** Whoever leads the crew: he needs no right to write plans. */
const collecting = { right: { ...read(wkodPlan), roles: ['VSM', 'VAD', 'VSP'] }, through: wkodPlan }
/** Signed on the device of whoever leads the crew. */
export const signPlan = call.put(`${wkodPlan.api}/{no}/signs`, { ...collecting, body: planSign })
/** By his safety card, before the same device. */
export const signPlanByCard = call.put(`${wkodPlan.api}/{no}/signs/card`, {
  ...collecting,
  body: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  answer: z.object({ personNm: z.string() }),
})

const signer = z.object({
  personNo: z.number(),
  personNm: z.string(),
  langCd: z.string(),
  /** What he is in the plan; empty for somebody who was added to a crew later. */
  roleCds: z.array(z.string()),
  signDt: text,
  signViaCd: text,
  strokes: z.array(z.array(z.number())).nullable(),
  how: keptProof,
})
const siteMap = z.object({ mapNo: z.number(), mapNm: z.string(), mapFileId: z.number().nullable() })
const extra = z.object({
  people: z.array(signer),
  revisions: z.array(
    z.object({
      wkodPlanNo: z.number(),
      revNo: z.number(),
      statusCd: z.string(),
      apprDt: text,
      planStartYmd: text,
      planEndYmd: text,
    }),
  ),
  info: z
    .object({
      wkodInfoNo: z.number(),
      wkodInfoDocNo: text,
      statusCd: z.string(),
      confirmDt: text,
    })
    .nullable(),
  maps: z.array(siteMap),
})
export type PlanExtra = z.infer<typeof extra>
export const planExtra = call.get(`${wkodPlan.api}/{no}/extra`, { ...seen, answer: extra })
export type PlanSigner = z.infer<typeof signer>

const equip = z.object({ equipNo: z.number(), equipNm: z.string(), capacityDesc: text, inspectToYmd: text })
export type ApprovedEquip = z.infer<typeof equip>
export const approvedEquips = call.get(`${wkodPlan.api}-equips`, {
  right: read(wkodPlan),
  tag: wkodPlan.label,
  answer: rowsOf(equip),
})

export const planJsaSheet = call.get(`${wkodPlan.api}/{no}/jsasheet`, { ...seen, answer: 'file' })
