/** What comes in by sheets, at every door: names and codes, days and phones as people write them, all faults at once. */
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rosterSheet } from '#modules/contractor/person/person.model.ts'
import { eduExternal } from '#modules/education/external/edu-external.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { AnyField } from '#platform/model/field.ts'
import { withoutSense } from '#platform/model/i18n.ts'
import { takesSheets, writableNames } from '#platform/model/master.ts'
import { uploadFields } from '#platform/server/documents/sheet.ts'
import { type Cell, readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { isDemanded } from '#platform/server/sheets/rows.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'
import { masters } from './server.ts'

const site = aFileSite()
const users = '/api/manage/user'
const people = rosterSheet.api
const vendor = 'V100002-01'
const facilities = '/api/baseinfo/facilityinfo'

const formOf = (content: Uint8Array<ArrayBuffer>, name = '표.xlsx') => {
  const body = new FormData()
  body.set('file', new Blob([content]), name)
  return body
}
const workbookOf = async (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  new Uint8Array(await buffer(writeWorkbook({ sheetNm: '표', columns: head.map((text) => ({ text })), rows })))
const post = <T = Record<string, number>>(person: string, path: string, body: FormData) =>
  site().as(person).call<T>(path, { method: 'POST', body })
const send = async (person: string, path: string, head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  post(person, path, formOf(await workbookOf(head, rows)))
const bytesOf = async (person: string, path: string) =>
  new Uint8Array(await (await site().as(person).fetch(path)).arrayBuffer())
const textOf = (cell: Cell | undefined) => String(cell ?? '')
const foundIn = (problems: readonly string[]) => ({
  status: 400,
  answer: { problems: expect.toSatisfy((all: { field: string; code: string }[]) => isSame(all, problems)) },
})
const isSame = (all: readonly { field: string; code: string }[], expected: readonly string[]) => {
  expect(all.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual(expected.toSorted())
  return true
}

const userHead = ['성명', '사번', '사업장', '부서', '직위', '직군', '고용형태', '상태', '입사일', '휴대전화']

test('what a list shows is what its sheet takes: names, codes, or both', async () => {
  const [dept] = await site().sql<{ cd: string; nm: string; plant: string; plantNm: string }>(`
    select d.dept_cd as cd, d.dept_nm as nm, p.plant_cd as plant, p.plant_nm as "plantNm" from sys_dept d join plant p using (plant_cd)
    where d.use_yn = 'Y' and not exists (select 1 from sys_dept o where o.dept_nm = d.dept_nm and o.dept_cd <> d.dept_cd) limit 1`)
  const named = (userId: string, more: readonly unknown[]) => ['김이름', userId, ...more, '2026.11.02', 1012345678]
  await send('admin', `${users}s/upload`, userHead, [
    named('nm1', [dept?.plantNm, dept?.nm, '사원', '생산·기타', '상용', '재직']),
    named('nm2', [dept?.plant, dept?.cd, null, 'PROD', 'REG', 'ACTIVE']),
    named('nm3', [`${dept?.plantNm} (${dept?.plant})`, `${dept?.nm}(${dept?.cd})`, null, 'prod', '상용', null]),
  ])
  const rows = await site().sql(`select user_id as id, dept_cd as dept, job_class_cd as job, employ_type_cd as employ,
      user_status_cd as status, entry_ymd::text as entry, phone_no as phone from sys_user where user_id like 'nm_' order by 1`)
  const saved = {
    dept: dept?.cd,
    job: 'PROD',
    employ: 'REG',
    status: 'ACTIVE',
    entry: '2026-11-02',
    phone: '010-1234-5678',
  }
  expect(rows).toEqual(['nm1', 'nm2', 'nm3'].map((id) => ({ id, ...saved })))
})

test('equipment comes by its tag: a known one is changed, whichever columns the sheet has', async () => {
  const [there] = await site().sql<{ plant: string; type: string }>(
    'select (select plant_nm from plant order by 1 limit 1) as plant, (select saf_facility_type_nm from saf_facility_type limit 1) as type',
  )
  const head = ['설비 태그', '사업장', '설비명', '시설 유형']
  const row = ['T-101', there?.plant, '저장탱크', there?.type]
  const upload = (columns: number, cells: readonly unknown[]) =>
    send('admin', `${facilities}s/upload`, head.slice(0, columns), [cells.slice(0, columns)])
  await expect(upload(3, row)).rejects.toMatchObject(foundIn(['rows.2.safFacilityTypeCd REQUIRED']))
  expect(await upload(4, row)).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
  expect(await upload(3, row.with(2, '저장탱크 개정'))).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
  expect(await upload(3, row.with(2, '저장탱크 개정'))).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
})

/** Of each master; a row of one behaves like the next. */
const MOST = 15

test('the sheet of every master comes back as it went out, and is nothing new', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  const tried: string[] = []
  for (const { master } of masters.filter((one) => takesSheets(one.master))) {
    const columns = writableNames(master, true).filter((name) => master.fields[name]?.kind !== 'attachments')
    for (const person of ['admin', 'safety', 'pur']) {
      const answer = await site()
        .as(person)
        .fetch(`${master.api}s/excel?columns=${columns.join(',')}`)
      if (!answer.ok) continue
      const { rows } = await readWorkbook(Buffer.from(await answer.arrayBuffer()), {
        maxBytes: 10_000_000,
        maxRows: 9_000,
      })
      const [head, ...lines] = rows.slice(0, MOST + 1).map(({ cells }) => cells)
      if (lines.length === 0) break
      const body = formOf(await workbookOf(head?.map(textOf) ?? [], lines))
      const back = await site().as(person).fetch(`${master.api}s/upload?dryRun=Y`, { method: 'POST', body })
      if (back.status === 403) continue
      const told = (await back.json()) as { unchanged?: number }
      if (told.unchanged !== lines.length) wrong.push(`${master.name} ${lines.length}: ${JSON.stringify(told)}`)
      tried.push(master.name)
      break
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toEqual(expect.arrayContaining(['user', 'dept', 'process', 'facility', 'code']))
})

test('all that is wrong in a row is told at once: of a document, of a master, of a roster', async () => {
  const heads = ['제목', '발생일시', '발생장소', '부상자 수', '공정']
  await expect(
    send('emp', `${nearMiss.api}s/upload`, heads, [[null, '어느 날', '3층', '많음', '없는 공정']]),
  ).rejects.toMatchObject(
    foundIn([
      'rows.2.nearMissTitle REQUIRED',
      'rows.2.occurDt INVALID',
      'rows.2.injuredCnt INVALID',
      'rows.2.processNo NOT_A_CODE',
    ]),
  )
  await expect(
    send('admin', `${users}s/upload`, userHead, [
      [null, 'bad1', '없는 곳', '없는 부서', '없는 직위', null, '상용', '재직', '2026-13-02', '12'],
    ]),
  ).rejects.toMatchObject(
    foundIn([
      'rows.2.userNm REQUIRED',
      'rows.2.plantCd NOT_A_CODE',
      'rows.2.deptCd NOT_A_CODE',
      'rows.2.positionCd NOT_A_CODE',
      'rows.2.jobClassCd REQUIRED',
      'rows.2.entryYmd DAY',
      'rows.2.phoneNo PHONE',
    ]),
  )
  const roster = ['성명', '생년월일', '국적', '휴대폰', '비상연락처', '직종', '고용형태', '입사일', '개인정보 동의']
  await expect(
    send(vendor, `${people}/upload?dryRun=Y`, roster, [
      [null, '900203x', '베트남', '12', '010-1111-1111', '없는직종', '상용직', '2026-11-02', 'N'],
    ]),
  ).rejects.toMatchObject(
    foundIn([
      'rows.2.personNm REQUIRED',
      'rows.2.birthYmd DAY',
      'rows.2.phoneNo PHONE',
      'rows.2.jobTypeCd NOT_A_CODE',
      'rows.2.employTypeCd NOT_A_CODE',
      'rows.2.visaTypeCd REQUIRED',
      'rows.2.visaToYmd REQUIRED',
      'rows.2.agreeYn PERSON_CONSENT',
    ]),
  )
})

test('all that is wrong in a row is told with what its rules refuse, however far the row came', async () => {
  const heads = ['제목', '발생일시', '발생장소', '부상자 수', '공정']
  await expect(
    send('emp', `${nearMiss.api}s/upload`, heads, [
      ['', '2026-11-20 09:00', '', 2, '없는 공정'],
      ['다친 사람 있음', '2026-11-20 09:00', '3층', 2, null],
      ['몇 명인지 모름', '2026-11-20 09:00', '3층', '여럿', null],
    ]),
  ).rejects.toMatchObject(
    foundIn([
      'rows.2.nearMissTitle REQUIRED',
      'rows.2.placeDesc REQUIRED',
      'rows.2.processNo NOT_A_CODE',
      'rows.2.injuredCnt NEAR_MISS_IS_ACCIDENT',
      'rows.3.injuredCnt NEAR_MISS_IS_ACCIDENT',
      'rows.4.injuredCnt INVALID',
    ]),
  )
  await expect(
    send(
      'V100001-02',
      `${eduExternal.api}s/upload`,
      ['교육명', '교육구분', '교육일', '시간', '기관', '특별교육 호'],
      [
        [null, '없는 교육', '2026-13-02', null, null, 77],
        ['특별교육', '특별교육', null, 4, '한빛', 2],
      ],
    ),
  ).rejects.toMatchObject(
    foundIn([
      'rows.2.externalTitle REQUIRED',
      'rows.2.eduClassCd NOT_A_CODE',
      'rows.2.eduYmd DAY',
      'rows.2.hourVal REQUIRED',
      'rows.2.orgNm REQUIRED',
      'rows.2.specialKindNo TOO_BIG',
      'rows.3.eduYmd REQUIRED',
    ]),
  )
  const [stranger] = await site().sql<{ plant: string; dept: string }>(
    `select p.plant_cd as plant, d.dept_cd as dept from plant p join sys_dept d on d.plant_cd <> p.plant_cd and d.use_yn = 'Y'
      and d.delete_yn = 'N' order by 1, 2 limit 1`,
  )
  await expect(
    send('admin', `${users}s/upload`, userHead, [
      [null, 'far1', stranger?.plant, stranger?.dept, null, 'PROD', '상용', '재직', '2026-13-02', null],
    ]),
  ).rejects.toMatchObject(foundIn(['rows.2.userNm REQUIRED', 'rows.2.deptCd SYS_USER_DEPT', 'rows.2.entryYmd DAY']))
  expect(await site().sql(`select 1 from edu_external where external_title = '특별교육' and hour_val = 4`)).toEqual([])
})

/** A cell that no field of this kind can hold. */
const odd: Readonly<Record<string, string>> = {
  day: '어느 날',
  dateTime: '언제',
  code: '없는 말',
  count: '많음',
  number: '많음',
}

test('whatever is uploaded, what no row may lack is told beside all else', { timeout: 60_000 }, async () => {
  const tried: string[] = []
  const missed: string[] = []
  for (const model of models) {
    const fields = uploadFields(model)
    const isLacking = (field: AnyField) => isDemanded(field) && field.kind !== 'yesNo'
    const wrong = fields.filter(([, field]) => !isLacking(field) && odd[field.kind] && !('several' in field))
    const lacking = fields.filter(([, field]) => isLacking(field))
    if (wrong.length === 0 || lacking.length === 0) continue
    const cells = fields.map(([, field]) => (isLacking(field) ? null : (odd[field.kind] ?? null)))
    const heads = fields.map(([, field]) => withoutSense(field.label))
    if (new Set(heads).size < heads.length) continue
    const body = formOf(await workbookOf(heads, [cells]))
    for (const person of ['emp', 'safety', 'V100001-02', 'health', 'edu', 'pur', 'oper', 'admin']) {
      const answer = await site().as(person).fetch(`${model.api}s/upload`, { method: 'POST', body })
      if (answer.status === 403 || answer.status === 404) continue
      const { problems = [] } = (await answer.json()) as { problems?: { field: string; code: string }[] }
      const told = new Set(problems.map(({ field }) => field))
      const silent = [...lacking, ...wrong].filter(([name]) => !told.has(`rows.2.${name}`))
      tried.push(model.name)
      missed.push(...silent.map(([name]) => `${model.name} ${answer.status}: ${name}`))
      break
    }
  }
  expect(missed).toEqual([])
  expect(tried.length).toBeGreaterThan(15)
})

test('days and phones are read as the screens read them, whatever the cell holds', async () => {
  const head = ['성명', '생년월일', '휴대폰', '비상연락처', '직종', '고용형태', '입사일', '개인정보 동의']
  const row = (name: string, birth: unknown, phone: unknown, hired: unknown) =>
    [name, birth, phone, '02-123-4567', '용접', '상용', hired, 'Y'] as const
  await send(vendor, `${people}/upload?dryRun=N`, head, [
    row('하나', '900203', 1088880001, '2026.11.02'),
    row('두리', '1990년 2월 3일', '10-8888-0002', 20261102),
    row('세찌', 32907, '010-8888-0003', new Date('2026-11-02T00:00:00+09:00')),
    row('다섯찌', '1990-02-02T15:00:00Z', '010-8888-0005', '2026-11-01T15:00:00.000Z'),
  ])
  expect(
    await site().sql(`select person_nm as nm, birth_ymd::text as birth, phone_no as phone, hire_ymd::text as hired
      from vendor_person where emergency_phone_no = '02-123-4567' order by person_no`),
  ).toEqual([
    { nm: '하나', birth: '1990-02-03', phone: '010-8888-0001', hired: '2026-11-02' },
    { nm: '두리', birth: '1990-02-03', phone: '010-8888-0002', hired: '2026-11-02' },
    { nm: '세찌', birth: '1990-02-03', phone: '010-8888-0003', hired: '2026-11-02' },
    { nm: '다섯찌', birth: '1990-02-03', phone: '010-8888-0005', hired: '2026-11-02' },
  ])
  const typed = { personNm: '네찌', birthYmd: '1990-02-03', phoneNo: '1088880004', emergencyPhoneNo: '010-1111-1111' }
  const rest = { jobTypeCd: 'WELD', employTypeCd: 'REG', hireYmd: '2026-11-02', agreeYn: 'Y' }
  await expect(
    site()
      .as(vendor)
      .call('/api/vendor/portal/person', { method: 'POST', body: { ...typed, ...rest } }),
  ).rejects.toMatchObject({ status: 400, answer: { problems: [{ field: 'phoneNo', code: 'PHONE' }] } })
})

test('the roster of a vendor comes back as it went out; who is changed in it is changed', async () => {
  const content = await bytesOf(vendor, `${people}/excel`)
  const { rows } = await readWorkbook(Buffer.from(content), { maxBytes: 10_000_000, maxRows: 1000 })
  const [head, ...lines] = rows.map(({ cells }) => cells)
  const active = lines.filter((cells) => cells.at(-1) === '재직')
  const heads = head?.map(textOf) ?? []
  const upload = (some: readonly (readonly unknown[])[]) => send(vendor, `${people}/upload?dryRun=N`, heads, some)
  expect(active.length).toBeGreaterThan(2)
  expect(await upload(active)).toEqual({ inserted: 0, updated: 0, unchanged: active.length })
  const job = heads.indexOf('직종')
  const changed = active.map((cells, at) =>
    at === 0 ? cells.with(job, cells[job] === '배관' ? '용접' : '배관') : cells,
  )
  expect(await upload(changed)).toEqual({ inserted: 0, updated: 1, unchanged: active.length - 1 })
  const [first] = lines
  await expect(send('V100001-01', `${people}/upload?dryRun=N`, heads, [first ?? []])).rejects.toMatchObject({
    answer: { problems: expect.arrayContaining([expect.objectContaining({ code: 'NOT_FOUND' })]) },
  })
})

test('a formula is told as one, and the sheet comes back with what is wrong in it', async () => {
  const head = ['설비 태그', '사업장', '설비명']
  const plain = await workbookOf(head, [['F-1', '2000', '식']])
  const withFormula = async (content: Uint8Array) => {
    const { ZipArchive } = await import('#platform/server/excel/zip-reader.ts')
    const { zip } = await import('#platform/server/excel/zip-writer.ts')
    const archive = new ZipArchive(Buffer.from(content), 10_000_000)
    const names = [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
    ]
    const textIn = async (name: string) => text(archive.read(name))
    const parts = await Promise.all(names.map(async (name) => ({ name, content: [await textIn(name)] })))
    const name = 'xl/worksheets/sheet1.xml'
    const xml = (await textIn(name)).replace(/<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2" t="str"><f>A2</f><v>F-1</v></c>')
    return new Uint8Array(await buffer(zip([...parts, { name, content: [xml] }])))
  }
  const content = await withFormula(plain)
  await expect(post('admin', `${facilities}s/upload`, formOf(content))).rejects.toMatchObject(
    foundIn(['rows.2.equipNm FORMULA', 'rows.2.safFacilityTypeCd REQUIRED']),
  )
  const report = await site()
    .as('admin')
    .readSheet(`${facilities}s/upload-report`, { method: 'POST', body: formOf(content) })
  expect(report.rows[0]?.cells).toEqual(['오류', ...head])
  expect(textOf(report.rows[1]?.cells[0])).toContain('수식')
})
