// The status codes of audio units. The numbers are documented.

/// The unit does not support the property.
public let kAudioUnitErr_InvalidProperty: OSStatus = -10879
/// The unit does not support the parameter.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// The unit does not have the element.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// Nothing is connected to the input.
public let kAudioUnitErr_NoConnection: OSStatus = -10876
/// The unit cannot be initialized.
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
/// More frames are requested than the maximum per slice.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// The unit does not support the format.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// The unit is not initialized.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// The property is not valid in the scope.
public let kAudioUnitErr_InvalidScope: OSStatus = -10866
/// The property cannot be set.
public let kAudioUnitErr_PropertyNotWritable: OSStatus = -10865
/// The function cannot be called in this context.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
/// The value is invalid.
public let kAudioUnitErr_InvalidPropertyValue: OSStatus = -10851
/// The property has no value.
public let kAudioUnitErr_PropertyNotInUse: OSStatus = -10850
/// The unit is already initialized.
public let kAudioUnitErr_Initialized: OSStatus = -10849
/// The unit was disposed of.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749
