/** A JSA from its first row to its release, and who may do what on the way. */
import { beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { drafted, evaluated, fixed, signAll, signed, submitted, VENDOR } from './jsa.fixture.ts'
import { jsa } from './jsa.model.ts'
import { aJsaRow, hotWorkRows } from './jsa.seed.ts'
import { jsaPlan } from './jsa-plan.model.ts'

const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))
const as = (userId: string) => site().as(userId)
let count = 0
const titled = (values: object = {}) => ({ jsaTitle: `용접 ${count++}`, ...values })
/** By the safety manager himself: what was promised in it goes to the register. */
const released = async (values: DraftOf<typeof jsa>) =>
  as('safety').act(jsa, (await evaluated(site(), values)).jsaNo, 'confirm')
const withRow = (index: number, values: Parameters<typeof aJsaRow>[0]) =>
  hotWorkRows().map((row, at) => (at === index ? { ...row, ...values } : row))

describe('writing', () => {
  test('a draft may be as unfinished as it is, and is its author’s alone', async () => {
    const draft = await as(VENDOR).create(jsa, { rows: [aJsaRow({ stepNm: null, freqBeforeVal: null })] })
    expect(draft).toMatchObject({ statusCd: 'TEMP', vendorCd: 'V100001', scaleCd: 'S54', rowCnt: 1 })
    for (const other of ['V100001-01', 'V100002-01', 'safety'])
      await expect(as(other).read(jsa, draft.jsaNo)).rejects.toMatchObject({ status: 404 })
  })

  test('risk before and after, the grade, the steps and the worst of all follow from the rows', async () => {
    const draft = await drafted(site(), titled())
    expect(draft).toMatchObject({
      stepCnt: 3,
      rowCnt: 3,
      maxBeforeVal: 16,
      maxAfterVal: 6,
      gradeAfterCd: 'LOW',
      consentYn: 'N',
    })
    expect(draft.rows.map(({ rowNo, riskBeforeVal, riskAfterVal }) => [rowNo, riskBeforeVal, riskAfterVal])).toEqual([
      [1, 4, 4],
      [2, 16, 6],
      [3, 4, 4],
    ])
  })

  test('what was not there before belongs to nobody’s register', async () => {
    const draft = await drafted(site(), titled({ rows: withRow(0, { imprNo: 77, rowNo: 5 }) }))
    expect(draft.rows.map(({ imprNo }) => imprNo)).toEqual([null, null, null])
  })

  test('the library is written by the safety manager alone', async () => {
    await expect(drafted(site(), { jsaSrcCd: 'LIB' })).rejects.toMatchObject({ status: 422, code: 'JSA_LIB_SITE' })
    await expect(as('emp').create(jsa, {})).rejects.toMatchObject({ status: 403 })
    expect(await drafted(site(), titled({ jsaSrcCd: 'LIB' }), 'safety')).toMatchObject({ vendorCd: null })
  })
})

