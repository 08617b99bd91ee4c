import GameController
import PhoneTesting
import Testing

/// Tests of controllers that come, go and are used.
@MainActor
@Suite struct ControllerTests {
  private let phone = SimulatedPhone()

  @Test("GameControllers.CO1. Without a gamepad there are no controllers, and none is current")
  func none() {
    #expect(GCController.controllers().isEmpty && GCController.current == nil)
  }

  @Test("GameControllers.CO2. A gamepad becomes a controller, which a notification tells")
  func connection() throws {
    let arrivals = Notes<GCController>(.GCControllerDidConnect)
    let gamepad = phone.connectGamepad(title: "Pad")
    let controller = try #require(GCController.controllers().first)
    #expect(GCController.controllers().count == 1 && arrivals.objects == [controller])
    #expect(controller.vendorName == "Pad" && controller.productCategory == "HID")
    #expect(!controller.isAttachedToDevice && !controller.isSnapshot)
    #expect(controller.playerIndex == .indexUnset)
    #expect(controller.physicalInputProfile === controller.extendedGamepad)
    #expect(controller.physicalInputProfile.device === controller)
    #expect(controller.extendedGamepad?.controller === controller)
    withExtendedLifetime(gamepad) {}
  }

  @Test("GameControllers.CO2. A gamepad that was connected before the first use is there")
  func earlyConnection() {
    _ = phone.connectGamepad()
    _ = GCController.controllers()
    phone.wait(0.1)
    #expect(GCController.controllers().count == 1)
  }

  @Test("GameControllers.CO3. A disconnected controller is gone, and a notification tells it")
  func disconnection() throws {
    let (departures, ends) = (
      Notes<GCController>(.GCControllerDidDisconnect),
      Notes<GCController>(.GCControllerDidStopBeingCurrent)
    )
    let (first, second) = (phone.connectGamepad(title: "1"), phone.connectGamepad(title: "2"))
    let controllers = GCController.controllers()
    #expect(controllers.map(\.vendorName) == ["1", "2"])
    second.disconnect()
    #expect(GCController.controllers() == [controllers[0]])
    #expect(departures.objects == [controllers[1]] && ends.objects.isEmpty)
    first.disconnect()
    #expect(GCController.controllers().isEmpty && GCController.current == nil)
    #expect(ends.objects == [controllers[0]])
  }

  @Test("GameControllers.CO4. The controller that was used last is the current one")
  func currentController() {
    let (starts, ends) = (
      Notes<GCController>(.GCControllerDidBecomeCurrent),
      Notes<GCController>(.GCControllerDidStopBeingCurrent)
    )
    let (first, second) = (phone.connectGamepad(), phone.connectGamepad())
    let controllers = GCController.controllers()
    #expect(GCController.current === controllers[0])
    second.press(.buttonA)
    #expect(GCController.current === controllers[1])
    first.press(.buttonA)
    first.release(.buttonA)
    #expect(GCController.current === controllers[0])
    #expect(starts.objects == [controllers[0], controllers[1], controllers[0]])
    #expect(ends.objects == [controllers[0], controllers[1]])
  }

  @Test(
    "GameControllers.CO5. The kind of a gamepad decides on profile and category",
    arguments: [
      (GamepadDescription.Kind.xbox, "Xbox One"), (.dualShock, "DualShock 4"),
      (.dualSense, "DualSense"), (.switchPro, "Switch Pro Controller"),
    ])
  func kinds(kind: GamepadDescription.Kind, category: String) throws {
    _ = GCController.controllers()
    _ = phone.connectGamepad(kind)
    let controller = try #require(GCController.controllers().first)
    #expect(controller.productCategory == category)
    let gamepad = try #require(controller.extendedGamepad)
    #expect((gamepad is GCXboxGamepad) == (kind == .xbox))
    #expect((gamepad is GCDualShockGamepad) == (kind == .dualShock))
    #expect((gamepad is GCDualSenseGamepad) == (kind == .dualSense))
    let isPlayStation = kind == .dualShock || kind == .dualSense
    #expect(gamepad.buttonA.sfSymbolsName == (isPlayStation ? "xmark.circle" : "a.circle"))
  }

  @Test("GameControllers.CO5. Optional buttons are those of the gamepad; smaller profiles follow")
  func profiles() throws {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad(controls: [.buttonA, .buttonX, .buttonMenu, .directionX])
    let controller = try #require(GCController.controllers().first)
    let extended = try #require(controller.extendedGamepad)
    #expect(extended.buttonHome == nil && extended.buttonOptions == nil)
    #expect(extended.leftThumbstickButton == nil && extended[GCInputButtonHome] == nil)
    gamepad.set([.buttonX: 1, .directionX: -1])
    #expect(controller.microGamepad?.buttonX.isPressed == true)
    #expect(controller.microGamepad?.dpad.left.isPressed == true)
    #expect(controller.gamepad?.buttonX.isPressed == true)
  }

  @Test("GameControllers.CO6. The battery is that of the gamepad")
  func battery() throws {
    _ = GCController.controllers()
    let gamepad = phone.connectGamepad()
    let controller = try #require(GCController.controllers().first)
    #expect(controller.battery == nil)
    gamepad.setBattery(0.5, isCharging: true)
    #expect(controller.battery?.batteryLevel == 0.5)
    #expect(controller.battery?.batteryState == .charging)
  }

  @Test("GameControllers.CO8. A search ends after 30 seconds, or when it is stopped")
  func discovery() {
    var ends = 0
    GCController.startWirelessControllerDiscovery { ends += 1 }
    phone.wait(29)
    #expect(ends == 0)
    phone.wait(2)
    #expect(ends == 1)
    GCController.startWirelessControllerDiscovery { ends += 1 }
    GCController.stopWirelessControllerDiscovery()
    phone.wait(0.1)
    #expect(ends == 2)
    phone.wait(40)
    #expect(ends == 2)
  }
}
