/** Where a result from elsewhere comes in: the person hands it in himself, or brings it to the health manager. */
import { isDay } from '#platform/model/calendar.ts'
import { call, menu, write } from '#platform/model/call.ts'
import { z } from '#schema'
import { MY_CHECKUP_ROUTE } from './checkup-codes.model.ts'
import { extResult } from './ext-result.model.ts'

const no = z.number().int().min(1)
/** Kept as a count with the result. */
const heaCheckupTargetNo = no.max(2_147_483_647)
const submitted = z.strictObject({
  heaCheckupTargetNo,
  extOrgNm: z.string().trim().min(1).max(100),
  designationNo: z.string().trim().max(50).nullable().default(null),
  examYmd: z.string().refine(isDay),
  attachFileId: no,
})
export type Submitted = z.infer<typeof submitted>
const tag = extResult.label
const answer = z.object({ heaExtResultNo: z.number() })
/** As himself, about himself: the page of his own is all the right that it takes. */
const own = { right: menu(MY_CHECKUP_ROUTE), tag, answer }

export const submitOwn = call.post('/api/hea/checkup/my/extresult', { ...own, body: submitted })
export const cancelOwn = call.post('/api/hea/checkup/my/extresult/cancel', {
  ...own,
  body: z.strictObject({ heaCheckupTargetNo }),
})
/** 타기관 인정 at the list of targets: the paper lies before him, so it comes in and is recognised at once. */
export const recognize = call.post('/api/hea/checkup/targets/recognize', {
  right: { ...write(extResult), roles: ['HLM'] },
  tag,
  body: submitted.extend({ reasonDesc: z.string().trim().min(1).max(500) }),
  answer,
})
