import AVFoundation
import CoreHaptics
import Synchronization
import TactusPhone
import TestSupport
import Testing

/// Engines that play on a phone in real time: their own thread renders.
@Suite(.serialized) @MainActor struct EngineStreamTests {
  /// Returns an engine with a player of mono frames.
  private func makeEngine(_ bench: StreamBench) throws -> (
    AVAudioEngine, AVAudioPlayerNode, AVAudioFormat
  ) {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let (engine, player) = bench.run { (AVAudioEngine(), AVAudioPlayerNode()) }
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: format)
    return (engine, player, format)
  }

  @Test("AudioEngine.RS1, AudioEngine.RS2. The device plays what a thread renders, without a gap")
  func heard() async throws {
    let bench = StreamBench()
    let (engine, player, format) = try makeEngine(bench)
    let buffer = try SineBuffer.make(format, seconds: 1)
    nonisolated(unsafe) var events: [String] = []
    player.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { _ in
      events.append("heard")
    }
    try bench.run { try engine.start() }
    player.play()
    let left = try await bench.record(1, engine.mainMixerNode).left
    let start = try #require(left.firstIndex { abs($0) > 0.001 })
    #expect(start < Int(0.1 * 48_000))
    let data = try #require(buffer.floatChannelData)[0]
    let length = left.count - start
    // The first frame of a sine is 0.
    let wrong = (0..<length).count { abs(left[start + $0] - data[$0 + 1]) > 0.001 }
    #expect(wrong == 0 && length > 40_000)
    #expect((0.005...0.06).contains(player.outputPresentationLatency))
    _ = try await bench.record(0.3, engine.mainMixerNode)
    for _ in 0..<1000 where events.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(events == ["heard"])
    engine.stop()
    #expect(try await bench.record(0.1, nil).left.suffix(2400).allSatisfy { $0 == 0 })
  }

  @Test("AudioEngine.EO2. A player's host time and a haptic of that time begin at one frame")
  func inStep() async throws {
    let bench = StreamBench()
    let (engine, player, format) = try makeEngine(bench)
    try bench.run { try engine.start() }
    let haptics = try bench.run { try CHHapticEngine() }
    try bench.run { try haptics.start() }
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(
          eventType: .audioContinuous, parameters: [], relativeTime: 0, duration: 0.05)
      ], parameters: [])
    _ = try await bench.record(0.5, engine.mainMixerNode)
    let tone = try bench.run { try haptics.makePlayer(with: pattern) }
    let time = bench.run { haptics.currentTime } + 0.25
    try bench.run { try tone.start(atTime: time) }
    let own = try await bench.record(0.6, engine.mainMixerNode).left
    let click = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
    click.frameLength = 100
    for frame in 0..<100 { click.floatChannelData?[0][frame] = 0.5 }
    let later = bench.run { haptics.currentTime } + 0.25
    player.scheduleBuffer(click, completionHandler: nil)
    player.play(at: AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: later)))
    let heard = try await bench.record(0.6, engine.mainMixerNode).left
    let frame = try #require(heard.firstIndex { $0 == 0.5 })
    let first = try #require(own.firstIndex { abs($0) > 0 })
    // The tone begins with 0.
    #expect(first == frame + 1 && (12_000..<12_500).contains(frame))
    engine.stop()
  }

  @Test("AudioEngine.RS1. A device with another rate plays without steps")
  func otherRate() async throws {
    let bench = StreamBench(sampleRate: 44_100)
    let (engine, player, format) = try makeEngine(bench)
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 1), completionHandler: nil)
    try bench.run { try engine.start() }
    player.play()
    let left = try await bench.record(0.8, engine.mainMixerNode).left
    let start = try #require(left.firstIndex { abs($0) > 0.1 }) + 500
    let angle = 2 * Float.pi * 440 / 44_100
    let errors = (start..<(left.count - 1)).map {
      abs(left[$0 - 1] + left[$0 + 1] - 2 * left[$0] + left[$0] * angle * angle)
    }
    #expect(errors.count > 20_000 && (errors.max() ?? 1) < 0.005)
    engine.stop()
  }

  @Test("AudioEngine.RS4. Frames that come too late are a gap without a click, and sound goes on")
  func gap() async throws {
    let bench = StreamBench()
    let isStuck = Stuck()
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let engine = bench.run { AVAudioEngine() }
    let source = AVAudioSourceNode(format: format) { @Sendable _, _, count, list in
      while isStuck.isSet { usleep(200) }
      let buffers = UnsafeMutableAudioBufferListPointer(list)
      guard let data = buffers[0].mData?.assumingMemoryBound(to: Float.self) else { return -1 }
      for frame in 0..<Int(count) { data[frame] = 0.5 }
      return 0
    }
    engine.attach(source)
    engine.connect(source, to: engine.mainMixerNode, format: format)
    try bench.run { try engine.start() }
    _ = try await bench.record(0.2, engine.mainMixerNode)
    isStuck.isSet = true
    var left = try await bench.record(0.2, nil).left
    #expect(left.suffix(2400).allSatisfy { $0 == 0 })
    isStuck.isSet = false
    left += try await bench.record(0.3, engine.mainMixerNode).left
    #expect(left.suffix(2400).allSatisfy { $0 == 0.5 })
    let steps = (1..<left.count).map { abs(left[$0] - left[$0 - 1]) }
    #expect((steps.max() ?? 1) < 0.01)
    engine.stop()
  }

  @Test("AudioEngine.RS5. Files are read ahead beside rendering, and taps receive every frame")
  func file() async throws {
    let bench = StreamBench()
    let (engine, player, format) = try makeEngine(bench)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let count = 120_000
    do {
      let file = try AVAudioFile(forWriting: url, settings: format.settings)
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(count)))
      buffer.frameLength = AVAudioFrameCount(count)
      for frame in 0..<count {
        buffer.floatChannelData?[0][frame] = Float(frame + 1) / Float(count)
      }
      try file.write(from: buffer)
    }
    nonisolated(unsafe) var tapped = 0
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 4800, format: nil) { buffer, _ in
      tapped += Int(buffer.frameLength)
    }
    try bench.run { try engine.start() }
    player.scheduleFile(try AVAudioFile(forReading: url), at: nil, completionHandler: nil)
    player.play()
    let left = try await bench.record(2.7, engine.mainMixerNode).left
    let start = try #require(left.firstIndex { $0 > 0 })
    let wrong = (0..<count).count { abs(left[start + $0] - Float($0 + 1) / Float(count)) > 1e-6 }
    #expect(wrong == 0)
    for _ in 0..<1000 where tapped < 120_000 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(tapped >= 120_000)
    engine.stop()
  }

  @Test("AudioEngine.RS6. A graph that changes at random while it plays never blocks or crashes")
  func changes() async throws {
    let bench = StreamBench()
    let (engine, first, format) = try makeEngine(bench)
    let buffer = try SineBuffer.make(format, seconds: 0.1)
    let units = [AVAudioUnitVarispeed(), AVAudioUnitTimePitch()]
    for unit in units { engine.attach(unit) }
    try bench.run { try engine.start() }
    var (players, random) = ([first], SeededRandom(seed: 18))
    for step in 0..<200 {
      let player = players[Int.random(in: 0..<players.count, using: &random)]
      let isConnected = !engine.outputConnectionPoints(for: player, outputBus: 0).isEmpty
      switch Int.random(in: 0..<9, using: &random) {
      case 0 where players.count < 12:
        let new = AVAudioPlayerNode()
        engine.attach(new)
        engine.connect(new, to: engine.mainMixerNode, format: format)
        players.append(new)
      case 1 where isConnected:
        player.scheduleBuffer(buffer, at: nil, options: .loops, completionHandler: nil)
      case 2:
        if isConnected { player.play() }
      case 3: player.pause()
      case 4: player.stop()
      case 5:
        let unit = units[step % 2]
        let rate = step % 3 == 0 ? 44_100.0 : 48_000
        engine.connect(
          unit, to: engine.mainMixerNode,
          format: AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1))
        engine.connect(player, to: unit, format: format)
      case 6: engine.connect(player, to: engine.mainMixerNode, format: format)
      case 7: engine.reset()
      default:
        if step % 4 == 0 {
          engine.pause()
          try bench.run { try engine.start() }
        }
      }
      _ = try await bench.record(0.005, engine.mainMixerNode)
    }
    engine.stop()
    #expect(bench.host.log.entries.isEmpty)
  }

  /// A flag that a block on the render thread reads.
  private final class Stuck: Sendable {
    private let value = Atomic(false)

    var isSet: Bool {
      get { value.load(ordering: .relaxed) }
      set { value.store(newValue, ordering: .relaxed) }
    }
  }
}
