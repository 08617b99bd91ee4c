import CoreHaptics
import Foundation
import TactusPhoneHardware
import TestSupport
import Testing

/// Step CoreHaptics.PL13 on a whole phone: a vibration, a tone and a looped sound without a
/// duration last until they are stopped.
@Suite struct EndlessEventTests {
  // A low rate, so that a minute takes no time.
  private let recorder = RecordingActuator(sampleRate: 4_000)
  private let rig: SteppedPhone
  private let finished = Mailbox<CHHapticError.Code?>()

  init() { rig = SteppedPhone(actuators: [recorder]) }

  private static let types = [CHHapticEvent.EventType.hapticContinuous, .audioContinuous]

  /// Creates a player of one event without a duration and starts it.
  private func start(
    _ type: CHHapticEvent.EventType = .hapticContinuous, on engine: CHHapticEngine
  ) throws -> any CHHapticAdvancedPatternPlayer {
    let event = CHHapticEvent(eventType: type, parameters: [], relativeTime: 0)
    let player = try engine.makeAdvancedPlayer(
      with: CHHapticPattern(events: [event], parameters: []))
    let finished = finished
    player.completionHandler = { finished.put(code(of: $0)) }
    try player.start(atTime: CHHapticTimeImmediate)
    return player
  }

  /// Advances time in short steps, and returns the peak of the second half.
  private func peak(_ milliseconds: Int = 200) -> Float {
    func peak() -> Float {
      let part = recorder.removeRecording()
      return (part.drive + part.left).reduce(0) { max($0, abs($1)) }
    }
    for _ in 0..<milliseconds / 20 { rig.advance(.milliseconds(10)) }
    _ = peak()
    for _ in 0..<milliseconds / 20 { rig.advance(.milliseconds(10)) }
    return peak()
  }

  @Test("CoreHaptics.PL13. It lasts until the player stops", arguments: types)
  func stop(type: CHHapticEvent.EventType) throws {
    let engine = try rig.runningEngine()
    let player = try start(type, on: engine)
    #expect(peak() > 0.05)
    for _ in 0..<40 { rig.advance(.seconds(1)) }
    #expect(peak() > 0.05 && finished.isEmpty)
    try player.stop(atTime: CHHapticTimeImmediate)
    #expect(peak() < 1e-3)
    #expect(finished.first(1) == [nil])
  }

  @Test("CoreHaptics.PL13. It ends with a cancel, a later stop and the engine", arguments: 0..<3)
  func otherEnds(way: Int) async throws {
    let engine = try rig.runningEngine()
    let player = try start(on: engine)
    #expect(peak() > 0.05 && finished.isEmpty)
    switch way {
    case 0: try player.cancel()
    case 1: try player.stop(atTime: engine.currentTime + 0.05)
    default: try await engine.stop()
    }
    #expect(peak() < 1e-3)
    #expect(finished.first(1) == [nil])
  }

  @Test("Signal.C7. A control that is sent before the start holds from the first frame")
  func sentBeforeStart() throws {
    let engine = try rig.runningEngine()
    for silence in [true, false] {
      let event = CHHapticEvent(
        eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: 0.2)
      let player = try engine.makeAdvancedPlayer(
        with: CHHapticPattern(events: [event], parameters: []))
      if silence {
        let change = CHHapticDynamicParameter(
          parameterID: .hapticIntensityControl, value: 0, relativeTime: 0)
        try player.sendParameters([change], atTime: CHHapticTimeImmediate)
      }
      try player.start(atTime: CHHapticTimeImmediate)
      _ = recorder.removeRecording()
      for _ in 0..<30 { rig.advance(.milliseconds(10)) }
      let strongest = recorder.removeRecording().drive.reduce(0) { max($0, abs($1)) }
      #expect(silence ? strongest < 1e-3 : strongest > 0.05)
    }
  }

  @Test("CoreHaptics.PL13. Muting and sent parameters change it while it lasts")
  func changes() throws {
    let engine = try rig.runningEngine()
    let player = try start(on: engine)
    func send(_ value: Float) throws {
      let change = CHHapticDynamicParameter(
        parameterID: .hapticIntensityControl, value: value, relativeTime: 0)
      try player.sendParameters([change], atTime: CHHapticTimeImmediate)
    }
    #expect(peak() > 0.05)
    player.isMuted = true
    #expect(peak() < 1e-3)
    player.isMuted = false
    #expect(peak() > 0.05)
    engine.isMutedForHaptics = true
    #expect(peak() < 1e-3)
    engine.isMutedForHaptics = false
    #expect(peak() > 0.05)
    try send(0)
    #expect(peak() < 1e-3)
    try send(1)
    #expect(peak() > 0.05)
    try player.pause(atTime: CHHapticTimeImmediate)
    #expect(peak() < 1e-3)
    try player.resume(atTime: CHHapticTimeImmediate)
    #expect(peak() > 0.05 && finished.isEmpty)
  }

  @Test("CoreHaptics.PL13. All players have finished only when it was stopped")
  func allFinished() throws {
    let engine = try rig.runningEngine()
    let player = try start(on: engine)
    let all = Mailbox<Bool>()
    engine.notifyWhenPlayersFinished { error in
      all.put(error == nil)
      return .leaveEngineRunning
    }
    for _ in 0..<60 { rig.advance(.seconds(1)) }
    #expect(all.isEmpty && finished.isEmpty)
    try player.stop(atTime: CHHapticTimeImmediate)
    rig.advance(.milliseconds(1))
    #expect(all.first(1) == [true])
  }

  @Test("CoreHaptics.PL13. A parameter of its pattern acts after a minute")
  func lateParameter() throws {
    let engine = try rig.runningEngine()
    let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0)
    let silence = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 0, relativeTime: 60)
    let player = try engine.makePlayer(
      with: CHHapticPattern(events: [event], parameters: [silence]))
    try player.start(atTime: CHHapticTimeImmediate)
    for _ in 0..<590 { rig.advance(.milliseconds(100)) }
    #expect(peak() > 0.05)
    for _ in 0..<10 { rig.advance(.milliseconds(100)) }
    #expect(peak() < 1e-3)
  }

  @Test("CoreHaptics.AR4. A looped sound without a duration lasts until it is stopped")
  func loopedSound() throws {
    let engine = try rig.runningEngine()
    let chime = SharedFolder.project.appending(path: "Examples/Patterns/sounds/chime.wav")
    let sound = try engine.registerAudioResource(
      chime, options: [CHHapticAudioResourceKeyLoopEnabled: true])
    let event = CHHapticEvent(audioResourceID: sound, parameters: [], relativeTime: 0)
    let player = try engine.makeAdvancedPlayer(
      with: CHHapticPattern(events: [event], parameters: []))
    let finished = finished
    player.completionHandler = { finished.put(code(of: $0)) }
    try player.start(atTime: CHHapticTimeImmediate)
    for _ in 0..<60 { rig.advance(.seconds(1)) }
    #expect(finished.isEmpty)
    try player.stop(atTime: CHHapticTimeImmediate)
    rig.advance(.milliseconds(1))
    #expect(finished.first(1) == [nil])
  }
}
