/// The reason for which an app is opened, other than a tap on its icon.
public enum OpenRequest: Sendable, Equatable {
  /// A URL whose scheme the app has registered.
  case url(String)
  /// A quick action of the app's icon, as the user chose it.
  case quickAction(QuickAction)
}
