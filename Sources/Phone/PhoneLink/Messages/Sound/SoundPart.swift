/// A sound file from a place in it on, so many times as fast, in one word.
///
/// The word stands where a pattern names its sounds. It is the path, with what differs from the file as it is
/// behind it: `/a.wav#t=0.6&rate=2`, after the Media Fragments of the W3C, which have no rate.
public struct SoundPart: Sendable, Equatable {
  /// The file.
  public var path: String
  /// Seconds of the file that are left out at its beginning; 0 or more.
  public var start: Double
  /// How many times as fast, and as high; 0.1…10.
  public var rate: Double

  /// Names everything; what is left out is as in the file.
  public init(_ path: String, from start: Double = 0, rate: Double = 1) {
    (self.path, self.start, self.rate) = (path, start, rate)
  }

  /// Reads a word; one without a part that makes sense is the path of a whole file.
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

  /// The word.
  public var word: String { start == 0 && rate == 1 ? path : "\(path)#t=\(start)&rate=\(rate)" }
}
