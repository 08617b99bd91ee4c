// The functions of image sources. Steps ImageIO.IO1–IO6.

/// Creates a source of the bytes of a file.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Options, which have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data, isFinal: true) }

/// Creates a source of a file; `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data, isFinal: true)
}

/// Creates a source of the bytes of a data provider; `nil` if there are none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0, isFinal: true) } }

/// Creates an incremental source.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Sets the bytes of an incremental source.
///
/// - Parameters:
///   - isrc: The source.
///   - data: All bytes so far.
///   - final: Whether there are no more.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Sets the bytes of an incremental source by a data provider.
public func CGImageSourceUpdateDataProvider(
  _ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  isrc.update(provider.data ?? Data(), isFinal: final)
}

/// Returns the status of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the status of one of a source's images.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  guard (0..<isrc.count).contains(index) else {
    return isrc.status == .statusComplete ? .statusInvalidData : isrc.status
  }
  return index < isrc.count - 1 ? .statusComplete : isrc.status
}

/// Returns the number of images of a source; thumbnails are not counted.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the primary image: always the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the uniform type of a source's data; `nil` if the format is unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns the identifiers of the formats that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ImageFormat.allCases.map(\.rawValue)
}

/// Returns the properties of a source's file; `nil` without images.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties?.withObjects }

/// Returns the properties of an image of a source; `nil` if there is no such image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index)?.withObjects }

/// Returns an image of a source; `nil` if there is no such image.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let read = isrc.image(at: index) else { return nil }
  let image = CGImage(read, type: isrc.type)
  let factor = CGImageSource.number(options?[kCGImageSourceSubsampleFactor]) ?? 1
  guard factor > 1 else { return image }
  return image.scaled(toFit: Double(max(image.width, image.height)) / factor)
}

/// Returns a thumbnail of an image of a source; `nil` unless the options request one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.thumbnail(at: index, options ?? [:]) }

/// Does nothing: a source keeps decoded images while it exists.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
