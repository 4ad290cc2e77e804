import { Example } from '../parts/example.tsx'

export function GridSamples() {
  return <Example title="목록">{null}</Example>
}
