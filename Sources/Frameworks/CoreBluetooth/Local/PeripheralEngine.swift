internal import TactusBluetooth
internal import TactusCrashReports
internal import TactusMessageBus
internal import TactusThreads

/// The implementation of a peripheral manager.
///
/// Sendable because everything that changes is used on the thread of the bus, or is
/// guarded.
final class PeripheralEngine: ManagerEngine, @unchecked Sendable {
  /// Whether the phone is advertising for the app.
  let isAdvertising = Guarded(false)
  private let manager = Guarded(WeakReference<CBPeripheralManager>(nil))
  /// The services of the app.
  private let services = Guarded<[PublishedService]>([])
  /// The number of unsent updates of values, and whether the app is waiting.
  private let unsent = Guarded((count: 0, isAwaited: false))
  private var advertisement: (object: Advertisement, numbers: [UInt32])?
  private var centrals: [String: CBCentral] = [:]
  /// The path of the device that made the last request.
  private var lastDevice: String?

  /// The number of updates in flight above which the app has to wait.
  ///
  /// - Source: ours. Confidence: guess.
  private static let unsentLimit = 16

  override func start(for manager: CBManager) {
    self.manager.value = WeakReference(manager as? CBPeripheralManager)
    super.start(for: manager)
  }

  /// Removes everything after the manager's release.
  func end() {
    removeAll()
    stopAdvertising()
  }

  /// Calls a closure with the manager and its delegate on the queue.
  func tell(
    _ body: @escaping (CBPeripheralManager, any CBPeripheralManagerDelegate) -> Void
  ) {
    queue.add { [weak self] in
      guard let manager = self?.manager.value.object, let delegate = manager.delegate else {
        return
      }
      body(manager, delegate)
    }
  }

  override func stateWillChange(to state: CBManagerState) {
    guard state != .poweredOn else { return }
    // Bluetooth.AD3, Bluetooth.PM7.
    endAdvertisement()
    if state != .poweredOff { removeAll() }
  }

  // MARK: Services

  /// Adds a service (Bluetooth.PM1).
  func add(_ service: CBMutableService) {
    for case let characteristic as CBMutableCharacteristic in service.characteristics ?? [] {
      programmingPrecondition(
        characteristic.value == nil || characteristic.properties == .read,
        "Characteristics with cached values must be read-only")
    }
    if service.includedServices?.isEmpty == false {
      RuntimeWarning.once(
        "CBPeripheralManager.add: the Bluetooth service takes no services that include others",
        namesPlace: true)
    }
    let offered = PublishedService(service) { [weak self] call, offered in
      self?.receive(call, offered)
    }
    services.withLock { $0.append(offered) }
    perform { [weak self] in self?.register(offered) }
  }

  private func register(_ offered: PublishedService) {
    guard let bus = radio.bus, let adapter = radio.objects.adapter else {
      return added(offered, CBError(.unknown))
    }
    do throws(BusFailure) {
      try offered.export(on: bus)
    } catch {
      return added(offered, CBError(.unknown))
    }
    radio.call(
      adapter, (BluetoothInterface.gattManager, "RegisterApplication"),
      [.path(offered.root), .dictionary([:])]
    ) { [weak self] answer in
      self?.added(offered, answer.failure.map { BluetoothErrors.error($0) })
    }
  }

  private func added(_ offered: PublishedService, _ error: (any Error)?) {
    if error != nil {
      services.withLock { $0.removeAll { $0 === offered } }
      radio.bus.map(offered.withdraw)
    }
    tell { manager, delegate in
      delegate.peripheralManager(manager, didAdd: offered.service, error: error)
    }
  }

  /// Removes a service.
  func remove(_ service: CBMutableService) {
    let removed = services.withLock { services in
      defer { services.removeAll { $0.service === service } }
      return services.filter { $0.service === service }
    }
    withdraw(removed)
  }

