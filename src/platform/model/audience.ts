/**
 * Whom a record is for, in words that stand in a text field of it, separated by spaces. The database knows the words
 * that fit the acting person (`jikim_audience`) and shows him the records that say one of them.
 */
export const audienceWords = {
  /** All employees of the plant. */
  staff: 'STAFF',
  /** All vendors of the plant. */
  vendors: 'VENDORS',
  /** The department and all below it. */
  department: (deptCd: string) => `DEPT:${deptCd}`,
  vendor: (vendorCd: string) => `VENDOR:${vendorCd}`,
  vendorType: (vendorTypeCd: string) => `TYPE:${vendorTypeCd}`,
} as const
