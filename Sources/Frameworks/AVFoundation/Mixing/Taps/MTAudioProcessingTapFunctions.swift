/// The time of a tap's call.
public typealias MTAudioProcessingTapCreationFlags = UInt32
/// The properties of frames.
public typealias MTAudioProcessingTapFlags = UInt32

/// Returns the type identifier of taps.
public func MTAudioProcessingTapGetTypeID() -> CFTypeID { MTAudioProcessingTap.typeID }

/// Creates a tap.
///
/// - Parameters:
///   - allocator: Unused.
///   - callbacks: The functions.
///   - flags: Whether the tap receives the audio before or after the volume; exactly one of both.
///   - tapOut: Receives the tap.
/// - Returns: 0, or the code of an error.
@discardableResult
public func MTAudioProcessingTapCreate(
  _ allocator: CFAllocator?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>,
  _ flags: MTAudioProcessingTapCreationFlags,
  _ tapOut: UnsafeMutablePointer<MTAudioProcessingTap?>
) -> OSStatus {
  let both =
    kMTAudioProcessingTapCreationFlag_PreEffects | kMTAudioProcessingTapCreationFlag_PostEffects
  guard callbacks.pointee.version == kMTAudioProcessingTapCallbacksVersion_0, flags & both != 0,
    flags & both != both
  else { return kMTAudioProcessingTapInvalidArgumentErr }
  tapOut.pointee = MTAudioProcessingTap(callbacks.pointee, flags)
  return 0
}

/// Creates a tap; the form for older versions of Swift.
///
/// - Parameters:
///   - allocator: Unused.
///   - callbacks: The functions.
///   - flags: Whether the tap receives the audio before or after the volume; exactly one of both.
///   - tapOut: Set to the tap, which is retained.
/// - Returns: 0, or the code of an error.
@discardableResult
public func MTAudioProcessingTapCreate(
  _ allocator: CFAllocator?, _ callbacks: UnsafePointer<MTAudioProcessingTapCallbacks>,
  _ flags: MTAudioProcessingTapCreationFlags,
  _ tapOut: UnsafeMutablePointer<Unmanaged<MTAudioProcessingTap>?>
) -> OSStatus {
  var tap: MTAudioProcessingTap?
  let status = MTAudioProcessingTapCreate(allocator, callbacks, flags, &tap)
  tapOut.pointee = tap.map(Unmanaged.passRetained)
  return status
}

/// Returns the storage that the app has given to a tap.
///
/// Without storage, it raises an exception.
public func MTAudioProcessingTapGetStorage(_ tap: MTAudioProcessingTap) -> UnsafeMutableRawPointer {
  guard let storage = tap.storage else {
    preconditionFailure("MTAudioProcessingTapGetStorage: the tap's init has given no memory")
  }
  return storage
}

/// Reads the frames of the track, within the app's callback (Players.MX3).
///
/// - Parameters:
///   - tap: The tap.
///   - numberFrames: The number of frames.
///   - bufferListInOut: The buffer list for the frames, with one buffer per channel.
///   - flagsOut: Receives what is known of the frames.
///   - timeRangeOut: Set to their time range in the asset.
///   - numberFramesOut: Receives their number; fewer at the end.
/// - Returns: 0, or the code of an error.
@discardableResult
public func MTAudioProcessingTapGetSourceAudio(
  _ tap: MTAudioProcessingTap, _ numberFrames: CMItemCount,
  _ bufferListInOut: UnsafeMutablePointer<AudioBufferList>,
  _ flagsOut: UnsafeMutablePointer<MTAudioProcessingTapFlags>?,
  _ timeRangeOut: UnsafeMutablePointer<CMTimeRange>?,
  _ numberFramesOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
  guard let source = tap.source, numberFrames > 0 else {
    return kMTAudioProcessingTapInvalidArgumentErr
  }
  return source.give(
    numberFrames, into: bufferListInOut, flagsOut, timeRangeOut, numberFramesOut)
}
