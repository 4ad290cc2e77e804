/** What somebody carries or shows on paper: cards, passes, certificates. One part in three sizes, with a back where it has one. */
import '../document/print/print-page.css'
import './pass-paper.css'
import { Printer, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { useLightTheme } from '#platform/web/theme/appearance.ts'

/** A bank card (ISO 7810 ID-1), half a page of A4, a whole one. */
export type PassSize = 'card' | 'half' | 'page'

interface PassSheetProps {
  size: PassSize
  /** The printer holds cards: each fills one, front and back. */
  onCards?: boolean
  /** Beside the button that prints. */
  tools?: ReactNode
  children: ReactNode
}
/** What passes are printed on. */
export function PassSheet({ size, onCards, tools, children }: PassSheetProps) {
  const t = usePlatformT()
  useLightTheme()
  return (
    <main className="paper pass-sheet" data-size={size} data-on-cards={onCards || undefined}>
      <div className="paper-tools">
        {tools}
        <button type="button" onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t('인쇄')}
        </button>
      </div>
      {children}
    </main>
  )
}

interface PassPaperProps {
  size: PassSize
  /** What it is, and where it holds. */
  title: string
  site: string | null
  /** Whose it is, large. */
  name?: string
  /** Null while there is none: its place stays. Left out where such a pass has no photo. */
  photoFileId?: number | null
  /** In this order; one without a value is left out, one without a label stands for itself. */
  facts: readonly (readonly [label: string | null, value: ReactNode])[]
  /** What is certified, on a whole page. */
  words?: string
  /** What the code says, and what it is for. */
  code: { text: string; label: string }
  /** Its number, and what is said beside it. */
  no: string | null
  note?: string
  /** Which side it is, where it has two. */
  side?: string
  /** For whoever prints it: not on the paper. */
  children?: ReactNode
}
export function PassPaper(props: PassPaperProps) {
  const { size, title, site, name, photoFileId, facts, words, code, no, note, side, children } = props
  return (
    <article className="pass" data-size={size} aria-label={side}>
      <header>
        <h1>{title}</h1>
        <strong className="pass-site">{site}</strong>
      </header>
      {photoFileId !== undefined && <Photo fileId={photoFileId} name={name ?? ''} />}
      <div className="pass-facts">
        {name && <strong className="pass-name">{name}</strong>}
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([label, value], index) => (
              <div key={label ?? index}>
                {label && <dt>{label}</dt>}
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      {words && <p className="pass-words">{words}</p>}
      <QrCode className="pass-code" text={code.text} label={code.label} />
      <footer>
        <span>{no}</span>
        <span>{note}</span>
      </footer>
      {children && <p className="pass-tools">{children}</p>}
    </article>
  )
}

function Photo({ fileId, name }: { fileId: number | null; name: string }) {
  const picture = useAttachedPicture(fileId)
  if (picture) return <img className="pass-photo" src={picture} alt={name} />
  return (
    <span className="pass-photo">
      <UserRound size={40} aria-hidden />
    </span>
  )
}

interface PassBackProps {
  side: string
  parts: readonly (readonly [title: string, content: ReactNode])[]
  note: string
}
/** The other side of a card. */
export const PassBack = ({ side, parts, note }: PassBackProps) => (
  <article className="pass pass-back" data-size="card" aria-label={side}>
    {parts.map(([title, content]) => (
      <section key={title}>
        <h2>{title}</h2>
        {content}
      </section>
    ))}
    <footer>{note}</footer>
  </article>
)
