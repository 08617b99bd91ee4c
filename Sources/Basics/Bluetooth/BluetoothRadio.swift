import Synchronization
import TactusMessageBus
internal import TactusThreads

/// The Bluetooth of the machine: the adapter, and the objects of the service BlueZ.
///
/// Steps Bluetooth.RA1….
package final class BluetoothRadio: Sendable {
  /// The state of the radio.
  package enum State: Sendable, Equatable {
    /// The service has not responded yet.
    case starting
    /// There is no such service.
    case missing(reason: String)
    /// The machine has no adapter.
    case withoutAdapter
    /// The service has ended, after it was there.
    case lost
    /// The adapter is off.
    case off
    /// The adapter is on.
    case on
  }

  /// The radio of the machine.
  package static let system = BluetoothRadio()

  /// The thread on which changes and responses arrive.
  package let thread = BusThread()
  private let address: String?
  private let absence: String?
  /// The seconds between two attempts to connect a device.
  ///
  /// - Source: one second is ours; the service itself tries for some 20 s. Confidence: guess.
  package let pause: Double
  private let contents = Mutex(Contents())

  struct Contents: Sendable {
    var bus: BusConnection?
    var isStarted = false
    var state = State.starting
    var objects = BluetoothObjects()
    var observers: [WeakReference<any BluetoothObserver>] = []
    var scans: [ObjectIdentifier: BluetoothScan] = [:]
    /// The scan that the service runs for this program.
    var scan: BluetoothScan?
  }

  // MARK: Creating

  /// Creates a radio.
  ///
  /// - Parameters:
  ///   - address: The bus address in D-Bus form; `nil` for the system bus.
  ///   - pause: The seconds between two attempts to connect a device.
  package init(address: String? = nil, pause: Double = 1) {
    (self.address, self.pause, absence) = (address, pause, nil)
  }

  /// Creates a radio that is missing.
  ///
  /// - Parameter reason: The reason.
  package init(absentBecause reason: String) { (address, pause, absence) = (nil, 1, reason) }

  deinit { thread.end() }

  // MARK: Observing

  /// The state.
  package var state: State { contents.withLock { $0.state } }

  /// The objects.
  package var objects: BluetoothObjects { contents.withLock { $0.objects } }

  /// Adds an observer, which is not retained, and soon receives the state; the first one starts the
  /// radio.
  package func add(_ observer: any BluetoothObserver) {
    let reference = WeakReference(observer)
    thread.run { [weak self] in
      guard let self else { return }
      let (isFirst, state) = contents.withLock { contents in
        contents.observers.removeAll { $0.object == nil }
        contents.observers.append(reference)
        defer { contents.isStarted = true }
        return (!contents.isStarted, contents.state)
      }
      if isFirst {
        connect()
      } else if state != .starting {
        reference.object?.handle(.state(state))
      }
    }
  }

  // MARK: Calling

  /// Does work on the thread of the bus.
  ///
  /// - Thread: any.
  package func perform(_ work: @escaping @Sendable () -> Void) { thread.run(work) }

  /// Calls a method of an object of the service.
  ///
  /// - Parameter then: Receives the results, on the thread of the bus.
  /// - Thread: that of the bus.
  package func call(
    _ path: String, _ method: (interface: String, name: String), _ arguments: [BusVariant] = [],
    timeout: Double = 30,
    then: @escaping @Sendable (Result<[BusVariant], BusFailure>) -> Void = { _ in }
  ) {
    guard let bus else { return then(.failure(.noBus(reason: "there is no bus"))) }
    bus.call(
      BusCall(
        destination: BluetoothInterface.service, path: path, interface: method.interface,
        method: method.name, arguments: arguments, timeout: timeout), then: then)
  }

  /// The connection; `nil` before it is there.
  package var bus: BusConnection? { contents.withLock { $0.bus } }

  /// Scans for an owner, or no longer.
  ///
  /// The service allows a program one scan, which finds what any of the owners looks for.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - scan: What the owner looks for; `nil` for nothing.
  /// - Thread: that of the bus.
  package func scan(for owner: ObjectIdentifier, _ scan: BluetoothScan?) {
    let (old, new, adapter) = contents.withLock { contents in
      contents.scans[owner] = scan
      let old = contents.scan
      contents.scan = BluetoothScan(merging: Array(contents.scans.values))
      return (old, contents.scan, contents.objects.adapter)
    }
    guard let adapter, old != new else { return }
    let interface = BluetoothInterface.adapter
    guard let new else { return call(adapter, (interface, "StopDiscovery")) }
    call(adapter, (interface, "SetDiscoveryFilter"), [.dictionary(new.filter)])
    guard old == nil else { return }
    call(adapter, (interface, "StartDiscovery")) { [weak self] answer in
      // A scan that runs already suffices.
      if case .failure(let failure) = answer, failure.name != "org.bluez.Error.InProgress" {
        self?.tell(.scanFailed(reason: failure.reason))
      }
    }
  }

  // MARK: Internals

  private func connect() {
    if let absence { return become(.missing(reason: absence)) }
    do throws(BusFailure) {
      let bus = try BusConnection(address: address, isOfSystem: true, on: thread)
      contents.withLock { $0.bus = bus }
      listen(on: bus)
      ask(bus)
    } catch {
      become(.missing(reason: Self.advice(error)))
    }
  }

  /// Returns why there is no service, and what to do.
  private static func advice(_ failure: BusFailure) -> String {
    "the Bluetooth service of Linux, BlueZ, does not answer (\(failure.reason)); install Debian's "
      + "package bluez, and start it by 'systemctl start bluetooth'"
  }

  private func listen(on bus: BusConnection) {
    let service = BluetoothInterface.service
    let manager = BluetoothInterface.objectManager
    bus.listen(
      to: ("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged"), argument: service
    ) { [weak self] signal in
      guard let self, signal.arguments.count == 3 else { return }
      if signal.arguments[2].text?.isEmpty == false {
        if let bus = self.bus { ask(bus) }
      } else {
        lose()
      }
    }
    bus.listen(to: (service, manager, "InterfacesAdded")) { [weak self] signal in
      guard signal.arguments.count == 2, let path = signal.arguments[0].text else { return }
      self?.add(BluetoothObjects.interfaces(signal.arguments[1]), at: path)
    }
    bus.listen(to: (service, manager, "InterfacesRemoved")) { [weak self] signal in
      guard signal.arguments.count == 2, let path = signal.arguments[0].text else { return }
      self?.remove(Set(signal.arguments[1].texts ?? []), at: path)
    }
    bus.listen(
      to: (service, BluetoothInterface.properties, "PropertiesChanged")
    ) { [weak self] signal in
      let arguments = signal.arguments
      guard arguments.count == 3, let interface = arguments[0].text else { return }
      self?.change(
        arguments[1].dictionary ?? [:], without: arguments[2].texts ?? [], of: interface,
        at: signal.path)
    }
    bus.listen(to: (service, BluetoothInterface.device, "Disconnected")) { [weak self] signal in
      guard let reason = signal.arguments.first?.text else { return }
      self?.tell(.disconnecting(path: signal.path, reason: reason))
    }
  }

  /// Requests the service's objects; the bus may start the service.
  private func ask(_ bus: BusConnection) {
    bus.call(
      BusCall(
        destination: BluetoothInterface.service, path: "/",
        interface: BluetoothInterface.objectManager, method: "GetManagedObjects", mayStart: true,
        timeout: 30)
    ) { [weak self] answer in
      switch answer {
      case .success(let values):
        self?.contents.withLock { $0.objects = BluetoothObjects(values.first) }
        self?.update()
      case .failure(let failure):
        self?.become(.missing(reason: Self.advice(failure)))
      }
    }
  }

  /// Whether the service has described its objects.
  private var isKnown: Bool {
    contents.withLock {
      switch $0.state {
      case .starting, .missing, .lost: false
      case .withoutAdapter, .off, .on: true
      }
    }
  }

  /// Computes the state from the objects of the service.
  private func update() {
    let objects = objects
    become(objects.adapter == nil ? .withoutAdapter : objects.isOn ? .on : .off)
  }

  private func become(_ state: State) {
    let isNew = contents.withLock { contents in
      defer { contents.state = state }
      if state != .on { (contents.scans, contents.scan) = ([:], nil) }
      return contents.state != state
    }
    if isNew { tell(.state(state)) }
  }

  /// Discards everything, since the service has ended.
  private func lose() {
    guard isKnown else { return }
    let old = objects
    contents.withLock { $0.objects = BluetoothObjects() }
    for (path, interfaces) in old.all.sorted(by: { $0.key < $1.key }) {
      tell(.removed(path: path, interfaces: Set(interfaces.keys)))
    }
    become(.lost)
  }

  private func add(_ interfaces: [String: [String: BusVariant]], at path: String) {
    guard isKnown, !interfaces.isEmpty else { return }
    contents.withLock { $0.objects.add(interfaces, at: path) }
    tell(.added(path: path, interfaces: interfaces))
    if interfaces[BluetoothInterface.adapter] != nil { update() }
  }

  private func remove(_ interfaces: Set<String>, at path: String) {
    guard isKnown else { return }
    contents.withLock { $0.objects.remove(interfaces, at: path) }
    tell(.removed(path: path, interfaces: interfaces))
    if interfaces.contains(BluetoothInterface.adapter) { update() }
  }

  private func change(
    _ properties: [String: BusVariant], without invalid: [String], of interface: String,
    at path: String
  ) {
    guard isKnown else { return }
    let isThere = contents.withLock {
      $0.objects.change(properties, without: invalid, of: interface, at: path)
    }
    guard isThere else { return }
    tell(.changed(path: path, interface: interface, properties: properties))
    if interface == BluetoothInterface.adapter { update() }
  }

  private func tell(_ event: BluetoothEvent) {
    let observers = contents.withLock { $0.observers }
    for reference in observers { reference.object?.handle(event) }
  }
}
