import { Example } from '../parts/example.tsx'

export function PopupSamples() {
  return <Example title="팝업">{null}</Example>
}
