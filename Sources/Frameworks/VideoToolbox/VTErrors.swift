// The codes of errors.
//
// - Source: Apple's header. Confidence: documented.

/// The session lacks the property.
public let kVTPropertyNotSupportedErr: OSStatus = -12900
/// The property is read-only.
public let kVTPropertyReadOnlyErr: OSStatus = -12901
/// A parameter is not valid.
public let kVTParameterErr: OSStatus = -12902
/// The session is not valid.
public let kVTInvalidSessionErr: OSStatus = -12903
/// There is not enough memory.
public let kVTAllocationFailedErr: OSStatus = -12904
/// The conversion between the pixel formats is not supported.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
/// No decoder was found.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// A decoder cannot be created.
public let kVTCouldNotCreateInstanceErr: OSStatus = -12907
/// No encoder was found.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// The decoder's input is damaged.
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
/// The decoder does not support the format.
public let kVTVideoDecoderUnsupportedDataFormatErr: OSStatus = -12910
/// The decoder has failed.
public let kVTVideoDecoderMalfunctionErr: OSStatus = -12911
/// The encoder has failed.
public let kVTVideoEncoderMalfunctionErr: OSStatus = -12912
