import { lazy } from 'react'

const importSignedIn = () => import('./signed-in.tsx')
/** The frame and its pages; the sign-in page does without. */
export const SignedIn = lazy(async () => ({ default: (await importSignedIn()).SignedIn }))

/** Begins to fetch it, where somebody is about to be signed in. */
export const fetchSignedIn = (): void => {
  // A failure shows when the frame is drawn.
  importSignedIn().catch(() => undefined)
}
