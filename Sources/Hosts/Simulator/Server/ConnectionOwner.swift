import Glibc

/// The users of this machine whose programs connect to the server (SimulatorPages.SG9).
package enum ConnectionOwner {
  /// Returns whether a connection comes from a program of another user, who is not root.
  ///
  /// - Parameters:
  ///   - port: The port of the program's end.
  ///   - serverPort: The port of the server's end.
  static func isOther(at port: Int, to serverPort: Int) -> Bool {
    for path in ["/proc/net/tcp", "/proc/net/tcp6"] {
      guard let bytes = WebFiles.read(path) else { continue }
      let table = String(decoding: bytes, as: UTF8.self)
      if let user = user(at: port, to: serverPort, in: table) {
        return user != geteuid() && user != 0
      }
    }
    // A relay in front of the server, of which the kernel knows nothing here.
    return false
  }

  /// Returns the user of a connection of the kernel's table; `nil` if it is not there.
  ///
  /// - Source: proc_pid_net(5): the columns of `/proc/net/tcp` (documented).
  package static func user(at port: Int, to serverPort: Int, in table: String) -> UInt32? {
    func portOf(_ address: Substring) -> Int? {
      address.split(separator: ":").last.flatMap { Int($0, radix: 16) }
    }
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: " ")
      guard columns.count > 7, portOf(columns[1]) == port, portOf(columns[2]) == serverPort else {
        continue
      }
      return UInt32(columns[7])
    }
    return nil
  }
}
