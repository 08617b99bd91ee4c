import TactusCoreFoundation

/// Returns the Core Foundation type of block buffers.
public func CMBlockBufferGetTypeID() -> CFTypeID { CMBlockBuffer.typeID }

/// Returns the Core Foundation type of clocks.
public func CMClockGetTypeID() -> CFTypeID { CMClock.typeID }

/// Returns the Core Foundation type of format descriptions.
public func CMFormatDescriptionGetTypeID() -> CFTypeID { CMFormatDescription.typeID }

/// Returns the Core Foundation type of sample buffers.
public func CMSampleBufferGetTypeID() -> CFTypeID { CMSampleBuffer.typeID }

/// Returns the Core Foundation type of timebases.
public func CMTimebaseGetTypeID() -> CFTypeID { CMTimebase.typeID }
