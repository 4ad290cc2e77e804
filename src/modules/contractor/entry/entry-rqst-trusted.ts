/** Lines as a vendor sends them: what the site found of a line is the site's, and stays as it was. */
import type { EntryRqst, EquipLine, PersonLine, VehicleLine } from './entry-rqst.model.ts'

const unknownYet = { lineStatusCd: null, lineRuleCd: null, lineUntilYmd: null, lineReasonDesc: null } as const
const unchecked = { preCheckResultCd: null, preCheckUserId: null, preCheckDt: null, carryInDt: null } as const

const foundOf = ({ lineStatusCd, lineRuleCd, lineUntilYmd, lineReasonDesc }: PersonLine | VehicleLine | EquipLine) => ({
  lineStatusCd,
  lineRuleCd,
  lineUntilYmd,
  lineReasonDesc,
})
const checkOf = ({ preCheckResultCd, preCheckUserId, preCheckDt, carryInDt }: EquipLine) => ({
  preCheckResultCd,
  preCheckUserId,
  preCheckDt,
  carryInDt,
})
const sameEquip = (a: EquipLine, b: EquipLine) =>
  a.equipTypeCd === b.equipTypeCd && a.modelNm === b.modelNm && a.regNo === b.regNo

type Lines = Partial<Pick<EntryRqst, 'persons' | 'vehicles' | 'equips'>>

/** @param before the lines as they are stored */
export function trustedLines(sent: Lines, before: Lines | undefined): Required<Lines> {
  return {
    persons: (sent.persons ?? []).map((line) => {
      const known = before?.persons?.find(({ personNo }) => personNo === line.personNo)
      return { ...line, ...(known ? foundOf(known) : unknownYet) }
    }),
    vehicles: (sent.vehicles ?? []).map((line) => {
      const known = before?.vehicles?.find(({ vehicleNo }) => vehicleNo === line.vehicleNo)
      return { ...line, ...(known ? foundOf(known) : unknownYet) }
    }),
    equips: (sent.equips ?? []).map((line) => {
      const known = before?.equips?.find((one) => sameEquip(one, line))
      return { ...line, ...(known ? { ...foundOf(known), ...checkOf(known) } : { ...unknownYet, ...unchecked }) }
    }),
  }
}
