import TactusPhoneHardware
import Testing

@Suite struct ActuatorCatalogTests {
  private let catalog = ActuatorCatalog([
    NullDirectory(), RecordingDirectory(), Fruit(family: "sound", devices: ["apple", "pear"]),
    Fruit(family: "evdev", devices: ["apple", "plum"]),
  ])

  @Test("Lists every device of every family, in order")
  func lists() {
    #expect(
      catalog.list().map(\.address.description) == [
        "null", "record:FILE.wav", "sound:apple", "sound:pear", "evdev:apple", "evdev:plum",
      ])
  }

  @Test(
    "Opens a device by its address, or by its name if that is unique",
    arguments: [
      ("null", "null"), ("record:a.wav", "record:a.wav"), ("sound", "sound:apple"),
      ("sound:pear", "sound:pear"), ("plum", "evdev:plum"),
    ])
  func opens(text: String, address: String) throws {
    #expect(try catalog.open(text).identity.address.description == address)
  }

  @Test("Lists the existing devices for an unknown name", arguments: ["cherry", "apple", ""])
  func leadsNowhere(text: String) {
    let known = catalog.list().map(\.address.description)
    #expect(throws: ActuatorError.notFound(device: text, known: known)) {
      try catalog.open(text)
    }
  }

  @Test("Every error has a message and a remedy")
  func errors() {
    let errors: [ActuatorError] = [
      .notFound(device: "x", known: ["null"]),
      .noService(device: "x", lookedFor: ["y"], remedy: "z"),
      .notPermitted(device: "x", remedy: "z"), .busy(device: "x"),
      .unsupported(device: "x", reason: "y"), .refused(device: "x", reason: "y"),
      .lost(device: "x", reason: "y"), .full(device: "x", seconds: 1),
    ]
    for error in errors {
      #expect(error.message.contains("'x'"))
      #expect(!error.message.hasSuffix("."))
    }
  }

  /// A family of recorders under given names.
  private struct Fruit: ActuatorDirectory {
    var family: String
    var devices: [String]

    func list() -> [ActuatorDescription] {
      devices.map { device in
        RecordingActuator(ActuatorAddress(family: family, device: device)).identity
      }
    }

    func open(_ device: String?) throws(ActuatorError) -> any Actuator {
      RecordingActuator(ActuatorAddress(family: family, device: device ?? devices[0]))
    }
  }
}
