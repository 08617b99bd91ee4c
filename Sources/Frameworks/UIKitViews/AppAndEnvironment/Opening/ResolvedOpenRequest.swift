import TactusPhoneLink

/// A resolved open request: a URL or a quick action.
@MainActor
package enum ResolvedOpenRequest {
  /// A URL to open.
  case url(UIOpenURLContext)
  /// A quick action to perform.
  case quickAction(UIApplicationShortcutItem)

  /// Resolves an item of the phone; fails for text that is not a URL.
  package init?(_ item: OpenItem) {
    switch item {
    case .url(let text, let source):
      guard let url = URL(string: text) else { return nil }
      self = .url(UIOpenURLContext(url, source: source?.text))
    case .file(let file): self = .url(UIOpenURLContext(file))
    case .quickAction(let action): self = .quickAction(UIApplicationShortcutItem(action))
    }
  }

  /// The launch options of an app launched for the request.
  package var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let context):
      [.url: context.url].merging(context.options.launchOptions) { $1 }
    case .quickAction(let item): [.shortcutItem: item]
    }
  }
}