describe('submitting', () => {
  const refused = async (values: object) => {
    const { jsaNo } = await drafted(site(), titled(values))
    await signed(site(), jsaNo)
    return expect(as(VENDOR).act(jsa, jsaNo, 'submit')).rejects
  }

  test('signed by leader, worker and operations it gets its number and waits for the departments', async () => {
    const sent = await submitted(site(), titled())
    expect(sent).toMatchObject({
      statusCd: 'RQST',
      evalStageCd: '3',
      jsaDocNo: expect.stringMatching(/^JSA-20261121-\d{4}$/),
    })
  })

  test('JS-A01 ADMIN and PPE bring 16 to 9: accepted; to 6: refused', async () => {
    const rated = (freqAfterVal: number) => ({ measureTypeCds: 'ADMIN PPE', freqAfterVal, sevAfterVal: 3 })
    await (await refused({ rows: withRow(1, rated(2)) })).toMatchObject({
      status: 422,
      code: 'JSA_REDUCTION',
      field: 'rows.1.freqAfterVal',
    })
    expect(await submitted(site(), titled({ rows: withRow(1, rated(3)) }))).toMatchObject({
      consentYn: 'Y',
      maxAfterVal: 9,
    })
  })

  test('JS-A03 HOT and CSE without suffocation is refused, naming it', async () => {
    const rows = [...hotWorkRows(), aJsaRow({ stepNo: 4, accTypeCd: 'RESCUE' })]
    await (await refused({ permitTypeCds: 'HOT CSE', rows })).toMatchObject({
      code: 'JSA_HAZARD_MISSING',
      answer: { message: '필수 위험요인이 누락되었습니다. (질식·중독)' },
    })
  })

  test('R2 protective equipment alone lowers no frequency', async () => {
    const rows = withRow(1, { measureTypeCds: 'PPE', freqAfterVal: 3, sevAfterVal: 3 })
    await (await refused({ rows })).toMatchObject({ answer: { message: '보호구만으로는 빈도를 낮출 수 없습니다.' } })
  })

  test('fewer than three steps, an empty cell, a step left out: every one of them is named at once', async () => {
    const rows = [aJsaRow({ hazardDesc: null }), aJsaRow({ stepNo: 3, accTypeCd: 'FIRE' })]
    const { jsaNo } = await drafted(site(), titled({ rows, permitTypeCds: 'GEN' }))
    await signed(site(), jsaNo)
    const failure = await as(VENDOR)
      .act(jsa, jsaNo, 'submit')
      .catch((error: { answer: { problems: { field: string; code: string }[] } }) => error)
    expect('answer' in failure && failure.answer.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'rows.0.hazardDesc REQUIRED',
      'rows.1.stepNo JSA_STEP_ORDER',
      'rows JSA_FEW_STEPS',
    ])
  })

  test('without signatures it is refused, and a change makes those given void', async () => {
    const { jsaNo } = await drafted(site(), titled())
    await expect(as(VENDOR).act(jsa, jsaNo, 'submit')).rejects.toMatchObject({ code: 'JSA_UNSIGNED' })
    await signed(site(), jsaNo)
    for (const change of [{ hazardDesc: '다른 위험' }, { hazardDesc: '다른 위험', hazardCatCd: 'CHEM' }] as const) {
      const record = await as(VENDOR).read(jsa, jsaNo)
      await as(VENDOR).edit(jsa, record, jsaNo, { rows: withRow(0, change) })
      await expect(as(VENDOR).act(jsa, jsaNo, 'submit')).rejects.toMatchObject({ code: 'JSA_UNSIGNED' })
      await signAll(site(), jsaNo)
    }
    expect(await as(VENDOR).act(jsa, jsaNo, 'submit')).toMatchObject({ statusCd: 'RQST' })
  })

  test('a title stands once for a vendor and kind of work', async () => {
    const { jsaTitle } = await submitted(site(), titled())
    await (await refused({ jsaTitle })).toMatchObject({ code: 'JSA_TITLE_TAKEN', field: 'jsaTitle' })
  })

  test('a work leader writes, the manager of his vendor submits', async () => {
    const { jsaNo } = await drafted(site(), titled(), 'V100001-03')
    await signed(site(), jsaNo, 'V100001-03')
    await expect(as('V100001-03').act(jsa, jsaNo, 'submit')).rejects.toMatchObject({ status: 403 })
    expect(await as('V100001-03').act(jsa, jsaNo, 'ask')).toMatchObject({ statusCd: 'CHECK', evalStageCd: '2' })
    expect(await as(VENDOR).act(jsa, jsaNo, 'submit')).toMatchObject({ statusCd: 'RQST' })
  })
})

