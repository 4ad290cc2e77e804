import { useMemo } from 'react'
import { encode } from 'uqr'

/** An address as a picture that a phone reads; as large as its class says. @param label what it leads to */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 1 }), [text])
  const cells = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={cells.join('')} />
    </svg>
  )
}
