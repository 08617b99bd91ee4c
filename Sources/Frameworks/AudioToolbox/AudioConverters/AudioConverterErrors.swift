// The status codes of audio converters. The numbers are documented.

/// The format is not supported: `'fmt?'`.
public let kAudioConverterErr_FormatNotSupported: OSStatus = 0x666D_743F
/// The converter does not support the operation: `'op??'`.
public let kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F70_3F3F
/// The converter does not support the property: `'prop'`.
public let kAudioConverterErr_PropertyNotSupported: OSStatus = 0x7072_6F70
/// The input size is not a multiple of the packet size: `'insz'`.
public let kAudioConverterErr_InvalidInputSize: OSStatus = 0x696E_737A
/// The output size is not a multiple of the packet size, or is too small: `'otsz'`.
public let kAudioConverterErr_InvalidOutputSize: OSStatus = 0x6F74_737A
/// Unspecified error: `'what'`.
public let kAudioConverterErr_UnspecifiedError: OSStatus = 0x7768_6174
/// The size is wrong for the property: `'!siz'`.
public let kAudioConverterErr_BadPropertySizeError: OSStatus = 0x2173_697A
/// The input lacks packet descriptions: `'!pkd'`.
public let kAudioConverterErr_RequiresPacketDescriptionsError: OSStatus = 0x2170_6B64
/// The input sample rate is invalid: `'!isr'`.
public let kAudioConverterErr_InputSampleRateOutOfRange: OSStatus = 0x2169_7372
/// The output sample rate is invalid: `'!osr'`.
public let kAudioConverterErr_OutputSampleRateOutOfRange: OSStatus = 0x216F_7372
/// The codec is in use; never returned here: `'hwiu'`.
public let kAudioConverterErr_HardwareInUse: OSStatus = 0x6877_6975
/// The codec may not be used; never returned here: `'perm'`.
public let kAudioConverterErr_NoHardwarePermission: OSStatus = 0x7065_726D
