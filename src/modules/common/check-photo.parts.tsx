/** The photo of an item, taken and shown at once. */
import { Camera } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { scalePhoto } from '#platform/web/image/scale.ts'

interface PhotoProps {
  itemNo: number
  photo: File | undefined
  onPhoto(photo: File): void
}
export function PhotoOf({ itemNo, photo, onPhoto }: PhotoProps) {
  const t = useT()
  const url = useObjectUrl(photo)
  const take = async (file: File | undefined) => {
    if (file) onPhoto(await scalePhoto(file))
  }
  return (
    <div className="row check-photo">
      <label className="tile">
        <Camera size={20} aria-hidden />
        {t(photo ? '사진 다시 찍기' : '사진 찍기')} ＊
        <input
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('{n}번 항목 사진', { n: itemNo })}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {photo && url && <img src={url} alt={t('{n}번 항목 사진', { n: itemNo })} />}
    </div>
  )
}

function useObjectUrl(photo: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!photo) return undefined
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return url
}
