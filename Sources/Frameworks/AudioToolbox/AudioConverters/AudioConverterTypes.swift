/// A reference to an audio converter.
public typealias AudioConverterRef = OpaquePointer
/// The identifier of a property of an audio converter.
public typealias AudioConverterPropertyID = UInt32

/// Supplies packets for a converter: sets their number, their memory in the list, and their
/// descriptions; 0 packets without an error are the end.
public typealias AudioConverterComplexInputDataProc =
  @Sendable (
    AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
    UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?,
    UnsafeMutableRawPointer?
  ) -> OSStatus
