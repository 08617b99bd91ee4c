import TactusCoreFoundation

/// Returns the identifier of the type of block buffers.
public func CMBlockBufferGetTypeID() -> CFTypeID { CMBlockBuffer.typeID }

/// Returns the identifier of the type of clocks.
public func CMClockGetTypeID() -> CFTypeID { CMClock.typeID }

/// Returns the identifier of the type of format descriptions.
public func CMFormatDescriptionGetTypeID() -> CFTypeID { CMFormatDescription.typeID }

/// Returns the identifier of the type of sample buffers.
public func CMSampleBufferGetTypeID() -> CFTypeID { CMSampleBuffer.typeID }

/// Returns the identifier of the type of timebases.
public func CMTimebaseGetTypeID() -> CFTypeID { CMTimebase.typeID }
