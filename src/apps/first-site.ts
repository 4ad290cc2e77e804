/** The first start of a site: its directory, and in the demo two years of life. */
import pg from 'pg'
import { loadEquipment } from '#modules/baseinfo/equipment.demo.ts'
import { addDemoChemicals } from '#modules/chm/chm.demo.ts'
import { loadChemicals } from '#modules/chm/material/material.demo.ts'
import { loadChecks } from '#modules/contractor/check/check.demo.ts'
import { loadCouncils } from '#modules/contractor/council/council.demo.ts'
import { loadSgc } from '#modules/contractor/demerit/sgc.demo.ts'
import { loadEntries, settleEntries } from '#modules/contractor/entry/entry.demo.ts'
import { loadEvaluations } from '#modules/contractor/eval/eval.demo.ts'
import { loadMaterials } from '#modules/contractor/msds/msds.demo.ts'
import { loadEducation } from '#modules/education/education.demo.ts'
import { loadHealth } from '#modules/hea/hea.demo.ts'
import { addImprPictures } from '#modules/impr/impr/demo/impr-pictures.ts'
import { loadImprovements, tellImprovements } from '#modules/impr/impr/impr.demo.ts'
import { loadAuthRequests } from '#modules/manage/authority/auth-request.demo.ts'
import { loadNotices } from '#modules/manage/notice/notice.demo.ts'
import { loadPrivacyNotices } from '#modules/manage/privacy/privacy-notice.demo.ts'
import { loadAssessments } from '#modules/rsa/assess/rsa.demo.ts'
import { loadInitials } from '#modules/rsa/assess/rsa-initial.demo.ts'
import { loadChecklists } from '#modules/rsa/checklist/checklist.demo.ts'
import { loadContinuous } from '#modules/rsa/continuous/continuous.demo.ts'
import { loadStudies } from '#modules/rsa/hazop/hazop.demo.ts'
import { loadScales } from '#modules/rsa/scale/rsa-scale.demo.ts'
import { loadYears } from '#modules/rsa/year/rsa-year.demo.ts'
import { loadAccidents } from '#modules/saf/accident/demo/accident.demo.ts'
import { loadSafetyChecks } from '#modules/saf/check/demo/check.demo.ts'
import { loadJsas } from '#modules/saf/jsa/jsa.demo.ts'
import { loadNearMisses } from '#modules/saf/near-miss/demo/near-miss.demo.ts'
import { addNearMissPictures } from '#modules/saf/near-miss/demo/near-miss-pictures.ts'
import { addObservedPlaces, loadObservations } from '#modules/saf/observe/obs-card.demo.ts'
import { addThankedPictures, hangPoster, loadThankedCard } from '#modules/saf/observe/obs-card-thanked.demo.ts'
import { judgeDemoPatrols } from '#modules/saf/patrol/patrol.demo.ts'
import { addPlanPapers } from '#modules/wkod/plan/plan-files.demo.ts'
import { addDemoPlaces } from '#modules/wkod/simops/simops.demo.ts'
import { loadWork } from '#modules/wkod/wkod.demo.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { storageIn } from '#platform/server/attachments/storage.ts'
import { setOneTimePassword, setPasswords } from '#platform/server/sign-in/passwords.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo/demo-accounts.ts'
import { addDemoApprovals } from './demo/demo-approvals.ts'
import { fillCompany } from './demo/demo-company.ts'
import { addDemoAccess, addDemoOutbox } from './demo/demo-outbox.ts'
import { sampleSites } from './demo/sample-sites.ts'
import { ADMIN, emptySite } from './directory/every-site.ts'
import { loadDirectory } from './directory/load.ts'
import type { DirectoryRows } from './directory/rows.ts'
import type { FirstStart } from './first-start.ts'

const DEMO_NEAR_MISSES = 3000

