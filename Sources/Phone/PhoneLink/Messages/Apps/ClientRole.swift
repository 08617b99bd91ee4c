/// The role of a client of the phone, which decides what it may request.
///
/// The host gives a connection its role; a client cannot choose it (HomeScreen.C1).
public enum ClientRole: String, Sendable, CaseIterable {
  /// An app.
  case app
  /// The Home screen, which launches apps.
  case home
  /// The overlay, which shows alerts above the app in the foreground.
  case overlay
}
