import { Example } from '../parts/example.tsx'

export function InfiniteSamples() {
  return <Example title="무한 스크롤">{null}</Example>
}
