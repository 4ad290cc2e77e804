import { lazy, Suspense } from 'react'
import { Loading } from '#platform/web/parts/states.tsx'
import type { AttachmentBoxProps } from './attachment-box.tsx'

const Box = lazy(async () => ({ default: (await import('./attachment-box.tsx')).AttachmentBox }))

/** The box, fetched with the first form that has one: a list does without. */
export function AttachmentBox(props: AttachmentBoxProps) {
  return (
    <Suspense fallback={<Loading lines={2} />}>
      <Box {...props} />
    </Suspense>
  )
}
