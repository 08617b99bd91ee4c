internal import TactusBluetooth
internal import TactusCrashReports
internal import TactusMessageBus
internal import TactusThreads

/// The session of a remote device: its connection, and the operations with its values.
///
/// Sendable because everything that changes is used on the thread of the bus, or is
/// guarded.
final class PeripheralSession: @unchecked Sendable {
  /// The path of the device.
  let path: String
  /// The state of the connection visible to the app.
  let state = Guarded(CBPeripheralState.disconnected)
  /// The number of values written without a response that have not been sent.
  let unsentCount = Guarded(0)
  private(set) weak var engine: CentralEngine?
  private let known = Guarded(WeakReference<CBPeripheral>(nil))

  // The connection.
  private var link = CBPeripheralState.disconnected
  private var options = ConnectOptions(nil)
  /// The number of the current attempt to connect, which identifies late responses to earlier ones.
  private(set) var attempt = 0
  /// Whether the app requests the connection again after the current one has ended.
  private var isWantedAgain = false
  private var reason: String?

  // The operations.
  var operations: [PeripheralOperation] = []
  var isBusy = false
  /// The operations that wait for the services to be resolved.
  var waitingForServices: [@Sendable () -> Void] = []
  /// The paths of the characteristics with notifications.
  var notifying: Set<String> = []
  /// The values that arrived while a value of the same characteristic was read, by path.
  var heldValues: [String: [[UInt8]]] = [:]
  /// The number of values without a response in flight above which the app has to wait.
  ///
  /// - Source: ours. Confidence: guess.
  static let unsentLimit = 16

  init(_ path: String, of engine: CentralEngine) {
    (self.path, self.engine) = (path, engine)
  }

  /// The object that the app retains; it is created if there is none.
  var peripheral: CBPeripheral {
    known.withLock { known in
      if let peripheral = known.object { return peripheral }
      let peripheral = CBPeripheral(self)
      known = WeakReference(peripheral)
      return peripheral
    }
  }

  /// Whether the app retains no object.
  var isUnused: Bool { known.value.object == nil }

  /// Calls a closure with the app's object on the queue.
  func tell(_ body: @escaping (CBPeripheral) -> Void) {
    engine?.queue.add { [self] in
      if let peripheral = known.value.object { body(peripheral) }
    }
  }

  /// Calls a closure with the manager, its delegate and the app's object on the queue.
  private func tellManager(
    _ body:
      @escaping (CBCentralManager, any CBCentralManagerDelegate, CBPeripheral) -> Void
  ) {
    engine?.tell { [self] manager, delegate in
      if let peripheral = known.value.object { body(manager, delegate, peripheral) }
    }
  }

  /// Performs work on the thread of the bus.
  func perform(_ work: @escaping @Sendable (PeripheralSession, BluetoothRadio) -> Void) {
    engine?.perform { [weak self] in
      guard let self, let radio = engine?.radio else { return }
      work(self, radio)
    }
  }

  /// The description of the device by BlueZ; `nil` if it is unknown there.
  var device: DeviceDescription? {
    engine.flatMap { DeviceDescription(path, in: $0.radio.objects) }
  }

  /// Whether the device is connected for the app.
  var isLinked: Bool { link == .connected }

  // MARK: Connecting

  /// Connects (Bluetooth.CO1).
  ///
  /// - Thread: any.
  func connect(_ options: ConnectOptions) {
    perform { session, radio in
      session.options = options
      switch session.link {
      case .disconnected: session.begin(on: radio)
      case .connecting: break
      case .connected: session.tellConnected()
      case .disconnecting: session.isWantedAgain = true
      @unknown default: break
      }
    }
  }

  /// Disconnects (Bluetooth.CO4).
  ///
  /// - Thread: any.
  func disconnect() {
    perform { session, radio in
      session.isWantedAgain = false
      guard [.connecting, .connected].contains(session.link) else { return }
      session.link = .disconnecting
      session.attempt += 1
      radio.call(session.path, (BluetoothInterface.device, "Disconnect")) { _ in session.finish() }
    }
  }

  /// Ends the connection after the app has released the object or the manager.
  ///
  /// - Thread: any.
  func abandon(isManagerGone: Bool = false) {
    guard let engine else { return }
    let (radio, path) = (engine.radio, path)
    radio.perform { [self] in
      guard isManagerGone || isUnused else { return }
      defer { if link == .disconnected { self.engine?.forget(self) } }
      guard [.connecting, .connected].contains(link) else { return }
      if !isManagerGone {
        RuntimeWarning.once(
          "CoreBluetooth: a connection is canceled, since the app has kept no reference to its "
            + "CBPeripheral")
      }
      reset()
      radio.call(path, (BluetoothInterface.device, "Disconnect"))
    }
  }

