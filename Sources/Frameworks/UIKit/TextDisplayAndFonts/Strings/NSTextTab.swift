/// Where a tab leads to.
///
/// - Thread: any. It never changes.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What else can be said of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letters that end a column, a `CharacterSet`; kept, and not heeded.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  /// Makes a place for a tab.
  ///
  /// - Parameters:
  ///   - alignment: Which side of what follows is there; natural is taken for left.
  ///   - loc: Points from the line's beginning.
  ///   - options: What else there is to say.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Which side of what follows is there.
  public final let alignment: NSTextAlignment
  /// Points from the line's beginning.
  public final let location: CGFloat
  /// What else was said.
  public final let options: [OptionKey: Any]

  /// The place itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// Is the same for equal places.
  open override var hash: Int { location.hashValue }
}
