import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type ImageSize, useAttachFiles, useImage } from './attachments.api.ts'

/** A picture behind the token: fetched once it comes into view, shown from memory. */
interface AttachedImageProps {
  fileNo: number
  size: ImageSize
  alt: string
  /** Where a turn is not to show at once. */
  version?: number
}
export function AttachedImage({ fileNo, size, alt, version }: AttachedImageProps) {
  const t = usePlatformT()
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(place)
  const { data, isError } = useImage(fileNo, size, isNear, version)
  return (
    <span ref={place} className="attach-image" data-size={size}>
      {data && <img src={data.url} alt={alt} />}
      {isError && (
        <span role="img" aria-label={t('사진을 불러오지 못했습니다.')}>
          <ImageOff size={20} aria-hidden />
        </span>
      )}
    </span>
  )
}

/** The address of the one picture of a group; undefined while it has none, or it is still on its way. */
export function useAttachedPicture(attachFileId: number | null): string | undefined {
  // A picture is no list of files: it is what the page is about.
  const [file] = useAttachFiles(attachFileId, 0).data ?? []
  return usePicture(file?.fileNo ?? null)
}

/** The address of a picture whose number is known. */
export function usePicture(fileNo: number | null): string | undefined {
  const { data } = useImage(fileNo ?? 0, 'full', fileNo !== null)
  return fileNo === null ? undefined : data?.url
}

/** Paper shows all of its pictures, so what is printed is fetched although nobody scrolled there. */
function useIsNear(place: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
