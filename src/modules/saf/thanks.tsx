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
  afterFileId: number | null
}
export function Thanks({ toUserId, said, beforeFileId, afterFileId }: ThanksProps) {
  const t = useT()
  const { userId } = usePerson()
  if (!said || userId !== toUserId) return null
  return (
    <section className="callout stack is-close thanks" data-tone="done" aria-label={t('알려 주셔서 고맙습니다')}>
      <b>{t('알려 주셔서 고맙습니다')}</b>
      <blockquote>{said}</blockquote>
      <div className="thanks-shots">
        <Shot attachFileId={beforeFileId} name={t('조치 전')} />
        <Shot attachFileId={afterFileId} name={t('조치 후')} />
      </div>
    </section>
  )
}

function Shot({ attachFileId, name }: { attachFileId: number | null; name: string }) {
  const { url } = usePictureOf({ attachFileId })
  if (!url) return null
  return (
    <figure>
      <img src={url} alt={name} />
      <figcaption>{name}</figcaption>
    </figure>
  )
}
