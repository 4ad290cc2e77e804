import { checkResult } from './check-result.model.ts'

/** Where a check is filled in: vendors have a page of their own for it. */
export const fillPath = (kind: 'staff' | 'vendor', no: number): string =>
  kind === 'vendor' ? `/vendor/subconCheckPatrol/selfCheckItemResult/${no}` : `${checkResult.route.staff}/${no}/fill`

export const resultPath = (kind: 'staff' | 'vendor', no: number | ''): string =>
  `${kind === 'vendor' ? checkResult.route.vendor : checkResult.route.staff}/${no}`.replace(/\/$/, '')
