import TactusPhoneLink
import TactusThreads

/// The quick actions of the app's icon: first the static ones of the property list, then the
/// dynamic ones (AppLife.L12).
@MainActor
enum QuickActions {
  /// The dynamic quick actions, set by the app.
  static var dynamic: [UIApplicationShortcutItem] {
    get { dynamicOfContext.value }
    set {
      dynamicOfContext.value = newValue
      sendToPhone()
    }
  }

  private static let dynamicOfContext = ContextLocal<[UIApplicationShortcutItem]>([])

  /// The static quick actions, from the property list of the app's bundle.
  static var listed: [UIApplicationShortcutItem] {
    let list = Bundle.main.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return list.compactMap { entry in
      guard let type = entry["UIApplicationShortcutItemType"] as? String,
        let title = entry["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      return UIApplicationShortcutItem(
        type: type, localizedTitle: title,
        localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String, icon: nil,
        userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
    }
  }

  /// Returns the quick action of a type; nil if there is none.
  static func item(_ type: String) -> UIApplicationShortcutItem? {
    (listed + dynamic).first { $0.type == type }
  }

  /// Sends the quick actions to the phone.
  static func sendToPhone() {
    let items = (listed + dynamic).prefix(LinkLimits.quickActions)
    PhoneRequests.send(.quickActions(items.map(\.linkAction)))
  }
}
