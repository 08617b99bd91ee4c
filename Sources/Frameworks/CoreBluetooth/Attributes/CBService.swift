internal import TactusThreads

/// A service: a group of characteristics.
open class CBService: CBAttribute {
  /// The device that offers the service; `nil` for a service of the phone, and if the device is
  /// gone.
  open var peripheral: CBPeripheral? { device.value.object }
  /// Whether the service is primary, not just included by another service.
  open var isPrimary: Bool { isMain }
  /// The included services that were discovered; `nil` before.
  open var includedServices: [CBService]? { included.value }
  /// The characteristics that were discovered; `nil` before.
  open var characteristics: [CBCharacteristic]? { members.value }

  // MARK: Internals

  /// The path of the service of a device; empty for one of the phone.
  let path: String
  private let isMain: Bool
  private let device: Guarded<WeakReference<CBPeripheral>>
  let included = Guarded<[CBService]?>(nil)
  let members = Guarded<[CBCharacteristic]?>(nil)

  init(uuid: CBUUID, isPrimary: Bool, path: String = "", of peripheral: CBPeripheral? = nil) {
    self.path = path
    isMain = isPrimary
    device = Guarded(WeakReference(peripheral))
    super.init(uuid: uuid)
  }

  /// The identifier as a string (reported).
  open override var description: String {
    descriptionHead + "isPrimary = \(isPrimary ? "YES" : "NO"), UUID = \(uuid)>"
  }
}
