extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph belongs to another one and is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is a control character, such as a line feed.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is elastic white space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph is a combining character without a base.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
}
