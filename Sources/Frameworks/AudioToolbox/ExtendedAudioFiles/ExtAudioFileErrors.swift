// The status codes of extended audio files. The numbers are documented.

/// The codec was taken away; never returned here.
public let kExtAudioFileError_CodecUnavailableInputConsumed: OSStatus = -66559
/// The codec was taken away before the write; never returned here.
public let kExtAudioFileError_CodecUnavailableInputNotConsumed: OSStatus = -66560
/// The file does not support the property.
public let kExtAudioFileError_InvalidProperty: OSStatus = -66561
/// The size is wrong for the property.
public let kExtAudioFileError_InvalidPropertySize: OSStatus = -66562
/// The app's format is not linear PCM.
public let kExtAudioFileError_NonPCMClientFormat: OSStatus = -66563
/// The channels do not match the format.
public let kExtAudioFileError_InvalidChannelMap: OSStatus = -66564
/// The function cannot be called in this context.
public let kExtAudioFileError_InvalidOperationOrder: OSStatus = -66565
/// The format of the file is invalid.
public let kExtAudioFileError_InvalidDataFormat: OSStatus = -66566
/// The maximum size of a packet is unknown; never returned here.
public let kExtAudioFileError_MaxPacketSizeUnknown: OSStatus = -66567
/// The file is open for writing, or the frame is out of range.
public let kExtAudioFileError_InvalidSeek: OSStatus = -66568
/// Too many frames are written at once; never returned here.
public let kExtAudioFileError_AsyncWriteTooLarge: OSStatus = -66569
/// Frames were not written in time; never returned here.
public let kExtAudioFileError_AsyncWriteBufferOverflow: OSStatus = -66570
