/** What a site finds at each start, the first of all among them. */
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { aloneAtStart } from '#platform/server/database/migrate.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isOneTimeOver } from '#platform/server/sign-in/one-time-password.ts'
import { setOneTimePassword } from '#platform/server/sign-in/passwords.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { ADMIN } from './directory/every-site.ts'
import { facilityTypes } from './directory/facility-types.ts'
import { authMenusOf, menusOf } from './directory/menus.ts'
import { addLegalParams, addNewCodes, addParts } from './parts.ts'

export interface FirstStart {
  databaseUrl: string
  db: Database
  clock: Clock
  /** Fill a site that has nothing yet with the demo. */
  demo: boolean
  /** Where the demo's files are kept. */
  dataDir: string
  onProgress: (text: string) => void
}
export interface ShownAccount {
  userId: string
  label: string
  password: string
}

export interface LoadedSite {
  demo: boolean
  accounts: ShownAccount[]
}

/**
 * Programs that start together on one database take turns: the second finds the site that the first has made.
 *
 * @returns whether this is a demo site, and the accounts to be shown at the end of the start
 */
export const loadSite = (options: FirstStart): Promise<LoadedSite> =>
  aloneAtStart(options.databaseUrl, () => load(options))

async function load(options: FirstStart): Promise<LoadedSite> {
  const { db } = options
  const [row] = await db.query<{ demoYn: string }>(
    'SYSTEM',
    sql`select setting_val as "demoYn" from sys_setting where setting_cd = 'demoYn'`,
  )
  const demo = row ? row.demoYn === 'Y' : options.demo
  await addParts(db, options.clock.now(), { demo })
  if (row) await addNewMenus(db, { demo })
  if (row) await addNewCodes(db)
  if (row) await addLegalParams(db)
  if (row) await addFacilityTypes(db)
  if (row?.demoYn === 'Y') return { demo: true, accounts: shownDemoAccounts() }
  if (row) return { demo: false, accounts: await renewFirstPassword(options) }
  // Two years of life, which no later start has to read.
  const { fillDemoSite, fillEmptySite } = await import('./first-site.ts')
  if (!options.demo) return { demo: false, accounts: [firstAdministrator(await fillEmptySite(options))] }
  await fillDemoSite(options)
  return { demo: true, accounts: shownDemoAccounts() }
}

const shownDemoAccounts = (): ShownAccount[] =>
  demoAccounts.map(({ userId, label }) => ({ userId, label, password: DEMO_PASSWORD }))

/** Menu rows that came with a later version, with the rights of the roles; those that are there stay as they are. */
async function addNewMenus(db: Database, site: { demo: boolean }): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`with added as (
        insert into sys_menu (menu_id, menu_nm, menu_nm_en, menu_nm_zh, menu_nm_es, up_menu_id, menu_lvl, task_grp_cd,
          front_end_url, sort_order, icon)
        select m."menuId", m."menuNm", m."menuNmEn", m."menuNmZh", m."menuNmEs", m."upMenuId", m."menuLvl", m."taskGrpCd",
          m."frontEndUrl", m."sortOrder", m.icon
        from jsonb_to_recordset(${JSON.stringify(menusOf(site))}::jsonb) as m("menuId" text, "menuNm" text, "menuNmEn" text,
          "menuNmZh" text, "menuNmEs" text, "upMenuId" text, "menuLvl" int, "taskGrpCd" text, "frontEndUrl" text,
          "sortOrder" text, icon text)
        on conflict do nothing returning menu_id
      )
      insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
      select r."authGrpNo", r."menuId", r."accessYn", r."writeYn"
      from jsonb_to_recordset(${JSON.stringify(authMenusOf(site))}::jsonb) as r("authGrpNo" bigint, "menuId" text, "accessYn" text, "writeYn" text)
        join added on added.menu_id = r."menuId" join sys_auth_grp g on g.auth_grp_no = r."authGrpNo"
      on conflict do nothing`,
  )
}

/** For a site that is older than kinds of equipment; a tree that somebody has begun is left alone. */
async function addFacilityTypes(db: Database): Promise<void> {
  await db.query(
    'SYSTEM',
    sql`insert into saf_facility_type (saf_facility_type_cd, saf_facility_type_nm, psaf_facility_type_cd, sort_order)
      select t."safFacilityTypeCd", t."safFacilityTypeNm", t."psafFacilityTypeCd", t."sortOrder"
      from jsonb_to_recordset(${JSON.stringify(facilityTypes)}::jsonb) as t("safFacilityTypeCd" text,
        "safFacilityTypeNm" text, "psafFacilityTypeCd" text, "sortOrder" int)
      where not exists (select from saf_facility_type)`,
  )
}

const firstAdministrator = (password: string): ShownAccount => ({
  userId: ADMIN,
  label: '시스템관리자 (일회용 비밀번호)',
  password,
})

/** A one-time password is good for a day: where nobody has ever come in, the next start shows another one. */
function renewFirstPassword({ db, clock }: FirstStart): Promise<ShownAccount[]> {
  return db.write('SYSTEM', async (tx) => {
    const [untouched] =
      await tx.query(sql`select 1 from sys_credential c where c.user_id = ${ADMIN} and ${isOneTimeOver(clock.now())}
      and not exists (select from sys_login_log where result_cd = 'OK')`)
    return untouched ? [firstAdministrator(await setOneTimePassword(tx, ADMIN, clock.now()))] : []
  })
}
