import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusalWords } from '../contract/src/refusals/words';
import { repositoryRoot } from './steps/repository.mjs';

/**
 * Texts that the specification fixes, by message group. Placeholders are written as in the messages; the product's name
 * replaces "the product".
 */
const FIXED: Readonly<Record<string, { whole?: readonly string[]; within?: readonly string[] }>> = {
  // `whole` is an entire message: a title, a label or a button. `within` is part of a message.
  plannerBar: { whole: ['Things To Do', 'Current Trip', 'Trip Ideas', 'Hotels'] },
  pictures: { whole: ['Type 1 Line Description'] },
  tripPage: {
    whole: [
      ...['Trip Overview Video', 'Schedule Meeting', 'View Interactive Trip Map'],
      ...['Approximate Cost', 'Estimated Trip Cost', 'Actual Trip Cost', 'Inclusions', 'Exclusions'],
      ...['Immediate Action Options', 'What Happens Next', 'Contact Information'],
      'Special Limited-Time Offer',
    ],
  },
  pictureSearch: {
    whole: [
      ...['FAVORITES', 'UPLOAD', 'SEARCH', 'Previous', 'Next', 'DONE'],
      ...['EDIT', 'Crop Image', 'Cancel', 'Confirm Crop', 'SAVE IMAGES', 'CLOSE'],
      ...['Uploading...', 'IMAGES SAVED'],
      'No images to upload. All images have been uploaded.',
      '{count} image(s) failed to upload. Please try again.',
      'Image upload failed, please try again',
      'Image cropping failed, please try again',
      'No image loaded',
      'Error fetching images. Try again later.',
    ],
    within: ['File size exceeds 10MB', 'File type not supported', 'File selection failed'],
  },
  signIn: {
    whole: [
      ...['Create a Free Account to save your Trips and Favorites', 'Describe Yourself', 'CONTINUE'],
      ...['Keep me Signed In', 'Forgot Password?', 'Sign In', 'Login Attempt Failed'],
      ...['Send Reset Link', 'Close', 'Contact Us', 'The Email user has not found.'],
      'Sorry we couldn’t find an account with that password. Forget your password? Need More Help?',
      'An email with instructions to reset your password has been sent to your email registered with Wayfold',
    ],
    within: ['Terms', 'Privacy Policy', 'Sign Up for Free Forever!', 'Sorry, email has been registered.'],
  },
  contact: { whole: ['Contact Us', 'We Typically Respond in 24-48 Hours'] },
  ui: {
    whole: [
      ...['Are you sure you want to delete this {item}?', 'Cancel', 'Confirm'],
      ...['Setting Things Up...', 'Travel Simplified', 'Sorry', 'Ok'],
      'There is an update to the app.',
      'You will be redirected to the homepage and your progress will be saved.',
      'Your password is secure and you’re all set',
    ],
  },
  account: {
    whole: [
      ...['Describe Yourself', 'File size exceeds 10MB', 'File type not supported', 'File selection failed'],
      'Image upload failed, please try again',
    ],
  },
  thingsToDo: { whole: ['Could not add this place.'] },
};

/** Sentences that the specification fixes and the server returns in its responses. */
const FIXED_ON_SERVER = [
  'Sorry, email has been registered.',
  'Sorry we couldn’t find an account with that password.',
  'File size exceeds 10MB',
  'File type not supported',
  'Could not add this place.',
] as const;

/**
 * Texts that the specification fixes for screens that don't exist yet. No other screen has the `sign`, so the test notices
 * when the screen is built; then its texts belong above.
 */
const NOT_BUILT_YET = [
  {
    screen: 'the lists of search profiles and of chat trip profiles',
    reason: 'there are no search profiles and no AI trip chat to keep profiles for',
    sign: '# Adults',
    texts: [
      ...['Use', 'Update', 'Delete'],
      ...['Trip Name', 'Traveler Name', 'Notes', 'Updated', 'Month'],
      ...['# Days', 'Who', '# Adults', '# Children', '# Teens'],
    ],
  },
] as const;

const straight = (text: string) => text.replaceAll('’', "'");

/** All strings in an object, at any depth, without link tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [straight(value.replace(/<\/?\w+>/g, ''))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Source files in a folder of the repository and its subfolders, without tests. */
function sourcesIn(folder: string): string[] {
  const all = readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' });
  return all
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(repositoryRoot, folder, file));
}

const messages = new Map<string, string[]>();
for (const file of sourcesIn('web/src/i18n/en')) {
  const exported: Record<string, unknown> = await import(file);
  for (const [name, words] of Object.entries(exported)) messages.set(name, textsIn(words));
}

const rows = Object.entries(FIXED).flatMap(([name, { whole = [], within = [] }]) => [
  ...whole.map((text) => ({ name, text, isSaid: (message: string) => message === straight(text) })),
  ...within.map((text) => ({ name, text, isSaid: (message: string) => message.includes(straight(text)) })),
]);

test.each(rows)('$name says "$text" as the specification does', ({ name, text, isSaid }) => {
  expect(messages.get(name)?.some(isSaid), text).toBe(true);
});

test.each(FIXED_ON_SERVER)('the server says "%s" as the specification does', (text) => {
  expect(Object.values(refusalWords)).toContain(text);
});

test.each(NOT_BUILT_YET)('$screen are not built yet: $reason', ({ sign, texts }) => {
  const isThere = [...messages.values()].flat().includes(straight(sign));

  expect(isThere, `They are here now. Hold their messages to: ${texts.join(', ')}`).toBe(false);
});
