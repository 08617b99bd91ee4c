// The properties of audio converters, with their documented codes of four characters.

/// The smallest size of an input buffer in bytes, a `UInt32`: `'mibs'`.
public let kAudioConverterPropertyMinimumInputBufferSize: AudioConverterPropertyID = 0x6D69_6273
/// The smallest size of an output buffer in bytes, a `UInt32`: `'mobs'`.
public let kAudioConverterPropertyMinimumOutputBufferSize: AudioConverterPropertyID = 0x6D6F_6273
/// The largest size of an input packet in bytes, a `UInt32`: `'xips'`.
public let kAudioConverterPropertyMaximumInputPacketSize: AudioConverterPropertyID = 0x7869_7073
/// The largest size of an output packet in bytes, a `UInt32`: `'xops'`.
public let kAudioConverterPropertyMaximumOutputPacketSize: AudioConverterPropertyID = 0x786F_7073
/// The size of the input in bytes for a size of the output, a `UInt32`: `'cibs'`.
public let kAudioConverterPropertyCalculateInputBufferSize: AudioConverterPropertyID = 0x6369_6273
/// The size of the output in bytes for a size of the input, a `UInt32`: `'cobs'`.
public let kAudioConverterPropertyCalculateOutputBufferSize: AudioConverterPropertyID = 0x636F_6273
/// The kind of the conversion of the rate, a `UInt32`: `'srca'`.
public let kAudioConverterSampleRateConverterComplexity: AudioConverterPropertyID = 0x7372_6361
/// The quality of the conversion of the rate, a `UInt32`: `'srcq'`.
public let kAudioConverterSampleRateConverterQuality: AudioConverterPropertyID = 0x7372_6371
/// The quality of the codec, a `UInt32`; has no effect: `'cdqu'`.
public let kAudioConverterCodecQuality: AudioConverterPropertyID = 0x6364_7175
/// The way in which the conversion begins, a `UInt32`; has no effect: `'prmm'`.
public let kAudioConverterPrimeMethod: AudioConverterPropertyID = 0x7072_6D6D
/// The frames before and after the conversion, an `AudioConverterPrimeInfo`: `'prim'`.
public let kAudioConverterPrimeInfo: AudioConverterPropertyID = 0x7072_696D
/// The input channel of each output channel, −1 for none, an array of `Int32`: `'chmp'`.
public let kAudioConverterChannelMap: AudioConverterPropertyID = 0x6368_6D70
/// The data that the input format needs besides its packets, as bytes: `'dmgc'`.
public let kAudioConverterDecompressionMagicCookie: AudioConverterPropertyID = 0x646D_6763
/// The data that the output format needs besides its packets, as bytes: `'cmgc'`.
public let kAudioConverterCompressionMagicCookie: AudioConverterPropertyID = 0x636D_6763
/// The number of bits of a second of the output, a `UInt32`: `'brat'`.
public let kAudioConverterEncodeBitRate: AudioConverterPropertyID = 0x6272_6174
/// The arrangement of the input channels, an `AudioChannelLayout`: `'icl '`.
public let kAudioConverterInputChannelLayout: AudioConverterPropertyID = 0x6963_6C20
/// The arrangement of the output channels, an `AudioChannelLayout`: `'ocl '`.
public let kAudioConverterOutputChannelLayout: AudioConverterPropertyID = 0x6F63_6C20
/// The format of the output, an `AudioStreamBasicDescription`: `'acod'`.
public let kAudioConverterCurrentOutputStreamDescription: AudioConverterPropertyID = 0x6163_6F64
/// The format of the input, an `AudioStreamBasicDescription`: `'acid'`.
public let kAudioConverterCurrentInputStreamDescription: AudioConverterPropertyID = 0x6163_6964
/// The number of bits of a sample before compression, a `UInt32`: `'acbd'`.
public let kAudioConverterPropertyBitDepthHint: AudioConverterPropertyID = 0x6163_6264
