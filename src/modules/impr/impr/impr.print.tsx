/** The register on paper: one row with its pictures, and the pictures of many, before beside after. */
import './impr.css'
import { useLocation } from 'react-router'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Pictures } from '#platform/web/form/attachments/pictures.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { impr } from './impr.model.ts'

const { Paper, Section, Fields, useRecord, useRecords } = screensFor(impr)

export function ImprPaper() {
  return (
    <Paper title="개선조치서">
      <Row />
    </Paper>
  )
}

function Row() {
  const t = useT()
  const { beforeFileId, afterFileId } = useRecord()
  return (
    <>
      <Section title="내용">
        <Fields names={['imprTitle', 'srcCd', 'srcNo', 'imprDesc', 'placeDesc', 'processNo', 'riskGradeCd']} />
        <Fields names={['ownerUserId', 'ownerDeptCd', 'vendorCd', 'orgDueYmd', 'dueYmd', 'extendCnt']} />
      </Section>
      <Section title="조치">
        <Fields names={['interimDesc', 'planDesc', 'measureTypeCd', 'actionDesc', 'actionDt', 'actionUserId']} />
      </Section>
      <div className="impr-photo-pair">
        <div>
          <p>{t('조치 전 사진')}</p>
          <Pictures attachFileId={beforeFileId} />
        </div>
        <div>
          <p>{t('조치 후 사진')}</p>
          <Pictures attachFileId={afterFileId} />
        </div>
      </div>
      <Section title="확인 결과">
        <Fields names={['verifyUserId', 'verifyDt', 'onTimeCd', 'effectDueYmd', 'effectCd', 'effectDesc']} />
      </Section>
    </>
  )
}

/** As many as one prints and looks through. */
const MOST_PRINTED = 100
const notConditions: ReadonlySet<string> = new Set(['page', 'limit', 'sort', 'q'])

/** 전후사진 대장: the rows of a list in its order, with nothing but what the pictures need to be understood. */
export function ImprPhotos() {
  const t = useT()
  const { listPath } = usePage()
  const { search } = useLocation()
  const asked = [...new URLSearchParams(search)]
  const q = asked.find(([name]) => name === 'q')?.[1]
  const sort = asked.find(([name]) => name === 'sort')?.[1]
  const where = Object.fromEntries(asked.filter(([name]) => !notConditions.has(name)))
  const { rows, total, isError, error, refetch } = useRecords({
    where,
    limit: MOST_PRINTED,
    ...(q && { q }),
    ...(sort && { sort }),
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!rows) return <Loading lines={12} />
  return (
    <PrintPage title={t('전후사진 대장')} docNo={null} path={`${listPath}${search}`}>
      {rows.length === 0 && <Empty />}
      {(total ?? 0) > rows.length && (
        <p>{t('{total}건 중 앞의 {n}건입니다. 조건을 좁히십시오.', { total, n: rows.length })}</p>
      )}
      {rows.map((row) => (
        <section key={row.imprNo} className="impr-photo-row">
          <h2>{[row.imprDocNo, row.imprTitle].filter(Boolean).join(' ')}</h2>
          <p>
            {[row.placeDesc, row.ownerUserNm ?? row.vendorNm, row.dueYmd, t(impr.lifecycle.states[row.statusCd].label)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="impr-photo-pair">
            <div>
              <p>{t('조치 전 사진')}</p>
              <Pictures attachFileId={row.beforeFileId} />
            </div>
            <div>
              <p>{t('조치 후 사진')}</p>
              <Pictures attachFileId={row.afterFileId} />
            </div>
          </div>
        </section>
      ))}
    </PrintPage>
  )
}
