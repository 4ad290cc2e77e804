import { screensFor } from '#platform/web/document/screens.tsx'
import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { safetyPraise } from './safety-praise.model.ts'
import { safetyPraiseFigures } from './safety-praise-figures.model.ts'

const { List, Detail, Section, Fields, Actions, Paper } = screensFor(safetyPraise)

export function SafetyPraiseList() {
  return <List columns={['praisedUserId', 'actCd', 'seenYmd']} filters={['actCd', 'seenYmd']} stateTabs excel />
}

export function SafetyPraiseDetail() {
  return (
    <Detail print>
      <Section title="칭찬">
        <Fields names={['praiseTitle', 'praisedUserId', 'actCd', 'seenYmd', 'placeDesc', 'praiseDesc']} />
      </Section>
      <Actions />
    </Detail>
  )
}

export function SafetyPraisePaper() {
  return (
    <Paper title="안전 칭찬">
      <Section title="칭찬">
        <Fields names={['praiseTitle', 'praisedUserId', 'actCd', 'seenYmd', 'placeDesc', 'praiseDesc']} />
      </Section>
    </Paper>
  )
}

export const SafetyPraiseStat = () => <FiguresPage figures={safetyPraiseFigures} />
