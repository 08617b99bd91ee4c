// The results of functions.
//
// - Source: Apple's header. Confidence: documented.

/// The result of a function: 0, or the code of an error.
public typealias CVReturn = Int32

/// No error.
public let kCVReturnSuccess: CVReturn = 0
/// An error of another kind.
public let kCVReturnError: CVReturn = -6660
/// A parameter is wrong.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is wrong.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes of a buffer are wrong.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The buffers of a pool are used up.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// A pool has no memory.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The attributes of a pool are wrong.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
