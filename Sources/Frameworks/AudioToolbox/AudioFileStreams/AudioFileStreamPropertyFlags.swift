/// The state of a property of a stream.
public struct AudioFileStreamPropertyFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value can be read at any time; always set here.
  public static let propertyIsCached = AudioFileStreamPropertyFlags(rawValue: 1)
  /// Requests that the value be cached; all are here.
  public static let cacheProperty = AudioFileStreamPropertyFlags(rawValue: 2)
}
