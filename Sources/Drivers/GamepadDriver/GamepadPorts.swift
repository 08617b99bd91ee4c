import Glibc
import TactusForceFeedbackDriver
import TactusPhoneHardware

/// The gamepads that are open, and what changes around them.
///
/// It neither waits nor has a thread: `GamepadMonitor` does.
package struct GamepadPorts: Sendable {
  /// Creates a list without gamepads.
  package init(_ calls: GamepadCalls = .kernel) { self.calls = calls }

  /// The descriptors of the open devices.
  package var descriptors: [Int32] { open.map(\.reader.descriptor) }

  /// Opens new gamepads, and closes those that are gone.
  ///
  /// A device that cannot be opened yet is tried again at the next call.
  package mutating func update(_ found: [GamepadDevice]) -> [GamepadChange] {
    var changes: [GamepadChange] = []
    for port in open where !found.contains(where: { $0.isSame(as: port.found) }) {
      changes.append(close(port.id))
    }
    // Another device may get the path of one that is gone.
    refused.formIntersection(found.map(\.path))
    for gamepad in found {
      if let index = open.firstIndex(where: { $0.found.isSame(as: gamepad) }) {
        // The kernel adds the battery later than the keys.
        open[index].found = gamepad
      } else {
        changes += arrive(gamepad)
      }
    }
    return changes
  }

  /// Closes the gamepads with a node that was removed.
  package mutating func remove(node: String) -> [GamepadChange] {
    open.filter { $0.found.node == node }.map(\.id).map { close($0) }
  }

  /// Reads what a device has reported.
  package mutating func read(_ descriptor: Int32) -> [GamepadChange] {
    guard let index = open.firstIndex(where: { $0.reader.descriptor == descriptor })
    else { return [] }
    let id = open[index].id
    do throws(InputFailure) {
      var changes: [GamepadChange] = []
      for event in try open[index].reader.events() {
        let moved = open[index].decoder.take(event) { calls.state(descriptor) }
        if !moved.isEmpty { changes.append(.moved(id: id, moved)) }
      }
      return changes
    } catch {
      return [close(id)]
    }
  }

  /// Reads the batteries.
  package mutating func readBatteries() -> [GamepadChange] {
    open.indices.compactMap { index in
      guard let battery = battery(of: open[index].found), battery != open[index].battery
      else { return nil }
      open[index].battery = battery
      return .charged(id: open[index].id, battery)
    }
  }

  /// Removes and returns the errors of devices that could not be opened, each device once.
  package mutating func takeErrors() -> [ActuatorError] {
    defer { errors = [] }
    return errors
  }

  // MARK: Internals

  private struct Port {
    var id: Int
    var found: GamepadDevice
    var reader: InputEventReader
    var decoder: GamepadDecoder
    var battery: GamepadBattery?
  }

  private let calls: GamepadCalls
  private var open: [Port] = []
  private var lastID = 0
  private var errors: [ActuatorError] = []
  /// The paths of the devices that could not be opened, and whose error was reported.
  private var refused: Set<String> = []

  private mutating func arrive(_ found: GamepadDevice) -> [GamepadChange] {
    let device: Int32
    do throws(InputFailure) {
      device = try calls.open(found.path)
    } catch {
      // A device that was just disconnected is not an error.
      if error.code != ENODEV, error.code != ENOENT, refused.insert(found.path).inserted {
        errors.append(error.error("\(found.title) (\(found.path))"))
      }
      return []
    }
    refused.remove(found.path)
    let layout = calls.layout(device, found)
    lastID += 1
    var port = Port(
      id: lastID, found: found, reader: InputEventReader(device), decoder: GamepadDecoder(layout),
      battery: battery(of: found))
    var changes = [
      GamepadChange.arrived(
        GamepadDescription(
          id: lastID, title: found.title, kind: found.kind, controls: layout.controls,
          analogControls: layout.analogControls,
          motors: found.hasMotors ? "\(ForceFeedbackDirectory.family):\(found.node)" : nil,
          battery: port.battery))
    ]
    // What is already held is not reported again.
    if let state = calls.state(device) {
      let moved = port.decoder.take(state)
      if !moved.isEmpty { changes.append(.moved(id: lastID, moved)) }
    }
    open.append(port)
    return changes
  }

  private mutating func close(_ id: Int) -> GamepadChange {
    if let index = open.firstIndex(where: { $0.id == id }) {
      calls.close(open.remove(at: index).reader.descriptor)
    }
    return .departed(id: id)
  }

  /// Returns the state of a battery.
  ///
  /// - Source: the kernel's documentation, power/power_supply_class.rst. Confidence: documented.
  private func battery(of found: GamepadDevice) -> GamepadBattery? {
    guard let path = found.batteryPath,
      let percent = calls.text("\(path)/capacity").flatMap({ Double($0) })
    else { return nil }
    let state: GamepadBattery.State =
      switch calls.text("\(path)/status") {
      case "Charging": .charging
      case "Discharging", "Not charging": .discharging
      case "Full": .full
      default: .unknown
      }
    return GamepadBattery(level: min(max(percent / 100, 0), 1), state: state)
  }
}
