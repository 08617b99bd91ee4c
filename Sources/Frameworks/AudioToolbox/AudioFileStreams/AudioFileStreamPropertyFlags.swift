/// The state of a stream's property.
public struct AudioFileStreamPropertyFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value can be asked for at any time; always set here.
  public static let propertyIsCached = AudioFileStreamPropertyFlags(rawValue: 1)
  /// The app wants the value to be kept, which all are here.
  public static let cacheProperty = AudioFileStreamPropertyFlags(rawValue: 2)
}
