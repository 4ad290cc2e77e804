import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, type ExampleState } from '../parts/example.tsx'
import { MarkerSample } from './marker.sample.tsx'
import markerSource from './marker.sample.tsx?raw'

const states: readonly ExampleState[] = ['edit', 'read']

export function MarkerSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('단일')}
        about={t('작업종류를 고르고 그림을 누릅니다. 새 표시가 앞의 표시를 대신합니다.')}
        source={markerSource}
        states={states}
      >
        {(state) => <MarkerSample key={state} state={state} isMultiple={false} />}
      </Example>
      <Example title={t('다중')} about={t('작업종류를 고르고 그림을 여러 곳 누릅니다.')} states={states}>
        {(state) => <MarkerSample key={state} state={state} isMultiple />}
      </Example>
    </>
  )
}
