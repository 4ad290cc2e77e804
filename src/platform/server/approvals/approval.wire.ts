/** What is sent and answered about approvals. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import { nullableText, searchWord, seenVersion } from '#platform/model/call-words.ts'
import { MAX_LIMIT } from '#platform/model/query.ts'
import type { Decision } from './approval.logic.ts'

export const yesNo = z.enum(['Y', 'N'])
export const bizCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Z0-9_]+$/)
export const key = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const userKey = z
  .string()
  .min(1)
  .max(30)
  .regex(/^[\w.\-@]+$/)
/** Free text without what the database cannot keep. */
export const freeText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
const day = z.string().refine(isDay)

const line = z.object({
  apprLineNo: z.number(),
  seqNo: z.number(),
  lineTypeCd: z.string(),
  userId: z.string(),
  userNm: nullableText,
  orgNm: nullableText,
  /** Who acted in fact, where it was the deputy. */
  actUserNm: nullableText,
  deputyYn: yesNo,
  lineStatusCd: z.string(),
  decisionCd: nullableText,
  opinionDesc: nullableText,
  actDt: nullableText,
})
export const approval = z.object({
  apprRqstNo: z.number(),
  apprBizCd: z.string(),
  bizNo: z.number(),
  apprTitle: z.string(),
  rqstUserNm: nullableText,
  rqstDeptNm: nullableText,
  rqstDt: nullableText,
  apprStatusCd: z.string(),
  urgentYn: yesNo,
  rqstOpinionDesc: nullableText,
  lines: z.array(line),
})
export type Approval = z.infer<typeof approval>

export const approvalDetail = approval.extend({
  apprBizNm: nullableText,
  prevApprRqstNo: z.number().nullable(),
  /** N: the reader sees the line alone, and nothing of what is decided on. */
  contentYn: z.enum(['Y', 'N']),
  /** Who stands in now, by line. */
  deputies: z.array(z.object({ apprLineNo: z.number(), userId: z.string(), userNm: nullableText })),
  snapshot: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  differences: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  former: z.array(
    z.object({ lineTypeCd: z.string(), userNm: nullableText, decisionCd: nullableText, opinionDesc: nullableText }),
  ),
  /** Where the document itself stands, for whom it is open. */
  documentUrl: nullableText,
  can: z.object({
    decisions: z.array(z.string()),
    lineTypeCd: nullableText,
    deputyForUserId: nullableText,
    withdraw: z.boolean(),
    resubmit: z.boolean(),
    changeLine: z.boolean(),
  }),
})

type Detail = z.infer<typeof approvalDetail>
export type ShownValue = Detail['snapshot'][number]
export type Difference = Detail['differences'][number]
export type MayDo = Omit<Detail['can'], 'decisions'> & { readonly decisions: readonly Decision[] }

const wantedLine = z.strictObject({
  seqNo: z.number().int().min(0).max(100),
  lineTypeCd: z.enum(['DRAFT', 'REVIEW', 'AGREE', 'APPROVE', 'REF', 'CIRC']),
  userId: userKey,
})
/** A line as it is asked for. */
export type WantedLine = z.infer<typeof wantedLine>
const wantedLines = z.array(wantedLine).max(100)

export const submitBody = z.strictObject({
  apprBizCd: bizCode,
  bizNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  rowVersion: seenVersion,
  lines: wantedLines.min(1),
  opinionDesc: freeText(2000).default(''),
  urgentYn: yesNo.default('N'),
  prevApprRqstNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
})
export type Submitted = z.infer<typeof submitBody>
export const checkBody = z.strictObject({ apprBizCd: bizCode, lines: wantedLines })
export const checkAnswer = z.object({ faults: z.array(z.object({ code: z.string(), message: z.string() })) })

export const decideBody = z.strictObject({
  decisionCd: z.enum(['OK', 'COND', 'OPPOSE', 'RTN', 'REJ']),
  opinionDesc: freeText(2000).default(''),
})
/** More than may be decided at once, so that what is too much can be told. */
const MOST_SENT = 2_000
export const bulkBody = z.strictObject({
  apprRqstNoList: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(MOST_SENT),
  opinionDesc: freeText(2000).default(''),
  /** Some have not been read; go on all the same. */
  unreadYn: yesNo.default('N'),
})
export const bulkAnswer = z.object({
  done: z.number(),
  message: z.string(),
  failed: z.array(z.object({ apprRqstNo: z.number(), apprTitle: nullableText, code: z.string(), message: z.string() })),
})
export const changeLineBody = z.strictObject({
  apprLineNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  userId: userKey,
  reasonDesc: freeText(1000),
})

const boxTabs = ['TODO', 'WAIT', 'PROGRESS', 'DONE', 'RTN', 'REF'] as const
export type BoxTab = (typeof boxTabs)[number]
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
  q: searchWord,
  apprBizCd: bizCode.optional(),
  rqstDtFrom: day.optional(),
  rqstDtTo: day.optional(),
  endDtFrom: day.optional(),
}
export const boxQuery = z.strictObject({ tab: z.enum(boxTabs).default('TODO'), ...paging })
export const draftsQuery = z.strictObject({
  ...paging,
  apprStatusCd: z
    .string()
    .regex(/^[A-Z,]{1,100}$/)
    .optional(),
})
const boxRow = z.object({
  apprRqstNo: z.number(),
  apprBizCd: z.string(),
  apprBizNm: nullableText,
  bizNo: z.number(),
  apprTitle: z.string(),
  rqstUserNm: nullableText,
  rqstDeptNm: nullableText,
  rqstDt: nullableText,
  apprStatusCd: z.string(),
  urgentYn: yesNo,
  currentUserNms: nullableText,
  elapsedDayCnt: z.number(),
  doneCnt: z.number(),
  lineCnt: z.number(),
  lineTypeCd: nullableText,
  readDt: nullableText,
  /** For whom the person stands in. */
  deputyForNm: nullableText,
  bulkYn: yesNo,
})
export type BoxRow = z.infer<typeof boxRow>
const listed = { total: z.number(), page: z.number(), limit: z.number(), rows: z.array(boxRow) }
export const draftsAnswer = z.object(listed)
export const boxAnswer = z.object({
  ...listed,
  counts: z.object({
    TODO: z.number(),
    WAIT: z.number(),
    PROGRESS: z.number(),
    DONE: z.number(),
    RTN: z.number(),
    REF: z.number(),
  }),
})
