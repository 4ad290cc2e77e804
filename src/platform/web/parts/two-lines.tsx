import './two-lines.css'
import type { ReactNode } from 'react'

/** In a cell of a list what does not fit beside one another stands below it, in the height of the row. */
export const TwoLines = ({ children }: { children: ReactNode }) => <span className="two-lines">{children}</span>
