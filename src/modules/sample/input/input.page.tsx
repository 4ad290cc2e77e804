import { Example } from '../parts/example.tsx'

export function InputSamples() {
  return <Example title="입력">{null}</Example>
}
