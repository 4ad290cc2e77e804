import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, type ExampleState } from '../parts/example.tsx'
import { DaysSample, PeriodSample } from './days.sample.tsx'
import daysSource from './days.sample.tsx?raw'
import { ListsSample } from './lists.sample.tsx'
import listsSource from './lists.sample.tsx?raw'
import { NumberSample } from './number.sample.tsx'
import numberSource from './number.sample.tsx?raw'
import { TextSample } from './text.sample.tsx'
import textSource from './text.sample.tsx?raw'
import { ValidationSample } from './validation.sample.tsx'
import validationSource from './validation.sample.tsx?raw'

const states: readonly ExampleState[] = ['edit', 'read', 'error']
const withLong: readonly ExampleState[] = [...states, 'long']

export function InputSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('글자 입력')}
        about={t('글자 수나 바이트로 제한하고, 조합 중인 글자와 그림 문자는 자르지 않습니다.')}
        source={textSource}
        states={withLong}
      >
        {(state) => <TextSample key={state} state={state} />}
      </Example>
      <Example
        title={t('숫자와 전화번호')}
        about={t('엑셀에서 붙여 넣은 1,234.50원도 숫자가 됩니다. 빈칸은 0이 아닙니다.')}
        source={numberSource}
        states={withLong}
      >
        {(state) => <NumberSample key={state} state={state} />}
      </Example>
      <Example
        title={t('날짜와 시각')}
        about={t('20261121, 1121, 내일처럼 입력하거나 달력에서 고릅니다.')}
        source={daysSource}
        states={states}
      >
        {(state) => <DaysSample key={state} state={state} />}
      </Example>
      <Example
        title={t('조회 기간')}
        about={t('끝이 시작보다 빠르면 바로 표시됩니다.')}
        source={daysSource}
        states={states}
      >
        {(state) => <PeriodSample key={state} state={state} />}
      </Example>
      <Example
        title={t('여러 값')}
        about={t('몇 개 가운데서는 다중, 자유로운 낱말은 태그, 많은 가운데서는 이중목록을 씁니다.')}
        source={listsSource}
        states={withLong}
      >
        {(state) => <ListsSample key={state} state={state} />}
      </Example>
      <Example
        title={t('입력 확인')}
        about={t('잘못된 곳이 있으면 한 번 알리고, 그 첫 칸으로 갑니다.')}
        source={validationSource}
      >
        <ValidationSample />
      </Example>
    </>
  )
}
