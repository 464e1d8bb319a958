import { expect, test } from 'vitest';
import { planOf } from './shared-text';

const shared = (parts: { title?: string; text?: string; url?: string }) =>
  planOf({ kind: 'text', key: 'a', title: '', text: '', url: '', ...parts });

test('the title names the plan, and text and link become its notes', () => {
  expect(shared({ title: 'Delicate Arch', text: 'Go at sunset', url: 'https://nps.gov/arch' })).toEqual({
    name: 'Delicate Arch',
    notes: 'Go at sunset\nhttps://nps.gov/arch',
  });
});

test('the first line names the plan if there is no title, and a link in the text is found', () => {
  expect(shared({ text: 'Moab Diner\n189 S Main St\nhttps://maps.app.goo.gl/x1' })).toEqual({
    name: 'Moab Diner',
    notes: '189 S Main St\nhttps://maps.app.goo.gl/x1',
  });
});

test('a link alone is named after its site', () => {
  const link = 'https://www.example.com/room/7';

  expect(shared({ text: link, url: link })).toEqual({ name: 'example.com', notes: link });
});
