/// The protocol/service multiplexer (PSM) of a channel.
public typealias CBL2CAPPSM = UInt16

/// A channel to another device.
///
/// None is ever opened, since BlueZ offers programs no such channels (Bluetooth.LC1).
open class CBL2CAPChannel: NSObject {
  /// The other device.
  open var peer: CBPeer! { device }
  /// The stream that reads from the channel.
  open var inputStream: InputStream! { nil }
  /// The stream that writes to the channel.
  open var outputStream: OutputStream! { nil }
  /// The PSM of the channel.
  open var psm: CBL2CAPPSM { number }

  // MARK: Internals

  private let device: CBPeer?
  private let number: CBL2CAPPSM

  /// Creates a channel to no device.
  public override init() {
    (device, number) = (nil, 0)
    super.init()
  }

  init(_ device: CBPeer, _ number: CBL2CAPPSM) {
    (self.device, self.number) = (device, number)
    super.init()
  }
}
