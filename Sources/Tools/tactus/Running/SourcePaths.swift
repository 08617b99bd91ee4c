/// The two names of an app's sources: in the package that is built, and the developer's own.
struct SourcePaths: Equatable, Sendable {
  /// The folder in the package.
  let built: String
  /// The folder that the developer has named.
  let own: String

  /// Returns a text with the developer's names of files.
  func own(in text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = Self.index(of: built + "/", in: rest) {
      result += rest[..<start] + own + "/"
      rest = rest[start...].dropFirst(built.count + 1)
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