export async function fillDemoSite(first: FirstStart): Promise<void> {
  const { db, clock, dataDir } = first
  first.onProgress('Loading the demo site …')
  // Passwords first: the settings that mark the site as filled come with everything else in one transaction.
  const entries = demoAccounts.map(({ userId }) => ({ userId, password: DEMO_PASSWORD }))
  await setPasswords(db, entries, clock.now())
  await fillYears(first, fillCompany)
  await addNearMissPictures(db, storageIn(dataDir))
  await addImprPictures(db, storageIn(dataDir))
  await addThankedPictures(db, storageIn(dataDir))
  await hangPoster(db, clock.now())
  await addPlanPapers(db, storageIn(dataDir))
  await addDemoApprovals(db, clock.now())
  await addDemoOutbox(db, clock.now())
  await addDemoAccess(db, clock.now())
}

/** What a company has lived through by now, its running day included. @param companyIn its directory, put there where it is not yet */
export async function fillYears(
  { databaseUrl, db, clock, dataDir }: Omit<FirstStart, 'demo' | 'onProgress'>,
  companyIn: (connection: pg.Client, day: FirstDay) => Promise<DirectoryRows>,
): Promise<void> {
  const now = clock.now()
  await asOwner(databaseUrl, async (connection) =>
    tellYears(connection, await companyIn(connection, { today: dayOf(now), now }), now),
  )
  await addDemoChemicals(db, now)
  await settleEntries(db, now)
  await addDemoPlaces(db, storageIn(dataDir), clock.now())
  await addObservedPlaces(db)
  // Routes are looked at by the places that they lead past; what was looked at is what patrols are judged by.
  await asOwner(databaseUrl, (connection) => loadSafetyChecks(connection, now))
  await judgeDemoPatrols(db, now)
}

/** The demo's rows; its people can sign in once they have passwords. */
async function tellYears(connection: pg.Client, rows: DirectoryRows, now: Date): Promise<void> {
  const today = dayOf(now)
  const holidays = new Set(rows.holidays.map(({ holidayYmd }) => holidayYmd))
  const sites = sampleSites(rows)
  await loadNearMisses(connection, { today, count: DEMO_NEAR_MISSES, holidays, sites })
  await loadImprovements(connection, { today, holidays, sites })
  await loadJsas(connection, { today, now, sites })
  await loadScales(connection, { today, now, sites })
  await loadInitials(connection, { today, now, sites })
  await loadAssessments(connection, { today, now, sites })
  await loadStudies(connection, { today, now, sites })
  await loadChecklists(connection, { today, now, sites })
  await loadYears(connection, { today, now, sites })
  await loadObservations(connection, { today, now })
  await loadThankedCard(connection, { today, now, holidays })
  await loadHealth(connection, { today, now, holidays })
  await loadEducation(connection, { today, now, holidays })
  await loadSgc(connection, { today, now })
  await loadEntries(connection, { today, now })
  await loadChecks(connection, { today, now, holidays })
  await loadCouncils(connection, { today, now, holidays })
  await loadEvaluations(connection, { today, now })
  await loadChemicals(connection, { today, now })
  await loadMaterials(connection, { today, now })
  await loadEquipment(connection)
  await loadWork(connection, { today, now, holidays })
  await loadContinuous(connection, { today, now, holidays, sites })
  await loadNotices(connection, { today, sites })
  await loadAccidents(connection, { today, now, holidays, sites })
  await loadPrivacyNotices(connection, today)
  await loadAuthRequests(connection, { today })
  await tellImprovements(connection, now)
  // What the planner knows of tables that were empty a moment ago would mislead it for minutes.
  await connection.query('analyze')
}

/** @returns the one-time password of its administrator */
export async function fillEmptySite({ databaseUrl, db, clock, onProgress }: FirstStart): Promise<string> {
  onProgress('Preparing an empty site …')
  const password = await db.write('SYSTEM', (tx) => setOneTimePassword(tx, ADMIN, clock.now()))
  await asOwner(databaseUrl, (connection) => loadDirectory(connection, emptySite({ today: clock.today() })))
  return password
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
