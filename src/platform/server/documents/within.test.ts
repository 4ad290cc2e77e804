/** Fields that stand together in one column are to people, sheets, history and program what they are in columns of their own. */
import { beforeAll, expect, test } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { amount, code, count, dateTime, day, month, number, text, time, year, yesNo } from '#platform/model/field.ts'
import { figures } from '#platform/model/figures.ts'
import { aFileSite } from '#platform/test/site.ts'
import { expectWalked } from '#platform/test/walked.ts'
import { sql } from '../database/sql.ts'
import { countedBy } from '../figures/figures.ts'
import { story } from '../stories/story.ts'
import { rulesFor } from './rules.ts'
import { cellOf } from './shape.ts'

const survey = defineDocument({
  name: 'survey',
  label: '조사',
  api: '/api/sample/survey',
  route: { staff: '/sample/survey' },
  title: 'surveyTitle',
  fields: {
    surveyTitle: text('제목', { max: 20, required: true }),
    noteDesc: text('비고', { max: 10 }),
    weightVal: number('무게', { decimals: 1 }),
    peopleCnt: count('인원'),
    costAmt: amount('비용'),
    kindCd: code('종류', { A: '가', B: '나' }),
    openYn: yesNo('공개'),
    seenYmd: day('확인일'),
    targetYm: month('대상월'),
    planYear: year('연도'),
    meetTime: time('시각'),
    heldDt: dateTime('일시'),
    heardYmd: day('들은 날'),
  },
  within: {
    factJson: [
      'noteDesc',
      'weightVal',
      'peopleCnt',
      'costAmt',
      'kindCd',
      'openYn',
      'seenYmd',
      'targetYm',
      'planYear',
      'meetTime',
      'heldDt',
    ],
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author' },
      DONE: { label: '완료', tone: 'done' },
      GONE: { label: '없음', tone: 'danger' },
    },
    actions: {
      finish: { label: '완료', from: 'TEMP', to: 'DONE', by: 'author', takes: ['peopleCnt'] },
      lose: { label: '없음', from: 'DONE', to: 'GONE', by: 'program' },
    },
  },
  list: {
    columns: ['surveyTitle', 'kindCd'],
    filters: ['kindCd', 'weightVal'],
    search: ['surveyTitle'],
    sort: ['heardYmd'],
  },
})

const surveyFigures = figures(survey, {
  api: `${survey.api}-figures`,
  label: '조사 통계',
  period: 'heardYmd',
  empty: '없습니다.',
  sums: { total: { label: '조사' }, open: { label: '공개', where: { openYn: 'Y' } } },
  by: { byKind: { by: 'kindCd', title: '{name}' } },
})

