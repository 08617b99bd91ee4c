import Glibc
import TactusThreads

/// A receiver of the signals that end playback, so that the main loop can wait for them.
///
/// It must be created before any thread, so that all threads block these signals. A signal that the
/// program was started to ignore, as by `nohup`, stays ignored.
///
/// - Thread: main.
final class SignalReceiver {
  private var watched = sigset_t()
  private var before = sigset_t()

  init() {
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH] where !Self.isIgnored(number) {
      sigaddset(&watched, number)
    }
    pthread_sigmask(SIG_BLOCK, &watched, &before)
  }

  deinit { pthread_sigmask(SIG_SETMASK, &before, nil) }

  /// Waits for a signal.
  ///
  /// - Returns: The signal's number; `nil` after the timeout.
  func wait(milliseconds: Int) -> Int32? {
    var patience = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    let number = sigtimedwait(&watched, nil, &patience)
    return number > 0 ? number : nil
  }

  /// Ends the process at another signal, or after a few seconds, whatever hangs in it.
  ///
  /// - Parameters:
  ///   - seconds: The time until the end.
  ///   - number: The signal that ends it after that time.
  ///   - cleanUp: Called before the end, on a thread of its own.
  func endAtLatest(
    after seconds: Int, by number: Int32, _ cleanUp: @escaping @Sendable () -> Void
  ) {
    var signals = watched
    sigdelset(&signals, SIGWINCH)
    DetachedThread.run { [signals] in
      var (signals, patience) = (signals, timespec(tv_sec: seconds, tv_nsec: 0))
      let another = sigtimedwait(&signals, nil, &patience)
      cleanUp()
      Self.end(by: another > 0 ? another : number)
    }
  }

  /// Ends the process as the signal would have, so that a shell's loop ends as well.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // SIG_IGN is a cast that Swift does not import; it is 1 on every Linux.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
