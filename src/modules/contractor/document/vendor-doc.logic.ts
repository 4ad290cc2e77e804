/** Which papers a vendor must hold, and what those that it holds are worth on a day (R6, E02). */
import { addDays } from '#platform/model/calendar.ts'
import type { VendorDocType } from './vendor-doc.model.ts'

/** Days before its last one from which on a paper is shown as ending (R6). */
const WARN_DAYS = 30

/** What has to be confirmed before a vendor of this class of risk is approved, and valid while its people come in. */
export const mandatoryDocs = (vendorRiskCd: string): readonly VendorDocType[] =>
  vendorRiskCd === 'C' ? ['INS'] : ['INS', 'LIA', 'SHP', 'RA', 'ORG']

export interface HeldDoc {
  docTypeCd: string
  validFromYmd: string
  validToYmd: string
}

/**
 * E02: every mandatory paper on a day. Its last day still counts; 30 days before it, it is spoken of.
 *
 * @param held confirmed papers
 * @param day calendar day in Asia/Seoul
 * @returns `validToYmd`: the last day on which it holds; null where there is none
 */
export function checkDocs(vendorRiskCd: string, held: readonly HeldDoc[], day: string) {
  return mandatoryDocs(vendorRiskCd).map((docTypeCd) => {
    const last = held
      .filter((doc) => doc.docTypeCd === docTypeCd && doc.validFromYmd <= day)
      .reduce<string | null>((latest, doc) => (latest && latest > doc.validToYmd ? latest : doc.validToYmd), null)
    const resultCd = last === null || last < day ? 'BLOCK' : last <= addDays(day, WARN_DAYS) ? 'WARN' : 'OK'
    return { ruleCd: 'E02', docTypeCd, resultCd, validToYmd: last } as const
  })
}
