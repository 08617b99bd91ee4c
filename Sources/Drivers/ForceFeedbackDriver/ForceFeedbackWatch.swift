import PhoneHardware

/// An eye on the gamepads of this machine.
final class ForceFeedbackWatch: ActuatorWatch {
  /// Begins to watch a directory's devices.
  init(_ directory: ForceFeedbackDirectory, _ monitor: InputMonitor) {
    self.directory = directory
    self.monitor = monitor
  }

  /// Udev's socket.
  var descriptor: Int32 { monitor.descriptor }

  /// What happened since the last time.
  ///
  /// Udev says that something happened; what is there is always looked up, so that nothing is missed
  /// where udev had more to say than its socket holds.
  func changes() -> [ActuatorChange] {
    var changes: [ActuatorChange] = []
    var gone: Set<String> = []
    for event in monitor.events() {
      if !event.isRemoval {
        gone.remove(event.node)
        continue
      }
      gone.insert(event.node)
      // One that went and came back between two looks did both.
      guard let index = known.firstIndex(where: { $0.address.device == event.node })
      else { continue }
      changes.append(ActuatorChange(.departed, known.remove(at: index)))
    }
    // What is on its way out may be listed for a moment yet.
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
  /// Whether this is the device that another description is of, whatever its state.
  fileprivate func isSame(as other: ActuatorDescription) -> Bool {
    address == other.address && title == other.title
  }
}
