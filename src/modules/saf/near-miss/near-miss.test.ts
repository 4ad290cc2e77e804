import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addDays, addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from './near-miss.model.ts'
import { aNearMiss } from './near-miss.seed.ts'

const site = aFileSite()
const today = () => dayOf(new Date())
const triage = (values = {}) => ({
  accTypeCd: 'LEAK',
  potSevCd: '2',
  ownerUserId: 'owner',
  dueYmd: addDays(today(), 14),
  ...values,
})

async function reported(by = 'emp', values = {}) {
  const draft = await site().as(by).create(nearMiss, aNearMiss(values))
  return site().as(by).act(nearMiss, draft.nearMissNo, 'report')
}
async function assigned(values = {}, by = 'emp', report = {}) {
  const { nearMissNo } = await reported(by, report)
  return site().as('safety').act(nearMiss, nearMissNo, 'assign', triage(values))
}
async function finished(no: number, by = 'owner') {
  const { attachFileId } = await site().as(by).attach('NEAR_MISS_PHOTO')
  return site().as(by).act(nearMiss, no, 'finish', { measureDesc: '가스켓을 교체했습니다.', afterFileId: attachFileId })
}
const lastTold = async (userId: string) => (await site().as(userId).notifications()).rows[0]?.messageDesc ?? ''
const waits = async (userId: string) =>
  (await site().as(userId).call<{ rows: { no: number }[] }>('/api/my-work')).rows.map(({ no }) => no)

