import Glibc

/// The users of this machine whose programs connect to the server (SimulatorPages.SG9).
package enum ConnectionOwner {
  /// The user of a connection that its program has closed: no user has this number.
  package static let nobody = UInt32.max

  /// Returns whether a connection comes from a program of another user, who is not root.
  ///
  /// - Parameter ends: The ends of the connection, as the program sees them.
  static func isOther(_ ends: SocketDiagnosis.Ends) -> Bool {
    // A relay in front of the server has connections of which the kernel knows nothing here.
    guard let user = SocketDiagnosis.user(of: ends) ?? userInTables(of: ends) else { return false }
    return user != geteuid() && user != 0
  }

  /// Returns the user of a connection where the kernel cannot be asked for one alone.
  private static func userInTables(of ends: SocketDiagnosis.Ends) -> UInt32? {
    for path in ["/proc/net/tcp", "/proc/net/tcp6"] {
      guard let table = WebFiles.read(path) else { continue }
      if let user = user(at: Int(ends.ownPort), to: Int(ends.otherPort), in: table) { return user }
    }
    return nil
  }

  /// Returns the user of a connection of the kernel's table; `nil` if it is not there.
  ///
  /// Only the lines with the port are taken apart: after many connections the table has thousands.
  /// One that its program has closed has no inode, and is `nobody`'s.
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
    guard columns.count > 9, portOf(columns[1]) == port, portOf(columns[2]) == serverPort else {
      return nil
    }
    return columns[9] == "0" ? nobody : UInt32(columns[7])
  }
}
