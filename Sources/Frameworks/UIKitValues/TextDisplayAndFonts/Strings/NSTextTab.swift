/// A tab stop.
///
/// - Thread: any. It never changes.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
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
