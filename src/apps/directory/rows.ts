/** The directory of a site as rows: what the seeds return and the loader writes. */
import type {
  authGrp,
  authMenu,
  authUser,
  code,
  codeGrp,
  dept,
  duty,
  facilityType,
  holiday,
  legalParam,
  menu,
  plant,
  position,
  process,
  setting,
  user,
  vendorAccount,
  vendorInfo,
  vendorPerson,
} from '#platform/server/directory/directory.tables.ts'

/** A row whose number is chosen by the seed, so that other rows can refer to it before anything is stored. */
type Numbered<Row, Key extends string> = Row & Record<Key, number>

export type PlantRow = typeof plant.$inferInsert
export type DeptRow = typeof dept.$inferInsert
export type UserRow = typeof user.$inferInsert
export type ProcessRow = Numbered<typeof process.$inferInsert, 'processNo'>
export type FacilityTypeRow = typeof facilityType.$inferInsert
export type VendorRow = typeof vendorInfo.$inferInsert
export type VendorAccountRow = typeof vendorAccount.$inferInsert
export type VendorPersonRow = Numbered<typeof vendorPerson.$inferInsert, 'personNo'>
export type AuthGrpRow = Numbered<typeof authGrp.$inferInsert, 'authGrpNo'>
export type AuthMenuRow = typeof authMenu.$inferInsert
export type AuthUserRow = typeof authUser.$inferInsert
export type MenuRow = typeof menu.$inferInsert
export type CodeGrpRow = typeof codeGrp.$inferInsert
export type PositionRow = typeof position.$inferInsert
export type DutyRow = typeof duty.$inferInsert
export type CodeRow = typeof code.$inferInsert
export type HolidayRow = typeof holiday.$inferInsert
export type LegalParamRow = typeof legalParam.$inferInsert
export type SettingRow = typeof setting.$inferInsert

export interface DirectoryRows {
  plants: PlantRow[]
  depts: DeptRow[]
  users: UserRow[]
  processes: ProcessRow[]
  facilityTypes: FacilityTypeRow[]
  vendors: VendorRow[]
  vendorAccounts: VendorAccountRow[]
  vendorPersons: VendorPersonRow[]
  authGrps: AuthGrpRow[]
  menus: MenuRow[]
  authMenus: AuthMenuRow[]
  authUsers: AuthUserRow[]
  codeGrps: CodeGrpRow[]
  codes: CodeRow[]
  positions: PositionRow[]
  duties: DutyRow[]
  holidays: HolidayRow[]
  legalParams: LegalParamRow[]
  settings: SettingRow[]
}
