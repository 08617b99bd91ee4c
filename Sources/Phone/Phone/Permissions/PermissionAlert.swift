import TactusPhoneLink
import TactusPhoneTypes

/// The phone's questions about permissions, whose texts `QuestionTexts` has.
public enum PermissionAlert {
  /// The English titles of the buttons that give the most, for phones without a user
  /// (SystemAlerts.LA2).
  public static let allowingTitles: [String] = [
    .allow, .allowFullAccess, .allowWhileUsing, .changeToAlways, .allowOnce, .turnOnAll,
  ].map { (phrase: QuestionPhrase) in QuestionTexts.english[phrase] }

  /// The first version of the system whose questions have the button “Allow” in place of “OK”.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  private static let firstAllowVersion = SystemVersion(17)

  /// Returns the buttons of a question, from the first to the last, with their titles.
  static func buttons(
    _ question: PermissionQuestion, _ resource: ProtectedResource, _ version: SystemVersion,
    in words: QuestionTexts = .english
  ) -> [(PermissionAnswer, String)] {
    let isNew = version >= firstAllowVersion
    let phrases: [(PermissionAnswer, QuestionPhrase)] =
      switch (question, resource) {
      case (.always, _): [(.deny, .keepWhileUsing), (.allowAlways, .changeToAlways)]
      case (.temporaryFullAccuracy, _): [(.allowOnce, .allowOnce), (.deny, .dontAllow)]
      case (.access, .location):
        [(.allowOnce, .allowOnce), (.allow, .allowWhileUsing), (.deny, .dontAllow)]
      case (.access, .photos):
        isNew
          ? [(.limit, .limitAccess), (.allow, .allowFullAccess), (.deny, .dontAllow)]
          : [(.limit, .selectPhotos), (.allow, .allowAllPhotos), (.deny, .dontAllow)]
      case (.access, .tracking): [(.deny, .askNotToTrack), (.allow, .allow)]
      case (.access, .notifications): [(.deny, .dontAllow), (.allow, .allow)]
      case (.access, _): [(.deny, .dontAllow), (.allow, isNew ? .allow : .ok)]
      }
    return phrases.map { ($0, words[$1]) }
  }

  /// Returns the question.
  ///
  /// - Parameters:
  ///   - question: The kind of question.
  ///   - resource: The resource.
  ///   - app: The name of the app.
  ///   - purpose: The app's text about its purpose.
  ///   - version: The version of the system.
  ///   - words: The texts in the user's language.
  static func alert(
    _ question: PermissionQuestion, _ resource: ProtectedResource, app: String, purpose: String,
    version: SystemVersion, in words: QuestionTexts
  ) -> SystemAlert {
    let buttons = buttons(question, resource, version, in: words)
    return SystemAlert(
      title: words.text(title(question, resource), app),
      message: resource == .notifications ? words[.notificationsMessage] : purpose,
      buttons: buttons.map(\.1), cancelButton: buttons.firstIndex { $0.0 == .deny })
  }

  private static func title(
    _ question: PermissionQuestion, _ resource: ProtectedResource
  ) -> QuestionPhrase {
    switch question {
    case .always: return .locationAlways
    case .temporaryFullAccuracy: return .locationPreciseOnce
    case .access: break
    }
    return switch resource {
    case .bluetooth: .bluetooth
    case .calendars: .calendars
    case .camera: .camera
    case .contacts: .contacts
    case .localNetwork: .localNetwork
    case .location: .location
    case .mediaLibrary: .mediaLibrary
    case .microphone: .microphone
    case .motion: .motion
    case .notifications: .notifications
    case .photos: .photos
    case .photosAdd: .photosAdd
    case .reminders: .reminders
    case .siri: .siri
    case .speechRecognition: .speechRecognition
    case .tracking: .tracking
    }
  }
}
