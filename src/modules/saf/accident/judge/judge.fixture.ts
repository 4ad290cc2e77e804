import type { AccidentFacts, VictimFacts } from './facts.logic.ts'

/** Somebody of whom nothing is known yet. */
export const aVictim = (values: Partial<VictimFacts> = {}): VictimFacts => ({
  accVictimNo: 1,
  sevClassCd: null,
  deathYmd: null,
  careMonthVal: null,
  treatMonthVal: null,
  expectLostDayCnt: null,
  returnYmd: null,
  lostDayCnt: null,
  factorNo: null,
  listedIllYn: null,
  approveYmd: null,
  ...values,
})

/** One person hurt on 2026-11-02 at nine, known at ten. */
export const facts = (values: Partial<AccidentFacts> = {}): AccidentFacts => ({
  accKindCd: 'INJ',
  accTypeCd: null,
  occurDt: '2026-11-02T09:00:00+09:00',
  knowDt: '2026-11-02T10:00:00+09:00',
  injuredCnt: 1,
  deadCnt: 0,
  outsideHurtCnt: 0,
  potSevCd: null,
  chemNm: null,
  psmYn: 'N',
  cseYn: 'N',
  byControlYn: 'N',
  listedWithin: {},
  victims: [],
  ...values,
})
