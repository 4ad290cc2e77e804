import { fetched } from './fetched.ts'

/** The frame and its pages; the sign-in page does without. */
export const signedIn = fetched(async () => (await import('./signed-in.tsx')).SignedIn)
