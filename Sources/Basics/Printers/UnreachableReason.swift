internal import Glibc

/// The reason why a printer cannot be reached.
///
/// When CUPS gives up, it closes its sockets, and `errno` is then that of the closing. So the
/// connection is tried once more.
enum UnreachableReason {
  /// Returns the reason as text.
  ///
  /// - Parameters:
  ///   - address: The printer.
  ///   - seconds: The longest wait.
  static func find(_ address: PrinterAddress, within seconds: Double) -> String {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(address.host, "\(address.port)", &hints, &list)
    guard status == 0 else {
      return status == EAI_NONAME ? "no such host" : String(cString: gai_strerror(status))
    }
    defer { freeaddrinfo(list) }
    var (reason, next) = (ETIMEDOUT, list)
    while let entry = next {
      let number = connect(entry.pointee, within: Int32(seconds * 1000))
      if number == 0 {
        return address.isEncrypted
          ? "it accepts no encrypted connection" : "it has closed the connection"
      }
      if number != ETIMEDOUT { reason = number }
      next = entry.pointee.ai_next
    }
    return String(cString: strerror(reason))
  }

  /// Connects, and returns the number of the error; 0 for none.
  private static func connect(_ entry: addrinfo, within milliseconds: Int32) -> Int32 {
    let kind = entry.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(entry.ai_family, kind, entry.ai_protocol)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    guard Glibc.connect(descriptor, entry.ai_addr, entry.ai_addrlen) != 0 else { return 0 }
    guard errno == EINPROGRESS else { return errno }
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return ETIMEDOUT }
    var (number, size): (Int32, socklen_t) = (0, socklen_t(MemoryLayout<Int32>.size))
    guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size) == 0 else { return errno }
    return number
  }
}
