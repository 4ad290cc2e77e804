/** The directory of the demo site: the same rows for the same day and seed, on every machine. */
import { random } from '#platform/model/random.ts'
import { authGrpNoOf, everySite, settingRows } from '../directory/every-site.ts'
import type { DirectoryRows } from '../directory/rows.ts'
import { COMPANY_NM, plantNames, plants } from './company.ts'
import { phoneNumbers } from './phone-numbers.ts'
import { processes } from './processes.ts'
import { demoStaff } from './staff.ts'
import { demoVendorPeople } from './vendor-people.ts'
import { demoVendorAccounts, demoVendors } from './vendors.ts'

/** The demo's people keep their keys from one start to the next. */
export const DEMO_WORKER_KEY = 'demo site'

export interface DemoOptions {
  /** Every day counts back from this one. */
  today: string
  seed?: string
  /** Key of `workerKey`: the site's own where people will be added later. */
  workerKeySecret?: string
}

export function demoDirectory({
  today,
  seed = COMPANY_NM,
  workerKeySecret = DEMO_WORKER_KEY,
}: DemoOptions): DirectoryRows {
  const chance = random(seed)
  const nextPhoneNo = phoneNumbers(chance.fork('phones'))
  const { depts, users, roles } = demoStaff(chance.fork('staff'), today, nextPhoneNo)
  const vendors = demoVendors(chance.fork('vendors'), today, nextPhoneNo)
  const vendorAccounts = demoVendorAccounts(chance.fork('vendor accounts'), vendors, nextPhoneNo)
  const surroundings = { today, secret: workerKeySecret, nextPhoneNo }
  const vendorPersons = demoVendorPeople(chance.fork('vendor people'), vendors, vendorAccounts, surroundings)
  const vendorRoles = vendorAccounts.map(({ portalId, vendorRoleCd }) => ({ userId: portalId, roleCd: vendorRoleCd }))
  return {
    ...everySite({ demo: true }, plants, plantNames),
    depts,
    users,
    processes,
    vendors: vendors.map(({ row }) => row),
    vendorAccounts,
    vendorPersons,
    authUsers: [...roles, ...vendorRoles].map(({ userId, roleCd }) => ({ authGrpNo: authGrpNoOf(roleCd), userId })),
    settings: settingRows({ demo: true, siteNm: COMPANY_NM, today }),
  }
}
