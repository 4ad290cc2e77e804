/** Records that changed while they are shown somewhere: one look at the server for many changes in a row. */
import { useEffect, useRef } from 'react'
import { RECONNECTED, type ServerEvent, useServerEvent } from './events.ts'

interface RecordChange {
  documentName: string
  no: number
  rowVersion: number
}
const AGAIN_MS = 2_000

/** Calls at once, and at most every two seconds after that. @param documentNames of these only */
export function useRecordChange(handler: () => void, documentNames?: string | readonly string[]): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOwed = useRef(false)
  const settle = () => {
    timer.current = undefined
    if (isOwed.current) tell()
  }
  const tell = () => {
    isOwed.current = timer.current !== undefined
    if (isOwed.current) return
    timer.current = setTimeout(settle, AGAIN_MS)
    handler()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
      isOwed.current = false
    },
    [],
  )
  useServerEvent('document', (event) => {
    if (documentNames === undefined || [documentNames].flat().includes(changeOf(event).documentName)) tell()
  })
  useServerEvent(RECONNECTED, tell)
}

export const changeOf = ({ documentName, no, rowVersion }: ServerEvent): RecordChange => ({
  documentName: String(documentName),
  no: Number(no),
  rowVersion: Number(rowVersion),
})
