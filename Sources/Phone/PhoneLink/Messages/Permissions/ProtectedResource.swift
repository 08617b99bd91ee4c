/// A resource that an app may use only with the user's permission.
///
/// The words are those of `simctl privacy`, as far as it has them.
public enum ProtectedResource: String, Sendable, CaseIterable, Comparable {
  /// Bluetooth.
  case bluetooth
  /// The events of calendars.
  case calendars = "calendar"
  /// The camera.
  case camera
  /// The contacts.
  case contacts
  /// The devices of the local network.
  case localNetwork = "local-network"
  /// The place of the phone.
  case location
  /// The media library, and what the user listens to.
  case mediaLibrary = "media-library"
  /// The microphone.
  case microphone
  /// The motion of the phone, and the user's fitness.
  case motion
  /// Notifications to the user.
  case notifications
  /// The photo library, to read and change it.
  case photos
  /// The photo library, only to add to it.
  case photosAdd = "photos-add"
  /// The reminders.
  case reminders
  /// The use of the app by Siri.
  case siri
  /// The recognition of speech, which sends it to a server.
  case speechRecognition = "speech-recognition"
  /// The tracking of the user across apps and websites.
  case tracking

  /// Returns whether a word precedes another one in alphabetical order.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The statuses that the user's permission may have.
  public var statuses: [PermissionStatus] {
    switch self {
    case .location: [.notDetermined, .restricted, .denied, .whenInUse, .always]
    case .photos, .contacts: [.notDetermined, .restricted, .denied, .limited, .authorized]
    default: [.notDetermined, .restricted, .denied, .authorized]
    }
  }
}
