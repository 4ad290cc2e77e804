/** Where accounts of vendors are kept: by the vendor itself, and by the site for all of them. */
import type { VendorAccountState } from '#platform/model/vendor-states.ts'

export const accountRoutes = {
  staff: '/vendor/baseInfo/vendorInfo',
  vendor: '/vendor/portal/vendorAccount',
} as const

/** LOCK is no state of the row: too many wrong passwords, for a while. */
export const ACCOUNT_STATES = {
  ACTIVE: { label: '유효', tone: 'done' },
  LOCK: { label: '잠금', tone: 'waiting' },
  STOP: { label: '정지', tone: 'suspended' },
} as const satisfies Record<VendorAccountState | 'LOCK', unknown>
