import CTactusSocketDiagnosis
import Glibc

/// The kernel's answer to a question about one TCP connection of this machine.
///
/// `/proc/net/tcp` lists them all, for which the kernel walks through its whole table: 10 ms where
/// it has room for half a million.
///
/// - Source: sock_diag(7) (documented).
package enum SocketDiagnosis {
  /// The two ends of a connection over IPv4, as the program's end sees them.
  package struct Ends {
    /// The four bytes of the addresses.
    package var own: [UInt8]
    package var other: [UInt8]
    package var ownPort: UInt16
    package var otherPort: UInt16

    package init(own: [UInt8], other: [UInt8], ownPort: UInt16, otherPort: UInt16) {
      (self.own, self.other) = (own, other)
      (self.ownPort, self.otherPort) = (ownPort, otherPort)
    }
  }

  /// Returns the user whose program has an end of a connection.
  ///
  /// - Returns: The user, `ConnectionOwner.nobody` if its program has closed it; nil if the kernel
  ///   does not know it or cannot be asked.
  package static func user(of ends: Ends) -> UInt32? {
    guard ends.own.count == 4, ends.other.count == 4 else { return nil }
    let file = socket(AF_NETLINK, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), diagnosis)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The kernel answers within the call that sends.
    var question = Question(ends)
    guard send(file, &question, MemoryLayout<Question>.size, 0) > 0 else { return nil }
    var answer = Answer()
    let count = recv(file, &answer, MemoryLayout<Answer>.size, Int32(MSG_DONTWAIT))
    guard count >= MemoryLayout<Answer>.size, answer.header.nlmsg_type == byFamily else {
      return nil
    }
    return answer.message.idiag_inode == 0 ? ConnectionOwner.nobody : answer.message.idiag_uid
  }

  // MARK: Internals

  private static let diagnosis: Int32 = 4
  private static let byFamily: UInt16 = 20
  private static let isRequest: UInt16 = 1

  private struct Question {
    var header = nlmsghdr()
    var request = inet_diag_req_v2()

    init(_ ends: Ends) {
      header.nlmsg_len = UInt32(MemoryLayout<Question>.size)
      header.nlmsg_type = byFamily
      header.nlmsg_flags = isRequest
      request.sdiag_family = UInt8(AF_INET)
      request.sdiag_protocol = UInt8(IPPROTO_TCP)
      request.idiag_states = .max
      request.id.idiag_sport = ends.ownPort.bigEndian
      request.id.idiag_dport = ends.otherPort.bigEndian
      withUnsafeMutableBytes(of: &request.id.idiag_src) { $0.copyBytes(from: ends.own) }
      withUnsafeMutableBytes(of: &request.id.idiag_dst) { $0.copyBytes(from: ends.other) }
      // Any socket with these ends.
      request.id.idiag_cookie = (.max, .max)
    }
  }

  private struct Answer {
    var header = nlmsghdr()
    var message = inet_diag_msg()
  }
}
