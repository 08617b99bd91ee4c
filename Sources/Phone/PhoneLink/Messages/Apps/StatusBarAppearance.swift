/// The appearance of the status bar that an app prefers.
public struct StatusBarAppearance: Sendable, Equatable {
  /// The color of the content.
  public enum Content: String, Sendable, CaseIterable {
    /// Dark content in the light appearance, light content in the dark one.
    case automatic
    /// Light content.
    case light
    /// Dark content.
    case dark
  }

  /// The color of the content.
  public var content: Content
  /// Whether the status bar is hidden.
  public var isHidden: Bool

  /// Creates an appearance; the default is that of an app without preferences.
  public init(_ content: Content = .automatic, isHidden: Bool = false) {
    self.content = content
    self.isHidden = isHidden
  }
}
