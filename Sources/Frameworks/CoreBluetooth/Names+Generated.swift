// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreBluetooth.tsv.
// Do not edit.

/// The state of a central manager; an older type.
@available(iOS, introduced: 5.0, deprecated: 10.0, message: "Use CBManagerState instead")
public enum CBCentralManagerState: Int, Sendable {
  /// The state is not yet known.
  case unknown = 0
  /// The connection to the system's Bluetooth service was lost for the moment.
  case resetting = 1
  /// The machine has no Bluetooth.
  case unsupported = 2
  /// The app may not use Bluetooth.
  case unauthorized = 3
  /// Bluetooth is off.
  case poweredOff = 4
  /// Bluetooth is on.
  case poweredOn = 5
}

/// A change of a device's connection, perhaps by another app.
public enum CBConnectionEvent: Int, Sendable {
  /// The device has disconnected.
  case peerDisconnected = 0
  /// The device has connected.
  case peerConnected = 1
}

extension CBATTError {
  /// The code `success`.
  public static var success: Code { .success }
  /// The code `invalidHandle`.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `readNotPermitted`.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The code `writeNotPermitted`.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The code `invalidPdu`.
  public static var invalidPdu: Code { .invalidPdu }
  /// The code `insufficientAuthentication`.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The code `requestNotSupported`.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The code `invalidOffset`.
  public static var invalidOffset: Code { .invalidOffset }
  /// The code `insufficientAuthorization`.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// The code `prepareQueueFull`.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// The code `attributeNotFound`.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The code `attributeNotLong`.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The code `insufficientEncryptionKeySize`.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The code `invalidAttributeValueLength`.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// The code `unlikelyError`.
  public static var unlikelyError: Code { .unlikelyError }
  /// The code `insufficientEncryption`.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The code `unsupportedGroupType`.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The code `insufficientResources`.
  public static var insufficientResources: Code { .insufficientResources }
}

extension CBError {
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `invalidParameters`.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code `invalidHandle`.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code `notConnected`.
  public static var notConnected: Code { .notConnected }
  /// The code `outOfSpace`.
  public static var outOfSpace: Code { .outOfSpace }
  /// The code `operationCancelled`.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code `connectionTimeout`.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `peripheralDisconnected`.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code `uuidNotAllowed`.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The code `alreadyAdvertising`.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code `connectionFailed`.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code `connectionLimitReached`.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The code `unknownDevice`.
  public static var unknownDevice: Code { .unknownDevice }
  /// The code `operationNotSupported`.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The code `peerRemovedPairingInformation`.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The code `encryptionTimedOut`.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// The code `tooManyLEPairedDevices`.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  /// The code `leGattExceededBackgroundNotificationLimit`.
  public static var leGattExceededBackgroundNotificationLimit: Code { .leGattExceededBackgroundNotificationLimit }
  /// The code `leGattNearBackgroundNotificationLimit`.
  public static var leGattNearBackgroundNotificationLimit: Code { .leGattNearBackgroundNotificationLimit }
  /// The code `unkownDevice`.
  public static var unkownDevice: Code { .unkownDevice }
}

/// The descriptor with further properties of a characteristic.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The descriptor with the user's description of a characteristic.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The descriptor with which a client enables notifications.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The descriptor with which a server configures broadcasts.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The descriptor with the format of a value.
public let CBUUIDCharacteristicFormatString = "2904"
/// The descriptor that lists the formats of an aggregate value.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
/// The descriptor with the valid range of a value.
public let CBUUIDCharacteristicValidRangeString = "2906"
/// The descriptor with the schedule of observations.
public let CBUUIDCharacteristicObservationScheduleString = "2910"
/// The characteristic with the PSM of a channel.
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"

/// The key of the name: a string.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the transmission power in dBm: a number.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of the identifiers of services: an array.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the data of services: a dictionary of data by identifier.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of the manufacturer data, which starts with the company identifier: data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the service identifiers in the overflow area: an array; never present here.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of whether the device is connectable: a number.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of the service identifiers that the device solicits: an array; never present here.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"

/// The key of whether the user is alerted that Bluetooth is off: a Boolean.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the identifier under which the system restores the manager: a string.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether the app uses devices for media: a Boolean.
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
/// The key of whether a scan reports duplicates: a Boolean.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the service identifiers that a device solicits: an array.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey =
  "kCBScanOptionSolicitedServiceUUIDs"
/// The key of whether the system alerts the user of a connection: a Boolean.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether the system alerts the user of a disconnection: a Boolean.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// The key of whether the system alerts the user of all notifications of the device: a Boolean.
public let CBConnectPeripheralOptionNotifyOnNotificationKey =
  "kCBConnectOptionNotifyOnNotification"
/// The key of the delay in seconds before the connection: a number.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
/// The key of whether the device is also connected by Bluetooth Classic: a Boolean.
public let CBConnectPeripheralOptionEnableTransportBridgingKey =
  "kCBConnectOptionEnableTransportBridging"
/// The key of whether the device must be authorized to read notifications of the phone: a
/// Boolean.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// The key of whether a lost connection is re-established: a Boolean.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
/// The key of the devices in a restored state: an array.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the services of the scan in a restored state: an array.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of the options of the scan in a restored state: a dictionary.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"

/// The key of whether the user is alerted that Bluetooth is off: a Boolean.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the identifier under which the system restores the manager: a string.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the services in a restored state: an array.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of the advertisement in a restored state: a dictionary.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// The permission of the app to share data by Bluetooth; an older type.
@available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use CBManagerAuthorization instead")
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot grant the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The app may share data.
  case authorized = 3
}

/// The latency of a connection.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
  /// Low latency.
  case low = 0
  /// Medium latency.
  case medium = 1
  /// High latency, which saves power.
  case high = 2
}

/// The state of a peripheral manager; an older type.
@available(iOS, introduced: 6.0, deprecated: 10.0, message: "Use CBManagerState instead")
public enum CBPeripheralManagerState: Int, Sendable {
  /// The state is not yet known.
  case unknown = 0
  /// The connection to the system's Bluetooth service was lost for the moment.
  case resetting = 1
  /// The machine has no Bluetooth.
  case unsupported = 2
  /// The app may not use Bluetooth.
  case unauthorized = 3
  /// Bluetooth is off.
  case poweredOff = 4
  /// Bluetooth is on.
  case poweredOn = 5
}

/// The permission of the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot grant the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The app may use Bluetooth.
  case allowedAlways = 3
}

/// The state of a manager.
public enum CBManagerState: Int, Sendable {
  /// The state is not yet known.
  case unknown = 0
  /// The connection to the system's Bluetooth service was lost for the moment.
  case resetting = 1
  /// The machine has no Bluetooth.
  case unsupported = 2
  /// The app may not use Bluetooth.
  case unauthorized = 3
  /// Bluetooth is off.
  case poweredOff = 4
  /// Bluetooth is on.
  case poweredOn = 5
}

/// The types of write operations.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// The device confirms the value.
  case withResponse = 0
  /// The device does not confirm the value.
  case withoutResponse = 1
}

/// The state of the connection to a device.
public enum CBPeripheralState: Int, Sendable {
  /// There is no connection.
  case disconnected = 0
  /// The connection is being established.
  case connecting = 1
  /// There is a connection.
  case connected = 2
  /// The connection is being ended.
  case disconnecting = 3
}
