/// Something that an app's icon offers to do.
public struct QuickAction: Sendable, Equatable {
  /// Tells it apart for the app.
  public var type: String
  /// What people read.
  public var title: String
  /// What people read below that.
  public var subtitle: String?

  /// Names everything.
  public init(type: String, title: String, subtitle: String? = nil) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
  }
}
