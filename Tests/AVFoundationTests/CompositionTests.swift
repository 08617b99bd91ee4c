import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Players.CP1–CP3, Players.MX1 and Players.MX2.
@Suite("Compositions and mixes", .serialized, .exclusiveScreen) @MainActor
struct CompositionTests {
  private func seconds(_ value: Double) -> CMTime {
    CMTime(seconds: value, preferredTimescale: 48_000)
  }

  private func range(_ start: Double, _ duration: Double) -> CMTimeRange {
    CMTimeRange(start: seconds(start), duration: seconds(duration))
  }

  private func sound(_ seconds: Double) throws -> AVAssetTrack {
    let film = try Film(pictures: 0, seconds: seconds, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    return try #require(asset.tracks(withMediaType: .audio).first)
  }

  /// Returns the left samples of a mix in units of 1/32768.
  private func samples(_ asset: AVAsset, _ mix: AVAudioMix? = nil) throws -> [Float] {
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderAudioMixOutput(
      audioTracks: asset.tracks(withMediaType: .audio),
      audioSettings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 32,
        AVLinearPCMIsFloatKey: true, AVNumberOfChannelsKey: 2,
      ])
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

  @Test("Players.CP1, Players.CP2. Ranges are inserted and removed, with gaps between them")
  func inserting() throws {
    let source = try sound(2)
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(
        withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
    #expect(composition.duration == .zero && track.trackID == 1)
    // 500 frames of the source from frame 100, after a gap of 1000 frames.
    try track.insertTimeRange(
      CMTimeRange(
        start: CMTime(value: 100, timescale: 48_000),
        duration: CMTime(value: 500, timescale: 48_000)),
      of: source, at: CMTime(value: 1000, timescale: 48_000))
    #expect(composition.duration == CMTime(value: 1500, timescale: 48_000))
    #expect(track.segments.map(\.isEmpty) == [true, false])
    var heard = try samples(composition)
    #expect(heard.count == 1500 && heard[999] == 0 && heard[1000] == 100 && heard[1499] == 599)
    // An insertion in the middle divides the part.
    try track.insertTimeRange(
      CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 48_000)), of: source,
      at: CMTime(value: 1200, timescale: 48_000))
    heard = try samples(composition)
    #expect(Array(heard[1198..<1213]) == [298, 299, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 300, 301, 302])
    track.removeTimeRange(
      CMTimeRange(start: .zero, duration: CMTime(value: 1205, timescale: 48_000)))
    heard = try samples(composition)
    #expect(Array(heard.prefix(6)) == [5, 6, 7, 8, 9, 300] && heard.count == 305)
    let copy = try #require(composition.copy() as? AVComposition)
    composition.removeTrack(track)
    #expect(composition.tracks.isEmpty && copy.tracks.count == 1)
    #expect(throws: AVError.self) {
      try AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 0)?
        .insertTimeRange(range(0, 1), of: source, at: .zero)
    }
  }

  @Test("Players.CP3, Players.MX1, Players.MX2. Tracks are added with volumes over time")
  func mixing() throws {
    let source = try sound(2)
    let composition = AVMutableComposition()
    let tracks = try (0..<2).map { _ in
      try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 0))
    }
    for track in tracks { try track.insertTimeRange(range(0, 1), of: source, at: .zero) }
    #expect(try samples(composition)[700] == 1400)
    tracks[1].preferredVolume = 0.5
    #expect(try samples(composition)[700] == 1050)
    let parameters = AVMutableAudioMixInputParameters(track: tracks[0])
    parameters.setVolume(0, at: .zero)
    parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(0.25, 0.5))
    parameters.setVolume(0.25, at: seconds(0.875))
    let mix = AVMutableAudioMix()
    mix.inputParameters = [parameters]
    let heard = try samples(composition, mix)
    func value(_ frame: Int) -> Float { heard[frame] / Float(frame % 1000) - 0.5 }
    #expect(value(9_999) == 0 && abs(value(24_500) - (24_500.0 / 48_000 - 0.25) * 2) < 1e-3)
    #expect(value(37_500) == 1 && value(43_500) == 0.25)
    var (from, to, ramp) = (Float(9), Float(9), CMTimeRange.invalid)
    #expect(
      mix.inputParameters[0].getVolumeRamp(
        for: seconds(0.5), startVolume: &from, endVolume: &to, timeRange: &ramp))
    #expect(from == 0 && to == 1 && ramp == range(0.25, 0.5))
    #expect(
      !AVAudioMixInputParameters().getVolumeRamp(
        for: .zero, startVolume: nil, endVolume: nil, timeRange: nil))
  }

  @Test("Players.MX1. A player's volumes follow its mix, also from the moment of a change")
  func playing() throws {
    let film = try Film(pictures: 0, seconds: 3, container: "wavenc", name: "film.wav")
    let bench = FilmBench()
    let player = bench.player(film)
    bench.phone.wait(0.1)
    let item = try #require(player.currentItem)
    let track = try #require(item.asset.tracks.first)
    let parameters = AVMutableAudioMixInputParameters(track: track)
    parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(0, 1))
    let mix = AVMutableAudioMix()
    mix.inputParameters = [parameters]
    bench.phone.run {
      item.audioMix = mix
      player.play()
    }
    func level(_ samples: [Float]) -> Float {
      (samples.map { $0 * $0 }.reduce(0, +) / Float(samples.count)).squareRoot()
    }
    let full = Float(0.0176)  // a rise from 0 to 999 / 32768: its root mean square
    let first = level(bench.heard(0.1))
    let middle = level(Array(bench.heard(0.5).suffix(9_600)))
    #expect(first < full * 0.12 && abs(middle / full - 0.5) < 0.05)
    bench.phone.run { item.audioMix = nil }
    #expect(abs(level(Array(bench.heard(0.3).suffix(9_600))) / full - 1) < 0.05)
    #expect(player.rate == 1)
  }

  @Test("Players.CP3. A composition plays: pictures and sound of two films, one after the other")
  func compositionPlays() throws {
    let films = [
      try Film(pictures: 25, seconds: 1, step: 0), try Film(pictures: 25, seconds: 1, step: 4),
    ]
    let bench = FilmBench()
    let composition = AVMutableComposition()
    for film in films {
      try composition.insertTimeRange(
        range(0.5, 0.5), of: AVURLAsset(url: film.url), at: composition.duration)
    }
    #expect(composition.duration == seconds(1) && composition.tracks.count == 2)
    #expect(composition.naturalSize == CGSize(width: 64, height: 48))
    let player = bench.phone.run { AVPlayer(playerItem: AVPlayerItem(asset: composition)) }
    let layer = bench.show(player)
    bench.phone.wait(0.1)
    #expect(player.currentItem?.duration == seconds(1))
    bench.phone.run { player.play() }
    bench.phone.wait(0.3)
    #expect(bench.gray(layer).map { $0 < 8 } == true)
    bench.phone.wait(0.4)
    // At 0.7 s: 0.7 s of the second film, its picture 17.
    #expect(bench.gray(layer).map { abs($0 - 68) < 12 } == true)
    bench.phone.wait(0.5)
    #expect(player.rate == 0 && player.currentTime() == seconds(1))
  }
}
