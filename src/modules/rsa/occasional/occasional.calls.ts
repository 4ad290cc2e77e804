/** Occasional assessments that are opened from a near miss, with one press. */
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { call, menu, write } from '#platform/model/call.ts'
import { groupCode, nullableText } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { rsa } from '../assess/rsa.model.ts'

const opened = z.object({
  rsaNo: z.number(),
  rsaDocNo: nullableText,
  rsaTitle: z.string(),
  statusCd: z.enum(['PLAN', 'PREP', 'DOING', 'DECIDED', 'DONE', 'SHARED', 'CANC']),
})
export type Opened = z.infer<typeof opened>
/** Those that were opened for it, and whether the asker may open another. */
export const openedRows = z.object({ rows: z.array(opened), mayOpen: z.boolean() })

/** What work waits for it: a process, and of it one kind of work or all. */
export const coveredBody = z.strictObject({
  processNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  workCatCd: groupCode('WORK_CAT').nullable().default(null),
})
export type Covered = z.infer<typeof coveredBody>
/** One of before takes it along as long as nobody has begun to look for hazards. */
export const openedAnswer = z.object({ rsaNo: z.number(), rsaDocNo: nullableText, isNew: z.boolean() })

const ofNearMiss = '/api/rsa/occasional/nearmiss/{no}'

export const nearMissOccasionals = call.get(ofNearMiss, {
  right: menu({ staff: nearMiss.route.staff, vendor: [] }),
  through: nearMiss,
  tag: rsa.label,
  answer: openedRows,
})
export const openOfNearMiss = call.post(ofNearMiss, {
  right: write(rsa),
  tag: rsa.label,
  makes: true,
  body: coveredBody,
  answer: openedAnswer,
})
