/** Unsplash's URL of the photo of `unsplashPhoto`; the parameters in it count views. */
export const UNSPLASH_RAW =
  'https://images.unsplash.com/photo-1416339306562-f3d12fefd36f?ixid=M3wxMjA3&ixlib=rb-4.0.3';
/** Pexels' URL of the photo of `pexelsPhoto`. */
export const PEXELS_ORIGINAL = 'https://images.pexels.com/photos/2014422/pexels-photo-2014422.jpeg';

/** A photo as Unsplash describes it, unless its response is cut. */
export const unsplashPhoto = (more: object = {}) => ({
  id: 'eOLpJytrbsQ',
  created_at: '2024-11-18T14:35:36-05:00',
  width: 4000,
  height: 3000,
  color: '#A7A2A1',
  blur_hash: 'LaLXMa9Fx[D%~q%MtQM|kDRjtRIU',
  likes: 286,
  liked_by_user: false,
  description: 'A man drinking a coffee.',
  alt_description: ' man at a\n canyon ',
  user: {
    id: 'Ul0QVz12Goo',
    username: 'ugmonk',
    name: 'Jeff Sheldon',
    links: { self: 'https://api.unsplash.com/users/ugmonk', html: 'https://unsplash.com/@ugmonk' },
  },
  urls: {
    raw: UNSPLASH_RAW,
    full: `${UNSPLASH_RAW}&q=85`,
    regular: `${UNSPLASH_RAW}&w=1080`,
    small: `${UNSPLASH_RAW}&w=400`,
  },
  links: {
    self: 'https://api.unsplash.com/photos/eOLpJytrbsQ',
    html: 'https://unsplash.com/photos/eOLpJytrbsQ',
    download: 'https://unsplash.com/photos/eOLpJytrbsQ/download',
    download_location: 'https://api.unsplash.com/photos/eOLpJytrbsQ/download?ixid=M3wxMjA3',
  },
  ...more,
});

/** A photo as Pexels describes it. */
export const pexelsPhoto = (more: object = {}) => ({
  id: 2014422,
  width: 3024,
  height: 3024,
  url: 'https://www.pexels.com/photo/brown-rocks-during-golden-hour-2014422/',
  photographer: 'Joey Farina',
  photographer_url: 'https://www.pexels.com/@joey',
  photographer_id: 680589,
  avg_color: '#978E82',
  src: { original: PEXELS_ORIGINAL, large: `${PEXELS_ORIGINAL}?auto=compress&cs=tinysrgb&h=650&w=940` },
  liked: false,
  alt: 'Brown Rocks During Golden Hour',
  ...more,
});
