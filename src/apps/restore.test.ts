/** Taking back a deletion: the row, what hangs on it, and the lists that show it. */
import { expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const MINUTE_MS = 60_000

async function deleted(values = {}) {
  const draft = await site().as('emp').create(nearMiss, aNearMiss(values))
  await site()
    .as('emp')
    .call(`${nearMiss.api}/${draft.nearMissNo}?rowVersion=${draft.rowVersion}`, { method: 'DELETE' })
  return { draft, no: draft.nearMissNo, rowVersion: draft.rowVersion + 1 }
}
const restore = (no: number, rowVersion: number, userId = 'emp') =>
  site()
    .as(userId)
    .call<{ rowVersion: number }>(`${nearMiss.api}/${no}/restore`, { method: 'POST', body: { rowVersion } })
const found = async (q: string) => (await site().as('emp').list(nearMiss, { q })).total

test('a deleted draft comes back as it was, is found again, keeps its files, and says both in its story', async () => {
  const { attachFileId, files } = await site().as('emp').attach('NEAR_MISS_PHOTO')
  const { draft, no, rowVersion } = await deleted({ nearMissTitle: '되돌릴 보고', photoFileId: attachFileId })
  expect(await found('되돌릴 보고')).toBe(0)
  const { rowVersion: _, updateDt: __, ...before } = draft
  expect(await restore(no, rowVersion)).toMatchObject(before)
  expect(await found('되돌릴 보고')).toBe(1)
  const group = await site().as('emp').call<{ files: object[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)
  expect(group.files).toHaveLength(files.length)
  const { rows } = await site().as('emp').history(nearMiss, no)
  expect(rows.map(({ actionCd }) => actionCd)).toEqual(['RESTORE', 'DELETE', 'CREATE'])
})

test('only who deleted it may, once, in the version that he made, and not after five minutes', async () => {
  const { no, rowVersion } = await deleted()
  await expect(restore(no, rowVersion, 'safety')).rejects.toMatchObject({ status: 404 })
  await expect(restore(no, rowVersion - 1)).rejects.toMatchObject({ status: 404 })
  await restore(no, rowVersion)
  await expect(restore(no, rowVersion)).rejects.toMatchObject({ status: 404 })

  const late = await deleted()
  try {
    site().setClock(new Date(Date.now() + 6 * MINUTE_MS))
    await expect(restore(late.no, late.rowVersion)).rejects.toMatchObject({ status: 404 })
  } finally {
    site().setClock()
  }
})

test('what was not deleted cannot be restored', async () => {
  const { nearMissNo, rowVersion } = await site().as('emp').create(nearMiss, aNearMiss())
  await expect(restore(nearMissNo, rowVersion)).rejects.toMatchObject({ status: 404 })
})
