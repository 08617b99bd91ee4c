/// A descriptor of a characteristic of the phone.
open class CBMutableDescriptor: CBDescriptor {
  /// Creates a descriptor with a user description, which is a string, or with a presentation
  /// format, which is data.
  ///
  /// Another identifier or value traps, as on an iPhone (Bluetooth.PM2).
  public init(type UUID: CBUUID, value: Any?) {
    switch (UUID.uuidString, value) {
    case (CBUUIDCharacteristicUserDescriptionString, is String),
      (CBUUIDCharacteristicFormatString, is Data):
      break
    default:
      programmingError(
        "CBMutableDescriptor: only the descriptors 2901, with a string, and 2904, with data, can "
          + "be created, not \(UUID.uuidString)")
    }
    super.init(uuid: UUID, value: value)
  }

  // MARK: Internals

  /// The bytes of the value.
  var bytes: [UInt8] {
    switch value {
    case let text as String: Array(text.utf8)
    case let data as Data: Array(data)
    default: []
    }
  }
}