describe('evaluating', () => {
  test('operations and the work owner both look at it, then safety releases it for twelve months', async () => {
    const { jsaNo } = await submitted(site(), titled())
    expect(await as('oper').act(jsa, jsaNo, 'evaluateOpr')).toMatchObject({ statusCd: 'RQST', oprUserId: 'oper' })
    await expect(as('oper').act(jsa, jsaNo, 'evaluateOpr')).rejects.toMatchObject({ status: 403 })
    expect(await as('owner').act(jsa, jsaNo, 'evaluateOwn')).toMatchObject({ statusCd: 'REVIEW', evalStageCd: '4' })
    expect(await as('safety').act(jsa, jsaNo, 'confirm')).toMatchObject({
      statusCd: 'FIX',
      evalStageCd: '5',
      fixYmd: '2026-11-21',
      nextEvalYmd: '2027-11-21',
      fixUserId: 'safety',
    })
  })

  test('an evaluator adds, raises and notes; he lowers, rewrites and removes nothing', async () => {
    const record = await submitted(site(), titled())
    const { jsaNo, rows } = record
    const edit = (changed: typeof rows) => as('oper').edit(jsa, record, jsaNo, { rows: changed })
    const lower = rows.map((row) => ({ ...row, freqBeforeVal: 1 }))
    await expect(edit(lower)).rejects.toMatchObject({ code: 'JSA_LOWERED' })
    await expect(edit(rows.slice(1))).rejects.toMatchObject({ code: 'JSA_ROW_REMOVED' })
    await expect(edit(rows.map((row) => ({ ...row, hazardDesc: '?' })))).rejects.toMatchObject({ code: 'JSA_NOT_HIS' })
    const raised = rows.map((row) => ({
      ...row,
      sevBeforeVal: 4,
      noteDesc: '덮개 확인',
      ...(row.addMeasureDesc && {}),
    }))
    expect(await edit([...raised, aJsaRow({ stepNo: 3 })])).toMatchObject({ rowCnt: 4, maxBeforeVal: 16 })
    const latest = await as('safety').read(jsa, jsaNo)
    await expect(as('safety').edit(jsa, latest, jsaNo, { rows })).rejects.toMatchObject({ status: 409 })
  })

  test('JS-A01 what stays at 9 is released by the head of safety, not by the safety manager', async () => {
    const rows = withRow(1, { measureTypeCds: 'ADMIN PPE', freqAfterVal: 3, sevAfterVal: 3 })
    const { jsaNo } = await evaluated(site(), titled({ rows }))
    await expect(as('safety').act(jsa, jsaNo, 'confirm')).rejects.toMatchObject({ status: 403 })
    expect(await as('shd').act(jsa, jsaNo, 'confirm')).toMatchObject({ statusCd: 'FIX' })
  })

  test('JS-A02 what ENG brings to 6 is released by the safety manager', async () => {
    expect(await fixed(site(), titled())).toMatchObject({ statusCd: 'FIX', maxAfterVal: 6 })
  })

  test('JS-A04 what stays at 15 is released by nobody', async () => {
    const rows = withRow(1, { freqBeforeVal: 5, freqAfterVal: 5 })
    const { jsaNo } = await evaluated(site(), titled({ rows }))
    for (const who of ['safety', 'cso'])
      await expect(as(who).act(jsa, jsaNo, 'confirm')).rejects.toMatchObject({ status: 403 })
    await expect(as('shd').act(jsa, jsaNo, 'confirm')).rejects.toMatchObject({
      status: 422,
      answer: { message: '잔여위험이 15로 확정할 수 없습니다.' },
    })
  })

  test('R3 a measure of the law that is not in place holds up everything', async () => {
    const { jsaNo } = await evaluated(site(), titled({ rows: withRow(0, { legalYn: 'Y' }) }))
    const reason = { law: '산업안전보건법 제36조제1항', lifterCds: [], evidenceDesc: expect.stringContaining('1. ') }
    await expect(as('safety').act(jsa, jsaNo, 'confirm')).rejects.toMatchObject({
      status: 422,
      code: 'JSA_LEGAL_FIRST',
      answer: { problems: [{ code: 'JSA_LEGAL_FIRST', ...reason }] },
    })
    // Who opens it sees the same before he presses the button; who may not release it is told nothing.
    expect(await as('safety').read(jsa, jsaNo)).toMatchObject({
      can: { checks: { confirm: [{ ruleCd: 'JSA_LEGAL_FIRST', resultCd: 'BLOCK', ...reason }] } },
    })
    expect((await as('owner').read(jsa, jsaNo)).can.checks).toBeUndefined()
  })

  test('sent back with a reason it is counted, and mended by its vendor', async () => {
    const { jsaNo } = await submitted(site(), titled())
    const back = await as('oper').act(jsa, jsaNo, 'sendBack', { reasonCd: 'RISK_LACK' })
    expect(back).toMatchObject({ statusCd: 'RTN', evalStageCd: '1', rtnCnt: 1 })
    expect(await as(VENDOR).act(jsa, jsaNo, 'submit')).toMatchObject({ statusCd: 'RQST', oprDt: null })
  })

  test('another vendor sees, signs and copies nothing of it', async () => {
    const { jsaNo } = await fixed(site(), titled())
    const other = as('V100002-01')
    await expect(other.read(jsa, jsaNo)).rejects.toMatchObject({ status: 404 })
    for (const path of [`/${jsaNo}/extra`, `/${jsaNo}/sheet`, `-library/${jsaNo}`])
      await expect(other.call(`/api/saf/jsa${path}`)).rejects.toMatchObject({ status: 404 })
    await expect(other.call('/api/saf/jsa-copy', { method: 'POST', body: { jsaNo } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(other.create(jsa, { rows: [aJsaRow({ originJsaNo: jsaNo, originRowNo: 1 })] })).rejects.toMatchObject({
      code: 'JSA_UNKNOWN_ORIGIN',
    })
  })
})

describe('revisions', () => {
  test('R6 a released one is immutable; its successor makes it the old one', async () => {
    const first = await fixed(site(), titled())
    expect((await as(VENDOR).read(jsa, first.jsaNo)).can.edit).toEqual([])
    await as(VENDOR).act(jsa, first.jsaNo, 'revise')
    await expect(as(VENDOR).act(jsa, first.jsaNo, 'revise')).rejects.toMatchObject({ code: 'JSA_REVISION_OPEN' })
    const { rows } = await as(VENDOR).list(jsa, { where: { rootJsaNo: String(first.jsaNo) } })
    const next = rows.find(({ jsaRevNo }) => jsaRevNo === 2)
    expect(next).toMatchObject({ statusCd: 'TEMP', jsaDocNo: `${first.jsaDocNo}-R2`, maxAfterVal: 6 })
    const no = next?.jsaNo ?? 0
    await signed(site(), no)
    await as(VENDOR).act(jsa, no, 'submit')
    await as('oper').act(jsa, no, 'evaluateOpr')
    await as('owner').act(jsa, no, 'evaluateOwn')
    await as('safety').act(jsa, no, 'confirm')
    expect(await as(VENDOR).read(jsa, first.jsaNo)).toMatchObject({ statusCd: 'OLD' })
  })
})

describe('improvement plans', () => {
  const promised = { imprYn: 'Y', ownerDesc: '정비팀', dueYmd: '2026-12-20' } as const

  test('what is promised goes to the register; done there it is rated anew and becomes part of the analysis', async () => {
    const record = await released(titled({ rows: withRow(1, promised) }))
    expect(record).toMatchObject({ evalStageCd: '7' })
    const { rows } = await as(VENDOR).list(jsaPlan, { where: { rootJsaNo: String(record.jsaNo) } })
    const [plan] = rows
    expect(plan).toMatchObject({
      statusCd: 'ACTION',
      riskBeforeVal: 16,
      // R1 holds the promise to what its grade allows.
      dueYmd: '2026-12-05',
      imprNo: expect.any(Number),
    })
    const no = plan?.jsaPlanNo ?? 0
    expect(await as('safety').read(impr, plan?.imprNo ?? 0)).toMatchObject({
      srcCd: 'JSA',
      srcNo: String(no),
      vendorCd: 'V100001',
      orgDueYmd: '2026-12-05',
      verifyUserId: 'safety',
    })
    await expect(
      as('safety').act(jsa, record.jsaNo, 'retire', { reasonDesc: '더 하지 않는 작업' }),
    ).rejects.toMatchObject({
      code: 'JSA_PLAN_OPEN',
      answer: { problems: [{ evidenceDesc: plan?.jsaPlanDocNo, lifterCds: [] }] },
    })
    const { attachFileId } = await as(VENDOR).attach('JSA_EVIDENCE')
    const done = { doneDesc: '차단막을 달았습니다.', evidenceFileId: attachFileId }
    expect(await as(VENDOR).act(jsaPlan, no, 'finish', done)).toMatchObject({ statusCd: 'DONE', progressCnt: 100 })
    await expect(as(VENDOR).act(jsaPlan, no, 'rerate')).rejects.toMatchObject({ status: 403 })
    const dishonest = as('safety').act(jsaPlan, no, 'rerate', { freqAfterVal: 1, sevAfterVal: 1 })
    await expect(dishonest).rejects.toMatchObject({ code: 'JSA_REDUCTION' })
    const closed = await as('safety').act(jsaPlan, no, 'rerate', { freqAfterVal: 2, sevAfterVal: 3 })
    expect(closed).toMatchObject({ statusCd: 'CLOSE', riskAfterVal: 6, gradeAfterCd: 'LOW' })
    const { rows: revisions } = await as(VENDOR).list(jsa, {
      where: { rootJsaNo: String(record.jsaNo), statusCd: 'FIX' },
    })
    expect(revisions).toMatchObject([{ jsaRevNo: 2, maxBeforeVal: 6, evalStageCd: '5', nextEvalYmd: '2027-11-21' }])
  })

  test('the register answers back', async () => {
    const record = await released(titled({ rows: withRow(1, { ...promised, freqBeforeVal: 3, sevBeforeVal: 3 }) }))
    const { rows } = await as(VENDOR).list(jsaPlan, { where: { rootJsaNo: String(record.jsaNo) } })
    const imprNo = rows[0]?.imprNo ?? 0
    await as(VENDOR).act(impr, imprNo, 'accept')
    await as(VENDOR).act(impr, imprNo, 'plan', { planDesc: '차단막', interimDesc: '작업 중지' })
    const { attachFileId } = await as(VENDOR).attach('IMPR_PHOTO')
    await as(VENDOR).act(impr, imprNo, 'finish', {
      measureTypeCd: 'ENG',
      actionDesc: '달았습니다.',
      afterFileId: attachFileId,
    })
    await as('safety').act(impr, imprNo, 'verify')
    expect(await as(VENDOR).read(jsaPlan, rows[0]?.jsaPlanNo ?? 0)).toMatchObject({
      statusCd: 'DONE',
      doneDesc: '달았습니다.',
    })
  })
})
