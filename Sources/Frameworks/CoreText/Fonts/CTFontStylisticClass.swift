/// The stylistic class of a font, the upper four bits of its symbolic traits.
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
  /// The class as bits.
  public let rawValue: UInt32

  /// Creates a class from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Old-style serifs, as in Latin printing of the 15th to 17th century.
  public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
  /// Transitional serifs, of the 18th and 19th century.
  public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
  /// Modern serifs, with high contrast between thick and thin strokes.
  public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
  /// Clarendon serifs.
  public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
  /// Slab serifs, with square transitions.
  public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
  /// Serifs of no other class.
  public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
  /// No serifs.
  public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
  /// Ornamental fonts.
  public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
  /// Script fonts, as handwritten.
  public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
  /// Symbol fonts.
  public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
}
