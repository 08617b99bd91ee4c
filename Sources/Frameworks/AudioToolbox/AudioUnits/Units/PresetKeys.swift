// The keys of a unit's state. Their strings are public in preset files.

/// The version of the unit.
public let kAUPresetVersionKey = "version"
/// The type of the unit.
public let kAUPresetTypeKey = "type"
/// The subtype.
public let kAUPresetSubtypeKey = "subtype"
/// The maker.
public let kAUPresetManufacturerKey = "manufacturer"
/// Data in the unit's own format.
public let kAUPresetDataKey = "data"
/// The name of the preset.
public let kAUPresetNameKey = "name"
/// The number of the preset.
public let kAUPresetNumberKey = "preset-number"
