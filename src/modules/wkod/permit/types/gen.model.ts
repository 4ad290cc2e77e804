import { RULES } from '../ask/guard-parts.logic.ts'
import { type Kind, kindOf } from './kind.model.ts'

/** 일반위험: what every work has to keep. */
export const gen: Kind = kindOf(
  {},
  {
    checks: [
      ['작업구역을 정리하고 출입을 통제했습니다.', `${RULES} 제3조`],
      ['작업자가 보호구를 착용했습니다.', `${RULES} 제32조`],
      ['작업 도구와 장비를 점검했습니다.', `${RULES} 제35조`],
      ['공구와 폐기물을 치우고 원상복구했습니다.', `${RULES} 제3조`, 'CLOSE'],
    ],
  },
)
