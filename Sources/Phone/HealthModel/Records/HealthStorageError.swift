/// A storage of health data that cannot be used.
public struct HealthStorageError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Reason: String, Sendable {
    /// A newer version has written it.
    case newer
    /// Its contents are damaged.
    case damaged
    /// Another process uses it.
    case busy
    /// A sample with this identifier is stored already.
    case exists
    /// It cannot be opened or written.
    case unusable
  }

  /// The reason.
  public let reason: Reason
  /// The path of the file.
  public let path: String
  /// Details, without a line break.
  public let details: String

  /// Creates an error.
  public init(_ reason: Reason, path: String, _ details: String) {
    self.reason = reason
    self.path = path
    self.details = details
  }

  /// The message for users, on one line.
  public var message: String {
    switch reason {
    case .newer: "\(path): a newer version of Tactus has made this health data; \(details)"
    case .damaged: "\(path): the health data are damaged: \(details)"
    case .busy: "\(path): another process uses the health data: \(details)"
    case .exists: "\(path): a sample with the identifier \(details) is stored already"
    case .unusable: "\(path): the health data cannot be used: \(details)"
    }
  }
}
