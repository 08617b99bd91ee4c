// The qualities and algorithms of sample rate conversion, with their documented numbers.

/// The highest quality.
public let kAudioConverterQuality_Max: UInt32 = 127
/// A high quality.
public let kAudioConverterQuality_High: UInt32 = 96
/// Medium quality, the default.
public let kAudioConverterQuality_Medium: UInt32 = 64
/// A low quality.
public let kAudioConverterQuality_Low: UInt32 = 32
/// The lowest quality.
public let kAudioConverterQuality_Min: UInt32 = 0

/// Linear interpolation: `'line'`.
public let kAudioConverterSampleRateConverterComplexity_Linear: UInt32 = 0x6C69_6E65
/// A filter of normal length: `'norm'`.
public let kAudioConverterSampleRateConverterComplexity_Normal: UInt32 = 0x6E6F_726D
/// The longest filter: `'bats'`.
public let kAudioConverterSampleRateConverterComplexity_Mastering: UInt32 = 0x6261_7473
/// A minimum-phase filter; here the same as the normal one: `'minp'`.
public let kAudioConverterSampleRateConverterComplexity_MinimumPhase: UInt32 = 0x6D69_6E70

/// The conversion is primed with frames before the first one.
public let kConverterPrimeMethod_Pre: UInt32 = 0
/// The conversion ends with frames after the last one.
public let kConverterPrimeMethod_Normal: UInt32 = 1
/// The conversion is not primed.
public let kConverterPrimeMethod_None: UInt32 = 2
