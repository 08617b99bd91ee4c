import TactusPhoneHardware

/// A watch on the gamepads of this machine.
final class ForceFeedbackWatch: ActuatorWatch {
  /// Starts watching a directory's devices.
  init(_ directory: ForceFeedbackDirectory, _ monitor: InputMonitor) {
    self.directory = directory
    self.monitor = monitor
  }

  /// The descriptor of udev's socket.
  var descriptor: Int32 { monitor.descriptor }

  /// Returns the changes since the last call.
  ///
  /// A udev event only triggers a new look-up of all devices, so nothing is missed if udev's socket
  /// overflows.
  func changes() -> [ActuatorChange] {
    var changes: [ActuatorChange] = []
    var gone: Set<String> = []
    for event in monitor.events() {
      if !event.isRemoval {
        gone.remove(event.node)
        continue
      }
      gone.insert(event.node)
      // A device that was removed and added between two calls did both.
      guard let index = known.firstIndex(where: { $0.address.device == event.node })
      else { continue }
      changes.append(ActuatorChange(.departed, known.remove(at: index)))
    }
    // A device that is being removed may still be listed for a moment.
    let present = directory.list().filter { device in
      device.address.device.map { !gone.contains($0) } ?? false
    }
    for device in known where !present.contains(where: { $0.isSame(as: device) }) {
      changes.append(ActuatorChange(.departed, device))
    }
    for device in present where !known.contains(where: { $0.isSame(as: device) }) {
      changes.append(ActuatorChange(isFirst ? .present : .arrived, device))
    }
    (known, isFirst) = (present, false)
    return changes
  }

  // MARK: Internals

  private let directory: ForceFeedbackDirectory
  private let monitor: InputMonitor
  private var known: [ActuatorDescription] = []
  private var isFirst = true
}

extension ActuatorDescription {
  /// Returns whether two descriptions are of the same device, even in different states.
  fileprivate func isSame(as other: ActuatorDescription) -> Bool {
    address == other.address && title == other.title
  }
}
