import TactusPhoneTypes

/// The reason for which an app is launched or brought to the front.
public enum LaunchReason: Sendable, Equatable {
  /// A tap on the app's icon, or on its card in the app switcher.
  case icon
  /// A quick action of the app's icon.
  case quickAction(QuickAction)
  /// An address that an app or the user opens; `source` is the app that opens it.
  case url(String, source: BundleIdentifier?)
  /// The user's command: a script, a test, or the start of `tactus run`.
  case command

  /// The request that the app receives; `nil` if it receives none.
  public var request: OpenRequest? {
    switch self {
    case .icon, .command: nil
    case .quickAction(let action): .quickAction(action)
    case .url(let url, _): .url(url)
    }
  }
}
