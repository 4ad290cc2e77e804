import { beforeAll, expect, test } from 'vitest'
import { readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { sgcDemerit } from './demerit.model.ts'
import { aWorker, issueDemerit } from './sgc.seed.ts'

const site = aFileSite()
const API = '/api/vendor/sgc'
let worker = { personNo: 0, personNm: '' }
let demeritNo = 0
beforeAll(async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().sql(`delete from sgc_stop; delete from sgc_demerit_opinions; delete from sgc_demerit`)
  worker = await aWorker(site(), { name: '라일수', langCd: 'zh' })
  demeritNo = (await issueDemerit(site(), worker.personNo, { violItemCd: 'SE01' })).sgcDemeritNo
})

test('제재현황 names points, level and stop of each person, to a vendor only his own, and goes into a sheet', async () => {
  const list = (userId: string) => site().as(userId).call<{ total: number; rows: object[] }>(`${API}/sanctionstatuses`)
  expect(await list('safety')).toMatchObject({
    total: 1,
    rows: [{ personNm: '라일수', yearScore: 5, levelCd: 'STOP_SHORT', fromYmd: '2026-11-22', toYmd: '2026-11-28' }],
  })
  expect((await list('V100001-02')).total).toBe(1)
  expect((await list('V100002-01')).total).toBe(0)
  const answer = await site().as('safety').fetch(`${API}/sanctionstatuses/excel`)
  const sheet = await readWorkbook(Buffer.from(await answer.arrayBuffer()), { maxBytes: 1_000_000, maxRows: 10 })
  expect(JSON.stringify(sheet)).toContain('출입정지 7일 + 재교육')
  await expect(list('emp')).rejects.toMatchObject({ status: 403 })
})

test('before issuing it is known where the next points lead', async () => {
  const standing = await site().as('sup').call(`${API}/standing/${worker.personNo}`)
  expect(standing).toMatchObject({
    points: 5,
    guideOpenYn: 'Y',
    next: [
      { violGradeCd: 'MINOR', points: 6, levelCd: 'STOP_SHORT' },
      { violGradeCd: 'NORMAL', points: 8, levelCd: 'STOP_LONG' },
      { violGradeCd: 'SERIOUS', points: 10, levelCd: 'STOP_OUT' },
      { violGradeCd: 'CRITICAL', points: 15, levelCd: 'STOP_OUT' },
    ],
  })
  await expect(site().as('V100002-01').call(`${API}/standing/${worker.personNo}`)).rejects.toMatchObject({
    status: 404,
  })
})

test('the notice is in Korean and in the language of the worker', async () => {
  const notice = await site().as('V100001-02').call(`${sgcDemerit.api}/${demeritNo}/notice`)
  expect(notice).toMatchObject({
    langCd: 'zh',
    violItemNm: '밀폐공간 감시인 자리 이탈',
    violItemNmOther: '受限空间监护人擅离岗位',
    fromYmd: '2026-11-22',
    toYmd: '2026-11-28',
    texts: { '벌점카드 통지서': '扣分通知书' },
  })
})
