import AVFoundation
import TestSupport
import Testing

/// Steps Players.RD1–RD3, Players.SB1 and Players.SB2.
@Suite("Readers of assets")
struct ReaderTests {
  /// Returns all bytes of an output as integers of 16 bits.
  private func integers(_ output: AVAssetReaderOutput) throws -> [Int16] {
    var all: [Int16] = []
    while let buffer = output.copyNextSampleBuffer() {
      let block = try #require(CMSampleBufferGetDataBuffer(buffer))
      let length = CMBlockBufferGetDataLength(block)
      var values = [Int16](repeating: 0, count: length / 2)
      let status = values.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map {
          CMBlockBufferCopyDataBytes(block, atOffset: 0, dataLength: length, destination: $0)
        }
      }
      #expect(status == kCMBlockBufferNoErr)
      #expect(CMSampleBufferGetNumSamples(buffer) * 4 == length)
      CMSampleBufferInvalidate(buffer)
      #expect(!CMSampleBufferIsValid(buffer))
      all += values
    }
    return all
  }

  private static let int16: [String: any Sendable] = [
    AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 16,
    AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsFloatKey: false,
    AVLinearPCMIsNonInterleaved: false,
  ]

  @Test("Players.RD1, Players.RD2, Players.SB1. Integers of 16 bits are the file's, to the sample")
  func integers() async throws {
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.loadTracks(withMediaType: .audio).first)
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderTrackOutput(track: track, outputSettings: Self.int16)
    output.alwaysCopiesSampleData = false
    #expect(reader.status == .unknown && reader.canAdd(output))
    reader.add(output)
    #expect(!reader.canAdd(output))
    #expect(reader.startReading() && reader.status == .reading)
    let samples = try integers(output)
    #expect(reader.status == .completed && reader.error == nil)
    #expect(samples.count == 96_000)
    #expect(
      samples.enumerated().allSatisfy { index, sample in
        let value = Int16(index / 2 % 1000)
        return sample == (index % 2 == 0 ? value : -value)
      })
  }

  @Test("Players.RD1. A range is read, and the times of buffers are those of its frames")
  func range() async throws {
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.load(.tracks).first)
    let reader = try AVAssetReader(asset: asset)
    reader.timeRange = CMTimeRange(
      start: CMTime(value: 1, timescale: 4), duration: CMTime(value: 1, timescale: 2))
    let output = AVAssetReaderTrackOutput(
      track: track,
      outputSettings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 32,
        AVLinearPCMIsFloatKey: true, AVLinearPCMIsNonInterleaved: true,
      ])
    reader.add(output)
    reader.startReading()
    let first = try #require(output.copyNextSampleBuffer())
    #expect(first.presentationTimeStamp == CMTime(value: 12_000, timescale: 48_000))
    #expect(first.duration == CMTime(value: Int64(first.numSamples), timescale: 48_000))
    let list = AudioBufferList.allocate(maximumBuffers: 2)
    defer { free(list.unsafeMutablePointer) }
    var block: CMBlockBuffer?
    let status = CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
      first, bufferListSizeNeededOut: nil, bufferListOut: list.unsafeMutablePointer,
      bufferListSize: AudioBufferList.sizeInBytes(maximumBuffers: 2), blockBufferAllocator: nil,
      blockBufferMemoryAllocator: nil,
      flags: kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment, blockBufferOut: &block)
    #expect(status == noErr && block != nil && list.count == 2)
    for (channel, sign) in [(0, Float(1)), (1, -1)] {
      let samples = try #require(list[channel].mData?.assumingMemoryBound(to: Float.self))
      #expect(samples[5] == sign * 5 / 32_768)
    }
    var frames = first.numSamples
    while let next = output.copyNextSampleBuffer() { frames += next.numSamples }
    #expect(frames == 24_000)
  }

  @Test("Players.SB2, Players.RD2. The format of a track is described, and another one is read")
  func formats() async throws {
    let film = try Film(
      pictures: 0, seconds: 1,
      soundCoding: "audioresample ! audio/x-raw,rate=44100,channels=1 ! avenc_aac",
      container: "mp4mux", name: "film.m4a")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.loadTracks(withMediaType: .audio).first)
    let format = try #require(try await track.load(.formatDescriptions).first)
    let sound = try #require(CMAudioFormatDescriptionGetStreamBasicDescription(format)?.pointee)
    #expect(sound.mSampleRate == 44_100 && sound.mChannelsPerFrame == 1)
    #expect(sound.mFormatID == kAudioFormatMPEG4AAC)
    #expect(CMFormatDescriptionGetMediaType(format) == kCMMediaType_Audio)
    #expect((track.formatDescriptions as? [CMFormatDescription])?.count == 1)
    let reader = try AVAssetReader(asset: asset)
    // Compressed samples are not read.
    #expect(!reader.canAdd(AVAssetReaderTrackOutput(track: track, outputSettings: nil)))
    let output = AVAssetReaderTrackOutput(track: track, outputSettings: Self.int16)
    reader.add(output)
    reader.startReading()
    var frames = 0
    while let buffer = output.copyNextSampleBuffer() {
      frames += buffer.numSamples
      let description = buffer.formatDescription?.audioStreamBasicDescription
      #expect(description?.mSampleRate == 44_100 && description?.mBytesPerFrame == 2)
    }
    #expect(abs(frames - 44_100) < 3000)
    reader.cancelReading()
    #expect(reader.status == .completed)
  }

  @Test("Players.RD3. An output with random access is reset, and then completed")
  func reset() async throws {
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.load(.tracks).first)
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderTrackOutput(track: track, outputSettings: Self.int16)
    output.supportsRandomAccess = true
    reader.add(output)
    reader.startReading()
    #expect(try integers(output).count == 96_000)
    #expect(reader.status == .reading)
    output.reset(forReadingTimeRanges: [
      NSValue(
        timeRange: CMTimeRange(
          start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 1, timescale: 48_000)))
    ])
    #expect(try integers(output) == [24_000 % 1000, 0])
    output.markConfigurationAsFinal()
    #expect(reader.status == .completed)
  }

  @Test("Players.RD1. A file that is no sound throws, and a cancelled reader gives nothing")
  func failures() async throws {
    #expect(throws: (any Error).self) {
      try AVAssetReader(asset: AVURLAsset(url: URL(fileURLWithPath: "/nowhere.m4a")))
    }
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.load(.tracks).first)
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderTrackOutput(track: track, outputSettings: Self.int16)
    #expect(output.copyNextSampleBuffer() == nil)
    reader.add(output)
    reader.startReading()
    reader.cancelReading()
    #expect(output.copyNextSampleBuffer() == nil && reader.status == .cancelled)
  }
}
