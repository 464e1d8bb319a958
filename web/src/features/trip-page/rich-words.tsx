import type { Block, RichText, Span } from '@wayfold/contract/trip/rich-text';
import styles from './rich-words.module.css';

/** Structured text as elements: no user text becomes markup. */
export function RichWords({ blocks }: { blocks: RichText }) {
  return (
    <div className={styles.words}>
      {keyed(blocks).map(([key, block]) => (
        <BlockWords key={key} block={block} />
      ))}
    </div>
  );
}

function BlockWords({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 dir="auto">
        <Spans spans={block.spans} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Spans spans={block.spans} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {keyed(block.items).map(([key, spans]) => (
        <li key={key} dir="auto">
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(([key, { text, bold, href }]) => {
    const words = bold ? <strong>{text}</strong> : text;
    if (href === null) return <span key={key}>{words}</span>;
    return (
      <a key={key} href={href} rel="noopener noreferrer nofollow">
        {words}
      </a>
    );
  });
}

/** Pieces of text have no ids, so their index is the key. */
function keyed<T>(pieces: readonly T[]): [number, T][] {
  return pieces.map((piece, index) => [index, piece]);
}
