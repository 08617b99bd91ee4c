/// A request of the user or of another app to open something in an app.
public enum OpenRequest: Sendable, Equatable {
  /// A URL whose scheme the app has registered.
  case url(String)
  /// A quick action of the app's icon, by its type.
  case quickAction(type: String)
}
