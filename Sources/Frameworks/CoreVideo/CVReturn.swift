// The results of Core Video's functions.
//
// - Source: Apple's header. Confidence: documented.

/// The result of a function: 0, or the code of an error.
public typealias CVReturn = Int32

/// No error.
public let kCVReturnSuccess: CVReturn = 0
/// An unspecified error.
public let kCVReturnError: CVReturn = -6660
/// An argument is invalid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// A size is invalid.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes of a pixel buffer are invalid.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The pool's allocation threshold would be exceeded.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The pool cannot allocate memory.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The attributes of a pool are invalid.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
