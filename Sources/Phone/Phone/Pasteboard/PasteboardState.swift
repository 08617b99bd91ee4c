import TactusPhoneLink
import TactusPhoneTypes

/// The phone's record of the general pasteboard.
struct PasteboardState: Sendable {
  /// The app that has put something on the pasteboard.
  struct Source: Sendable {
    /// The connection of the app.
    var app: AppID
    /// The bundle of the app; `nil` if the host does not know it.
    var bundle: BundleIdentifier?
    /// The name of the app, for messages.
    var name: String
  }

  /// The text.
  var text = ""
  /// The items, if they are more than that text.
  var items: [PasteboardItem] = []
  /// The app that has copied them; `nil` for a text that was copied outside of the phone.
  var source: Source?
  /// The instant at which the items are removed; `nil` for none.
  var expiry: PhoneInstant?
  /// The apps that may read the items without another question (Pasteboard.PP4).
  var readers: Set<AppID> = []
  /// The instants at which readings of apps were refused.
  var refusals: [AppID: PhoneInstant] = [:]
  /// The notice of a reading that is on the screen.
  var banner: PasteBanner?
}
