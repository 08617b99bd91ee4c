/// A default route of the machine.
package struct NetworkRoute: Sendable, Equatable {
  /// The name of its interface.
  package var interface: String
  /// The address of the gateway; nil for a route without one.
  package var gateway: [UInt8]?
  /// The metric, which is lower for a preferred route.
  package var metric: UInt32

  /// Creates a route.
  package init(interface: String, gateway: [UInt8]?, metric: UInt32 = 0) {
    (self.interface, self.gateway, self.metric) = (interface, gateway, metric)
  }

  /// Returns the default routes of the IPv4 routing table, as the kernel writes it.
  ///
  /// After a line of titles, each line has the name of the interface, the destination and the
  /// gateway in host byte order, flags, two counts, the metric and the mask (documented in
  /// proc(5)).
  package static func routes4(in table: String) -> [NetworkRoute] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let words = line.split { $0 == "\t" || $0 == " " }
      guard words.count > 7, UInt32(words[1], radix: 16) == 0, UInt32(words[7], radix: 16) == 0,
        let gateway = UInt32(words[2], radix: 16), let metric = UInt32(words[6]),
        isUsable(words[3])
      else { return nil }
      let bytes = withUnsafeBytes(of: gateway) { Array($0) }
      return NetworkRoute(
        interface: String(words[0]), gateway: gateway == 0 ? nil : bytes, metric: metric)
    }
  }

  /// Returns the default routes of the IPv6 routing table, as the kernel writes it.
  ///
  /// Each line has the destination with the length of its prefix, the source with its own, the
  /// gateway, the metric, two counts, flags and the name of the interface, all in hexadecimal
  /// digits (measured).
  package static func routes6(in table: String) -> [NetworkRoute] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split { $0 == "\t" || $0 == " " }
      guard words.count > 9, words[0].allSatisfy({ $0 == "0" }), UInt8(words[1], radix: 16) == 0,
        let metric = UInt32(words[5], radix: 16), isUsable(words[8]), words[9] != "lo"
      else { return nil }
      let digits = Array(words[4])
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      guard bytes.count == 16 else { return nil }
      return NetworkRoute(
        interface: String(words[9]), gateway: bytes.allSatisfy { $0 == 0 } ? nil : bytes,
        metric: metric)
    }
  }

  /// Returns whether flags have RTF_UP and lack RTF_REJECT of Linux.
  private static func isUsable(_ flags: Substring) -> Bool {
    UInt32(flags, radix: 16).map { $0 & 0x201 == 0x1 } ?? false
  }
}
