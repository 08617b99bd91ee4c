import AVFAudio
import CReference

/// An audio engine with players of looped stereo sounds and a mixer, and the same sum in C.
struct EngineMixing {
  private let engine = AVAudioEngine()
  private let players: [AVAudioPlayerNode]
  private let buffer: AVAudioPCMBuffer
  private let output: AVAudioPCMBuffer
  private let frameCount: Int
  private let runs: Int
  /// The number of frames that are rendered at once.
  private static let block: AVAudioFrameCount = 512

  /// Creates an engine that renders by hand; `nil` if it cannot start.
  ///
  /// - Parameters:
  ///   - count: The number of players.
  ///   - seconds: The seconds that are rendered.
  init?(players count: Int, seconds: Double) {
    guard
      let format = AVAudioFormat(
        standardFormatWithSampleRate: Workload.sampleRate, channels: 2),
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4800),
      let output = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: Self.block)
    else { return nil }
    (self.buffer, self.output) = (buffer, output)
    frameCount = Int(seconds * Workload.sampleRate)
    // The best of many short runs is the same on a busy machine.
    runs = seconds > 10 ? 3 : 50
    players = (0..<count).map { _ in AVAudioPlayerNode() }
    buffer.frameLength = 4800
    for channel in 0..<2 {
      for frame in 0..<4800 {
        buffer.floatChannelData?[channel][frame] = Float(frame * 7919 % 200) / 10_000
      }
    }
    do {
      try engine.enableManualRenderingMode(
        .offline, format: format, maximumFrameCount: Self.block)
      for player in players {
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
        player.volume = 0.5
      }
      try engine.start()
    } catch {
      return nil
    }
    for player in players {
      player.scheduleBuffer(buffer, at: nil, options: .loops)
      player.play()
    }
  }

  /// The seconds that the engine needs.
  var ours: Double {
    Workload.seconds(of: runs) {
      for _ in 0..<(frameCount / Int(Self.block)) {
        _ = try? engine.renderOffline(Self.block, to: output)
      }
    }
  }

  /// The seconds that the sum in C needs.
  var reference: Double {
    guard let data = buffer.floatChannelData, let target = output.floatChannelData else { return 0 }
    let sounds = players.flatMap { _ in
      [UnsafePointer<Float>?(data[0]), UnsafePointer<Float>?(data[1])]
    }
    return Workload.seconds(of: runs) {
      var start = 0
      for _ in 0..<(frameCount / Int(Self.block)) {
        reference_mix(
          sounds, Int32(players.count), 4800, start, 0.5, target[0], target[1], Int(Self.block))
        start += Int(Self.block)
      }
    }
  }
}
