/// A reference to an audio converter.
public typealias AudioConverterRef = OpaquePointer
/// A property identifier of an audio converter.
public typealias AudioConverterPropertyID = UInt32

/// A callback that supplies packets: it sets their number, their buffers in the list, and their
/// descriptions; 0 packets without an error mean the end.
public typealias AudioConverterComplexInputDataProc =
  @Sendable (
    AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
    UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?,
    UnsafeMutableRawPointer?
  ) -> OSStatus
