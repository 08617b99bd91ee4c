import AVFoundation
import TestSupport
import Testing

/// Step Players.MX3.
@Suite("Taps of mixes")
struct TapTests {
  /// The calls that a tap's functions have noted.
  private final class Notes {
    var events: [String] = []
    var counts: [Int] = []
    var flags: [UInt32] = []
    /// The flags of the frames that the tap got.
    var sourceFlags: [UInt32] = []
    var ranges: [CMTimeRange] = []
  }

  /// Returns the left samples of a track through a tap in units of 1/32768.
  private func samples(
    _ asset: AVAsset, _ track: AVAssetTrack, _ tap: MTAudioProcessingTap?, volume: Float
  ) throws -> [Float] {
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderAudioMixOutput(
      audioTracks: [track],
      audioSettings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 32,
        AVLinearPCMIsFloatKey: true, AVNumberOfChannelsKey: 2,
      ])
    let parameters = AVMutableAudioMixInputParameters(track: track)
    parameters.setVolume(volume, at: .zero)
    parameters.audioTapProcessor = tap
    let mix = AVMutableAudioMix()
    mix.inputParameters = [parameters]
    output.audioMix = mix
    reader.add(output)
    reader.startReading()
    var all: [Float] = []
    while let buffer = output.copyNextSampleBuffer() {
      try buffer.dataBuffer?.withUnsafeMutableBytes { bytes in
        let floats = bytes.bindMemory(to: Float.self)
        all += stride(from: 0, to: floats.count, by: 2).map { floats[$0] * 32_768 }
      }
    }
    return all
  }

  /// Returns functions that add 100/32768 to each frame, and note their calls.
  private func callbacks(_ notes: Notes) -> MTAudioProcessingTapCallbacks {
    MTAudioProcessingTapCallbacks(
      version: kMTAudioProcessingTapCallbacksVersion_0,
      clientInfo: Unmanaged.passRetained(notes).toOpaque(),
      init: { _, info, storage in storage.pointee = info },
      finalize: { tap in
        let notes = Unmanaged<Notes>.fromOpaque(MTAudioProcessingTapGetStorage(tap))
        notes.takeUnretainedValue().events.append("finalize")
        notes.release()
      },
      prepare: { tap, frames, format in
        let notes = Unmanaged<Notes>.fromOpaque(MTAudioProcessingTapGetStorage(tap))
        notes.takeUnretainedValue().events.append(
          "prepare \(frames) \(Int(format.pointee.mSampleRate)) \(format.pointee.mChannelsPerFrame)"
        )
      },
      unprepare: { tap in
        let notes = Unmanaged<Notes>.fromOpaque(MTAudioProcessingTapGetStorage(tap))
        notes.takeUnretainedValue().events.append("unprepare")
      },
      process: { tap, count, flags, list, countOut, flagsOut in
        var range = CMTimeRange.invalid
        MTAudioProcessingTapGetSourceAudio(tap, count, list, flagsOut, &range, countOut)
        let notes = Unmanaged<Notes>.fromOpaque(MTAudioProcessingTapGetStorage(tap))
          .takeUnretainedValue()
        notes.counts.append(countOut.pointee)
        notes.flags.append(flags)
        notes.sourceFlags.append(flagsOut.pointee)
        notes.ranges.append(range)
        for buffer in UnsafeMutableAudioBufferListPointer(list) {
          let samples = buffer.mData?.assumingMemoryBound(to: Float.self)
          for index in 0..<countOut.pointee { samples?[index] += 100 / 32_768 }
        }
      })
  }

  @Test(
    "Players.MX3. A tap changes the sound of its track, before or after the volume",
    arguments: [false, true])
  func tapping(isLast: Bool) throws {
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    let track = try #require(asset.tracks(withMediaType: .audio).first)
    let flag =
      isLast
      ? kMTAudioProcessingTapCreationFlag_PostEffects
      : kMTAudioProcessingTapCreationFlag_PreEffects
    let notes = Notes()
    do {
      var functions = callbacks(notes)
      var tap: MTAudioProcessingTap?
      #expect(MTAudioProcessingTapCreate(nil, &functions, flag, &tap) == 0)
      let heard = try samples(asset, track, tap, volume: 0.5)
      // The film counts to 999 again and again.
      #expect(heard.count == 48_000)
      #expect(abs(heard[700] - (isLast ? 450 : 400)) < 0.1)
    }
    #expect(notes.events == ["prepare 4096 48000 2", "unprepare", "finalize"])
    #expect(notes.counts.reduce(0, +) == 48_000 && notes.counts.max() ?? 0 <= 4096)
    #expect(notes.flags.first == kMTAudioProcessingTapFlag_StartOfStream)
    #expect(notes.flags.dropFirst().allSatisfy { $0 == 0 })
    let end = kMTAudioProcessingTapFlag_EndOfStream
    #expect(notes.sourceFlags.map { $0 & ~end } == notes.flags)
    #expect(notes.sourceFlags.last == end)
    #expect(notes.sourceFlags.dropLast(2).allSatisfy { $0 & end == 0 })
    #expect(notes.ranges.first?.start == .zero)
    #expect(notes.ranges.last?.end == CMTime(value: 1, timescale: 1))
  }

  @Test("Players.MX3. A tap needs one of the two flags, and gives frames only to its function")
  func refused() throws {
    var functions = callbacks(Notes())
    var tap: Unmanaged<MTAudioProcessingTap>?
    let code = kMTAudioProcessingTapInvalidArgumentErr
    #expect(MTAudioProcessingTapCreate(nil, &functions, 0, &tap) == code && tap == nil)
    #expect(MTAudioProcessingTapCreate(nil, &functions, 3, &tap) == code && tap == nil)
    let flag = kMTAudioProcessingTapCreationFlag_PreEffects
    #expect(MTAudioProcessingTapCreate(nil, &functions, flag, &tap) == 0)
    let made = try #require(tap?.takeRetainedValue())
    let list = AudioBufferList.allocate(maximumBuffers: 2)
    defer { list.unsafeMutablePointer.deallocate() }
    let status = MTAudioProcessingTapGetSourceAudio(
      made, 10, list.unsafeMutablePointer, nil, nil, nil)
    #expect(status == code)
  }
}
