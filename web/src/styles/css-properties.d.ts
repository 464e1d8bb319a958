import 'react';

declare module 'react' {
  /** Lets a style set custom properties such as `--c`, which style sheets then read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