describe('from a report to its end', () => {
  test('a worker reports, the safety manager assigns, the owner acts, the safety manager closes', async () => {
    const report = await reported()
    expect(report).toMatchObject({ statusCd: 'REPORTED', nearMissDocNo: expect.stringMatching(/^NM-\d{8}-\d{4}$/) })
    const { nearMissNo } = report
    const action = await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage())
    expect(action).toMatchObject({ statusCd: 'ACTION', hipoYn: 'N', ownerUserNm: expect.any(String) })
    expect(await finished(nearMissNo)).toMatchObject({ statusCd: 'DONE', actionDt: expect.any(String) })
    const closed = await site().as('safety').act(nearMiss, nearMissNo, 'close')
    expect(closed).toMatchObject({ statusCd: 'CLOSE', can: { edit: [], delete: false, actions: [] } })
  })

  test('triage is due two working days after the report', async () => {
    const report = await reported()
    const holidays = await site().sql<{ ymd: string }>('select holiday_ymd::text as ymd from com_holiday')
    expect(report.triageDueYmd).toBe(addWorkingDays(today(), 2, new Set(holidays.map(({ ymd }) => ymd))))
  })

  test('it waits for the safety manager, then for the owner, and each is told with the way to it', async () => {
    const { nearMissNo } = await reported('emp', { nearMissTitle: '기다리는 보고' })
    expect(await waits('safety')).toContain(nearMissNo)
    expect(await waits('owner')).not.toContain(nearMissNo)
    await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage())
    expect(await waits('safety')).not.toContain(nearMissNo)
    expect(await waits('owner')).toContain(nearMissNo)
    const [told] = (await site().as('owner').notifications()).rows
    expect(told?.messageDesc).toContain('기다리는 보고')
    expect(told?.linkUrl).toBe(`${nearMiss.route.staff}/${nearMissNo}`)
  })

  test('the reporter is told what came of it', async () => {
    const { nearMissNo } = await assigned({}, 'emp2', { nearMissTitle: '끝난 보고' })
    await finished(nearMissNo)
    await site().as('safety').act(nearMiss, nearMissNo, 'close')
    expect(await lastTold('emp2')).toContain('종결되었습니다: 끝난 보고')
  })

  test('the pictures before and after stay as they were sent, whoever compares them and however far it has come', async () => {
    const photo = async (background: string) =>
      new Blob([
        await sharp({ create: { width: 640, height: 480, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ])
    const sent = { before: await photo('red'), after: await photo('green') }
    const kept = async ({ attachFileId }: { attachFileId: number }, by: string) => {
      const { files } = await site()
        .as(by)
        .call<{ files: { fileNo: number; downloadId: string }[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)
      const [file] = files
      const looked = ['320', '960', 'full'].map((size) =>
        site().as(by).fetch(`/api/attachfile/image?fileNo=${file?.fileNo}&size=${size}`),
      )
      for (const answer of await Promise.all(looked)) expect(answer.status).toBe(200)
      return { file, bytes: await (await site().as(by).fetch(`/api/file/down/${file?.downloadId}`)).bytes() }
    }
    const before = await site().as('emp').attach('NEAR_MISS_PHOTO', sent.before, '전.jpg')
    const { nearMissNo } = await assigned({}, 'emp', { photoFileId: before.attachFileId })
    const after = await site().as('owner').attach('NEAR_MISS_PHOTO', sent.after, '후.jpg')
    const measure = { measureDesc: '가스켓을 교체했습니다.', afterFileId: after.attachFileId }
    await site().as('owner').act(nearMiss, nearMissNo, 'finish', measure)
    await site().as('safety').act(nearMiss, nearMissNo, 'close')

    for (const by of ['emp', 'owner', 'safety']) {
      expect((await kept(before, by)).bytes, by).toEqual(await sent.before.bytes())
      expect((await kept(after, by)).bytes, by).toEqual(await sent.after.bytes())
    }
    for (const [by, group] of [
      ['emp', before],
      ['owner', after],
    ] as const) {
      const { file } = await kept(group, by)
      const deleting = site().as(by).call(`/api/attachfile/deletefile/${file?.fileNo}`, { method: 'DELETE' })
      await expect(deleting).rejects.toMatchObject({ status: 404 })
    }
  })

  test('what was not done well goes back to the owner', async () => {
    const { nearMissNo } = await assigned()
    await finished(nearMissNo)
    await expect(site().as('safety').act(nearMiss, nearMissNo, 'redo')).rejects.toMatchObject({
      status: 400,
      field: 'reasonDesc',
    })
    const again = await site().as('safety').act(nearMiss, nearMissNo, 'redo', { reasonDesc: '사진이 없습니다.' })
    expect(again).toMatchObject({ statusCd: 'ACTION', actionDt: null })
    expect(await lastTold('owner')).toContain('다시 조치')
  })
})

describe('who may what', () => {
  test('only the safety manager sorts, only the owner acts', async () => {
    const { nearMissNo } = await reported()
    await expect(site().as('emp2').act(nearMiss, nearMissNo, 'assign', triage())).rejects.toMatchObject({
      status: 403,
      code: 'CM-06',
    })
    await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage())
    const values = { measureDesc: '조였습니다.' }
    await expect(site().as('safety').act(nearMiss, nearMissNo, 'finish', values)).rejects.toMatchObject({ status: 403 })
  })

  test('the owner needs a measure and a photo after it', async () => {
    const { nearMissNo } = await assigned()
    const finishing = site().as('owner').act(nearMiss, nearMissNo, 'finish', { measureDesc: '조였습니다.' })
    await expect(finishing).rejects.toMatchObject({ status: 400, field: 'afterFileId' })
  })

  test('severity 4 is HiPo: the SHE head is told at once, and nobody closes it without his approval', async () => {
    const { nearMissNo, hipoYn } = await assigned({ potSevCd: '4' }, 'emp', { nearMissTitle: '개구부 추락 위험' })
    expect(hipoYn).toBe('Y')
    expect(await lastTold('shd')).toContain('HiPo 아차사고: 개구부 추락 위험')
    await finished(nearMissNo)
    for (const userId of ['safety', 'shd'])
      await expect(site().as(userId).act(nearMiss, nearMissNo, 'close')).rejects.toMatchObject({ status: 403 })
    const drafted = await site().as('safety').read(nearMiss, nearMissNo)
    expect(drafted.can).toMatchObject({ actions: ['redo'], drafts: ['NEAR_MISS_CLOSE'] })
    expect((await site().as('shd').read(nearMiss, nearMissNo)).can).toMatchObject({ actions: ['redo'] })
  })

  test('severity 3 is no HiPo and the SHE head does not close it', async () => {
    const { nearMissNo, hipoYn } = await assigned({ potSevCd: '3' })
    expect(hipoYn).toBe('N')
    await finished(nearMissNo)
    await expect(site().as('shd').act(nearMiss, nearMissNo, 'close')).rejects.toMatchObject({ status: 403 })
  })

  test('whoever acted does not close his own action', async () => {
    const { nearMissNo } = await assigned({ ownerUserId: 'safety' })
    await finished(nearMissNo, 'safety')
    await expect(site().as('safety').act(nearMiss, nearMissNo, 'close')).rejects.toMatchObject({ status: 403 })
  })

  test('the owner must be able to open and act on the report', async () => {
    const { nearMissNo } = await reported()
    for (const ownerUserId of ['emp3', 'V100001-02', 'reader']) {
      const assigning = site().as('safety').act(nearMiss, nearMissNo, 'assign', triage({ ownerUserId }))
      await expect(assigning, ownerUserId).rejects.toMatchObject({
        status: 422,
        code: 'NEAR_MISS_OWNER_NO_ACCESS',
        field: 'ownerUserId',
      })
    }
  })

  test('more assignments at once than the server has connections all end', async () => {
    const reports = await Promise.all(Array.from({ length: 24 }, () => reported()))
    const assigning = reports.map(({ nearMissNo, rowVersion }) =>
      site().as('safety').act(nearMiss, nearMissNo, 'assign', triage({ rowVersion })),
    )
    expect((await Promise.all(assigning)).map(({ statusCd }) => statusCd)).toEqual(reports.map(() => 'ACTION'))
  })

  test('an account that does not exist is no owner', async () => {
    const { nearMissNo } = await reported()
    const assigning = site()
      .as('safety')
      .act(nearMiss, nearMissNo, 'assign', triage({ ownerUserId: 'nobody' }))
    await expect(assigning).rejects.toMatchObject({ status: 400, field: 'ownerUserId' })
  })

  test('a photo that was taken away again is no photo', async () => {
    const { nearMissNo } = await assigned()
    const { attachFileId, files } = await site().as('owner').attach('NEAR_MISS_PHOTO')
    await site().as('owner').call(`/api/attachfile/deletefile/${files[0]?.fileNo}`, { method: 'DELETE' })
    const finishing = site()
      .as('owner')
      .act(nearMiss, nearMissNo, 'finish', { measureDesc: '조임', afterFileId: attachFileId })
    await expect(finishing).rejects.toMatchObject({ status: 400, field: 'afterFileId' })
  })

  test('a vendor reports, and sees its own reports only', async () => {
    const { nearMissNo } = await reported('emp', { nearMissTitle: '임직원의 보고' })
    const own = await reported('V100001-02', { nearMissTitle: '협력업체의 보고' })
    const vendor = site().as('V100001-02')
    await expect(vendor.read(nearMiss, nearMissNo)).rejects.toMatchObject({ status: 404 })
    const { rows } = await vendor.list(nearMiss)
    expect(rows.map(({ nearMissNo: no }) => no)).toContain(own.nearMissNo)
    expect(rows.filter(({ vendorCd }) => vendorCd !== 'V100001')).toEqual([])
  })

  test('a reader reads and nothing else', async () => {
    const { nearMissNo } = await reported()
    expect((await site().as('reader').read(nearMiss, nearMissNo)).can).toEqual({ edit: [], delete: false, actions: [] })
    await expect(site().as('reader').create(nearMiss, aNearMiss())).rejects.toMatchObject({ status: 403 })
  })

  test('the author takes back what nobody has sorted, and nothing later', async () => {
    const report = await reported()
    const back = await site().as('emp').act(nearMiss, report.nearMissNo, 'takeBack')
    expect(back).toMatchObject({ statusCd: 'TEMP', triageDueYmd: null, nearMissDocNo: report.nearMissDocNo })
    const again = await site().as('emp').act(nearMiss, report.nearMissNo, 'report')
    expect(again.nearMissDocNo).toBe(report.nearMissDocNo)
    await site().as('safety').act(nearMiss, report.nearMissNo, 'assign', triage())
    await expect(site().as('emp').act(nearMiss, report.nearMissNo, 'takeBack')).rejects.toMatchObject({
      status: 409,
      code: 'CM-02',
    })
  })

  test('the safety manager returns it with a coded reason that marks the field', async () => {
    const { nearMissNo } = await reported('emp', { nearMissTitle: '사진 없는 보고' })
    const sendBack = (values: object) => site().as('safety').act(nearMiss, nearMissNo, 'sendBack', values)
    await expect(sendBack({})).rejects.toMatchObject({ status: 400, field: 'reasonCd' })
    await expect(sendBack({ reasonCd: 'ETC' })).rejects.toMatchObject({ status: 400, field: 'reasonDesc' })
    await expect(sendBack({ reasonCd: 'NO_SUCH' })).rejects.toMatchObject({ status: 400, field: 'reasonCd' })
    await sendBack({ reasonCd: 'DATA_WRONG', reasonDesc: '장소를 정확히', reasonFields: ['placeDesc'] })
    expect(await lastTold('emp')).toContain('보완이 필요합니다: 사진 없는 보고')
    const { rows } = await site().as('emp').history(nearMiss, nearMissNo)
    expect(rows[0]).toMatchObject({ actionCd: 'sendBack', reasonCd: 'DATA_WRONG', reasonFields: ['placeDesc'] })
  })
})

describe('somebody was hurt', () => {
  test('it is refused as a near miss with its law and the number to call, kept as it is, and the safety manager is told', async () => {
    const draft = await site()
      .as('emp')
      .create(nearMiss, aNearMiss({ injuredCnt: 1, nearMissTitle: '손을 다침' }))
    const reporting = site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
    await expect(reporting).rejects.toMatchObject({ status: 422, code: 'NEAR_MISS_IS_ACCIDENT', field: 'injuredCnt' })
    const { answer } = await reporting.catch((refused) => refused)
    expect(answer.problems[0].law).toContain('제57조')
    expect(answer.problems[0].message).toContain('061-180-0119')
    const kept = await site().as('emp').read(nearMiss, draft.nearMissNo)
    expect(kept).toEqual({ ...draft, accidentNo: expect.any(Number) })
    expect(await lastTold('safety')).toContain('부상자 1명: 탱크 야드 3번 탱크 상부 · 손을 다침')
  })

  test('a refused report takes no number', async () => {
    const before = await reported()
    const hurt = await site()
      .as('emp')
      .create(nearMiss, aNearMiss({ injuredCnt: 2 }))
    await site()
      .as('emp')
      .act(nearMiss, hurt.nearMissNo, 'report')
      .catch(() => undefined)
    const after = await reported()
    const serial = (docNo: string | null) => Number(docNo?.slice(-4))
    expect(serial(after.nearMissDocNo)).toBe(serial(before.nearMissDocNo) + 1)
  })
})
