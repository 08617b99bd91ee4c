import GameController
import PhoneTesting
import Testing

/// Tests of haptic engines of controllers.
@MainActor
@Suite struct GamepadHapticsTests {
  private let phone = SimulatedPhone()

  private func pattern() throws -> CHHapticPattern {
    try CHHapticPattern(
      events: [CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)],
      parameters: [])
  }

  @Test("GameControllers.HA1. An engine of a controller plays on the gamepad, not on the phone")
  func playing() throws {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad()
    let controller = try #require(GCController.controllers().first)
    let engine = try #require(controller.haptics?.createEngine(withLocality: .default))
    try engine.start()
    try engine.makePlayer(with: pattern()).start(atTime: CHHapticTimeImmediate)
    phone.wait(0.5)
    #expect(gamepad.haptics == [.pattern] && phone.haptics.isEmpty)
    let own = try CHHapticEngine()
    try own.start()
    try own.makePlayer(with: pattern()).start(atTime: CHHapticTimeImmediate)
    phone.wait(0.5)
    #expect(gamepad.haptics == [.pattern] && phone.haptics == [.pattern])
  }

  @Test("GameControllers.HA2. A gamepad without motors has no haptics")
  func noMotors() throws {
    _ = GCController.controllers()
    _ = phone.connectGamepad(hasMotors: false)
    #expect(try #require(GCController.controllers().first).haptics == nil)
  }

  @Test("GameControllers.HA3. There are engines for both handles, not for parts without motors")
  func localities() throws {
    _ = GCController.controllers()
    _ = phone.connectGamepad()
    let haptics = try #require(GCController.controllers().first?.haptics)
    #expect(haptics.supportedLocalities == [.default, .all, .handles])
    for locality in haptics.supportedLocalities {
      #expect(haptics.createEngine(withLocality: locality) != nil)
    }
    #expect(haptics.createEngine(withLocality: .leftTrigger) == nil)
  }

  @Test("GameControllers.HA4. The engine stops when its controller is disconnected")
  func disconnection() async throws {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad()
    let haptics = try #require(GCController.controllers().first?.haptics)
    let engine = try #require(haptics.createEngine(withLocality: .all))
    try await engine.start()
    let reason = await withCheckedContinuation { continuation in
      engine.stoppedHandler = { continuation.resume(returning: $0) }
      gamepad.disconnect()
    }
    #expect(reason == .gameControllerDisconnect)
    #expect(haptics.createEngine(withLocality: .all) == nil)
  }

  @Test("GameControllers.HA5. The modes of adaptive triggers are stored")
  func adaptiveTriggers() throws {
    _ = GCController.controllers()
    let pad = phone.connectGamepad(.dualSense)
    let profile = GCController.controllers().first?.extendedGamepad
    let gamepad = try #require(profile as? GCDualSenseGamepad)
    let trigger = gamepad.leftTrigger
    #expect(trigger.mode == .off && trigger.status == .unknown)
    #expect(gamepad[GCInputLeftTrigger] === trigger)
    trigger.setModeWeaponWithStartPosition(0.2, endPosition: 0.5, resistiveStrength: 1)
    #expect(trigger.mode == .weapon && gamepad.rightTrigger.mode == .off)
    trigger.setModeVibration(
      amplitudes: GCDualSenseAdaptiveTrigger.PositionalAmplitudes(), frequency: 0.5)
    #expect(trigger.mode == .vibration)
    trigger.setModeOff()
    #expect(trigger.mode == .off)
    pad.set([.leftTrigger: 0.25])
    #expect(trigger.armPosition == 0.25 && GCDualSenseAdaptiveTrigger.discretePositionCount == 10)
  }

  @Test("GameControllers.TE1. A test holds a button for a time")
  func tapping() throws {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad()
    let button = try #require(GCController.controllers().first?.extendedGamepad?.buttonA)
    var times: [Double] = []
    button.pressedChangedHandler = { [phone] _, _, _ in times.append(phone.time) }
    gamepad.tap(.buttonA, for: 0.5)
    #expect(times.count == 2 && abs(times[1] - times[0] - 0.5) < 0.05)
  }
}
