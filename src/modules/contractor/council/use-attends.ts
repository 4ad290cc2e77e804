import { useAsked } from '#platform/web/calls/asked.tsx'
import { councilAttends } from './council.calls.ts'

export const useAttends = (no: number) => useAsked(councilAttends, { no })
