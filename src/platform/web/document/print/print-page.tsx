import './print-page.css'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { useLightTheme } from '#platform/web/theme/appearance.ts'

interface PrintPageProps {
  title: string
  docNo: string | null
  revision?: string
  /**
   * Where the code on the paper leads: the record itself, or what everybody may see of it. None on a poster, which is there for
   * its own one.
   */
  path: string | undefined
  /** Stands across every page: not yet, no longer. */
  watermark?: string | undefined
  /** Large sheets lie on their side. */
  size?: 'A3'
  /** Small print in three columns, for what has to fit on so many sheets. */
  isDense?: boolean
  /** Before the browser's own print; what it changes is on the paper. Where it fails nothing is printed, and it says why. */
  beforePrint?: () => Promise<void>
  children: ReactNode
}

const shownThere = () => undefined

/** A4 unless told otherwise, black on white (look.md 8): what is on paper equals what is on screen, and says when it was printed. */
export function PrintPage(props: PrintPageProps) {
  const { title, docNo, revision, path, watermark, size, isDense, beforePrint, children } = props
  const t = usePlatformT()
  const [printedAt] = useState(() => formatDateTime(new Date()))
  useLightTheme()
  return (
    <main className="paper" data-size={size} data-dense={isDense || undefined}>
      <div className="paper-tools">
        <button
          type="button"
          onClick={() => {
            if (beforePrint) void beforePrint().then(() => requestAnimationFrame(() => print()), shownThere)
            else print()
          }}
        >
          <Printer size={16} aria-hidden />
          {t('인쇄')}
        </button>
      </div>
      <header className="paper-head">
        <div>
          <p className="paper-no">{[docNo, revision && t('개정 {n}', { n: revision })].filter(Boolean).join(' · ')}</p>
          <h1>{title}</h1>
          <p className="paper-when">{t('인쇄 {at}', { at: printedAt })}</p>
        </div>
        {path && (
          <QrCode className="paper-qr" text={new URL(path, location.origin).href} label={t('문서로 가는 QR 코드')} />
        )}
      </header>
      {watermark && (
        <p className="paper-watermark" aria-hidden>
          {watermark}
        </p>
      )}
      {children}
    </main>
  )
}
