import { useState } from 'react'
import type { Mark } from '#platform/model/drawn.ts'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type ExampleState, StoredValue } from '../parts/example.tsx'
import plan from './site-plan.svg'

const types = { HOT: '화기', CLOSED: '밀폐' }
const some: readonly Mark[] = [
  { markNo: 1, markType: 'HOT', locationX: 250, locationY: 400, wkodDt: '2026-11-21', wkodTitle: '배관 용접' },
  { markNo: 2, markType: 'CLOSED', locationX: 720, locationY: 300, wkodDt: '2026-11-21', wkodTitle: '탱크 청소' },
]

/** Work places on a picture: one place that moves, or many. */
export function MarkerSample({ state, isMultiple }: { state: ExampleState; isMultiple: boolean }) {
  const t = useT()
  const label = isMultiple ? '다중' : '단일'
  const [marks, setMarks] = useState<readonly Mark[] | null>(
    state === 'read' ? some.slice(0, isMultiple ? 2 : 1) : null,
  )
  return (
    <>
      <ImageMarker
        label={t(label)}
        image={plan}
        types={types}
        isMultiple={isMultiple}
        value={marks}
        {...(state !== 'read' && { onChange: setMarks })}
      />
      <StoredValue name={label} value={marks ?? []} />
    </>
  )
}
