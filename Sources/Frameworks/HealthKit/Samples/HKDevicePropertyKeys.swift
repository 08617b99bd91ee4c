// The keys of a device's properties in predicates.
//
// - Source: Apple's reference for the names. Confidence: documented for the names, guess for the
//   strings.
/// The property “name”.
public let HKDevicePropertyKeyName = "name"
/// The property “manufacturer”.
public let HKDevicePropertyKeyManufacturer = "manufacturer"
/// The property “model”.
public let HKDevicePropertyKeyModel = "model"
/// The property “hardwareVersion”.
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
/// The property “firmwareVersion”.
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
/// The property “softwareVersion”.
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
/// The property “localIdentifier”.
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
/// The property “udiDeviceIdentifier”.
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"
