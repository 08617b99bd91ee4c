import Foundation
import PhoneHardware
import SoundDriver
import Synchronization
import TestSupport
import Testing

/// How a sound ends that is stopped, or has to make room, on real servers.
@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct SoundStopTests {
  @Test(
    "A stop fades and does not cut, and there is silence within 20 ms", .timeLimit(.minutes(10)),
    arguments: [0.02, 0.05, 0.5])
  func stops(latency: Double) throws {
    let server = try PrivateSoundServer([.init("hap", rewinds: true)])
    try expectFade(within: Self.silence) {
      try heard(on: server, latency: latency) { actuator, _ in actuator.stop() }
    }
  }

  @Test(
    "PipeWire has the fade from its next piece", .timeLimit(.minutes(10)),
    .enabled(
      if: PrivateSoundServer.hasPipeWire,
      "needs the packages pipewire, wireplumber, pipewire-pulse, dbus"), arguments: [0.02, 0.5])
  func pipeWire(latency: Double) throws {
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    try expectFade(within: Self.silence + 0.021) {
      try heard(on: server, latency: latency) { actuator, _ in actuator.stop() }
    }
  }

  @Test(
    "A flush fades, and lets what the source was told be heard within 20 ms",
    .timeLimit(.minutes(10)), arguments: [0.05, 0.5])
  func flushes(latency: Double) throws {
    let server = try PrivateSoundServer([.init("hap", rewinds: true)])
    try expectFade(within: Self.silence) {
      try heard(on: server, latency: latency) { actuator, tone in
        tone.isOn.store(false, ordering: .relaxed)
        actuator.flush()
      }
    }
  }

  @Test(
    "However often it is flushed, the device is no further behind", .timeLimit(.minutes(10)),
    arguments: [false, true])
  func flushesOften(isPipeWire: Bool) throws {
    guard !isPipeWire || PrivateSoundServer.hasPipeWire else { return }
    let server =
      try isPipeWire
      ? PrivateSoundServer(pipeWireWith: .init("hap"))
      : PrivateSoundServer([.init("hap", rewinds: true)])
    defer { server.kill() }
    let options = SoundOptions(latency: 0.1, server: server.address)
    let actuator = try SoundDirectory(options: options).open("hap")
    let recorder = try MonitorRecorder(server)
    try actuator.start(Tone(Tone.Switch())) { _ in }
    #expect(recorder.hearSound())
    #expect(recorder.hear(24_000))
    let before = actuator.progress.latency
    for _ in 0..<20 {
      actuator.flush()
      Thread.sleep(forTimeInterval: 0.02)
    }
    Thread.sleep(forTimeInterval: 0.5)
    let after = actuator.progress.latency
    actuator.stop()
    // PipeWire's pieces of 21 ms show in what it tells.
    #expect(after <= before + 0.03)
  }

  // MARK: Internals

  /// What was heard around the end of a tone.
  private struct Heard {
    /// From the moment it was ended to the last sound.
    var seconds: Double
    /// The largest step from one sample to the next, in the last 30 ms and the silence behind.
    var steepest: Float
  }

  /// The most that half a cosine over 5 ms adds to the slope of a tone.
  private static let fadeSlope = Float(0.5 * .pi / 2 / 240)

  /// The 20 ms, and what was on its way to the recorder when the stop was asked for, which counts as
  /// played after it: its 5 ms, and what the machine adds.
  private static let silence = 0.020 + 0.010

  /// Expects a fade in one of three tries, for a busy machine may keep a server from its turn.
  private func expectFade(within seconds: Double, _ attempt: () throws -> Heard) throws {
    var tries: [Heard] = []
    repeat {
      try tries.append(attempt())
    } while tries.last.map(isFade) == false && tries.count < 3
    #expect(tries.last.map(isFade) == true, "steps of \(tries.map(\.steepest))")
    #expect((tries.map(\.seconds).min() ?? 1) <= seconds, "\(tries.map(\.seconds)) s")
  }

  private func isFade(_ heard: Heard) -> Bool { heard.steepest <= Tone.steepest + Self.fadeSlope }

  private func heard(
    on server: PrivateSoundServer, latency: Double, end: (any Actuator, Tone.Switch) -> Void
  ) throws -> Heard {
    let options = SoundOptions(latency: latency, server: server.address)
    let actuator = try SoundDirectory(options: options).open("hap")
    let recorder = try MonitorRecorder(server)
    let tone = Tone.Switch()
    try actuator.start(Tone(tone)) { _ in }
    #expect(recorder.hearSound())
    #expect(recorder.hear(24_000))
    // Anywhere between two pieces of what the recorder tells, not just after one.
    Thread.sleep(forTimeInterval: .random(in: 0...0.02))
    let moment = ContinuousClock.now
    end(actuator, tone)
    #expect(recorder.hear(12_000))
    actuator.stop()
    let drive = recorder.channels[0]
    let last = try #require(drive.lastIndex { $0 != 0 })
    let tail = drive[(last - 1_440)...(last + 1)]
    return Heard(
      seconds: Double(last - recorder.frameCount(at: moment)) / 48_000,
      steepest: zip(tail, tail.dropFirst()).map { abs($0 - $1) }.max() ?? 1)
  }

  /// 230 Hz, half of full scale, without an end.
  private final class Tone: SignalSource {
    /// What a test tells a tone while it plays.
    final class Switch: Sendable {
      let isOn = Atomic(true)
    }

    /// The largest step from one sample to the next, and what rounding adds.
    static let steepest = Float(0.5 * 2 * Double.pi * 230 / 48_000 + 1e-5)

    private let tone: Switch
    private var frame = 0

    init(_ tone: Switch) { self.tone = tone }

    func fill(_ block: PlaybackBlock) -> Int {
      let level = tone.isOn.load(ordering: .relaxed) ? 0.5 : 0
      for index in 0..<block.frameCount {
        let phase = Double(frame + index) * 2 * .pi * 230 / 48_000
        block.drive[index] = Float(level * sin(phase))
        block.left[index] = 0
        block.right[index] = 0
      }
      frame += block.frameCount
      return block.frameCount
    }
  }
}
