import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { MemoSample } from './memo.sample.tsx'
import source from './memo.sample.tsx?raw'

/** S-498: the rows `?kind=A` and `?kind=B` of the menu lead to this one page. */
export function ParamSamples() {
  const t = useT()
  return (
    <Example
      title={t('매개변수')}
      about={t('메뉴 주소의 값으로 같은 화면을 여러 메뉴에서 씁니다. 메뉴마다 탭이 따로 열립니다.')}
      source={source}
    >
      <MemoSample />
    </Example>
  )
}
