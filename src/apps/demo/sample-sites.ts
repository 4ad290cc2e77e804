/** Who lives through the sample data: the demo directory, plant by plant. */
import type { SampleSite } from '#modules/saf/near-miss/near-miss.seed.ts'
import { authGrpNoOf } from '../directory/every-site.ts'
import type { DirectoryRows } from '../directory/rows.ts'

const PLANTS = ['2000', '3000']

/** Plants with processes, the largest first. */
export function sampleSites(rows: DirectoryRows): SampleSite[] {
  const holders = (roleCd: Parameters<typeof authGrpNoOf>[0]) =>
    new Set(rows.authUsers.filter(({ authGrpNo }) => authGrpNo === authGrpNoOf(roleCd)).map(({ userId }) => userId))
  const safetyManagers = holders('SHM')
  const heads = holders('SHD')
  const supervisors = new Set([...holders('SUP'), ...holders('MGR'), ...holders('OWN')])
  const everyHead = [...heads]
  return PLANTS.map((plantCd) => {
    const staff = rows.users.filter((user) => user.plantCd === plantCd).map(({ userId }) => userId)
    const of = (holding: ReadonlySet<string>) => staff.filter((userId) => holding.has(userId))
    const owners = of(supervisors)
    return {
      plantCd,
      staff,
      safetyManagers: of(safetyManagers),
      safetyHead: of(heads)[0] ?? everyHead[0] ?? '',
      owners: owners.length > 0 ? owners : of(safetyManagers),
      processes: rows.processes.filter((process) => process.plantCd === plantCd),
      vendors: rows.vendors
        .filter((vendor) => vendor.plantCd === plantCd)
        .map(({ vendorCd }) => ({
          vendorCd,
          userIds: rows.vendorAccounts
            .filter((account) => account.vendorCd === vendorCd)
            .map(({ portalId }) => portalId),
        }))
        .filter(({ userIds }) => userIds.length > 0),
    }
  })
}
