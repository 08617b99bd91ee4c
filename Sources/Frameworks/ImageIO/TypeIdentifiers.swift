import TactusCoreFoundation

/// Returns the identifier of the type of image destinations.
public func CGImageDestinationGetTypeID() -> CFTypeID { CGImageDestination.typeID }

/// Returns the identifier of the type of image sources.
public func CGImageSourceGetTypeID() -> CFTypeID { CGImageSource.typeID }
