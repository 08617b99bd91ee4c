// The flags of linear PCM and Apple Lossless, with their documented numbers.

/// Samples must not be mixed.
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
/// All flags are clear; 0 stands for flags that are not set.
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31

/// Samples are floating-point numbers.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// Samples are big-endian.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// Samples are signed integers.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// The bits of a sample fill its bytes.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
/// The bits of a sample are the high ones of its bytes.
public let kLinearPCMFormatFlagIsAlignedHigh = kAudioFormatFlagIsAlignedHigh
/// Each channel has a buffer of its own.
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved
/// Samples must not be mixed.
public let kLinearPCMFormatFlagIsNonMixable = kAudioFormatFlagIsNonMixable
/// The shift of the number of fraction bits in the flags.
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
/// The mask of the number of fraction bits in the flags.
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x3F << 7
/// All flags of linear PCM are clear.
public let kLinearPCMFormatFlagsAreAllClear = kAudioFormatFlagsAreAllClear

/// The source of Apple Lossless had 16 bits.
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
/// The source of Apple Lossless had 20 bits.
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
/// The source of Apple Lossless had 24 bits.
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
/// The source of Apple Lossless had 32 bits.
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4

/// Any sample rate.
public let kAudioStreamAnyRate: Float64 = 0
