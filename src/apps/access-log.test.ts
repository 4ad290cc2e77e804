import { expect, test } from 'vitest'
import { userMaster } from '#modules/manage/organisation/user.master.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
interface Row {
  userId: string
  accessCd: string
  bizCd: string
  bizNm: string
  bizNo: string | null
  detailDesc: string | null
  rowCnt: number | null
}
const search = (userId: string, query = '') =>
  site().as(userId).call<{ total: number; rows: Row[] }>(`/api/manage/log/accesslogs?${query}`)

test('EA-S7 a list of people that is taken out as a sheet is logged with its number of rows', async () => {
  const { rows } = await site().as('admin').readSheet(`${userMaster.api}s/excel?q=emp`)
  expect((await search('admin', 'accessCd=EXPORT&bizCd=user')).rows[0]).toMatchObject({
    userId: 'admin',
    accessCd: 'EXPORT',
    bizCd: 'user',
    bizNm: '사용자',
    rowCnt: rows.length - 1,
  })
  await site().as('emp').readSheet(`${nearMiss.api}s/excel`)
  expect((await search('admin', 'userId=emp')).rows[0]).toMatchObject({ accessCd: 'EXPORT', bizCd: 'near-miss' })
})

test('EA-S7 a file of a record that is fetched is logged under that record, by its name', async () => {
  const { attachFileId } = await site().as('emp').attach('NEAR_MISS_PHOTO')
  const draft = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ photoFileId: attachFileId }))
  await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  const { files } = await site()
    .as('safety')
    .call<{ files: { downloadId: string }[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)
  expect((await site().as('safety').fetch(`/api/file/down/${files[0]?.downloadId}`)).status).toBe(200)
  expect((await search('admin', 'accessCd=DOWNLOAD')).rows[0]).toMatchObject({
    userId: 'safety',
    bizCd: 'near-miss',
    bizNo: String(draft.nearMissNo),
    detailDesc: '사진.png',
  })
})

test('EA-S7 the log is for who has its menu, and the program itself cannot change it', async () => {
  await expect(search('emp')).rejects.toMatchObject({ status: 403 })
  await expect(search('reader')).rejects.toMatchObject({ status: 403 })
  for (const statement of [sql`delete from sys_access_log`, sql`update sys_access_log set detail_desc = ''`])
    await expect(site().services.db.query('SYSTEM', statement)).rejects.toMatchObject({ code: '42501' })
})

test('who asks for what he has no right to is in it, by the address and without what else he sent', async () => {
  await expect(search('emp', 'bizCd=secret')).rejects.toMatchObject({ status: 403 })
  const { rows } = await search('admin', 'accessCd=DENIED&userId=emp')
  expect(rows[0]).toMatchObject({ bizNm: '권한 밖 요청', bizNo: null, detailDesc: 'GET /api/manage/log/accesslogs' })
})
