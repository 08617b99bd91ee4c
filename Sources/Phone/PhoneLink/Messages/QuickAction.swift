/// A quick action of an app's icon.
public struct QuickAction: Sendable, Equatable {
  /// The app's identifier of the kind of action.
  public var type: String
  /// The title, in the phone's language.
  public var title: String
  /// The subtitle, in the phone's language.
  public var subtitle: String?
  /// The icon.
  public var icon: QuickActionIcon?
  /// The data of the app: an XML property list whose root is a dictionary; empty for none.
  public var userInfo: String
  /// The identifier by which the app chooses a scene.
  public var targetContent: String?

  /// Creates a quick action.
  public init(
    type: String, title: String, subtitle: String? = nil, icon: QuickActionIcon? = nil,
    userInfo: String = "", targetContent: String? = nil
  ) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.userInfo = userInfo
    self.targetContent = targetContent
  }
}
