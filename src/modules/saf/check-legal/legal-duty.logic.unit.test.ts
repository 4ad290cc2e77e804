/** How legal duties stand by their periods. */
import { expect, test } from 'vitest'
import { type DutyPeriod, foundYmdOf, standingsOf, stateOf } from './legal-duty.logic.ts'
import { duties } from './legal-duty.model.ts'

const period = (values: Partial<DutyPeriod>): DutyPeriod => ({
  plantCd: '2000',
  duty: duties.COUNCIL,
  targetNm: null,
  fromYmd: '2026-10-01',
  toYmd: '2026-10-31',
  doneYmd: null,
  missDt: null,
  path: null,
  ...values,
})

test('a period is open to the end of its last day', () => {
  const one = period({})
  expect(['2026-10-31', '2026-11-01'].map((today) => stateOf(one, today))).toEqual(['OPEN', 'MISS'])
  expect(stateOf(period({ doneYmd: '2026-10-02' }), '2026-12-01')).toBe('DONE')
  expect(foundYmdOf(one)).toBe('2026-11-01')
  expect(foundYmdOf(period({ missDt: '2026-11-05T00:10:00+09:00' }))).toBe('2026-11-05')
})

test('R4 what is monthly counts by calendar months: two in one month leave the next one open', () => {
  const months = [period({ doneYmd: '2026-10-31' }), period({ fromYmd: '2026-11-01', toYmd: '2026-11-30' })]
  const council = standingsOf(months, '2026-11-24').find(({ duty }) => duty.key === 'COUNCIL')
  expect(council).toMatchObject({ lastYmd: '2026-10-31', nextYmd: '2026-11-30', doneCnt: 1, missCnt: 0, openCnt: 1 })
})

test('a quarter stands by all contractors, pairs of days by the month in which they end', () => {
  const quarter = { duty: duties.JOINT, fromYmd: '2026-07-01', toYmd: '2026-09-30' }
  const pair = (fromYmd: string, toYmd: string, doneYmd: string | null) =>
    period({ duty: duties.PATROL, fromYmd, toYmd, doneYmd })
  const standings = standingsOf(
    [
      period({ ...quarter, targetNm: '가', doneYmd: '2026-08-03' }),
      period({ ...quarter, targetNm: '나' }),
      pair('2026-10-30', '2026-11-02', '2026-10-30'),
      pair('2026-11-02', '2026-11-03', null),
    ],
    '2026-11-24',
  )
  expect(standings.map(({ duty, spans }) => [duty.key, spans])).toEqual([
    ['PATROL', [{ fromYmd: '2026-10-30', toYmd: '2026-11-03', doneCnt: 1, missCnt: 1, openCnt: 0 }]],
    ['JOINT', [{ fromYmd: '2026-07-01', toYmd: '2026-09-30', doneCnt: 1, missCnt: 1, openCnt: 0 }]],
    ['COUNCIL', []],
  ])
})
