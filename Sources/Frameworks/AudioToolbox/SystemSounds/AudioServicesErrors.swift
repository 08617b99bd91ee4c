// The status codes of Audio Services. The numbers are documented.

/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// The property is not supported: `'pty?'`.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size is wrong for the property: `'!siz'`.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The size is wrong for a sound identifier: `'!spc'`.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// Unspecified error, such as a file that cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The phone did not respond in time; never returned here.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The sound is longer than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502
