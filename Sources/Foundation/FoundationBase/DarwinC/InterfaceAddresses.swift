public import Glibc

/// Stores the addresses of the network interfaces (Device.CL12).
///
/// - Parameter addresses: Receives the first address of a list for `freeifaddrs`.
/// - Returns: 0, or -1 with `errno` set.
@_disfavoredOverload
@discardableResult
public func getifaddrs(_ addresses: UnsafeMutablePointer<UnsafeMutablePointer<ifaddrs>?>?) -> Int32
{
  guard let addresses else {
    errno = EFAULT
    return -1
  }
  var first: UnsafeMutablePointer<ifaddrs>?
  guard Glibc.getifaddrs(&first) == 0 else { return -1 }
  defer { Glibc.freeifaddrs(first) }
  var all: [ifaddrs] = []
  var next = first
  while let entry = next {
    all.append(entry.pointee)
    next = entry.pointee.ifa_next
  }
  addresses.pointee = InterfaceAddresses.list(all)
  return 0
}

/// Lists of addresses of interfaces, in which those of Linux' packets are an iPhone's.
private enum InterfaceAddresses {
  /// AF_PACKET, the family of packets.
  ///
  /// - Source: bits/socket.h. Confidence: documented.
  private static let packets: sa_family_t = 17
  /// The size reserved for an address in a list, more than any needs.
  private static let addressSize = MemoryLayout<sockaddr_storage>.size
  /// The size reserved for a name in a list.
  private static let nameSize = 32
  /// The size reserved for an interface's values in a list.
  private static let dataSize = 96
  /// The address of hardware that every app sees.
  ///
  /// - Source: Apple's notes about iOS 7. Confidence: documented.
  private static let hardware: [UInt8] = [2, 0, 0, 0, 0, 0]

  /// Returns a list in one piece of memory, which the C library's own function frees, too.
  static func list(_ entries: [ifaddrs]) -> UnsafeMutablePointer<ifaddrs>? {
    let head = MemoryLayout<ifaddrs>.stride
    let size = head + 3 * addressSize + nameSize + dataSize
    guard !entries.isEmpty, let memory = calloc(entries.count, size) else { return nil }
    for (place, entry) in entries.enumerated() {
      let start = memory + place * size
      let node = start.bindMemory(to: ifaddrs.self, capacity: 1)
      var addresses = start + head
      func copy(_ address: UnsafeMutablePointer<sockaddr>?) -> UnsafeMutablePointer<sockaddr>? {
        defer { addresses += addressSize }
        guard let address else { return nil }
        addresses.copyMemory(from: address, byteCount: length(address.pointee.sa_family))
        return addresses.bindMemory(to: sockaddr.self, capacity: 1)
      }
      node.pointee = entry
      node.pointee.ifa_next =
        place + 1 < entries.count
        ? (start + size).bindMemory(to: ifaddrs.self, capacity: 1) : nil
      node.pointee.ifa_addr = copy(entry.ifa_addr)
      node.pointee.ifa_netmask = copy(entry.ifa_netmask)
      node.pointee.ifa_ifu.ifu_dstaddr = copy(entry.ifa_ifu.ifu_dstaddr)
      let name = addresses.bindMemory(to: CChar.self, capacity: nameSize)
      strncpy(name, entry.ifa_name, nameSize - 1)
      node.pointee.ifa_name = name
      node.pointee.ifa_data = nil
      if let address = entry.ifa_addr, address.pointee.sa_family == packets {
        let text = String(cString: name)
        let type = link(text, node.pointee.ifa_addr)
        let memory = addresses + nameSize
        memory.storeBytes(of: values(text, type, entry.ifa_data), as: if_data.self)
        node.pointee.ifa_data = memory
        node.pointee.ifa_netmask = nil
        node.pointee.ifa_ifu.ifu_dstaddr = nil
      }
    }
    return memory.bindMemory(to: ifaddrs.self, capacity: 1)
  }

  /// The number of bytes of an address.
  private static func length(_ family: sa_family_t) -> Int {
    switch Int32(family) {
    case AF_INET: MemoryLayout<sockaddr_in>.size
    case AF_INET6: MemoryLayout<sockaddr_in6>.size
    // The C library keeps 12 bytes before an address of hardware.
    case Int32(packets): 12
    default: MemoryLayout<sockaddr>.size
    }
  }

  /// Replaces the address of packets by that of the interface; returns its type.
  private static func link(_ name: String, _ address: UnsafeMutablePointer<sockaddr>?) -> Int32 {
    guard let address else { return IFT_OTHER }
    let memory = UnsafeMutableRawPointer(address)
    // The fields of sockaddr_ll: the number of the interface and the type of its hardware.
    let index = memory.load(fromByteOffset: 4, as: Int32.self)
    let type: Int32 =
      switch memory.load(fromByteOffset: 8, as: UInt16.self) {
      case 1: IFT_ETHER
      case 772: IFT_LOOP
      default: IFT_OTHER
      }
    var link = sockaddr_dl()
    link.sdl_family = sa_family_t(AF_LINK)
    link.sdl_index = UInt16(truncatingIfNeeded: index)
    link.sdl_type = UInt8(type)
    link.sdl_nlen = UInt8(name.utf8.count)
    link.sdl_alen = type == IFT_ETHER ? UInt8(hardware.count) : 0
    memory.storeBytes(of: link, as: sockaddr_dl.self)
    let bytes = Array(name.utf8) + (type == IFT_ETHER ? hardware : [])
    for (place, byte) in bytes.enumerated() {
      memory.storeBytes(of: byte, toByteOffset: 8 + place, as: UInt8.self)
    }
    return type
  }

  /// The values of an interface; `counters` are those of Linux, if it reports them.
  private static func values(_ name: String, _ type: Int32, _ counters: UnsafeRawPointer?)
    -> if_data
  {
    var values = if_data()
    values.ifi_type = UInt8(type)
    values.ifi_addrlen = type == IFT_ETHER ? 6 : 0
    values.ifi_hdrlen = type == IFT_ETHER ? 14 : 0
    values.ifi_mtu = UInt32(clamping: number(name, "mtu") ?? 0)
    let megabits = max(number(name, "speed") ?? 0, 0)
    values.ifi_baudrate = UInt32(clamping: megabits.multipliedReportingOverflow(by: 1_000_000).0)
    guard let counters else { return values }
    // - Source: rtnl_link_stats in linux/if_link.h. Confidence: documented.
    func counter(_ place: Int) -> UInt32 {
      counters.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
    }
    (values.ifi_ipackets, values.ifi_opackets) = (counter(0), counter(1))
    (values.ifi_ibytes, values.ifi_obytes) = (counter(2), counter(3))
    (values.ifi_ierrors, values.ifi_oerrors) = (counter(4), counter(5))
    (values.ifi_iqdrops, values.ifi_imcasts) = (counter(6), counter(8))
    values.ifi_collisions = counter(9)
    return values
  }

  /// A number that the kernel reports of an interface; nil for an unknown one.
  private static func number(_ interface: String, _ value: String) -> Int? {
    let file = open("/sys/class/net/\(interface)/\(value)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(file, &bytes, bytes.count)
    return count > 0
      ? Int(String(decoding: bytes[..<count], as: UTF8.self).filter { !$0.isNewline }) : nil
  }
}
