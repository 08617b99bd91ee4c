import Synchronization
import TactusBluetooth
import TactusMessageBus
import TestSupport

/// A Bluetooth service of a test, which does on a private bus what BlueZ does.
///
/// It has an adapter, and devices with services that the test adds. Like BlueZ it announces a value
/// before it answers a call that reads it.
final class MockBlueZ: BusObject {
  /// The path of the adapter.
  static let adapter = "/org/bluez/hci0"
  private let state = Mutex(State())
  private let privateBus: PrivateBus
  private let bus: BusConnection
  private let changes = ChangeSignal()

  /// An error of the service.
  struct Refusal: Error {
    var name: String
    var message: String
  }

  private struct State: Sendable {
    var objects: [String: [String: [String: BusVariant]]] = [:]
    var numbers: [String: [UInt32]] = [:]
    var calls: [String] = []
    var values: [String: [UInt8]] = [:]
    var refusals: [String: [Refusal]] = [:]
    var applications: [String: String] = [:]
    var heldCalls: [String: [BusInvocation]] = [:]
    var held: Set<String> = []
    var offered: BusVariant?
    /// The bus name of the program that has registered something.
    var program: String?
  }

  /// An error of starting the service.
  struct NotStarted: Error {}

  /// Starts the service.
  ///
  /// - Parameters:
  ///   - privateBus: The bus, which lives as long as the service.
  ///   - isOn: Whether the adapter is on; `nil` for a machine without an adapter.
  init(bus privateBus: PrivateBus, isOn: Bool? = true) throws {
    bus = try BusConnection(address: privateBus.address)
    self.privateBus = privateBus
    try bus.export(
      self, at: "/", interfaces: Self.interfaces, names: [BluetoothInterface.objectManager])
    if let isOn { addAdapter(isOn: isOn) }
    _ = try ask(.bus("RequestName", .text(BluetoothInterface.service), .uint32(4)))
  }

  // MARK: Objects

  /// Adds the adapter.
  func addAdapter(isOn: Bool) {
    add(
      Self.adapter,
      [
        BluetoothInterface.adapter: [
          "Powered": .flag(isOn), "Address": .text("00:11:22:33:44:55"),
        ],
        BluetoothInterface.gattManager: [:], BluetoothInterface.advertisingManager: [:],
      ])
  }

  /// Adds a device that is heard, and returns its path.
  @discardableResult
  func addDevice(_ address: String, _ properties: [String: BusVariant] = [:]) -> String {
    let path = Self.adapter + "/dev_" + address.replacing(":", with: "_")
    let basic: [String: BusVariant] = [
      "Address": .text(address), "Connected": .flag(false), "ServicesResolved": .flag(false),
      "RSSI": .int16(-60),
    ]
    add(path, [BluetoothInterface.device: basic.merging(properties) { $1 }])
    return path
  }

  /// Adds an attribute of a device.
  func addAttribute(
    _ path: String, _ interface: String, _ uuid: String,
    _ properties: [String: BusVariant] = [:], value: [UInt8] = []
  ) {
    state.withLock { $0.values[path] = value }
    add(path, [interface: properties.merging(["UUID": .text(uuid)]) { $1 }])
  }

  /// Adds an object, and announces it.
  func add(_ path: String, _ interfaces: [String: [String: BusVariant]]) {
    state.withLock { $0.objects[path] = interfaces }
    onBus { [self] in
      let numbers = try? bus.export(
        self, at: path, interfaces: Self.interfaces, names: Array(interfaces.keys))
      state.withLock { $0.numbers[path] = numbers }
      bus.emit(
        "InterfacesAdded", of: BluetoothInterface.objectManager, at: "/",
        [.path(path), Self.value(interfaces)])
    }
  }

  /// Removes an object, and announces that.
  func remove(_ path: String) {
    let (interfaces, numbers) = state.withLock { state in
      (state.objects.removeValue(forKey: path) ?? [:], state.numbers.removeValue(forKey: path))
    }
    onBus { [self] in
      bus.withdraw(numbers ?? [])
      bus.emit(
        "InterfacesRemoved", of: BluetoothInterface.objectManager, at: "/",
        [.path(path), .texts(interfaces.keys.sorted())])
    }
  }

