/// An error of a store of installed apps.
public struct AppStoreError: Error, Sendable, Equatable {
  /// The reason.
  public enum Reason: Sendable, Equatable {
    /// The store cannot be read or written.
    case unusable
    /// The store is damaged.
    case damaged
    /// The store was written by a newer version of this program.
    case newer
    /// Another process writes to the store for too long.
    case busy
  }

  /// The reason.
  public var reason: Reason
  /// The path of the store.
  public var path: String
  /// The details of the cause.
  public var details: String

  /// Creates an error.
  public init(_ reason: Reason, path: String, _ details: String) {
    self.reason = reason
    self.path = path
    self.details = details
  }

  /// The description of the error in one line.
  public var message: String {
    switch reason {
    case .unusable: "the installed apps in '\(path)' cannot be used: \(details)"
    case .damaged:
      "the installed apps in '\(path)' are damaged: \(details). Nothing was changed; move the file "
        + "away to begin without apps"
    case .newer:
      "the installed apps in '\(path)' belong to a newer version: \(details). Nothing was changed"
    case .busy: "the installed apps in '\(path)' are being changed by another process: \(details)"
    }
  }
}
