/// The stylistic class of a font, the highest four bits of its symbolic traits.
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
  /// The class as bits.
  public let rawValue: UInt32

  /// Creates a class from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Serifs of the Latin printing of the 15th to 17th century.
  public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
  /// Serifs of the 18th and 19th century.
  public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
  /// Serifs with great contrast of thick and thin.
  public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
  /// Serifs of the style of Clarendon.
  public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
  /// Serifs with square transitions.
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
