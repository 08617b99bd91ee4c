// The keys of options and of restored states; their values are those in public logs (reported).

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
/// The key of whether the device must be authorized to read notifications of the phone: a Boolean.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// The key of whether a lost connection is re-established: a Boolean.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
/// The key of the devices in a restored state: an array.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the services of the scan in a restored state: an array.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of the options of the scan in a restored state: a dictionary.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
