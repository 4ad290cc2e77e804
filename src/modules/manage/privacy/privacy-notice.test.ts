import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { privacyNoticeMaster } from './privacy-notice.master.ts'

const site = aFileSite()
const { api } = privacyNoticeMaster
beforeEach(async () => {
  site().setClock('2026-11-16T10:00:00+09:00')
  await site().sql('delete from com_privacy_notice')
})

interface Row {
  privacyNoticeNo: number
  rowVersion: number
}
const add = (values: object, by = 'admin') =>
  site()
    .as(by)
    .call<Row>(api, { method: 'POST', body: { langCd: 'kr', ...values } })
const read = async (query = '', language = 'kr') =>
  fetch(`${site().address}/api/common/privacynotice${query}`, { headers: { 'accept-language': language } })

test('the version in force is read without signing in, in the reader’s language where it is written in it', async () => {
  expect((await read()).status).toBe(404)
  await add({ versionNo: 1, effectiveYmd: '2026-01-01', bodyDesc: '## 목적\n첫 방침' })
  await add({ versionNo: 1, langCd: 'en', effectiveYmd: '2026-01-01', bodyDesc: 'First' })
  await add({ versionNo: 2, effectiveYmd: '2026-12-01', bodyDesc: '둘째 방침', changeDesc: '항목 추가' })
  expect(await (await read()).json()).toMatchObject({ versionNo: 1, langCd: 'kr', bodyDesc: '## 목적\n첫 방침' })
  expect(await (await read('', 'en')).json()).toMatchObject({ versionNo: 1, langCd: 'en', bodyDesc: 'First' })
  expect(await (await read('', 'zh')).json()).toMatchObject({ langCd: 'kr' })
  expect(await (await read('?versionNo=2')).json()).toMatchObject({ bodyDesc: '둘째 방침' })
  site().setClock('2026-12-01T00:00:00+09:00')
  const { versionNo, versions } = (await (await read()).json()) as {
    versionNo: number
    versions: { versionNo: number }[]
  }
  expect([versionNo, versions.map((one) => one.versionNo)]).toEqual([2, [2, 1]])
})

test('what has been in force is neither changed nor removed; what is to come may be', async () => {
  const past = await add({ versionNo: 1, effectiveYmd: '2026-01-01', bodyDesc: '방침' })
  const next = await add({ versionNo: 2, effectiveYmd: '2026-12-01', bodyDesc: '새 방침' })
  const edit = ({ privacyNoticeNo, rowVersion }: Row) =>
    site()
      .as('admin')
      .call(`${api}/${privacyNoticeNo}`, { method: 'PUT', body: { rowVersion, bodyDesc: '고친 방침' } })
  await expect(edit(past)).rejects.toMatchObject({ status: 422, code: 'SYS_PRIVACY_IN_FORCE' })
  const remove = site()
    .as('admin')
    .call(`${api}/${past.privacyNoticeNo}?rowVersion=${past.rowVersion}`, { method: 'DELETE' })
  await expect(remove).rejects.toMatchObject({ status: 422, code: 'SYS_PRIVACY_IN_FORCE' })
  expect(await edit(next)).toMatchObject({ bodyDesc: '고친 방침' })
})

test('only whoever has the menu writes it', async () => {
  for (const userId of ['emp', 'safety', 'V100001-01'])
    await expect(
      add({ versionNo: 3, effectiveYmd: '2027-01-01', bodyDesc: 'x' }, userId),
      userId,
    ).rejects.toMatchObject({ status: 403 })
})
