/** The first start of a site: its directory, and in the demo two years of life. */
import pg from 'pg'
import { loadChecks } from '#modules/contractor/check/check.demo.ts'
import { loadCouncils } from '#modules/contractor/council/council.demo.ts'
import { loadSgc } from '#modules/contractor/demerit/sgc.demo.ts'
import { loadEntries, settleEntries } from '#modules/contractor/entry/entry.demo.ts'
import { loadEvaluations } from '#modules/contractor/eval/eval.demo.ts'
import { loadMaterials } from '#modules/contractor/msds/msds.demo.ts'
import { loadEducation } from '#modules/education/education.demo.ts'
import { loadHealth } from '#modules/hea/hea.demo.ts'
import { loadImprovements, tellImprovements } from '#modules/impr/impr/impr.demo.ts'
import { loadAuthRequests } from '#modules/manage/authority/auth-request.demo.ts'
import { loadNotices } from '#modules/manage/notice/notice.demo.ts'
import { loadPrivacyNotices } from '#modules/manage/privacy/privacy-notice.demo.ts'
import { loadJsas } from '#modules/saf/jsa/jsa.demo.ts'
import { loadNearMisses } from '#modules/saf/near-miss/demo/near-miss.demo.ts'
import { addNearMissPictures } from '#modules/saf/near-miss/demo/near-miss-pictures.ts'
import { addObservedPlaces, loadObservations } from '#modules/saf/observe/obs-card.demo.ts'
import { addPlanPapers } from '#modules/wkod/plan/plan-files.demo.ts'
import { addDemoPlaces } from '#modules/wkod/simops/simops.demo.ts'
import { loadWork } from '#modules/wkod/wkod.demo.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { storageIn } from '#platform/server/attachments/storage.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { aloneAtStart } from '#platform/server/database/migrate.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isOneTimeOver } from '#platform/server/sign-in/one-time-password.ts'
import { setOneTimePassword, setPasswords } from '#platform/server/sign-in/passwords.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { addDemoApprovals } from './demo/demo-approvals.ts'
import { fillCompany } from './demo/demo-company.ts'
import { addDemoAccess, addDemoOutbox } from './demo/demo-outbox.ts'
import { sampleSites } from './demo/sample-sites.ts'
import { ADMIN, emptySite } from './directory/every-site.ts'
import { facilityTypes } from './directory/facility-types.ts'
import { loadDirectory } from './directory/load.ts'
import { authMenusOf, menusOf } from './directory/menus.ts'
import { addLegalParams, addNewCodes, addParts } from './parts.ts'

const DEMO_NEAR_MISSES = 3000

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
  return options.demo ? startDemo(options) : startEmpty(options)
}

const shownDemoAccounts = (): ShownAccount[] =>
  demoAccounts.map(({ userId, label }) => ({ userId, label, password: DEMO_PASSWORD }))

async function startDemo({ databaseUrl, db, clock, dataDir, onProgress }: FirstStart) {
  onProgress('Loading the demo site …')
  // Passwords first: the settings that mark the site as filled come with everything else in one transaction.
  const entries = demoAccounts.map(({ userId }) => ({ userId, password: DEMO_PASSWORD }))
  await setPasswords(db, entries, clock.now())
  await asOwner(databaseUrl, (connection) => fillDemo(connection, clock.now()))
  await settleEntries(db, clock.now())
  await addNearMissPictures(db, storageIn(dataDir))
  await addDemoPlaces(db, storageIn(dataDir), clock.now())
  await addObservedPlaces(db)
  await addPlanPapers(db, storageIn(dataDir))
  await addDemoApprovals(db, clock.now())
  await addDemoOutbox(db, clock.now())
  await addDemoAccess(db, clock.now())
  return { demo: true, accounts: shownDemoAccounts() }
}

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

/** The demo's rows; its people can sign in once they have passwords. */
async function fillDemo(connection: pg.Client, now: Date): Promise<void> {
  const today = dayOf(now)
  const rows = await fillCompany(connection, { today, now })
  const holidays = new Set(rows.holidays.map(({ holidayYmd }) => holidayYmd))
  const sites = sampleSites(rows)
  await loadNearMisses(connection, { today, count: DEMO_NEAR_MISSES, holidays, sites })
  await loadImprovements(connection, { today, holidays, sites })
  await loadJsas(connection, { today, now, sites })
  await loadObservations(connection, { today, now })
  await loadHealth(connection, { today, now, holidays })
  await loadEducation(connection, { today, now, holidays })
  await loadSgc(connection, { today, now })
  await loadEntries(connection, { today, now })
  await loadChecks(connection, { today, now })
  await loadCouncils(connection, { today, now })
  await loadEvaluations(connection, { today, now })
  await loadMaterials(connection, { today, now })
  await loadWork(connection, { today, now, holidays })
  await loadNotices(connection, { today, sites })
  await loadPrivacyNotices(connection, today)
  await loadAuthRequests(connection, { today })
  await tellImprovements(connection, now)
  // What the planner knows of tables that were empty a moment ago would mislead it for minutes.
  await connection.query('analyze')
}

async function startEmpty({ databaseUrl, db, clock, onProgress }: FirstStart) {
  onProgress('Preparing an empty site …')
  const password = await db.write('SYSTEM', (tx) => setOneTimePassword(tx, ADMIN, clock.now()))
  await asOwner(databaseUrl, (connection) => loadDirectory(connection, emptySite({ today: clock.today() })))
  return { demo: false, accounts: [firstAdministrator(password)] }
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

/** All or nothing: a start that is killed half-way begins anew. */
async function asOwner(connectionString: string, work: (connection: pg.Client) => Promise<void>): Promise<void> {
  const connection = new pg.Client({ connectionString })
  await connection.connect()
  try {
    await connection.query('begin')
    await work(connection)
    await connection.query('commit')
  } finally {
    await connection.end()
  }
}
