import { Calendar, ConfigProvider } from 'antd'
import dayjs from 'dayjs'
import { useRef } from 'react'

/** A month to pick a day from. */
export default function DayCalendar({ value, onPick }: { value: string; onPick(day: string): void }) {
  const area = useRef<HTMLDivElement>(null)
  const day = dayjs(value || undefined)
  return (
    <div ref={area}>
      {/* The lists of years and months open inside the panel, which lies over the page. */}
      <ConfigProvider getPopupContainer={() => area.current ?? document.body}>
        <Calendar
          fullscreen={false}
          defaultValue={day.isValid() ? day : dayjs()}
          onSelect={(picked, { source }) => source === 'date' && onPick(picked.format('YYYY-MM-DD'))}
        />
      </ConfigProvider>
    </div>
  )
}
