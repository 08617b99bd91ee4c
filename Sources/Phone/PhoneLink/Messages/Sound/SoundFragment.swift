/// A sound file with a start position and a rate, encoded in one word.
///
/// Patterns name their sounds by this word. It is the path, followed by what differs from the plain
/// file: `/a.wav#t=0.6&rate=2`, after the Media Fragments of the W3C, which have no rate.
public struct SoundFragment: Sendable, Equatable {
  /// The path of the file.
  public var path: String
  /// The start position in seconds; 0 or more.
  public var start: Double
  /// The factor of the speed, without a change of the pitch; 0.1…10.
  public var rate: Double

  /// Creates a fragment; the default is the whole file at its own rate.
  public init(_ path: String, from start: Double = 0, rate: Double = 1) {
    (self.path, self.start, self.rate) = (path, start, rate)
  }

  /// Parses a word; one without a valid fragment is the path of a whole file.
  public init(word: String) {
    self.init(word)
    guard let mark = word.lastIndex(of: "#") else { return }
    let words = word[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    guard words.count == 2, words[0].hasPrefix("t="), words[1].hasPrefix("rate="),
      let start = Double(words[0].dropFirst(2)), let rate = Double(words[1].dropFirst(5)),
      start >= 0, start.isFinite, (0.1...10).contains(rate)
    else { return }
    self.init(String(word[..<mark]), from: start, rate: rate)
  }

  /// The encoded word.
  public var word: String { start == 0 && rate == 1 ? path : "\(path)#t=\(start)&rate=\(rate)" }
}
