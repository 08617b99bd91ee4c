/// Options of the files that an item provider provides.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
