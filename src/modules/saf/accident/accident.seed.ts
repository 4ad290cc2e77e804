/** A believable report: the factory of the tests. */
import { toWire } from '#platform/model/calendar.ts'
import type { NewReport, VictimValues } from './accident.calls.ts'

/** What somebody sends from his phone. @param at the moment, as he writes it */
export const aReport = (at: Date | string, values: Partial<NewReport> = {}): NewReport => {
  const moment = typeof at === 'string' ? at : toWire(at)
  return {
    accidentTitle: '사다리에서 내려오다 미끄러짐',
    placeDesc: '생산1팀 3층 계단 입구',
    siteMark: null,
    processNo: null,
    occurDt: moment,
    knowDt: moment,
    injuredCnt: 1,
    deadCnt: 0,
    contentDesc: '젖은 발판에서 미끄러져 발목을 접질렸습니다.',
    firstActDesc: null,
    attachFileId: null,
    victims: [],
    ...values,
  }
}

export const aVictim = (values: Partial<VictimValues> = {}): VictimValues => ({
  userId: null,
  personNo: null,
  victimNm: null,
  injuryTypeCd: 'SPRAIN',
  injuryPartCds: ['FOOT'],
  sevClassCd: 'FAC',
  expectLostDayCnt: 0,
  returnYmd: null,
  deathYmd: null,
  careMonthVal: null,
  treatMonthVal: null,
  disableGradeCd: null,
  factorCd: null,
  listedIllYn: 'N',
  approveYmd: null,
  employTypeCd: null,
  workFormCd: null,
  hireYmd: null,
  sameWorkMonthCnt: null,
  jobNm: null,
  ...values,
})
