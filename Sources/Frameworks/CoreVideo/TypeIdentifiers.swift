import TactusCoreFoundation

/// Returns the identifier of the type of pixel buffers.
public func CVPixelBufferGetTypeID() -> CFTypeID { CVPixelBuffer.typeID }

/// Returns the identifier of the type of pools of pixel buffers.
public func CVPixelBufferPoolGetTypeID() -> CFTypeID { CVPixelBufferPool.typeID }
