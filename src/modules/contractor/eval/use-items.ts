import { useAsked } from '#platform/web/calls/asked.tsx'
import { evalItems } from './eval.calls.ts'

/**
 * The items of the evaluation on the page. What is typed into them stays while the page asks again, as after an evidence
 * was filed.
 *
 * @param version of the record: its steps change what is shown
 */
export const useItems = (evalNo: number | null, version: number | null) =>
  useAsked(evalItems, evalNo === null ? null : { no: evalNo }, { version, keep: true })
