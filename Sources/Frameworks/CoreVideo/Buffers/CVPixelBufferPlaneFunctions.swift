/// Returns whether the components are in several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool {
  pixelBuffer.planes.count > 1
}

/// Returns the number of planes; 0 if the components follow each other.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
  CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

/// Returns the elements a row of a plane; 0 if there is none of the number.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.width ?? 0
}

/// Returns the rows of a plane; 0 if there is none of the number.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  pixelBuffer.plane(planeIndex)?.height ?? 0
}

/// Returns the bytes a row of a plane; 0 if there is none of the number.
public func CVPixelBufferGetBytesPerRowOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> Int { pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0 }

/// Returns the address of a plane's first element; `nil` if there is none of the number.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
  guard let plane = pixelBuffer.plane(planeIndex) else { return nil }
  return pixelBuffer.bytes.baseAddress.map { $0 + plane.offset }
}

extension CVBuffer {
  /// Returns a plane; `nil` if there is none of the number.
  fileprivate func plane(_ index: Int) -> Plane? {
    planes.indices.contains(index) ? planes[index] : nil
  }
}
