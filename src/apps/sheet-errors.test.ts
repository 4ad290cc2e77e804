/**
 * Whatever takes a sheet, of a document, of a master, of its own: a row that is wrong is refused at its cells, and the file
 * comes back with what is wrong in it. The sheets are found among the routes, so that a new one is looked at as well.
 */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { regVerSheet } from '#modules/chm/reg/reg.calls.ts'
import { aMeasurement, aUnitInUse } from '#modules/hea/measure/measure.fixture.ts'
import { measure } from '#modules/hea/measure/measure.model.ts'
import { anApprovedScale, aProcess, begun } from '#modules/rsa/assess/rsa.fixture.ts'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { aChecklist } from '#modules/rsa/checklist/checklist.seed.ts'
import { rsaChecklist } from '#modules/rsa/checklist/rsa-checklist.model.ts'
import { hazop } from '#modules/rsa/hazop/hazop.model.ts'
import { aStudy } from '#modules/rsa/hazop/hazop.seed.ts'
import { aCheckTmpl } from '#modules/saf/check/check.seed.ts'
import { checkTmpl } from '#modules/saf/check/tmpl/check-tmpl.model.ts'
import { drafted } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { type Operation, operationsOf } from '#platform/test/operations.ts'
import { aFileSite, type Visitor } from '#platform/test/site.ts'
import { models } from './modules.ts'

const site = aFileSite()
/** He is in every group, so that nothing stops at the door. */
const EVERYBODY = 'o.all'
/** Who may, where only a vendor's people do. */
const VENDORS = ['V100001-01', 'V100001-02']
/** No field takes so much. */
const TOO_MUCH = '가'.repeat(6000)

let operations: Operation[]
/** Records whose rows are uploaded. */
const records: Record<string, number> = {}
beforeAll(async () => {
  await site().sql(`insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
    values ('${EVERYBODY}', '모두', '2000', 'D2110', 'OFFICE', 'REG', '2026-01-02');
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, '${EVERYBODY}' from sys_auth_grp`)
  const hygiene = site().as('hygiene')
  const sampled = { sampleStartYmd: '2026-10-15', sampleEndYmd: '2026-10-15' }
  records[measure.api] = await aMeasurement(hygiene, [await aUnitInUse(hygiene, { unitNm: '펌프장' })], sampled)
  const ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
  const assessed = await begun(site(), ground)
  records[rsa.api] = assessed.rsaNo
  const study = await site().as('sup').create(hazop, aStudy(ground))
  records[hazop.api] = (await site().as('sup').act(hazop, study.hazopNo, 'start')).hazopNo
  records[rsaChecklist.api] = (await site().as('sup').create(rsaChecklist, aChecklist())).rsaChecklistNo
  records[jsa.api] = (await drafted(site())).jsaNo
  records[checkTmpl.api] = (await site().as(EVERYBODY).create(checkTmpl, aCheckTmpl())).checkTmplNo
  operations = await operationsOf(site().address)
})

const endingIn = (verb: string, end: RegExp): string[] =>
  operations.flatMap(({ method, path }) => (method === verb && end.test(path) ? [path.replace(end, '')] : []))
const forms = () => endingIn('GET', /[/-]template$/).toSorted()
const reports = () => endingIn('POST', /[/-]upload-report$/).toSorted()

test('what has a form for Excel takes it back, and gives the file with what is wrong in it', () => {
  expect(reports()).toEqual(forms())
  const uploads = endingIn('POST', /[/-]upload$/).filter((path) => forms().includes(path))
  expect(uploads.toSorted()).toEqual(forms())
})

test('a row that is wrong is refused at its cells, and is told so in the file', { timeout: 120_000 }, async () => {
  const noneIsNew = models.filter(({ access }) => access.create.length === 0).map(({ api }) => `${api}s`)
  const paths = reports().filter((path) => !noneIsNew.includes(path))
  const untold: Record<string, unknown> = {}
  for (const path of paths) {
    const told = await toldOf(path)
    if (told !== undefined) untold[path] = told
  }
  expect(untold).toEqual({})
  expect(paths).toEqual(expect.arrayContaining(['/api/manage/users', '/api/vendor/portal/persons', '/api/saf/jsa']))
  expect(paths.length).toBeGreaterThan(80)
})

/** What is said once of all rows. */
const saidWith: Readonly<Record<string, string>> = {
  [jsa.api]: '?jsaTitle=JSA',
  [regVerSheet.api]: `?listNo=1&verNm=${encodeURIComponent('제1판')}&inForceYmd=2026-12-01&sourceDesc=x&wholeYn=N`,
}

/** @returns what is amiss with the errors of a sheet and with the file that says them */
async function toldOf(path: string): Promise<unknown> {
  const dash = operations.some((one) => one.path === `${path}-upload`) ? '-' : '/'
  const at = path.replace(/^(.*)\{no\}/, (_, api: string) => `${api}${records[api.replace(/\/$/, '')]}`) + dash
  for (const userId of [EVERYBODY, ...VENDORS]) {
    const person = site().as(userId)
    const heads = await headsOf(person, `${at}template`)
    if (heads === undefined) continue
    const said = saidWith[path] ?? ''
    const refused = await person.fetch(`${at}upload${said}`, await wrong(heads))
    if (refused.status === 403) continue
    const { problems = [] } = (await refused.json()) as { problems?: { field: string; message: string }[] }
    const { rows } = await person.readSheet(`${at}upload-report${path === jsa.api ? '' : said}`, await wrong(heads))
    const [head = [], line = []] = rows.map(({ cells }) => cells.map(cellText))
    const isAtCells = problems.length > 0 && problems.every(({ field }) => field.startsWith('rows.2.'))
    const isTold = problems.every(({ message }) => line[0]?.includes(message))
    const isWhole = head.join() === ['오류', ...heads].join() && line.slice(1).every((text) => text === TOO_MUCH)
    if ([400, 422].includes(refused.status) && isAtCells && isTold && isWhole) return undefined
    return { status: refused.status, problems, head, said: line[0] }
  }
  return 'nobody may'
}

async function headsOf(person: Visitor, form: string): Promise<string[] | undefined> {
  const answer = await person.fetch(form)
  // What is another's alone is not there for him.
  if (answer.status === 403 || answer.status === 404) return undefined
  const { rows } = await person.readSheet(form)
  return rows[0]?.cells.map(cellText) ?? []
}

async function wrong(heads: readonly string[]) {
  const spec = { sheetNm: '표', columns: heads.map((text) => ({ text })), rows: [heads.map(() => TOO_MUCH)] }
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await buffer(writeWorkbook(spec)))]), '표.xlsx')
  return { method: 'POST', body }
}
