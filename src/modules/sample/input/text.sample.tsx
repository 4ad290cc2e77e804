import { useState } from 'react'
import { TEXT_AREA_ROWS } from '#platform/web/constants.ts'
import { TextInput } from '#platform/web/form/text-input.tsx'
import type { ExampleState } from '../parts/example.tsx'
import { SampleField } from './sample-field.tsx'

const FULL = '가스농도를 잰다.👍'

/** Several lines, limited in characters or in bytes of UTF-8. */
export function TextSample({ state }: { state: ExampleState }) {
  const start = state === 'long' || state === 'read' ? FULL : null
  const [letters, setLetters] = useState<string | null>(start)
  const [bytes, setBytes] = useState<string | null>(state === 'read' ? '가나다' : null)
  return (
    <div className="sample-fields">
      <SampleField label="글자" text={letters ?? ''} stored={letters} state={state}>
        {(wiring) => (
          <TextInput wiring={wiring} field={{ max: 10, lines: TEXT_AREA_ROWS }} value={letters} onChange={setLetters} />
        )}
      </SampleField>
      <SampleField label="바이트" text={bytes ?? ''} stored={bytes} state={state}>
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={{ max: 10, bytes: true, lines: TEXT_AREA_ROWS }}
            value={bytes}
            onChange={setBytes}
          />
        )}
      </SampleField>
    </div>
  )
}
