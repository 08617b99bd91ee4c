// The identifiers of descriptors, as the Bluetooth specification assigns them (documented), and
// that of the characteristic with which a device publishes the PSM of a channel.

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
