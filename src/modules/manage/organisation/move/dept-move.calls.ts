/** A department goes to another plant, with a decision about each of its people. */
import { call, menu } from '#platform/model/call.ts'
import { nullableText, seenVersion, writtenDay, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { deptMaster } from '../dept.master.ts'

const right = menu(deptMaster.route, 'write')
const tag = deptMaster.label
const places = { deptCd: z.string().min(1).max(20) }
const deptCd = z.string().min(1).max(20)
const userId = z.string().min(1).max(30)

const person = z.object({
  userId: z.string(),
  userNm: z.string(),
  deptCd: z.string(),
  deptNm: z.string(),
  positionNm: nullableText,
  /** On leave. */
  absentYn: yesNo,
  rowVersion: z.number(),
  /** What is open in his name: documents, approvals, areas he answers for. */
  openCnt: z.number(),
})
export type PersonToDecide = z.infer<typeof person>

export const deptMovePlan = call.get(`${deptMaster.api}/{deptCd}/move`, {
  right,
  program:
    'Departments below go along and what is open in a name counts, whatever the asker sees of it; he sees all plants.',
  tag,
  places,
  query: z.object({ plantCd: deptCd, pdeptCd: deptCd.optional() }),
  answer: z.object({
    plantCd: z.string(),
    depts: z.array(z.object({ deptCd: z.string(), deptNm: z.string() })),
    people: z.array(person),
  }),
})

const decided = { userId, rowVersion: seenVersion }
const decision = z.discriminatedUnion('decisionCd', [
  z.strictObject({ ...decided, decisionCd: z.literal('ALONG') }),
  /** To another department of the plant that is left. */
  z.strictObject({ ...decided, decisionCd: z.literal('STAY'), deptCd }),
  z.strictObject({ ...decided, decisionCd: z.literal('LEAVE'), retireYmd: writtenDay }),
])
export type Decision = z.infer<typeof decision>

export const moveDept = call.post(`${deptMaster.api}/{deptCd}/move`, {
  right,
  program: 'Departments below and people are found as the program and changed as the asker, who sees all plants.',
  tag,
  places,
  body: z.strictObject({
    rowVersion: seenVersion,
    /** Fields of the department as its own form sends them, `plantCd` among them. */
    changes: z.record(z.string().max(50), z.unknown()),
    people: z.array(decision).max(5000),
  }),
})
