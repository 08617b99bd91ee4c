/// Options for creating a font; none has an effect, as there are no fonts to download or activate.
public struct CTFontOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts are not activated.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1)
  /// Fonts are not downloaded.
  public static let preventAutoDownload = CTFontOptions(rawValue: 2)
  /// Fonts of the system are preferred.
  public static let preferSystemFont = CTFontOptions(rawValue: 4)
}
