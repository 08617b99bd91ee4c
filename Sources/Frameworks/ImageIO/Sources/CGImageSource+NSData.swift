// The functions of image sources with an `NSData`, which on an iPhone is a `CFData`.

/// Creates a source of the bytes of a file.
@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: NSData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSourceCreateWithData(data as Data, options) }

/// Sets the bytes of an incremental source.
///
/// - Parameters:
///   - isrc: The source.
///   - data: All bytes so far.
///   - final: Whether there are no more.
@_disfavoredOverload
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
  CGImageSourceUpdateData(isrc, data as Data, final)
}
