// The keys of the settings of files, formats, players and recorders.

/// The key of the sample format, an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the sample rate, a `Double`.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels, an `Int`.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits per sample of linear PCM: 8, 16, 24, 32 or 64.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether samples of linear PCM are big-endian.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples of linear PCM are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has a buffer of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the type of the file, an `AudioFileTypeID`; by default, the extension determines it.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The key of the encoder quality; ignored here.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the encoder quality with a variable bit rate; ignored here.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// The key of the bit rate of an AAC encoder, in bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bit rate per channel of an AAC encoder, in bits per second.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the bit rate strategy; ignored here.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The key of the bits per sample of Apple Lossless or FLAC: 16, 24 or 32.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the sample rate conversion algorithm; ignored here.
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
/// The key of the sample rate conversion quality; ignored here.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
/// The key of the channel layout, as `Data`; ignored here.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
