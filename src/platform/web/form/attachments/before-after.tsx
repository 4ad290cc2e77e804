import './before-after.css'
import { type CSSProperties, useId, useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type AttachFile, isPicture } from './attach-setting.ts'
import { useAttachFiles, useImage } from './attachments.api.ts'
import { timesOf } from './photo-times.ts'

/** The first picture of a field, and where and when what it shows was so. */
interface Shot {
  attachFileId: number | null | undefined
  placeDesc: string | null | undefined
  atDt: string | null | undefined
}
interface Props {
  before: Shot
  after: Shot
}

/** Two pictures of one place over one another, parted by a slider; the files themselves stay as they are. Nothing while one is missing. */
export function BeforeAfter({ before, after }: Props) {
  const t = usePlatformT()
  const id = useId()
  const [partedAt, setPartedAt] = useState(50)
  const [earlier, later] = [usePictureOf(before), usePictureOf(after)]
  if (!earlier.url || !later.url) return null
  return (
    <section
      className="before-after"
      aria-label={t('전후 비교')}
      style={{ '--parted-at': `${partedAt}%` } as CSSProperties}
    >
      <div className="before-after-stage">
        <img src={earlier.url} alt={t('조치 전')} />
        <img src={later.url} alt={t('조치 후')} className="is-after" />
        <i aria-hidden />
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={partedAt}
        aria-label={t('전후 사진을 나누는 자리')}
        aria-valuetext={t('조치 전 {n}%', { n: partedAt })}
        onChange={({ target }) => setPartedAt(Number(target.value))}
      />
      <dl>
        <Caption name={t('조치 전')} shot={before} file={earlier.file} />
        <Caption name={t('조치 후')} shot={after} file={later.file} />
      </dl>
    </section>
  )
}

function Caption({
  name,
  shot: { placeDesc, atDt },
  file,
}: {
  name: string
  shot: Shot
  file: AttachFile | undefined
}) {
  const t = usePlatformT()
  const said = [placeDesc, atDt && formatDateTime(atDt), ...(file ? timesOf(file, t) : [])].filter(Boolean)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {said.map((text, at) => (
          <span key={text}>{at === 0 ? text : ` · ${text}`}</span>
        ))}
      </dd>
    </div>
  )
}

/** The first picture of a group. */
export function usePictureOf({ attachFileId }: Pick<Shot, 'attachFileId'>) {
  const file = useAttachFiles(attachFileId ?? null).data?.find(isPicture)
  return { file, url: useImage(file?.fileNo ?? 0, 'full', file !== undefined).data?.url }
}
