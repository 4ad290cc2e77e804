import { Example } from '../parts/example.tsx'

export function ServerSamples() {
  return <Example title="서버 목록">{null}</Example>
}
