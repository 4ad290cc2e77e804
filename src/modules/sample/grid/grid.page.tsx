import './grid.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { AllTypes } from './all-types.example.tsx'
import allTypesSource from './all-types.example.tsx?raw'
import { ChoiceCells } from './choice-cells.example.tsx'
import choiceSource from './choice-cells.example.tsx?raw'
import columnsSource from './grid-columns.ts?raw'
import { ShownCells } from './shown-cells.example.tsx'
import shownSource from './shown-cells.example.tsx?raw'
import { TypedCells } from './typed-cells.example.tsx'
import typedSource from './typed-cells.example.tsx?raw'

export function GridSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('목록')}
        about={t('1,234행에 모든 칸 유형이 있습니다. 편집을 켜면 화살표로 옮기고 Enter로 고칩니다.')}
        source={`${allTypesSource}\n// grid-columns.ts\n${columnsSource}`}
      >
        <AllTypes />
      </Example>
      <Example
        title={t('입력하는 칸')}
        about={t('행을 추가하고, 엑셀에서 붙여넣고, 저장하기 전에 검사합니다.')}
        source={typedSource}
      >
        <TypedCells />
      </Example>
      <Example
        title={t('고르는 칸')}
        about={t('선택, 다중 선택, 체크, 라디오, 스위치입니다.')}
        source={choiceSource}
        states={['edit', 'read']}
      >
        {(state) => <ChoiceCells state={state} />}
      </Example>
      <Example
        title={t('보이는 칸')}
        about={t('병합, 계산한 값, 태그, 단추, 행 표시입니다.')}
        source={shownSource}
        states={['read', 'long', 'loading', 'empty', 'error']}
      >
        {(state) => <ShownCells state={state} />}
      </Example>
    </>
  )
}
