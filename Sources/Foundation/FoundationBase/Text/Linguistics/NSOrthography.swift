/// The scripts of a text and the languages that are written in each.
///
/// The toolchain's class has no initializers.
///
/// - Thread: any; all its properties are constants.
open class NSOrthography: NSObject, NSCopying, @unchecked Sendable {
  private let script: String
  private let languages: [String: [String]]

  /// Creates an orthography.
  ///
  /// - Parameters:
  ///   - script: The script of most of the text, such as `Latn`.
  ///   - map: The languages of each script, the most frequent first.
  public init(dominantScript script: String, languageMap map: [String: [String]]) {
    (self.script, languages) = (script, map)
    super.init()
  }

  /// Returns the orthography of a language in its standard script.
  public static func defaultOrthography(forLanguage language: String) -> NSOrthography {
    let script = Locale.Language(identifier: language).script?.identifier ?? "Zyyy"
    return NSOrthography(dominantScript: script, languageMap: [script: [language]])
  }

  /// The script of most of the text.
  open var dominantScript: String { script }

  /// The languages of each script.
  open var languageMap: [String: [String]] { languages }

  /// The language of most of the text; `und` if it is unknown.
  open var dominantLanguage: String { dominantLanguage(forScript: script) ?? "und" }

  /// The scripts, in alphabetical order.
  open var allScripts: [String] { languages.keys.sorted() }

  /// The languages, script by script.
  open var allLanguages: [String] { allScripts.flatMap { languages[$0] ?? [] } }

  /// Returns the languages of a script, the most frequent first.
  open func languages(forScript script: String) -> [String]? { languages[script] }

  /// Returns the most frequent language of a script.
  open func dominantLanguage(forScript script: String) -> String? { languages[script]?.first }

  /// Returns the orthography itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another orthography has the same scripts and languages.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSOrthography else { return false }
    return script == other.script && languages == other.languages
  }

  /// The hash of the scripts and languages.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(script)
    hasher.combine(languages)
    return hasher.finalize()
  }
}
