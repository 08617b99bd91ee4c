import TactusPhoneLink
import TactusPhoneTypes

/// The texts of the phone's questions about permissions.
///
/// - Source: pictures of phones with iOS 13 to 17, in Apple's user guides and in reports.
///   Confidence: reported.
public enum PermissionAlert {
  /// The titles of the buttons that give the most, for phones without a user.
  public static let allowingTitles = [
    "Allow", "Allow Full Access", "Allow While Using App", "Change to Always Allow", "Allow Once",
    SystemAlert.turnOnAll,
  ]

  /// The first version of the system whose questions have the button “Allow” in place of “OK”.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  private static let firstAllowVersion = SystemVersion(17)

  /// Returns the buttons of a question, from the first to the last, with their titles.
  static func buttons(
    _ question: PermissionQuestion, _ resource: ProtectedResource, _ version: SystemVersion
  ) -> [(PermissionAnswer, String)] {
    let allow = version >= firstAllowVersion ? "Allow" : "OK"
    switch (question, resource) {
    case (.always, _):
      return [(.deny, "Keep Only While Using"), (.allowAlways, "Change to Always Allow")]
    case (.temporaryFullAccuracy, _): return [(.allowOnce, "Allow Once"), (.deny, "Don’t Allow")]
    case (.access, .location):
      return [
        (.allowOnce, "Allow Once"), (.allow, "Allow While Using App"), (.deny, "Don’t Allow"),
      ]
    case (.access, .photos):
      return version >= firstAllowVersion
        ? [(.limit, "Limit Access…"), (.allow, "Allow Full Access"), (.deny, "Don’t Allow")]
        : [
          (.limit, "Select Photos…"), (.allow, "Allow Access to All Photos"),
          (.deny, "Don’t Allow"),
        ]
    case (.access, .tracking): return [(.deny, "Ask App Not to Track"), (.allow, "Allow")]
    case (.access, .notifications): return [(.deny, "Don’t Allow"), (.allow, "Allow")]
    case (.access, _): return [(.deny, "Don’t Allow"), (.allow, allow)]
    }
  }

  /// Returns the question.
  ///
  /// - Parameters:
  ///   - question: The kind of question.
  ///   - resource: The resource.
  ///   - app: The name of the app.
  ///   - purpose: The app's text about its purpose.
  ///   - version: The version of the system.
  static func alert(
    _ question: PermissionQuestion, _ resource: ProtectedResource, app: String, purpose: String,
    version: SystemVersion
  ) -> SystemAlert {
    let buttons = buttons(question, resource, version)
    return SystemAlert(
      title: title(question, resource, app), message: message(resource, purpose),
      buttons: buttons.map(\.1), cancelButton: buttons.firstIndex { $0.0 == .deny })
  }

  private static func title(
    _ question: PermissionQuestion, _ resource: ProtectedResource, _ app: String
  ) -> String {
    switch question {
    case .always:
      return "Allow “\(app)” to also use your location even when you are not using the app?"
    case .temporaryFullAccuracy: return "Allow “\(app)” to use your precise location once?"
    case .access: break
    }
    return switch resource {
    case .bluetooth: "“\(app)” Would Like to Use Bluetooth"
    case .calendars: "“\(app)” Would Like Full Access to Your Calendar"
    case .camera: "“\(app)” Would Like to Access the Camera"
    case .contacts: "“\(app)” Would Like to Access Your Contacts"
    case .localNetwork: "Allow “\(app)” to find devices on local networks?"
    case .location: "Allow “\(app)” to use your location?"
    case .mediaLibrary: "“\(app)” Would Like to Access Your Media Library"
    case .microphone: "“\(app)” Would Like to Access the Microphone"
    case .motion: "“\(app)” Would Like to Access Your Motion & Fitness Activity"
    case .notifications: "“\(app)” Would Like to Send You Notifications"
    case .photos: "“\(app)” Would Like to Access Your Photo Library"
    case .photosAdd: "“\(app)” Would Like to Add to Your Photo Library"
    case .reminders: "“\(app)” Would Like Full Access to Your Reminders"
    case .speechRecognition: "“\(app)” Would Like to Access Speech Recognition"
    case .tracking:
      "Allow “\(app)” to track your activity across other companies’ apps and websites?"
    }
  }

  private static func message(_ resource: ProtectedResource, _ purpose: String) -> String {
    resource == .notifications
      ? "Notifications may include alerts, sounds, and icon badges. These can be configured in "
        + "Settings."
      : purpose
  }
}
