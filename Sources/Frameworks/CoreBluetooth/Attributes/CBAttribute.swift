/// A service, a characteristic or a descriptor, of a device or of the phone.
///
/// - Thread: any; the values of remote attributes change on the queue of the manager.
open class CBAttribute: NSObject {
  /// The identifier.
  open var uuid: CBUUID { identifier }

  // MARK: Internals

  private let identifier: CBUUID

  init(uuid: CBUUID) {
    identifier = uuid
    super.init()
  }

  /// The common start of descriptions.
  var descriptionHead: String {
    let name = "\(type(of: self))"
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(name): 0x\(address), "
  }
}
