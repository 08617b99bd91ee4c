// The functions of image destinations. Step ImageIO.IO7.

/// Creates a destination that appends a file to data; `nil` if the format cannot be written.
///
/// - Parameters:
///   - data: The data, which the finished file is appended to.
///   - type: The uniform type identifier of the format.
///   - count: The number of images.
///   - options: Options, which have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type: type, count: count) }

/// Creates a destination that writes a file; `nil` if the format cannot be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.url(url), type: type, count: count) }

/// Creates a destination that passes a file to a consumer; `nil` if the format cannot be written.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.consumer(consumer), type: type, count: count) }

/// Adds an image.
///
/// - Parameters:
///   - idst: The destination.
///   - image: The image.
///   - properties: Its properties, such as the delay in a GIF.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = isrc.image(at: index) else { return }
  let own = isrc.properties(at: index)?.withObjects ?? [:]
  idst.add(image, own.merging(properties ?? [:]) { _, new in new })
}

/// Sets properties of the file, such as the loop count of a GIF.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.set(properties)
}

/// Writes the file; returns whether all images were added and writing has succeeded.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Returns the identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageDestination.formats.map(\.rawValue)
}
