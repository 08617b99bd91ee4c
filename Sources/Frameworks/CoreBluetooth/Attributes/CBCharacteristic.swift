internal import TactusThreads

/// A characteristic: a value of a service.
open class CBCharacteristic: CBAttribute {
  /// The service; `nil` after its removal.
  open var service: CBService? { owner.value.object }
  /// The properties: the operations that the value supports.
  open var properties: CBCharacteristicProperties { ways.value }
  /// The last value read or notified; `nil` before.
  open var value: Data? { content.value }
  /// The descriptors that were discovered; `nil` before.
  open var descriptors: [CBDescriptor]? { members.value }
  /// Whether the value is broadcast; always false.
  @available(iOS, introduced: 5.0, deprecated: 8.0)
  open var isBroadcasted: Bool { false }
  /// Whether the device sends notifications of the value.
  open var isNotifying: Bool { notifies.value }

  // MARK: Internals

  /// The path of the characteristic of a device; empty for one of the phone.
  let path: String
  let owner: Guarded<WeakReference<CBService>>
  let ways: Guarded<CBCharacteristicProperties>
  let content: Guarded<Data?>
  let members = Guarded<[CBDescriptor]?>(nil)
  let notifies = Guarded(false)

  init(
    uuid: CBUUID, properties: CBCharacteristicProperties, value: Data? = nil, path: String = "",
    of service: CBService? = nil
  ) {
    self.path = path
    owner = Guarded(WeakReference(service))
    ways = Guarded(properties)
    content = Guarded(value)
    super.init(uuid: uuid)
  }

  /// The identifier, the properties and the value as a string (reported).
  open override var description: String {
    let bits = String(properties.rawValue, radix: 16, uppercase: true)
    return descriptionHead
      + "UUID = \(uuid), properties = 0x\(bits), value = \(Self.text(of: value)), "
      + "notifying = \(isNotifying ? "YES" : "NO")>"
  }

  /// Returns a value as a string: its length, and its bytes in groups of four.
  static func text(of value: Data?) -> String {
    guard let value else { return "(null)" }
    guard !value.isEmpty else { return "{length = 0, bytes = 0x}" }
    let digits = value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = stride(from: 0, to: digits.count, by: 4).map {
      digits[$0..<min($0 + 4, digits.count)].joined()
    }
    let text = groups.count <= 6 ? groups : groups.prefix(4) + ["..."] + groups.suffix(2)
    return "{length = \(value.count), bytes = 0x\(text.joined(separator: " "))}"
  }
}
