import CTactusLinuxInput
import Glibc
import Synchronization
import TactusForceFeedbackDriver
import TactusGamepadDriver
import TactusPhoneHardware
import Testing

/// Tests of gamepads that come and go; a pipe is the device, with the kernel's bytes.
@Suite struct GamepadPortTests {
  @Test("GameControllers.LI1. A gamepad arrives with its controls, and its events are read")
  func events() throws {
    let pipe = Pipe()
    var ports = GamepadPorts(pipe.calls())
    let found = GamepadDevice(
      node: "event7", path: "/dev/input/event7", title: "Pad", vendor: 0x054c, product: 0x0ce6,
      hasMotors: true)
    let changes = ports.update([found])
    guard case .arrived(let pad)? = changes.first else {
      Issue.record("no gamepad has arrived")
      return
    }
    #expect(changes.count == 1 && pad.title == "Pad" && pad.kind == .dualSense)
    #expect(pad.controls == Recording.layout.controls && pad.motors == "evdev:event7")
    #expect(ports.update([found]).isEmpty)
    let device = try #require(ports.descriptors.first)
    #expect(ports.read(device).isEmpty)
    let bytes = Pipe.bytes([
      event(EV_KEY, BTN_SOUTH, 1), event(EV_SYN, SYN_REPORT, 0), event(EV_ABS, ABS_Z, 255),
      event(EV_SYN, SYN_REPORT, 0),
    ])
    // An event whose bytes arrive in two parts.
    pipe.write(Array(bytes.prefix(60)))
    #expect(ports.read(device) == [.moved(id: pad.id, [.buttonA: 1])])
    pipe.write(Array(bytes.dropFirst(60)))
    #expect(ports.read(device) == [.moved(id: pad.id, [.leftTrigger: 1])])
  }

  @Test("GameControllers.LI6. A disconnected gamepad departs, and comes back as another one")
  func comingAndGoing() throws {
    let first = Pipe()
    var ports = GamepadPorts(first.calls())
    let found = GamepadDevice(node: "event7", path: "/dev/input/event7", title: "Pad")
    guard case .arrived(let old)? = ports.update([found]).first else {
      Issue.record("no gamepad has arrived")
      return
    }
    let device = try #require(ports.descriptors.first)
    first.write(Pipe.bytes([event(EV_KEY, BTN_SOUTH, 1), event(EV_SYN, SYN_REPORT, 0)]))
    first.hangUp()
    #expect(ports.read(device) == [.moved(id: old.id, [.buttonA: 1])])
    #expect(ports.read(device) == [.departed(id: old.id)])
    #expect(ports.descriptors.isEmpty && first.closed == [device])
    guard case .arrived(let new)? = ports.update([found]).first else {
      Issue.record("the gamepad has not come back")
      return
    }
    #expect(new.id != old.id)
    #expect(ports.remove(node: "event8").isEmpty)
    #expect(ports.remove(node: "event7") == [.departed(id: new.id)])
    #expect(ports.update([]).isEmpty)
  }

  @Test("GameControllers.LI6. A device that may not be opened is reported once, and tried again")
  func permission() {
    let pipe = Pipe()
    let isAllowed = Mutex(false)
    var calls = pipe.calls()
    let open = calls.open
    calls.open = { path throws(InputFailure) in
      guard isAllowed.withLock({ $0 }) else { throw InputFailure(code: EACCES) }
      return try open(path)
    }
    var ports = GamepadPorts(calls)
    let found = GamepadDevice(node: "event7", path: "/dev/input/event7", title: "Pad")
    #expect(ports.update([found]).isEmpty)
    let errors = ports.takeErrors()
    #expect(errors.count == 1 && errors.first?.remedy.contains("group 'input'") == true)
    #expect(ports.update([found]).isEmpty && ports.takeErrors().isEmpty)
    // Another device at the same path is reported, too.
    #expect(ports.update([]).isEmpty && ports.update([found]).isEmpty)
    #expect(ports.takeErrors().count == 1)
    isAllowed.withLock { $0 = true }
    #expect(ports.update([found]).count == 1)
  }

  @Test("GameControllers.LI5. What is held when a gamepad arrives is known")
  func heldControls() {
    let pipe = Pipe()
    let state = GamepadDecoder.State(keys: [Int(BTN_EAST)], axes: [Int(ABS_X): -32_768])
    var ports = GamepadPorts(pipe.calls(state: state))
    let changes = ports.update([
      GamepadDevice(node: "event7", path: "/dev/input/event7", title: "Pad")
    ])
    guard case .moved(_, let values)? = changes.last else {
      Issue.record("nothing is held")
      return
    }
    #expect(values == [.buttonB: 1, .leftX: -1])
  }

  @Test("GameControllers.LI7. The battery is read from the files of its device")
  func battery() {
    let pipe = Pipe()
    let charge = Mutex("40\n")
    var calls = pipe.calls()
    calls.text = { path in
      switch path {
      case "/battery/capacity": charge.withLock { $0.filter(\.isNumber) }
      case "/battery/status": "Charging"
      default: nil
      }
    }
    var ports = GamepadPorts(calls)
    let found = GamepadDevice(
      node: "event7", path: "/dev/input/event7", title: "Pad", batteryPath: "/battery")
    guard case .arrived(let pad)? = ports.update([found]).first else {
      Issue.record("no gamepad has arrived")
      return
    }
    #expect(pad.battery == GamepadBattery(level: 0.4, state: .charging))
    #expect(ports.readBatteries().isEmpty)
    charge.withLock { $0 = "41\n" }
    let new = GamepadBattery(level: 0.41, state: .charging)
    #expect(ports.readBatteries() == [.charged(id: pad.id, new)])
  }

  @Test("GameControllers.LI1. A gamepad is known by its lowest button")
  func mark() {
    // BTN_SOUTH is bit 0x130: bit 48 of the fifth word of 64.
    #expect(GamepadSearch.hasBit(GamepadLayout.mark, in: "7fff000000000000 0 0 0 0"))
    #expect(!GamepadSearch.hasBit(GamepadLayout.mark, in: "7ffe000000000000 0 0 0 0"))
    #expect(!GamepadSearch.hasBit(GamepadLayout.mark, in: "fffffffffffffffe"))
  }

  @Test(
    "GameControllers.LI3. Kinds are known by the numbers of their manufacturers",
    arguments: [
      (0x054c, 0x09cc, "", GamepadDescription.Kind.dualShock),
      (0x054c, 0x0ce6, "", .dualSense), (0x057e, 0x2009, "", .switchPro),
      (0x045e, 0x0b12, "", .xbox), (0x0e6f, 0x0139, "xpad", .xbox), (0x1234, 1, "", .standard),
    ])
  func kinds(vendor: Int, product: Int, driver: String, kind: GamepadDescription.Kind) {
    let found = GamepadDevice(
      node: "event7", path: "", title: "Pad", vendor: vendor, product: product, driver: driver)
    #expect(found.kind == kind && found.exchangesNorthAndWest == (kind == .xbox))
  }
}
