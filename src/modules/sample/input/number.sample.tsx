import { useState } from 'react'
import { numberText } from '#platform/model/number-text.ts'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import type { ExampleState } from '../parts/example.tsx'
import { SampleField } from './sample-field.tsx'

const quantity = { decimals: 2, isFixed: true, maxLength: 15, unit: 'kg' }
const phoneNo = { max: 20, format: 'phone' } as const

/** A number is stored bare and shown with separators; a phone number gets its hyphens by its length. */
export function NumberSample({ state }: { state: ExampleState }) {
  const isFilled = state === 'read' || state === 'long'
  const [amount, setAmount] = useState<number | null>(isFilled ? 123456789012.5 : null)
  const [phone, setPhone] = useState<string | null>(isFilled ? '02-1234-5678' : null)
  return (
    <div className="sample-fields">
      <SampleField label="수량" text={numberText(amount, 2, true)} stored={amount} state={state}>
        {(wiring) => <NumberInput wiring={wiring} field={quantity} value={amount} onChange={setAmount} />}
      </SampleField>
      <SampleField label="전화" text={phone ?? ''} stored={phone} state={state}>
        {(wiring) => <TextInput wiring={wiring} field={phoneNo} value={phone} onChange={setPhone} />}
      </SampleField>
    </div>
  )
}
