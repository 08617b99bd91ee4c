/// An option at the encoding of an image.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option; a key of Image I/O is one as well.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
