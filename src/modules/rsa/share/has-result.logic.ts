import type { Rsa } from '../assess/rsa.model.ts'

/** From its decision on there is a result that can be posted. */
export const hasResult = (statusCd: Rsa['statusCd'] | null): boolean =>
  statusCd === 'DECIDED' || statusCd === 'DONE' || statusCd === 'SHARED'
