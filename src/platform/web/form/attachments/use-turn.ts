import { useRef, useState } from 'react'
import { alreadyTold } from '#platform/web/api/failures.ts'
import type { AttachFile } from './attach-setting.ts'
import { applyChange, type ImageSize, imageVersionOf, prepareImage } from './attachments.api.ts'

const QUARTER_TURN = 90

interface Shown {
  version: number
  /** Degrees by which that version is turned on the screen. */
  angle: number
}
const asKept = (fileNo: number): Shown => ({ version: imageVersionOf(fileNo), angle: 0 })

/**
 * S-256: a picture turns at once under the hand; where files may be changed each turn is kept, one after the other.
 * Once they are, the turned picture of the server takes the place of the one that was turned here.
 */
export function useTurn({ fileNo, attachFileId }: AttachFile, isKept: boolean, size: ImageSize) {
  const [turned, setTurned] = useState<ReadonlyMap<number, Shown>>(new Map())
  const queue = useRef(Promise.resolve())
  const waiting = useRef(new Map<number, number>())
  const latestSize = useRef(size)
  latestSize.current = size

  const show = (next: (now: Shown) => Shown) =>
    setTurned((all) => new Map(all).set(fileNo, next(all.get(fileNo) ?? asKept(fileNo))))
  const turnBy = (degrees: number) => show(({ version, angle }) => ({ version, angle: angle + degrees }))
  const wait = (more: 1 | -1): number => {
    const count = (waiting.current.get(fileNo) ?? 0) + more
    waiting.current.set(fileNo, count)
    return count
  }
  const keep = async () => {
    const change = { fileNo, rotate: QUARTER_TURN }
    const isKeptNow = await applyChange(attachFileId, change).then(() => true, alreadyTold)
    const left = wait(-1)
    if (!isKeptNow) return turnBy(-QUARTER_TURN)
    if (left > 0) return
    await prepareImage(fileNo, latestSize.current)
    if (waiting.current.get(fileNo) === 0) show(() => asKept(fileNo))
  }
  const turn = () => {
    turnBy(QUARTER_TURN)
    if (!isKept) return
    wait(1)
    queue.current = queue.current.then(keep)
  }
  return { ...(turned.get(fileNo) ?? asKept(fileNo)), turn }
}