  /// Removes all services.
  func removeAll() {
    let removed = services.withLock { services in
      defer { services = [] }
      return services
    }
    withdraw(removed)
  }

  private func withdraw(_ removed: [PublishedService]) {
    guard !removed.isEmpty else { return }
    for offered in removed {
      for characteristic in offered.characteristics.values { characteristic.subscribers.value = [] }
    }
    let radio = radio
    radio.perform {
      for offered in removed {
        radio.bus.map(offered.withdraw)
        guard let adapter = radio.objects.adapter else { continue }
        radio.call(
          adapter, (BluetoothInterface.gattManager, "UnregisterApplication"),
          [.path(offered.root)])
      }
    }
  }

  // MARK: Requests

  /// Handles a call of a characteristic (Bluetooth.PM3).
  private func receive(_ call: BusInvocation, _ offered: PublishedService) {
    guard let characteristic = offered.characteristics[call.path] else {
      return call.refuse(BusFailure.unknownObject, "there is no such characteristic")
    }
    switch call.method {
    case "ReadValue": read(call, characteristic)
    case "WriteValue": write(call, characteristic)
    case "StartNotify": subscribe(call, characteristic)
    case "StopNotify": unsubscribe(call, characteristic)
    default: call.answer()
    }
  }

  private func read(_ call: BusInvocation, _ characteristic: CBMutableCharacteristic) {
    let options = call.arguments.first?.dictionary ?? [:]
    let central = central(options)
    if let value = characteristic.value { return PublishedService.answer(call, Array(value)) }
    let request = CBATTRequest(
      call, from: central, of: characteristic, at: options["offset"]?.number ?? 0, value: nil)
    tell { manager, delegate in delegate.peripheralManager(manager, didReceiveRead: request) }
  }

  private func write(_ call: BusInvocation, _ characteristic: CBMutableCharacteristic) {
    let options = call.arguments.last?.dictionary ?? [:]
    let central = central(options)
    // The device asks for the authorization to write; the value follows.
    if options["prepare-authorize"]?.flag == true { return call.answer() }
    let request = CBATTRequest(
      call, from: central, of: characteristic, at: options["offset"]?.number ?? 0,
      value: Data(call.arguments.first?.bytes ?? []))
    // Commands expect no response.
    if options["type"]?.text == "command" { call.answer() }
    tell { manager, delegate in delegate.peripheralManager(manager, didReceiveWrite: [request]) }
  }

  /// Returns the device of a request (Bluetooth.PM6).
  private func central(_ options: [String: BusVariant]) -> CBCentral {
    let path = options["device"]?.text
    if let path { lastDevice = path }
    let central = central(at: path ?? subscriber)
    if let size = options["mtu"]?.number { central.packetSize.value = size }
    return central
  }

  private func central(at path: String) -> CBCentral {
    if let central = centrals[path] { return central }
    let central = CBCentral(identifier: PeerIdentifier.of(path))
    centrals[path] = central
    return central
  }

  /// The path of the subscribing device, which BlueZ does not name: the one that made the last
  /// request, or the first connected one (Bluetooth.PM5).
  private var subscriber: String {
    let objects = radio.objects
    let connected = objects.devices.filter {
      objects.value("Connected", of: BluetoothInterface.device, at: $0)?.flag == true
    }
    if let lastDevice, connected.contains(lastDevice) { return lastDevice }
    return connected.first ?? objects.adapter ?? ""
  }

  private func subscribe(_ call: BusInvocation, _ characteristic: CBMutableCharacteristic) {
    let central = central(at: subscriber)
    call.answer()
    queue.add { characteristic.subscribers.value = [central] }
    tell { manager, delegate in
      delegate.peripheralManager(manager, central: central, didSubscribeTo: characteristic)
    }
  }

  private func unsubscribe(_ call: BusInvocation, _ characteristic: CBMutableCharacteristic) {
    call.answer()
    tell { manager, delegate in
      let centrals = characteristic.subscribers.withLock { subscribers in
        defer { subscribers = [] }
        return subscribers
      }
      for central in centrals {
        delegate.peripheralManager(
          manager, central: central, didUnsubscribeFrom: characteristic)
      }
    }
  }

