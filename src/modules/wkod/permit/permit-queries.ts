import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type SendArgs, type SendCall, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { copyPermit, crewReady, permitPaper } from './permit.calls.ts'

export const usePaper = (permitNo: number | null, version: number | null) =>
  useAsked(permitPaper, permitNo ? { no: permitNo } : null, { version })

const LIVE_MS = 30_000
/** What changes beside the record, an isolation or a place, makes its paper old as well. */
export const useLivePaper = (permitNo: number | null, version: number | null) =>
  useAsked(permitPaper, permitNo ? { no: permitNo } : null, { version, every: LIVE_MS })

export const useReady = (permitNo: number | null, version: number | null) =>
  useAsked(crewReady, permitNo ? { no: permitNo } : null, { version, fresh: true })

/** Sends what is no action of the document, and shows the record as it is then. @returns takes the call with what it sends */
export function useWork() {
  const { editor } = useDocument()
  return async <C extends SendCall>(call: C, ...sent: SendArgs<C>) => {
    await send(call, ...sent)
    await editor.reload()
  }
}

/** A past permit as the beginning of a new one. */
export function useCopy() {
  const navigate = useNavigate()
  const { listPath } = usePage()
  const isCopying = useRef(false)
  return async (permitNo: number) => {
    // Pressed twice it is copied once.
    if (isCopying.current) return
    isCopying.current = true
    try {
      const made = await send(copyPermit, { no: permitNo })
      await navigate(`${listPath}/${made.permitNo}`)
    } finally {
      isCopying.current = false
    }
  }
}
