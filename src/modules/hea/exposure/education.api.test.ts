/** What new work with harmful factors tells education: who, from when, of which work; each once, whatever happens between. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { type EducationNeed, takeEducationNeeds } from './education.api.ts'

const site = aFileSite()
const BENZENE = '71-43-2'
const now = new Date('2026-11-21T00:00:00Z')
const bulk = (body: object, dryRun = 'N') =>
  site().as('hygiene').call(`/api/hea/checkup/workerhazards/bulk?dryRun=${dryRun}`, { method: 'POST', body })
const add = (factorCds: string[], dryRun?: string) =>
  bulk({ actionCd: 'ADD', processNo, factorCds, userIds: ['emp', 'oper'], placementYmd: '2026-12-01' }, dryRun)
const byUser = (one: EducationNeed, other: EducationNeed) => one.userId.localeCompare(other.userId)
const take = async () => (await site().services.db.write('SYSTEM', (tx) => takeEducationNeeds(tx, now))).sort(byUser)
const aProcess = async (processCd: string) => {
  const [row] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('${processCd}', '공정 ${processCd}', '2000', 'D2110') returning process_no::int as no`)
  return row?.no ?? 0
}
let processNo = 0
let last = 0
beforeEach(async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  await site().sql('delete from hea_education_need')
  last += 1
  processNo = await aProcess(`ED-${last}`)
})

test('new work with a permitted or controlled substance asks for special education before it begins; noise does not', async () => {
  await add([BENZENE, 'NOISE'], 'Y')
  expect(await take()).toEqual([])
  await add([BENZENE, 'NOISE'])
  await add([BENZENE])
  const published = { plantCd: '2000', causeCd: 'FACTOR', factorCd: BENZENE, processNo, specialKindNo: 35 }
  expect(await take()).toEqual(
    ['emp', 'oper'].map((userId) => expect.objectContaining({ ...published, userId, startYmd: '2026-12-01' })),
  )
})

test('work that moves to another process is told of again; its end is not', async () => {
  await add([BENZENE])
  await take()
  const next = await aProcess(`EM-${last}`)
  site().setClock('2026-12-02T09:00:00+09:00')
  await bulk({ actionCd: 'MOVE', fromProcessNo: processNo, processNo: next, moveYmd: '2026-12-02' })
  expect(await take()).toMatchObject(
    ['emp', 'oper'].map((userId) => ({ userId, causeCd: 'PLACE', processNo: next, startYmd: '2026-12-02' })),
  )
  await bulk({ actionCd: 'END', fromProcessNo: next, endYmd: '2026-12-02' })
  expect(await take()).toEqual([])
})

test('of what the master does not know it is told as well: nobody is left out by doubt', async () => {
  await site().sql(`insert into hea_hazard_factor (factor_cd, factor_nm, factor_group_cd, phase_cd, use_yn)
    values ('NEW-${last}', '새 물질', 'ORG', 'GAS', 'Y')`)
  await add([`NEW-${last}`])
  expect(await take()).toHaveLength(2)
})

test('each is handed over once: the next gets the rest, and what failed on the way is there again', async () => {
  await add([BENZENE])
  const failing = site().services.db.write('SYSTEM', async (tx) => {
    expect(await takeEducationNeeds(tx, now)).toHaveLength(2)
    throw new Error('education could not make anything of it')
  })
  await expect(failing).rejects.toThrow('could not')
  const taken: EducationNeed[] = []
  await site().services.db.write('SYSTEM', async (tx) => {
    taken.push(...(await takeEducationNeeds(tx, now, 1)))
    taken.push(...(await take()))
  })
  expect(taken.map(({ userId }) => userId).sort()).toEqual(['emp', 'oper'])
  expect(await take()).toEqual([])
})
