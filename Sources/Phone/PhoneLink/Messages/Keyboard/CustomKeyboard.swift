import TactusPhoneTypes

/// A keyboard of an installed app: an app extension, which runs in a process of its own.
///
/// Steps Keyboards.CU1…
public struct CustomKeyboard: Sendable, Equatable {
  /// The identifier of the extension's bundle.
  public var identifier: BundleIdentifier
  /// The name of the keyboard.
  public var name: String
  /// The name of its app.
  public var appName: String
  /// The primary language as a BCP 47 identifier, such as `en-US`.
  public var language: String
  /// Whether the keyboard types the ASCII characters.
  public var isASCIICapable: Bool
  /// Whether the keyboard is for text that is written from right to left.
  public var prefersRightToLeft: Bool
  /// Whether the keyboard requests full access.
  public var requestsFullAccess: Bool
  /// Whether the user has allowed full access.
  public var hasFullAccess: Bool

  /// Creates a keyboard; the defaults are those of an extension without attributes.
  public init(
    identifier: BundleIdentifier, name: String, appName: String, language: String = "en-US",
    isASCIICapable: Bool = false, prefersRightToLeft: Bool = false,
    requestsFullAccess: Bool = false, hasFullAccess: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.appName = appName
    self.language = language
    self.isASCIICapable = isASCIICapable
    self.prefersRightToLeft = prefersRightToLeft
    self.requestsFullAccess = requestsFullAccess
    self.hasFullAccess = hasFullAccess
  }

  /// The name in lists of keyboards: that of the keyboard and, if it differs, of the app.
  public var title: String { name == appName ? name : "\(name) — \(appName)" }
}
