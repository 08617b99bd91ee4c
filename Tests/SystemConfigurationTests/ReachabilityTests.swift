import SystemConfiguration
import Testing

/// Tests of the reachability of hosts and addresses.
@Suite struct ReachabilityTests {
  private func flags(_ target: SCNetworkReachability?) throws -> SCNetworkReachabilityFlags {
    var flags: SCNetworkReachabilityFlags = [.isWWAN]
    #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
    return flags
  }

  @Test("Networking.NW10. This machine is reachable, other hosts are not while the network is off")
  func hosts() throws {
    #expect(
      try flags(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        == [.reachable, .isLocalAddress, .isDirect])
    #expect(try flags(SCNetworkReachabilityCreateWithName(nil, "kettle.example")) == [])
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }

  @Test("Networking.NW10. Addresses of the loopback are local; their size can be set as on Darwin")
  func addresses() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    func target() -> SCNetworkReachability? {
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(nil, $0)
        }
      }
    }
    #expect(try flags(target()) == [])
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    #expect(try flags(target()).contains(.isLocalAddress) && address.sin_len == 16)
  }

  @Test("A callback's value is retained while it is set")
  func context() throws {
    final class Owner {}
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "kettle.example"))
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged<Owner>.passUnretained(owner).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Owner>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Owner>.fromOpaque($0).release() },
        copyDescription: { _ in Unmanaged<CFString>.passRetained("owner" as CFString) })
      #expect(SCNetworkReachabilitySetCallback(target, { _, _, _ in }, &context))
    }
    #expect(weakOwner != nil)
    #expect(SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reachability")))
    SCNetworkReachabilitySetDispatchQueue(target, nil)
    SCNetworkReachabilitySetCallback(target, nil, nil)
    #expect(weakOwner == nil)
  }

  @Test("Networking.NW10. The flags have numbers under their old names, too")
  func oldFlags() {
    let numbers = [
      (kSCNetworkFlagsTransientConnection, SCNetworkReachabilityFlags.transientConnection),
      (kSCNetworkFlagsReachable, .reachable),
      (kSCNetworkFlagsConnectionRequired, .connectionRequired),
      (kSCNetworkFlagsConnectionAutomatic, .connectionOnTraffic),
      (kSCNetworkFlagsInterventionRequired, .interventionRequired),
      (kSCNetworkFlagsIsLocalAddress, .isLocalAddress), (kSCNetworkFlagsIsDirect, .isDirect),
    ]
    for (number, flag) in numbers { #expect(UInt32(number) == flag.rawValue) }
    let flags: SCNetworkConnectionFlags = SCNetworkReachabilityFlags.reachable.rawValue
    #expect(flags & UInt32(kSCNetworkFlagsReachable) != 0)
  }
}
