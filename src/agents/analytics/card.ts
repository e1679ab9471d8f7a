import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'analytics',
  name: 'Analytics',
  description: 'Computes what a CSV or Excel file says, and what to do next; every figure comes from the file.',
  icon: 'trend',
  category: 'launch-growth',
  status: 'live',
  functionName: 'analytics-agent',
  keywords: [
    'data analysis',
    'csv',
    'excel',
    'spreadsheet',
    'metrics',
    'churn',
    'trends',
    'dashboard',
    'insights',
    'report',
  ],
})
