/// A tab stop.
///
/// - Thread: any. It is immutable.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`; right-aligned text is aligned at the
    /// first of them, such as a decimal point (Text.T12).
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text at the stop; `natural` is treated as `left`.
  ///   - loc: The distance from the beginning of the line, in points.
  ///   - options: The options.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Creates a tab stop from an archive (Archives.AR11).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "NSTextTab", marked: "TactusTabLocation"),
      let location = CGFloat(from: coder, forKey: "TactusTabLocation"),
      let number = Int(from: coder, forKey: "TactusTabAlignment"),
      let alignment = NSTextAlignment(rawValue: number)
    else { return nil }
    (self.alignment, self.location) = (alignment, location)
    let terminators =
      coder.decodeObject(of: [NSCharacterSet.self], forKey: "TactusTabTerminators")
      as? NSCharacterSet
    options = terminators.map { [.columnTerminators: $0 as CharacterSet] } ?? [:]
    super.init()
  }

  /// Returns the column terminators of a locale: its decimal separator.
  ///
  /// - Parameter aLocale: The locale; nil for a decimal point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Tab stops support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the alignment, the location and the column terminators (Archives.AR11).
  open func encode(with coder: NSCoder) {
    coder.encode(Double(location), forKey: "TactusTabLocation")
    coder.encode(Int(alignment.rawValue), forKey: "TactusTabAlignment")
    coder.encode(options[.columnTerminators] as? CharacterSet, forKey: "TactusTabTerminators")
  }

  /// The alignment of the text at the stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the beginning of the line, in points.
  open private(set) var location: CGFloat
  /// The options.
  open private(set) var options: [OptionKey: Any]

  /// The character at which the layout aligns: of several, the decimal separator of the user's
  /// locale, then a point, a comma, or the first other one below U+0080.
  ///
  /// - Source: none; the layout supports one character per stop. Confidence: guess.
  var columnTerminator: Unicode.Scalar? {
    guard let characters = options[.columnTerminators] as? CharacterSet else { return nil }
    let separators = Locale.current.decimalSeparator?.unicodeScalars.first.map { [$0] } ?? []
    let others = (0x20..<0x80).compactMap(Unicode.Scalar.init)
    return (separators + [".", ","] + others).first(where: characters.contains)
  }

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an equal tab stop.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    let terminators = [options, other.options].map { $0[.columnTerminators] as? CharacterSet }
    return alignment == other.alignment && location == other.location
      && terminators[0] == terminators[1]
  }

  /// The hash; equal tab stops have equal hashes.
  open override var hash: Int { location.hashValue }
}