  private func begin(on radio: BluetoothRadio) {
    link = .connecting
    attempt += 1
    reason = nil
    let number = attempt
    guard options.delay > 0 else { return dial(number, on: radio) }
    radio.thread.run(after: options.delay) { [weak self] in self?.dial(number, on: radio) }
  }

  /// Tries to connect until it succeeds, or until it cannot succeed (Bluetooth.CO2).
  private func dial(_ number: Int, on radio: BluetoothRadio) {
    guard link == .connecting, attempt == number else { return }
    radio.call(path, (BluetoothInterface.device, "Connect"), timeout: .infinity) {
      [weak self] answer in
      guard let self, link == .connecting, attempt == number else { return }
      switch answer {
      case .success: linked()
      case .failure(let failure) where failure.name == "org.bluez.Error.AlreadyConnected": linked()
      case .failure(let failure) where BluetoothErrors.isTransient(failure):
        radio.thread.run(after: radio.pause) { [weak self] in self?.dial(number, on: radio) }
      case .failure:
        reset()
        tell { $0.become(.disconnected) }
        tellManager { manager, delegate, peripheral in
          delegate.centralManager(
            manager, didFailToConnect: peripheral, error: CBError(.connectionFailed))
        }
      }
    }
  }

  private func linked() {
    link = .connected
    tell { peripheral in
      peripheral.forget()
      peripheral.become(.connected)
    }
    tellConnected()
  }

  private func tellConnected() {
    tellManager { manager, delegate, peripheral in
      delegate.centralManager(manager, didConnect: peripheral)
    }
  }

  // MARK: Disconnecting

  /// Handles the end of a connection that the app has canceled.
  private func finish() {
    guard link == .disconnecting else { return }
    let isWantedAgain = isWantedAgain
    reset()
    tellDisconnected(nil, isReconnecting: false)
    guard isWantedAgain, let radio = engine?.radio else { return }
    tell { $0.become(.connecting) }
    begin(on: radio)
  }

  /// Handles the loss of a connection (Bluetooth.CO5).
  private func lost() {
    let error = BluetoothErrors.disconnection(reason)
    let reconnects = options.reconnects && device != nil
    reset()
    tellDisconnected(error, isReconnecting: reconnects)
    if reconnects, let radio = engine?.radio { begin(on: radio) }
  }

  /// Forgets the connection.
  private func reset() {
    link = .disconnected
    attempt += 1
    isWantedAgain = false
    waitingForServices = []
    operations = []
    isBusy = false
    notifying = []
    heldValues = [:]
    unsentCount.value = 0
  }

  private func tellDisconnected(_ error: CBError?, isReconnecting: Bool) {
    tell { peripheral in
      peripheral.endNotifications()
      peripheral.become(isReconnecting ? .connecting : .disconnected)
    }
    let time = Date.timeIntervalSinceReferenceDate
    tellManager { manager, delegate, peripheral in
      delegate.centralManager(
        manager, didDisconnectPeripheral: peripheral, timestamp: time,
        isReconnecting: isReconnecting, error: error)
    }
  }

  // MARK: Events

  /// The device is about to disconnect for a reason.
  func willDisconnect(_ reason: String) { self.reason = reason }

  /// Properties of the device have changed.
  func deviceChanged(_ properties: [String: BusVariant]) {
    if properties["Name"] != nil {
      tell { peripheral in peripheral.delegate?.peripheralDidUpdateName(peripheral) }
    }
    if properties["ServicesResolved"]?.flag == true {
      let waiting = waitingForServices
      waitingForServices = []
      for operation in waiting { operation() }
    }
    if properties["Connected"]?.flag == false { ended() }
  }

  /// The service has forgotten the device.
  func deviceRemoved() { ended() }

  private func ended() {
    switch link {
    case .connected: lost()
    case .disconnecting: finish()
    default: break
    }
  }

  /// Handles that Bluetooth was turned off, or the permission revoked (Bluetooth.CO8).
  func radioEnded() {
    guard link != .disconnected else { return }
    let wasConnecting = link == .connecting
    reset()
    if wasConnecting {
      tell { $0.become(.disconnected) }
    } else {
      tellDisconnected(CBError(.peripheralDisconnected), isReconnecting: false)
    }
  }

  /// A service of the device is gone (Bluetooth.GA8).
  func serviceRemoved(_ path: String) {
    guard link == .connected else { return }
    tell { $0.invalidate(path) }
  }
}
