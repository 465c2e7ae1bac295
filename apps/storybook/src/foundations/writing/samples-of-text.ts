/** The same text in both languages, and what to avoid. */
export interface Sample {
  en: string;
  ru: string;
  instead?: { en: string; ru: string };
}

export const buttons: readonly Sample[] = [
  { en: 'Place order', ru: 'Оформить заказ', instead: { en: 'Submit', ru: 'Отправить' } },
  { en: 'Top up', ru: 'Пополнить', instead: { en: 'Proceed', ru: 'Продолжить' } },
  { en: 'Try again', ru: 'Попробовать ещё раз', instead: { en: 'OK', ru: 'ОК' } },
  { en: 'Keep it open', ru: 'Оставить открытым', instead: { en: 'No', ru: 'Нет' } },
  { en: 'Read the FAQ', ru: 'Читать вопросы и ответы', instead: { en: 'Click here', ru: 'Нажмите здесь' } },
];

export const errors: readonly Sample[] = [
  {
    en: 'Enter an email address, such as alexandra@acme.dev.',
    ru: 'Введите адрес почты, например alexandra@acme.dev.',
    instead: { en: 'Invalid e-mail', ru: 'Некорректный e-mail' },
  },
  {
    en: 'Enter at least 8 characters.',
    ru: 'Введите не меньше 8 символов.',
    instead: { en: 'Password too weak!', ru: 'Слишком простой пароль!' },
  },
  {
    en: 'The payment was declined. No money was taken; you can try again.',
    ru: 'Платёж отклонён. Деньги не списаны, можно попробовать ещё раз.',
    instead: { en: 'Error 422: gateway_declined', ru: 'Ошибка 422: gateway_declined' },
  },
  {
    en: 'We can’t reach the server. Check your connection and try again.',
    ru: 'Сервер недоступен. Проверьте подключение и попробуйте ещё раз.',
    instead: { en: 'Oops! Something went wrong', ru: 'Упс! Что-то пошло не так' },
  },
];

export const emptyPlaces: readonly Sample[] = [
  {
    en: 'No invoices yet. An invoice appears here as soon as you order a service.',
    ru: 'Счетов пока нет. Счёт появится здесь, как только вы закажете услугу.',
    instead: { en: 'No data', ru: 'Нет данных' },
  },
  { en: 'No invoice matches', ru: 'Подходящих счетов нет', instead: { en: '0 results', ru: '0 результатов' } },
];

export const confirmations: readonly Sample[] = [
  {
    en: 'Reinstall edge-fra-01.acme.dev?',
    ru: 'Переустановить edge-fra-01.acme.dev?',
    instead: { en: 'Are you sure?', ru: 'Вы уверены?' },
  },
  {
    en: 'All data on its disk will be deleted. Backups are kept.',
    ru: 'Все данные на диске будут удалены. Резервные копии останутся.',
    instead: { en: 'This action cannot be undone.', ru: 'Это действие необратимо.' },
  },
  { en: 'Reinstall · Cancel', ru: 'Переустановить · Отмена', instead: { en: 'Yes · No', ru: 'Да · Нет' } },
];

export const terms: readonly Sample[] = [
  { en: 'service', ru: 'услуга', instead: { en: 'product, subscription', ru: 'продукт, подписка' } },
  { en: 'invoice', ru: 'счёт', instead: { en: 'bill', ru: 'инвойс' } },
  { en: 'balance', ru: 'баланс', instead: { en: 'wallet, credit', ru: 'кошелёк, лицевой счёт' } },
  { en: 'ticket', ru: 'тикет', instead: { en: 'request, case', ru: 'заявка, кейс' } },
  { en: 'suspended', ru: 'приостановлена', instead: { en: 'blocked', ru: 'заблокирована' } },
  { en: 'sign in, sign out', ru: 'войти, выйти', instead: { en: 'log in, log off', ru: 'залогиниться, разлогиниться' } },
];
