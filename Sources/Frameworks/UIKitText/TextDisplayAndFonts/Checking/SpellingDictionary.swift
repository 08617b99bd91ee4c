import Synchronization

/// A spelling dictionary of one language, from Debian.
///
/// - Thread: any; calls wait for each other.
final class SpellingDictionary: Sendable {
  /// The languages with a dictionary, such as `en_US`, in alphabetical order.
  static var languages: [String] {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let stems = names.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }
    return Set(stems.filter { path($0, "dic") != nil }).sorted()
  }

  /// Returns the dictionary of a language, or one of the same language in another region; nil if
  /// there is none.
  static func named(_ language: String) -> SpellingDictionary? {
    let wanted = language.replacing("-", with: "_")
    let all = languages
    let stem = wanted.prefix { $0 != "_" }
    let name =
      all.first { $0 == wanted } ?? all.first { $0 == stem }
      ?? all.first { $0.prefix { $0 != "_" } == stem }
    guard let name else { return nil }
    return loaded.withLock { loaded in
      if let found = loaded[name] { return found }
      let new = SpellingDictionary(name)
      loaded[name] = new
      return new
    }
  }

  /// Returns whether a word is correct.
  func contains(_ word: String) -> Bool {
    checker.withLock { checker in
      guard let bytes = encoded(word) else { return true }
      return bytes.withUnsafeBufferPointer {
        $0.baseAddress.map { checker.library.spell(checker.handle, $0) != 0 } ?? true
      }
    }
  }

  /// Returns correct words that are similar to a word, the most similar first.
  func guesses(for word: String) -> [String] {
    checker.withLock { checker in
      guard let bytes = encoded(word) else { return [] }
      var list: SpellingLibrary.WordList?
      let count = bytes.withUnsafeBufferPointer {
        $0.baseAddress.map { checker.library.suggest(checker.handle, &list, $0) } ?? 0
      }
      guard let words = list else { return [] }
      defer { checker.library.freeList(checker.handle, &list, count) }
      return (0..<Int(count)).compactMap { words[$0].flatMap { decoded($0) } }
    }
  }

  /// Returns the words that begin with a text, in alphabetical order.
  func completions(of start: String, limit: Int) -> [String] {
    let lowered = start.lowercased()
    let isCapital = start.first?.isUppercase == true
    var found: [String] = []
    let words = words
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].key < lowered { low = middle + 1 } else { high = middle }
    }
    while low < words.count, found.count < limit, words[low].key.hasPrefix(lowered) {
      let word = words[low].word
      if word.count > start.count {
        found.append(isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word)
      }
      low += 1
    }
    return found
  }

  // MARK: Internals

  /// A checker of the library.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Checker: @unchecked Sendable {
    let library: SpellingLibrary
    let handle: OpaquePointer
  }

  /// The words of the dictionary without their endings, with the key that orders them.
  private typealias Words = [(key: String, word: String)]

  private let checker: Mutex<Checker>
  private let encoding: String.Encoding
  private let file: String
  private let storedWords = Mutex<Words?>(nil)

  private static let loaded = Mutex<[String: SpellingDictionary]>([:])
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  private static func path(_ name: String, _ ending: String) -> String? {
    folders.map { "\($0)/\(name).\(ending)" }
      .first { FileManager.default.isReadableFile(atPath: $0) }
  }

  private init?(_ name: String) {
    guard let library = SpellingLibrary.shared else {
      RuntimeWarning.once(
        "UITextChecker finds no mistakes: install libhunspell-1.7-0, the spelling checker")
      return nil
    }
    guard let rules = Self.path(name, "aff"), let file = Self.path(name, "dic"),
      let handle = library.create(rules, file)
    else { return nil }
    let written = library.encoding(handle).map { String(cString: $0) } ?? ""
    guard let encoding = Self.encodings[written.uppercased()] else {
      RuntimeWarning.once(
        "UITextChecker cannot read the dictionary '\(file)': its encoding '\(written)' is unknown")
      return nil
    }
    (self.file, self.encoding) = (file, encoding)
    checker = Mutex(Checker(library: library, handle: handle))
  }

  private static let encodings: [String: String.Encoding] = [
    "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2,
    "MICROSOFT-CP1250": .windowsCP1250, "MICROSOFT-CP1251": .windowsCP1251,
    "MICROSOFT-CP1253": .windowsCP1253, "MICROSOFT-CP1254": .windowsCP1254,
  ]

  /// Returns a word in the encoding of the dictionary with a final zero; nil if it has other
  /// characters.
  private func encoded(_ word: String) -> [CChar]? {
    guard !word.utf8.contains(0), let data = word.data(using: encoding) else { return nil }
    return data.map { CChar(bitPattern: $0) } + [0]
  }

  private func decoded(_ bytes: UnsafePointer<CChar>) -> String? {
    String(data: Data(bytes: bytes, count: strlen(bytes)), encoding: encoding)
  }

  /// The words, read when they are first needed.
  private var words: Words {
    storedWords.withLock { stored in
      if let stored { return stored }
      let data = FileManager.default.contents(atPath: file) ?? Data()
      let text = String(data: data, encoding: encoding) ?? ""
      // Each line is a word, and after a slash the endings that it can have.
      let lines = text.split(whereSeparator: \.isNewline).dropFirst()
      let all = lines.map { line in
        let word = String(line.prefix { $0 != "/" && $0 != "\t" && $0 != " " })
        return (key: word.lowercased(), word: word)
      }
      let sorted = all.sorted { ($0.key, $0.word) < ($1.key, $1.word) }
      stored = sorted
      return sorted
    }
  }
}
