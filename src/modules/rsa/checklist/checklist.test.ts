/** A list from its draft to the revision that replaces it, by Excel too, and what an assessment takes of it. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { cellText } from '#platform/server/excel/cell-text.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, begun, took } from '../assess/rsa.fixture.ts'
import { type RsaItem, rsa } from '../assess/rsa.model.ts'
import { anAnsweredScale } from '../scale/rsa-scale.seed.ts'
import type { FittingList } from './checklist.calls.ts'
import { loadChecklists } from './checklist.demo.ts'
import { aChecklist, aQuestion } from './checklist.seed.ts'
import { questionFields, rsaChecklist } from './rsa-checklist.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let ground: { scaleNo: number; processNo: number }
beforeAll(async () => {
  ground = { scaleNo: await anApprovedScale(site(), anAnsweredScale('CHK')), processNo: await aProcess(site()) }
})

type Values = Parameters<typeof aChecklist>[0]
const drafted = (values: Values = {}) => as('sup').create(rsaChecklist, aChecklist(values))
const released = async (values: Values = {}) =>
  as('safety').act(rsaChecklist, (await drafted(values)).rsaChecklistNo, 'release')
const listPath = (no: number) => `${rsa.api}/${no}/checklists` as const
const fitting = async (no: number) => (await as('sup').call<{ rows: FittingList[] }>(listPath(no))).rows
const take = (no: number, rsaChecklistNo: number, userId = 'sup') =>
  as(userId).call(listPath(no), { method: 'POST', body: { rsaChecklistNo } })

describe('a list', () => {
  test('is drawn up by a supervisor, released by the safety manager, and changes only by its revision', async () => {
    const draft = await drafted()
    await expect(as('sup').act(rsaChecklist, draft.rsaChecklistNo, 'release')).rejects.toMatchObject({ status: 403 })
    await expect(as('emp').create(rsaChecklist, aChecklist())).rejects.toMatchObject({ status: 403 })
    const first = await as('safety').act(rsaChecklist, draft.rsaChecklistNo, 'release')
    expect(first).toMatchObject({ statusCd: 'FIX', revNo: 1, questionCnt: 3, can: { edit: [] } })
    expect(first.rsaChecklistDocNo).toMatch(/^RCL-\d{8}-\d{3}$/)
    await as('sup').act(rsaChecklist, first.rsaChecklistNo, 'revise')
    await expect(as('sup').act(rsaChecklist, first.rsaChecklistNo, 'revise')).rejects.toMatchObject({
      code: 'RSA_LIST_IN_REVISION',
    })
    const where = { statusCd: 'TEMP' }
    const next = (await as('safety').list(rsaChecklist, { where })).rows.find(({ revNo }) => revNo === 2)
    await as('safety').act(rsaChecklist, next?.rsaChecklistNo ?? 0, 'release')
    expect(await as('sup').read(rsaChecklist, first.rsaChecklistNo)).toMatchObject({ statusCd: 'OLD' })
    expect(await as('sup').read(rsaChecklist, next?.rsaChecklistNo ?? 0)).toMatchObject({
      statusCd: 'FIX',
      questions: first.questions,
    })
  })

  test('that asks nothing is not released', async () => {
    const { rsaChecklistNo } = await drafted({ questions: [] })
    await expect(as('safety').act(rsaChecklist, rsaChecklistNo, 'release')).rejects.toMatchObject({
      field: 'questions',
    })
  })
})

describe('questions by Excel', () => {
  const names = Object.keys(questionFields) as (keyof typeof questionFields)[]
  const upload = async (no: number, rows: (string | null)[][], modeCd = 'ADD', userId = 'sup') => {
    const columns = names.map((name) => ({ text: questionFields[name].label, width: 12 }))
    const book = await buffer(writeWorkbook({ sheetNm: '확인항목', columns, rows }))
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'questions.xlsx')
    const path = `${rsaChecklist.api}/${no}/questions/upload?modeCd=${modeCd}` as const
    return as(userId).call(path, { method: 'POST', body })
  }
  const told = ['화기', '소화기가 손이 닿는 곳에 있다.', '작업·환경', '', '안전보건규칙 제241조']

  test('are added or take the place of what is there, and go out as they came in; not once it was released', async () => {
    const { rsaChecklistNo: no } = await drafted()
    expect(await upload(no, [told])).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
    const list = await as('sup').read(rsaChecklist, no)
    expect(list).toMatchObject({ questionCnt: 4 })
    expect(list.questions?.at(-1)).toMatchObject({ taskNm: '화기', hazardCatCd: 'MEDIA', accTypeCd: null })
    const { rows } = await as('sup').readSheet(`${rsaChecklist.api}/${no}/questions-sheet`)
    const back = rows.slice(-4).map(({ cells }) => names.map((_, place) => cellText(cells[place] ?? null)))
    await upload(no, back, 'REPLACE')
    expect((await as('sup').read(rsaChecklist, no)).questions).toEqual(list.questions)
    await expect(upload(no, [['화기', '']])).rejects.toMatchObject({ status: 400 })
    const many = Array.from({ length: 200 }, (_, place) => ['화기', `확인 ${place}`])
    await expect(upload(no, many)).rejects.toMatchObject({ code: 'RSA_LIST_MANY' })
    await expect(upload(no, [told], 'ADD', 'emp')).rejects.toMatchObject({ status: 403 })
    await as('safety').act(rsaChecklist, no, 'release')
    await expect(upload(no, [told])).rejects.toMatchObject({ status: 409 })
  })
})

describe('an assessment', () => {
  test('is offered what is in force and fits its process and work', async () => {
    const other = await aProcess(site(), 1)
    const own = await released({ checklistNm: '이 공정', processNo: ground.processNo })
    await released({ checklistNm: '다른 공정', processNo: other })
    await released({ checklistNm: '용접', workCatCd: 'WELD' })
    await drafted({ checklistNm: '작성중' })
    const { rsaNo } = await begun(site(), { ...ground, workCatCd: 'CLEAN' })
    const names = (await fitting(rsaNo)).map(({ checklistNm }) => checklistNm)
    expect(names[0]).toBe('이 공정')
    for (const no of ['다른 공정', '용접', '작성중']) expect(names).not.toContain(no)
    await take(rsaNo, own.rsaChecklistNo)
    expect((await fitting(rsaNo))[0]).toMatchObject({ questionCnt: 3, takenCnt: 3 })
  })

  test('takes all questions of a list with one press, once, and only while hazards are looked for', async () => {
    const list = await released()
    const { rsaNo } = await begun(site(), ground)
    await take(rsaNo, list.rsaChecklistNo)
    const { items, itemCnt } = await as('sup').read(rsa, rsaNo)
    expect(itemCnt).toBe(4)
    expect(items?.[2]).toMatchObject({
      taskNm: '회전기계',
      hazardDesc: '회전축과 벨트에 덮개가 있다.',
      lawRefDesc: '안전보건규칙 제87조',
      checkCd: null,
      acceptYn: 'N',
    })
    await expect(take(rsaNo, list.rsaChecklistNo)).rejects.toMatchObject({ code: 'RSA_LIST_TAKEN' })
    await expect(take(rsaNo, list.rsaChecklistNo, 'emp')).rejects.toMatchObject({ status: 403 })
    const draft = await drafted()
    await expect(take(rsaNo, draft.rsaChecklistNo)).rejects.toMatchObject({ status: 404 })
  })

  test('that grades its hazards takes none', async () => {
    const list = await released()
    const { rsaNo } = await begun(site(), { ...ground, scaleNo: await anApprovedScale(site()) })
    await expect(take(rsaNo, list.rsaChecklistNo)).rejects.toMatchObject({ code: 'RSA_NO_CHECK_SCALE' })
  })

  test('R12 is not decided while a question of its list is left out; what does not apply is answered so', async () => {
    const list = await released({ questions: [aQuestion(), aQuestion({ questionDesc: '조명이 밝다.' })] })
    const { rsaNo } = await begun(site(), ground, [])
    await took(site(), rsaNo, 'emp')
    await take(rsaNo, list.rsaChecklistNo)
    const record = await as('sup').read(rsa, rsaNo)
    const answers = (items: readonly RsaItem[]) => items.map((item) => ({ ...item, checkCd: 'OK' as const }))
    const [first] = answers(record.items ?? [])
    const half = await as('sup').edit(rsa, record, rsaNo, { items: first ? [first] : [] })
    await expect(as('sup').act(rsa, rsaNo, 'decide')).rejects.toMatchObject({
      code: 'RSA_LIST_UNASKED',
      field: 'items',
    })
    await take(rsaNo, list.rsaChecklistNo)
    expect(half.items).toHaveLength(1)
    const whole = await as('sup').read(rsa, rsaNo)
    const items = answers(whole.items ?? []).map((item, place) =>
      place === 1 ? { ...item, checkCd: 'NA' as const, noteDesc: '실외 작업' } : item,
    )
    await as('sup').edit(rsa, whole, rsaNo, { items })
    expect(await as('sup').act(rsa, rsaNo, 'decide')).toMatchObject({ statusCd: 'DECIDED', openCnt: 0 })
  })
})

test('the demo has lists in force and in work, and assessments by a list and on a point sheet', async () => {
  await site().setClock(at('2026-11-21'))
  await anApprovedScale(site(), anAnsweredScale('OPS'))
  const plant = {
    ...{ plantCd: '2000', safetyManagers: ['safety'], safetyHead: 'shd', owners: ['owner'] },
    processes: [{ processNo: ground.processNo, processNm: '반응공정', deptCd: 'D2110' }],
  }
  const before = (await as('safety').list(rsa)).total
  await loadChecklists(site(), { today: '2026-11-21', now: new Date(at('2026-11-21')), sites: [plant] })
  const { rows, total } = await as('safety').list(rsa)
  expect(total - before).toBe(2)
  const made = rows.filter(({ rsaTitle }) => rsaTitle?.startsWith('반응공정'))
  for (const { rsaNo, leaderUserId } of made) {
    await took(site(), rsaNo, 'emp')
    expect(await as(leaderUserId ?? '').act(rsa, rsaNo, 'decide')).toMatchObject({ statusCd: 'DECIDED' })
  }
  const states = (await as('safety').list(rsaChecklist)).rows.map(({ statusCd }) => statusCd)
  expect(states).toEqual(expect.arrayContaining(['FIX', 'TEMP']))
})
