package import TactusBluetooth
internal import TactusCrashReports
internal import TactusThreads

/// A manager that publishes services of the phone, and advertises them.
///
/// Steps Bluetooth.PM1… and Bluetooth.AD1….
///
/// - Thread: any; the delegate is called on the queue of the manager.
open class CBPeripheralManager: CBManager {
  /// Creates a manager without a delegate, which uses the main queue.
  public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

  /// Creates a manager.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; it is notified of the state once that is known.
  ///   - queue: The queue of the delegate; `nil` for the main queue.
  public convenience init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?
  ) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// Creates a manager with options.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    engine = PeripheralEngine(
      on: .ofApp, queue: queue, permission: .ofApp(),
      options: ManagerOptions(options, of: "CBPeripheralManager"))
    super.init(engine)
    self.delegate = delegate
    engine.start(for: self)
  }

  /// Creates a manager with a radio and a permission of a test.
  package init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil, radio: BluetoothRadio, permission: BluetoothPermission
  ) {
    engine = PeripheralEngine(
      on: radio, queue: queue, permission: permission,
      options: ManagerOptions(options, of: "CBPeripheralManager"))
    super.init(engine)
    self.delegate = delegate
    engine.start(for: self)
  }

  deinit { engine.end() }

  /// The delegate.
  open weak var delegate: (any CBPeripheralManagerDelegate)? {
    get { receiver.value.object }
    set { receiver.value = WeakReference(newValue) }
  }

  /// Returns the app's permission to share data by Bluetooth; does not ask the user.
  @available(
    iOS, introduced: 7.0, deprecated: 13.0, message: "Use CBManager.authorization instead"
  )
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    CBPeripheralManagerAuthorizationStatus(rawValue: authorization.rawValue) ?? .notDetermined
  }

  // MARK: Advertising

  /// Whether the phone is advertising for the app.
  open var isAdvertising: Bool { engine.isAdvertising.value }

  /// Advertises a name and services (Bluetooth.AD1).
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    guard engine.isOn(for: "CBPeripheralManager.startAdvertising") else { return }
    let known = [CBAdvertisementDataLocalNameKey, CBAdvertisementDataServiceUUIDsKey]
    for key in (advertisementData ?? [:]).keys.sorted() where !known.contains(key) {
      RuntimeWarning.once(
        "CBPeripheralManager.startAdvertising: apps cannot advertise \(key)", namesPlace: true)
    }
    engine.advertise(
      name: advertisementData?[CBAdvertisementDataLocalNameKey] as? String,
      services: advertisementData?[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? [])
  }

  /// Stops advertising.
  open func stopAdvertising() { engine.stopAdvertising() }

  /// Requests a latency for a connection; the system chooses it, and a warning says so.
  open func setDesiredConnectionLatency(
    _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
  ) {
    RuntimeWarning.once(
      "CBPeripheralManager.setDesiredConnectionLatency: the Bluetooth service chooses the latency",
      kind: "note", namesPlace: true)
  }

  // MARK: Services

  /// Publishes a service (Bluetooth.PM1).
  open func add(_ service: CBMutableService) {
    guard engine.isOn(for: "CBPeripheralManager.add") else { return }
    engine.add(service)
  }

  /// Removes a service.
  open func remove(_ service: CBMutableService) { engine.remove(service) }

  /// Removes all services of the app.
  open func removeAllServices() { engine.removeAll() }

  // MARK: Values

  /// Responds to a read or write request of a device (Bluetooth.PM4).
  ///
  /// For several write requests, the app responds to the first one.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {
    request.answer(result)
  }

  /// Notifies devices of a new value of a characteristic (Bluetooth.PM5).
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - characteristic: The characteristic.
  ///   - centrals: The devices; `nil` for all that have subscribed.
  /// - Returns: Whether there was room for it; otherwise the delegate is notified when there is
  ///   again.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool {
    guard engine.isOn(for: "CBPeripheralManager.updateValue") else { return false }
    let subscribers = characteristic.subscribers.value
    if let centrals, !subscribers.allSatisfy(centrals.contains) {
      RuntimeWarning.once(
        "CBPeripheralManager.updateValue: the Bluetooth service tells all devices that have "
          + "subscribed, and not some of them", namesPlace: true)
    }
    return engine.update(Array(value), characteristic)
  }

  // MARK: Channels

  /// Publishes a channel, which fails with an error (Bluetooth.LC1).
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
    engine.tell { manager, delegate in
      delegate.peripheralManager(
        manager, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported))
    }
  }

  /// Unpublishes a channel, which fails with an error (Bluetooth.LC1).
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
    engine.tell { manager, delegate in
      delegate.peripheralManager(
        manager, didUnpublishL2CAPChannel: PSM, error: CBError(.operationNotSupported))
    }
  }

  // MARK: Internals

  let engine: PeripheralEngine
  private let receiver = Guarded(WeakReference<any CBPeripheralManagerDelegate>(nil))

  override func stateChanged() { delegate?.peripheralManagerDidUpdateState(self) }
}
