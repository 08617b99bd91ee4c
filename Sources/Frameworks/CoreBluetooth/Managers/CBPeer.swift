/// A remote Bluetooth device.
open class CBPeer: NSObject, NSCopying {
  /// The identifier, which is the same in each run (Bluetooth.PE2).
  open var identifier: UUID { stableIdentifier }

  /// Returns the device itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let stableIdentifier: UUID

  init(identifier: UUID) {
    stableIdentifier = identifier
    super.init()
  }
}
