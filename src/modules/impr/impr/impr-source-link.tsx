/** Where a row of the register was found: the record itself, or the number that somebody wrote down. */
import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { imprSource } from './impr.calls.ts'
import { impr } from './impr.model.ts'

const { Fields, useRecord } = screensFor(impr)

export function Source() {
  const t = useT()
  const { imprNo, srcNo, can } = useRecord()
  const { data } = useAsked(imprSource, imprNo && srcNo ? { no: imprNo } : null)
  if (can.edit.includes('srcNo') || !data?.source) return <Fields names={['srcNo']} />
  const { label, docNo, title, path } = data.source
  return (
    <div className="doc-value">
      <dt>{t('출처 문서')}</dt>
      <dd>
        <Link to={path}>{[docNo ?? label, title].filter(Boolean).join(' ')}</Link>
      </dd>
    </div>
  )
}
