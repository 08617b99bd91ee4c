// What Audio Services answer. The numbers are documented.

/// All is well.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such property: `'pty?'`.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size is not that of the property: `'!siz'`.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The size is not that of a sound's number: `'!spc'`.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// Something else is wrong, such as a file that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The phone did not take it in time; here it is never answered.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The sound is longer than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502
