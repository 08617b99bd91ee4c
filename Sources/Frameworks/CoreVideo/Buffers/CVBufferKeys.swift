// The keys of buffer attachments.
//
// - Source: guess: the text of a key is that of its name without the prefix and `Key`.

/// The key of a frame's time, a dictionary; never set here.
public let kCVBufferMovieTimeKey: CFString = "QTMovieTime"
/// The key of the value in the time of a buffer.
public let kCVBufferTimeValueKey: CFString = "TimeValue"
/// The key of the timescale in the time of a buffer.
public let kCVBufferTimeScaleKey: CFString = "TimeScale"
/// The key of the propagated attachments, in a dictionary of buffer attributes.
public let kCVBufferPropagatedAttachmentsKey: CFString = "PropagatedAttachments"
/// The key of the other attachments, in a dictionary of buffer attributes.
public let kCVBufferNonPropagatedAttachmentsKey: CFString = "NonPropagatedAttachments"
