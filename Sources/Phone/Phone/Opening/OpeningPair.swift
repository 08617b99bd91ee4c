import TactusPhoneTypes

/// An app that may open another one without a question.
struct OpeningPair: Sendable, Hashable {
  /// The identifier of the app that opens, or its name if it is not installed.
  var source: String
  /// The app that is opened.
  var target: BundleIdentifier
}
