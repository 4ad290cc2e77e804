/** One file among those of a group, for a row of a table that points to it. */
import './attachments.css'
import { Button } from 'antd'
import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { showFailure } from '#platform/web/api/failures.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { formatFileSize } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type AttachFile, extensionsOf, groupOf, isPicture } from './attach-setting.ts'
import { download, FileTiles } from './attachment-tiles.tsx'
import { uploadFile, useAttachFiles, useAttachSetting } from './attachments.api.ts'
import { refusedFiles } from './check-files.ts'

interface OneFileButtonProps {
  taskClass: string
  attachFileId: number | null
  text: string
  label: string
  /** The file with the group that it is in, which may be new. */
  onFile(file: AttachFile): void
}
export function OneFileButton({ taskClass, attachFileId, text, label, onFile }: OneFileButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const { data: setting } = useAttachSetting(taskClass)
  const { data: files = [] } = useAttachFiles(attachFileId)
  if (!setting) return null
  const send = async (chosen: File) => {
    const refusal = refusedFiles([chosen], setting, files.length)
    if (refusal) return alert(t(refusal.message), { details: refusal.names })
    setSending(true)
    try {
      const answer = await uploadFile(groupOf(setting, { attachFileId, taskFlag: null }), chosen, () => {})
      const added = answer.files.toSorted((a, b) => b.fileNo - a.fileNo)[0]
      if (added) onFile({ ...added, attachFileId: answer.attachFileId })
    } catch (error) {
      showFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <Button
        icon={<Paperclip size={16} aria-hidden />}
        loading={isSending}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={extensionsOf(setting)
          .map((extension) => `.${extension}`)
          .join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void send(chosen)
        }}
      />
    </>
  )
}

interface OneFileProps {
  taskClass: string
  attachFileId: number | null
  fileNo: number
  /** Shown until the file is known, or where the reader may not open it. */
  name: string
}
export function OneFile({ taskClass, attachFileId, fileNo, name }: OneFileProps) {
  const { data: setting } = useAttachSetting(taskClass)
  const { data: files } = useAttachFiles(attachFileId)
  const file = files?.find((one) => one.fileNo === fileNo)
  if (!file || !setting) return <span>{name}</span>
  if (!isPicture(file))
    return (
      <button type="button" className="plain-button attach-one" onClick={() => void download(file)}>
        <Paperclip size={14} aria-hidden />
        {file.fileOrgNm} <span className="quiet">{formatFileSize(file.fileSize)}</span>
      </button>
    )
  return (
    <ul className="attach-list">
      <FileTiles files={[file]} setting={setting} canEdit={false} onDelete={() => {}} />
    </ul>
  )
}
