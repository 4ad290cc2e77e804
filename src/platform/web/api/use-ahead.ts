import { useState } from 'react'
import { type Answer, answerHere } from './ahead.ts'
import { queryClient } from './query-client.ts'

interface Kept {
  /** What is kept of the answer; all of it. */
  read?(answer: Answer): unknown
  enabled?: boolean
}

/** What the start of the page has asked for is drawn with what shows it, not after it. */
export function useAhead(queryKey: readonly unknown[], url: string, { read, enabled = true }: Kept = {}): void {
  useState(() => {
    const ahead = enabled ? answerHere(url) : undefined
    if (ahead) queryClient.setQueryData(queryKey, read ? read(ahead) : ahead.body, { updatedAt: ahead.at })
  })
}
