import { useAsked } from '#platform/web/calls/asked.tsx'
import { permitPlaces } from './simops.calls.ts'

/** Where a permit stands, who is near, and what was agreed. */
export const usePlaces = (permitNo: number, version: number | null = null) =>
  useAsked(permitPlaces, { no: permitNo }, { version, keep: true })
