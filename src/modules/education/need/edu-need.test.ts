/** What new work asks of education: taken over once, closed by evidence of the hours or a reason. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { eduNeed } from './edu-need.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const BENZENE = '71-43-2'
let processNo = 0
let last = 0
beforeAll(() => site().sql('delete from hea_education_need; delete from edu_need'))
beforeEach(async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  last += 1
  const [row] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('EN-${last}', '공정 ${last}', '2000', 'D2110') returning process_no::int as no`)
  processNo = row?.no ?? 0
})
const exposed = (factorCds = [BENZENE], userIds = ['emp']) =>
  as('hygiene').call('/api/hea/checkup/workerhazards/bulk?dryRun=N', {
    method: 'POST',
    body: { actionCd: 'ADD', processNo, factorCds, userIds, placementYmd: '2026-12-01' },
  })
async function need() {
  await exposed()
  await site().runJob('edu-need-build')
  const { rows } = await as('edu').list(eduNeed, { where: { statusCd: 'OPEN' } })
  return rows.find((row) => row.processNo === processNo)?.eduNeedNo ?? 0
}
const evidence = async () => ({
  eduOrgNm: '보건관리자 한지민',
  attachFileId: (await as('edu').attach('EDU_NEED')).attachFileId,
})
const act = async (no: number, actionCd: 'first' | 'confirm', values: DraftOf<typeof eduNeed>) =>
  as('edu').act(eduNeed, no, actionCd, { ...(await evidence()), ...values })

test('new work of two substances is one education of each person, told to the desk once, due before he begins', async () => {
  await exposed([BENZENE, '108-88-3'], ['emp', 'oper'])
  await site().runJob('edu-need-build')
  expect(await site().runJob('edu-need-build')).toBe(0)
  const { rows } = await as('edu').list(eduNeed, { where: { statusCd: 'OPEN' } })
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(
    expect.objectContaining({
      userId: 'emp',
      causeCd: 'FACTOR',
      processNo,
      specialKindNo: 35,
      startYmd: '2026-12-01',
      dueYmd: '2026-12-01',
      requiredHourVal: 16,
      eduNeedDocNo: expect.stringMatching(/^EN-\d{8}-\d{3}$/),
    }),
  )
  // What he works with is no business of education: the kind of work says enough.
  expect(JSON.stringify(rows)).not.toMatch(/71-43-2|벤젠/)
  const told = (await as('edu').notifications()).rows.filter(({ messageDesc }) =>
    messageDesc.includes('특별교육이 필요한'),
  )
  expect(told.map(({ messageDesc }) => messageDesc)).toEqual([
    '특별교육이 필요한 임직원이 2명 있습니다. (가장 이른 작업시작일 2026-12-01)',
  ])
  // What is still owed for the same place is not owed twice.
  await site().sql(`update hea_education_need set taken_dt = null`)
  expect(await site().runJob('edu-need-build')).toBe(0)
})

test('four hours before the work, the rest within three months of its beginning, and then it is learned', async () => {
  const no = await need()
  const first = { firstYmd: '2026-11-20', firstHourVal: 3.5 }
  await expect(act(no, 'first', first)).rejects.toMatchObject({
    status: 422,
    code: 'EDU_NEED_SHORT',
    field: 'firstHourVal',
    answer: { problems: [{ message: '교육시간이 부족합니다. (필요 4시간, 이수 3.5시간)' }] },
  })
  expect(await act(no, 'first', { ...first, firstHourVal: 4 })).toMatchObject({
    statusCd: 'DOING',
    dueYmd: '2027-03-01',
  })
  await expect(act(no, 'confirm', { doneYmd: '2026-11-21', doneHourVal: 15 })).rejects.toMatchObject({
    code: 'EDU_NEED_SHORT',
    field: 'doneHourVal',
  })
  await expect(act(no, 'confirm', { doneYmd: '2026-11-19', doneHourVal: 16 })).rejects.toMatchObject({
    code: 'EDU_NEED_ORDER',
  })
  expect(await act(no, 'confirm', { doneYmd: '2026-11-21', doneHourVal: 16 })).toMatchObject({ statusCd: 'MET' })
})

test('what was learned after the work began was not learned before it', async () => {
  const no = await need()
  site().setClock('2026-12-03T09:00:00+09:00')
  await expect(act(no, 'first', { firstYmd: '2026-12-02', firstHourVal: 4 })).rejects.toMatchObject({
    status: 422,
    code: 'EDU_NEED_LATE',
    field: 'firstYmd',
  })
  expect(await act(no, 'first', { firstYmd: '2026-12-01', firstHourVal: 4 })).toMatchObject({ statusCd: 'DOING' })
})

test('without evidence nothing is learned; it is waived with a reason, and by the desk alone', async () => {
  const no = await need()
  await expect(
    as('edu').act(eduNeed, no, 'confirm', { doneYmd: '2026-11-21', doneHourVal: 16, eduOrgNm: '보건관리자' }),
  ).rejects.toMatchObject({ status: 400, field: 'attachFileId' })
  await expect(as('mgr').act(eduNeed, no, 'waive', { reasonDesc: '경력' })).rejects.toMatchObject({ status: 403 })
  await expect(as('edu').act(eduNeed, no, 'waive')).rejects.toMatchObject({ status: 400 })
  expect(await as('edu').act(eduNeed, no, 'waive', { reasonDesc: '같은 작업 경력 5년' })).toMatchObject({
    statusCd: 'WAIVED',
  })
})

test('heads see what their own people need, employees and vendors open no list', async () => {
  const no = await need()
  expect((await as('mgr').fetch(`${eduNeed.api}/${no}`)).status).toBe(200)
  for (const userId of ['emp2', 'nurse', 'hygiene', 'V100001-01'])
    expect([userId, (await as(userId).fetch(`${eduNeed.api}s`)).status]).toEqual([userId, 403])
})
