import Foundation
import Synchronization
import TactusPhoneHardware
import TactusSoundDriver
import TestSupport
import Testing

/// The end of a sound after a stop or a flush, on real servers.
@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct SoundStopTests {
  // Outputs.OS1, Outputs.OS3.
  @Test(
    "A stop fades out, and there is silence within 20 ms", .timeLimit(.minutes(10)),
    arguments: [0.02, 0.05, 0.5])
  func stops(latency: Double) throws {
    let server = try PrivateSoundServer([.init("hap", rewinds: true)])
    try expectFade(within: Self.silence) {
      try heard(on: server, latency: latency) { actuator, _ in actuator.stop() }
    }
  }

  // Outputs.OS2.
  @Test(
    "PipeWire fades from its next buffer", .timeLimit(.minutes(10)),
    .enabled(
      if: PrivateSoundServer.hasPipeWire,
      "needs the packages pipewire, wireplumber, pipewire-pulse, dbus"), arguments: [0.02, 0.5])
  func pipeWire(latency: Double) throws {
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    try expectFade(within: Self.silence + 0.021) {
      try heard(on: server, latency: latency) { actuator, _ in actuator.stop() }
    }
  }

  // Outputs.OS4.
  @Test(
    "A flush fades, and a change of the source is heard within 20 ms",
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
    "Repeated flushes do not increase the latency", .timeLimit(.minutes(10)),
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
      #expect(recorder.hear(960))
    }
    #expect(recorder.hear(24_000))
    let after = actuator.progress.latency
    actuator.stop()
    // PipeWire's pieces of 21 ms show in what it tells.
    #expect(after <= before + 0.03)
  }

  // MARK: Internals

  /// The recorded signal around the end of a tone.
  private struct Heard {
    /// Seconds from the request to the last sound.
    var seconds: Double
    /// The largest difference of successive samples, in the last 30 ms and the silence after.
    var steepest: Float
    /// Whether the machine kept the server or the driver from running meanwhile.
    var isDisturbed: Bool
  }

  /// The maximum that half a cosine over 5 ms adds to the slope of a tone.
  private static let fadeSlope: Float = 0.25 * .pi / 240

  /// The required 20 ms, plus the samples on their way to the recorder at the request, which count
  /// as played after it: its 5 ms, and the machine's delay.
  private static let silence = 0.020 + 0.010

  /// Seconds that the driver waits for a server during a fade; without an answer it cuts the sound.
  private static let fadeTimeout = 0.05

  /// Seconds between two pieces of a recording beyond which the server did not get to run: more
  /// than twice the largest piece, PipeWire's of 21 ms.
  private static let longestPause = 0.045

  /// Seconds for which a thread of this process had to wait, beyond which the driver may have been
  /// too late to write its fade before the server played on: a quarter of the shortest latency.
  private static let longestDelay = 0.005

  /// The number of recordings after which the machine counts as too busy for this test.
  private static let maximumAttempts = 30

  /// Expects a fade of a server that gets to run.
  ///
  /// A recording during which a busy machine kept the server or the driver from running says
  /// nothing about the driver, and is made again. The shape of a fade is tested without a server as
  /// well.
  private func expectFade(within seconds: Double, _ attempt: () throws -> Heard) throws {
    for _ in 0..<Self.maximumAttempts {
      let heard = try attempt()
      if heard.isDisturbed { continue }
      #expect(heard.steepest <= Tone.steepest + Self.fadeSlope)
      #expect(heard.seconds <= seconds)
      return
    }
    print("the machine is too busy to measure the end of a sound")
  }

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
    let probe = SchedulingProbe()
    let moment = ContinuousClock.now
    end(actuator, tone)
    let finish = ContinuousClock.now
    let isHeard = recorder.hear(12_000)
    let delay = probe.end()
    #expect(isHeard)
    actuator.stop()
    let drive = recorder.channels[0]
    let last = try #require(drive.lastIndex { $0 != 0 })
    let tail = drive[(last - 1_440)...(last + 1)]
    let times = recorder.arrivals.map(\.time).filter {
      $0 > moment - .milliseconds(100) && $0 < finish + .milliseconds(200)
    }
    let pause = zip(times, times.dropFirst()).map { $0.duration(to: $1) }.max() ?? .seconds(1)
    let isDisturbed =
      moment.duration(to: finish) > .seconds(Self.fadeTimeout) || actuator.progress.underruns > 0
      || pause > .seconds(Self.longestPause) || delay > .seconds(Self.longestDelay)
    return Heard(
      seconds: Double(last - recorder.frameCount(at: moment)) / 48_000,
      steepest: zip(tail, tail.dropFirst()).map { abs($0 - $1) }.max() ?? 1,
      isDisturbed: isDisturbed)
  }

  /// A tone of 230 Hz at half of full scale, without an end.
  private final class Tone: SignalSource {
    /// The commands of a test to a playing tone.
    final class Switch: Sendable {
      let isOn = Atomic(true)
    }

    /// The largest difference of successive samples, including rounding.
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
