internal import TactusBluetooth
internal import TactusCrashReports
internal import TactusThreads

/// A remote device, which a manager has found.
///
/// Steps Bluetooth.GA1….
///
/// - Thread: any; the delegate is called on the queue of the manager.
open class CBPeripheral: CBPeer {
  /// The delegate.
  open weak var delegate: (any CBPeripheralDelegate)? {
    get { receiver.value.object }
    set { receiver.value = WeakReference(newValue) }
  }

  /// The name; `nil` if the device has not sent it.
  open var name: String? {
    if let name = session.device?.name { lastName.value = name }
    return lastName.value
  }
  /// The last known signal strength in dBm; `nil` without one.
  @available(
    iOS, introduced: 5.0, deprecated: 8.0, message: "Use peripheral(_:didReadRSSI:error:) instead"
  )
  open var rssi: NSNumber? { session.device?.signalStrength.map { NSNumber(value: $0) } }
  /// The state of the connection.
  open var state: CBPeripheralState { session.state.value }
  /// The services that were discovered; `nil` before.
  open var services: [CBService]? { known.value.services }
  /// Whether the device is authorized to read the phone's notifications; always false.
  open var ancsAuthorized: Bool { false }

  // MARK: Discovering

  /// Discovers services of the device (Bluetooth.GA1).
  ///
  /// - Parameter serviceUUIDs: The identifiers; `nil` for all services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    guard isConnected(for: "discoverServices") else { return }
    findServices(serviceUUIDs)
  }
  /// Discovers services that a service includes.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
    guard isConnected(for: "discoverIncludedServices") else { return }
    findIncludedServices(includedServiceUUIDs, for: service)
  }
  /// Discovers a service's characteristics.
  open func discoverCharacteristics(
    _ characteristicUUIDs: [CBUUID]?, for service: CBService
  ) {
    guard isConnected(for: "discoverCharacteristics") else { return }
    findCharacteristics(characteristicUUIDs, for: service)
  }
  /// Discovers a characteristic's descriptors.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {
    guard isConnected(for: "discoverDescriptors") else { return }
    findDescriptors(for: characteristic)
  }

  // MARK: Values

  /// Reads a characteristic's value (Bluetooth.GA3).
  open func readValue(for characteristic: CBCharacteristic) {
    guard isConnected(for: "readValue") else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let characteristic = characteristic
    session.read(characteristic.path, BluetoothInterface.characteristic) {
      [weak session] result in
      session?.tell { peripheral in
        let error = result.failure.map { BluetoothErrors.error($0) }
        if let bytes = try? result.get() { characteristic.content.value = Data(bytes) }
        peripheral.delegate?.peripheral(
          peripheral, didUpdateValueFor: characteristic, error: error)
      }
    }
  }

  /// Sends a characteristic's new value to the device (Bluetooth.GA4).
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {
    guard isConnected(for: "writeValue") else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let characteristic = characteristic
    let hasResponse = type == .withResponse
    if !hasResponse { session.unsentCount.withLock { $0 += 1 } }
    session.write(
      characteristic.path, BluetoothInterface.characteristic, Array(data),
      type: hasResponse ? "request" : "command"
    ) { [weak session] result in
      guard let session else { return }
      guard hasResponse else { return session.sent() }
      session.tell { peripheral in
        let error = result.failure.map { BluetoothErrors.error($0, isWriting: true) }
        peripheral.delegate?.peripheral(
          peripheral, didWriteValueFor: characteristic, error: error)
      }
    }
  }

  /// Returns the maximum number of bytes per write (Bluetooth.GA9).
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    // A value has at most 512 bytes, by the Bluetooth specification (documented).
    type == .withResponse ? 512 : max(20, session.packetSize - 3)
  }

  /// Whether a write without a response is sent at once (Bluetooth.GA4).
  open var canSendWriteWithoutResponse: Bool {
    state == .connected && session.unsentCount.value < PeripheralSession.unsentLimit
  }

  /// Turns notifications of a characteristic on or off (Bluetooth.GA6).
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    guard isConnected(for: "setNotifyValue") else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let characteristic = characteristic
    session.setNotifying(enabled, characteristic.path) { [weak session] result in
      session?.tell { peripheral in
        let error = result.failure.map { BluetoothErrors.error($0, isWriting: true) }
        if error == nil { characteristic.notifies.value = enabled }
        peripheral.delegate?.peripheral(
          peripheral, didUpdateNotificationStateFor: characteristic, error: error)
      }
    }
  }

  /// Reads the value of a descriptor (Bluetooth.GA7).
  open func readValue(for descriptor: CBDescriptor) {
    guard isConnected(for: "readValue") else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let descriptor = descriptor
    session.read(descriptor.path, BluetoothInterface.descriptor) { [weak session] result in
      session?.tell { peripheral in
        let error = result.failure.map { BluetoothErrors.error($0) }
        if let bytes = try? result.get() {
          descriptor.content.value = CBDescriptor.value(of: bytes, descriptor.uuid)
        }
        peripheral.delegate?.peripheral(peripheral, didUpdateValueFor: descriptor, error: error)
      }
    }
  }

  /// Writes a descriptor's value; the descriptor that enables notifications cannot be written, as
  /// on an iPhone (Bluetooth.GA7).
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {
    guard isConnected(for: "writeValue") else { return }
    programmingPrecondition(
      descriptor.uuid.uuidString != CBUUIDClientCharacteristicConfigurationString,
      "CBPeripheral.writeValue: the descriptor 2902 is written by setNotifyValue(_:for:) only")
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let descriptor = descriptor
    session.write(descriptor.path, BluetoothInterface.descriptor, Array(data), type: nil) {
      [weak session] result in
      session?.tell { peripheral in
        let error = result.failure.map { BluetoothErrors.error($0, isWriting: true) }
        peripheral.delegate?.peripheral(peripheral, didWriteValueFor: descriptor, error: error)
      }
    }
  }

  // MARK: Others

  /// Reads the signal strength (Bluetooth.GA10).
  open func readRSSI() {
    guard isConnected(for: "readRSSI") else { return }
    session.tell { peripheral in
      let strength = peripheral.session.device?.signalStrength
      peripheral.delegate?.peripheral(
        peripheral, didReadRSSI: NSNumber(value: strength ?? Self.unknownStrength),
        error: strength == nil ? CBError(.operationNotSupported) : nil)
    }
  }

  /// Opens a channel, which fails with an error (Bluetooth.LC1).
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {
    guard isConnected(for: "openL2CAPChannel") else { return }
    session.tell { peripheral in
      peripheral.delegate?.peripheral(
        peripheral, didOpen: nil, error: CBError(.operationNotSupported))
    }
  }

  /// The signal strength that stands for none.
  ///
  /// - Source: the Bluetooth specification, HCI Read RSSI. Confidence: documented.
  private static let unknownStrength = 127

  // MARK: Internals

  let session: PeripheralSession
  let known = Guarded(KnownAttributeObjects())
  private let receiver = Guarded(WeakReference<any CBPeripheralDelegate>(nil))
  private let lastName = Guarded<String?>(nil)

  init(_ session: PeripheralSession) {
    self.session = session
    super.init(identifier: PeerIdentifier.of(session.path))
  }

  deinit { session.abandon() }

  /// Whether the app may use a function now; if not, a warning says so (Bluetooth.GA2).
  func isConnected(for function: String) -> Bool {
    guard state != .connected else { return true }
    RuntimeWarning.once(
      "CBPeripheral.\(function): the device is not connected, so nothing is done",
      namesPlace: true)
    return false
  }

  // MARK: The connection

  /// Changes the state; called on the queue, or by a function of the app.
  func become(_ state: CBPeripheralState) {
    willChangeValue(for: \.state)
    session.state.value = state
    didChangeValue(for: \.state)
  }

  /// Forgets the attributes of an earlier connection.
  func forget() { known.value = KnownAttributeObjects() }

  /// Disables the notifications of all values.
  func endNotifications() {
    for characteristic in known.value.characteristics.values {
      characteristic.notifies.value = false
    }
  }

  /// Removes an invalid service, and notifies the delegate.
  func invalidate(_ path: String) {
    let service = known.withLock { known in
      known.services?.removeAll { $0.path == path }
      return known.allServices.removeValue(forKey: path)
    }
    if let service { delegate?.peripheral(self, didModifyServices: [service]) }
  }

  /// Returns the object of a characteristic that was discovered.
  func characteristic(at path: String) -> CBCharacteristic? {
    known.value.characteristics[path]
  }

  /// The identifier, the name and the state as a string (reported).
  open override var description: String {
    let states = ["disconnected", "connecting", "connected", "disconnecting"]
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address), identifier = \(identifier), "
      + "name = \(name ?? "(null)"), state = \(states[state.rawValue])>"
  }
}
