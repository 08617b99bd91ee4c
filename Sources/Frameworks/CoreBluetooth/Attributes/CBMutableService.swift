internal import TactusThreads

/// A service of the phone.
open class CBMutableService: CBService {
  /// Creates a service without characteristics.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID, isPrimary: isPrimary)
  }

  /// The included services; a change after the service was added has no effect (documented).
  open override var includedServices: [CBService]? {
    get { included.value }
    set { included.value = newValue }
  }

  /// The characteristics; a change after the service was added has no effect (documented).
  open override var characteristics: [CBCharacteristic]? {
    get { members.value }
    set {
      for old in members.value ?? [] { old.owner.value = WeakReference(nil) }
      members.value = newValue
      for new in newValue ?? [] { new.owner.value = WeakReference(self) }
    }
  }
}
