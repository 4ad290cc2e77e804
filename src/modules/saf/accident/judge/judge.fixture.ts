import type { Accident, Victim } from './facts.logic.ts'

/** Somebody of whom nothing is known yet. */
export const aVictim = (values: Partial<Victim & { victimNo: number }> = {}): Victim & { victimNo: number } => ({
  victimNo: 1,
  sevClassCd: null,
  deathYmd: null,
  careMonthVal: null,
  treatMonthVal: null,
  expectLostDayCnt: null,
  returnYmd: null,
  lostDayCnt: null,
  factorCd: null,
  listedIllYn: null,
  ...values,
})

/** One person hurt on 2026-11-02. */
export const anAccident = (values: Partial<Accident> = {}): Accident => ({
  accKindCd: 'INJ',
  accTypeCd: null,
  occurYmd: '2026-11-02',
  injuredCnt: 1,
  deadCnt: 0,
  outsideHurtCnt: 0,
  potSevCd: null,
  chemNm: null,
  processPsmYn: 'N',
  victims: [],
  ...values,
})
