import { useState } from 'react'
import { DualList } from '#platform/web/form/dual-list.tsx'
import { ALL, MultiSelect } from '#platform/web/form/multi-select.tsx'
import { TagInput } from '#platform/web/form/tag-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { ExampleState } from '../parts/example.tsx'
import { SampleField } from './sample-field.tsx'

const works = ['화기', '밀폐', '고소', '전기', '굴착', '방사선', '중량물'].map((codeNm, index) => ({
  code: `W${index + 1}`,
  codeNm,
}))
const LONG = '이동식 비계와 고소작업대를 함께 쓰는 외벽 도장 작업에서 떨어짐을 막는 안전대 걸이 설비'

/** Several of a few, words of one's own, and some of many with both sides in sight. */
export function ListsSample({ state }: { state: ExampleState }) {
  const t = useT()
  const isFilled = state === 'read'
  const [several, setSeveral] = useState<string[]>(isFilled ? ['W1', 'W2'] : [])
  const [tags, setTags] = useState<string[]>(state === 'long' ? [LONG] : isFilled ? ['발판', '난간'] : [])
  const [chosen, setChosen] = useState<string[]>(isFilled ? ['W3'] : [])
  const items = works.map(({ code, codeNm }) => ({ code, codeNm: t(codeNm) }))
  const names = (codes: readonly string[]) =>
    codes.includes(ALL)
      ? t('전체')
      : items.flatMap(({ code, codeNm }) => (codes.includes(code) ? [codeNm] : [])).join(', ')
  return (
    <>
      <div className="sample-fields">
        <SampleField label="다중" text={names(several)} stored={several} state={state}>
          {(wiring) => <MultiSelect wiring={wiring} items={items} hasAll value={several} onChange={setSeveral} />}
        </SampleField>
        <SampleField label="태그" width="full" text={tags.join(', ')} stored={tags} state={state}>
          {(wiring) => <TagInput wiring={wiring} value={tags} onChange={setTags} />}
        </SampleField>
      </div>
      <SampleField label="이중목록" width="full" isGroup text={names(chosen)} stored={chosen} state={state}>
        {() => <DualList items={items} value={chosen} onChange={setChosen} />}
      </SampleField>
    </>
  )
}
