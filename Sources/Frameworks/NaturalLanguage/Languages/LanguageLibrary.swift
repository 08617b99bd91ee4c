internal import Glibc

/// The Compact Language Detector, Debian's language identification library, loaded on first use
/// (NaturalLanguage.L1).
struct LanguageLibrary: Sendable {
  /// The library; nil if it is not installed.
  static let shared = LanguageLibrary()

  /// Returns the languages of a text with their fractions of it, the largest first.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hints: The more likely languages.
  func languages(of text: String, hints: [NLLanguage]) -> [(language: NLLanguage, share: Double)] {
    // If the limit cuts a character, decoding replaces it.
    let start = String(decoding: text.utf8.prefix(Self.limit), as: UTF8.self)
    let bytes = start.utf8.map { CChar(bitPattern: $0) }
    var languages = [Int32](repeating: Self.unknownLanguage, count: 3)
    var percents: [Int32] = [0, 0, 0]
    var scores: [Double] = [0, 0, 0]
    var (length, isReliable): (Int32, Bool) = (0, false)
    let names = hints.map { Self.ownCodes[$0] ?? $0.rawValue }.joined(separator: ",")
    names.withCString { names in
      var hints = Hints(languages: hints.isEmpty ? nil : names)
      _ = detect(
        bytes, Int32(bytes.count), true, &hints, Self.bestEffort, &languages, &percents, &scores,
        nil, &length, &isReliable)
    }
    return zip(languages, percents).compactMap { language, percent in
      guard language != Self.unknownLanguage, percent > 0, let name = code(language) else {
        return nil
      }
      let text = String(cString: name)
      return (Self.languages[text] ?? NLLanguage(text), Double(percent) / 100)
    }
  }

  // MARK: Internals

  /// The library's structure of hints.
  ///
  /// - Source: the public header of the library. Confidence: documented.
  private struct Hints {
    var languages: UnsafePointer<CChar>?
    var domain: UnsafePointer<CChar>?
    var encoding: Int32 = 23
    var language = LanguageLibrary.unknownLanguage
  }

  private typealias DetectFunction =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Bool, UnsafeRawPointer, Int32, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Bool>
    ) -> Int32
  private typealias CodeFunction = @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// The library's value for an unknown language.
  private static let unknownLanguage: Int32 = 26
  /// The library's flag for results even for short texts.
  private static let bestEffort: Int32 = 0x4000
  /// The maximum number of bytes of a text that are examined.
  ///
  /// More do not change the result. Confidence: guess.
  private static let limit = 65536
  /// The languages for which the library uses other codes.
  private static let languages: [String: NLLanguage] = [
    "zh": .simplifiedChinese, "iw": .hebrew, "no": .norwegian,
  ]
  private static let ownCodes: [NLLanguage: String] = [
    .simplifiedChinese: "zh", .hebrew: "iw", .norwegian: "no",
  ]

  private let detect: DetectFunction
  private let code: CodeFunction

  /// Loads the library, whose functions are in C++.
  private init?() {
    guard let handle = dlopen("libcld2.so.0", RTLD_NOW | RTLD_LOCAL),
      let detect = dlsym(
        handle,
        "_ZN4CLD224ExtDetectLanguageSummaryEPKcibPKNS_8CLDHintsEiPNS_8LanguageEPiPdPSt6vectorINS_"
          + "11ResultChunkESaISA_EES7_Pb"),
      let code = dlsym(handle, "_ZN4CLD212LanguageCodeENS_8LanguageE")
    else { return nil }
    self.detect = unsafeBitCast(detect, to: DetectFunction.self)
    self.code = unsafeBitCast(code, to: CodeFunction.self)
  }
}
