import './attachments.css'
import { Button } from 'antd'
import { Camera, Paperclip } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { alert, confirm, toast } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Failed } from '#platform/web/parts/states.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import type { Wiring } from '../form-field.tsx'
import {
  type AttachFile,
  type AttachSetting,
  acceptsPictures,
  extensionsOf,
  groupOf,
  type TaskFlag,
} from './attach-setting.ts'
import { FileTiles, UploadTiles } from './attachment-tiles.tsx'
import { applyGroup, deleteFile, useAttachFiles, useAttachSetting } from './attachments.api.ts'
import { useUploads } from './use-uploads.ts'

const K_37 = '삭제하시겠습니까?'
const K_53 = '파일을 등록해 주세요.'
const K_57 = '첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.'

export interface AttachmentBoxProps {
  /** Left out where files are only read. */
  wiring?: Wiring
  label: string
  taskClass: string
  attachFileId: number | null
  onChange?(attachFileId: number | null): void
  /** The area whose own paths the files go by. */
  taskFlag?: TaskFlag
  /** Files that stand elsewhere and count into the same limit. */
  otherCnt?: number
  /** S-254: a button that applies what stands here, as a step of its own. */
  hasSaveButton?: boolean
  /** Closes the popup in which the files stand, once they are applied. */
  onApplied?(): void
}

/** S-250…S-258: files and photos of one field. */
export function AttachmentBox(props: AttachmentBoxProps) {
  const t = usePlatformT()
  const setting = useAttachSetting(props.taskClass)
  if (setting.isError) return <Failed error={setting.error} onRetry={setting.refetch} />
  if (!setting.data) return <div className="attach-box" aria-busy />
  if (setting.data.useYn !== 'Y') return <p className="quiet">{t(K_57)}</p>
  return <Box {...props} setting={setting.data} />
}

function Box(props: AttachmentBoxProps & { setting: AttachSetting }) {
  const { wiring, label, attachFileId, onChange, setting, taskFlag = null, otherCnt = 0 } = props
  const t = usePlatformT()
  const { data: files = [], isError, error, refetch } = useAttachFiles(attachFileId)
  const uploading = useUploads({
    group: groupOf(setting, { attachFileId, taskFlag }),
    setting,
    presentCnt: files.length + otherCnt,
    onGroup: (id) => onChange?.(id),
  })
  const canEdit = onChange !== undefined
  const remove = async (fileNo: number) => {
    if (attachFileId === null || !(await confirm(t(K_37), { danger: true }))) return
    const left = await deleteFile(attachFileId, fileNo, taskFlag)
    if (left.length === 0) onChange?.(null)
  }
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!canEdit && files.length === 0) return <span className="quiet">–</span>
  return (
    <DropArea canDrop={canEdit} onFiles={uploading.add}>
      {(files.length > 0 || uploading.uploads.length > 0) && (
        <ul className="attach-list" aria-label={label}>
          <FileTiles
            files={files}
            setting={setting}
            canEdit={canEdit}
            onDelete={(fileNo) => remove(fileNo).catch(alreadyTold)}
          />
          <UploadTiles {...uploading} />
        </ul>
      )}
      {canEdit && (
        <div className="attach-foot">
          <Choose wiring={wiring} setting={setting} label={label} onFiles={uploading.add} />
          {props.hasSaveButton && <Apply attachFileId={attachFileId} files={files} onApplied={props.onApplied} />}
        </div>
      )}
    </DropArea>
  )
}

interface ApplyProps {
  attachFileId: number | null
  files: readonly AttachFile[]
  onApplied: (() => void) | undefined
}
function Apply({ attachFileId, files, onApplied }: ApplyProps) {
  const t = usePlatformT()
  const apply = async () => {
    if (attachFileId === null || files.length === 0) return alert(t(K_53))
    const stated = files.map(({ fileNo, pictureExplain }) => ({ fileNo, pictureExplain }))
    await applyGroup(attachFileId, stated)
    if (onApplied) onApplied()
    else toast(t('저장되었습니다.'))
  }
  return (
    <ActionButton type="primary" onAction={apply}>
      {t('적용')}
    </ActionButton>
  )
}

interface DropAreaProps {
  canDrop: boolean
  onFiles(files: File[]): void
  children: React.ReactNode
}
function DropArea({ canDrop, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  if (!canDrop) return <div className="attach-box">{children}</div>
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short way to the button inside.
    <div
      className="attach-box is-open"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

interface ChooseProps {
  wiring: Wiring | undefined
  setting: AttachSetting
  label: string
  onFiles(files: File[]): void
}
/** On a phone the camera comes first (look.md 5). */
function Choose({ wiring, setting, label, onFiles }: ChooseProps) {
  const t = usePlatformT()
  const isPhone = useIsPhone()
  const files = useRef<HTMLInputElement>(null)
  const accept = extensionsOf(setting)
    .map((ext) => `.${ext}`)
    .join(',')
  const hasCamera = isPhone && acceptsPictures(setting)
  const count = t('최대 {n}개, 개당 {size} MB', { n: setting.limitCnt, size: setting.limitSize })
  return (
    <div className="attach-choose">
      {hasCamera && <CameraButton onFiles={onFiles} />}
      <Button icon={<Paperclip size={16} aria-hidden />} onClick={() => files.current?.click()}>
        {hasCamera ? t('앨범·파일') : t('파일 선택')}
      </Button>
      <span className="quiet">{isPhone ? count : `${t('끌어다 놓아도 됩니다.')} ${count}`}</span>
      <input
        {...wiring}
        aria-label={label}
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        accept={accept}
        multiple={setting.multipleSelYn === 'Y'}
        onChange={({ target }) => onFiles(taken(target))}
      />
    </div>
  )
}

/** The same file may be chosen again, so the input forgets it. */
function taken(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

function CameraButton({ onFiles }: Pick<ChooseProps, 'onFiles'>) {
  const t = usePlatformT()
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button type="primary" ghost icon={<Camera size={18} aria-hidden />} onClick={() => camera.current?.click()}>
        {t('사진 찍기')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={t('사진 찍기')}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => onFiles(taken(target))}
      />
    </>
  )
}
