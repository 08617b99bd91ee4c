// The functions of image sources with an `NSDictionary`, which on an iPhone is a `CFDictionary`.

/// Creates a source of the bytes of a file.
@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: NSDictionary
) -> CGImageSource? { CGImageSourceCreateWithData(data, options.values) }

/// Creates a source of a file; `nil` if it cannot be read.
@_disfavoredOverload
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: NSDictionary
) -> CGImageSource? { CGImageSourceCreateWithURL(url, options.values) }

/// Creates a source of the bytes of a data provider; `nil` if there are none.
@_disfavoredOverload
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: NSDictionary
) -> CGImageSource? { CGImageSourceCreateWithDataProvider(provider, options.values) }

/// Creates an incremental source.
@_disfavoredOverload
public func CGImageSourceCreateIncremental(
  _ options: NSDictionary
) -> CGImageSource { CGImageSourceCreateIncremental(options.values) }

/// Returns the properties of a source's file; `nil` without images.
@_disfavoredOverload
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: NSDictionary
) -> CFDictionary? { CGImageSourceCopyProperties(isrc, options.values) }

/// Returns the properties of an image of a source; `nil` if there is no such image.
@_disfavoredOverload
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CFDictionary? { CGImageSourceCopyPropertiesAtIndex(isrc, index, options.values) }

/// Returns an image of a source; `nil` if there is no such image.
@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options.values) }

/// Returns a thumbnail of an image of a source; `nil` unless the options request one.
@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(isrc, index, options.values) }
