import { useEffect, useState } from 'react'

const LONGEST_WAIT_MS = 400

/**
 * True once what matters has been painted: what takes long to build and is not needed before is built then. Without an
 * answer in sight nobody waits for it.
 */
export function useOnceDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (isDrawn) return
    const done = () => setDrawn(true)
    let timer = setTimeout(done, LONGEST_WAIT_MS)
    if (!isThere) return () => clearTimeout(timer)
    // A frame begins with its callbacks and ends with the paint: what is set after one is built after it.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(done)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isDrawn, isThere])
  return isDrawn
}
