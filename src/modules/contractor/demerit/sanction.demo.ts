import { addDays } from '#platform/model/calendar.ts'
import { keptText } from '#platform/model/sentences.ts'
import { levelSaid } from './sanction.model.ts'
import { type DemoPerson, moment } from './sgc-demo-rows.ts'

/** Level, rate, points, people on site, days back, state. */
const cases = [
  ['CAUTION', 6, 12, 20, 3, 'ISSUED'],
  ['STOP', 21.4, 15, 7, 2, 'RQST'],
  ['CAUTION', 7.5, 9, 12, 40, 'CONFIRM'],
  ['IMPROVE', 12.5, 15, 12, 18, 'ACTION'],
  ['STOP', 24, 12, 4, 9, 'SUSP'],
  ['CAUTION', 5.3, 8, 15, 210, 'CLOSE'],
  ['IMPROVE', 10.8, 13, 12, 320, 'CLOSE'],
] as const
const STOP_DAYS = 14

export function sanctionRows(people: readonly DemoPerson[], today: string) {
  const vendors = [...new Set(people.filter(({ plantCd }) => plantCd === '2000').map(({ vendorCd }) => vendorCd))]
  return cases.flatMap(([rateLevelCd, rateVal, pointCnt, headcountVal, days, statusCd], index) => {
    const vendorCd = vendors[index]
    if (!vendorCd) return []
    const baseYmd = addDays(today, -days)
    const isStopped = statusCd === 'SUSP'
    const at = moment(baseYmd, 130)
    return [
      {
        sgcSanctionNo: index + 1,
        sgcSanctionDocNo: `VS-${baseYmd.replaceAll('-', '')}-001`,
        statusCd,
        plantCd: '2000',
        vendorCd,
        sanctionTitle: keptText(levelSaid(rateLevelCd, rateVal)),
        rateLevelCd,
        rateVal,
        pointCnt,
        headcountVal,
        baseYmd,
        dueYmd: addDays(baseYmd, STOP_DAYS),
        stopFromYmd: isStopped ? addDays(baseYmd, 1) : null,
        stopToYmd: isStopped ? addDays(baseYmd, STOP_DAYS) : null,
        decisionDesc: isStopped ? '반복 위반의 원인을 확인할 때까지 신규 작업허가를 정지함.' : null,
        deleteYn: 'N',
        rowVersion: 1,
        createUserId: 'SYSTEM',
        createDt: at,
        updateUserId: 'SYSTEM',
        updateDt: at,
      },
    ]
  })
}
