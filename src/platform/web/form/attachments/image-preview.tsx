import { Button, Input } from 'antd'
import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import type { AttachFile } from './attach-setting.ts'
import { AttachedImage } from './attached-image.tsx'
import { applyChange } from './attachments.api.ts'

const EXPLANATION_MAX = 150
const QUARTER_TURN = 90

interface PreviewProps {
  files: readonly AttachFile[]
  fileNo: number
  canEdit: boolean
  isExplained: boolean
}
/** S-154, S-256 */
export const openPreview = (props: PreviewProps): Promise<unknown> =>
  openDialog({ label: translateNow('이미지 상세보기'), content: () => <Preview {...props} /> })

function Preview({ files, fileNo, canEdit, isExplained }: PreviewProps) {
  const t = useT()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      files.findIndex((file) => file.fileNo === fileNo),
    ),
  )
  const [turns, setTurns] = useState(0)
  const file = files[at]
  if (!file) return null
  const move = (step: number) => setAt((at + step + files.length) % files.length)
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLTextAreaElement) return
    if (key === 'ArrowLeft') move(-1)
    if (key === 'ArrowRight') move(1)
  }
  const turn = async () => {
    await applyChange(file.attachFileId, { fileNo: file.fileNo, rotate: QUARTER_TURN })
    setTurns(turns + 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a short way to the two buttons.
    <div className="attach-preview" onKeyDown={onKeyDown}>
      <AttachedImage
        key={`${file.fileNo}-${turns}`}
        fileNo={file.fileNo}
        size="960"
        alt={file.pictureExplain || file.fileOrgNm}
      />
      <div className="attach-preview-line">
        {files.length > 1 && (
          <>
            <Button icon={<ChevronLeft size={16} aria-hidden />} aria-label={t('이전')} onClick={() => move(-1)} />
            <span>{`${at + 1} / ${files.length}`}</span>
            <Button icon={<ChevronRight size={16} aria-hidden />} aria-label={t('다음')} onClick={() => move(1)} />
          </>
        )}
        <span className="ellipsis">{file.fileOrgNm}</span>
        {canEdit && (
          <Button icon={<RotateCw size={16} aria-hidden />} onClick={turn}>
            {t('회전')}
          </Button>
        )}
      </div>
      {isExplained && <Explanation key={file.fileNo} file={file} canEdit={canEdit} />}
    </div>
  )
}

function Explanation({ file, canEdit }: { file: AttachFile; canEdit: boolean }) {
  const t = useT()
  const [text, setText] = useState(file.pictureExplain ?? '')
  if (!canEdit) return file.pictureExplain ? <p>{file.pictureExplain}</p> : null
  const save = () => {
    if (text.trim() !== (file.pictureExplain ?? ''))
      void applyChange(file.attachFileId, { fileNo: file.fileNo, pictureExplain: text.trim() || null })
  }
  return (
    <Input.TextArea
      aria-label={t('사진 설명')}
      placeholder={t('사진 설명')}
      value={text}
      maxLength={EXPLANATION_MAX}
      showCount
      autoSize={{ minRows: 2 }}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
    />
  )
}
