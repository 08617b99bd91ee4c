import TactusCoreFoundation

/// Returns the identifier of the type of compression sessions.
public func VTCompressionSessionGetTypeID() -> CFTypeID { VTCompressionSession.typeID }
