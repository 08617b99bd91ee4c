// The status codes of audio converters. The numbers are documented.

/// This phone does not convert the format: `'fmt?'`.
public let kAudioConverterErr_FormatNotSupported: OSStatus = 0x666D_743F
/// The converter cannot do this: `'op??'`.
public let kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F70_3F3F
/// The converter has no such property: `'prop'`.
public let kAudioConverterErr_PropertyNotSupported: OSStatus = 0x7072_6F70
/// The size of the input is not one of whole packets: `'insz'`.
public let kAudioConverterErr_InvalidInputSize: OSStatus = 0x696E_737A
/// The size of the output is not one of whole packets, or too small: `'otsz'`.
public let kAudioConverterErr_InvalidOutputSize: OSStatus = 0x6F74_737A
/// Another error: `'what'`.
public let kAudioConverterErr_UnspecifiedError: OSStatus = 0x7768_6174
/// The size does not match the property's: `'!siz'`.
public let kAudioConverterErr_BadPropertySizeError: OSStatus = 0x2173_697A
/// The input has no descriptions of its packets: `'!pkd'`.
public let kAudioConverterErr_RequiresPacketDescriptionsError: OSStatus = 0x2170_6B64
/// The sample rate of the input is invalid: `'!isr'`.
public let kAudioConverterErr_InputSampleRateOutOfRange: OSStatus = 0x2169_7372
/// The sample rate of the output is invalid: `'!osr'`.
public let kAudioConverterErr_OutputSampleRateOutOfRange: OSStatus = 0x216F_7372
/// The codec is in use; never returned here: `'hwiu'`.
public let kAudioConverterErr_HardwareInUse: OSStatus = 0x6877_6975
/// The codec may not be used; never returned here: `'perm'`.
public let kAudioConverterErr_NoHardwarePermission: OSStatus = 0x7065_726D
