import TactusPhoneLink

/// A resolved request to open an app: an address or a quick action.
@MainActor
package enum ResolvedOpenRequest {
  /// An address to open.
  case url(UIOpenURLContext)
  /// A quick action to perform.
  case quickAction(UIApplicationShortcutItem)

  /// Resolves an item of the phone; fails for a text that is not an address.
  package init?(_ item: OpenItem) {
    switch item {
    case .url(let text, let source):
      guard let url = URL(string: text) else { return nil }
      self = .url(UIOpenURLContext(url, source: source?.text))
    case .file(let file): self = .url(UIOpenURLContext(file))
    case .quickAction(let action): self = .quickAction(UIApplicationShortcutItem(action))
    }
  }

  /// The launch options of an app that is launched for the request.
  package var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let context):
      [.url: context.url].merging(context.options.launchOptions) { $1 }
    case .quickAction(let item): [.shortcutItem: item]
    }
  }
}
