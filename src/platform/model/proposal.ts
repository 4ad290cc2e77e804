/** What the sheet of a list would change, before anybody has said that it may: the words of both sides. */
import { z } from '#schema'
import { nullableText, oneOf, paging, yesNo } from './call-words.ts'

/** What a row of the sheet is, in the order in which people look at them. */
export const proposedKinds = {
  CHANGED: '변경',
  NEW: '신규',
  MOVED: '먼저 수정됨',
  REFUSED: '저장 불가',
  UNKNOWN: '찾을 수 없음',
  SAME: '그대로',
} as const
export type ProposedKind = keyof typeof proposedKinds

const change = z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() })
export type ProposedChange = z.infer<typeof change>

/** Label and message in the language in which the sheet was sent. */
const fault = z.object({ label: nullableText, message: z.string() })
export type ProposedFault = z.infer<typeof fault>

/** Who was first, when, and with what. */
const moved = z.object({ userNm: nullableText, changedDt: z.string(), labels: z.array(z.string()) })

export const proposedRow = z.object({
  /** As Excel shows it. */
  rowNo: z.number(),
  kindCd: oneOf(proposedKinds),
  /** The record, where it is his to see. */
  no: z.number().nullable(),
  docNo: nullableText,
  title: nullableText,
  changes: z.array(change),
  faults: z.array(fault),
  moved: moved.nullable(),
})
export type ProposedRow = z.infer<typeof proposedRow>

/** OPEN: nothing is written. DONE: it was confirmed. UNDONE: and taken back. */
export const proposalStatuses = ['OPEN', 'DONE', 'UNDONE'] as const

export const proposal = z.object({
  proposalNo: z.number(),
  /** The name of the document. */
  bizCd: z.string(),
  statusCd: z.enum(proposalStatuses),
  counts: z.object({
    CHANGED: z.number(),
    NEW: z.number(),
    MOVED: z.number(),
    REFUSED: z.number(),
    UNKNOWN: z.number(),
    SAME: z.number(),
  }),
  /** The sheet still says in which version its rows were. */
  versionYn: yesNo,
  undoYn: yesNo,
  expireDt: z.string(),
})
export type Proposal = z.infer<typeof proposal>

export const proposalPage = proposal.extend({
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  rows: z.array(proposedRow),
})
export type ProposalPage = z.infer<typeof proposalPage>

export const proposalQuery = z.object({ ...paging(), kindCd: oneOf(proposedKinds).optional() })
