import AVFoundation
import Testing

/// Changes of the graph while it sounds.
@Suite struct EngineCutTests {
  private let engine = AVAudioEngine()
  private let players = [AVAudioPlayerNode(), AVAudioPlayerNode()]
  private let format: AVAudioFormat

  init() throws {
    format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
    for player in players {
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: format)
    }
    try engine.start()
    for (player, level) in zip(players, [Float(0.5), 0.25]) {
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
      buffer.frameLength = 100
      for channel in 0..<2 {
        for frame in 0..<100 { buffer.floatChannelData?[channel][frame] = level }
      }
      player.scheduleBuffer(buffer, at: nil, options: .loops)
      player.play()
    }
  }

  private func render(_ count: Int) throws -> [Float] {
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
    #expect(try engine.renderOffline(AVAudioFrameCount(count), to: buffer) == .success)
    let data = try #require(buffer.floatChannelData)
    return (0..<count).map { data[1][$0] }
  }

  @Test("AudioEngine.EG4. A player that is disconnected or detached while it sounds does not click")
  func cuts() throws {
    var heard = try render(1000)
    #expect(heard.last == 0.75)
    engine.disconnectNodeOutput(players[0])
    heard += try render(1000)
    #expect(heard.last == 0.25)
    engine.detach(players[1])
    heard += try render(1000)
    #expect(heard.last == 0)
    let steps = zip(heard.dropFirst(), heard).map { abs($0 - $1) }
    #expect((steps.dropFirst(2).max() ?? 1) < 0.005)
  }

  @Test("AudioEngine.SN1. A sink node that is connected while the engine runs receives frames")
  func sink() throws {
    nonisolated(unsafe) var received = 0
    let sink = AVAudioSinkNode { _, count, list in
      let buffers = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: list))
      if buffers.count == 2 { received += Int(count) }
      return noErr
    }
    _ = try render(500)
    engine.attach(sink)
    engine.connect(players[0], to: sink, format: format)
    _ = try render(1000)
    #expect(received == 1000)
    engine.detach(sink)
    _ = try render(500)
    #expect(received == 1000)
  }
}
