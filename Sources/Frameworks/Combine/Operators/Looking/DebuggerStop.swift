internal import Glibc

/// The signal that a debugger waits for.
enum DebuggerStop {
  /// Stops here.
  static func stop() { raise(SIGTRAP) }
}
