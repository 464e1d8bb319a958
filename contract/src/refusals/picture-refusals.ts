/** Refusals about pictures and searches for them. */
export const pictureRefusals = {
  // Finding pictures
  pictureNotFound: 'Picture not found.',
  pictureNotUploaded: 'Picture not found among your uploads.',
  pictureNotInLibrary: 'Picture not found in the library.',
  pictureNotYours: 'This picture isn’t one of yours. Upload it, or choose another.',
  pictureNotFromWayfold: 'Choose a picture from Wayfold.',
  pictureIdTaken: 'A picture with this id already exists.',

  // Uploads
  uploadNotFound: 'Upload not found. Choose the picture again.',
  uploadCutOff: 'The upload was cut off. Send the picture again.',
  uploadLinkExpired: 'This upload link has expired. Request another one.',
  uploadSizeWrong: 'The picture’s size isn’t the one that was announced. Upload it again.',
  uploadsNotAccepted: 'This address doesn’t accept uploads.',
  pictureTooLarge: 'File size exceeds 10MB',
  pictureTypeUnsupported: 'File type not supported',
  pictureNotBase64: 'Send the picture in base64.',
  companyImageTypeUnsupported: 'File type not supported. Use JPEG, PNG or WebP.',
  pictureStorageFull: 'Your pictures have reached the limit of {limit}. Remove some first.',
  tooManyUploadsToday: 'You’ve reached the limit of {limit} uploads per day. Upload more tomorrow.',
  tooManyUploadsHere: 'Too many pictures from this address. Try again in an hour.',
  tooManyCompanyImages: 'You’ve requested too many pictures. Try again in an hour.',
  yourPicturesWaiting: 'Too many of your pictures are waiting already. Try again in a moment.',
  picturesWaiting: 'Many pictures are being processed right now. Try again in a moment.',
  tooManyPicturesRead: 'Too many pictures.',

  // Credits
  creditKept: 'Photos from stock services keep their credit. Choose the photo again.',
  creditOfLibrary: 'Pictures from the library have no credit.',
  creditLinksToService: 'A credit can’t link to a stock service. Use another web address.',
  creditNamesService: 'Only photos from a stock service can carry its name. Enter who took this photo.',
  sourceNotLibrary: 'This picture isn’t from the Wayfold library.',
  sourceNotService: 'This picture isn’t from that service. Search for the photo there and choose it.',

  // Stock services
  stockNotConnected: 'This service isn’t connected. Search the Wayfold library instead.',
  stockPhotoUnknown: 'Search for this photo again, then choose it.',
  stockExhausted:
    '{service} has reached its search limit. Try again later, or choose from the Wayfold library.',
  stockAway: '{service} isn’t answering right now. Try again in a moment.',
  stockFailed: '{service} didn’t return any photos. Try again later, or choose from the Wayfold library.',
  tooManySearches: 'You’ve made too many searches. Try again in an hour, or choose from the Wayfold library.',
} as const;
