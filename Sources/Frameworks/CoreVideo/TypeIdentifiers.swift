import TactusCoreFoundation

/// Returns the Core Foundation type of pixel buffers.
public func CVPixelBufferGetTypeID() -> CFTypeID { CVPixelBuffer.typeID }

/// Returns the Core Foundation type of pixel buffer pools.
public func CVPixelBufferPoolGetTypeID() -> CFTypeID { CVPixelBufferPool.typeID }
