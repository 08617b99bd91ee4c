internal import Glibc

/// Debian's input method Google Pinyin, loaded when it is first used.
@MainActor
struct PinyinLibrary {
  /// The library; nil if it is not installed.
  static let shared = PinyinLibrary()

  /// The longest text of letters that the library reads.
  ///
  /// - Source: `im_set_max_lens` in its header, with its default. Confidence: documented.
  static let longestInput = 39

  /// Returns the candidates of letters, the best for all of them first.
  ///
  /// Letters that are not Pinyin have none.
  func candidates(for letters: String) -> [String] {
    let count = search(letters)
    var buffer = [UInt16](repeating: 0, count: Self.candidateLength)
    return (0..<min(count, Self.candidateLimit)).compactMap { index in
      guard get(index, &buffer, buffer.count) != nil else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }, as: UTF16.self)
    }
  }

  /// Returns the number of letters that a candidate stands for.
  func length(ofCandidate index: Int, for letters: String) -> Int {
    guard index < search(letters) else { return letters.count }
    _ = choose(index)
    var starts: UnsafePointer<UInt16>?
    let count = syllables(&starts)
    let chosen = fixed()
    guard let starts, chosen <= count else { return letters.count }
    return min(Int(starts[chosen]), letters.count)
  }

  // MARK: Internals

  // The types of the library's functions.
  private typealias OpenFunction =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Bool
  private typealias SearchFunction = @convention(c) (UnsafePointer<CChar>, Int) -> Int
  private typealias CandidateFunction =
    @convention(c) (Int, UnsafeMutablePointer<UInt16>, Int) -> UnsafeMutablePointer<UInt16>?
  private typealias SpellingStartsFunction =
    @convention(c) (UnsafeMutablePointer<UnsafePointer<UInt16>?>) -> Int

  private static let candidateLength = 64
  /// The number of candidates that the bar shows.
  ///
  /// - Source: ours. Confidence: guess.
  private static let candidateLimit = 40
  private static let dictionary = "googlepinyin/data/dict_pinyin.dat"
  private static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
  ]

  private let reset: @convention(c) () -> Void
  private let find: SearchFunction
  private let get: CandidateFunction
  private let choose: @convention(c) (Int) -> Int
  private let fixed: @convention(c) () -> Int
  private let syllables: SpellingStartsFunction

  private init?() {
    guard let handle = dlopen("libgooglepinyin.so.0", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(handle, "im_open_decoder"), let reset = dlsym(handle, "im_reset_search"),
      let find = dlsym(handle, "im_search"), let get = dlsym(handle, "im_get_candidate"),
      let choose = dlsym(handle, "im_choose"), let fixed = dlsym(handle, "im_get_fixed_len"),
      let syllables = dlsym(handle, "im_get_spl_start_pos"),
      let file = Self.folders.map({ "\($0)/\(Self.dictionary)" })
        .first(where: { (path: String) in access(path, R_OK) == 0 }),
      // No path of a user dictionary: the library then learns nothing.
      unsafeBitCast(open, to: OpenFunction.self)(file, "")
    else { return nil }
    self.reset = unsafeBitCast(reset, to: (@convention(c) () -> Void).self)
    self.find = unsafeBitCast(find, to: SearchFunction.self)
    self.get = unsafeBitCast(get, to: CandidateFunction.self)
    self.choose = unsafeBitCast(choose, to: (@convention(c) (Int) -> Int).self)
    self.fixed = unsafeBitCast(fixed, to: (@convention(c) () -> Int).self)
    self.syllables = unsafeBitCast(syllables, to: SpellingStartsFunction.self)
  }

  private func search(_ letters: String) -> Int {
    reset()
    return find(letters, letters.utf8.count)
  }
}
