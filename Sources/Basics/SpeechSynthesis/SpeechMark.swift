/// A place in a spoken text, and in its sound.
public struct SpeechMark: Sendable, Equatable {
  /// The kind of place.
  public var kind: Kind
  /// The Unicode scalars of the text, counted from its beginning.
  public var scalars: Range<Int>
  /// The first frame of the sound.
  public var frame: Int

  /// The kind of a place.
  public enum Kind: Sendable, Equatable {
    /// A word.
    case word
    /// The beginning of a sentence; its range is empty.
    case sentence
    /// A mark of SSML, with its name; its range is empty.
    case bookmark(String)
  }

  /// Creates a mark.
  public init(_ kind: Kind, scalars: Range<Int>, frame: Int) {
    self.kind = kind
    self.scalars = scalars
    self.frame = frame
  }
}
