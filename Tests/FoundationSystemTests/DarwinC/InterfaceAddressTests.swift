import TactusFoundation
import Testing

/// Tests of the addresses of network interfaces.
@Suite struct InterfaceAddressTests {
  @Test("The machine's own interface has its address and its counters (Device.CL12)")
  func loopback() throws {
    var first: UnsafeMutablePointer<ifaddrs>?
    let result = getifaddrs(&first)
    #expect(result == 0)
    defer { freeifaddrs(first) }
    var (links, addresses) = ([String: (UInt8, Int)](), [String]())
    for entry in sequence(first: try #require(first), next: { $0.pointee.ifa_next }) {
      let name = String(cString: entry.pointee.ifa_name)
      guard let address = entry.pointee.ifa_addr else { continue }
      switch Int32(address.pointee.sa_family) {
      case AF_LINK:
        let link = UnsafeRawPointer(address).load(as: sockaddr_dl.self)
        let text = UnsafeRawBufferPointer(
          start: UnsafeRawPointer(address) + 8, count: Int(link.sdl_nlen))
        #expect(String(decoding: text, as: UTF8.self) == name)
        #expect(Int(link.sdl_index) == Int(if_nametoindex(name)))
        #expect(Int(link.sdl_len) >= MemoryLayout<sockaddr_dl>.size)
        if Int32(link.sdl_type) == IFT_ETHER {
          let hardware = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(address) + 8 + Int(link.sdl_nlen), count: Int(link.sdl_alen))
          #expect(Array(hardware) == [2, 0, 0, 0, 0, 0])
        }
        guard let data = entry.pointee.ifa_data else { continue }
        let values = data.load(as: if_data.self)
        #expect(values.ifi_type == link.sdl_type)
        links[name] = (link.sdl_type, Int(values.ifi_mtu))
      case AF_INET:
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let named = getnameinfo(
          address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0,
          NI_NUMERICHOST)
        #expect(named == 0)
        addresses.append(
          String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
      // The family of packets, whose addresses no app expects.
      case 17: Issue.record("\(name) has an address of packets")
      default: continue
      }
    }
    #expect(addresses.contains("127.0.0.1"))
    let own = try #require(links["lo"])
    #expect(Int32(own.0) == IFT_LOOP)
    #expect(own.1 >= 1280)
  }

  @Test("Counters of bytes grow with what is sent (Device.CL12)")
  func counters() throws {
    let before = try #require(Self.values("lo"))
    let socket = socket(AF_INET, 2, 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(9).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bytes = [UInt8](repeating: 1, count: 1000)
    let sent = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(socket, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #expect(sent == 1000)
    let after = try #require(Self.values("lo"))
    #expect(after.ifi_obytes &- before.ifi_obytes >= 1000)
    #expect(after.ifi_ipackets &- before.ifi_ipackets >= 1)
    #expect(MemoryLayout<if_data>.size == 96)
    #expect(MemoryLayout<sockaddr_dl>.size == 20)
  }

  /// Returns the values of an interface.
  private static func values(_ name: String) -> if_data? {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0, let start = first else { return nil }
    defer { freeifaddrs(first) }
    return sequence(first: start, next: { $0.pointee.ifa_next }).lazy.compactMap { entry in
      String(cString: entry.pointee.ifa_name) == name
        ? entry.pointee.ifa_data?.load(as: if_data.self) : nil
    }.first
  }
}
