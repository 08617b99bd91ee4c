import Glibc
import TactusCommandKit
import TactusPhoneHardware

/// The implementation of `tactus devices --watch`, which prints arriving and departing devices
/// until Ctrl-C.
struct DeviceMonitor {
  let watches: [any ActuatorWatch]
  let signals: SignalReceiver
  let console: Console

  /// The maximum delay of a signal in milliseconds; device events have no delay.
  private static let tick: Int32 = 100

  /// Watches every family of devices that supports it.
  init(
    _ catalog: ActuatorCatalog, signals: SignalReceiver, console: Console
  ) throws(ActuatorError) {
    var watches: [any ActuatorWatch] = []
    for directory in catalog.directories {
      if let watched = directory as? any WatchedDirectory { watches.append(try watched.watch()) }
    }
    self.watches = watches
    self.signals = signals
    self.console = console
  }

  /// Prints changes until a signal arrives, or the reader of the output closes it.
  ///
  /// - Parameter show: Prints one change.
  func run(show: (ActuatorChange) -> Void) -> ExitStatus {
    // Polls only for the closed pipe of a reader.
    var files = watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    files.append(pollfd(fd: console.output.descriptor, events: 0, revents: 0))
    var hasNews = true
    while true {
      if hasNews {
        for watch in watches { watch.changes().forEach(show) }
        if console.output.flush() != nil { return .success }
      }
      hasNews = poll(&files, nfds_t(files.count), Self.tick) > 0
      if files.last.map({ $0.revents & Int16(POLLERR) != 0 }) == true { return .success }
      if let signal = signals.wait(milliseconds: 0), signal != SIGWINCH {
        console.output.flush()
        if signal != SIGINT { SignalReceiver.end(by: signal) }
        return .interrupted
      }
    }
  }
}
