/** Medicine through HTTP: lots, two nurses at once, prescriptions, allergies, counts, the ledger. */
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aMedicine, deliver, lotsOf, register } from './infirm.seed.ts'

const site = aFileSite()
const nurse = () => site().as('nurse')
const today = () => site().services.clock.today()
const inDays = (days: number) => addDays(today(), days)
const given = (medicineNo: number, qtyVal: number, more: object = {}) => [{ medicineNo, qtyVal, ...more }]

/** Past the check of deliveries: what expired on the shelf. */
const expire = (medicineNo: number, lotNo: string) =>
  site().sql('update hea_medicine_lot set expire_ymd = $3 where medicine_no = $1 and lot_no = $2', [
    medicineNo,
    lotNo,
    inDays(-1),
  ])

test('OH-A07 lots A (5) and B (10), seven are given: A is 0 and B is 8', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [
    { lotNo: 'B', expireYmd: inDays(220), qtyVal: 10 },
    { lotNo: 'A', expireYmd: inDays(40), qtyVal: 5 },
  ])
  const visit = await register(nurse(), {}, given(medicineNo, 7))
  expect(visit.medicines).toMatchObject([
    { lotNo: 'A', qtyVal: 5 },
    { lotNo: 'B', qtyVal: 2 },
  ])
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ B: 8 })
})

test('OH-A08 lot A expired yesterday with 5 and B has 3: four are refused with HEA_MED_SHORT and 3', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [
    { lotNo: 'A', expireYmd: inDays(10), qtyVal: 5 },
    { lotNo: 'B', expireYmd: inDays(90), qtyVal: 3 },
  ])
  await expire(medicineNo, 'A')
  const before = await site().sql('select count(*)::int as cnt from hea_infirm_visit')
  await expect(register(nurse(), {}, given(medicineNo, 4))).rejects.toMatchObject({
    status: 422,
    code: 'HEA_MED_SHORT',
    field: 'medicines.0.qtyVal',
    answer: { message: '재고가 부족합니다(현재고 3).' },
  })
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ A: 5, B: 3 })
  expect(await site().sql('select count(*)::int as cnt from hea_infirm_visit')).toEqual(before)
})

test('HEA_MED_EXPIRED where nothing but expired lots is left; what has expired is not received either', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [{ lotNo: 'A', expireYmd: inDays(10), qtyVal: 5 }])
  await expire(medicineNo, 'A')
  await expect(register(nurse(), {}, given(medicineNo, 1))).rejects.toMatchObject({ code: 'HEA_MED_EXPIRED' })
  await expect(deliver(nurse(), medicineNo, { lotNo: 'Z', expireYmd: inDays(-1), qtyVal: 1 })).rejects.toMatchObject({
    code: 'HEA_MED_IN_EXPIRED',
  })
})

test('I1 two nurses at once cannot give the last box twice', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [{ lotNo: 'A', expireYmd: inDays(90), qtyVal: 1 }])
  const people = [nurse(), site().as('health'), site().as('doctor'), nurse()]
  const tries = await Promise.allSettled(people.map((one) => register(one, {}, given(medicineNo, 1))))
  const refused = tries.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'HEA_MED_SHORT' } })
  expect(await lotsOf(nurse(), medicineNo)).toEqual({})
})

test('the same request twice gives once', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [{ lotNo: 'A', expireYmd: inDays(90), qtyVal: 10 }])
  const request = {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { visit: { userId: 'emp', symptomCd: 'ETC', treatCd: 'MED' }, medicines: given(medicineNo, 2) },
  }
  const first = await nurse().call<{ heaInfirmVisitNo: number }>('/api/hea/infirm/visit', request)
  const second = await nurse().call<{ heaInfirmVisitNo: number }>('/api/hea/infirm/visit', request)
  expect(second.heaInfirmVisitNo).toBe(first.heaInfirmVisitNo)
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ A: 8 })
})

test('HEA_RX_PRESCRIBER what only a physician prescribes needs one', async () => {
  const medicineNo = await aMedicine(nurse(), { medTypeCd: 'RX' }, [{ lotNo: 'A', expireYmd: inDays(90), qtyVal: 9 }])
  const refusal = { code: 'HEA_RX_PRESCRIBER', field: 'medicines.0.prescriberUserId' }
  await expect(register(nurse(), {}, given(medicineNo, 1))).rejects.toMatchObject(refusal)
  const byNurse = given(medicineNo, 1, { prescriberUserId: 'nurse' })
  await expect(register(nurse(), {}, byNurse)).rejects.toMatchObject(refusal)
  await register(nurse(), {}, given(medicineNo, 1, { prescriberUserId: 'doctor' }))
})

test('OH-A10 an allergy to penicillin: a penicillin is given only with the reason', async () => {
  const body = { userId: 'emp2', allergenCd: 'PENICILLIN', reactionDesc: '두드러기' }
  await nurse().call('/api/hea/infirm/allergy', { method: 'POST', body })
  const medicineNo = await aMedicine(nurse(), { allergenCd: 'PENICILLIN' }, [
    { lotNo: 'A', expireYmd: inDays(90), qtyVal: 9 },
  ])
  await expect(register(nurse(), { userId: 'emp2' }, given(medicineNo, 1))).rejects.toMatchObject({
    code: 'HEA_MED_ALLERGY',
    field: 'medicines.0.allergyReasonDesc',
  })
  const reasoned = given(medicineNo, 1, { allergyReasonDesc: '대체 약품 없음, 의사와 통화' })
  await register(nurse(), { userId: 'emp2' }, reasoned)
  await register(nurse(), { userId: 'emp' }, given(medicineNo, 1))
  await expect(nurse().call('/api/hea/infirm/allergy', { method: 'POST', body })).rejects.toMatchObject({
    code: 'HEA_ALLERGY_KNOWN',
  })
})

