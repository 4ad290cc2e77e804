import { useQuery } from '@tanstack/react-query'
import type { Tone } from '#platform/model/document.ts'
import { api } from '#platform/web/api/client.ts'
import { useSettled } from '#platform/web/form/use-settled.ts'
import type { FoundPerson } from './people.tsx'

export interface FoundRecord {
  documentName: string
  label: string
  no: number
  docNo: string | null
  title: string | null
  statusLabel: string
  tone: Tone
  route: string
}
interface Found {
  records: FoundRecord[]
  people: FoundPerson[]
}
const TYPING_WAIT_MS = 150
const LEAST_LETTERS = 2
const NOTHING: Found = { records: [], people: [] }

/** What the server finds for exactly this text: an older answer is never shown for a newer question. */
export function useFound(text: string): Found & { isSearching: boolean; isError: boolean } {
  const q = text.trim()
  const settled = useSettled(q, TYPING_WAIT_MS)
  const isAsked = q.length >= LEAST_LETTERS
  const { data, isError } = useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => api.get<Found>('/api/palette', { query: { q: settled }, signal, quiet: true }),
    enabled: isAsked && settled.length >= LEAST_LETTERS,
  })
  const answer = isAsked && settled === q ? data : undefined
  return { ...(answer ?? NOTHING), isSearching: isAsked && !answer && !isError, isError }
}
