import TactusPhoneLink
import TactusPhoneTypes

/// A URL that an app opens in another one.
struct PendingOpening: Sendable {
  /// The URL.
  var url: String
  /// The app that opens it.
  var source: AppID
  /// The installed app that handles it.
  var target: BundleIdentifier
  /// The identifier of the request; `nil` if nobody waits for the answer.
  var id: OpenRequestID?
}
