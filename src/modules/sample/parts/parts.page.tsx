/** The parts that every screen draws: rows, facts, numbers, small tables, and how they stand beside one another. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, type ExampleState } from './example.tsx'
import { FactsSample } from './facts.sample.tsx'
import factsSource from './facts.sample.tsx?raw'
import { LayoutSample } from './layout.sample.tsx'
import layoutSource from './layout.sample.tsx?raw'
import { LinesSample } from './lines.sample.tsx'
import linesSource from './lines.sample.tsx?raw'

const states: readonly ExampleState[] = ['read', 'long']

export function PartSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('사실과 숫자')}
        about={t('하나에 대해 아는 값을 이름과 함께 보여 줍니다.')}
        source={factsSource}
        states={states}
      >
        {(state) => <FactsSample state={state} />}
      </Example>
      <Example
        title={t('줄과 작은 표')}
        about={t('문서에 딸린 몇 줄입니다. 정렬하고 고르고 넘기는 목록은 표를 씁니다.')}
        source={linesSource}
        states={states}
      >
        {(state) => <LinesSample state={state} />}
      </Example>
      <Example
        title={t('배치와 알림')}
        about={t('위아래로 쌓기, 옆으로 늘어놓기, 먼저 읽을 말, 엄지로 누르는 선택입니다.')}
        source={layoutSource}
      >
        <LayoutSample />
      </Example>
    </>
  )
}
