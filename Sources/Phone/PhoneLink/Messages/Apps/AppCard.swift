import TactusPhoneTypes

/// The place of an app's picture in the app switcher.
public struct AppCard: Sendable, Equatable {
  /// The app.
  public var bundle: BundleIdentifier
  /// The area of the picture on the screen.
  public var area: ScreenArea

  /// Creates a card.
  public init(_ bundle: BundleIdentifier, area: ScreenArea) {
    self.bundle = bundle
    self.area = area
  }
}
