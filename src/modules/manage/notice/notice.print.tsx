/** A notice on paper, with everybody who has confirmed this revision of it. */
import { proofSaid } from '#platform/model/sign-proof.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { notice } from './notice.model.ts'
import { useReaders } from './notice.wire.ts'
import { withIds } from './notice-readers.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(notice)

export function NoticePaper() {
  const { editable } = usePage()
  const { kind } = usePerson()
  return (
    <Paper title="공지사항">
      <Section title="공지 내용">
        <Fields names={['noticeTitle', 'noticeTypeCd', 'procNo', 'revNo', 'effectiveYmd', 'noticeDesc']} />
      </Section>
      <Section title="게시 방법">
        <Fields names={['targetScopeCd', 'startDt', 'endDt', 'confirmYn', 'confirmDueYmd']} />
      </Section>
      {(editable || kind === 'vendor') && <Confirmed />}
    </Paper>
  )
}

function Confirmed() {
  const t = useT()
  const { noticeNo, revNo } = useRecord()
  const { data } = useReaders(noticeNo ?? 0)
  if (!data) return <Loading />
  const share = data.ratePct === null ? '' : `${data.ratePct.toFixed(1)} % (${data.doneCnt}/${data.targetCnt})`
  return (
    <Section title="확인 현황">
      <p>
        {t('개정')} {revNo} · {share}
      </p>
      <table>
        <HeadRow names={['이름', '소속', '열람일시', '확인일시', '확인한 사람', '확인 방법', '읽어 준 사람']} />
        <tbody>
          {withIds(data.rows).map(({ id, readerNm, orgNm, readDt, confirmDt, byNm, how, readOutNm }) => (
            <tr key={id}>
              <td>{readerNm}</td>
              <td>{orgNm}</td>
              <td>{readDt && formatDateTime(readDt)}</td>
              <td>{confirmDt && formatDateTime(confirmDt)}</td>
              <td>{byNm}</td>
              <td>{proofSaid(how, t)}</td>
              <td>{readOutNm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
