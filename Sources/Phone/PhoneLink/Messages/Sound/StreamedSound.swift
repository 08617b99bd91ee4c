/// Streamed sound, which an app writes during playback, encoded in one word.
///
/// Patterns name it as they name sound files; the pattern has no other event. Only a phone that
/// runs in real time plays it.
public struct StreamedSound: Sendable, Equatable {
  /// The path of the memory in which the app writes.
  public var path: String

  /// Describes the sound in the memory at a path.
  public init(_ path: String) { self.path = path }

  /// Parses a word; `nil` if it names a file.
  public init?(word: String) {
    guard word.hasPrefix(Self.prefix) else { return nil }
    path = String(word.dropFirst(Self.prefix.count))
  }

  /// The encoded word.
  public var word: String { Self.prefix + path }

  private static let prefix = "stream:"
}
