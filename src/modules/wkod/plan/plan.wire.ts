/** What the screens of plans ask besides records, as it travels. */
import { z } from 'zod'
import { signLanguageCds } from '#modules/saf/jsa/jsa-codes.model.ts'

const no = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const planNoParams = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

const stroke = z.array(z.number().int().min(0).max(1000)).max(2000)
export const planSignBody = z.strictObject({
  personNo: no,
  langCd: z.enum(signLanguageCds).default('ko'),
  /** Last four digits of the own phone. */
  phoneLast: z.string().regex(/^\d{4}$/),
  strokes: z.array(stroke).min(1).max(200),
})

const signer = z.object({
  personNo: z.number(),
  personNm: z.string(),
  langCd: z.string(),
  /** What he is in the plan; empty for somebody who was added to a crew later. */
  roleCds: z.array(z.string()),
  signDt: z.string().nullable(),
  signViaCd: z.string().nullable(),
  strokes: z.array(z.array(z.number())).nullable(),
})
const siteMap = z.object({ mapNo: z.number(), mapNm: z.string(), mapFileId: z.number().nullable() })
export const planExtraAnswer = z.object({
  people: z.array(signer),
  revisions: z.array(
    z.object({
      wkodPlanNo: z.number(),
      revNo: z.number(),
      statusCd: z.string(),
      apprDt: z.string().nullable(),
      planStartYmd: z.string().nullable(),
      planEndYmd: z.string().nullable(),
    }),
  ),
  info: z
    .object({
      wkodInfoNo: z.number(),
      wkodInfoDocNo: z.string().nullable(),
      statusCd: z.string(),
      confirmDt: z.string().nullable(),
    })
    .nullable(),
  maps: z.array(siteMap),
})
export type PlanExtra = z.infer<typeof planExtraAnswer>
export type PlanSigner = z.infer<typeof signer>

export const approvedEquipAnswer = z.object({
  rows: z.array(
    z.object({
      equipNo: z.number(),
      equipNm: z.string(),
      capacityDesc: z.string().nullable(),
      inspectToYmd: z.string().nullable(),
    }),
  ),
})
