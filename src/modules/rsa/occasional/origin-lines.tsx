import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import type { OriginLine } from '../assess/rsa.calls.ts'
import { origins } from './occasional-codes.model.ts'

/** For what it was opened; what the reader may not open is named by its number alone. */
export function Origins({ of }: { of: readonly OriginLine[] }) {
  const t = useT()
  if (of.length === 0) return null
  return (
    <Panel title="평가를 연 기록">
      <ul className="lines">
        {of.map(({ originCd, originNo, originDocNo, href }) => (
          <li key={`${originCd}:${originNo}`}>
            <span>
              {t(origins[originCd])} {href ? <Link to={href}>{originDocNo}</Link> : originDocNo}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
