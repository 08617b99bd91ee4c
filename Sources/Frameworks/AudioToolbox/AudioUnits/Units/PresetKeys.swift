// The keys of a unit's state. Their texts are public in the files of presets.

/// The version of the unit.
public let kAUPresetVersionKey = "version"
/// The type of the unit.
public let kAUPresetTypeKey = "type"
/// The kind within the type.
public let kAUPresetSubtypeKey = "subtype"
/// The maker.
public let kAUPresetManufacturerKey = "manufacturer"
/// Data of the unit's own.
public let kAUPresetDataKey = "data"
/// The name of the preset.
public let kAUPresetNameKey = "name"
/// The number of the preset.
public let kAUPresetNumberKey = "preset-number"