  /// Changes properties of an object, and announces them.
  func set(_ properties: [String: BusVariant], of interface: String, at path: String) {
    state.withLock { $0.objects[path]?[interface]?.merge(properties) { $1 } }
    onBus { [self] in bus.announce(properties, of: interface, at: path) }
  }

  /// Turns the adapter on or off; a device then disconnects.
  func setPower(_ isOn: Bool) {
    if !isOn {
      for path in state.withLock({ Array($0.objects.keys) }) where path.contains("/dev_") {
        if value("Connected", of: path)?.flag == true { disconnect(path) }
      }
    }
    set(["Powered": .flag(isOn)], of: BluetoothInterface.adapter, at: Self.adapter)
  }

  /// Ends the connection of a device, for a reason that newer services tell.
  func disconnect(_ path: String, reason: String? = nil) {
    if let reason {
      onBus { [self] in
        bus.emit(
          "Disconnected", of: BluetoothInterface.device, at: path, [.text(reason), .text("")])
      }
    }
    set(
      ["Connected": .flag(false), "ServicesResolved": .flag(false)],
      of: BluetoothInterface.device, at: path)
  }

  /// Notifies a value.
  func notify(_ path: String, _ bytes: [UInt8]) {
    set(["Value": .bytes(bytes)], of: BluetoothInterface.characteristic, at: path)
  }

  /// Lets the service leave the bus.
  func leave() {
    _ = try? ask(.bus("ReleaseName", .text(BluetoothInterface.service)))
  }

  // MARK: Calls

  /// Waits until a condition about the calls holds; returns whether it does.
  func wait(until holds: (MockBlueZ) -> Bool) -> Bool { changes.wait { holds(self) } }

  /// The calls of devices and adapters so far, such as `Connect dev_01`.
  var calls: [String] { state.withLock { $0.calls } }
  /// The root of the application that is registered, and the bus name of its program.
  var application: (root: String, sender: String)? {
    state.withLock { state in
      state.applications.first { $0.key.contains("/service") }.map { ($0.key, $0.value) }
    }
  }
  /// The number of the applications.
  var applicationCount: Int {
    state.withLock { $0.applications.keys.filter { $0.contains("/service") }.count }
  }
  /// The path of the advertisement; `nil` without one.
  var advertisement: String? {
    state.withLock { $0.applications.keys.first { $0.contains("/advertisement") } }
  }
  /// The values by path.
  func written(_ path: String) -> [UInt8]? { state.withLock { $0.values[path] } }
  /// Sets the value of an attribute.
  func setValue(_ path: String, _ bytes: [UInt8]) { state.withLock { $0.values[path] = bytes } }

  /// Refuses the next call of a method.
  func refuse(_ method: String, _ name: String, _ message: String = "") {
    state.withLock {
      $0.refusals[method, default: []].append(
        Refusal(name: "org.bluez.Error." + name, message: message))
    }
  }

  /// Leaves the calls of a method unanswered until `answer`.
  func hold(_ method: String) { state.withLock { _ = $0.held.insert(method) } }

  /// Answers the calls that were held.
  func answer(_ method: String) {
    let calls = state.withLock { state in
      state.held.remove(method)
      return state.heldCalls.removeValue(forKey: method) ?? []
    }
    onBus { [self] in
      for call in calls { perform(call) }
    }
  }

  /// Calls a method of an object of the program, as the service does for another device.
  func call(
    _ path: String, _ method: (interface: String, name: String), _ arguments: [BusVariant] = []
  ) throws -> [BusVariant] {
    guard let sender = state.withLock({ $0.program }) else { throw NotStarted() }
    return try ask(
      BusCall(
        destination: sender, path: path, interface: method.interface, method: method.name,
        arguments: arguments))
  }

  /// Returns the value of a property of an object of the program.
  func property(of path: String, _ interface: String, _ name: String) throws -> BusVariant? {
    try call(path, (BluetoothInterface.properties, "Get"), [.text(interface), .text(name)])
      .first?.content
  }

  /// Hears the signals that the program sends.
  func hear(_ hear: @escaping @Sendable (BusSignal) -> Void) {
    guard let sender = state.withLock({ $0.program }) else { return }
    bus.listen(to: (sender, BluetoothInterface.properties, "PropertiesChanged"), hear)
    // The bus knows what is subscribed when it answers a later call.
    _ = try? call(application?.root ?? "/", (BluetoothInterface.objectManager, "GetManagedObjects"))
  }

