internal import Glibc

/// The breakpoint signal, which stops in a debugger.
enum DebuggerTrap {
  /// Raises the signal.
  static func stop() { raise(SIGTRAP) }
}
