import CoreAudioTypes
import CoreMedia
import Testing

/// Samples of sound.
@Suite struct SoundSampleTests {
  /// Returns four frames of two channels that follow each other: 0…7.
  private func samples() throws -> CMSampleBuffer {
    let format = try CMFormatDescription(
      audioStreamBasicDescription: AudioStreamBasicDescription(
        mSampleRate: 48_000, mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked,
        mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 2,
        mBitsPerChannel: 16, mReserved: 0))
    let block = try CMBlockBuffer(length: 16)
    try block.withUnsafeMutableBytes { bytes in
      for index in 0..<8 {
        bytes.storeBytes(of: Int16(index), toByteOffset: index * 2, as: Int16.self)
      }
    }
    return try CMSampleBuffer(
      dataBuffer: block, formatDescription: format, numSamples: 4,
      sampleTimings: [
        CMSampleTimingInfo(
          duration: CMTime(value: 1, timescale: 48_000),
          presentationTimeStamp: CMTime(value: 100, timescale: 48_000), decodeTimeStamp: .invalid)
      ], sampleSizes: [4])
  }

  @Test("Players.SB3. Frames are copied into a list of buffers that is large enough")
  func copying() throws {
    let samples = try samples()
    var memory = [Int16](repeating: 9, count: 4)
    let status = memory.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(mNumberChannels: 2, mDataByteSize: 8, mData: bytes.baseAddress))
      let small = CMSampleBufferCopyPCMDataIntoAudioBufferList(
        samples, at: 0, frameCount: 3, into: &list)
      #expect(small == kCMSampleBufferError_ArrayTooSmall)
      return CMSampleBufferCopyPCMDataIntoAudioBufferList(
        samples, at: 1, frameCount: 2, into: &list)
    }
    #expect(status == 0 && memory == [2, 3, 4, 5])
  }

  @Test("Players.SB3. Each sample is a buffer of its own, with its time")
  func samplesOneByOne() throws {
    let samples = try samples()
    var seen: [(time: Int64, first: Int16)] = []
    let status = CMSampleBufferCallBlockForEachSample(samples) { sample, index in
      let data = (try? sample.dataBuffer?.dataBytes()) ?? Data()
      let value = data.withUnsafeBytes { $0.loadUnaligned(as: Int16.self) }
      seen.append((sample.presentationTimeStamp.value, value))
      return index == 2 ? 7 : 0
    }
    #expect(status == 7 && seen.map(\.time) == [100, 101, 102])
    #expect(seen.map(\.first) == [0, 2, 4])
    var timing = CMSampleTimingInfo()
    #expect(CMSampleBufferGetSampleTimingInfo(samples, at: 3, timingInfoOut: &timing) == 0)
    #expect(timing.presentationTimeStamp == CMTime(value: 103, timescale: 48_000))
    #expect(
      CMSampleBufferGetSampleTimingInfo(samples, at: 4, timingInfoOut: &timing)
        == kCMSampleBufferError_SampleIndexOutOfRange)
  }

  @Test("Players.SB3. Formats are compared by their properties")
  func formats() throws {
    let first = try #require(try samples().formatDescription)
    let second = try #require(try samples().formatDescription)
    #expect(first !== second && CMFormatDescriptionEqual(first, otherFormatDescription: second))
    #expect(!CMFormatDescriptionEqual(first, otherFormatDescription: nil))
    #expect(CMFormatDescriptionEqual(nil, otherFormatDescription: nil))
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &made)
    let picture = try #require(made)
    let video = try CMFormatDescription(imageBuffer: picture)
    #expect(CMVideoFormatDescriptionMatchesImageBuffer(video, imageBuffer: picture))
    #expect(!CMFormatDescriptionEqual(first, otherFormatDescription: video))
  }
}
