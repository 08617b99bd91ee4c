import CoreHaptics
import PhoneTesting
import Synchronization
import TactusJSON
import Testing

/// Events of the haptic service that a test provokes, and dynamic parameters in the haptic log
/// (HapticEngines.N13, HapticEngines.N14).
@MainActor struct HapticEngineEventTests {
  private let phone = SimulatedPhone(.iPhone8)

  /// A list of values that handlers add to.
  private final class Notes<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
  }

  private func makePlayer(
    _ engine: CHHapticEngine, lasting seconds: Double = 10
  ) throws -> any CHHapticPatternPlayer {
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 0, duration: seconds)
    return try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
  }

  @Test("A reset calls the reset handler, which can start the engine again")
  func reset() async throws {
    let engine = try CHHapticEngine()
    let notes = Notes<String>()
    engine.resetHandler = { [weak engine] in
      notes.add("reset")
      engine?.start { error in notes.add(error == nil ? "started" : "refused") }
    }
    try await engine.start()
    phone.resetHaptics()
    #expect(notes.all == ["reset", "started"])
    try makePlayer(engine).start(atTime: CHHapticTimeImmediate)
    #expect(phone.haptics == [.pattern])
  }

  @Test(
    "A stop for each reason calls the stopped handler",
    arguments: [
      (
        EngineEvent.StopReason.audioSessionInterrupt,
        CHHapticEngine.StoppedReason.audioSessionInterrupt
      ),
      (.applicationSuspended, .applicationSuspended), (.idleTimeout, .idleTimeout),
      (.systemError, .systemError), (.gameControllerDisconnect, .gameControllerDisconnect),
    ])
  func stopped(
    _ reason: EngineEvent.StopReason, _ expected: CHHapticEngine.StoppedReason
  ) async throws {
    let engine = try CHHapticEngine()
    let reasons = Notes<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.add($0) }
    try await engine.start()
    phone.stopHapticEngines(reason)
    #expect(reasons.all == [expected])
    // An engine that does not run is not stopped.
    phone.stopHapticEngines(reason)
    #expect(reasons.all == [expected])
    try await engine.start()
  }

  @Test("A script resets and stops engines")
  func script() async throws {
    let engine = try CHHapticEngine()
    let notes = Notes<String>()
    engine.resetHandler = { notes.add("reset") }
    engine.stoppedHandler = { notes.add("stopped \($0.rawValue)") }
    try await engine.start()
    try phone.perform(script: #"{"haptics": "system-error"}"#)
    try await engine.start()
    try phone.perform(script: #"{"haptics": "reset"}"#)
    phone.wait(0)
    #expect(notes.all == ["stopped -1", "reset"])
    #expect(throws: (any Error).self) { try phone.perform(script: #"{"haptics": "reseted"}"#) }
  }

  @Test("Dynamic parameters and scheduled curves are in the log, with their values over time")
  func parameters() async throws {
    let engine = try CHHapticEngine()
    try await engine.start()
    let player = try makePlayer(engine)
    try player.start(atTime: CHHapticTimeImmediate)
    #expect(phone.value(of: .hapticIntensity) == 1)
    try player.sendParameters(
      [CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0, relativeTime: 0.2)],
      atTime: CHHapticTimeImmediate)
    #expect(phone.value(of: .hapticIntensity) == 1)
    phone.wait(0.3)
    #expect(phone.value(of: .hapticIntensity) == 0)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticSharpnessControl,
      controlPoints: [
        CHHapticParameterCurve.ControlPoint(relativeTime: 0, value: 0),
        CHHapticParameterCurve.ControlPoint(relativeTime: 1, value: 0.5),
      ], relativeTime: 0)
    try player.scheduleParameterCurve(curve, atTime: CHHapticTimeImmediate)
    try phone.perform(
      script: """
        {"wait": 0.5}
        {"expect": {"parameter": "HapticSharpnessControl", "is": 0.25}}
        {"wait": 2}
        {"expect": {"parameter": "HapticSharpnessControl", "is": 0.5}}
        {"expect": {"parameter": "HapticIntensityControl", "is": 0}}
        """)
    #expect(phone.log.parameters.map(\.isCurve) == [false, true])
    #expect(phone.haptics == [.pattern])
    #expect(throws: (any Error).self) {
      try phone.perform(
        script: #"{"expect": {"parameter": "HapticIntensityControl", "is": 0.5}}"#)
    }
    let log = try HapticLog(SourceText(name: "log", text: phone.log.json))
    #expect(log == phone.log)
  }
}
