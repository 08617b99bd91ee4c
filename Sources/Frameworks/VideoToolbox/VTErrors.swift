// The codes of errors.
//
// - Source: Apple's header. Confidence: documented.

/// A session does not have the property.
public let kVTPropertyNotSupportedErr: OSStatus = -12900
/// A property cannot be changed.
public let kVTPropertyReadOnlyErr: OSStatus = -12901
/// A parameter is wrong.
public let kVTParameterErr: OSStatus = -12902
/// The session has ended.
public let kVTInvalidSessionErr: OSStatus = -12903
/// There is not enough memory.
public let kVTAllocationFailedErr: OSStatus = -12904
/// Pictures cannot be converted between the formats.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
/// There is no decoder.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// A decoder cannot be created.
public let kVTCouldNotCreateInstanceErr: OSStatus = -12907
/// There is no encoder.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// The data for a decoder is wrong.
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
/// The format is not one of the decoder's.
public let kVTVideoDecoderUnsupportedDataFormatErr: OSStatus = -12910
/// The decoder has failed.
public let kVTVideoDecoderMalfunctionErr: OSStatus = -12911
/// The encoder has failed.
public let kVTVideoEncoderMalfunctionErr: OSStatus = -12912
