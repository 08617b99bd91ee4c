import PhoneLink

/// What an app is opened for, in the app's own words.
@MainActor
enum Errand {
  /// To open an address.
  case url(UIOpenURLContext)
  /// To do one of its quick actions.
  case quickAction(UIApplicationShortcutItem)

  /// Finds out what the phone means; nil where it is no address, or the icon offers no such action.
  init?(_ request: OpenRequest) {
    switch request {
    case .url(let text):
      guard let url = URL(string: text) else { return nil }
      self = .url(UIOpenURLContext(url))
    case .quickAction(let type):
      guard let item = QuickActions.item(type) else { return nil }
      self = .quickAction(item)
    }
  }

  /// What an app is told when it is launched for it.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let context): [.url: context.url]
    case .quickAction(let item): [.shortcutItem: item]
    }
  }
}
