/// The base of both managers: the state of Bluetooth.
///
/// Steps Bluetooth.MA1….
open class CBManager: NSObject {
  /// The state; it changes on the queue of the manager, before the delegate is notified.
  open var state: CBManagerState { engine.state.value }

  /// The permission of the app to use Bluetooth.
  open var authorization: CBManagerAuthorization { Self.authorization }

  /// The app's permission to use Bluetooth; does not ask the user.
  open class var authorization: CBManagerAuthorization { BluetoothPermission.current }

  // MARK: Internals

  private let engine: ManagerEngine

  init(_ engine: ManagerEngine) {
    self.engine = engine
    super.init()
  }

  /// Notifies key-value observers and the delegate of the state.
  func stateChanged() {}  // does nothing
}
