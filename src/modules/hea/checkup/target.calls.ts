/** The targets of a plan: the list as far as the reader may see it, and what the health team does with many at once. */
import { isDay } from '#platform/model/calendar.ts'
import { call, menu } from '#platform/model/call.ts'
import { oneOf, pageOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { excludeReasons, RESERVATION_ROUTE, targetStates } from './checkup-codes.model.ts'
import { checkupPlan } from './checkup-plan.model.ts'

const text = z.string().nullable()

const row = z.object({
  heaCheckupTargetNo: z.number(),
  heaCheckupPlanNo: z.number(),
  userId: z.string(),
  userNm: z.string(),
  deptNm: text,
  heaCheckupTypeNm: z.string(),
  dueYmd: text,
  targetStatusCd: z.string(),
  examYmd: text,
  slotCd: text,
  checkedOrgNm: text,
  noShowCnt: z.number(),
  excludeReasonCd: text,
  excludeDesc: text,
})
export type Target = z.infer<typeof row>

const counts = z.object({ code: z.string(), count: z.number() })
export type StateCount = z.infer<typeof counts>

const TARGETS = '/api/hea/checkup/targets'
const tag = '검진대상자'
export const sortedBy = ['userNm', 'deptNm', 'dueYmd', 'examYmd', 'targetStatusCd'] as const
const sorts: readonly string[] = ['', ...sortedBy]
const query = z.strictObject({
  heaCheckupPlanNo: z.coerce.number().int().min(1),
  q: z.string().max(100).default(''),
  deptCd: z.string().max(20).default(''),
  targetStatusCd: oneOf(targetStates).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
  sort: z
    .string()
    .refine((word) => sorts.includes(word.replace(/^-/, '')))
    .default(''),
})
export type TargetsQuery = z.infer<typeof query>
export const planTargets = call.get(TARGETS, {
  right: menu([checkupPlan.route.staff, RESERVATION_ROUTE]),
  tag,
  query,
  answer: pageOf(row).extend({ states: z.array(counts) }),
})

const some = z.array(z.number().int().min(1)).min(1).max(5000)
const many = { right: menu(checkupPlan.route.staff, 'write'), tag, answer: z.object({ count: z.number() }) }
const excluded = z.strictObject({
  heaCheckupTargetNos: some,
  excludeReasonCd: oneOf(excludeReasons),
  excludeDesc: z.string().trim().max(500).default(''),
})
export type Excluded = Omit<z.infer<typeof excluded>, 'heaCheckupTargetNos'>
export const excludeTargets = call.post(`${TARGETS}/exclude`, {
  ...many,
  right: menu(checkupPlan.route.staff, 'write', ['HLM']),
  body: excluded,
})
/** 수검확인: on the day that was reserved, or the one that the nurse gives. */
export const examineTargets = call.post(`${TARGETS}/examine`, {
  ...many,
  body: z.strictObject({ heaCheckupTargetNos: some, examYmd: z.string().refine(isDay).optional() }),
})
/** 제외·추가 착오: gone from the list, as long as nothing has come of it. */
export const removeTargets = call.post(`${TARGETS}/remove`, {
  ...many,
  body: z.strictObject({ heaCheckupTargetNos: some }),
})
