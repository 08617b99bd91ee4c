import CoreAudioTypes
import TactusFoundation

/// A number of samples.
public typealias CMItemCount = Int

/// Returns the bytes of samples.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? {
  sbuf.dataBuffer
}

/// Returns the format of samples.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}

/// Returns the number of samples.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }

/// Returns the presentation time of the first sample.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// Returns the output presentation time of the first sample: its presentation time.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.outputPresentationTimeStamp
}

/// Returns the decode time of the first sample; invalid if it is the presentation time.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.decodeTimeStamp
}

/// Returns the duration of all samples.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// Returns the number of bytes of a sample; 0 if the index is out of range.
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: Int) -> Int {
  sampleIndex >= 0 && sampleIndex < sbuf.numSamples ? sbuf.sampleSize : 0
}

/// Returns the number of bytes of all samples.
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int {
  sbuf.totalSampleSize
}

/// Returns whether a buffer is valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// Returns true: the data is always ready.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool {
  sbuf.dataBuffer != nil || sbuf.imageBuffer != nil
}

/// Invalidates a buffer.
///
/// - Returns: 0.
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
  try? sbuf.invalidate()
  return 0
}

/// Creates a sample buffer from bytes, a format and timing.
///
/// - Parameters:
///   - allocator: Unused.
///   - dataBuffer: The bytes.
///   - dataReady: Whether the bytes are available; must be true.
///   - makeDataReadyCallback: Nil.
///   - refcon: Unused.
///   - formatDescription: The format.
///   - sampleCount: The number of samples.
///   - sampleTimingEntryCount: The number of timing entries.
///   - sampleTimingArray: The timing entries; only the first is used.
///   - sampleSizeEntryCount: The number of sizes.
///   - sampleSizeArray: The sizes in bytes; only the first is used.
///   - sampleBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferCreate(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool,
  makeDataReadyCallback: UnsafeRawPointer?, refcon: UnsafeMutableRawPointer?,
  formatDescription: CMFormatDescription?, sampleCount: CMItemCount,
  sampleTimingEntryCount: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
  sampleSizeEntryCount: CMItemCount, sampleSizeArray: UnsafePointer<Int>?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard dataReady || dataBuffer == nil else {
    return kCMSampleBufferError_RequiredParameterMissing
  }
  guard sampleCount >= 0 else { return kCMSampleBufferError_InvalidEntryCount }
  sampleBufferOut.pointee = try? CMSampleBuffer(
    dataBuffer: dataBuffer, formatDescription: formatDescription, numSamples: sampleCount,
    sampleTimings: sampleTimingEntryCount > 0
      ? [sampleTimingArray?.pointee].compactMap(\.self) : [],
    sampleSizes: sampleSizeEntryCount > 0 ? [sampleSizeArray?.pointee].compactMap(\.self) : [])
  return 0
}

/// Creates a buffer of linear PCM.
///
/// - Parameters:
///   - allocator: Unused.
///   - dataBuffer: The bytes.
///   - formatDescription: The format.
///   - sampleCount: The number of frames.
///   - presentationTimeStamp: The time of the first one.
///   - packetDescriptions: Nil.
///   - sampleBufferOut: The buffer.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMAudioSampleBufferCreateReadyWithPacketDescriptions(
  allocator: CFAllocator?, dataBuffer: CMBlockBuffer, formatDescription: CMFormatDescription,
  sampleCount: CMItemCount, presentationTimeStamp: CMTime, packetDescriptions: UnsafeRawPointer?,
  sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
  guard let sound = formatDescription.audioStreamBasicDescription, sound.mSampleRate > 0 else {
    return kCMSampleBufferError_InvalidMediaTypeForOperation
  }
  guard sampleCount >= 0 else { return kCMSampleBufferError_InvalidEntryCount }
  let timing = CMSampleTimingInfo(
    duration: CMTime(value: 1, timescale: CMTimeScale(clamping: Int(sound.mSampleRate))),
    presentationTimeStamp: presentationTimeStamp, decodeTimeStamp: .invalid)
  sampleBufferOut.pointee = try? CMSampleBuffer(
    dataBuffer: dataBuffer, formatDescription: formatDescription, numSamples: sampleCount,
    sampleTimings: [timing], sampleSizes: [Int(sound.mBytesPerFrame)])
  return 0
}

/// Returns audio samples as an audio buffer list.
///
/// Noninterleaved channels follow each other in the bytes.
///
/// - Parameters:
///   - sbuf: The samples.
///   - bufferListSizeNeededOut: The number of bytes that the list needs.
///   - bufferListOut: The list; nil to request only its size.
///   - bufferListSize: The number of bytes of the list.
///   - blockBufferAllocator: Unused.
///   - blockBufferMemoryAllocator: Unused.
///   - flags: Flags; the samples are always aligned.
///   - blockBufferOut: The bytes, valid as long as this reference.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
  _ sbuf: CMSampleBuffer, bufferListSizeNeededOut: UnsafeMutablePointer<Int>?,
  bufferListOut: UnsafeMutablePointer<AudioBufferList>?, bufferListSize: Int,
  blockBufferAllocator: CFAllocator?, blockBufferMemoryAllocator: CFAllocator?, flags: UInt32,
  blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> OSStatus {
  guard sbuf.isValid else { return kCMSampleBufferError_Invalidated }
  guard let format = sbuf.formatDescription?.audioStreamBasicDescription,
    let block = sbuf.dataBuffer
  else { return kCMSampleBufferError_InvalidMediaTypeForOperation }
  let isSeparate = format.mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0
  let count = isSeparate ? max(1, Int(format.mChannelsPerFrame)) : 1
  let needed = AudioBufferList.sizeInBytes(maximumBuffers: count)
  bufferListSizeNeededOut?.pointee = needed
  guard let bufferListOut else { return 0 }
  guard bufferListSize >= needed else { return kCMSampleBufferError_ArrayTooSmall }
  bufferListOut.pointee.mNumberBuffers = UInt32(count)
  let list = UnsafeMutableAudioBufferListPointer(bufferListOut)
  let size = block.dataLength / count
  for index in 0..<count {
    list[index] = AudioBuffer(
      mNumberChannels: isSeparate ? 1 : format.mChannelsPerFrame, mDataByteSize: UInt32(size),
      mData: block.bytes.baseAddress.map { $0 + index * size })
  }
  blockBufferOut?.pointee = block
  return 0
}
