/** Believable near misses: sample rows of the demo site, and the factory of the tests. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Random } from '#platform/model/random.ts'
import type { nearMiss } from './near-miss.model.ts'

/** A draft that may be reported as it stands. */
export const aNearMiss = (values: DraftOf<typeof nearMiss> = {}): DraftOf<typeof nearMiss> => ({
  nearMissTitle: '탱크 상부 발판 들뜸',
  placeDesc: '탱크 야드 3번 탱크 상부',
  injuredCnt: 0,
  ...values,
})

/** Where in a process something was seen. */
export const spots = [
  '1층 통로',
  '2층 통로',
  '3층 그레이팅',
  '펌프 하부',
  '북측 배관랙',
  '남측 배관랙',
  '열교환기 앞',
  '조작반 앞',
  '계단 입구',
  '탱크 상부',
  '시료 채취대',
  '밸브 매니폴드',
  '출입구',
  '제어실 옆',
  '옥외 계단',
] as const

/** Who and what sample reports are about: taken from the site's directory. */
export interface SampleSite {
  plantCd: string
  staff: readonly string[]
  safetyManagers: readonly string[]
  safetyHead: string
  owners: readonly string[]
  processes: readonly { processNo: number; processNm: string }[]
  vendors: readonly { vendorCd: string; userIds: readonly string[] }[]
}

/** How far a report has come: the older, the further. */
export type Stage = 'TEMP' | 'REPORTED' | 'ACTION' | 'DONE' | 'CLOSE'
export function stageOf(ageDays: number, random: Random): Stage {
  if (ageDays > 60) return random.chance(0.985) ? 'CLOSE' : 'ACTION'
  if (ageDays > 21)
    return random.weighted([
      ['CLOSE', 70],
      ['DONE', 10],
      ['ACTION', 20],
    ] as const)
  if (ageDays > 3)
    return random.weighted([
      ['CLOSE', 15],
      ['DONE', 20],
      ['ACTION', 55],
      ['REPORTED', 10],
    ] as const)
  return random.weighted([
    ['REPORTED', 60],
    ['ACTION', 25],
    ['TEMP', 15],
  ] as const)
}
