public import Glibc

// Writes to a closed connection without a signal (Device.CL2). On Linux a descriptor has no such
// setting, but the program can ignore the signal.

/// The option that writes to a closed connection raise no `SIGPIPE`.
///
/// - Source: sys/socket.h. Confidence: documented.
public let SO_NOSIGPIPE: Int32 = 0x1022
/// The command of `fcntl` that writes to a closed connection raise no `SIGPIPE`.
///
/// - Source: sys/fcntl.h. Confidence: documented.
public let F_SETNOSIGPIPE: Int32 = 73
/// The command of `fcntl` that returns whether writes raise no `SIGPIPE`.
public let F_GETNOSIGPIPE: Int32 = 74

/// Sets an option of a socket.
///
/// With `SO_NOSIGPIPE` the program ignores `SIGPIPE` from then on, unless it has a function for
/// this signal. Other options are Linux's.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func setsockopt(
  _ socket: Int32, _ level: Int32, _ option: Int32, _ value: UnsafeRawPointer?, _ size: socklen_t
) -> Int32 {
  guard level == SOL_SOCKET, option == SO_NOSIGPIPE else {
    return Glibc.setsockopt(socket, level, option, value, size)
  }
  guard BrokenPipes.isSocket(socket) else { return -1 }
  guard let value, size >= socklen_t(MemoryLayout<Int32>.size) else {
    errno = EINVAL
    return -1
  }
  if value.loadUnaligned(as: Int32.self) != 0 { BrokenPipes.ignore() }
  return 0
}

/// Returns an option of a socket.
///
/// `SO_NOSIGPIPE` is 1 if the program ignores `SIGPIPE`.
///
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func getsockopt(
  _ socket: Int32, _ level: Int32, _ option: Int32, _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<socklen_t>?
) -> Int32 {
  guard level == SOL_SOCKET, option == SO_NOSIGPIPE else {
    return Glibc.getsockopt(socket, level, option, value, size)
  }
  guard BrokenPipes.isSocket(socket) else { return -1 }
  guard let value, let size, size.pointee >= socklen_t(MemoryLayout<Int32>.size) else {
    errno = EINVAL
    return -1
  }
  value.storeBytes(of: BrokenPipes.areIgnored ? 1 : 0, as: Int32.self)
  size.pointee = socklen_t(MemoryLayout<Int32>.size)
  return 0
}

/// The program's handling of writes to closed connections.
enum BrokenPipes {
  /// Whether the program ignores `SIGPIPE`.
  static var areIgnored: Bool {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0 else { return false }
    return handler(action) == handler(SIG_IGN)
  }

  /// Ignores `SIGPIPE`, unless the program has a function for it.
  static func ignore() {
    var action = sigaction()
    guard sigaction(SIGPIPE, nil, &action) == 0, handler(action) == handler(SIG_DFL) else { return }
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a descriptor is a socket; `errno` is set for others.
  static func isSocket(_ descriptor: Int32) -> Bool {
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return Glibc.getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
  }

  private static func handler(_ action: sigaction) -> Int {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }
  private static func handler(_ function: __sighandler_t?) -> Int {
    unsafeBitCast(function, to: Int.self)
  }
}
