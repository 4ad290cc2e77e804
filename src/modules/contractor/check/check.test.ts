/** Checks: who may, what must be answered, what becomes of it. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import {
  anInspector,
  answer,
  aPlan,
  aTmpl,
  complete,
  noChecks,
  photos,
  sign,
  start,
  VENDOR,
  VSM,
} from './check.fixture.ts'
import { checkResult } from './check-result.model.ts'
import { inspector } from './inspector.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

const site = aFileSite()
let plan = 0
let who = 0
beforeAll(async () => {
  site().setClock('2026-11-21T08:00:00+09:00')
  await noChecks(site())
  plan = await aPlan(site(), 'DAILY')
  who = await anInspector(site())
})
beforeEach(() => site().setClock('2026-11-21T08:00:00+09:00'))

const begun = (values = {}) => start(site(), VSM, plan, who, values)
const ok = ['OK', 'OK', 'OK', 'OK'] as const
async function finished(said: readonly ('OK' | 'NG' | 'NA')[]) {
  const record = await begun()
  const bad = said.flatMap((one, at) => (one === 'NG' ? [at + 1] : []))
  const photoFileId = await photos(site(), VSM, bad)
  await complete(site(), VSM, record.checkResultNo, { items: answer(record, said), photoFileId })
  return site().as(VSM).read(checkResult, record.checkResultNo)
}

describe('a check', () => {
  test('begins with the items of the released list and ends with its score, and stays as it is', async () => {
    const record = await begun()
    expect(record).toMatchObject({ statusCd: 'TEMP', vendorCd: VENDOR, checkTypeCd: 'DAILY' })
    expect(record.items?.map(({ itemNm, criticalYn }) => [itemNm, criticalYn])).toEqual([
      ...[
        ['항목 1', 'Y'],
        ['항목 2', 'N'],
      ],
      ...[
        ['항목 3', 'N'],
        ['항목 4', 'N'],
      ],
    ])
    await complete(site(), VSM, record.checkResultNo, { items: answer(record, ['OK', 'OK', 'OK', 'NA']) })
    const done = await site().as(VSM).read(checkResult, record.checkResultNo)
    expect(done).toMatchObject({ statusCd: 'DONE', okCnt: 3, ngCnt: 0, naCnt: 1, checkScore: 100, resultCd: 'PASS' })
    expect(done.checkResultDocNo).toMatch(/^CK-20261121-\d{4}$/)
    expect(done.can).toMatchObject({ edit: [], delete: false, actions: [] })
  })

  test('CP-A28 18 good, 2 bad of which one critical, 5 not applicable: 90.0, and failed', async () => {
    const big = await aPlan(site(), 'WEEKLY', { itemCnt: 25, critical: 1 })
    const record = await start(site(), VSM, big, who)
    const said = [...Array(2).fill('NG'), ...Array(18).fill('OK'), ...Array(5).fill('NA')]
    const photoFileId = await photos(site(), VSM, [1, 2])
    await complete(site(), VSM, record.checkResultNo, { items: answer(record, said), photoFileId })
    expect(await site().as(VSM).read(checkResult, record.checkResultNo)).toMatchObject({
      okCnt: 18,
      ngCnt: 2,
      naCnt: 5,
      checkScore: 90,
      criticalNgYn: 'Y',
      resultCd: 'FAIL',
      openImprCnt: 2,
    })
  })

  test('every item is answered, and not all of them away', async () => {
    const record = await begun()
    const said = (items: object) => complete(site(), VSM, record.checkResultNo, { items })
    await expect(said(answer(record, ['OK', null, 'OK', null]))).rejects.toMatchObject({ code: 'CHECK_UNANSWERED' })
    await expect(said(answer(record, ['NA', 'NA', 'NA', 'NA']))).rejects.toMatchObject({ code: 'CHECK_ONLY_NA' })
  })

  test('what is bad needs words, a photo of its own and an improvement', async () => {
    const record = await begun()
    const items = answer(record, ['OK', 'NG', 'OK', 'OK'])
    await expect(complete(site(), VSM, record.checkResultNo, { items })).rejects.toMatchObject({
      code: 'CHECK_NG_BARE',
    })
    const wrongPhoto = await photos(site(), VSM, [3])
    await expect(complete(site(), VSM, record.checkResultNo, { items, photoFileId: wrongPhoto })).rejects.toMatchObject(
      { code: 'CHECK_NG_BARE' },
    )
    const bare = items.map((item) => ({ ...item, imprDesc: null }))
    const refused = complete(site(), VSM, record.checkResultNo, {
      items: bare,
      photoFileId: await photos(site(), VSM, [2]),
    })
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'CHECK_NG_IMPR',
      answer: { problems: [{ message: '부적합 항목에 개선조치를 등록하세요. (1건)' }] },
    })
  })

  test('an answer opens items, at most two below; what it did not open is neither owed nor kept', async () => {
    const asked = {
      2: { askedByNo: 1, askedByCd: 'NG' as const },
      3: { askedByNo: 2, askedByCd: 'OK' as const },
    }
    const branching = await aPlan(site(), 'EQUIP', { asked, critical: 0 })
    const nosOf = ({ items }: { items: { itemNo: number }[] | null }) => items?.map(({ itemNo }) => itemNo)
    const first = await start(site(), VSM, branching, who)
    // Answered before the first was changed, and what nobody was asked.
    await complete(site(), VSM, first.checkResultNo, { items: answer(first, ['OK', 'NG', 'NG', 'OK']) })
    const whole = await site().as(VSM).read(checkResult, first.checkResultNo)
    expect(nosOf(whole)).toEqual([1, 4])
    expect(whole).toMatchObject({ okCnt: 2, ngCnt: 0, checkScore: 100, openImprCnt: 0 })

    const second = await start(site(), VSM, branching, who)
    const photoFileId = await photos(site(), VSM, [1])
    const said = (codes: ('OK' | 'NG' | null)[]) =>
      complete(site(), VSM, second.checkResultNo, { items: answer(second, codes), photoFileId })
    await expect(said(['NG', null, null, 'OK'])).rejects.toMatchObject({ code: 'CHECK_UNANSWERED' })
    await expect(said(['NG', 'OK', null, 'OK'])).rejects.toMatchObject({ code: 'CHECK_UNANSWERED' })
    await said(['NG', 'OK', 'OK', 'OK'])
    const opened = await site().as(VSM).read(checkResult, second.checkResultNo)
    expect(nosOf(opened)).toEqual([1, 2, 3, 4])
    expect(opened.items?.[2]).toMatchObject({ askedByNo: 2, askedByCd: 'OK' })
  })

  test('an answer below one that is taken back is not kept while the check goes on', async () => {
    const branching = await aPlan(site(), 'EQUIP', { asked: { 2: { askedByNo: 1, askedByCd: 'NG' } }, critical: 0 })
    const record = await start(site(), VSM, branching, who)
    const save = async (codes: ('OK' | 'NG')[]) => {
      const now = await site().as(VSM).read(checkResult, record.checkResultNo)
      await site()
        .as(VSM)
        .edit(checkResult, now, record.checkResultNo, { items: answer(record, codes) })
      const saved = await site().as(VSM).read(checkResult, record.checkResultNo)
      return saved.items?.map(({ answerCd }) => answerCd)
    }
    expect(await save(['NG', 'NG', 'OK', 'OK'])).toEqual(['NG', 'NG', 'OK', 'OK'])
    expect(await save(['OK', 'NG', 'OK', 'OK'])).toEqual(['OK', null, 'OK', 'OK'])
  })

  test('a list is refused that asks by what comes later, by half, or three below; a revision keeps what opens what', async () => {
    const by = (askedByNo: number | null, askedByCd: 'NG' | null) => ({ askedByNo, askedByCd })
    const none = by(null, null)
    const draft = (...asked: ReturnType<typeof by>[]) =>
      site()
        .as('safety')
        .create(selfCheckTmpl, {
          tmplNm: '이어 묻는 점검',
          checkTypeCd: 'DAILY',
          items: asked.map((one, at) => ({
            ...{ itemNm: `항목 ${at + 1}`, criterionDesc: null, lawRefDesc: null, criticalYn: 'N' as const },
            ...one,
          })),
        })
    for (const wrong of [
      [by(2, 'NG'), none],
      [none, by(1, null)],
      [none, by(1, 'NG'), by(2, 'NG'), by(3, 'NG')],
    ])
      await expect(draft(...wrong)).rejects.toMatchObject({ status: 422, code: 'CHECK_TMPL_ASKED_BY', field: 'items' })
    const { selfCheckTmplNo } = await draft(none, by(1, 'NG'), by(2, 'NG'))
    await site().as('safety').act(selfCheckTmpl, selfCheckTmplNo, 'release')
    await site().as('safety').act(selfCheckTmpl, selfCheckTmplNo, 'revise')
    const [revised] = await site().sql<{ no: number }>(
      `select self_check_tmpl_no::int as no from self_check_tmpl where prev_tmpl_no = ${selfCheckTmplNo}`,
    )
    const { items } = await site()
      .as('safety')
      .read(selfCheckTmpl, revised?.no ?? 0)
    expect(items?.map(({ askedByNo, askedByCd }) => [askedByNo, askedByCd])).toEqual([
      [null, null],
      [1, 'NG'],
      [2, 'NG'],
    ])
  })

  test('nobody softens, adds or drops an item', async () => {
    const record = await begun()
    const items = answer(record, ok).map((item) => ({ ...item, criticalYn: 'N' as const, itemNm: '다른 말' }))
    await complete(site(), VSM, record.checkResultNo, { items })
    const done = await site().as(VSM).read(checkResult, record.checkResultNo)
    expect(done.items?.map(({ itemNm, criticalYn }) => `${itemNm} ${criticalYn}`)).toEqual([
      ...['항목 1 Y', '항목 2 N', '항목 3 N', '항목 4 N'],
    ])
  })

  test('bad items are rows of the register, owned by the vendor and verified by the owner of its contract', async () => {
    await site().sql(
      `update vendor_contract set status_cd = 'ACTIVE', start_ymd = '2026-01-01', end_ymd = '2027-12-31', own_user_id = 'owner'
        where vendor_cd = '${VENDOR}'`,
    )
    await site().sql(`update sys_user set phone_no = '010-4444-5555' where user_id = 'owner'`)
    const done = await finished(['NG', 'NG', 'OK', 'OK'])
    const texts = await site().sql(
      `select recipient_desc as phone from com_outbox where channel_cd = 'SMS' and once_key = 'check-crit:${done.checkResultNo}:owner'`,
    )
    expect(texts).toEqual([{ phone: '010-4444-5555' }])
    const [first, second] = done.items ?? []
    const row = (imprNo: number | null | undefined) =>
      site()
        .as('safety')
        .read(impr, imprNo ?? 0)
    const common = { srcCd: 'SELF', srcNo: String(done.checkResultNo), vendorCd: VENDOR, verifyUserId: 'owner' }
    expect(await row(first?.imprNo)).toMatchObject({ ...common, srcRowNo: '1', riskGradeCd: 'CRIT', statusCd: 'RQST' })
    expect(await row(second?.imprNo)).toMatchObject({ ...common, srcRowNo: '2', riskGradeCd: 'MID' })
    const { rows } = await site().as('owner').notifications()
    expect(rows.some(({ messageDesc }) => messageDesc.startsWith('점검에서 중대 부적합이 나왔습니다'))).toBe(true)
  })

  test('a critical item is told to nobody where it is good', async () => {
    const before = (await site().as('owner').notifications()).rows.filter(({ messageDesc }) =>
      /중대 부적합/.test(messageDesc),
    )
    await finished(['OK', 'NG', 'OK', 'OK'])
    const after = (await site().as('owner').notifications()).rows.filter(({ messageDesc }) =>
      /중대 부적합/.test(messageDesc),
    )
    expect(after).toHaveLength(before.length)
  })

  test('how many of its measures are open follows the register', async () => {
    const done = await finished(['OK', 'NG', 'OK', 'OK'])
    const imprNo = done.items?.[1]?.imprNo ?? 0
    const own = site().as(VSM)
    await own.act(impr, imprNo, 'accept')
    await own.act(impr, imprNo, 'plan', { planDesc: '내일 답니다.' })
    expect(await own.read(checkResult, done.checkResultNo)).toMatchObject({ openImprCnt: 1 })
    const { attachFileId } = await own.attach('IMPR_PHOTO')
    await own.act(impr, imprNo, 'finish', {
      measureTypeCd: 'ENG',
      actionDesc: '달았습니다.',
      afterFileId: attachFileId,
    })
    expect(await own.read(checkResult, done.checkResultNo)).toMatchObject({ openImprCnt: 0 })
  })

  test('one post ends it once, however often it is sent', async () => {
    const record = await begun()
    const body = { items: answer(record, ok) }
    const key = `check-${record.checkResultNo}`
    await complete(site(), VSM, record.checkResultNo, body, key)
    await expect(complete(site(), VSM, record.checkResultNo, body, key)).resolves.toEqual({
      checkResultNo: record.checkResultNo,
    })
    await expect(complete(site(), VSM, record.checkResultNo, body)).rejects.toMatchObject({ status: 409 })
  })

  test('only its author ends it; a draft is deleted by him, a check that is done by nobody', async () => {
    const record = await begun()
    await expect(
      complete(site(), 'V100001-03', record.checkResultNo, { items: answer(record, ok) }),
    ).rejects.toMatchObject({ status: 404 })
    const { checkResultNo, rowVersion } = record
    const remove = (one: { checkResultNo: number; rowVersion: number }) =>
      site().as(VSM).call(`${checkResult.api}/${one.checkResultNo}?rowVersion=${one.rowVersion}`, { method: 'DELETE' })
    await remove({ checkResultNo, rowVersion })
    const done = await finished(ok)
    await expect(remove(done)).rejects.toMatchObject({ status: 403 })
  })

  test('a correction is a note of the safety manager beside it', async () => {
    const done = await finished(ok)
    await expect(
      site().as('owner').act(checkResult, done.checkResultNo, 'correct', { reasonDesc: '구역을 잘못 적었습니다.' }),
    ).rejects.toMatchObject({ status: 403 })
    const noted = await site()
      .as('safety')
      .act(checkResult, done.checkResultNo, 'correct', { reasonDesc: '구역을 잘못 적었습니다.' })
    expect(noted).toMatchObject({ statusCd: 'DONE', okCnt: 4, checkScore: 100 })
    expect(noted.corrections).toMatchObject([{ correctUserId: 'safety', correctDesc: '구역을 잘못 적었습니다.' }])
  })
})

describe('R3 who may check', () => {
  test('CP-A29 an inspector appointed to 2026-11-20 does not end a check of 2026-11-21', async () => {
    const until = await anInspector(site(), { toYmd: '2026-11-20' })
    const record = await start(site(), VSM, plan, until, { checkDt: '2026-11-21T07:30:00+09:00' })
    const said = { items: answer(record, ok) }
    await expect(complete(site(), VSM, record.checkResultNo, said)).rejects.toMatchObject({
      status: 422,
      code: 'CHECK_INSPECTOR',
      field: 'inspectorNo',
      answer: { problems: [{ message: '등록된 점검자가 아닙니다.' }] },
    })
    const earlier = { ...said, checkDt: '2026-11-20T07:30:00+09:00' }
    await complete(site(), VSM, record.checkResultNo, earlier)
  })

  test('nobody checks in the name of another', async () => {
    await expect(start(site(), 'V100001-03', plan, who)).rejects.toMatchObject({ code: 'CHECK_INSPECTOR' })
  })

  test('a vendor appoints its own people with their own accounts', async () => {
    const [other] = await site().sql<{ no: number }>(
      `select min(person_no)::int as no from vendor_person where vendor_cd = 'V100002'`,
    )
    const draft = { userId: VSM, positionNm: '반장', appointFromYmd: '2026-11-01', appointToYmd: '2027-10-31' }
    await expect(
      site()
        .as(VSM)
        .create(inspector, { ...draft, personNo: other?.no ?? 0 }),
    ).rejects.toMatchObject({
      status: 400,
    })
    const { inspectorNo } = await site().as(VSM).create(inspector, draft)
    await expect(site().as(VSM).act(inspector, inspectorNo, 'appoint')).rejects.toMatchObject({ field: 'personNo' })
  })
})

describe('who signs is who has checked', () => {
  test('an inspector is appointed with his own account alone', async () => {
    const [other] = await site().sql<{ no: number }>(
      `select min(person_no)::int as no from vendor_person where vendor_cd = '${VENDOR}' and person_status_cd = 'ACTIVE'`,
    )
    const draft = { userId: VSM, positionNm: '반장', appointFromYmd: '2026-11-01', appointToYmd: '2027-10-31' }
    const { inspectorNo } = await site()
      .as(VSM)
      .create(inspector, { ...draft, personNo: other?.no ?? 0 })
    await expect(site().as(VSM).act(inspector, inspectorNo, 'appoint')).rejects.toMatchObject({
      status: 422,
      code: 'CHECK_INSPECTOR_SAME',
      field: 'userId',
    })
  })

  test('a check begins, goes on and ends under the name of whoever fills it in', async () => {
    await site().sql(`update self_check_inspector set inspector_nm = '다른 사람' where inspector_no = ${who}`)
    await expect(begun()).rejects.toMatchObject({ code: 'CHECK_INSPECTOR', field: 'inspectorNo' })
    await site().sql(`update self_check_inspector set inspector_nm = '우현석' where inspector_no = ${who}`)
    const record = await begun()
    const other = await anInspector(site(), { userId: 'V100001-03' })
    await expect(
      site().as(VSM).edit(checkResult, record, record.checkResultNo, { inspectorNo: other }),
    ).rejects.toMatchObject({ code: 'CHECK_INSPECTOR' })
    const body = { items: answer(record, ok) }
    await expect(complete(site(), VSM, record.checkResultNo, { ...body, inspectorNo: other })).rejects.toMatchObject({
      code: 'CHECK_INSPECTOR',
    })
    await expect(
      complete(site(), VSM, record.checkResultNo, { ...body, inspectorSign: { ...sign, signerNm: '차동원' } }),
    ).rejects.toMatchObject({ status: 422, code: 'CHECK_OTHER_SIGNER', field: 'inspectorSign' })
    await complete(site(), VSM, record.checkResultNo, body)
    const done = await site().as(VSM).read(checkResult, record.checkResultNo)
    expect(done.inspectorSign?.signerNm).toBe(done.inspectorNm)
  })
})

describe('a joint check', () => {
  const signs = { hostSign: sign, hostWorkerSign: sign, vendorWorkerSign: sign }
  test('CP-A39 with three signatures is refused, and the quarter stays open', async () => {
    const joint = await aPlan(site(), 'JOINT', { userId: 'safety' })
    await site().runJob('self-check-nightly')
    const record = await start(site(), VSM, joint, who)
    const { vendorWorkerSign: _, ...three } = signs
    const body = { items: answer(record, ok) }
    await expect(complete(site(), VSM, record.checkResultNo, { ...body, ...three })).rejects.toMatchObject({
      status: 422,
      code: 'CHECK_JOINT_SIGN',
      field: 'vendorWorkerSign',
    })
    const quarter = async () => {
      const path = `${checkResult.api}-status?from=2026-10-01&to=2026-12-31`
      const { quarters } = await site().as('safety').call<{ quarters: { dueStatusCd: string }[] }>(path)
      return quarters
    }
    expect(await quarter()).toMatchObject([{ dueStatusCd: 'OPEN', fromYmd: '2026-10-01', toYmd: '2026-12-31' }])
    await complete(site(), VSM, record.checkResultNo, { ...body, ...signs })
    expect(await quarter()).toMatchObject([{ dueStatusCd: 'DONE' }])
  })
})

describe('whose a check is', () => {
  test('a patrol is planned and made by the host, a self-check by the vendor; the vendor reads both', async () => {
    const checkTmplNo = await aTmpl(site(), 'PATROL')
    const draft = { vendorCd: VENDOR, checkTypeCd: 'PATROL', checkTmplNo, areaCds: 'P', endYmd: '2027-10-31' } as const
    const { selfCheckPlanNo } = await site().as(VSM).create(selfCheckPlan, draft)
    await expect(site().as(VSM).act(selfCheckPlan, selfCheckPlanNo, 'begin')).rejects.toMatchObject({
      code: 'CHECK_PLAN_HOST',
    })
    const patrol = await aPlan(site(), 'PATROL', { userId: 'owner' })
    await expect(start(site(), VSM, patrol, who)).rejects.toMatchObject({ code: 'CHECK_HOST_ONLY' })
    const host = await anInspector(site(), { userId: 'owner' })
    await expect(start(site(), 'owner', plan, host)).rejects.toMatchObject({ code: 'CHECK_VENDOR_ONLY' })
    const record = await start(site(), 'owner', patrol, host)
    await complete(site(), 'owner', record.checkResultNo, { items: answer(record, ok) })
    expect(await site().as(VSM).read(checkResult, record.checkResultNo)).toMatchObject({
      vendorCd: VENDOR,
      statusCd: 'DONE',
    })
  })

  test('vendor A never sees the checks, plans and inspectors of vendor B', async () => {
    const done = await finished(ok)
    const other = site().as('V100002-01')
    await expect(other.read(checkResult, done.checkResultNo)).rejects.toMatchObject({ status: 404 })
    await expect(other.read(selfCheckPlan, plan)).rejects.toMatchObject({ status: 404 })
    await expect(other.read(inspector, who)).rejects.toMatchObject({ status: 404 })
    expect((await other.list(checkResult)).total).toBe(0)
    await expect(start(site(), 'V100002-01', plan, who)).rejects.toMatchObject({ status: 400 })
    const status = await other.call<{ missed: []; quarters: [] }>(
      `${checkResult.api}-status?from=2026-10-01&to=2026-12-31`,
    )
    expect(status).toMatchObject({ missed: [], quarters: [] })
  })

  test('a revision takes the place of a list, and plans go on by it', async () => {
    const first = await aTmpl(site(), 'EQUIP')
    const draft = {
      vendorCd: VENDOR,
      checkTypeCd: 'EQUIP',
      checkTmplNo: first,
      areaCds: 'P',
      endYmd: '2027-10-31',
    } as const
    const { selfCheckPlanNo } = await site().as(VSM).create(selfCheckPlan, draft)
    await site().as('safety').act(selfCheckTmpl, first, 'revise')
    await expect(site().as('safety').act(selfCheckTmpl, first, 'revise')).rejects.toMatchObject({
      code: 'CHECK_TMPL_IN_REVISION',
    })
    const { rows } = await site().as('safety').list(selfCheckTmpl, { sort: '-createDt' })
    const next = rows.find(({ prevTmplNo }) => prevTmplNo === first)
    await site()
      .as('safety')
      .act(selfCheckTmpl, next?.selfCheckTmplNo ?? 0, 'release')
    expect(await site().as('safety').read(selfCheckTmpl, first)).toMatchObject({ statusCd: 'OLD' })
    expect(await site().as(VSM).read(selfCheckPlan, selfCheckPlanNo)).toMatchObject({
      checkTmplNo: next?.selfCheckTmplNo,
    })
  })
})
