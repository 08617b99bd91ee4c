internal import Glibc

/// The signal of a closed connection, which a thread does not receive for a while.
struct BlockedPipeSignal {
  private let wasBlocked: Bool

  /// Blocks the signal.
  init() {
    var (signals, before) = (Self.signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    wasBlocked = sigismember(&before, SIGPIPE) == 1
  }

  /// Takes back a signal that has come meanwhile, and allows it again.
  func end() {
    guard !wasBlocked else { return }
    var (signals, none) = (Self.signals, timespec())
    while sigtimedwait(&signals, nil, &none) == SIGPIPE {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    return signals
  }
}
