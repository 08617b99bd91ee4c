import TactusFoundation

/// Returns the frame of a buffer; nil for other samples.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

/// Creates a buffer with a frame (Players.PB4).
///
/// - Parameters:
///   - allocator: Unused.
///   - imageBuffer: The frame.
///   - formatDescription: The format, which must match the frame.
///   - sampleTiming: The timing of the frame.
///   - sampleBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer,
  formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard formatDescription.describes(imageBuffer) else {
    return kCMSampleBufferError_InvalidMediaFormat
  }
  sampleBufferOut.pointee = try? CMSampleBuffer(
    imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming.pointee)
  return 0
}

/// Creates a buffer with a frame (Players.PB4).
///
/// - Parameters:
///   - allocator: Unused.
///   - imageBuffer: The frame.
///   - dataReady: Whether the pixels are available; must be true.
///   - makeDataReadyCallback: Nil.
///   - refcon: Unused.
///   - formatDescription: The format, which must match the frame.
///   - sampleTiming: The timing of the frame.
///   - sampleBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
  allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
  makeDataReadyCallback: UnsafeRawPointer?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard dataReady else { return kCMSampleBufferError_RequiredParameterMissing }
  return CMSampleBufferCreateReadyWithImageBuffer(
    allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription,
    sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

/// Creates a copy of a buffer (Players.PB5).
///
/// - Returns: 0.
@discardableResult
public func CMSampleBufferCreateCopy(
  allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  sampleBufferOut.pointee = try? CMSampleBuffer(copying: sbuf, withNewTiming: [sbuf.timing])
  return 0
}

/// Creates a copy of a buffer with new timing (Players.PB5).
///
/// - Parameters:
///   - allocator: Unused.
///   - originalSBuf: The other buffer.
///   - numSampleTimingEntries: The number of timing entries.
///   - sampleTimingArray: The timing entries; only the first is used.
///   - sampleBufferOut: The buffer.
/// - Returns: 0.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
  allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer,
  sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
  sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  sampleBufferOut.pointee = try? CMSampleBuffer(
    copying: originalSBuf,
    withNewTiming: numSampleTimingEntries > 0
      ? [sampleTimingArray?.pointee].compactMap(\.self) : [])
  return 0
}

/// Returns the timing of the samples, a single entry for all.
///
/// - Parameters:
///   - sbuf: The samples.
///   - numSampleTimingEntries: The capacity of the array.
///   - timingArrayOut: The array; nil to request only the number.
///   - timingArrayEntriesNeededOut: The number of entries.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
  _ sbuf: CMSampleBuffer, entryCount numSampleTimingEntries: CMItemCount,
  arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
  entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
  timingArrayEntriesNeededOut?.pointee = 1
  guard let timingArrayOut else { return 0 }
  guard numSampleTimingEntries >= 1 else { return kCMSampleBufferError_ArrayTooSmall }
  timingArrayOut.pointee = sbuf.timing
  return 0
}
