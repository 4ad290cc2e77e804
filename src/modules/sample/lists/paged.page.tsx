import { Example } from '../parts/example.tsx'

export function PagedSamples() {
  return <Example title="페이지 목록">{null}</Example>
}
