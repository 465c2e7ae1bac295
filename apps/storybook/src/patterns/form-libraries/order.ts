export const languages = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Russian' },
] as const;

export const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

export interface Order {
  hostname: string;
  language: string;
  period: string;
  addresses: number | null;
}

export const newOrder: Order = { hostname: '', language: 'en', period: 'month', addresses: 1 };
