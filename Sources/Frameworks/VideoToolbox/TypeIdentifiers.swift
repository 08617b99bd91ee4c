import TactusCoreFoundation

/// Returns the identifier of the type of compression sessions.
public func VTCompressionSessionGetTypeID() -> CFTypeID { VTCompressionSession.typeID }

/// Returns the identifier of the type of decompression sessions.
public func VTDecompressionSessionGetTypeID() -> CFTypeID { VTDecompressionSession.typeID }

/// Returns the identifier of the type of sessions that convert pixels.
public func VTPixelTransferSessionGetTypeID() -> CFTypeID { VTPixelTransferSession.typeID }
