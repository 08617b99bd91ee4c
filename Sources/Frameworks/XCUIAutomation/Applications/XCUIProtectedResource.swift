import PhoneTesting
import UIKit

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
