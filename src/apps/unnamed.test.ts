/** Whose reports one sees, and whose name one does not. */
import { describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

async function reported(by: string, values = {}) {
  const draft = await site().as(by).create(nearMiss, aNearMiss(values))
  return site().as(by).act(nearMiss, draft.nearMissNo, 'report')
}
const titles = async (userId: string, q?: string) => {
  const { rows, total } = await site()
    .as(userId)
    .list(nearMiss, q ? { q } : {})
  expect(total).toBe(rows.length)
  return rows.map(({ nearMissTitle }) => nearMissTitle)
}

describe('another vendor, another plant', () => {
  test('a vendor sees and acts on its own company alone; the site sees all of its plant', async () => {
    const own = await reported('V100001-02', { nearMissTitle: '가나업체의 보고' })
    const other = await reported('V100002-01', { nearMissTitle: '다른업체의 보고' })
    expect(own.vendorCd).toBe('V100001')
    expect(await titles('V100001-01')).toEqual(['가나업체의 보고'])
    expect(await titles('V100001-01', '업체')).toEqual(['가나업체의 보고'])
    expect(await titles('V100002-01')).toEqual(['다른업체의 보고'])
    expect((await titles('safety')).sort()).toEqual(['가나업체의 보고', '다른업체의 보고'])
    expect(await titles('safety3')).toEqual([])
    expect((await titles('ceo', '업체의')).length).toBe(2)

    const foreign = await refusalOf(site().as('V100001-01').read(nearMiss, other.nearMissNo))
    const unknown = await refusalOf(site().as('V100001-01').read(nearMiss, 999_999))
    expect(foreign).toEqual(unknown)
    expect(foreign.status).toBe(404)
    for (const path of ['history', 'comments']) {
      const answer = await site().as('V100001-01').fetch(`${nearMiss.api}/${other.nearMissNo}/${path}`)
      expect(answer.status, path).toBe(404)
    }
    const commenting = site().as('V100001-01').comment(nearMiss, other.nearMissNo, '보입니까')
    await expect(commenting).rejects.toMatchObject({ status: 404 })
    const editing = site().as('V100001-01').edit(nearMiss, other, other.nearMissNo, { placeDesc: '여기' })
    await expect(editing).rejects.toMatchObject({ status: 404 })
    await expect(
      site().as('V100001-01').act(nearMiss, other.nearMissNo, 'takeBack', { rowVersion: 2 }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('a vendor cannot take another one’s photos into its own report', async () => {
    const { attachFileId } = await site().as('V100002-01').attach('NEAR_MISS_PHOTO')
    const taking = site()
      .as('V100001-01')
      .create(nearMiss, aNearMiss({ photoFileId: attachFileId }))
    await expect(taking).rejects.toMatchObject({ status: 400, field: 'photoFileId' })
  })

  test('a draft is its author’s alone', async () => {
    const draft = await site()
      .as('emp')
      .create(nearMiss, aNearMiss({ nearMissTitle: '아직 쓰는 중' }))
    expect(await titles('emp', '아직')).toEqual(['아직 쓰는 중'])
    for (const userId of ['safety', 'emp2', 'ceo'])
      expect((await refusalOf(site().as(userId).read(nearMiss, draft.nearMissNo))).status, userId).toBe(404)
    expect(await titles('safety', '아직')).toEqual([])
  })

  test('a vendor is told of its own reports', async () => {
    const { nearMissNo } = await reported('V100001-02', { nearMissTitle: '업체가 알린 것' })
    await site().as('safety').act(nearMiss, nearMissNo, 'sendBack', { reasonCd: 'DATA_WRONG' })
    const [told] = (await site().as('V100001-02').notifications()).rows
    expect(told?.messageDesc).toContain('업체가 알린 것')
    expect(told?.linkUrl).toBe(`${nearMiss.route.vendor}/${nearMissNo}`)
  })
})

describe('a reporter who asked not to be named', () => {
  async function anonymous() {
    const report = await reported('emp', { anonymousYn: 'Y', nearMissTitle: '이름 없는 보고' })
    await site().as('emp').comment(nearMiss, report.nearMissNo, '제가 본 대로 적었습니다.')
    return report
  }
  const NAME = '김서연'

  test('is shown to SHM, SHD and himself', async () => {
    const { nearMissNo } = await anonymous()
    for (const userId of ['safety', 'shd', 'emp'])
      expect(await site().as(userId).read(nearMiss, nearMissNo), userId).toMatchObject({
        createUserId: 'emp',
        createUserNm: NAME,
      })
  })

  test('is nowhere for anybody else: record, list, history, comments, Excel, notices', async () => {
    const { nearMissNo } = await anonymous()
    await site()
      .as('safety')
      .act(nearMiss, nearMissNo, 'assign', {
        accTypeCd: 'LEAK',
        potSevCd: '4',
        ownerUserId: 'owner',
        dueYmd: addDays(dayOf(new Date()), 7),
      })
    for (const userId of ['owner', 'mgr', 'reader', 'ceo']) {
      const reader = site().as(userId)
      const texts = [
        await reader.read(nearMiss, nearMissNo),
        await reader.list(nearMiss, { q: '이름 없는' }),
        await reader.history(nearMiss, nearMissNo),
        await reader.call(`${nearMiss.api}/${nearMissNo}/comments`),
        await reader.notifications(),
        await reader.call('/api/my-work'),
      ].map((answer) => JSON.stringify(answer))
      for (const text of texts) {
        expect(text, userId).not.toContain(NAME)
        expect(text, userId).not.toMatch(/"emp"/)
      }
      const { rows } = await reader.readSheet(`${nearMiss.api}s/excel?q=${encodeURIComponent('이름 없는')}`)
      expect(rows.length, userId).toBeGreaterThan(1)
      expect(JSON.stringify(rows), userId).not.toContain(NAME)
    }
  })

  test('is not found by looking for his reports', async () => {
    await anonymous()
    const found = async (userId: string) =>
      (
        await site()
          .as(userId)
          .list(nearMiss, { where: { createUserId: 'emp' }, q: '이름 없는' })
      ).total
    expect(await found('owner')).toBe(0)
    expect(await found('safety')).toBeGreaterThan(0)
  })

  test('leaves no name on his photos', async () => {
    const { attachFileId, files } = await site().as('emp').attach('NEAR_MISS_PHOTO')
    await reported('emp', { anonymousYn: 'Y', photoFileId: attachFileId })
    const list = await site().as('owner').call(`/api/attachfile/list?attachFileId=${attachFileId}`)
    expect(files).toHaveLength(1)
    expect(JSON.stringify(list)).not.toMatch(/emp|김서연/)
  })
})

async function refusalOf(asking: Promise<unknown>): Promise<{ status: number; code: string; message: string }> {
  const refused = await asking.then(
    () => undefined,
    (error) => error,
  )
  return { status: refused?.status, code: refused?.code, message: refused?.message }
}
