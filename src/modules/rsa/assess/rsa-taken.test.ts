/** Assessments from before the site was in use: entered by the safety manager, confirmed by the head of safety. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { rsaScale } from '../scale/rsa-scale.model.ts'
import { anApprovedScale, aProcess, at } from './rsa.fixture.ts'
import { rsa } from './rsa.model.ts'
import { anAssessment } from './rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
let scaleDocNo: string
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
  scaleDocNo = (await as('safety').read(rsaScale, scaleNo)).rsaScaleDocNo ?? ''
  await site().setClock(at('2026-11-24'))
})
const entered = async (values: DraftOf<typeof rsa> = {}, by = 'safety') =>
  as(by).create(rsa, {
    ...{ rsaTitle: '원료 투입 최초평가', rsaTypeCd: 'INIT', deptCd: 'D2110', takenOverYn: 'Y', takenYmd: '2026-03-02' },
    ...{ planYmd: '2026-02-16', doFromYmd: '2026-02-20', doToYmd: '2026-03-02', leaderUserId: 'sup', scaleNo },
    ...{ processNo: await aProcess(site()), ...values },
  })
const withPaper = async (record: { rsaNo: number; rowVersion: number }) => {
  const { attachFileId: takenFileId } = await as('safety').attach('RSA_TAKEN')
  return as('safety').edit(rsa, record, record.rsaNo, { takenFileId })
}

test('it is entered with its day, holds up no work meanwhile, and counts as done on that day once it is confirmed', async () => {
  const record = await entered()
  expect(record).toMatchObject({ statusCd: 'PLAN', workBlockYn: 'N' })
  await expect(as('shd').act(rsa, record.rsaNo, 'take')).rejects.toMatchObject({ status: 400, field: 'takenFileId' })
  await withPaper(record)
  await expect(as('safety').act(rsa, record.rsaNo, 'take')).rejects.toMatchObject({ status: 403 })
  await expect(as('sup').act(rsa, record.rsaNo, 'announce')).rejects.toMatchObject({ status: 403 })
  expect(await as('shd').act(rsa, record.rsaNo, 'take')).toMatchObject({
    ...{ statusCd: 'DONE', workBlockYn: 'N', siteDueYmd: '2027-03-02', legalLimitYmd: '2027-12-31' },
    ...{ completeDt: expect.stringMatching(/^2026-03-0/), completeUserId: 'shd', retainToYmd: '2029-03-02' },
  })
  const [told] = (await as('shd').notifications()).rows
  expect(told?.messageDesc).toBe('기존 위험성평가를 확인해 주세요: 원료 투입 최초평가')
})

test('only the safety manager enters one, of an initial or a regular kind, and says so at once', async () => {
  await expect(entered({}, 'sup')).rejects.toMatchObject({ code: 'RSA_TAKEN_BY', field: 'takenOverYn' })
  await expect(entered({ rsaTypeCd: 'OCC', triggerCd: 'ETC' })).rejects.toMatchObject({ code: 'RSA_TAKEN_TYPE' })
  const plan = await as('safety').create(
    rsa,
    anAssessment({
      ...{ scaleNo, rsaTypeCd: 'INIT', processNo: await aProcess(site(), 2) },
      ...{ planYmd: '2026-11-24', doFromYmd: '2026-11-25', doToYmd: '2026-11-30' },
    }),
  )
  await expect(as('safety').edit(rsa, plan, plan.rsaNo, { takenOverYn: 'Y' })).rejects.toMatchObject({
    code: 'RSA_TAKEN_STAYS',
  })
})

test('the next one is owed after the latest of them, in whichever order they are confirmed', async () => {
  const processNo = await aProcess(site(), 3)
  const later = await withPaper(await entered({ processNo, rsaTypeCd: 'REG', takenYmd: '2026-05-04' }))
  const earlier = await withPaper(await entered({ processNo, takenYmd: '2025-05-05' }))
  await as('shd').act(rsa, later.rsaNo, 'take')
  await as('shd').act(rsa, earlier.rsaNo, 'take')
  expect(await as('sup').read(rsa, later.rsaNo)).toMatchObject({ siteDueYmd: '2027-05-04' })
  expect(await as('sup').read(rsa, earlier.rsaNo)).toMatchObject({ siteDueYmd: null, legalLimitYmd: null })
})

test('they come by the sheet of the list as well', async () => {
  const [process] = await site().sql<{ nm: string; cd: string }>(
    `select process_nm as nm, process_cd as cd from process where process_no = ${await aProcess(site(), 4)}`,
  )
  const day = '2026-02-02'
  const told: Record<string, string> = {
    ...{
      제목: '용제 회수 최초평가',
      유형: '최초',
      부서: 'D2110',
      공정: process?.cd ?? '',
      담당: 'sup',
      척도: scaleDocNo,
    },
    ...{ 계획일: day, '실시 시작': day, '실시 종료': day, 기존평가: '예', '평가를 마친 날': day },
  }
  const [heads, row] = [Object.keys(told), Object.values(told)]
  const book = await buffer(
    writeWorkbook({ sheetNm: '위험성평가', columns: heads.map((text) => ({ text, width: 20 })), rows: [row] }),
  )
  const send = (by: string) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'taken.xlsx')
    return as(by).call(`${rsa.api}s/upload`, { method: 'POST', body })
  }
  await expect(send('sup')).rejects.toMatchObject({ status: expect.any(Number) })
  await send('safety')
  const { rows } = await as('safety').list(rsa, { q: '용제 회수 최초평가' })
  expect(rows).toMatchObject([{ rsaTypeCd: 'INIT', statusCd: 'PLAN' }])
})
