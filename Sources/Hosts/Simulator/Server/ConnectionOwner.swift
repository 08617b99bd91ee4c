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
      guard let table = WebFiles.read(path) else { continue }
      if let user = user(at: port, to: serverPort, in: table) {
        return user != geteuid() && user != 0
      }
    }
    // A relay in front of the server, of which the kernel knows nothing here.
    return false
  }

  /// Returns the user of a connection of the kernel's table; `nil` if it is not there.
  ///
  /// Only the lines with the port are taken apart: after many connections the table has thousands.
  ///
  /// - Source: proc_pid_net(5): the columns of `/proc/net/tcp` (documented).
  package static func user(at port: Int, to serverPort: Int, in table: [UInt8]) -> UInt32? {
    let digits = String(port, radix: 16, uppercase: true)
    let part = ":" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + " "
    return (table + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      var next = strstr(start, part)
      while let place = next.map({ UnsafePointer($0) }) {
        var begin = place
        while begin > start, begin[-1] != newLine { begin -= 1 }
        let end = strchr(place, Int32(newLine)).map { UnsafePointer($0) } ?? place + strlen(place)
        let text = UnsafeRawBufferPointer(start: begin, count: end - begin)
        if let user = user(at: port, to: serverPort, line: String(decoding: text, as: UTF8.self)) {
          return user
        }
        next = strstr(end, part)
      }
      return nil
    }
  }

  // MARK: Internals

  private static let newLine = CChar(bitPattern: UInt8(ascii: "\n"))

  /// Returns the user of a connection by its line of the table; `nil` for another one.
  private static func user(at port: Int, to serverPort: Int, line: String) -> UInt32? {
    func portOf(_ address: Substring) -> Int? {
      address.split(separator: ":").last.flatMap { Int($0, radix: 16) }
    }
    let columns = line.split(separator: " ")
    guard columns.count > 7, portOf(columns[1]) == port, portOf(columns[2]) == serverPort else {
      return nil
    }
    return UInt32(columns[7])
  }
}
