import { expect, test } from 'vitest';
import { staticFiles } from './static-files';

const manifest = {
  '_frame.js': { file: 'frame.js', css: ['frame.css'] },
  '_button.js': { file: 'button.js', imports: ['_frame.js'], css: ['button.css'] },
  'src/page.tsx': { file: 'page.js', imports: ['_button.js', '_frame.js'], css: ['page.css'] },
};

test('a page’s files are its own and those of everything it imports, each once', () => {
  const { scripts } = staticFiles(manifest, 'src/page.tsx');

  expect(scripts).toEqual(['page.js', 'button.js', 'frame.js']);
});

test('styles of imported files come before the styles that override them', () => {
  const { styles } = staticFiles(manifest, 'src/page.tsx');

  expect(styles).toEqual(['frame.css', 'button.css', 'page.css']);
});

test('a page that was not built stops the build', () => {
  expect(() => staticFiles(manifest, 'src/gone.tsx')).toThrow('src/gone.tsx');
});
