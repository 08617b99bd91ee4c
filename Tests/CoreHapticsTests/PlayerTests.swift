import CoreHaptics
import Foundation
import TactusHapticPatterns
import TactusPhoneLink
import TestSupport
import Testing

@Suite struct PlayerTests {
  private let phone = FakePhone()

  // CoreHaptics.EN2, CoreHaptics.PB1.
  @Test("A player can be created before the engine runs and while it runs")
  func making() throws {
    let engine = try phone.engine()
    _ = try engine.makePlayer(with: .tap(at: 0.5))
    try engine.start()
    _ = try engine.makeAdvancedPlayer(with: .buzz())
    let expected = [
      HapticPattern(events: [HapticEvent(.transient, time: 0.5)]),
      HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 1)]),
    ]
    #expect(phone.patterns == expected)
    #expect(Set(phone.players).count == 2)
  }

  // CoreHaptics.PB4, CoreHaptics.PB8.
  @Test("Each member sends its command; times that have passed mean at once")
  func members() throws {
    let engine = try phone.runningEngine()
    phone.advance(.seconds(10))
    let player = try engine.makeAdvancedPlayer(with: .buzz())
    try player.start(atTime: CHHapticTimeImmediate)
    try player.start(atTime: 9.9)
    try player.start(atTime: 0.001)
    try player.stop(atTime: 11)
    try player.pause(atTime: 10.5)
    try player.resume(atTime: 10.75)
    try player.seek(toOffset: 0.25)
    player.isMuted = true
    player.loopEnd = 0.5
    player.loopEnabled = true
    player.loopEnd = 0.75
    player.loopEnabled = false
    player.playbackRate = 2
    try player.cancel()
    let expected: [PlayerRequest] = [
      .execute(.start, at: nil), .execute(.start, at: nil), .execute(.start, at: nil),
      .execute(.stop, at: 11), .execute(.pause, at: 10.5), .execute(.resume, at: 10.75),
      .execute(.seek(0.25), at: nil), .execute(.setMuted(true), at: nil),
      .execute(.loop(end: 0.5), at: nil), .execute(.loop(end: 0.75), at: nil),
      .execute(.endLoop, at: nil), .execute(.setRate(2), at: nil), .cancel,
    ]
    #expect(phone.requests == expected)
    #expect(player.isMuted && !player.loopEnabled)
    #expect(player.loopEnd == 0.75 && player.playbackRate == 2)
  }

  // CoreHaptics.PB5.
  @Test("Parameters and curves are sent as values, clamped to their range")
  func controls() throws {
    let engine = try phone.runningEngine()
    let player = try engine.makePlayer(with: .buzz())
    let parameter = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 7, relativeTime: 0.1)
    try player.sendParameters([parameter], atTime: 2)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticSharpnessControl,
      controlPoints: [.init(relativeTime: 0, value: 0), .init(relativeTime: 1, value: -0.5)],
      relativeTime: 99)
    try player.scheduleParameterCurve(curve, atTime: 3)
    let expected: [PlayerRequest] = [
      .execute(.send([DynamicParameter(.hapticIntensity, 1, time: 0.1)]), at: 2),
      .execute(
        .schedule(
          ParameterCurve(
            .hapticSharpness, time: 0,
            points: [.init(time: 0, value: 0), .init(time: 1, value: -0.5)])), at: 3),
    ]
    #expect(phone.requests == expected)
  }

  // CoreHaptics.PB4–PB6.
  @Test("Each invalid argument throws a code of its own, and nothing is sent")
  func nonsense() throws {
    let engine = try phone.runningEngine()
    let player = try engine.makeAdvancedPlayer(with: .buzz())
    func parameter(_ word: String, _ time: TimeInterval) -> CHHapticDynamicParameter {
      CHHapticDynamicParameter(parameterID: .init(rawValue: word), value: 1, relativeTime: time)
    }
    let control = CHHapticDynamicParameter.ID.hapticIntensityControl
    let empty = CHHapticParameterCurve(parameterID: control, controlPoints: [], relativeTime: 0)
    let times: [TimeInterval] = [.nan, .infinity, -.infinity, -0.001]
    let codes =
      times.flatMap { time in
        [
          code { try player.start(atTime: time) }, code { try player.stop(atTime: time) },
          code { try player.pause(atTime: time) }, code { try player.resume(atTime: time) },
          code { try player.seek(toOffset: time) },
          code { try player.sendParameters([], atTime: time) },
          code { try player.sendParameters([parameter(control.rawValue, time)], atTime: 0) },
        ]
      } + [code { try player.seek(toOffset: -0.1) }]
    #expect(codes.count == 29 && Set(codes) == [.invalidTime])
    #expect(
      code { try player.sendParameters([parameter("Wobble", 0)], atTime: 0) }
        == .invalidParameterType)
    #expect(code { try player.scheduleParameterCurve(empty, atTime: 0) } == .badParameterEntry)
    for rate in [0, -1, .nan, .infinity] as [Float] { player.playbackRate = rate }
    for end in [-1, .nan, .infinity] as [TimeInterval] { player.loopEnd = end }
    #expect(player.playbackRate == 1 && player.loopEnd == 0)
    #expect(phone.requests.isEmpty)
  }

  // CoreHaptics.PB3, CoreHaptics.PB7.
  @Test("Players of a stopped engine cannot be started; settings and cancelling work")
  func notRunning() throws {
    let engine = try phone.engine()
    let player = try engine.makeAdvancedPlayer(with: .buzz())
    let curve = CHHapticParameterCurve(
      parameterID: .audioPanControl, controlPoints: [.init(relativeTime: 0, value: 0)],
      relativeTime: 0)
    let codes = [
      code { try player.start(atTime: 0) }, code { try player.stop(atTime: 0) },
      code { try player.pause(atTime: 0) }, code { try player.resume(atTime: 0) },
      code { try player.seek(toOffset: 0) }, code { try player.sendParameters([], atTime: 0) },
      code { try player.scheduleParameterCurve(curve, atTime: 0) },
    ]
    #expect(codes.count == 7 && Set(codes) == [.engineNotRunning])
    player.playbackRate = 0.5
    try player.cancel()
    #expect(phone.requests == [.execute(.setRate(0.5), at: nil), .cancel])
  }

  // CoreHaptics.PB9.
  @Test("A player calls its handler at each end, off the main thread")
  func completion() async throws {
    let engine = try phone.runningEngine()
    let player = try engine.makeAdvancedPlayer(with: .tap())
    let received = Mailbox<Bool>()
    player.completionHandler = { received.put($0 == nil && !Thread.isMainThread) }
    for _ in 0..<2 {
      try player.start(atTime: 0)
      phone.deliver(.playerFinished(phone.players[0]))
    }
    #expect(received.first(2) == [true, true])
    await settleHandlers(of: engine)
    #expect(received.count == 2)
  }

  // CoreHaptics.PB9.
  @Test("A playing player passes an error to its handler when the connection or the engine ends")
  func lost() throws {
    let received = Mailbox<CHHapticError.Code?>()
    func start(_ engine: CHHapticEngine?) throws -> (any CHHapticAdvancedPatternPlayer)? {
      let player = try engine?.makeAdvancedPlayer(with: .buzz())
      player?.completionHandler = { received.put(code(of: $0)) }
      try player?.start(atTime: 0)
      return player
    }
    var engine: CHHapticEngine? = try phone.runningEngine()
    let first = try start(engine)
    engine = nil
    #expect(received.first(1) == [.engineNotRunning])
    let other = try phone.runningEngine()
    let second = try start(other)
    phone.deliver(nil)
    #expect(received.first(2) == [.engineNotRunning, .serverInterrupted])
    #expect(first != nil && second != nil)
  }

  @Test("A start that crosses a stop by the phone ends with it")
  func crossing() async throws {
    let engine = try phone.runningEngine()
    let received = Mailbox<CHHapticError.Code?>()
    let player = try engine.makeAdvancedPlayer(with: .tap())
    player.completionHandler = { received.put(code(of: $0)) }
    try player.start(atTime: 0)
    var orphan: (any CHHapticPatternPlayer)? = try engine.makePlayer(with: .tap())
    try orphan?.start(atTime: 0)
    orphan = nil
    await drain(engine)
    phone.deliver(.stopped(.applicationSuspended))
    #expect(received.first(1) == [.engineNotRunning])
    await drain(engine)
    #expect(phone.requests.last == .release)
    #expect(orphan == nil)
  }

  // CoreHaptics.PB10.
  @Test("A player that is released while it plays ends its loop, and is removed at its end")
  func orphan() async throws {
    let engine = try phone.runningEngine()
    var player: (any CHHapticPatternPlayer)? = try engine.makePlayer(with: .buzz())
    try player?.start(atTime: 0)
    player = nil
    await drain(engine)
    #expect(phone.requests == [.execute(.start, at: nil), .execute(.endLoop, at: nil)])
    phone.deliver(.playerFinished(phone.players[0]))
    await drain(engine)
    #expect(phone.requests.last == .release)
    #expect(player == nil)
  }

  @Test("A player that is released while it is stopped is removed at once")
  func release() async throws {
    let engine = try phone.runningEngine()
    var player: (any CHHapticPatternPlayer)? = try engine.makePlayer(with: .buzz())
    player = nil
    await drain(engine)
    #expect(phone.requests == [.release])
    #expect(player == nil)
  }

  // CoreHaptics.PB2.
  @Test("A pattern that is larger than a message is refused, and the connection stays open")
  func tooLarge() throws {
    let engine = try phone.runningEngine()
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
    let large = try CHHapticPattern(
      events: Array(repeating: tap, count: 60_000), parameters: [])
    #expect(code { _ = try engine.makePlayer(with: large) } == .memoryError)
    #expect(phone.players.isEmpty)
    let player = try engine.makePlayer(with: .tap())
    let parameter = CHHapticDynamicParameter(
      parameterID: .audioPanControl, value: 0, relativeTime: 0)
    let many = Array(repeating: parameter, count: 60_000)
    #expect(code { try player.sendParameters(many, atTime: 0) } == .memoryError)
    #expect(phone.requests.isEmpty)
    let bearable = try CHHapticPattern(events: Array(repeating: tap, count: 1000), parameters: [])
    #expect(code { _ = try engine.makePlayer(with: bearable) } == nil)
  }

  // CoreHaptics.PB2.
  @Test("Players beyond the limit are refused until others are released")
  func tooMany() async throws {
    let engine = try phone.runningEngine()
    let pattern = try CHHapticPattern.tap()
    var players = try (0..<LinkLimits.players).map { _ in try engine.makePlayer(with: pattern) }
    #expect(code { _ = try engine.makePlayer(with: pattern) } == .memoryError)
    players.removeLast()
    await drain(engine)
    #expect(code { players.append(try engine.makePlayer(with: pattern)) } == nil)
  }

  // CoreHaptics.EN13.
  @Test("A file and its contents are played at once, and start the engine if it does not run")
  func playPattern() throws {
    let engine = try phone.engine()
    let file = SharedFolder.project.appending(path: "Examples/Patterns/done.ahap")
    try engine.playPattern(from: file)
    try engine.playPattern(from: Data(contentsOf: file))
    #expect(phone.commands == [.start(EngineSettings())])
    #expect(phone.requests.filter { $0 == .execute(.start, at: nil) }.count == 2)
    #expect(code { try engine.playPattern(from: URL(filePath: "/none.ahap")) } == .fileNotFound)
    #expect(code { try engine.playPattern(from: Data("tap".utf8)) } == .invalidPatternData)
  }

  /// Waits until all pending handlers of the engine have run.
  private func drain(_ engine: CHHapticEngine) async {
    await withCheckedContinuation { continuation in
      engine.start { _ in continuation.resume() }
    }
  }
}
