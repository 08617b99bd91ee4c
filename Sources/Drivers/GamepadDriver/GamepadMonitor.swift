import CTactusLinuxInput
import TactusForceFeedbackDriver
import TactusPhoneHardware
import TactusThreads

/// A thread that watches the gamepads of this machine until the process ends.
package enum GamepadMonitor {
  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - onError: Called with the error of a device that cannot be opened, on the thread.
  ///   - report: Called with each change, on the thread; never waits.
  package static func start(
    onError: @escaping @Sendable (ActuatorError) -> Void,
    _ report: @escaping @Sendable (GamepadChange) -> Void
  ) {
    DetachedThread.run {
      // The monitor starts before the look-up, so that no event is missed.
      let monitor = InputMonitor()
      var ports = GamepadPorts()
      var batteries = BatterySchedule(from: .now)
      var changes = ports.update(GamepadSearch.all())
      while true {
        for change in changes { report(change) }
        for error in ports.takeErrors() { onError(error) }
        changes = wait(&ports, monitor, atMost: batteries.milliseconds(from: .now))
        // A gamepad in use reports continuously, so the wait never lasts a whole period.
        if batteries.isDue(at: .now) { changes += ports.readBatteries() }
      }
    }
  }

  /// Waits for changes, at most some milliseconds.
  private static func wait(
    _ ports: inout GamepadPorts, _ monitor: InputMonitor?, atMost milliseconds: Int32
  ) -> [GamepadChange] {
    let devices = ports.descriptors
    // A negative descriptor is skipped.
    var polls = ([monitor?.descriptor ?? -1] + devices).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    guard count > 0 else { return [] }
    var changes: [GamepadChange] = []
    if polls[0].revents != 0, let monitor {
      for event in monitor.events() where event.isRemoval {
        changes += ports.remove(node: event.node)
      }
      changes += ports.update(GamepadSearch.all())
    }
    for poll in polls.dropFirst() where poll.revents != 0 { changes += ports.read(poll.fd) }
    return changes
  }
}