test('I1 what is left is the sum of what came and went; a disposal needs a reason and no more than there is', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [{ lotNo: 'A', expireYmd: inDays(90), qtyVal: 10 }])
  const [lot] = await site().sql<{ no: string }>(
    'select medicine_lot_no as no from hea_medicine_lot where medicine_no = $1',
    [medicineNo],
  )
  const throwAway = (qtyVal: number, reasonDesc: string) =>
    nurse().call('/api/hea/infirm/medicinetxn', {
      method: 'POST',
      body: { txnCd: 'DISPOSE', medicineLotNo: Number(lot?.no), qtyVal, reasonDesc },
    })
  await expect(throwAway(1, '')).rejects.toMatchObject({ status: 400 })
  await expect(throwAway(11, '파손')).rejects.toMatchObject({ code: 'HEA_MED_SHORT' })
  await throwAway(3, '파손')
  await register(nurse(), {}, given(medicineNo, 2))
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ A: 5 })
  const ledger = await nurse().call<{ rows: object[] }>(`/api/hea/infirm/medicineledger?from=${today()}&to=${today()}`)
  expect(ledger.rows).toContainEqual(
    expect.objectContaining({
      lotNo: 'A',
      openingVal: 0,
      inVal: 10,
      outVal: 2,
      disposeVal: 3,
      adjVal: 0,
      closingVal: 5,
    }),
  )
  const sheet = await nurse().readSheet(`/api/hea/infirm/medicineledger/excel?from=${today()}&to=${today()}`)
  expect(JSON.stringify(sheet)).toContain('약품명')
  const wrong =
    await site().sql(`select l.medicine_lot_no from hea_medicine_lot l join hea_medicine_txn t using (medicine_lot_no)
    group by 1, l.remain_qty_val having l.remain_qty_val <> sum(t.change_val)`)
  expect(wrong).toEqual([])
})

test('a count runs OPEN → COUNTED → POSTED and posts the differences with their reasons', async () => {
  const medicineNo = await aMedicine(nurse(), {}, [{ lotNo: 'COUNT-1', expireYmd: inDays(90), qtyVal: 10 }])
  interface Count {
    heaMedicineCountNo: number
    rowVersion: number
    lines: {
      medicineLotNo: number
      lotNo: string
      bookQtyVal: number
      countQtyVal: number | null
      reasonDesc: string | null
    }[]
  }
  const API = '/api/hea/infirm/medicinecount'
  const begun = await nurse().call<Count>(API, { method: 'POST', body: { countTitle: '월말 실사' } })
  const act = (count: Count, actionCd: string) =>
    nurse().call<Count>(`${API}/${count.heaMedicineCountNo}/${actionCd}`, {
      method: 'POST',
      body: { rowVersion: count.rowVersion },
    })
  const fill = (count: Count, change: object) =>
    nurse().call<Count>(`${API}/${count.heaMedicineCountNo}`, {
      method: 'PUT',
      body: {
        rowVersion: count.rowVersion,
        lines: count.lines.map((line) => ({
          ...line,
          bookQtyVal: 0,
          countQtyVal: line.bookQtyVal,
          ...(line.lotNo === 'COUNT-1' && change),
        })),
      },
    })
  await expect(act(begun, 'count')).rejects.toMatchObject({ code: 'HEA_COUNT_MISSING' })
  const unexplained = await fill(begun, { countQtyVal: 8 })
  await expect(act(unexplained, 'count')).rejects.toMatchObject({ code: 'HEA_COUNT_REASON' })
  const filled = await fill(unexplained.lines.length ? { ...unexplained, lines: begun.lines } : unexplained, {
    countQtyVal: 8,
    reasonDesc: '파손',
  })
  // Whatever was sent: the book is the book.
  expect(filled.lines.find(({ lotNo }) => lotNo === 'COUNT-1')?.bookQtyVal).toBe(10)
  await register(nurse(), {}, given(medicineNo, 1))
  const counted = await act(filled, 'count')
  // Two were missing of ten: of less than two nothing can be taken any more.
  const give = (qtyVal: number) => register(nurse(), {}, given(medicineNo, qtyVal))
  await give(8)
  await expect(act(counted, 'post')).rejects.toMatchObject({
    status: 422,
    code: 'HEA_COUNT_STALE',
    field: 'lines',
    answer: { problems: [{ message: expect.stringMatching(/^실사한 뒤에 출고되어 반영할 수 없습니다: .+ COUNT-1$/) }] },
  })
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ 'COUNT-1': 1 })
  await deliver(nurse(), medicineNo, { lotNo: 'COUNT-1', expireYmd: inDays(90), qtyVal: 8 })
  await act(counted, 'post')
  expect(await lotsOf(nurse(), medicineNo)).toEqual({ 'COUNT-1': 7 })
})

test('who does not treat moves no medicine, nor does a vendor see any', async () => {
  for (const userId of ['emp', 'safety', 'admin', 'hygiene'])
    expect([userId, (await site().as(userId).fetch('/api/hea/infirm/medicinestock')).status]).toEqual([userId, 403])
  expect((await site().as('V100001-01').fetch('/api/hea/infirm/medicinestock')).status).toBe(403)
})
