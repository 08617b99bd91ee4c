// The values of Apple's public header. Confidence: documented.

/// The code of errors of the compression of data.
public let NSCompressionFailedError = 5376
/// The code of errors of the decompression of data.
public let NSDecompressionFailedError = 5377
