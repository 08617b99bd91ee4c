import Foundation
import TactusPhoneLink
import TactusVirtualTime

/// The purpose string of an app's property list, by which the app explains its use of a protected
/// resource.
package enum PurposeString: Equatable {
  /// The text.
  case text(String)
  /// The property list has no purpose string under this key.
  case missing(key: String)
  /// The program has no property list, such as a tool or a test bundle.
  case noPropertyList

  /// Returns whether a property list is that of an app, and not that of the program of a package's
  /// tests (AppLife.PT20).
  package static func isOfApp(_ list: [String: Any]) -> Bool {
    let identifier = list["CFBundleIdentifier"] as? String
    guard identifier != PackageTestTool.identifier else { return false }
    return list["CFBundleExecutable"] != nil || identifier != nil && list.count > 1
  }

  /// Finds the text of the program.
  package static func find(
    for resource: ProtectedResource, _ level: PermissionLevel = .standard
  ) -> PurposeString {
    find(for: resource, level, in: Bundle.main.infoDictionary ?? [:]) { key, text in
      Bundle.main.localizedString(forKey: key, value: text, table: "InfoPlist")
    }
  }

  /// Finds the text in a property list.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - level: The extent of the permission.
  ///   - list: The property list.
  ///   - localize: Returns the text of a key in the user's language.
  package static func find(
    for resource: ProtectedResource, _ level: PermissionLevel, in list: [String: Any],
    localize: (_ key: String, _ text: String) -> String = { $1 }
  ) -> PurposeString {
    let keys = resource.purposeKeys(level)
    guard let first = keys.first else { return .text("") }
    guard isOfApp(list) else { return .noPropertyList }
    for key in keys {
      if let text = list[key] as? String, !text.isEmpty { return .text(localize(key, text)) }
    }
    return .missing(key: first)
  }
}

extension ProtectedResource {
  /// Returns the keys of the purpose string, the newest first, of which one suffices; none for
  /// resources without such a string.
  ///
  /// - Source: Apple's reference of the information property list. Confidence: documented.
  func purposeKeys(_ level: PermissionLevel) -> [String] {
    switch self {
    case .bluetooth: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]
    case .calendars:
      [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
        "NSCalendarsWriteOnlyAccessUsageDescription",
      ]
    case .camera: ["NSCameraUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .localNetwork: ["NSLocalNetworkUsageDescription"]
    case .location:
      level == .always
        ? ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
        : ["NSLocationWhenInUseUsageDescription"]
    case .mediaLibrary: ["NSAppleMusicUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .motion: ["NSMotionUsageDescription"]
    case .notifications: []
    case .photos: ["NSPhotoLibraryUsageDescription"]
    case .photosAdd: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
    case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
    case .siri: ["NSSiriUsageDescription"]
    case .speechRecognition: ["NSSpeechRecognitionUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    }
  }
}
