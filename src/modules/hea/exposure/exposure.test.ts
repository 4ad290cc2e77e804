/** Exposures by process: added, moved, ended at once with a look beforehand; who sees whom; what keeps a process open. */

import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { ExposureRow } from './exposure-list.wire.ts'

const site = aFileSite()
const API = '/api/hea/checkup/workerhazard'
const BENZENE = '71-43-2'
const TOLUENE = '108-88-3'
interface Outcome {
  askedCnt: number
  changedCnt: number
  rows: { userId: string; beforeDueYmd: string | null; afterDueYmd: string | null; preExamYn: string }[]
}
const as = (userId: string) => site().as(userId)
const list = (query = '', userId = 'health') =>
  as(userId).call<{ total: number; rows: ExposureRow[] }>(`${API}s?limit=300&${query}`)
const bulk = (body: object, { dryRun = 'N', userId = 'health' } = {}) =>
  as(userId).call<Outcome>(`${API}s/bulk?dryRun=${dryRun}`, { method: 'POST', body })
const aProcess = async (processCd: string) => {
  const [row] = await site().sql<{ processNo: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('${processCd}', '공정 ${processCd}', '2000', 'D2110') returning process_no::int as "processNo"`)
  return row?.processNo ?? 0
}
let processNo = 0
let last = 0
beforeEach(async () => {
  site().setClock('2026-11-21T09:00:00+09:00')
  last += 1
  processNo = await aProcess(`X-${last}`)
})
const add = (values: object = {}) =>
  bulk({
    actionCd: 'ADD',
    processNo,
    factorCds: [BENZENE],
    userIds: ['emp', 'oper'],
    placementYmd: '2026-09-10',
    ...values,
  })

test('OH-A01 placed on 2026-09-10 with benzene: due on 2026-11-10, which is 11 days ago', async () => {
  await add()
  const { rows } = await list(`processNo=${processNo}&dueCd=OVERDUE`)
  expect(rows).toMatchObject([
    { userNm: '김서연', factorNm: '벤젠', nextDueYmd: '2026-11-10', dueRuleCd: 'FIRST', dueMonthCnt: 2 },
    { userId: 'oper' },
  ])
  expect((await list(`processNo=${processNo}&dueCd=D30`)).total).toBe(0)
})

test('what would happen is shown first and changes nothing; who is there already is not added twice', async () => {
  const asked = { factorCds: [BENZENE, TOLUENE] }
  const shown = await bulk(
    { actionCd: 'ADD', processNo, userIds: ['emp', 'oper'], placementYmd: '2026-09-10', ...asked },
    { dryRun: 'Y' },
  )
  expect(shown).toMatchObject({ askedCnt: 4, changedCnt: 4 })
  expect((await list(`processNo=${processNo}`)).total).toBe(0)
  await add()
  expect(await add(asked)).toMatchObject({ askedCnt: 4, changedCnt: 2 })
  expect(await add(asked)).toMatchObject({ askedCnt: 4, changedCnt: 0 })
})

test('all of a department are added at once, and all of a process moved and ended', async () => {
  const [{ n = 0 } = {}] = await site().sql<{ n: number }>(
    `select count(*)::int as n from sys_user where dept_cd = 'D2110' and user_status_cd <> 'RETIRED'`,
  )
  expect(await add({ userIds: undefined, deptCd: 'D2110' })).toMatchObject({ changedCnt: n })
  const next = await aProcess(`Y-${last}`)
  const move = { actionCd: 'MOVE', fromProcessNo: processNo, processNo: next, moveYmd: '2026-11-20' }
  expect(await bulk(move)).toMatchObject({ changedCnt: n })
  const { rows } = await list(`processNo=${next}&userId=emp`)
  expect(rows).toMatchObject([{ placementYmd: '2026-09-10', nextDueYmd: '2026-11-10' }])
  expect(await bulk({ actionCd: 'END', fromProcessNo: next, endYmd: '2026-11-21' })).toMatchObject({ changedCnt: n })
  expect((await list(`processNo=${next}`)).total).toBe(0)
  expect((await list(`processNo=${next}&activeYn=N&userId=emp`)).rows).toMatchObject([{ nextDueYmd: null }])
})

test('who works with the factor in the other process already is not there twice', async () => {
  const next = await aProcess(`Y-${last}`)
  await add({ userIds: ['emp'] })
  await add({ userIds: ['emp'], processNo: next })
  await bulk({ actionCd: 'MOVE', fromProcessNo: processNo, processNo: next, moveYmd: '2026-11-20' })
  expect((await list(`processNo=${next}&userId=emp`)).total).toBe(1)
  expect((await list(`processNo=${processNo}&userId=emp&activeYn=N`)).total).toBe(1)
})

test('another day of placement moves the first checkup', async () => {
  await add({ userIds: ['emp'] })
  const change = { actionCd: 'CHANGE', fromProcessNo: processNo, placementYmd: '2026-10-01' }
  expect((await bulk(change)).rows).toMatchObject([{ beforeDueYmd: '2026-11-10', afterDueYmd: '2026-12-01' }])
})

test.each([
  [{ actionCd: 'END', endYmd: '2026-11-22' }, 'HEA_EXPOSURE_FUTURE'],
  [{ actionCd: 'END', fromProcessNo: undefined, endYmd: '2026-11-21' }, 'HEA_EXPOSURE_NOTHING'],
  [{ actionCd: 'END', endYmd: '2026-09-09' }, 'HEA_EXPOSURE_BEFORE_PLACEMENT'],
  [{ actionCd: 'MOVE', processNo: 999_999, moveYmd: '2026-11-01' }, 'HEA_EXPOSURE_PROCESS'],
])('what makes no sense is refused: %o', async (body, code) => {
  await add()
  await expect(bulk({ fromProcessNo: processNo, ...body })).rejects.toMatchObject({ status: 422, code })
})

test.each([
  [{ userIds: ['emp3'] }, 'HEA_EXPOSURE_PEOPLE'],
  [{ userIds: ['nobody'] }, 'HEA_EXPOSURE_PEOPLE'],
  [{ factorCds: ['NOTHING'] }, 'HEA_EXPOSURE_FACTOR'],
])('nobody of another plant, and no factor that is not kept: %o', async (values, code) => {
  await expect(add(values)).rejects.toMatchObject({ status: 422, code })
})

test('a process of another plant is not filled from here', async () => {
  const [{ no = 0 } = {}] = await site().sql<{ no: number }>(
    `select min(process_no)::int as no from process where plant_cd = '3000'`,
  )
  await expect(add({ processNo: no })).rejects.toMatchObject({ code: 'HEA_EXPOSURE_PROCESS' })
})

test('industrial hygiene writes as well; a head of department reads those of his own and writes nothing', async () => {
  const body = { actionCd: 'ADD', processNo, factorCds: [BENZENE], placementYmd: '2026-09-10' }
  await bulk({ ...body, userIds: ['emp', 'emp2'] }, { userId: 'hygiene' })
  expect((await list(`processNo=${processNo}`)).total).toBe(2)
  expect((await list(`processNo=${processNo}`, 'mgr')).rows).toMatchObject([{ userId: 'emp' }])
  expect((await list(`processNo=${processNo}`, 'mgr2')).rows).toMatchObject([{ userId: 'emp2' }])
  await expect(bulk({ ...body, userIds: ['oper'] }, { userId: 'mgr' })).rejects.toMatchObject({ status: 403 })
})

test.each(['admin', 'safety', 'emp'])('%s does not open the list', async (userId) => {
  await expect(list('', userId)).rejects.toMatchObject({ status: 403 })
})

test('why a cycle is halved is read by the health team; to everybody else every reason says the same, so that none is known by its gap', async () => {
  await add({ userIds: ['emp'] })
  const reasonsFor = async (reason: string) => {
    await site().sql(`update hea_worker_hazard set shorten_reason_cd = '${reason}', shorten_trigger_ymd = '2026-11-01'
      where process_no = ${processNo}`)
    const seen = []
    for (const userId of ['health', 'hygiene', 'mgr'])
      seen.push((await list(`processNo=${processNo}`, userId)).rows[0]?.shortenReasonCd)
    return seen
  }
  expect(await reasonsFor('DOCTOR')).toEqual(['DOCTOR', 'LAW', 'LAW'])
  expect(await reasonsFor('COWORKER')).toEqual(['COWORKER', 'LAW', 'LAW'])
  expect(await reasonsFor('WEM')).toEqual(['WEM', 'LAW', 'LAW'])
})

test('who has read about whom is kept, and what happened to an exposure', async () => {
  await add({ userIds: ['emp'] })
  await bulk({ actionCd: 'CHANGE', fromProcessNo: processNo, placementYmd: '2026-10-01' })
  const history = await as('health').call<{ rows: ExposureRow[]; events: object[] }>(`${API}/emp/history`)
  expect(history.events.slice(0, 2)).toMatchObject([
    { eventCd: 'CHANGE', fromPlacementYmd: '2026-09-10', afterDueYmd: '2026-12-01', createUserNm: '이은경' },
    { eventCd: 'ADD', eventYmd: '2026-09-10', beforeDueYmd: null, afterDueYmd: '2026-11-10' },
  ])
  expect(
    await site().sql(`select read_user_id, subject_user_id from sys_read_log where biz_cd = 'worker-hazard'
      and field_set_cd = 'HISTORY' and biz_no = (select max(worker_hazard_no) from hea_worker_hazard)`),
  ).toEqual([{ read_user_id: 'health', subject_user_id: 'emp' }])
})

test('EA-A22 a process with 14 exposures is closed once each is ended or moved, and the answer lists them', async () => {
  const people = await site().sql<{ id: string }>(`select user_id as id from sys_user
    where plant_cd = '2000' and user_status_cd = 'ACTIVE' order by 1 limit 14`)
  await add({ userIds: people.map(({ id }) => id) })
  await site().sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select g.auth_grp_no, m.menu_id, 'Y', 'Y' from sys_auth_grp g, sys_menu m
    where g.auth_grp_cd in ('HLM', 'SHM') and m.front_end_url = '/baseInfo/process'
    on conflict (auth_grp_no, menu_id) do update set access_yn = 'Y', write_yn = 'Y'`)
  const close = (userId: string) =>
    as(userId).call(`/api/baseinfo/processinfo/${processNo}`, { method: 'PUT', body: { useYn: 'N', rowVersion: 1 } })
  const refused = await close('health').catch((error: { code: string; answer: { message: string } }) => error)
  expect(refused).toMatchObject({ status: 422, code: 'BASE_PROCESS_EXPOSURE' })
  const { message } = (refused as { answer: { message: string } }).answer
  expect(message).toContain('14건')
  expect(message.match(/벤젠/g)).toHaveLength(14)
  // Whoever may not know of exposures hears how many, and no name.
  const untold = await close('safety').catch((error: { answer: { message: string } }) => error)
  expect((untold as { answer: { message: string } }).answer.message).toBe(
    '노출 근로자가 14건 있어 폐지할 수 없습니다. 보건관리자가 먼저 종료하거나 옮겨야 합니다.',
  )
  await bulk({ actionCd: 'END', fromProcessNo: processNo, endYmd: '2026-11-21' })
  await close('health')
})
