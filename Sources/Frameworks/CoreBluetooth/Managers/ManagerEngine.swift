internal import TactusBluetooth
internal import TactusCrashReports
internal import TactusThreads

/// The common implementation of managers: the state.
///
/// Sendable because everything that changes is used on the thread of the bus, or is
/// guarded.
class ManagerEngine: BluetoothObserver, @unchecked Sendable {
  let radio: BluetoothRadio
  let queue: CallbackQueue
  /// The state visible to the app.
  let state = Guarded(CBManagerState.unknown)
  /// The state of the last change, which may not yet be visible to the app.
  private(set) var newest = CBManagerState.unknown
  private let permission: BluetoothPermission
  private let options: ManagerOptions
  private var authorization: CBManagerAuthorization?
  private var endPermission: (@Sendable () -> Void)?
  private let manager = Guarded(WeakReference<CBManager>(nil))

  init(
    on radio: BluetoothRadio, queue: DispatchQueue?, permission: BluetoothPermission,
    options: ManagerOptions
  ) {
    (self.radio, self.permission, self.options) = (radio, permission, options)
    self.queue = CallbackQueue(queue)
  }

  deinit { endPermission?() }

  /// Starts to work for a manager.
  func start(for manager: CBManager) {
    self.manager.value = WeakReference(manager)
    options.warn()
    radio.add(self)
  }

  /// Performs work on the thread of the bus while the engine exists.
  func perform(_ work: @escaping @Sendable () -> Void) { radio.perform(work) }

  // MARK: BluetoothObserver

  func handle(_ event: BluetoothEvent) {
    if case .scanFailed(let reason) = event {
      // Bluetooth.SC7.
      RuntimeWarning.once("CoreBluetooth: the Bluetooth service does not scan: \(reason)")
    }
    guard case .state(let state) = event else { return }
    switch state {
    case .missing(let reason): warn(reason)
    case .withoutAdapter: warn(Self.adapterAdvice)
    case .off where endPermission == nil, .on where endPermission == nil:
      if state == .off, options.showsPowerAlert { notePower() }
      endPermission = permission.follow { [weak self] authorization in
        self?.perform { [weak self] in
          self?.authorization = authorization
          self?.update()
        }
      }
    case .starting, .lost, .off, .on: break
    }
    update()
  }

  /// Computes the state, and reports a new one to the app (Bluetooth.MA2).
  private func update() {
    let new: CBManagerState =
      switch radio.state {
      case .starting: .unknown
      case .missing, .withoutAdapter: .unsupported
      case .lost: .resetting
      case .off, .on:
        switch authorization {
        case .allowedAlways?: radio.state == .on ? .poweredOn : .poweredOff
        case .denied?, .restricted?: .unauthorized
        case .notDetermined?: .unknown
        // The permission is about to arrive.
        case nil: newest
        }
      }
    guard new != newest else { return }
    newest = new
    stateWillChange(to: new)
    queue.add { [weak self] in
      guard let self, let manager = manager.value.object else { return }
      manager.willChangeValue(for: \.state)
      state.value = new
      manager.didChangeValue(for: \.state)
      manager.stateChanged()
    }
  }

  /// Prepares for another state; called before the app is notified.
  func stateWillChange(to state: CBManagerState) {}  // does nothing

  // MARK: Warnings

  private static let adapterAdvice =
    "the machine has no Bluetooth adapter; 'rfkill list bluetooth' shows one that is blocked"

  private func warn(_ reason: String) {
    RuntimeWarning.once(
      "CoreBluetooth: the state is unsupported: \(reason)", kind: "note")
  }

  private func notePower() {
    RuntimeWarning.once(
      "CoreBluetooth: Bluetooth is off; 'bluetoothctl power on' turns it on", kind: "note")
  }

  /// Whether the app may use a function now; if not, a warning says so (Bluetooth.MA5).
  func isOn(for function: String) -> Bool {
    guard state.value != .poweredOn else { return true }
    RuntimeWarning.once(
      "\(function): Bluetooth is not on (state \(state.value)); nothing is done before the "
        + "delegate was told the state poweredOn", namesPlace: true)
    return false
  }
}
