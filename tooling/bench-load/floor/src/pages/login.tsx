import { useState } from 'react';
import { isValid } from '../form.ts';
import { t } from '../i18n.ts';

export function Page() {
  const [refused, setRefused] = useState(false);
  return (
    <main>
      <h1>{t('title')}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          setRefused(!isValid({ email: values.get('email'), password: values.get('password') }));
        }}
      >
        <label>
          {t('email')} <input name="email" autoComplete="username" />
        </label>
        <label>
          {t('password')} <input name="password" type="password" autoComplete="current-password" />
        </label>
        {refused ? <p role="alert">{t('invalid')}</p> : null}
        <button type="submit">{t('submit')}</button>
      </form>
    </main>
  );
}
