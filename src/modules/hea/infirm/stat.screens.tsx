import { FiguresPage } from '#platform/web/figures/figures-page.tsx'
import { visitFigures } from './visit-figures.model.ts'

export const InfirmStat = () => <FiguresPage figures={visitFigures} />
