import CoreAudioTypes
import TactusFoundation

/// Copies audio frames into an audio buffer list (Players.SB3).
///
/// - Parameters:
///   - sbuf: The samples, of linear PCM.
///   - frameOffset: The index of the first frame.
///   - numFrames: The number of frames.
///   - bufferList: The list, whose buffers are large enough.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferCopyPCMDataIntoAudioBufferList(
  _ sbuf: CMSampleBuffer, at frameOffset: Int32, frameCount numFrames: Int32,
  into bufferList: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
  guard sbuf.isValid else { return kCMSampleBufferError_Invalidated }
  guard let format = sbuf.formatDescription?.audioStreamBasicDescription,
    format.mFormatID == kAudioFormatLinearPCM, let block = sbuf.dataBuffer
  else { return kCMSampleBufferError_InvalidMediaTypeForOperation }
  let isSeparate = format.mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0
  let buffers = isSeparate ? max(1, Int(format.mChannelsPerFrame)) : 1
  let list = UnsafeMutableAudioBufferListPointer(bufferList)
  let (first, count, bytes) = (Int(frameOffset), Int(numFrames), Int(format.mBytesPerFrame))
  guard list.count == buffers, first >= 0, count >= 0, first + count <= sbuf.numSamples,
    list.allSatisfy({ Int($0.mDataByteSize) >= count * bytes })
  else { return kCMSampleBufferError_ArrayTooSmall }
  let whole = block.dataLength / buffers
  for index in 0..<buffers {
    guard let source = block.bytes.baseAddress, let target = list[index].mData else {
      return kCMSampleBufferError_RequiredParameterMissing
    }
    target.copyMemory(from: source + index * whole + first * bytes, byteCount: count * bytes)
    list[index].mDataByteSize = UInt32(count * bytes)
  }
  return 0
}

/// Returns the timing of a sample.
///
/// - Parameters:
///   - sbuf: The samples.
///   - sampleIndex: The index of the sample.
///   - timingInfoOut: Receives the timing.
/// - Returns: 0, or the code of an error.
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
  _ sbuf: CMSampleBuffer, at sampleIndex: CMItemIndex,
  timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
  guard (0..<max(1, sbuf.numSamples)).contains(sampleIndex) else {
    return kCMSampleBufferError_SampleIndexOutOfRange
  }
  var timing = sbuf.timing
  if sampleIndex > 0, timing.duration.isNumeric {
    let passed = CMTimeMultiply(timing.duration, multiplier: Int32(clamping: sampleIndex))
    timing.presentationTimeStamp = timing.presentationTimeStamp + passed
  }
  timingInfoOut.pointee = timing
  return 0
}

/// Calls a function with each sample as a buffer of its own (Players.SB3).
///
/// - Parameters:
///   - sbuf: The samples, each with the same number of bytes.
///   - callback: The function; a result other than 0 stops the iteration.
/// - Returns: 0, the function's result, or the code of an error.
@discardableResult
public func CMSampleBufferCallBlockForEachSample(
  _ sbuf: CMSampleBuffer, handler callback: (CMSampleBuffer, CMItemIndex) -> OSStatus
) -> OSStatus {
  guard sbuf.isValid else { return kCMSampleBufferError_Invalidated }
  if sbuf.imageBuffer != nil { return callback(sbuf, 0) }
  guard let block = sbuf.dataBuffer, sbuf.sampleSize > 0,
    sbuf.numSamples * sbuf.sampleSize <= block.dataLength
  else { return kCMSampleBufferError_InvalidMediaTypeForOperation }
  for index in 0..<sbuf.numSamples {
    let bytes = block.bytes[index * sbuf.sampleSize..<(index + 1) * sbuf.sampleSize]
    var timing = CMSampleTimingInfo()
    CMSampleBufferGetSampleTimingInfo(sbuf, at: index, timingInfoOut: &timing)
    let one = CMBlockBuffer(
      copying: UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(rebasing: bytes)))
    guard
      let sample = try? CMSampleBuffer(
        dataBuffer: one, formatDescription: sbuf.formatDescription, numSamples: 1,
        sampleTimings: [timing], sampleSizes: [sbuf.sampleSize])
    else { return kCMSampleBufferError_AllocationFailed }
    let status = callback(sample, index)
    guard status == 0 else { return status }
  }
  return 0
}

/// The index of a sample.
public typealias CMItemIndex = Int
