import './attachments.css'
import { isPicture } from './attach-setting.ts'
import { AttachedImage } from './attached-image.tsx'
import { useAttachFiles } from './attachments.api.ts'

/** The pictures of a field large enough to read, with what is said about them: for paper. */
export function Pictures({ attachFileId }: { attachFileId: number | null }) {
  const { data = [] } = useAttachFiles(attachFileId)
  const pictures = data.filter(isPicture)
  if (pictures.length === 0) return null
  return (
    <div className="attach-pictures">
      {pictures.map(({ fileNo, fileOrgNm, pictureExplain }) => (
        <figure key={fileNo}>
          <AttachedImage fileNo={fileNo} size="960" alt={pictureExplain || fileOrgNm} />
          {pictureExplain && <figcaption>{pictureExplain}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
