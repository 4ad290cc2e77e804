import { RULES } from '../ask/guard-parts.logic.ts'
import { chmFields, chmGuards, chmMeasures, HARMFUL } from './chm.model.ts'
import { type Kind, kindOf } from './kind.model.ts'

/** 도장·용제: paint is flammable, and harmful as chemicals are, so it is asked what they are. */
export const pnt: Kind = kindOf(chmFields, {
  checks: [
    ['15m 안에 화기작업이 없습니다.', `${RULES} 제232조`, 'START'],
    ['용제 용기를 닫아 두고 환기합니다.', `${RULES} 제232조`, 'START'],
  ],
  guards: chmGuards,
  measures: chmMeasures,
  taught: [[HARMFUL], [4]],
  hint: /도장|페인트|도색|신너|방수/,
})
