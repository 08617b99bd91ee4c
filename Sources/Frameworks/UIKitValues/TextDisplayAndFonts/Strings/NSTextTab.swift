/// A tab stop.
///
/// - Thread: any. It never changes.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`; kept without effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text at the stop; `natural` counts as `left`.
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

  /// Tab stops support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the alignment, the location and the terminators of columns (Archives.AR11).
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

  /// Returns the tab stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an equal tab stop.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// The hash; equal tab stops have equal hashes.
  open override var hash: Int { location.hashValue }
}
