import AVFoundation
import CoreHaptics
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import Testing
import UIKit

/// Engines that play on the phone, heard at the speaker.
@Suite(.serialized, .exclusiveScreen) @MainActor struct EnginePlaybackTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A phone with an app, and with a recorder in place of the speaker.
  @MainActor private final class Bench {
    let phone = SimulatedPhone()
    let recorder: RecordingActuator

    init(sampleRate: Double = 48_000) {
      recorder = RecordingActuator(sampleRate: sampleRate)
      phone.lockstep.host.attach([ActuatorDevice(recorder)])
      phone.launch(PlainApp.self)
    }

    /// Advances time, and returns what was heard on the left and felt.
    func record(_ seconds: Double) -> (left: [Float], drive: [Float]) {
      _ = recorder.removeRecording()
      phone.wait(seconds)
      let recording = recorder.removeRecording()
      return (recording.left, recording.drive)
    }
  }

  /// Returns an engine with a player of mono frames.
  private func makeEngine() throws -> (AVAudioEngine, AVAudioPlayerNode, AVAudioFormat) {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1))
    let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: format)
    return (engine, player, format)
  }

  @Test("AudioEngine.EP1, AudioEngine.EP2. The speaker plays the engine's frames without a gap")
  func heard() throws {
    let bench = Bench()
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    let buffer = try SineBuffer.make(format, seconds: 1)
    nonisolated(unsafe) var events: [String] = []
    player.scheduleBuffer(buffer, completionCallbackType: .dataConsumed) { _ in
      events.append("consumed")
    }
    player.scheduleBuffer(
      try SineBuffer.make(format, seconds: 0.01), completionCallbackType: .dataPlayedBack
    ) {
      _ in events.append("heard")
    }
    try bench.phone.run { try engine.start() }
    player.play()
    let left = bench.record(0.95).left
    #expect(events.isEmpty || events == ["consumed"])
    let start = try #require(left.firstIndex { abs($0) > 0.001 })
    let data = try #require(buffer.floatChannelData)[0]
    // The first frame of a sine is 0.
    let length = left.count - start
    let differences = (0..<length).map { abs(left[start + $0] - data[$0 + 1]) }
    #expect(length > 40_000 && (differences.max() ?? 1) < 0.001)
    _ = bench.record(0.5)
    #expect(events == ["consumed", "heard"])
    #expect(player.outputPresentationLatency > 0.05)
    player.stop()
    engine.stop()
    #expect(bench.record(0.3).left.suffix(4800).allSatisfy { $0 == 0 })
    #expect(bench.phone.haptics.isEmpty)
  }

  @Test("AudioEngine.EP4. A device with another rate plays without steps between the pieces")
  func otherRate() throws {
    let bench = Bench(sampleRate: 44_100)
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 1))
    try bench.phone.run { try engine.start() }
    player.play()
    let left = bench.record(0.8).left
    let start = try #require(left.firstIndex { abs($0) > 0.1 }) + 500
    // The curvature of a sine is its level times the square of its angle for a frame.
    let angle = 2 * Float.pi * 440 / 44_100
    let errors = (start..<(left.count - 1)).map {
      abs(left[$0 - 1] + left[$0 + 1] - 2 * left[$0] + left[$0] * angle * angle)
    }
    #expect(errors.count > 20_000 && (errors.max() ?? 1) < 0.005)
    engine.stop()
  }

  @Test("AudioEngine.EO2. A player's host time and a haptic of the same time begin at one frame")
  func inStep() throws {
    let bench = Bench()
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    try bench.phone.run { try engine.start() }
    let haptics = try bench.phone.run { try CHHapticEngine() }
    try bench.phone.run { try haptics.start() }
    let pattern = try CHHapticPattern(
      events: [
        CHHapticEvent(
          eventType: .audioContinuous, parameters: [], relativeTime: 0, duration: 0.05)
      ], parameters: [])
    bench.phone.wait(0.5)
    let time = haptics.currentTime + 0.25
    let tone = try bench.phone.run { try haptics.makePlayer(with: pattern) }
    try bench.phone.run { try tone.start(atTime: time) }
    let own = bench.record(0.6).left
    let click = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
    click.frameLength = 100
    for frame in 0..<100 { click.floatChannelData?[0][frame] = 0.5 }
    let later = haptics.currentTime + 0.25
    player.scheduleBuffer(click)
    player.play(at: AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: later)))
    let heard = bench.record(0.6).left
    // Both are 250 ms after the beginning of their recording, and the latency of haptics.
    let frame = try #require(heard.firstIndex { $0 == 0.5 })
    let first = try #require(own.firstIndex { abs($0) > 0 })
    // The tone begins with 0.
    #expect(first == frame + 1 && (12_000..<12_500).contains(frame))
    engine.stop()
  }

  @Test("AudioEngine.CF1. Another device stops the engine, which says so and starts again")
  func otherDevice() throws {
    let bench = Bench()
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 0.1), at: nil, options: .loops)
    try bench.phone.run { try engine.start() }
    player.play()
    nonisolated(unsafe) var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .AVAudioEngineConfigurationChange, object: engine, queue: nil
    ) { _ in changes += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = bench.record(0.3)
    bench.phone.set(\.hasHeadphones, true)
    let heard = bench.record(0.5).left
    #expect(changes == 1 && !engine.isRunning && !player.isPlaying)
    #expect(heard.suffix(4800).allSatisfy { $0 == 0 })
    try bench.phone.run { try engine.start() }
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 0.1), at: nil, options: .loops)
    player.play()
    #expect(bench.record(0.5).left.suffix(4800).contains { abs($0) > 0.4 })
    bench.phone.set(\.hasHeadphones, false)
    _ = bench.record(0.3)
    #expect(changes == 2 && !engine.isRunning)
  }

  @Test("AudioEngine.EP5. Two runs are equal to the frame")
  func equal() throws {
    func run() throws -> [Float] {
      let bench = Bench()
      let (engine, player, format) = try bench.phone.run { try makeEngine() }
      player.scheduleBuffer(try SineBuffer.make(format, seconds: 0.05), at: nil, options: .loops)
      try bench.phone.run { try engine.start() }
      player.play()
      var left = bench.record(0.3).left
      player.volume = 0.3
      left += bench.record(0.3).left
      engine.stop()
      return left
    }
    let first = try run()
    #expect(try first == run() && first.contains { $0 != 0 })
  }

  @Test(
    "AudioEngine.EN1–EN3. Starting activates the session; a call stops it, a category may refuse it"
  )
  func interruption() throws {
    let bench = Bench()
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 0.05), at: nil, options: .loops)
    try bench.phone.run { try engine.start() }
    player.play()
    #expect(bench.record(0.3).left.contains { abs($0) > 0.4 })
    bench.phone.set(\.isInCall, true)
    _ = bench.record(0.2)
    #expect(!engine.isRunning && bench.record(0.2).left.allSatisfy { $0 == 0 })
    #expect(throws: NSError.self) { try bench.phone.run { try engine.start() } }
    bench.phone.set(\.isInCall, false)
    bench.phone.wait(0.1)
    try bench.phone.run { try engine.start() }
    #expect(engine.isRunning && bench.record(0.4).left.contains { abs($0) > 0.4 })
    // Deactivating the session stops the engine, too.
    #expect(throws: NSError.self) {
      try bench.phone.run { try AVAudioSession.sharedInstance().setActive(false) }
    }
    #expect(!engine.isRunning)
    _ = bench.record(0.1)
    #expect(bench.record(0.1).left.allSatisfy { $0 == 0 })
    try bench.phone.run { try AVAudioSession.sharedInstance().setCategory(.record) }
    #expect(throws: NSError.self) { try bench.phone.run { try engine.start() } }
  }

  @Test("AudioEngine.EN4. A paused engine continues with its players")
  func pause() throws {
    let bench = Bench()
    let (engine, player, format) = try bench.phone.run { try makeEngine() }
    player.scheduleBuffer(try SineBuffer.make(format, seconds: 0.05), at: nil, options: .loops)
    try bench.phone.run { try engine.start() }
    player.play()
    _ = bench.record(0.3)
    engine.pause()
    _ = bench.record(0.1)
    #expect(player.isPlaying && bench.record(0.1).left.allSatisfy { $0 == 0 })
    try bench.phone.run { try engine.start() }
    #expect(bench.record(0.4).left.contains { abs($0) > 0.4 })
    engine.stop()
    #expect(!player.isPlaying)
  }
}
