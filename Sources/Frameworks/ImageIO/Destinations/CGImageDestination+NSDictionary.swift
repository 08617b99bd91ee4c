// The functions of image destinations with an `NSDictionary`, on an iPhone a `CFDictionary`.

extension NSDictionary {
  /// The keys and values.
  var values: CFDictionary { self as? [AnyHashable: Any] ?? [:] }
}

/// Creates a destination that appends a file to data; `nil` if the format cannot be written.
@_disfavoredOverload
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: NSDictionary
) -> CGImageDestination? { CGImageDestinationCreateWithData(data, type, count, options.values) }

/// Creates a destination that writes a file; `nil` if the format cannot be written.
@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: NSDictionary
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url, type, count, options.values) }

/// Adds an image.
@_disfavoredOverload
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary
) { CGImageDestinationAddImage(idst, image, properties.values) }

/// Adds an image of a source.
@_disfavoredOverload
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary
) { CGImageDestinationAddImageFromSource(idst, isrc, index, properties.values) }

/// Sets properties of the file, such as the loop count of a GIF.
@_disfavoredOverload
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: NSDictionary
) { CGImageDestinationSetProperties(idst, properties.values) }
