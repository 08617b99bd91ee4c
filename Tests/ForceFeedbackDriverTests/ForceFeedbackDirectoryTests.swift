import CTactusLinuxInput
import Foundation
import TactusForceFeedbackDriver
import TactusPhoneHardware
import Testing

@Suite struct ForceFeedbackDirectoryTests {
  @Test("Lists what a device can do, and marks the first that can be used")
  func lists() {
    let kernel = FakeKernel()
    let list = directory(kernel, [kernel.listed, second]).list()
    #expect(list.map(\.address.description) == ["evdev:event5", "evdev:event12"])
    #expect(list.map(\.title) == ["Timer Pad", "Kitchen Wheel"])
    #expect(
      list.map(\.details) == [
        ["rumble + periodic", "16 effects"], ["constant force", "16 effects"],
      ])
    #expect(list.map(\.isDefault) == [true, false])
  }

  @Test("A device without permission is listed with the remedy")
  func notPermitted() throws {
    let kernel = FakeKernel()
    kernel.fail(EACCES)
    let directory = directory(kernel, [kernel.listed])
    guard case .missing(let error) = directory.list().first?.availability else {
      Issue.record("it is listed as usable")
      return
    }
    #expect(error.message == "this user may not use 'evdev:event5'")
    #expect(error.remedy.contains("group 'input'") && error.remedy.contains("uaccess"))
    #expect(throws: error) { try directory.open(nil) }
  }

  @Test("A wheel without vibration is no actuator")
  func forces() {
    let kernel = FakeKernel([FF_CONSTANT])
    #expect {
      try directory(kernel, [kernel.listed]).open(nil)
    } throws: { error in
      guard case .unsupported = error as? ActuatorError else { return false }
      return true
    }
    #expect(kernel.log.last?.action == .close)
  }

  @Test("Without any device, one line and the error of opening say so")
  func nothing() {
    let directory = directory(FakeKernel(), [])
    #expect(directory.list().map(\.address.description) == ["evdev"])
    #expect(throws: ActuatorError.self) { try directory.open(nil) }
  }

  @Test(
    "A device is found by node, path and title",
    arguments: ["event5", "/dev/input/event5", "timer pad"])
  func opens(name: String) throws {
    let kernel = FakeKernel()
    let actuator = try directory(kernel, [kernel.listed]).open(name)
    #expect(actuator.identity.address.description == "evdev:event5")
  }

  @Test("An unknown name is rejected with the existing names")
  func unknown() {
    let kernel = FakeKernel()
    #expect(
      throws: ActuatorError.notFound(device: "evdev:pad", known: ["evdev:event5", "null"])
    ) {
      try directory(kernel, [kernel.listed]).open("pad")
    }
  }

  @Test("The machine's own devices can be listed, whichever there are")
  func machine() {
    #expect(!ForceFeedbackDirectory().list().isEmpty)
  }

  @Test("The words of sysfs are parsed, the highest first")
  func sysfs() throws {
    // The bits of a common gamepad: rumble, periodic, square, triangle, sine, gain.
    let pad = try #require(EffectAbilities(sysfs: "107030000 0\n"))
    #expect(
      pad == EffectAbilities([FF_RUMBLE, FF_PERIODIC, FF_SQUARE, FF_TRIANGLE, FF_SINE, FF_GAIN]))
    #expect(pad.method == .rumble)
    #expect(EffectAbilities(sysfs: "0")?.isEmpty == true)
    #expect(EffectAbilities(sysfs: "pad") == nil)
  }

  private let second = InputDevice(
    node: "event12", path: "/dev/input/event12", title: "Kitchen Wheel",
    abilities: EffectAbilities([FF_CONSTANT]))

  private func directory(
    _ kernel: FakeKernel, _ devices: [InputDevice]
  ) -> ForceFeedbackDirectory {
    ForceFeedbackDirectory(devices: { devices }, calls: kernel.calls)
  }
}
