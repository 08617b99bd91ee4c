import PhoneLink

/// The quick actions of the app's icon: those of its property list, then those it has set (L12).
@MainActor
enum QuickActions {
  /// Those that the app has set.
  static var dynamic: [UIApplicationShortcutItem] = [] {
    didSet { tell() }
  }

  /// Those of the property list of the app's bundle.
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

  /// The one of a type; nil where the icon offers none.
  static func item(_ type: String) -> UIApplicationShortcutItem? {
    (listed + dynamic).first { $0.type == type }
  }

  /// Tells the phone what the icon offers.
  static func tell() {
    let items = (listed + dynamic).prefix(LinkLimits.quickActions)
    PhoneWishes.send(.quickActions(items.map(\.forPhone)))
  }
}
