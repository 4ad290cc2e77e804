/** What whoever told of something reads first once it was put right: a sentence of who did it, and how the place looked and looks. */
import './thanks.css'
import { usePictureOf } from '#platform/web/form/attachments/before-after.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'

interface ThanksProps {
  /** Who told of it. */
  toUserId: string | null
  said: string | null
  beforeFileId: number | null
  /** Photos that he may open himself, or the picture as base64. */
  after: number | string | null
}
export function Thanks({ toUserId, said, beforeFileId, after }: ThanksProps) {
  const t = useT()
  const { userId } = usePerson()
  if (!said || userId !== toUserId) return null
  return (
    <section className="callout stack is-close thanks" data-tone="done" aria-label={t('알려 주셔서 고맙습니다')}>
      <b>{t('알려 주셔서 고맙습니다')}</b>
      <blockquote>{said}</blockquote>
      <div className="thanks-shots">
        <Shot attachFileId={beforeFileId} name={t('조치 전')} />
        {typeof after === 'string' ? (
          <Picture url={`data:image/webp;base64,${after}`} name={t('조치 후')} />
        ) : (
          <Shot attachFileId={after} name={t('조치 후')} />
        )}
      </div>
    </section>
  )
}

function Shot({ attachFileId, name }: { attachFileId: number | null; name: string }) {
  const { url } = usePictureOf({ attachFileId })
  return url ? <Picture url={url} name={name} /> : null
}

const Picture = ({ url, name }: { url: string; name: string }) => (
  <figure>
    <img src={url} alt={name} />
    <figcaption>{name}</figcaption>
  </figure>
)
