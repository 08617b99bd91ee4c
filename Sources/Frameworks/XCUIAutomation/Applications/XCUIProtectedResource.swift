import PhoneTesting
import UIKit

/// A resource that apps may use with the user's permission.
///
/// - Source: the constants of Apple's public header; a guess for the last three numbers.
public enum XCUIProtectedResource: Int, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar
  /// The reminders.
  case reminders
  /// The photos.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// The media library.
  case mediaLibrary
  /// The devices of a home.
  case homeKit
  /// Bluetooth access.
  case bluetooth = -1_073_741_824
  /// The network, for a keyboard.
  case keyboardNetwork = -1_073_741_825
  /// The location of the phone.
  case location = -1_073_741_826
  /// The health data.
  case health = -1_073_741_827
  /// Tracking by the app.
  case userTracking = -1_073_741_828
  /// The local network.
  case localNetwork = -1_073_741_829
  /// The Focus status.
  case focus = -1_073_741_830
}

extension XCUIProtectedResource {
  /// The phone's resource; `nil` if the phone has none.
  var resource: ProtectedResource? {
    switch self {
    case .contacts: .contacts
    case .calendar: .calendars
    case .reminders: .reminders
    case .photos: .photos
    case .microphone: .microphone
    case .camera: .camera
    case .mediaLibrary: .mediaLibrary
    case .bluetooth: .bluetooth
    case .location: .location
    case .userTracking: .tracking
    case .localNetwork: .localNetwork
    case .homeKit, .keyboardNetwork, .health, .focus: nil
    }
  }
}
