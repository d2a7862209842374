import type { ComponentProps } from 'react';

interface Look {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'normal' | 'big' | undefined;
}

const classes = ({ look = 'plain', size = 'normal' }: Look, more = ''): string =>
  `button ${look} ${size} ${more}`.trimEnd();

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={classes({ look, size }, className)} />;
}

/** Goes to another screen: a link, so that it can be opened elsewhere, that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes({ look, size }, className)} />;
}
