/// The options of decoding a frame.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates flags from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Asynchronous decoding is allowed; frames are decoded at once here.
  public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1 << 0)
  /// The frame is decoded without output.
  public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 1 << 1)
  /// Decoding may take as long as playback.
  public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 1 << 2)
  /// Output may be delayed to presentation order.
  public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 1 << 3)
}

/// The outcome of decoding a frame.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates flags from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Decoding goes on.
  public static let asynchronous = VTDecodeInfoFlags(rawValue: 1 << 0)
  /// The frame was dropped.
  public static let frameDropped = VTDecodeInfoFlags(rawValue: 1 << 1)
  /// The pixel buffer may be modified.
  public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 1 << 2)
}
