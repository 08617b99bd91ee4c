// The properties of audio converters, with their documented four-character codes.

/// The minimum size of an input buffer in bytes, a `UInt32`: `'mibs'`.
public let kAudioConverterPropertyMinimumInputBufferSize: AudioConverterPropertyID = 0x6D69_6273
/// The minimum size of an output buffer in bytes, a `UInt32`: `'mobs'`.
public let kAudioConverterPropertyMinimumOutputBufferSize: AudioConverterPropertyID = 0x6D6F_6273
/// The maximum size of an input packet in bytes, a `UInt32`: `'xips'`.
public let kAudioConverterPropertyMaximumInputPacketSize: AudioConverterPropertyID = 0x7869_7073
/// The maximum size of an output packet in bytes, a `UInt32`: `'xops'`.
public let kAudioConverterPropertyMaximumOutputPacketSize: AudioConverterPropertyID = 0x786F_7073
/// The input size in bytes for an output size, a `UInt32`: `'cibs'`.
public let kAudioConverterPropertyCalculateInputBufferSize: AudioConverterPropertyID = 0x6369_6273
/// The output size in bytes for an input size, a `UInt32`: `'cobs'`.
public let kAudioConverterPropertyCalculateOutputBufferSize: AudioConverterPropertyID = 0x636F_6273
/// The algorithm of the sample rate conversion, a `UInt32`: `'srca'`.
public let kAudioConverterSampleRateConverterComplexity: AudioConverterPropertyID = 0x7372_6361
/// The quality of the sample rate conversion, a `UInt32`: `'srcq'`.
public let kAudioConverterSampleRateConverterQuality: AudioConverterPropertyID = 0x7372_6371
/// The quality of the codec, a `UInt32`; has no effect: `'cdqu'`.
public let kAudioConverterCodecQuality: AudioConverterPropertyID = 0x6364_7175
/// The priming method, a `UInt32`; has no effect: `'prmm'`.
public let kAudioConverterPrimeMethod: AudioConverterPropertyID = 0x7072_6D6D
/// The priming frames, an `AudioConverterPrimeInfo`: `'prim'`.
public let kAudioConverterPrimeInfo: AudioConverterPropertyID = 0x7072_696D
/// The input channel of each output channel, −1 for none, an array of `Int32`: `'chmp'`.
public let kAudioConverterChannelMap: AudioConverterPropertyID = 0x6368_6D70
/// The magic cookie of the input format, as bytes: `'dmgc'`.
public let kAudioConverterDecompressionMagicCookie: AudioConverterPropertyID = 0x646D_6763
/// The magic cookie of the output format, as bytes: `'cmgc'`.
public let kAudioConverterCompressionMagicCookie: AudioConverterPropertyID = 0x636D_6763
/// The bit rate of the output, in bits per second, a `UInt32`: `'brat'`.
public let kAudioConverterEncodeBitRate: AudioConverterPropertyID = 0x6272_6174
/// The layout of the input channels, an `AudioChannelLayout`: `'icl '`.
public let kAudioConverterInputChannelLayout: AudioConverterPropertyID = 0x6963_6C20
/// The layout of the output channels, an `AudioChannelLayout`: `'ocl '`.
public let kAudioConverterOutputChannelLayout: AudioConverterPropertyID = 0x6F63_6C20
/// The format of the output, an `AudioStreamBasicDescription`: `'acod'`.
public let kAudioConverterCurrentOutputStreamDescription: AudioConverterPropertyID = 0x6163_6F64
/// The format of the input, an `AudioStreamBasicDescription`: `'acid'`.
public let kAudioConverterCurrentInputStreamDescription: AudioConverterPropertyID = 0x6163_6964
/// The bits per sample before compression, a `UInt32`: `'acbd'`.
public let kAudioConverterPropertyBitDepthHint: AudioConverterPropertyID = 0x6163_6264
