import TactusPhoneTypes

/// The link back from an app to the one that has opened it.
struct BackLink: Sendable {
  /// The app to return to.
  var source: AppID
  /// The identifier of that app; `nil` if it is not installed.
  var bundle: BundleIdentifier?
  /// The name of that app.
  var name: String
  /// The app that shows the link.
  var target: BundleIdentifier
  /// The finger that has touched the link.
  var contact: ContactID?
}