  // MARK: Changes of values

  /// Sends an updated value; returns whether there was room (Bluetooth.PM5).
  func update(_ bytes: [UInt8], _ characteristic: CBMutableCharacteristic) -> Bool {
    let path = services.value.lazy.compactMap { offered in
      offered.characteristics.first { $0.value === characteristic }?.key
    }.first
    guard let path else { return false }
    let hasSpace = unsent.withLock { unsent in
      guard unsent.count < Self.unsentLimit else {
        unsent.isAwaited = true
        return false
      }
      unsent.count += 1
      return true
    }
    guard hasSpace else { return false }
    perform { [weak self] in
      guard let self else { return }
      guard let bus = radio.bus else { return sent() }
      bus.announce(["Value": .bytes(bytes)], of: BluetoothInterface.characteristic, at: path)
      bus.whenSent { [weak self] in self?.sent() }
    }
    return true
  }

  private func sent() {
    let wasAwaited = unsent.withLock { unsent in
      unsent.count = max(0, unsent.count - 1)
      defer { unsent.isAwaited = false }
      return unsent.isAwaited
    }
    guard wasAwaited else { return }
    tell { manager, delegate in
      delegate.peripheralManagerIsReady(toUpdateSubscribers: manager)
    }
  }

  // MARK: Advertising

  /// Advertises (Bluetooth.AD1).
  func advertise(name: String?, services: [CBUUID]) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let services = services
    perform { [weak self] in self?.register(name, services) }
  }

  private func register(_ name: String?, _ services: [CBUUID]) {
    guard advertisement == nil else { return started(CBError(.alreadyAdvertising)) }
    guard let bus = radio.bus, let adapter = radio.objects.adapter else {
      return started(CBError(.unknown))
    }
    let object = Advertisement(name: name, services: services) { [weak self] in
      self?.endAdvertisement()
    }
    do throws(BusFailure) {
      let numbers = try bus.export(
        object, at: object.path, interfaces: BluetoothInterface.offered,
        names: [BluetoothInterface.advertisement])
      advertisement = (object, numbers)
    } catch {
      return started(CBError(.unknown))
    }
    radio.call(
      adapter, (BluetoothInterface.advertisingManager, "RegisterAdvertisement"),
      [.path(object.path), .dictionary([:])]
    ) { [weak self] answer in
      guard let self, advertisement?.object === object else { return }
      if let failure = answer.failure {
        endAdvertisement()
        started(BluetoothErrors.error(failure))
      } else {
        setAdvertising(true)
        started(nil)
      }
    }
  }

  private func started(_ error: (any Error)?) {
    tell { manager, delegate in
      delegate.peripheralManagerDidStartAdvertising(manager, error: error)
    }
  }

  /// Unregisters the advertisement.
  func stopAdvertising() {
    isAdvertising.value = false
    perform { [self] in
      guard let path = advertisement?.object.path, let adapter = radio.objects.adapter else {
        return
      }
      endAdvertisement()
      radio.call(
        adapter, (BluetoothInterface.advertisingManager, "UnregisterAdvertisement"),
        [.path(path)])
    }
  }

  /// Removes the advertisement, which BlueZ no longer sends.
  private func endAdvertisement() {
    guard let advertisement else { return }
    self.advertisement = nil
    radio.bus?.withdraw(advertisement.numbers)
    setAdvertising(false)
  }

  private func setAdvertising(_ isOn: Bool) {
    queue.add { [weak self] in
      guard let self, isAdvertising.value != isOn else { return }
      let manager = manager.value.object
      manager?.willChangeValue(for: \.isAdvertising)
      isAdvertising.value = isOn
      manager?.didChangeValue(for: \.isAdvertising)
    }
  }
}
