// Made by npm run generate from the contract. Do not edit.
import type { Api } from './api';
import type { PathTable } from './kernel/client';

export const paths: PathTable<Api> = {
  "accounts": {
    "createGuest": {
      "method": "POST",
      "path": "/newuser/guest"
    },
    "get": {
      "method": "GET",
      "path": "/users/:id"
    },
    "update": {
      "method": "PUT",
      "path": "/users/:id"
    },
    "setUnit": {
      "method": "POST",
      "path": "/users/:id/units"
    },
    "remove": {
      "method": "DELETE",
      "path": "/users"
    },
    "removeProfile": {
      "method": "DELETE",
      "path": "/userprofile/:id"
    },
    "exportData": {
      "method": "GET",
      "path": "/users/:id/export"
    },
    "recordAction": {
      "method": "POST",
      "path": "/useraction"
    }
  },
  "atlas": {
    "suggest": {
      "method": "GET",
      "path": "/atlas/suggest"
    },
    "geocode": {
      "method": "GET",
      "path": "/atlas/geocode"
    },
    "retrieve": {
      "method": "GET",
      "path": "/atlas/retrieve/:id"
    },
    "reverse": {
      "method": "GET",
      "path": "/atlas/reverse"
    },
    "townsFrom": {
      "method": "GET",
      "path": "/atlas/towns/from"
    },
    "townsAlong": {
      "method": "GET",
      "path": "/atlas/towns/along"
    },
    "map": {
      "method": "GET",
      "path": "/map"
    }
  },
  "exports": {
    "file": {
      "method": "GET",
      "path": "/trip/export/:id"
    },
    "calendarFeed": {
      "method": "GET",
      "path": "/trip/:id/calendar-feed"
    },
    "createCalendarFeed": {
      "method": "POST",
      "path": "/trip/:id/calendar-feed"
    },
    "revokeCalendarFeed": {
      "method": "DELETE",
      "path": "/trip/:id/calendar-feed"
    },
    "calendar": {
      "method": "GET",
      "path": "/trip/calendar/:token"
    }
  },
  "health": {
    "get": {
      "method": "GET",
      "path": "/health"
    }
  },
  "ideas": {
    "one": {
      "method": "GET",
      "path": "/trip/tripidea/:id"
    },
    "slim": {
      "method": "GET",
      "path": "/trip/tripideaslim/:ids"
    },
    "page": {
      "method": "GET",
      "path": "/trip/tripideas/:page/:size"
    },
    "ofDestination": {
      "method": "GET",
      "path": "/trip/tripideas/:id"
    },
    "destinations": {
      "method": "GET",
      "path": "/trip/destideas/:id"
    },
    "tours": {
      "method": "GET",
      "path": "/trip/tours"
    },
    "usaStates": {
      "method": "GET",
      "path": "/trip/usa"
    },
    "usaState": {
      "method": "GET",
      "path": "/trip/usa/:state"
    }
  },
  "pdf": {
    "preparePdf": {
      "method": "POST",
      "path": "/trip/pdf"
    },
    "tripPdf": {
      "method": "GET",
      "path": "/trip/pdf/:id"
    }
  },
  "pictureSearch": {
    "libraryLocations": {
      "method": "GET",
      "path": "/picture/wayfold/locations"
    },
    "libraryPictures": {
      "method": "GET",
      "path": "/picture/wayfold"
    },
    "stockServices": {
      "method": "GET",
      "path": "/picture/stock"
    },
    "stockPictures": {
      "method": "GET",
      "path": "/picture/stock/:service"
    }
  },
  "pictures": {
    "startUpload": {
      "method": "POST",
      "path": "/picture/upload-info"
    },
    "newPicture": {
      "method": "POST",
      "path": "/picture/new"
    },
    "setPicture": {
      "method": "POST",
      "path": "/picture/:id"
    },
    "removePicture": {
      "method": "DELETE",
      "path": "/picture/:id"
    },
    "favoritePictures": {
      "method": "GET",
      "path": "/picture/user"
    },
    "uploadedPictures": {
      "method": "GET",
      "path": "/picture/user/upload"
    },
    "signPictures": {
      "method": "POST",
      "path": "/picture/signatures"
    }
  },
  "places": {
    "categories": {
      "method": "GET",
      "path": "/mapBoxCategories"
    },
    "icons": {
      "method": "GET",
      "path": "/setting/icons"
    },
    "bookingPlatforms": {
      "method": "GET",
      "path": "/setting/booking-platforms"
    },
    "category": {
      "method": "GET",
      "path": "/atlas/category"
    },
    "nearby": {
      "method": "GET",
      "path": "/atlas/nearby"
    },
    "along": {
      "method": "GET",
      "path": "/places/along"
    },
    "list": {
      "method": "GET",
      "path": "/places"
    },
    "hours": {
      "method": "GET",
      "path": "/places/hours"
    },
    "get": {
      "method": "GET",
      "path": "/place/:id"
    },
    "saveUserPlace": {
      "method": "POST",
      "path": "/userplace"
    },
    "userPlace": {
      "method": "GET",
      "path": "/userplace/:id"
    },
    "removeUserPlace": {
      "method": "DELETE",
      "path": "/userplace/:id"
    },
    "addFavorite": {
      "method": "POST",
      "path": "/favorite"
    },
    "removeFavorite": {
      "method": "DELETE",
      "path": "/favorite/:id"
    },
    "favorites": {
      "method": "GET",
      "path": "/favorites/:userid"
    },
    "userFavorites": {
      "method": "GET",
      "path": "/userfavorites/:id"
    }
  },
  "contact": {
    "contactUs": {
      "method": "POST",
      "path": "/contactUs"
    }
  },
  "newsletter": {
    "subscribe": {
      "method": "POST",
      "path": "/subscribe-email"
    },
    "confirm": {
      "method": "POST",
      "path": "/subscribe-email/confirm"
    },
    "unsubscribe": {
      "method": "PUT",
      "path": "/unsubscribe"
    }
  },
  "outbox": {
    "list": {
      "method": "GET",
      "path": "/admin/outbox-mails"
    },
    "get": {
      "method": "GET",
      "path": "/admin/outbox-mails/:id"
    }
  },
  "profile": {
    "preferences": {
      "method": "GET",
      "path": "/users/:id/preferences"
    },
    "savePreferences": {
      "method": "PUT",
      "path": "/users/:id/preferences"
    },
    "business": {
      "method": "GET",
      "path": "/users/:id/business-profile"
    },
    "saveBusiness": {
      "method": "PUT",
      "path": "/users/:id/business-profile"
    },
    "saveCompanyImage": {
      "method": "PUT",
      "path": "/users/:id/company-images/:slot"
    },
    "removeCompanyImage": {
      "method": "DELETE",
      "path": "/users/:id/company-images/:slot"
    },
    "companyImage": {
      "method": "GET",
      "path": "/company-image/:key"
    },
    "contacts": {
      "method": "GET",
      "path": "/users/:id/contacts"
    },
    "addContact": {
      "method": "POST",
      "path": "/users/:userId/contacts"
    },
    "changeContact": {
      "method": "PUT",
      "path": "/users/:userId/contacts/:id"
    },
    "removeContact": {
      "method": "DELETE",
      "path": "/users/:userId/contacts/:id"
    }
  },
  "routes": {
    "legs": {
      "method": "GET",
      "path": "/route"
    }
  },
  "security": {
    "get": {
      "method": "GET",
      "path": "/users/:id/security"
    },
    "sessions": {
      "method": "GET",
      "path": "/users/:id/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/users/:id/sessions/:sessionId"
    },
    "endSessions": {
      "method": "DELETE",
      "path": "/users/:id/sessions"
    },
    "changeEmail": {
      "method": "POST",
      "path": "/users/:id/email"
    },
    "cancelEmail": {
      "method": "DELETE",
      "path": "/users/:id/email"
    },
    "confirmAgain": {
      "method": "POST",
      "path": "/users/:id/email/confirm"
    },
    "startPasskey": {
      "method": "POST",
      "path": "/users/:id/passkeys/start"
    },
    "addPasskey": {
      "method": "POST",
      "path": "/users/:id/passkeys"
    },
    "removePasskey": {
      "method": "DELETE",
      "path": "/users/:id/passkeys/:passkeyId"
    },
    "startTotp": {
      "method": "POST",
      "path": "/users/:id/totp/start"
    },
    "confirmTotp": {
      "method": "POST",
      "path": "/users/:id/totp"
    },
    "removeTotp": {
      "method": "DELETE",
      "path": "/users/:id/totp"
    }
  },
  "settings": {
    "list": {
      "method": "GET",
      "path": "/setting"
    },
    "since": {
      "method": "GET",
      "path": "/setting/version/:v"
    },
    "userTypes": {
      "method": "GET",
      "path": "/setting/user-types"
    }
  },
  "sharing": {
    "share": {
      "method": "GET",
      "path": "/trip/:id/share"
    },
    "createShare": {
      "method": "POST",
      "path": "/trip/:id/share"
    },
    "changeShare": {
      "method": "PUT",
      "path": "/trip/:id/share"
    },
    "revokeShare": {
      "method": "DELETE",
      "path": "/trip/:id/share"
    },
    "opened": {
      "method": "POST",
      "path": "/trip/share/:id/opened"
    }
  },
  "signIn": {
    "login": {
      "method": "POST",
      "path": "/login"
    },
    "takeSecondStep": {
      "method": "POST",
      "path": "/login/second-step"
    },
    "refresh": {
      "method": "POST",
      "path": "/login/refresh"
    },
    "signOut": {
      "method": "POST",
      "path": "/logout"
    },
    "confirmIdentity": {
      "method": "POST",
      "path": "/login/confirm"
    },
    "signUp": {
      "method": "POST",
      "path": "/newuser"
    },
    "typeDetail": {
      "method": "GET",
      "path": "/type_detail/:email"
    },
    "sendReset": {
      "method": "POST",
      "path": "/resetPwdByEmail"
    },
    "checkReset": {
      "method": "GET",
      "path": "/userprofile/reset/:a/:b"
    },
    "changePassword": {
      "method": "POST",
      "path": "/userprofile/change"
    },
    "socialProvider": {
      "method": "GET",
      "path": "/login/social"
    },
    "startSocial": {
      "method": "POST",
      "path": "/login/social/start"
    },
    "finishSocial": {
      "method": "POST",
      "path": "/login/social/finish"
    },
    "startSocialToken": {
      "method": "POST",
      "path": "/login/social/nonce"
    },
    "startPasskey": {
      "method": "POST",
      "path": "/login/passkey/start"
    },
    "withPasskey": {
      "method": "POST",
      "path": "/login/passkey"
    },
    "checkEmail": {
      "method": "POST",
      "path": "/email/check"
    },
    "confirmEmail": {
      "method": "POST",
      "path": "/email/confirm"
    },
    "keepEmail": {
      "method": "POST",
      "path": "/email/keep"
    }
  },
  "tripMail": {
    "send": {
      "method": "POST",
      "path": "/trip/email"
    }
  },
  "tripPage": {
    "shareData": {
      "method": "GET",
      "path": "/trip/share-data"
    },
    "sharedTrip": {
      "method": "GET",
      "path": "/trip/share/:id"
    },
    "shareItinerary": {
      "method": "GET",
      "path": "/trip/share-itinerary/:id"
    },
    "copyShared": {
      "method": "POST",
      "path": "/user/:userId/trip/share/:tripId"
    },
    "subscribe": {
      "method": "POST",
      "path": "/trip/subscribe"
    },
    "followed": {
      "method": "GET",
      "path": "/trip/followed"
    },
    "paragraphs": {
      "method": "GET",
      "path": "/trip/paragraphs"
    },
    "saveParagraphs": {
      "method": "POST",
      "path": "/trip/paragraphs"
    },
    "removeText": {
      "method": "DELETE",
      "path": "/trip/text"
    }
  },
  "trips": {
    "list": {
      "method": "GET",
      "path": "/trips"
    },
    "create": {
      "method": "POST",
      "path": "/trip"
    },
    "createEmpty": {
      "method": "POST",
      "path": "/newTrip"
    },
    "view": {
      "method": "POST",
      "path": "/trip/view"
    },
    "get": {
      "method": "GET",
      "path": "/trip/:id"
    },
    "inputs": {
      "method": "GET",
      "path": "/trip/:id/trip_inputs"
    },
    "rename": {
      "method": "POST",
      "path": "/trip/names/:id"
    },
    "resetDemo": {
      "method": "POST",
      "path": "/trip/resetdemo/:id"
    },
    "remove": {
      "method": "DELETE",
      "path": "/trip/delete/:id"
    },
    "sendChanges": {
      "method": "POST",
      "path": "/trip/:id/changes"
    },
    "history": {
      "method": "GET",
      "path": "/trip/:id/history"
    },
    "live": {
      "method": "GET",
      "path": "/trip/:id/live"
    },
    "saveDestination": {
      "method": "POST",
      "path": "/trip/destination"
    },
    "removeDestination": {
      "method": "DELETE",
      "path": "/trip/destination/:id"
    },
    "saveEvent": {
      "method": "POST",
      "path": "/trip/event"
    },
    "saveUserEvent": {
      "method": "POST",
      "path": "/trip/user_event"
    },
    "sortEvents": {
      "method": "POST",
      "path": "/trip/event/sort"
    },
    "removeEvent": {
      "method": "DELETE",
      "path": "/trip/event/:id"
    },
    "removeUserEvent": {
      "method": "DELETE",
      "path": "/trip/user_event/:id"
    },
    "listEvents": {
      "method": "GET",
      "path": "/trip/events/:id"
    },
    "clearEvents": {
      "method": "DELETE",
      "path": "/trip/events/:id"
    },
    "saveCost": {
      "method": "POST",
      "path": "/trip/cost"
    },
    "createCost": {
      "method": "POST",
      "path": "/trip/newcost"
    },
    "removeCost": {
      "method": "DELETE",
      "path": "/trip/cost/:id"
    },
    "pictures": {
      "method": "GET",
      "path": "/trip/:id/pictures"
    },
    "updatePictures": {
      "method": "POST",
      "path": "/trip/update-pictures"
    },
    "removePicture": {
      "method": "POST",
      "path": "/trip/remove-picture"
    },
    "describePicture": {
      "method": "POST",
      "path": "/trip/update-picture-description"
    }
  },
  "directions": {
    "detours": {
      "method": "POST",
      "path": "/atlas/detours"
    },
    "legs": {
      "method": "POST",
      "path": "/atlas/legs"
    },
    "times": {
      "method": "POST",
      "path": "/atlas/travel-times"
    },
    "directions": {
      "method": "GET",
      "path": "/atlas/directions"
    }
  }
};
