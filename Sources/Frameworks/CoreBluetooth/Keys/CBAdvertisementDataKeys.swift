// The keys of an advertisement; their values are those in public logs of iPhones (reported).

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
