/** S12: whoever handles a product learns what has changed in its sheet, once for all sheets of a day. */
import { beforeAll, expect, test } from 'vitest'
import { eduNeed } from '#modules/education/need/edu-need.model.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../chm.fixture.ts'
import { sheets } from './msds.fixture.ts'
import { type MaterialHandler, msdsSheetAsks } from './msds.ports.ts'
import { someSections } from './msds.seed.ts'

let handlers: MaterialHandler[] = []
const site = aFileSite({
  joins: [
    instead(msdsSheetAsks, {
      handlers: async (_, matNos) => handlers.filter(({ chmMatNo }) => matNos.includes(chmMatNo)),
    }),
  ],
})
const { material } = chemicals(site)
const { as, inForce } = sheets(site)
const processNos: number[] = []
let people: string[] = []
beforeAll(async () => {
  for (const dept of ['D2110', 'D2120']) {
    const [row] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
      values ('MS-${dept}', '공정 ${dept}', '2000', '${dept}') returning process_no::int as no`)
    processNos.push(row?.no ?? 0)
  }
  const rows = await site().sql<{ id: string }>(
    `select user_id as id from sys_user where plant_cd = '2000' and user_status_cd = 'ACTIVE' and delete_yn = 'N' order by user_id limit 14`,
  )
  people = rows.map(({ id }) => id)
})
/** Seven in each of two processes. */
const handled = (chmMatNo: number, who = people) => {
  handlers = who.map((userId, at) => ({ chmMatNo, plantCd: '2000', processNo: processNos[at % 2] ?? 0, userId }))
}
const needs = async (statusCd = 'SHEET') => (await as('edu').list(eduNeed, { where: { statusCd } })).rows
const clear = () => site().sql('delete from edu_need_sheets; delete from edu_need')

test('CH-A11 a revision with another section 2 is taught to 14 workers of two processes, one with section 16 alone to nobody', async () => {
  const matNo = await material()
  handled(matNo)
  await inForce(matNo)
  await clear()
  await inForce(matNo, { revNo: '2', revYmd: '2026-11-01', sections: someSections({ 2: '흡입하면 유독함' }) })
  const asked = await needs()
  expect(asked).toHaveLength(14)
  expect(new Set(asked.map(({ userId }) => userId))).toEqual(new Set(people))
  expect(asked[0]).toMatchObject({ causeCd: 'MSDS', startYmd: '2026-11-24', dueYmd: '2026-12-01' })
  const told = (await as('edu').notifications()).rows.map(({ messageDesc }) => messageDesc)
  expect(told[0]).toMatch(/^MSDS 교육이 필요한 임직원이 14명 있습니다: /)
  await inForce(matNo, {
    revNo: '3',
    revYmd: '2026-11-02',
    sections: someSections({ 2: '흡입하면 유독함', 16: '문헌' }),
  })
  expect(await needs()).toHaveLength(14)
  // Nobody is asked twice by the clock either; who is new in the process is, of the revision that was last to be taught.
  expect(await site().runJob('chm-msds-needs')).toBe(0)
  handlers.push({ chmMatNo: matNo, plantCd: '3000', processNo: processNos[0] ?? 0, userId: 'emp3' })
  expect(await site().runJob('chm-msds-needs')).toBe(1)
  await clear()
})

test('all sheets of a day are one need of each person; a newer revision takes the place of an open one', async () => {
  const [one, other] = [await material({ matNm: '세척제 가' }), await material({ matNm: '세척제 나' })]
  const who = people[0] ?? ''
  const both = [one, other].map((chmMatNo) => ({
    chmMatNo,
    plantCd: '2000',
    processNo: processNos[0] ?? 0,
    userId: who,
  }))
  handlers = both
  await inForce(one)
  await inForce(other)
  const [need, ...more] = await needs()
  expect(more).toEqual([])
  const first = await as('edu').read(eduNeed, need?.eduNeedNo ?? 0)
  expect(first.sheets?.map(({ sheetNm }) => sheetNm)).toEqual(['세척제 가', '세척제 나'])
  expect(first.needTitle).toMatch(/MSDS 교육: 세척제 가 외 1건$/)
  try {
    site().setClock('2026-11-30T10:00:00+09:00')
    await inForce(one, { revNo: '2', revYmd: '2026-11-25', sections: someSections({ 15: '유해화학물질' }) })
    const open = await needs()
    const names = await Promise.all(
      open.map(async ({ eduNeedNo }) =>
        (await as('edu').read(eduNeed, eduNeedNo)).sheets?.map(({ sheetNm, sheetYmd }) => [sheetNm, sheetYmd]),
      ),
    )
    expect(names.toSorted()).toEqual([[['세척제 가', '2026-11-30']], [['세척제 나', '2026-11-24']]])
    await inForce(other, { revNo: '2', revYmd: '2026-11-25', sections: someSections({ 3: '다른 용제' }) })
    // Both are taught on one day again: the older need had nothing left.
    expect(await needs()).toHaveLength(1)
    expect(await needs('REPLACED')).toHaveLength(1)
  } finally {
    site().setClock()
    await clear()
  }
})

test('it is met by a day and evidence on or after the approval, and by nothing before', async () => {
  const matNo = await material()
  handled(matNo, people.slice(0, 1))
  await inForce(matNo)
  const [need] = await needs()
  const no = need?.eduNeedNo ?? 0
  const { attachFileId } = await as('edu').attach('EDU_NEED')
  const taught = { eduOrgNm: '보건관리자', attachFileId }
  await expect(as('edu').act(eduNeed, no, 'teach', { ...taught, doneYmd: '2026-11-23' })).rejects.toMatchObject({
    code: 'EDU_NEED_BEFORE_SHEET',
    answer: { problems: [{ message: 'MSDS가 승인된 날(2026-11-24)부터 교육한 것이어야 합니다.' }] },
  })
  await expect(as('edu').act(eduNeed, no, 'teach', { doneYmd: '2026-11-24' })).rejects.toMatchObject({ status: 400 })
  await expect(as('mgr').act(eduNeed, no, 'teach', { ...taught, doneYmd: '2026-11-24' })).rejects.toMatchObject({
    status: 403,
  })
  expect(await as('edu').act(eduNeed, no, 'teach', { ...taught, doneYmd: '2026-11-24' })).toMatchObject({
    statusCd: 'MET',
  })
  // What was taught is not asked again.
  expect(await site().runJob('chm-msds-needs')).toBe(0)
})
