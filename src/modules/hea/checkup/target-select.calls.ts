/** 검진대상자 선정 (S-160…S-167): the plan, and those who may still be added. */
import { call, read, write } from '#platform/model/call.ts'
import { z } from '#schema'
import { checkupPlan } from './checkup-plan.model.ts'

const text = z.string().nullable()
const planNo = z.coerce.number().int().min(1)

/** S-161 */
const planDetail = z.object({
  heaCheckupPlanNo: z.number(),
  heaCheckupPlanNm: text,
  heaCheckupClassNm: text,
  heaCheckupPlanPeriod: text,
  planStatusCd: z.string(),
})

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
const candidateSearch = z.strictObject({
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

const API = '/api/hea/checkup'
const tag = '검진대상자'
export const planOfTargets = call.get(`${API}/plan/{heaCheckupPlanNo}`, {
  right: read(checkupPlan),
  tag,
  answer: planDetail,
})
export const candidates = call.get(`${API}/nontargetusers`, {
  right: write(checkupPlan),
  program: 'Whom the law wants examined follows from exposures and results that whoever plans does not open.',
  tag,
  query: candidateSearch,
  answer: z.array(candidate),
})
