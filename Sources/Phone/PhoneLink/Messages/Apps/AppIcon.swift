/// The icon of an installed app.
public enum AppIcon: Sendable, Equatable {
  /// A square image file in the app's bundle, by its absolute path.
  case file(String)
  /// An icon that is drawn from the app's name, because the bundle has no usable image.
  case generated
}
