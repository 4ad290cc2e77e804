import { call, menu } from '#platform/model/call.ts'
import { seenVersion } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { WORK_MEASURE_API, workMeasures } from './work-measure.model.ts'

const step = {
  right: menu(workMeasures.right, 'write'),
  tag: workMeasures.label,
  body: z.object({ rowVersion: seenVersion }),
  answer: z.object({ workMeasureNo: z.number() }),
}
/** The head, the supervisor or the health team says that it is in force. */
export const confirmMeasure = call.post(`${WORK_MEASURE_API}/{no}/confirm`, step)
/** It is not needed any more: said by who knows why. */
export const endMeasure = call.post(`${WORK_MEASURE_API}/{no}/end`, step)
