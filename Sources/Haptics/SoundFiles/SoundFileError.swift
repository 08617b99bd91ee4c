/// An error in reading or writing a sound file.
public struct SoundFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The failed action.
  public enum Action: String, Sendable {
    /// Reading.
    case read
    /// Writing.
    case write
  }

  /// The path of the file as given.
  public let path: String
  /// The failed action.
  public let action: Action
  /// The reason, as a self-contained phrase.
  public let reason: String

  /// Creates an error.
  public init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// `file: cannot read: reason`.
  public var description: String { "\(path): cannot \(action.rawValue): \(reason)" }
}
