import { Button, Input } from 'antd'
import { ChevronLeft, ChevronRight, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { PICTURE_EXPLAIN_MAX } from '#platform/web/constants.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { AttachFile } from './attach-setting.ts'
import { AttachedImage } from './attached-image.tsx'
import { applyChange, useAttachFiles } from './attachments.api.ts'
import { timesOf } from './photo-times.ts'
import { useTurn } from './use-turn.ts'

interface PreviewProps {
  files: readonly AttachFile[]
  fileNo: number
  canEdit: boolean
  isExplained: boolean
}
/** S-154, S-256, K-49 */
export const openPreview = (props: PreviewProps): Promise<unknown> =>
  openDialog({
    label: platformNow('이미지 상세보기'),
    escCloses: !(props.canEdit && props.isExplained),
    content: () => <Preview {...props} />,
  })

function Preview({ files, fileNo, canEdit, isExplained }: PreviewProps) {
  const start = files.findIndex((file) => file.fileNo === fileNo)
  const [at, setAt] = useState(Math.max(0, start))
  const [zoom, setZoom] = useState(1)
  // What is said about a picture may have changed since the dialog was opened.
  const { data: current = files } = useAttachFiles(files[0]?.attachFileId ?? null)
  const chosen = files[at]
  const file = current.find((one) => one.fileNo === chosen?.fileNo) ?? chosen
  if (!file) return null
  const move = (step: number) => {
    setAt((at + step + files.length) % files.length)
    setZoom(1)
  }
  const change = { move, zoomBy: (factor: number) => setZoom((now) => within(now * factor)) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short way to the buttons.
    <div className="attach-preview" onKeyDown={(event) => onKey(event, change)}>
      <Picture file={file} canEdit={canEdit} zoom={zoom} {...change} place={{ at, count: files.length }} />
      <Times file={file} />
      {isExplained && <Explanation key={file.fileNo} file={file} canEdit={canEdit} />}
    </div>
  )
}

function Times({ file }: { file: AttachFile }) {
  const t = usePlatformT()
  const text = timesOf(file, t).join(' · ')
  return text ? <p className="quiet">{text}</p> : null
}

const MAX_ZOOM = 5
const ZOOM_STEP = 1.5
const within = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom))

interface Change {
  move(step: number): void
  zoomBy(factor: number): void
}
function onKey({ key, target }: KeyboardEvent, { move, zoomBy }: Change): void {
  if (target instanceof HTMLTextAreaElement) return
  if (key === 'ArrowLeft') move(-1)
  if (key === 'ArrowRight') move(1)
  if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
  if (key === '-') zoomBy(1 / ZOOM_STEP)
}

interface PictureProps extends Change {
  file: AttachFile
  canEdit: boolean
  zoom: number
  place: { at: number; count: number }
}
function Picture({ file, canEdit, zoom, place, move, zoomBy }: PictureProps) {
  const t = usePlatformT()
  const size = zoom > 1 ? 'full' : '960'
  const { version, angle, turn } = useTurn(file, canEdit, size)
  const view = useWheel(zoomBy)
  return (
    <>
      <div ref={view} className="attach-view" data-zoomed={zoom > 1 || undefined} onPointerMove={pan}>
        <div
          key={file.fileNo}
          data-turned={angle % 180 !== 0 || undefined}
          style={{ '--zoom': zoom, transform: `rotate(${angle}deg)` } as React.CSSProperties}
        >
          <AttachedImage
            size={size}
            version={version}
            fileNo={file.fileNo}
            alt={file.pictureExplain || file.fileOrgNm}
          />
        </div>
      </div>
      <div className="attach-preview-line">
        {place.count > 1 && (
          <>
            <Button icon={<ChevronLeft size={16} aria-hidden />} aria-label={t('이전')} onClick={() => move(-1)} />
            <span>{`${place.at + 1} / ${place.count}`}</span>
            <Button icon={<ChevronRight size={16} aria-hidden />} aria-label={t('다음')} onClick={() => move(1)} />
          </>
        )}
        <span className="ellipsis">{file.fileOrgNm}</span>
        <Button
          icon={<ZoomOut size={16} aria-hidden />}
          aria-label={t('축소')}
          disabled={zoom === 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        />
        <Button
          icon={<ZoomIn size={16} aria-hidden />}
          aria-label={t('확대')}
          disabled={zoom === MAX_ZOOM}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
        <Button icon={<RotateCw size={16} aria-hidden />} data-focus-first onClick={turn}>
          {t('회전')}
        </Button>
      </div>
    </>
  )
}

/** A picture larger than its frame is moved by dragging it. */
function pan({ buttons, currentTarget, movementX, movementY, pointerType }: PointerEvent<HTMLDivElement>): void {
  if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY)
}

/** React listens to the wheel passively; this one keeps the page where it is. */
function useWheel(zoomBy: (factor: number) => void) {
  const view = useRef<HTMLDivElement>(null)
  const latest = useRef(zoomBy)
  latest.current = zoomBy
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    const element = view.current
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])
  return view
}

/** S-256: kept when it is left; at most 150 characters. */
function Explanation({ file, canEdit }: { file: AttachFile; canEdit: boolean }) {
  const t = usePlatformT()
  // Until somebody types here what is kept holds: it may still be on its way when he leafs back to it.
  const [typed, setTyped] = useState<string>()
  if (!canEdit) return file.pictureExplain ? <p>{file.pictureExplain}</p> : null
  const text = typed ?? file.pictureExplain ?? ''
  const save = () => {
    if (text.trim() !== (file.pictureExplain ?? ''))
      applyChange(file.attachFileId, { fileNo: file.fileNo, pictureExplain: text.trim() || null }).catch(alreadyTold)
  }
  return (
    <Input.TextArea
      aria-label={t('사진 설명')}
      placeholder={t('사진 설명')}
      value={text}
      maxLength={PICTURE_EXPLAIN_MAX}
      showCount
      autoSize={{ minRows: 2 }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
    />
  )
}
