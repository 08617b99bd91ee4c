internal import TactusBluetooth
internal import TactusMessageBus
internal import TactusThreads

/// The request of a device to read or write a value of the phone.
open class CBATTRequest: NSObject {
  /// The device.
  open var central: CBCentral { device }
  /// The characteristic.
  open var characteristic: CBCharacteristic { target }
  /// The offset of the first byte.
  open var offset: Int { start }
  /// The bytes to write; for a read, the app sets the bytes from the offset on.
  open var value: Data? {
    get { content.value }
    set { content.value = newValue }
  }

  // MARK: Internals

  private let device: CBCentral
  private let target: CBCharacteristic
  private let start: Int
  private let content: Guarded<Data?>
  private let call: BusInvocation

  init(
    _ call: BusInvocation, from central: CBCentral, of characteristic: CBCharacteristic,
    at offset: Int, value: Data?
  ) {
    (self.call, device, target, start) = (call, central, characteristic, offset)
    content = Guarded(value)
    super.init()
  }

  /// Responds to the device; only the first response has an effect.
  func answer(_ result: CBATTError.Code) {
    if let (name, message) = BluetoothErrors.answer(result) {
      call.refuse(name, message)
    } else if call.method == "ReadValue" {
      call.answer([.bytes(Array(value ?? Data()))])
    } else {
      call.answer()
    }
  }
}
