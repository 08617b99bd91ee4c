/// A text of the phone's questions: a button, a title or a message.
///
/// `%1` and `%2` stand for names.
public enum QuestionPhrase: String, Sendable, CaseIterable {
  // Buttons.
  case allow, ok, dontAllow, allowOnce, allowWhileUsing, keepWhileUsing, changeToAlways
  case limitAccess, allowFullAccess, selectPhotos, allowAllPhotos, askNotToTrack
  case cancel, open, allowPaste, dontAllowPaste, turnOnAll, turnOffAll
  // Permissions.
  case bluetooth, calendars, camera, contacts, localNetwork, location, mediaLibrary, microphone
  case motion, notifications, photos, photosAdd, reminders, siri, speechRecognition, tracking
  case locationAlways, locationPreciseOnce, notificationsMessage
  // Health data.
  case health, healthHeading, write, read, group, theApp
  // Others.
  case opening, pasting, pastingMessage, anotherDevice, name, output
  // Names of elements.
  case labelElement, save
}
