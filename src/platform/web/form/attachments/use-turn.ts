import { useRef, useState } from 'react'
import { alreadyTold } from '#platform/web/api/failures.ts'
import type { AttachFile } from './attach-setting.ts'
import { applyChange, type ImageSize, imageVersionOf, prepareImage } from './attachments.api.ts'

const QUARTER_TURN = 90

/**
 * S-256: a picture turns at once under the hand; where files may be changed each turn is kept, one after the other.
 * Once they are, the turned picture of the server takes the place of the one that was turned here.
 */
export function useTurn(file: AttachFile, isKept: boolean, size: ImageSize) {
  const [shown, setShown] = useState({ version: imageVersionOf(file.fileNo), angle: 0 })
  const queue = useRef(Promise.resolve())
  const open = useRef(0)
  const latestSize = useRef(size)
  latestSize.current = size
  const turnBy = (degrees: number) => setShown(({ version, angle }) => ({ version, angle: angle + degrees }))
  const keep = async () => {
    const isKeptNow = await applyChange(file.attachFileId, { fileNo: file.fileNo, rotate: QUARTER_TURN }).then(
      () => true,
      alreadyTold,
    )
    open.current -= 1
    if (!isKeptNow) return turnBy(-QUARTER_TURN)
    if (open.current > 0) return
    await prepareImage(file.fileNo, latestSize.current)
    if (open.current === 0) setShown({ version: imageVersionOf(file.fileNo), angle: 0 })
  }
  const turn = () => {
    turnBy(QUARTER_TURN)
    if (!isKept) return
    open.current += 1
    queue.current = queue.current.then(keep)
  }
  return { ...shown, turn }
}
