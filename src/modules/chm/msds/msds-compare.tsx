/** 개정비교: in which sections a sheet differs from the one before, line by line. */
import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type MsdsCompare, msdsCompare } from './msds.calls.ts'
import { chmMsds } from './msds.model.ts'
import { type SectionNo, sectionNames } from './msds-sections.model.ts'
import { diffLines } from './sections.logic.ts'

const { useRecord } = screensFor(chmMsds)

export function Compare() {
  const { chmMsdsNo, rowVersion } = useRecord()
  if (!chmMsdsNo) return null
  return <Body no={chmMsdsNo} version={rowVersion} />
}

function Body({ no, version }: { no: number; version: number | null }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(msdsCompare, { no }, { version })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { before, sections } = data
  if (!before)
    return (
      <Panel title="개정비교">
        <p className="quiet">{t('이 자재와 언어의 이전 개정본이 없습니다.')}</p>
      </Panel>
    )
  const changed = sections.filter((one) => one.before.trim() !== one.after.trim())
  return (
    <Panel
      title="개정비교"
      actions={
        <Link to={`${chmMsds.route.staff}/${before.chmMsdsNo}`}>
          {t('이전 개정 {n} ({day})', { n: before.revNo, day: before.revYmd })}
        </Link>
      }
    >
      {changed.length === 0 ? (
        <p className="quiet">{t('바뀐 항목이 없습니다.')}</p>
      ) : (
        changed.map((one) => <Changed key={one.sectionNo} section={one} />)
      )}
    </Panel>
  )
}

function Changed({ section: { sectionNo, before, after } }: { section: MsdsCompare['sections'][number] }) {
  const t = useT()
  const lines = diffLines(before, after)
  return (
    <details open>
      <summary>
        {sectionNo}. {t(sectionNames[sectionNo as SectionNo])}
      </summary>
      <div className="msds-diff">
        {lines.map(({ kind, text }, at) => {
          const Tag = kind === 'ADD' ? 'ins' : kind === 'DEL' ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          return <Tag key={at}>{text || '\u00a0'}</Tag>
        })}
      </div>
    </details>
  )
}
