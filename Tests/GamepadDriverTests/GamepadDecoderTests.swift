import CTactusLinuxInput
import TactusGamepadDriver
import TactusPhoneHardware
import Testing

/// Tests of the controls that Linux' keys and axes are assigned to.
@Suite struct GamepadDecoderTests {
  @Test("GameControllers.LI2. Keys are the buttons that the kernel documents")
  func keys() {
    var decoder = GamepadDecoder(Recording.layout)
    let keys: [(Int32, GamepadControl)] = [
      (BTN_SOUTH, .buttonA), (BTN_EAST, .buttonB), (BTN_WEST, .buttonX), (BTN_NORTH, .buttonY),
      (BTN_TL, .leftShoulder), (BTN_TR, .rightShoulder), (BTN_SELECT, .buttonOptions),
      (BTN_START, .buttonMenu), (BTN_MODE, .buttonHome), (BTN_THUMBL, .leftThumbstickButton),
      (BTN_THUMBR, .rightThumbstickButton),
    ]
    for (code, control) in keys {
      #expect(decoder.report((EV_KEY, code, 1)) == [control: 1])
      // The kernel repeats held keys of some devices.
      #expect(decoder.report((EV_KEY, code, 2)).isEmpty)
      #expect(decoder.report((EV_KEY, code, 0)) == [control: 0])
    }
  }

  @Test("GameControllers.LI3. The upper and the left button of an Xbox gamepad are exchanged")
  func xbox() {
    let layout = GamepadLayout(
      keys: Recording.keys, axes: Recording.axes, exchangesNorthAndWest: true)
    var decoder = GamepadDecoder(layout)
    #expect(decoder.report((EV_KEY, BTN_NORTH, 1)) == [.buttonX: 1])
    #expect(decoder.report((EV_KEY, BTN_WEST, 1)) == [.buttonY: 1])
  }

  @Test("GameControllers.LI4. Sticks reach from −1 to 1, and up is positive")
  func sticks() {
    var decoder = GamepadDecoder(Recording.layout)
    #expect(decoder.report((EV_ABS, ABS_X, 32_767)) == [.leftX: 1])
    #expect(decoder.report((EV_ABS, ABS_X, -32_768)) == [.leftX: -1])
    #expect(decoder.report((EV_ABS, ABS_Y, -32_768)) == [.leftY: 1])
    // Within the flat middle, and just outside.
    #expect(decoder.report((EV_ABS, ABS_X, 127)) == [.leftX: 0])
    #expect((decoder.report((EV_ABS, ABS_X, 130))[.leftX] ?? 0) > 0)
    #expect(
      decoder.report((EV_ABS, ABS_RX, 32_767), (EV_ABS, ABS_RY, 32_767))
        == [.rightX: 1, .rightY: -1])
    #expect(decoder.report((EV_ABS, ABS_HAT0Y, -1)) == [.directionY: 1])
    #expect(decoder.report((EV_ABS, ABS_HAT0Y, 0)) == [.directionY: 0])
  }

  @Test("GameControllers.LI4. Triggers with an axis reach from 0 to 1, and their keys are ignored")
  func triggers() {
    var decoder = GamepadDecoder(Recording.layout)
    #expect(Recording.layout.analogControls == [.leftTrigger, .rightTrigger])
    #expect(decoder.report((EV_ABS, ABS_Z, 255)) == [.leftTrigger: 1])
    #expect(decoder.report((EV_KEY, BTN_TL2, 1)).isEmpty)
    #expect(decoder.report((EV_ABS, ABS_Z, 0)) == [.leftTrigger: 0])
    #expect(decoder.report((EV_ABS, ABS_RZ, 51)) == [.rightTrigger: 0.2])
  }

  @Test("GameControllers.LI4. Without a third pair of axes, Z and RZ are the right stick")
  func genericLayout() {
    let byte = GamepadLayout.Axis(minimum: 0, maximum: 255)
    var axes = [Int32](arrayLiteral: ABS_X, ABS_Y, ABS_Z, ABS_RZ, ABS_GAS, ABS_BRAKE)
      .reduce(into: [Int: GamepadLayout.Axis]()) { $0[Int($1)] = byte }
    var decoder = GamepadDecoder(GamepadLayout(keys: Recording.keys, axes: axes))
    #expect(decoder.report((EV_ABS, ABS_Z, 255)) == [.rightX: 1])
    #expect(decoder.report((EV_ABS, ABS_RZ, 0)) == [.rightY: 1])
    #expect(decoder.report((EV_ABS, ABS_BRAKE, 255)) == [.leftTrigger: 1])
    #expect(decoder.report((EV_ABS, ABS_GAS, 255)) == [.rightTrigger: 1])
    // Without pedals the keys are the triggers.
    axes[Int(ABS_GAS)] = nil
    axes[Int(ABS_BRAKE)] = nil
    decoder = GamepadDecoder(GamepadLayout(keys: Recording.keys, axes: axes))
    #expect(decoder.report((EV_KEY, BTN_TL2, 1)) == [.leftTrigger: 1])
  }

  @Test("GameControllers.LI4. Keys of a direction pad are its axes; opposite ones cancel out")
  func directionKeys() {
    let keys = Recording.keys.union(
      [BTN_DPAD_UP, BTN_DPAD_DOWN, BTN_DPAD_LEFT, BTN_DPAD_RIGHT].map(Int.init))
    var decoder = GamepadDecoder(GamepadLayout(keys: keys, axes: [:]))
    #expect(decoder.report((EV_KEY, BTN_DPAD_UP, 1)) == [.directionY: 1])
    #expect(decoder.report((EV_KEY, BTN_DPAD_DOWN, 1)) == [.directionY: 0])
    #expect(decoder.report((EV_KEY, BTN_DPAD_UP, 0)) == [.directionY: -1])
    #expect(decoder.report((EV_KEY, BTN_DPAD_LEFT, 1)) == [.directionX: -1])
  }

  @Test("GameControllers.LI5. Changes come together at the end of a report")
  func reports() {
    var decoder = GamepadDecoder(Recording.layout)
    #expect(decoder.take(event(EV_KEY, BTN_SOUTH, 1)) { nil }.isEmpty)
    #expect(decoder.take(event(EV_ABS, ABS_X, 32_767)) { nil }.isEmpty)
    #expect(decoder.take(event(EV_SYN, SYN_REPORT, 0)) { nil } == [.buttonA: 1, .leftX: 1])
    // What has not changed is no change.
    #expect(decoder.report((EV_ABS, ABS_X, 32_767)).isEmpty)
  }

  @Test("GameControllers.LI5. After dropped events the state is read anew")
  func droppedEvents() {
    var decoder = GamepadDecoder(Recording.layout)
    #expect(decoder.report((EV_KEY, BTN_SOUTH, 1)) == [.buttonA: 1])
    _ = decoder.take(event(EV_SYN, SYN_DROPPED, 0)) { nil }
    #expect(decoder.take(event(EV_KEY, BTN_WEST, 1)) { nil }.isEmpty)
    let state = GamepadDecoder.State(keys: [Int(BTN_EAST)], axes: [Int(ABS_Z): 255])
    let changes = decoder.take(event(EV_SYN, SYN_REPORT, 0)) { state }
    #expect(changes == [.buttonA: 0, .buttonB: 1, .leftTrigger: 1])
    #expect(decoder.report((EV_KEY, BTN_EAST, 0)) == [.buttonB: 0])
  }
}
