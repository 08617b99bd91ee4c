import TactusCommandKit
import TactusPhoneHardware
import TactusTextFormatting

/// `tactus devices`: lists devices that can play, and the reason for others.
enum DevicesCommand {
  static let watch = Option.flag(
    "watch", help: "Keep reporting gamepads that arrive and depart, until Ctrl-C.")

  static let command = Command(
    "devices",
    abstract: "List devices that can play, and the reason for each that cannot.",
    discussion: """
      The first word of a line is the argument for 'tactus play --to'. A star marks the default \
      device of a family.

      --watch lists the connected gamepads, and then those that arrive and depart, until Ctrl-C; \
      with --json one object a line, whose "event" is present, arrived or departed. Other devices \
      are not watched.
      """,
    examples: [
      Example("tactus devices", "Lists every device with its state."),
      Example("tactus devices --watch --json", "Reports gamepads as they arrive and depart."),
      Example("tactus devices --json | jq -r '.[].address'", "Prints only the addresses."),
    ],
    options: [watch, Option.json],
    statuses: [.serviceMissing, .interrupted]
  ) { arguments, console in
    if arguments[watch] { return try follow(arguments, console) }
    let devices = PlaybackDevices.catalog().list()
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
    facts += device.details
    let star = device.isDefault ? "*" : " "
    let (word, style) = state(device)
    console.print(
      "\(console.output.styled(address, .bold))\(gap) \(star) "
        + "\(console.output.styled(word, style)): \(facts.joined(separator: ", "))")
    for line in [reason(device), remedy(device)].compactMap({ $0 }) {
      console.print(String(repeating: " ", count: width + 3) + line)
    }
  }

  private static func follow(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let signals = SignalReceiver()
    defer { withExtendedLifetime(signals) {} }
    let watching: DeviceMonitor
    do throws(ActuatorError) {
      watching = try DeviceMonitor(PlaybackDevices.catalog(), signals: signals, console: console)
    } catch {
      throw CommandFailure(error)
    }
    return watching.run { change in
      if arguments[Option.json] {
        guard case .object(let members) = json(change.device) else { return }
        console.print(JSONOutput.object([("event", .string(change.kind.rawValue))] + members).line)
      } else {
        console.output.write("\(change.kind.rawValue): ")
        print(change.device, width: 0, on: console)
      }
    }
  }

  private static func json(_ device: ActuatorDescription) -> JSONOutput {
    let abilities = ActuatorDescription.Ability.allCases.filter(device.abilities.contains)
    return [
      "address": .string(device.address.description),
      "title": .string(device.title),
      "state": .string(state(device).0),
      "reason": reason(device).map(JSONOutput.string) ?? .null,
      "remedy": remedy(device).map(JSONOutput.string) ?? .null,
      "usual": .bool(device.isDefault),
      "abilities": .array(abilities.map { .string($0.rawValue) }),
      "facts": .array(device.details.map(JSONOutput.string)),
      "channels": .integer(device.channelCount),
      "sampleRate": device.nativeSampleRate.map(JSONOutput.number) ?? .null,
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
