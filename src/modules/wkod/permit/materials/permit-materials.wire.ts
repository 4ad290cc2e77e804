import { z } from 'zod'

const material = z.object({
  vendorMsdsDocNo: z.string(),
  productNm: z.string(),
  statusCd: z.string(),
  bringOutYmd: z.string(),
  stockLocNm: z.string().nullable(),
  conditionDesc: z.string().nullable(),
})
export const materialsAnswer = z.object({ rows: z.array(material) })
export type PermitMaterial = z.infer<typeof material>
