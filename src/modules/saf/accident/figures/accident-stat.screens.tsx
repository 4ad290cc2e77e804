import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { accidentFigures } from './accident-figures.model.ts'
import { RatesPanel } from './rates-panel.tsx'

export const AccidentStat = () => (
  <FiguresPage
    figures={accidentFigures}
    more={(_, { from, to, plantCd = '' }) => (
      <RatesPanel period={{ from: from.slice(0, 7), to: to.slice(0, 7), plantCd }} />
    )}
  />
)
