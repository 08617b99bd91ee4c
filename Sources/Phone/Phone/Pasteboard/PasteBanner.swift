import TactusPhoneTypes

/// The notice that an app has read what another one has copied (Pasteboard.PP7).
struct PasteBanner: Sendable {
  /// The text.
  var text: String
  /// The instant at which the notice disappears.
  var end: PhoneInstant
}
