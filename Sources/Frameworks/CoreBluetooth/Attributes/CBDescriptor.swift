internal import TactusThreads

/// A descriptor: more about a characteristic.
open class CBDescriptor: CBAttribute {
  /// The characteristic; `nil` after its removal.
  open var characteristic: CBCharacteristic? { owner.value.object }
  /// The last value read, a string, a number or data (Bluetooth.GA7); `nil` before.
  open var value: Any? { content.value }

  // MARK: Internals

  /// The path of the descriptor of a device; empty for one of the phone.
  let path: String
  let owner: Guarded<WeakReference<CBCharacteristic>>
  let content: Guarded<Any?>

  init(
    uuid: CBUUID, value: Any? = nil, path: String = "",
    of characteristic: CBCharacteristic? = nil
  ) {
    self.path = path
    owner = Guarded(WeakReference(characteristic))
    content = Guarded(value)
    super.init(uuid: uuid)
  }

  /// Returns the value that bytes of a descriptor mean (Bluetooth.GA7).
  static func value(of bytes: [UInt8], _ uuid: CBUUID) -> Any {
    switch uuid.uuidString {
    case CBUUIDCharacteristicUserDescriptionString:
      String(decoding: bytes, as: UTF8.self)
    case CBUUIDCharacteristicExtendedPropertiesString,
      CBUUIDClientCharacteristicConfigurationString,
      CBUUIDServerCharacteristicConfigurationString:
      NSNumber(value: bytes.prefix(2).reversed().reduce(0) { $0 << 8 | Int($1) })
    default: Data(bytes)
    }
  }

  /// The identifier and the value as a string (reported).
  open override var description: String {
    let text: String =
      switch value {
      case let data as Data: CBCharacteristic.text(of: data)
      case let value?: "\(value)"
      case nil: "(null)"
      }
    return descriptionHead + "UUID = \(uuid), value = \(text)>"
  }
}
