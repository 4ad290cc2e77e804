import { Button, Progress } from 'antd'
import { FileText, RotateCcw, X } from 'lucide-react'
import { api } from '#platform/web/api/client.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { formatFileSize } from '#platform/web/format.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { saveBlob } from '../save-blob.ts'
import { type AttachFile, type AttachSetting, isPicture } from './attach-setting.ts'
import { AttachedImage } from './attached-image.tsx'
import { openPreview } from './image-preview.tsx'
import type { Upload } from './use-uploads.ts'

const K_54 = '첨부파일 다운로드시 오류가 발생했습니다.'

/** S-258: saved under its own name, Korean intact. */
export async function download({ downloadId, fileOrgNm }: AttachFile): Promise<void> {
  try {
    const { blob } = await api.blob(`/api/file/down/${encodeURIComponent(downloadId)}`, { quiet: true })
    saveBlob(blob, fileOrgNm)
  } catch {
    // The client has logged the cause; the person gets the one sentence for downloads.
    await alertError(platformNow(K_54))
  }
}

interface FileTilesProps {
  files: readonly AttachFile[]
  setting: AttachSetting
  canEdit: boolean
  onDelete(fileNo: number): void
}
export function FileTiles({ files, setting, canEdit, onDelete }: FileTilesProps) {
  const t = usePlatformT()
  const hasPreview = (file: AttachFile) => setting.previewYn === 'Y' && isPicture(file)
  const pictures = files.filter(hasPreview)
  const preview = (fileNo: number) =>
    openPreview({ files: pictures, fileNo, canEdit, isExplained: setting.pictureExplainYn === 'Y' })
  return files.map((file) => (
    <li key={file.fileNo} className="attach-tile">
      {hasPreview(file) ? (
        <button
          type="button"
          className="plain-button"
          aria-label={t('{name} 크게 보기', { name: file.fileOrgNm })}
          onClick={() => preview(file.fileNo)}
        >
          <AttachedImage fileNo={file.fileNo} size="320" alt={file.pictureExplain || file.fileOrgNm} />
        </button>
      ) : (
        <span className="attach-icon">
          <FileText size={24} strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <button type="button" className="plain-button attach-name" onClick={() => download(file)}>
        {file.pictureExplain || file.fileOrgNm}
      </button>
      <span className="quiet">{formatFileSize(file.fileSize)}</span>
      {canEdit && (
        <button
          type="button"
          className="plain-button attach-delete"
          aria-label={t('{name} 삭제', { name: file.fileOrgNm })}
          onClick={() => onDelete(file.fileNo)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  ))
}

interface UploadTilesProps {
  uploads: readonly Upload[]
  retry(upload: Upload): void
  drop(id: number): void
}
export function UploadTiles({ uploads, retry, drop }: UploadTilesProps) {
  const t = usePlatformT()
  return uploads.map((upload) => (
    <li key={upload.id} className="attach-tile" data-failed={upload.failure !== undefined || undefined}>
      <span className="attach-icon">
        <FileText size={24} strokeWidth={1.5} aria-hidden />
      </span>
      <span className="attach-name">{upload.file.name}</span>
      {upload.failure === undefined ? (
        <Progress percent={Math.round(upload.share * 100)} size="small" showInfo={false} aria-label={t('올리는 중')} />
      ) : (
        <>
          <span className="attach-failure" role="alert">
            {upload.failure}
          </span>
          <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={() => retry(upload)}>
            {t('다시 시도')}
          </Button>
          <button
            type="button"
            className="plain-button attach-delete"
            aria-label={t('{name} 취소', { name: upload.file.name })}
            onClick={() => drop(upload.id)}
          >
            <X size={16} aria-hidden />
          </button>
        </>
      )}
    </li>
  ))
}
