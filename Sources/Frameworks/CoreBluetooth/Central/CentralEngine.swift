internal import TactusBluetooth
internal import TactusThreads

/// The implementation of a central manager.
///
/// Sendable because everything that changes is used on the thread of the bus, or is
/// guarded.
final class CentralEngine: ManagerEngine, @unchecked Sendable {
  /// The scan; `nil` without one.
  let scan = Guarded<PeripheralScan?>(nil)
  private let sessions = Guarded<[String: PeripheralSession]>([:])
  private let events = Guarded<ConnectionEventMatch?>(nil)
  private let manager = Guarded(WeakReference<CBCentralManager>(nil))
  /// The scan that reports devices.
  private var active: PeripheralScan?
  /// The parts of advertisements that this scan has reported, by device path.
  private var reported: [String: Set<String>] = [:]

  /// Starts to work for a manager.
  override func start(for manager: CBManager) {
    self.manager.value = WeakReference(manager as? CBCentralManager)
    super.start(for: manager)
  }

  /// Ends the scan and all connections after the manager's release.
  func end() {
    // The engine is retained until then, so that no other one gets its identifier.
    radio.perform { [self] in radio.scan(for: ObjectIdentifier(self), nil) }
    for session in sessions.value.values { session.abandon(isManagerGone: true) }
  }

  // MARK: Devices

  /// Returns the object of a device, and creates it if the app has none.
  private func peripheral(at path: String) -> CBPeripheral {
    sessions.withLock { sessions in
      let session = sessions[path] ?? PeripheralSession(path, of: self)
      sessions[path] = session
      return session.peripheral
    }
  }

  /// Removes the session of a device whose object the app has released.
  func forget(_ session: PeripheralSession) {
    sessions.withLock { sessions in
      guard sessions[session.path] === session, session.isUnused else { return }
      sessions[session.path] = nil
    }
  }

  /// The number of devices with a session.
  var sessionCount: Int { sessions.value.count }

  /// Returns the known devices with these identifiers.
  func peripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    // A device that BlueZ has forgotten still has the object that the app retains.
    let paths = Set(radio.objects.devices).union(sessions.value.keys)
    let byIdentifier = Dictionary(
      paths.map { (PeerIdentifier.of($0), $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.compactMap { byIdentifier[$0].map(peripheral) }
  }

  /// Returns the connected devices with one of these services.
  func connectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] {
    let objects = radio.objects
    return objects.devices.compactMap { DeviceDescription($0, in: objects) }
      .filter { $0.isConnected && $0.services.contains(where: services.contains) }
      .map { peripheral(at: $0.path) }
  }

  /// Calls a closure with the manager and its delegate on the queue.
  func tell(
    _ body: @escaping (CBCentralManager, any CBCentralManagerDelegate) -> Void
  ) {
    queue.add { [weak self] in
      guard let manager = self?.manager.value.object, let delegate = manager.delegate else {
        return
      }
      body(manager, delegate)
    }
  }

  // MARK: Scanning

  /// Starts, changes or ends the scan.
  func setScan(_ scan: PeripheralScan?) {
    self.scan.value = scan
    let request = scan.map { scan in
      BluetoothScan(
        services: scan.services.isEmpty ? nil : Set(scan.services.map(\.longText)),
        reportsDuplicates: scan.repeats)
    }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let scan = scan
    perform { [weak self] in
      guard let self else { return }
      (active, reported) = (scan, [:])
      radio.scan(for: ObjectIdentifier(self), request)
      // Bluetooth.SC4: devices that another scan has found recently are already known.
      if request != nil { for path in radio.objects.devices { report(path) } }
    }
  }

  /// Reports a device that has advertised (Bluetooth.SC2).
  private func report(_ path: String) {
    guard let scan = active, let device = DeviceDescription(path, in: radio.objects),
      let strength = device.signalStrength,
      scan.services.isEmpty || device.services.contains(where: scan.services.contains)
    else { return }
    let advertisement = device.advertisement
    let parts = Set(advertisement.keys)
    let isNew = reported[path].map { !parts.isSubset(of: $0) } ?? true
    guard isNew || scan.repeats else { return }
    reported[path, default: []].formUnion(parts)
    let peripheral = peripheral(at: path)
    let rssi = NSNumber(value: strength)
    tell { [weak self] manager, delegate in
      guard self?.scan.value != nil else { return }
      delegate.centralManager(
        manager, didDiscover: peripheral, advertisementData: advertisement, rssi: rssi)
    }
  }

  // MARK: Events

  /// Sets the criteria for reported connection events.
  func setConnectionEvents(_ match: ConnectionEventMatch?) { events.value = match }

  override func stateWillChange(to state: CBManagerState) {
    guard state != .poweredOn else { return }
    // Bluetooth.SC6, Bluetooth.CO8.
    (active, reported) = (nil, [:])
    for session in sessions.value.values { session.radioEnded() }
    queue.add { [weak self] in
      guard let self, scan.value != nil, let manager = manager.value.object else { return }
      manager.willChangeValue(for: \.isScanning)
      scan.value = nil
      manager.didChangeValue(for: \.isScanning)
    }
  }

  override func handle(_ event: BluetoothEvent) {
    super.handle(event)
    switch event {
    case .state, .scanFailed: break
    case .added(let path, let interfaces):
      if interfaces[BluetoothInterface.device] != nil { report(path) }
    case .changed(let path, BluetoothInterface.device, let properties):
      if !Self.heard.isDisjoint(with: properties.keys) { report(path) }
      sessions.value[path]?.deviceChanged(properties)
      if let isConnected = properties["Connected"]?.flag { connectionChanged(path, isConnected) }
    case .changed(let path, BluetoothInterface.characteristic, let properties):
      guard let bytes = properties["Value"]?.bytes, let device = DeviceDescription.path(of: path)
      else { return }
      sessions.value[device]?.valueChanged(at: path, bytes)
    case .changed: break
    case .removed(let path, let interfaces):
      if interfaces.contains(BluetoothInterface.device) {
        reported[path] = nil
        sessions.value[path]?.deviceRemoved()
      } else if interfaces.contains(BluetoothInterface.gattService),
        let device = DeviceDescription.path(of: path)
      {
        sessions.value[device]?.serviceRemoved(path)
      }
    case .disconnecting(let path, let reason): sessions.value[path]?.willDisconnect(reason)
    }
  }

  /// The properties that change with each advertisement.
  private static let heard: Set<String> = [
    "RSSI", "ManufacturerData", "ServiceData", "UUIDs", "Name", "TxPower",
  ]

  /// Reports a connection of any app (Bluetooth.CO7).
  private func connectionChanged(_ path: String, _ isConnected: Bool) {
    guard let match = events.value, let device = DeviceDescription(path, in: radio.objects),
      match.matches(device)
    else { return }
    let peripheral = peripheral(at: path)
    tell { manager, delegate in
      delegate.centralManager(
        manager, connectionEventDidOccur: isConnected ? .peerConnected : .peerDisconnected,
        for: peripheral)
    }
  }
}
