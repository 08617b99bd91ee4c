/// An intent or an activity, which the user can run.
public enum INShortcut: Sendable {
  /// An intent.
  case intent(INIntent)
  /// An activity.
  case userActivity(NSUserActivity)

  /// Creates a shortcut from an intent; nil for the class `INIntent` itself.
  public init?(intent: INIntent) {
    guard type(of: intent) != INIntent.self else { return nil }
    self = .intent(intent)
  }

  /// Creates a shortcut with an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The intent.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// The activity.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}