const site = aFileSite({ documents: [rulesFor(survey, {})] })
const emp = () => site().as('emp')
const full = {
  surveyTitle: '조사',
  noteDesc: '열 글자까지 씁니다',
  weightVal: 12.3,
  peopleCnt: 3,
  costAmt: 1_500_000,
  kindCd: 'A',
  openYn: 'Y',
  seenYmd: '2026-11-21',
  targetYm: '2026-11',
  planYear: 2026,
  meetTime: '09:30:00',
  heldDt: '2026-11-21T09:30:00+09:00',
  heardYmd: '2026-11-20',
} as const
const created = (values: object = {}) => emp().create(survey, { ...full, ...values })
const storedOf = async (no: number) => {
  const [row] = await site().sql<{ facts: object }>(`select fact_json as facts from survey where survey_no = ${no}`)
  return row?.facts
}

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('SURVEY', '조사', 1, '/sample/survey');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'SURVEY', 'Y', 'Y' from sys_auth_grp`)
})

test('they come back as they were sent, and nothing is kept of what says nothing', async () => {
  const record = await created()
  expect(record).toMatchObject(full)
  expect(await emp().read(survey, record.surveyNo)).toEqual(record)
  const { surveyNo, ...empty } = await emp().create(survey, { surveyTitle: '빈 조사', peopleCnt: 0 })
  expect(empty).toMatchObject({ noteDesc: null, weightVal: null, peopleCnt: 0, openYn: 'N', heldDt: null })
  expect(await storedOf(surveyNo)).toEqual({ peopleCnt: 0 })
})

test('one is changed and another emptied, the others stay, and history says which', async () => {
  const record = await created()
  const edited = await emp().edit(survey, record, record.surveyNo, { weightVal: 7, noteDesc: null, openYn: 'N' })
  const changed = { weightVal: 7, noteDesc: null, openYn: 'N' }
  expect(edited).toMatchObject({ ...full, ...changed })
  expect(await storedOf(record.surveyNo)).not.toHaveProperty('openYn')
  await emp().act(survey, record.surveyNo, 'finish', { peopleCnt: 4 })
  const { rows } = await emp().history(survey, record.surveyNo)
  expect(rows.map(({ actionCd, diff }) => [actionCd, diff])).toEqual([
    ['finish', { peopleCnt: [3, 4] }],
    ['EDIT', { weightVal: [12.3, 7], noteDesc: [full.noteDesc, null], openYn: ['Y', 'N'] }],
    ['CREATE', expect.objectContaining({ weightVal: [null, 12.3], seenYmd: [null, '2026-11-21'] })],
  ])
})

test('the program moves many with a value and with an expression over what was', async () => {
  const { surveyNo } = await created({ kindCd: 'B', weightVal: 1.5 })
  await emp().act(survey, surveyNo, 'finish')
  const weight = cellOf(survey, 'weightVal', 'r')
  const moved = await site().services.db.write('SYSTEM', (tx) =>
    tx
      .program(survey)
      .moveAll('lose', sql`${weight} < 2`, { peopleCnt: sql`${cellOf(survey, 'peopleCnt', 'r')} + 2`, openYn: 'N' }),
  )
  expect(moved).toEqual([surveyNo])
  const { rows } = await site().as('admin').history(survey, surveyNo)
  expect(rows[0]?.diff).toEqual({ peopleCnt: [3, 5], openYn: ['Y', 'N'] })
  expect(await site().as('admin').read(survey, surveyNo)).toMatchObject({ peopleCnt: 5, openYn: 'N', weightVal: 1.5 })
})

test('a list is narrowed by them, shows those of its columns and leaves the others to the record', async () => {
  const { surveyNo } = await created({ surveyTitle: '무거움', weightVal: 900.5 })
  const { rows } = await emp().list(survey, { where: { kindCd: 'A', weightValFrom: '900' } })
  expect(rows.map((row) => row.surveyNo)).toEqual([surveyNo])
  expect(rows[0]).toMatchObject({ kindCd: 'A', heardYmd: '2026-11-20' })
  expect(rows[0]).not.toHaveProperty('weightVal')
})

test('a sheet has them as numbers, days and words', async () => {
  await created({ surveyTitle: '장부' })
  const { rows } = await emp().readSheet(
    `${survey.api}s/excel?columns=surveyTitle,weightVal,kindCd,openYn,seenYmd,heldDt&q=${encodeURIComponent('장부')}`,
  )
  const [day, moment] = [new Date(`${full.seenYmd}T00:00:00+09:00`), new Date(full.heldDt)]
  expect(rows.at(-1)?.cells.slice(2, 8)).toEqual(['장부', 12.3, '가', '예', day, moment])
})

test('figures count and cut by them', async () => {
  await created({ heardYmd: '2020-01-01', kindCd: 'B' })
  await created({ heardYmd: '2020-01-01', kindCd: 'B', openYn: 'N' })
  await site().sql(`update survey set status_cd = 'DONE' where heard_ymd = '2020-01-01'`)
  const counted = await site().services.db.read('SYSTEM', (db) =>
    countedBy(db, surveyFigures, { from: '2020-01-01', to: '2020-12-31', kindCd: 'B' }),
  )
  expect(counted).toMatchObject({ total: 2, open: 1, byKind: [{ key: 'B', count: 2 }] })
})

test('a story that is told leaves what a walk leaves', async () => {
  await expectWalked(site(), () =>
    story(survey, full)
      .as('emp')
      .at('2026-11-24T08:00:00+09:00')
      .edit({ weightVal: 8.5, noteDesc: null })
      .act('finish'),
  )
})

test.each([
  ['a word for a number', `{"weightVal": "무거움"}`],
  ['more digits than there is room for', `{"weightVal": 1e15}`],
  ['half a person', `{"peopleCnt": 1.5}`],
  ['a day that is none', `{"seenYmd": "2026-02-30"}`],
  ['a text that is too long', `{"noteDesc": "열한 글자가 넘는 비고"}`],
  ['what no field is called', `{"colourCd": "A"}`],
  ['nothing by name', `{"noteDesc": null}`],
  ['a list', `{"noteDesc": []}`],
  ['no facts at all', `[]`],
])('the table refuses %s', async (_, facts) => {
  const { surveyNo } = await created()
  const writing = site().sql(`update survey set fact_json = $1::jsonb where survey_no = ${surveyNo}`, [facts])
  await expect(writing).rejects.toThrow('survey_fact_json')
})
