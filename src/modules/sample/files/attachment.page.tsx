import { Example } from '../parts/example.tsx'

export function AttachmentSamples() {
  return <Example title="첨부파일">{null}</Example>
}
