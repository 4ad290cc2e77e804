/** What an assessment has found is known where the work is planned and talked about: in its analysis, and before it begins. */
import { beforeAll, expect, test } from 'vitest'
import { anApprovedScale, aProcess, begun, decided, at as onDay } from '#modules/rsa/assess/rsa.fixture.ts'
import { type RsaItem, rsa } from '#modules/rsa/assess/rsa.model.ts'
import { anItem } from '#modules/rsa/assess/rsa.seed.ts'
import type { AssessedLine } from '#modules/saf/jsa/jsa.calls.ts'
import { drafted, fixed, VENDOR } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { aJsa, aJsaRow } from '#modules/saf/jsa/jsa.seed.ts'
import { jsaEval } from '#modules/saf/jsa/jsa-eval.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { tbm } from '../../shift/tbm/tbm.model.ts'
import { aPermitSite, approved, at, groundOf, VSP } from '../permit.fixture.ts'

const site = aPermitSite()
const as = (userId: string) => site().as(userId)
let scaleNo: number
let processNo: number
beforeAll(async () => {
  scaleNo = await anApprovedScale(site())
  processNo = (await groundOf(site())).processNo
})
const hazard = (hazardDesc: string, values: Partial<RsaItem> = {}) => anItem({ hazardDesc, ...values })
const occasional = (values: DraftOf<typeof rsa>) =>
  ({ rsaTitle: '용접 수시평가', rsaTypeCd: 'OCC', triggerCd: 'METHOD', scaleNo, ...values }) as const

/** @param time of the day on which it ends */
async function done(values: DraftOf<typeof rsa>, items: RsaItem[], time = '10:00:00') {
  const { rsaNo } = await decided(site(), occasional(values), items)
  await site().setClock(onDay('2026-11-23', time))
  return as('safety').act(rsa, rsaNo, 'complete')
}
const found = async (processNo: number, workCatCd: string) =>
  (await as(VENDOR).call<{ rows: AssessedLine[] }>(`${jsa.api}-assessed?processNo=${processNo}&workCatCd=${workCatCd}`))
    .rows
const targets = async (jsaNo: number) => (await as('safety').list(jsaEval, { where: { jsaNo: String(jsaNo) } })).rows

test('an assessment that is done asks for a look at the analyses of its process and kind of work, and at no others', async () => {
  const place = await aProcess(site(), 6)
  const of = (jsaTitle: string, values: DraftOf<typeof jsa>) => fixed(site(), { jsaTitle, processNo: place, ...values })
  const welding = await of('배관 용접', { workCatCd: 'WELD' })
  const painting = await of('배관 도장', { workCatCd: 'PAINT' })
  const elsewhere = await of('다른 공정 용접', { workCatCd: 'WELD', processNo: await aProcess(site(), 7) })
  const { rsaDocNo, rsaNo } = await decided(site(), occasional({ processNo: place, workCatCd: 'WELD' }), [
    hazard('불티'),
  ])
  expect(await targets(welding.jsaNo)).toEqual([])
  await as('safety').act(rsa, rsaNo, 'complete')
  expect(await targets(welding.jsaNo)).toMatchObject([
    { reasonCd: 'RSA', dueYmd: '2026-12-07', eventDesc: `${rsaDocNo} 용접 수시평가` },
  ])
  expect(await targets(painting.jsaNo)).toEqual([])
  await done({ processNo: place, rsaTitle: '모든 작업' }, [hazard('미끄러짐')])
  expect(await targets(painting.jsaNo)).toMatchObject([{ reasonCd: 'RSA' }])
  expect(await targets(elsewhere.jsaNo)).toEqual([])
})

test('the analysis of a work is offered what covers it: done, of its kind, and not replaced by a later regular one', async () => {
  const place = await aProcess(site(), 8)
  const { rsaDocNo } = await done({ processNo: place, workCatCd: 'WELD' }, [hazard('불티가 튐'), hazard('흄을 마심')])
  await done({ processNo: place, workCatCd: 'PIPE' }, [hazard('관에 끼임')])
  await begun(site(), occasional({ processNo: place, workCatCd: 'WELD' }), [hazard('아직 평가 중')])
  expect(await found(place, 'WELD')).toMatchObject([
    { rsaDocNo, rsaItemNo: 1, hazardDesc: '불티가 튐', existMeasureDesc: '방독마스크를 쓴다.', acceptYn: 'Y' },
    { rsaDocNo, rsaItemNo: 2, hazardDesc: '흄을 마심' },
  ])
  await done({ processNo: place, rsaTypeCd: 'REG', triggerCd: null }, [hazard('새로 본 위험')], '15:00:00')
  expect((await found(place, 'WELD')).map(({ hazardDesc }) => hazardDesc)).toEqual(['새로 본 위험'])
})

test('a hazard that was taken over keeps where it came from; nobody names one that covers the work not', async () => {
  const place = await aProcess(site(), 9)
  const { rsaDocNo } = await done({ processNo: place, workCatCd: 'WELD' }, [hazard('불티가 튐')])
  const written = (originDesc: string) =>
    drafted(site(), { jsaTitle: `출처 ${originDesc}`, processNo: place, rows: [aJsaRow({ originDesc })] })
  await expect(written(`${rsaDocNo}-2`)).rejects.toMatchObject({ status: 422, code: 'JSA_UNKNOWN_ASSESSMENT' })
  const { jsaNo, rows, rowVersion } = await written(`${rsaDocNo}-1`)
  expect(rows).toMatchObject([{ originDesc: `${rsaDocNo}-1` }])
  const turned = rows.map((row) => ({ ...row, hazardDesc: '불티가 옮겨붙음', originDesc: null }))
  expect((await as(VENDOR).edit(jsa, { rowVersion }, jsaNo, { rows: turned })).rows).toMatchObject([
    { hazardDesc: '불티가 옮겨붙음', originDesc: `${rsaDocNo}-1` },
  ])
  const elsewhere = aJsa({ jsaTitle: '다른 공정', processNo: await aProcess(site(), 10) })
  await expect(
    as(VENDOR).create(jsa, { ...elsewhere, rows: [aJsaRow({ originDesc: `${rsaDocNo}-1` })] }),
  ).rejects.toMatchObject({ code: 'JSA_UNKNOWN_ASSESSMENT' })
})

test('the talk before the work tells what its assessment has graded high or upgraded, with what keeps it down', async () => {
  const known = { existMeasureDesc: '차단막을 두른다.', similarYn: 'Y' as const, freqVal: 1, sevVal: 2 }
  await done({ processNo, workCatCd: 'WELD' }, [
    hazard('바닥이 미끄러움'),
    hazard('불티가 튐', { taskNm: '용접', ...known }),
  ])
  site().setClock(at('07:30:00'))
  const { permitNo } = await approved(site(), { permitUrgentYn: 'Y', urgentDesc: '누설' })
  const { topics } = await as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
  expect(topics?.filter(({ topicCd }) => topicCd === 'RSA')).toEqual([
    expect.objectContaining({ topicDesc: '용접: 불티가 튐', measureDesc: '차단막을 두른다.' }),
  ])
})
