/** One study: its drawing and team, nodes, deviations, layers of protection, and when it is looked at anew. */
import './hazop.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { hazop } from './hazop.model.ts'
import { Lines } from './hazop-lines.tsx'
import { Nodes } from './hazop-nodes.tsx'
import { Recommendations } from './hazop-recommendations.tsx'
import { Lopas } from './lopa.tsx'

const { Detail, Section, Fields, Actions, useRecord } = screensFor(hazop)

export function HazopDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const t = useT()
  const { hazopNo, statusCd, nodes, lines, lopas } = useRecord()
  if (!hazopNo || statusCd === 'TEMP') return <Head />
  const counted = (label: string, n: number | undefined) => (n ? `${t(label)} ${n}` : t(label))
  return (
    <div className="stack">
      <Figures />
      <SectionTabs
        items={[
          { key: 'head', label: t('개요'), content: <Head /> },
          { key: 'nodes', label: counted('노드', nodes?.length), content: <Nodes /> },
          { key: 'lines', label: counted('이탈', lines?.length), content: <Lines /> },
          { key: 'recommend', label: t('권고'), content: <Recommendations /> },
          { key: 'lopas', label: counted('LOPA', lopas?.length), content: <Lopas /> },
        ]}
      />
    </div>
  )
}

function Figures() {
  const t = useT()
  const { nodeCnt, openCnt, reviewCnt, revalidYmd } = useRecord()
  return (
    <Sums
      of={[
        { label: t('노드'), value: t('{n}건', { n: nodeCnt ?? 0 }) },
        { label: t('허용불가'), value: t('{n}건', { n: openCnt ?? 0 }), tone: openCnt ? 'danger' : undefined },
        Boolean(reviewCnt) && { label: t('재검토 노드'), value: t('{n}건', { n: reviewCnt ?? 0 }), tone: 'danger' },
        revalidYmd && {
          label: t('재검증 기한'),
          value: revalidYmd,
          note: revalidYmd < today() && <StatusTag tone="danger">{t('기한 지남')}</StatusTag>,
        },
      ]}
    />
  )
}

function Head() {
  const { doneYmd } = useRecord()
  return (
    <>
      <Section title="대상">
        <Fields names={['hazopTitle', 'processNo', 'deptCd', 'drawingNo', 'drawingRevNo', 'scaleNo']} />
      </Section>
      <Section title="팀">
        <Fields names={['leaderUserId', 'studyYmd', 'team']} />
      </Section>
      {doneYmd && (
        <Section title="승인" hint="승인한 날부터 4년 안에 전체를 다시 검토합니다.">
          <Fields names={['apprUserId', 'doneYmd', 'revalidYmd']} />
        </Section>
      )}
    </>
  )
}
