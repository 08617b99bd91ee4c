import TactusMediaReading

/// A decoder with a tap of the app: it decodes a track, calls the tap's callback for each piece,
/// and returns the processed audio (Players.MX3…).
///
/// - Thread: one at a time, but not the main one.
final class TapProcessedSound: SoundDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Creates a decoder with a tap, and prepares the tap.
  init(_ decoder: any SoundDecoder, _ tap: MTAudioProcessingTap, _ format: SoundFormat) {
    (self.decoder, self.tap, self.format) = (decoder, tap, format)
    channels = (0..<format.channelCount).map { _ in
      UnsafeMutableBufferPointer.allocate(capacity: Self.pieceFrames)
    }
    list = AudioBufferList.allocate(maximumBuffers: format.channelCount)
    var description = AudioStreamBasicDescription(
      mSampleRate: Double(format.sampleRate), mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
        | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4,
      mChannelsPerFrame: UInt32(format.channelCount), mBitsPerChannel: 32, mReserved: 0)
    tap.callbacks.prepare?(tap, Self.pieceFrames, &description)
  }

  deinit {
    tap.callbacks.unprepare?(tap)
    for channel in channels { channel.deallocate() }
    list.unsafeMutablePointer.deallocate()
  }

  func read(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    var all: [Float] = []
    while all.count < count * format.channelCount {
      let done = all.count / format.channelCount
      let wanted = min(Self.pieceFrames, count - done)
      let piece = try process(from: frame + Int64(done), count: wanted)
      all += piece
      guard piece.count == wanted * format.channelCount else { break }
    }
    return all
  }

  /// Passes the frames of the track to the app's callback.
  func give(
    _ count: Int, into target: UnsafeMutablePointer<AudioBufferList>,
    _ flags: UnsafeMutablePointer<MTAudioProcessingTapFlags>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?, _ given: UnsafeMutablePointer<CMItemCount>?
  ) -> OSStatus {
    let list = UnsafeMutableAudioBufferListPointer(target)
    guard list.count == format.channelCount else { return kMTAudioProcessingTapInvalidArgumentErr }
    for index in list.indices where list[index].mData == nil {
      // The list contains the frames' memory, as passed to the callback.
      list[index].mData = UnsafeMutableRawPointer(channels[index].baseAddress)
      list[index].mDataByteSize = UInt32(Self.pieceFrames * 4)
    }
    guard list.allSatisfy({ Int($0.mDataByteSize) >= count * 4 }) else {
      return kMTAudioProcessingTapInvalidArgumentErr
    }
    var samples: [Float] = []
    do throws(MediaFailure) {
      samples = try decoder.read(from: place, count: count)
    } catch {
      failure = error
    }
    let found = samples.count / format.channelCount
    for (index, buffer) in list.enumerated() {
      let channel = buffer.mData?.assumingMemoryBound(to: Float.self)
      for frame in 0..<found { channel?[frame] = samples[frame * format.channelCount + index] }
      list[index].mDataByteSize = UInt32(found * 4)
    }
    let time = CMTime(value: place, timescale: CMTimeScale(format.sampleRate))
    range?.pointee = CMTimeRange(
      start: time,
      duration: CMTime(value: Int64(found), timescale: CMTimeScale(format.sampleRate)))
    given?.pointee = found
    flags?.pointee = startFlag | (found < count ? kMTAudioProcessingTapFlag_EndOfStream : 0)
    startFlag = 0
    place += Int64(found)
    return 0
  }

  // MARK: Internals

  /// The maximum number of frames per call.
  ///
  /// - Source: what developers publish for players. Confidence: reported.
  private static let pieceFrames = 4096

  private let decoder: any SoundDecoder
  private let tap: MTAudioProcessingTap
  private let format: SoundFormat
  private let channels: [UnsafeMutableBufferPointer<Float>]
  private let list: UnsafeMutableAudioBufferListPointer
  /// The next frame for the app's callback.
  private var place: Int64 = 0
  /// The frame after the last one read.
  private var end: Int64?
  /// The flag of a start, until the app's callback has received the first frames.
  private var startFlag: MTAudioProcessingTapFlags = 0
  private var failure: MediaFailure?

  /// Calls the app's callback for frames.
  private func process(from frame: Int64, count: Int) throws(MediaFailure) -> [Float] {
    for (index, channel) in channels.enumerated() {
      channel.update(repeating: 0)
      list[index] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(count * 4),
        mData: UnsafeMutableRawPointer(channel.baseAddress))
    }
    let flags = frame == end ? 0 : kMTAudioProcessingTapFlag_StartOfStream
    var (made, flagsOut) = (0, flags)
    (place, startFlag, failure, tap.source) = (frame, flags, nil, self)
    tap.callbacks.process(tap, count, flags, list.unsafeMutablePointer, &made, &flagsOut)
    tap.source = nil
    if let failure { throw failure }
    let found = min(max(0, made), count)
    end = frame + Int64(found)
    var samples = [Float](repeating: 0, count: found * format.channelCount)
    for (index, buffer) in list.enumerated() where index < format.channelCount {
      // The callback may have put its own memory into the list.
      guard let channel = buffer.mData?.assumingMemoryBound(to: Float.self),
        Int(buffer.mDataByteSize) >= found * 4
      else { continue }
      for frame in 0..<found { samples[frame * format.channelCount + index] = channel[frame] }
    }
    return samples
  }
}
