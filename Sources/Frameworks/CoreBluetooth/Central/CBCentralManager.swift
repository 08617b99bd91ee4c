package import TactusBluetooth
internal import TactusCrashReports
internal import TactusThreads

/// A manager that finds and connects to remote devices.
///
/// Steps Bluetooth.SC1… and Bluetooth.CO1….
///
/// - Thread: any; the delegate is called on the queue of the manager.
open class CBCentralManager: CBManager {
  /// Creates a manager without a delegate, which uses the main queue.
  public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

  /// Creates a manager.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; it is notified of the state once that is known.
  ///   - queue: The queue of the delegate; `nil` for the main queue.
  public convenience init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?
  ) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }

  /// Creates a manager with options.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    engine = CentralEngine(
      on: .ofApp, queue: queue, permission: .ofApp(),
      options: ManagerOptions(options, of: "CBCentralManager"))
    super.init(engine)
    self.delegate = delegate
    engine.start(for: self)
  }

  /// Creates a manager with a radio and a permission of a test.
  package init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil, radio: BluetoothRadio, permission: BluetoothPermission
  ) {
    engine = CentralEngine(
      on: radio, queue: queue, permission: permission,
      options: ManagerOptions(options, of: "CBCentralManager"))
    super.init(engine)
    self.delegate = delegate
    engine.start(for: self)
  }

  deinit { engine.end() }

  /// The delegate.
  open weak var delegate: (any CBCentralManagerDelegate)? {
    get { receiver.value.object }
    set { receiver.value = WeakReference(newValue) }
  }

  /// Returns whether the phone supports features; it supports none of those named here.
  open class func supports(_ features: Feature) -> Bool { features.isEmpty }

  // MARK: Scanning

  /// Whether the manager scans.
  open var isScanning: Bool { engine.scan.value != nil }

  /// Scans for devices, also if a scan runs, which then has these options (Bluetooth.SC1).
  ///
  /// - Parameters:
  ///   - serviceUUIDs: The services, one of which a device must advertise; `nil` for all devices.
  ///   - options: The options, such as whether duplicates are reported.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {
    guard engine.isOn(for: "CBCentralManager.scanForPeripherals") else { return }
    if options?[CBCentralManagerScanOptionSolicitedServiceUUIDsKey] != nil {
      RuntimeWarning.once(
        "CBCentralManager.scanForPeripherals: the services that devices look for are not known, so "
          + "the option SolicitedServiceUUIDs has no effect", namesPlace: true)
    }
    let repeats = options?[CBCentralManagerScanOptionAllowDuplicatesKey] as? Bool ?? false
    changeScan(PeripheralScan(services: serviceUUIDs ?? [], repeats: repeats))
  }

  /// Ends the scan.
  open func stopScan() { changeScan(nil) }

  private func changeScan(_ scan: PeripheralScan?) {
    let isOther = isScanning != (scan != nil)
    if isOther { willChangeValue(for: \.isScanning) }
    engine.setScan(scan)
    if isOther { didChangeValue(for: \.isScanning) }
  }

  // MARK: Connecting

  /// Connects to a device; the attempt does not time out (Bluetooth.CO2).
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    guard engine.isOn(for: "CBCentralManager.connect") else { return }
    if peripheral.state == .disconnected { peripheral.become(.connecting) }
    peripheral.session.connect(ConnectOptions(options))
  }

  /// Disconnects from a device, or cancels the attempt to connect (Bluetooth.CO4).
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    guard engine.isOn(for: "CBCentralManager.cancelPeripheralConnection") else { return }
    if [.connecting, .connected].contains(peripheral.state) { peripheral.become(.disconnecting) }
    peripheral.session.disconnect()
  }

  /// Returns the known devices with these identifiers, in their order (Bluetooth.SC5).
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    engine.peripherals(withIdentifiers: identifiers)
  }

  /// Returns the devices with one of these services that are connected to any app (Bluetooth.SC5).
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    engine.connectedPeripherals(withServices: serviceUUIDs)
  }

  /// Reports connections of any app to devices that the options select; `nil` for none
  /// (Bluetooth.CO7).
  open func registerForConnectionEvents(
    options: [CBConnectionEventMatchingOption: Any]? = nil
  ) {
    engine.setConnectionEvents(
      options.map { options in
        ConnectionEventMatch(
          services: options[.serviceUUIDs] as? [CBUUID],
          peripherals: options[.peripheralUUIDs] as? [UUID])
      })
  }

  // MARK: Internals

  /// The number of devices for which the manager keeps state.
  package var deviceCount: Int { engine.sessionCount }

  let engine: CentralEngine
  private let receiver = Guarded(WeakReference<any CBCentralManagerDelegate>(nil))

  override func stateChanged() { delegate?.centralManagerDidUpdateState(self) }
}
