import { Example } from '../parts/example.tsx'

export function MarkerSamples() {
  return <Example title="이미지 표시">{null}</Example>
}
