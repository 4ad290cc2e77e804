import { Example } from '../parts/example.tsx'

export function RequestSamples() {
  return <Example title="요청">{null}</Example>
}
