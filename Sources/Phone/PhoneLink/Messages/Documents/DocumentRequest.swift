import TactusPhoneTypes

/// A request of an app to the document service.
public enum DocumentRequest: Sendable, Equatable {
  /// Requests the other apps that open files; the answer is a `DocumentAppList`.
  case apps
  /// Hands a file to an app, which comes to the front; the answer is a `DocumentHandover`.
  ///
  /// The phone fills in the source.
  case open(OpenedFile, in: BundleIdentifier)

  /// The version of the payloads.
  public static let version = 1
}