  // MARK: BusObject

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
    state.withLock { $0.objects[path]?[interface]?[name] }
  }

  func receive(_ call: BusInvocation) {
    guard call.method != "GetManagedObjects" else {
      let objects = state.withLock { $0.objects }
      let entries = objects.sorted { $0.key < $1.key }.map {
        BusVariant.Entry(.path($0.key), Self.value($0.value))
      }
      return call.answer([.map(entries, of: "{oa{sa{sv}}}")])
    }
    let (refusal, isHeld) = state.withLock { state in
      let place = call.path.split(separator: "/").last.map(String.init) ?? ""
      state.calls.append("\(call.method) \(place)")
      if state.held.contains(call.method) {
        state.heldCalls[call.method, default: []].append(call)
        return (Refusal?.none, true)
      }
      guard state.refusals[call.method]?.isEmpty == false else { return (nil, false) }
      return (state.refusals[call.method]?.removeFirst(), false)
    }
    defer { changes.notify() }
    guard !isHeld else { return }
    if let refusal { return call.refuse(refusal.name, refusal.message) }
    perform(call)
  }

  // MARK: Internals

  /// The seconds after which a test counts as hanging.
  private static let limit = 60.0

  private func onBus(_ work: @escaping @Sendable () -> Void) {
    bus.thread.runAndWait(seconds: 10, work)
  }

  private func ask(_ call: BusCall) throws(BusFailure) -> [BusVariant] {
    var call = call
    call.timeout = Self.limit
    return try bus.callAndWait(call)
  }

  private func value(_ name: String, of path: String) -> BusVariant? {
    property(name, of: BluetoothInterface.device, at: path)
  }

  private static func value(_ interfaces: [String: [String: BusVariant]]) -> BusVariant {
    .map(
      interfaces.sorted { $0.key < $1.key }.map { .init(.text($0.key), .dictionary($0.value)) },
      of: "{sa{sv}}")
  }

  private func perform(_ call: BusInvocation) {
    switch call.method {
    case "Connect":
      set(
        ["Connected": .flag(true), "ServicesResolved": .flag(true)],
        of: BluetoothInterface.device, at: call.path)
      call.answer()
    case "Disconnect":
      disconnect(call.path)
      call.answer()
    case "ReadValue":
      let bytes = state.withLock { $0.values[call.path] ?? [] }
      if call.interface == BluetoothInterface.characteristic { notify(call.path, bytes) }
      call.answer([.bytes(bytes)])
    case "WriteValue":
      state.withLock { $0.values[call.path] = call.arguments.first?.bytes }
      call.answer()
    case "RegisterApplication", "RegisterAdvertisement": register(call)
    case "UnregisterApplication", "UnregisterAdvertisement":
      state.withLock { $0.applications[call.arguments.first?.text ?? ""] = nil }
      call.answer()
    default: call.answer()
    }
  }

  /// Registers an application, whose objects it reads first, or an advertisement.
  private func register(_ call: BusInvocation) {
    let root = call.arguments.first?.text ?? ""
    state.withLock { state in
      state.applications[root] = call.sender
      state.program = call.sender
    }
    guard call.method == "RegisterApplication" else { return call.answer() }
    bus.call(
      BusCall(
        destination: call.sender, path: root, interface: BluetoothInterface.objectManager,
        method: "GetManagedObjects", timeout: Self.limit)
    ) { [self] answer in
      guard case .success(let values) = answer else {
        state.withLock { $0.applications[root] = nil }
        return call.refuse("org.bluez.Error.Failed", "there are no objects")
      }
      state.withLock { $0.offered = values.first }
      call.answer()
    }
  }

  /// The objects of the last application, as its program has told them.
  var offered: [String: [String: [String: BusVariant]]] {
    var objects: [String: [String: [String: BusVariant]]] = [:]
    for object in state.withLock({ $0.offered })?.entries ?? [] {
      var interfaces: [String: [String: BusVariant]] = [:]
      for interface in object.value.entries ?? [] {
        interfaces[interface.key.text ?? ""] = interface.value.dictionary ?? [:]
      }
      objects[object.key.text ?? ""] = interfaces
    }
    return objects
  }
}
