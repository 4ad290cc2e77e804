import { Facts, Sums } from '#platform/web/parts/facts.tsx'
import type { ExampleState } from './example.tsx'

const LONG = '여수공장 3공장 반응기 상부 점검구 개방 전 잔류가스 배출과 산소농도 확인'

/** What is known of one thing, value by value; a few numbers side by side. */
export function FactsSample({ state }: { state: ExampleState }) {
  const place = state === 'long' ? LONG : '3공장 반응기'
  return (
    <>
      <Sums
        of={[
          { label: '대상', value: '1,234', note: '명' },
          { label: '초과', value: 3, tone: 'danger' },
          { label: '확인 대기', value: 12, tone: 'waiting' },
        ]}
      />
      <Facts
        facts={[
          ['장소', place],
          ['측정자', '김서연'],
          ['비고', null],
        ]}
      />
      <Facts
        isAcross
        facts={[
          ['장소', place],
          ['측정자', '김서연'],
        ]}
      />
    </>
  )
}
