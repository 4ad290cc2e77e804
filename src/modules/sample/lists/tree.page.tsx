import { Example } from '../parts/example.tsx'

export function TreeSamples() {
  return <Example title="트리">{null}</Example>
}
