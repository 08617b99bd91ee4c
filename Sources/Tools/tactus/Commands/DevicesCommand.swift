import CommandKit
import PhoneHardware
import TextForms

/// `tactus devices`: what can play here and, for what cannot, why.
enum DevicesCommand {
  static let watch = Option.flag(
    "watch", help: "Go on, and tell of gamepads that come and go, until Ctrl-C.")

  static let command = Command(
    "devices",
    abstract: "List what can play here and, for what cannot, why.",
    discussion: """
      The first word of a line is what 'tactus play --to' takes. A star marks the device that a \
      family takes when none is named.

      --watch lists the gamepads that are there, and then those that arrive and depart, as it happens; \
      with --json one object a line, whose "event" is present, arrived or departed. What else can play \
      is not watched.
      """,
    examples: [
      Example("tactus devices", "Lists every device with its state."),
      Example("tactus devices --watch --json", "Tells of gamepads as they come and go."),
      Example("tactus devices --json | jq -r '.[].address'", "Prints the addresses alone."),
    ],
    options: [watch, Option.json],
    statuses: [.serviceMissing, .interrupted]
  ) { arguments, console in
    if arguments[watch] { return try follow(arguments, console) }
    let devices = PlayDevices.catalogue().list()
    if arguments[Option.json] {
      console.print(json: .array(devices.map(json)))
    } else {
      let width = devices.map(\.address.description.count).max() ?? 0
      for device in devices { print(device, width: width, on: console) }
    }
    return .success
  }

  private static func print(_ device: ActuatorDescription, width: Int, on console: Console) {
    let address = device.address.description
    let gap = String(repeating: " ", count: width - address.count)
    var facts = [device.title]
    if device.channelCount > 0 { facts.append("\(device.channelCount) channels") }
    if let rate = device.nativeSampleRate { facts.append("\(Int(rate)) Hz") }
    facts += device.facts
    let star = device.isUsual ? "*" : " "
    let (word, style) = state(device)
    console.print(
      "\(console.output.styled(address, .bold))\(gap) \(star) "
        + "\(console.output.styled(word, style)): \(facts.joined(separator: ", "))")
    for line in [reason(device), remedy(device)].compactMap({ $0 }) {
      console.print(String(repeating: " ", count: width + 3) + line)
    }
  }

  private static func follow(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let signals = SignalWatch()
    defer { withExtendedLifetime(signals) {} }
    let watching: DevicesWatch
    do throws(ActuatorError) {
      watching = try DevicesWatch(PlayDevices.catalogue(), signals: signals, console: console)
    } catch {
      throw CommandFailure(error)
    }
    return watching.run { change in
      if arguments[Option.json] {
        guard case .object(let members) = json(change.device) else { return }
        console.print(JSONText.object([("event", .string(change.kind.rawValue))] + members).line)
      } else {
        console.output.write("\(change.kind.rawValue): ")
        print(change.device, width: 0, on: console)
      }
    }
  }

  private static func json(_ device: ActuatorDescription) -> JSONText {
    let abilities = ActuatorDescription.Ability.allCases.filter(device.abilities.contains)
    return [
      "address": .string(device.address.description),
      "title": .string(device.title),
      "state": .string(state(device).0),
      "reason": reason(device).map(JSONText.string) ?? .null,
      "remedy": remedy(device).map(JSONText.string) ?? .null,
      "usual": .bool(device.isUsual),
      "abilities": .array(abilities.map { .string($0.rawValue) }),
      "facts": .array(device.facts.map(JSONText.string)),
      "channels": .integer(device.channelCount),
      "sampleRate": device.nativeSampleRate.map(JSONText.number) ?? .null,
    ]
  }

  private static func state(_ device: ActuatorDescription) -> (String, TextStyle) {
    switch device.availability {
    case .ready: ("ready", .green)
    case .inUse: ("in use", .green)
    case .silenced: ("silenced", .yellow)
    case .missing: ("missing", .red)
    }
  }

  private static func reason(_ device: ActuatorDescription) -> String? {
    switch device.availability {
    case .ready, .inUse: nil
    case .silenced(let reason): reason
    case .missing(let error): error.message
    }
  }

  private static func remedy(_ device: ActuatorDescription) -> String? {
    if case .missing(let error) = device.availability { error.remedy } else { nil }
  }
}
