import GameController
import PhoneTesting
import Testing

/// Tests of the values of elements and their handlers.
@MainActor
@Suite struct ElementTests {
  private let phone = SimulatedPhone()

  /// Connects a gamepad, and returns its profile.
  private func connect() throws -> (SimulatedGamepad, GCExtendedGamepad) {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad()
    return (gamepad, try #require(GCController.controllers().first?.extendedGamepad))
  }

  @Test("GameControllers.EL1. Elements are found by their names")
  func names() throws {
    let (_, profile) = try connect()
    #expect(profile[GCInputButtonA] === profile.buttonA)
    #expect(profile.buttons[GCInputLeftTrigger] === profile.leftTrigger)
    #expect(profile.dpads[GCInputLeftThumbstick] === profile.leftThumbstick)
    #expect(profile.dpads[GCInputButtonA] == nil && profile["Nothing"] == nil)
    #expect(profile.axes.isEmpty && profile.touchpads.isEmpty)
    #expect(profile.allElements.count == profile.elements.count)
    #expect(profile.allButtons.contains(profile.buttonMenu))
    #expect(profile.buttonA.aliases == ["Button A"])
    #expect(profile.mappedElementAlias(forPhysicalInputName: "Button A") == "Button A")
    #expect(profile.mappedPhysicalInputNames(forElementAlias: "Button A") == ["Button A"])
    #expect(!profile.hasRemappedElements)
  }

  @Test("GameControllers.EL2. A button is pressed, or from the middle of its way on")
  func buttons() throws {
    let (gamepad, profile) = try connect()
    #expect(!profile.buttonA.isAnalog && profile.leftTrigger.isAnalog)
    gamepad.press(.buttonA)
    #expect(profile.buttonA.value == 1 && profile.buttonA.isPressed)
    gamepad.release(.buttonA)
    #expect(profile.buttonA.value == 0 && !profile.buttonA.isPressed)
    gamepad.set([.leftTrigger: 0.49])
    #expect(!profile.leftTrigger.isPressed && profile.leftTrigger.isTouched)
    gamepad.set([.leftTrigger: 0.5])
    #expect(profile.leftTrigger.isPressed && profile.leftTrigger.value == 0.5)
  }

  @Test("GameControllers.EL3. A stick has axes and buttons that belong together")
  func sticks() throws {
    let (gamepad, profile) = try connect()
    let stick = profile.leftThumbstick
    gamepad.set([.leftX: -0.75, .leftY: 0.25])
    #expect(stick.xAxis.value == -0.75 && stick.yAxis.value == 0.25)
    #expect(stick.left.value == 0.75 && stick.right.value == 0)
    #expect(stick.up.value == 0.25 && stick.down.value == 0)
    #expect(stick.left.isPressed && !stick.up.isPressed)
    #expect(stick.up.collection === stick && stick.xAxis.collection === stick)
    // The axis that is not reported keeps its value.
    gamepad.set([.leftY: -1])
    #expect(stick.xAxis.value == -0.75 && stick.down.isPressed)
  }

  @Test("GameControllers.EL4. Handlers are called when all values are new, wholes once")
  func handlers() throws {
    let (gamepad, profile) = try connect()
    var calls: [String] = []
    profile.buttonA.valueChangedHandler = { calls.append("value \($1) \($2)") }
    profile.buttonA.pressedChangedHandler = { calls.append("pressed \($1) \($2)") }
    profile.dpad.valueChangedHandler = { _, x, y in
      calls.append("pad \(x) \(y) \(profile.buttonA.isPressed)")
    }
    profile.valueChangedHandler = { calls.append("gamepad \($1.localizedName ?? "")") }
    profile.valueDidChangeHandler = { calls.append("profile \($1.localizedName ?? "")") }
    gamepad.set([.buttonA: 1, .directionX: 1, .directionY: -1])
    #expect(
      calls == [
        "value 1.0 true", "pressed 1.0 true", "pad 1.0 -1.0 true", "gamepad A Button",
        "profile A Button", "gamepad Direction Pad", "profile Direction Pad",
      ])
    calls = []
    gamepad.set([.buttonA: 1])
    #expect(calls.isEmpty)
    gamepad.set([.leftTrigger: 0.2])
    gamepad.set([.leftTrigger: 0.3])
    #expect(calls.count == 4)
  }

  @Test("GameControllers.EL4. The handler of a pause is called when the menu button is pressed")
  func pause() throws {
    let (gamepad, profile) = try connect()
    var pauses = 0
    profile.controller?.controllerPausedHandler = { _ in pauses += 1 }
    gamepad.tap(.buttonMenu)
    #expect(pauses == 1)
    let time = profile.lastEventTimestamp
    phone.wait(1)
    gamepad.press(.buttonB)
    #expect(profile.lastEventTimestamp > time + 0.9)
    #expect(pauses == 1)
  }

  @Test("GameControllers.EL4. Handlers run on the queue of the controller")
  func queue() async throws {
    let (gamepad, profile) = try connect()
    let queue = DispatchQueue(label: "handlers")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    profile.controller?.handlerQueue = queue
    let isOnQueue = await withCheckedContinuation { continuation in
      profile.buttonA.pressedChangedHandler = { @Sendable _, _, _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true)
      }
      gamepad.press(.buttonA)
    }
    #expect(isOnQueue)
  }

  @Test("GameControllers.EL5. The values of a gamepad cannot be set, those of a snapshot can")
  func settingValues() throws {
    let (gamepad, profile) = try connect()
    profile.buttonA.setValue(1)
    profile.dpad.setValueForXAxis(1, yAxis: 1)
    #expect(!profile.buttonA.isPressed && profile.dpad.xAxis.value == 0)
    gamepad.set([.buttonB: 1, .rightX: 0.5])
    let controller = GCController.withExtendedGamepad()
    let snapshot = try #require(controller.extendedGamepad)
    #expect(controller.isSnapshot && !GCController.controllers().contains(controller))
    var presses = 0
    snapshot.buttonA.pressedChangedHandler = { _, _, _ in presses += 1 }
    snapshot.buttonA.setValue(1)
    #expect(snapshot.buttonA.isPressed && presses == 1)
    snapshot.setStateFromExtendedGamepad(profile)
    #expect(!snapshot.buttonA.isPressed && snapshot.buttonB.isPressed)
    #expect(snapshot.rightThumbstick.right.value == 0.5)
    let remote = GCController.withMicroGamepad()
    #expect(remote.extendedGamepad == nil && remote.microGamepad != nil)
    remote.microGamepad?.dpad.setValueForXAxis(0, yAxis: 1)
    #expect(remote.microGamepad?.dpad.up.isPressed == true)
  }

  @Test("GameControllers.EL6. A captured controller keeps its values")
  func capturing() throws {
    let (gamepad, profile) = try connect()
    gamepad.set([.buttonA: 1, .leftY: -1])
    let controller = try #require(profile.controller).capture()
    let copy = profile.capture()
    gamepad.set([.buttonA: 0, .leftY: 0])
    #expect(controller.isSnapshot && controller.extendedGamepad?.buttonA.isPressed == true)
    #expect(controller.extendedGamepad?.leftThumbstick.down.isPressed == true)
    #expect(controller.microGamepad?.buttonA.isPressed == true)
    #expect(copy.buttonA.isPressed && copy !== profile)
    #expect(!profile.buttonA.isPressed)
  }
}
