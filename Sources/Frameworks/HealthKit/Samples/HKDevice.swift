internal import TactusHealthModel

/// The device that has measured a sample.
///
/// - Thread: any; all its properties are constants.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: String?
  /// The manufacturer.
  public let manufacturer: String?
  /// The model.
  public let model: String?
  /// The version of the hardware.
  public let hardwareVersion: String?
  /// The version of the firmware.
  public let firmwareVersion: String?
  /// The version of the software.
  public let softwareVersion: String?
  /// The identifier on this phone.
  public let localIdentifier: String?
  /// The identifier of medical devices.
  public let udiDeviceIdentifier: String?

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - manufacturer: The manufacturer.
  ///   - model: The model.
  ///   - hardwareVersion: The version of the hardware.
  ///   - firmwareVersion: The version of the firmware.
  ///   - softwareVersion: The version of the software.
  ///   - localIdentifier: The identifier on this phone.
  ///   - udiDeviceIdentifier: The identifier of medical devices.
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
    super.init()
  }

  /// Returns this phone.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }

  convenience init(_ device: HealthDevice) {
    let fields = device.fields.map { $0.isEmpty ? nil : $0 }
    self.init(
      name: fields[0], manufacturer: fields[1], model: fields[2], hardwareVersion: fields[3],
      firmwareVersion: fields[4], softwareVersion: fields[5], localIdentifier: fields[6],
      udiDeviceIdentifier: fields[7])
  }

  /// The device as the phone's model has it.
  var health: HealthDevice {
    let fields = [
      name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion,
      localIdentifier, udiDeviceIdentifier,
    ]
    return HealthDevice(fields: fields.map { $0 ?? "" })
  }

  /// Returns whether another object is an equal device.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKDevice)?.health == health
  }
  /// The hash of the texts.
  open override var hash: Int { health.hashValue }
  /// Returns the device itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
