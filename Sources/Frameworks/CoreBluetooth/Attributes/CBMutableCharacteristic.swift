internal import TactusThreads

/// A characteristic of a service of the phone.
open class CBMutableCharacteristic: CBCharacteristic {
  /// Creates a characteristic.
  ///
  /// - Parameters:
  ///   - UUID: The identifier.
  ///   - properties: The operations that the value supports.
  ///   - value: A constant value, which the phone provides itself; `nil` if the app responds to
  ///     each request.
  ///   - permissions: The permissions of others.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    allowed = Guarded(permissions)
    super.init(uuid: UUID, properties: properties, value: value)
  }

  /// The permissions of remote devices; a change after the service was added has no effect
  /// (documented).
  open var permissions: CBAttributePermissions {
    get { allowed.value }
    set { allowed.value = newValue }
  }

  /// The centrals that have subscribed to the value (Bluetooth.PM5); empty before the first
  /// subscription.
  open var subscribedCentrals: [CBCentral]? { subscribers.value }

  /// The operations that the value supports; a change after the service was added has no effect
  /// (documented).
  open override var properties: CBCharacteristicProperties {
    get { ways.value }
    set { ways.value = newValue }
  }

  /// The constant value that the phone provides itself; a change after the service was added has no
  /// effect (documented).
  open override var value: Data? {
    get { content.value }
    set { content.value = newValue }
  }

  /// The descriptors; a change after the service was added has no effect (documented).
  open override var descriptors: [CBDescriptor]? {
    get { members.value }
    set {
      for old in members.value ?? [] { old.owner.value = WeakReference(nil) }
      members.value = newValue
      for new in newValue ?? [] { new.owner.value = WeakReference(self) }
    }
  }

  // MARK: Internals

  private let allowed: Guarded<CBAttributePermissions>
  let subscribers = Guarded<[CBCentral]>([])
}
