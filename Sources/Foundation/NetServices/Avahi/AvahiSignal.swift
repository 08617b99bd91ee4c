internal import TactusMessageBus

/// What the daemon reports of an object.
enum AvahiSignal: Sendable {
  /// A browser has found something.
  case new([BusVariant])
  /// What a browser has found is gone.
  case removed([BusVariant])
  /// A browser has reported everything that was known when it began.
  case knownReported
  /// A browser has asked often enough to know what there is.
  case allForNow
  /// A browser has failed.
  case failed
  /// A group of published services has a state.
  case state(Int)
  /// The daemon has ended, or the bus.
  case daemonGone
}
