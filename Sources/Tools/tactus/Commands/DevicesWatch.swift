import CommandKit
import Glibc
import PhoneHardware

/// `tactus devices --watch`: devices as they come and go, until Ctrl-C.
struct DevicesWatch {
  let watches: [any ActuatorWatch]
  let signals: SignalWatch
  let console: Console

  /// Milliseconds that a signal may wait for; news of devices never do.
  private static let tick: Int32 = 100

  /// Watches every family that can be watched.
  init(
    _ catalogue: ActuatorCatalogue, signals: SignalWatch, console: Console
  ) throws(ActuatorError) {
    var watches: [any ActuatorWatch] = []
    for directory in catalogue.directories {
      if let watched = directory as? any WatchedDirectory { watches.append(try watched.watch()) }
    }
    self.watches = watches
    self.signals = signals
    self.console = console
  }

  /// Shows what happens until a signal comes, or nobody reads any more.
  ///
  /// - Parameter show: Prints one change.
  func run(show: (ActuatorChange) -> Void) -> ExitStatus {
    // Nothing is asked of whoever reads but what a pipe always tells: that nobody does.
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
        if signal != SIGINT { SignalWatch.end(by: signal) }
        return .interrupted
      }
    }
  }
}
