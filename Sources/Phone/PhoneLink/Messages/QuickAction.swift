/// A quick action of an app's icon.
public struct QuickAction: Sendable, Equatable {
  /// The app's identifier of the kind of action.
  public var type: String
  /// The title.
  public var title: String
  /// The subtitle.
  public var subtitle: String?

  /// Creates a quick action.
  public init(type: String, title: String, subtitle: String? = nil) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
  }
}
