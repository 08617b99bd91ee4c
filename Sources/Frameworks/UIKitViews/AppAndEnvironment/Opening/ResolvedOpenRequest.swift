import TactusPhoneLink

/// A resolved request to open an app: an address or a quick action.
@MainActor
enum ResolvedOpenRequest {
  /// An address to open.
  case url(UIOpenURLContext)
  /// A quick action to perform.
  case quickAction(UIApplicationShortcutItem)

  /// Resolves a request; fails for a text that is not an address, and for an unknown quick action.
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

  /// The launch options of an app that is launched for the request.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let context): [.url: context.url]
    case .quickAction(let item): [.shortcutItem: item]
    }
  }
}
