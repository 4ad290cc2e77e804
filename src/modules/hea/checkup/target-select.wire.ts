/** What target-select.routes.ts tells, and what screens read. */
import { z } from '#schema'

const text = z.string().nullable()
export const planNo = z.coerce.number().int().min(1)

/** S-161 */
export const planDetail = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: text,
  heaCheckupClassNm: text,
  heaCheckupPlanPeriod: text,
  planStatusCd: z.string(),
})
export type PlanDetail = z.infer<typeof planDetail>

/** S-166 */
export const candidate = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupTypeNm: text,
  processNm: text,
  deptNm: text,
  userId: z.string(),
  userNm: z.string(),
  entryYmd: text,
  phoneNo: text,
  officeTel: text,
  /** Of all rows that match, whatever page this one is on. */
  totalCnt: z.number(),
})
export type Candidate = z.infer<typeof candidate>

/** S-165. `page` and `limit` are for a list that is shown page by page; without them all rows come. */
export const candidateSearch = z.strictObject({
  heaCheckupPlanNo: planNo,
  /** 0: all */
  processNo: z.coerce.number().int().min(0).default(0),
  /** '': all; else the department and all below it */
  deptCd: z.string().max(20).default(''),
  userId: z.string().max(30).default(''),
  userNm: z.string().max(200).default(''),
  prevYearCheckupUserYn: z.enum(['Y', 'N']).default('N'),
  /** 0 all, 2 twenties, 3 thirties, 4 forties, 5 fifties and over */
  age: z.coerce
    .number()
    .refine((age) => [0, 2, 3, 4, 5].includes(age))
    .default(0),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
})
export type CandidateSearch = Omit<z.infer<typeof candidateSearch>, 'page' | 'limit'>
