// The keys of an advertisement; their texts are those in public logs of iPhones (reported).

/// The key of the name: a string.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the transmission power in dBm: a number.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of the identifiers of services: an array.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the data of services: a dictionary of data by identifier.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of the data of the manufacturer, which begins with its number: data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the identifiers of services in the overflow area: an array; never present here.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of whether the device can be connected: a number.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of the identifiers of services that the device looks for: an array; never present here.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
