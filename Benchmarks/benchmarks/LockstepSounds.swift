import Foundation
import Synchronization
import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundFiles

/// A minute of sounds that play at once, on a phone in lockstep whose speaker is a recorder.
enum LockstepSounds {
  /// Returns how many times faster than real time the phone renders the minute: the median of
  /// several runs.
  ///
  /// - Throws: `SoundFileError`.
  static func medianSpeed(runs: Int = 5) throws -> Double {
    try (0..<runs).map { _ in try speed() }.sorted()[runs / 2]
  }

  private static func speed(count: Int = 20, seconds: Double = 60) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = RecordingActuator(sampleRate: 48_000)
    let phone = LockstepPhone(actuators: [recorder])
    let answers = TurnAnswers()
    let app = phone.host.connect("Benchmark") { answers.receive($0) }
    answers.connection.withLock { $0 = app }
    app.send(
      .sound(.session(SoundSession(.playback, isActive: true, hasBackgroundMode: true))))
    app.send(
      .engine(EngineID(1), .start(EngineSettings(playsHaptics: false, isForSound: true))))
    for number in 0..<UInt32(count) {
      // Files of a minute, each with a tone of its own.
      let path = folder.appending(path: "\(number).wav").path
      let writer = try SoundFileWriter(
        path, sampleRate: 48_000, channelCount: 1, format: .float32)
      let step = 2 * Float.pi * Float(200 + 40 * number) / 48_000
      try writer.write((0..<Int(48_000 * seconds)).map { 0.04 * sin(Float($0 % 48_000) * step) })
      try writer.finish()
      let sound = HapticPattern(events: [
        HapticEvent(
          .audioCustom, time: 0, duration: seconds,
          waveform: WaveformReference(path: path, usesVolumeEnvelope: false))
      ])
      app.send(.player(PlayerID(number), .create(sound, engine: EngineID(1))))
      app.send(.player(PlayerID(number), .execute(.start, at: nil)))
    }
    let time = ContinuousClock().measure {
      for _ in 0..<Int(seconds) * 50 { phone.advance(by: .milliseconds(20)) }
    }
    let heard = recorder.removeRecording().left
    guard heard.suffix(48_000).contains(where: { abs($0) > 0.01 }) else { throw Silence() }
    return seconds / (time / .seconds(1))
  }

  /// The answers of an app to its turns; one that leaves them unanswered counts as one that hangs.
  private final class TurnAnswers: Sendable {
    let connection = Mutex<InProcessConnection?>(nil)

    func receive(_ message: PhoneMessage) {
      guard case .turn(let instant) = message else { return }
      connection.withLock { $0 }?.send(.turned(instant, wakeAt: nil))
    }
  }

  /// An error: nothing was heard.
  struct Silence: Error {}
}
