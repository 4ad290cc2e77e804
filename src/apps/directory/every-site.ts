/** What every site starts with, and the site that has nothing else but one administrator. */
import { roleSeeds } from '#modules/roles.model.ts'
import { startOfDay, toWire } from '#platform/model/calendar.ts'
import { initialsOf } from '#platform/model/hangul.ts'
import { codeRows } from './codes.ts'
import { facilityTypes } from './facility-types.ts'
import { holidays } from './holidays.ts'
import { legalParams } from './legal-params.ts'
import { authMenusOf, menusOf } from './menus.ts'
import type { DirectoryRows, PlantRow, SettingRow } from './rows.ts'

export const ADMIN = 'admin'

/** @param today the day of the first start; nothing older than that is sent to anybody */
export const settingRows = (options: { demo: boolean; siteNm: string; today: string }): SettingRow[] => [
  { settingCd: 'siteNm', settingVal: options.siteNm },
  { settingCd: 'demoYn', settingVal: options.demo ? 'Y' : 'N' },
  { settingCd: 'firstStartDt', settingVal: toWire(startOfDay(options.today)) },
  // S-104: menuId → the only users who see it; the demo site shows how with one of its two rows of a page.
  { settingCd: 'restrictedMenus', settingVal: JSON.stringify(options.demo ? { SAMPLE_PARAM_B: [ADMIN] } : {}) },
]

/** The part of a directory that no site goes without. */
export const everySite = (
  options: { demo: boolean },
  plants: PlantRow[],
  plantNames: Parameters<typeof codeRows>[1] = {},
) => ({
  plants,
  authGrps: roleSeeds(),
  menus: menusOf(options),
  authMenus: authMenusOf(options),
  facilityTypes,
  holidays,
  legalParams,
  ...codeRows(plants, plantNames),
})

export const authGrpNoOf = (roleCd: string): number => {
  const group = roleSeeds().find(({ authGrpCd }) => authGrpCd === roleCd)
  if (!group) throw new RangeError(`No such role: ${roleCd}`)
  return group.authGrpNo
}

/** `npm start -- --empty`: one plant, one department, one administrator. */
export function emptySite({ today }: { today: string }): DirectoryRows {
  const plantCd = '1000'
  const deptCd = 'D1000'
  const userNm = '시스템관리자'
  return {
    ...everySite({ demo: false }, [{ plantCd, plantNm: '본사', sortOrder: 1 }], {
      [plantCd]: ['본사', 'Head office', '总部', 'Sede'],
    }),
    depts: [{ deptCd, deptNm: '본사', pdeptCd: null, plantCd, headUserId: null, sortOrder: 1 }],
    users: [
      {
        userId: ADMIN,
        userNm,
        userNmInitials: initialsOf(userNm),
        plantCd,
        deptCd,
        jobClassCd: 'OFFICE',
        employTypeCd: 'REG',
        entryYmd: today,
      },
    ],
    authUsers: [{ authGrpNo: authGrpNoOf('SYS'), userId: ADMIN }],
    processes: [],
    vendors: [],
    vendorAccounts: [],
    vendorPersons: [],
    settings: settingRows({ demo: false, siteNm: 'Jikim', today }),
  }
}
