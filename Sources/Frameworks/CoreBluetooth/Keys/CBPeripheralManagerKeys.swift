// The keys of options and of restored states; their values are those in public logs (reported).

/// The key of whether the user is alerted that Bluetooth is off: a Boolean.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the identifier under which the system restores the manager: a string.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the services in a restored state: an array.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of the advertisement in a restored state: a dictionary.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
