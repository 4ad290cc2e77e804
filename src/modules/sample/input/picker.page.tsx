import { Example } from '../parts/example.tsx'

export function PickerSamples() {
  return <Example title="선택기">{null}</Example>
}
