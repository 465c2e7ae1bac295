export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  password: string;
  rules: boolean;
}

export const emptySignUp: SignUp = { firstName: '', lastName: '', email: '', country: '', password: '', rules: false };

export type SignUpErrors = Partial<Record<keyof SignUp, string>>;

export const isSignUpField = (name: string): name is keyof SignUp => name in emptySignUp;

/** Returns each field's error and how to fix it. */
export function signUpErrors({ firstName, email, country, password, rules }: SignUp): SignUpErrors {
  return {
    ...(firstName.trim() ? {} : { firstName: 'Enter your first name' }),
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Enter an email address, such as alexandra@acme.dev' }),
    ...(country ? {} : { country: 'Choose a country' }),
    ...(password.length >= 8 ? {} : { password: 'Use 8 characters or more' }),
    ...(rules ? {} : { rules: 'Accept the rules to continue' }),
  };
}

/** Simulates a server with a delay and one address already taken. */
export async function sendSignUp({ email }: SignUp): Promise<SignUpErrors> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return email.startsWith('taken@') ? { email: 'An account with this email already exists. Sign in or use another email.' } : {};
}
