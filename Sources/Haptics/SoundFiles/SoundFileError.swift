/// Why a sound file could not be read or written: which file, and what the matter was.
public struct SoundFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was being done.
  public enum Action: String, Sendable {
    /// The file was read.
    case read
    /// The file was written.
    case write
  }

  /// The file as it was named.
  public let path: String
  /// What was being done with it.
  public let action: Action
  /// The matter, in words that need no other.
  public let reason: String

  /// Makes an error.
  public init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// `file: cannot read: reason`.
  public var description: String { "\(path): cannot \(action.rawValue): \(reason)" }
}
