/// The way in which a picture is decoded.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It may be decoded on another thread; it is decoded at once here.
  public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1 << 0)
  /// It is decoded and not given.
  public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 1 << 1)
  /// It may be decoded as slowly as it is shown.
  public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 1 << 2)
  /// It may be given later, in the order of the times.
  public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 1 << 3)
}

/// The outcome of decoding a picture.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is being decoded.
  public static let asynchronous = VTDecodeInfoFlags(rawValue: 1 << 0)
  /// It was left out.
  public static let frameDropped = VTDecodeInfoFlags(rawValue: 1 << 1)
  /// Its pixels may be changed.
  public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 1 << 2)
}
