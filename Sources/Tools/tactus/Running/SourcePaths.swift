/// The two names of an app's sources: in the package that is built, and the developer's own.
struct SourcePaths: Equatable, Sendable {
  /// A folder in the package, and the folder that the developer has named.
  struct Pair: Equatable, Sendable {
    /// The folder in the package.
    let built: String
    /// The developer's own folder; empty for the root of all files.
    let own: String
  }

  /// The folders; of two that begin a path the first counts.
  let pairs: [Pair]

  /// Describes one folder.
  init(built: String, own: String) { self.init([Pair(built: built, own: own)]) }

  /// Describes several folders.
  init(_ pairs: [Pair]) { self.pairs = pairs }

  /// Returns a text with the developer's names of files.
  func own(in text: some StringProtocol) -> String {
    pairs.reduce(String(text)) { Self.own(in: $0, $1) }
  }

  // MARK: Internals

  private static func own(in text: String, _ pair: Pair) -> String {
    var result = ""
    var rest = text[...]
    while let start = index(of: pair.built + "/", in: rest) {
      result += rest[..<start] + pair.own + "/"
      rest = rest[start...].dropFirst(pair.built.count + 1)
    }
    return result + rest
  }

  private static func index(of part: String, in text: Substring) -> Substring.Index? {
    let (bytes, wanted) = (text.utf8, part.utf8)
    guard let first = wanted.first else { return nil }
    var start = bytes.startIndex
    while let next = bytes[start...].firstIndex(of: first) {
      if bytes[next...].starts(with: wanted) { return next }
      start = bytes.index(after: next)
    }
    return nil
  }
}
