/** One photo of what somebody tells without his name: drawn anew on his phone, so that nothing that its camera told is left. */
import { Camera, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from './link-parts.tsx'

const LONGEST = 1280
const QUALITY = 0.75

/** @returns a JPEG in base64 */
async function drawnAnew(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * share))
  canvas.height = Math.max(1, Math.round(picture.height * share))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const [, content = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',')
  return content
}

interface PhotoProps {
  label: string
  photo: string | undefined
  onPhoto(photo: string | undefined): void
}
export function LinkPhoto({ label, photo, onPhoto }: PhotoProps) {
  const t = useWords()
  const id = useId()
  const [isUnread, setUnread] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setUnread(false)
    const drawn = await drawnAnew(file).catch(() => undefined)
    setUnread(drawn === undefined)
    onPhoto(drawn)
  }
  return (
    <div className="link-photo">
      <label htmlFor={id} className="link-photo-button">
        <Camera size={20} aria-hidden />
        {label}
      </label>
      <input
        id={id}
        className="link-photo-input"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <small>{t('위치와 기기 정보는 보내지 않습니다.')}</small>
      {isUnread && <p role="alert">{t('이 사진은 읽을 수 없습니다.')}</p>}
      {photo && (
        <figure className="link-photo-shot">
          <img src={`data:image/jpeg;base64,${photo}`} alt={label} />
          <button type="button" aria-label={t('삭제')} onClick={() => onPhoto(undefined)}>
            <X size={20} aria-hidden />
          </button>
        </figure>
      )}
    </div>
  )
}
