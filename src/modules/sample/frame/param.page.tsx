import { Example } from '../parts/example.tsx'

export function ParamSamples() {
  return <Example title="매개변수">{null}</Example>
}
