import TactusPhoneLink
import TactusPhoneTypes

/// The app switcher while it is open.
struct AppSwitcher: Sendable {
  /// The places of the pictures, from back to front, as the Home screen has reported them.
  var cards: [AppCard] = []
  /// The app whose picture moves from the whole screen to its card; `nil` for none.
  var movingApp: BundleIdentifier?
  /// The movement; before the place of the card is known, nothing moves.
  var movement: ScreenTransition?
}
