import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { jsaExtra } from './jsa.calls.ts'

/** Participants, marks and revisions of one analysis. */
export const useExtra = (jsaNo: number | null) => useAsked(jsaExtra, jsaNo ? { no: jsaNo } : null)
export const renewExtra = () => renew(jsaExtra)
