/** What the page of one's own checkups asks the server. */
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import type { ExtValues } from './ext-form.tsx'
import { submitOwn } from './ext-result.calls.ts'
import { freeSlots, myCheckups } from './my-checkup.calls.ts'

export const renewMine = () => renew(myCheckups, freeSlots)

/** 타기관 결과 제출: its problems are shown at the fields. */
export const submitExt = (heaCheckupTargetNo: number, values: ExtValues) =>
  sendWith({ quiet: true }, submitOwn, { heaCheckupTargetNo, ...values })
