internal import TactusMessageBus

/// A report of the daemon about an object.
enum AvahiSignal: Sendable {
  /// A browser has found something.
  case new([BusVariant])
  /// A find of a browser is gone.
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
