/** How a menu row is planned. */
import { type RoleCd, staffRoleCds, vendorRoleCds } from '#modules/roles.model.ts'

export interface MenuPlan {
  menuId: string
  upMenuId?: string
  /** Korean, English, Chinese, Spanish. */
  names: readonly [kr: string, en: string, zh: string, es: string]
  icon?: string
  url?: string
  sort: number
  access: readonly RoleCd[]
  /** Who may also save; nobody where the screen only shows. */
  write?: readonly RoleCd[]
}

/** Everybody employed reports and reads; the auditor reads only. */
export const reporters = staffRoleCds.filter((roleCd) => roleCd !== 'AUD')
/** A worker of a vendor has no account (Part 0.8). */
export const vendors = vendorRoleCds.filter((roleCd) => roleCd !== 'VWK')
