/// The stylistic class of a font, the highest four bits of its symbolic traits.
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
  /// The class as bits.
  public let rawValue: UInt32

  /// Creates a class from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Oldstyle serifs, such as Garamond's.
  public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
  /// Transitional serifs, such as Baskerville's.
  public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
  /// Modern serifs, such as Bodoni's.
  public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
  /// Bracketed slabs, such as Clarendon's.
  public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
  /// Plain slabs, such as Rockwell's.
  public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
  /// Serifs that belong to no other class.
  public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
  /// No serifs.
  public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
  /// Decoration.
  public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
  /// Handwriting.
  public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
  /// Symbols.
  public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
}
