import Network
import SystemConfiguration
import TestSupport
import Testing

/// Tests of the paths that monitors report.
@Suite struct PathTests {
  private typealias Machine = MachineNetwork

  @Test("Connections.PA1. The path of the machine agrees with its reachability")
  func agreement() throws {
    var flags: SCNetworkReachabilityFlags = []
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "kettle.example"))
    #expect(SCNetworkReachabilityGetFlags(target, &flags))
    let path = NWPathMonitor().currentPath
    #expect((path.status == .satisfied) == flags.contains(.reachable))
    #expect(path.availableInterfaces.isEmpty == (path.status != .satisfied))
    #expect(!path.isConstrained && !path.isUltraConstrained)
    #expect(NWPathMonitor(requiredInterfaceType: .loopback).currentPath.status == .satisfied)
  }

  @Test("Connections.PA1. Without the network, or an interface with it, a path is not satisfied")
  func unsatisfied() {
    let machine = [Machine.loopback, Machine.wired]
    #expect(NetworkSnapshot(interfaces: machine).path().status == .satisfied)
    let off = NetworkSnapshot(interfaces: machine, isOff: true).path()
    #expect(off.status == .unsatisfied && off.unsatisfiedReason == .notAvailable)
    #expect(!off.supportsDNS && !off.supportsIPv4 && off.availableInterfaces.isEmpty)
    var down = Machine.wired
    down.isRunning = false
    #expect(NetworkSnapshot(interfaces: [down]).path().status == .unsatisfied)
    var linkLocal = Machine.wired
    linkLocal.addresses = [[169, 254, 3, 4], [0xfe, 0x80] + [UInt8](repeating: 1, count: 14)]
    #expect(NetworkSnapshot(interfaces: [linkLocal]).path().status == .unsatisfied)
    #expect("\(off)" == "unsatisfied (No network route)")
  }

  @Test("Connections.PA2. The kernel's folder tells the type of an interface")
  func types() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interfaces-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ name: String, _ files: [String: String], folders: [String] = []) throws {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (file, text) in files {
        try Data(text.utf8).write(to: place.appendingPathComponent(file))
      }
      for name in folders {
        try FileManager.default.createDirectory(
          at: place.appendingPathComponent(name), withIntermediateDirectories: false)
      }
    }
    try add("lo", ["type": "772\n"])
    try add("eth0", ["type": "1\n", "uevent": "INTERFACE=eth0\n"])
    try add("wlan0", ["type": "1\n"], folders: ["phy80211"])
    try add("wwan0", ["type": "65534\n", "uevent": "DEVTYPE=wwan\nINTERFACE=wwan0\n"])
    try add("tun0", ["type": "65534\n"])
    let kinds = ["lo", "eth0", "wlan0", "wwan0", "tun0", "none"].map {
      MachineInterface.kind(of: $0, in: folder.path)
    }
    #expect(kinds == [.loopback, .wired, .wifi, .cellular, .other, .other])
    #expect(
      NWInterface.InterfaceType.allCases.map { "\($0)" }
        == ["other", "wifi", "cellular", "wired", "loopback"])
  }

  @Test("Connections.PA3. The interface of the best default route comes first, with its gateway")
  func order() {
    let machine = [Machine.loopback, Machine.wired, Machine.wifi, Machine.cellular]
    var snapshot = NetworkSnapshot(
      interfaces: machine,
      routes: [
        NetworkRoute(interface: "wlan0", gateway: [198, 51, 100, 1], metric: 600),
        NetworkRoute(interface: "wwan0", gateway: nil, metric: 100),
      ])
    #expect(snapshot.path().availableInterfaces.map(\.name) == ["wwan0", "wlan0"])
    #expect(snapshot.path().isExpensive && snapshot.path().usesInterfaceType(.wifi))
    #expect(snapshot.path().gateways == [.hostPort(host: "198.51.100.1", port: .any)])
    #expect(snapshot.path().supportsIPv6 && snapshot.path().supportsIPv4)
    snapshot.routes = []
    #expect(snapshot.path().availableInterfaces.map(\.name) == ["eth0", "wlan0", "wwan0"])
    #expect(!snapshot.path().isExpensive)
    snapshot.knowsNameServer = false
    #expect(!snapshot.path().supportsDNS)
    #expect(
      snapshot.path(required: .wiredEthernet).debugDescription
        == "satisfied (Path is satisfied), interface: eth0, ipv4, uses wired")
  }

  @Test("Connections.PA3. A path keeps to the required type, and avoids prohibited ones")
  func limits() {
    let snapshot = NetworkSnapshot(
      interfaces: [Machine.loopback, Machine.wired, Machine.cellular])
    #expect(snapshot.path(required: .cellular).availableInterfaces.map(\.name) == ["wwan0"])
    #expect(snapshot.path(required: .wifi).status == .unsatisfied)
    #expect(snapshot.path(required: .loopback).availableInterfaces.map(\.name) == ["lo"])
    let rest = snapshot.path(prohibited: [.wiredEthernet])
    #expect(rest.availableInterfaces.map(\.name) == ["wwan0"] && rest.isExpensive)
    #expect(
      snapshot.path(prohibited: [.wiredEthernet, .cellular]).status == .unsatisfied)
  }

  @Test("Connections.PA3. The kernel's tables of routes are read")
  func routes() {
    let titles =
      "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
    let table =
      titles + """
        eth0\t00000000\t010200C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
        eth0\t000200C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0
        tun0\t00000000\t00000000\t0001\t0\t0\t50\t00000000\t0\t0\t0
        bad0\t00000000\t00000000\t0200\t0\t0\t50\t00000000\t0\t0\t0
        short\t0
        """
    #expect(
      NetworkRoute.routes4(in: table) == [
        NetworkRoute(interface: "eth0", gateway: [192, 0, 2, 1], metric: 100),
        NetworkRoute(interface: "tun0", gateway: nil, metric: 50),
      ])
    let (none, some) = (
      String(repeating: "0", count: 32), "fe80" + String(repeating: "0", count: 27)
    )
    let table6 = """
      \(none) 00 \(none) 00 \(some)1 00000400 00000001 00000000 00450003     eth0
      \(none) 00 \(none) 00 \(none) ffffffff 00000001 00000000 00200200       lo
      \(some)0 40 \(none) 00 \(none) 00000100 00000001 00000000 00000001     eth0
      """
    #expect(
      NetworkRoute.routes6(in: table6) == [
        NetworkRoute(
          interface: "eth0", gateway: [0xfe, 0x80] + [UInt8](repeating: 0, count: 13) + [1],
          metric: 0x400)
      ])
  }

  @Test(
    "Connections.PA4. A monitor reports the path, then others, on its queue, to its end")
  func monitoring() {
    let network = PathSource(NetworkSnapshot(interfaces: [Machine.wired]))
    let monitor = NWPathMonitor(observing: network)
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "monitor")
    queue.setSpecific(key: key, value: true)
    let paths = BlockingQueue<NWPath>()
    monitor.pathUpdateHandler = {
      #expect(DispatchQueue.getSpecific(key: key) == true)
      paths.append($0)
    }
    #expect(monitor.queue == nil)
    monitor.start(queue: queue)
    #expect(monitor.queue === queue)
    #expect(paths.removeFirst().usesInterfaceType(.wiredEthernet))
    network.update(NetworkSnapshot(interfaces: [Machine.wired]))
    network.update(NetworkSnapshot(interfaces: [Machine.wired], isOff: true))
    #expect(paths.removeFirst().status == .unsatisfied)
    network.update(NetworkSnapshot(interfaces: [Machine.wifi]))
    #expect(paths.removeFirst().usesInterfaceType(.wifi))
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    let count = Mailbox<Bool>()
    monitor.pathUpdateHandler = { _ in count.put(true) }
    monitor.cancel()
    network.update(NetworkSnapshot(interfaces: []))
    monitor.start(queue: queue)
    queue.sync {}
    #expect(count.isEmpty && monitor.currentPath.status == .unsatisfied)
  }

  @Test("Connections.PA4. A monitor that nobody has any more reports nothing")
  func abandoning() {
    let network = PathSource(NetworkSnapshot(interfaces: [Machine.wired]))
    let (first, all) = (BlockingQueue<Bool>(), Mailbox<Bool>())
    var monitor: NWPathMonitor? = NWPathMonitor(observing: network)
    let queue = DispatchQueue(label: "monitor")
    monitor?.pathUpdateHandler = { _ in
      first.append(true)
      all.put(true)
    }
    monitor?.start(queue: queue)
    #expect(first.removeFirst())
    monitor = nil
    network.update(NetworkSnapshot(interfaces: []))
    queue.sync {}
    #expect(all.count == 1)
  }

  @Test("Connections.PA5. A loop over the paths starts the monitor, and ends when it is canceled")
  func loop() async {
    let network = PathSource(NetworkSnapshot(interfaces: [Machine.wired]))
    let monitor = NWPathMonitor(observing: network)
    var names: [[String]] = []
    for await path in monitor {
      names.append(path.availableInterfaces.map(\.name))
      switch names.count {
      case 1: network.update(NetworkSnapshot(interfaces: [Machine.wifi]))
      case 2: network.update(NetworkSnapshot(interfaces: []))
      default: monitor.cancel()
      }
    }
    #expect(names == [["eth0"], ["wlan0"], []])
    var late = monitor.makeAsyncIterator()
    #expect(await late.next() == nil)
  }

  @Test("Connections.PA5. A loop that begins later, and a queue, get the present path first")
  func severalObservers() async {
    let network = PathSource(NetworkSnapshot(interfaces: [Machine.wired]))
    let monitor = NWPathMonitor(observing: network)
    var first = monitor.makeAsyncIterator()
    var second = monitor.makeAsyncIterator()
    let paths = BlockingQueue<NWPath>()
    monitor.pathUpdateHandler = paths.append
    monitor.start(queue: DispatchQueue(label: "monitor"))
    let expected = network.snapshot.path()
    #expect(await first.next() == expected)
    #expect(await second.next() == expected)
    #expect(paths.removeFirst() == expected)
  }
}
