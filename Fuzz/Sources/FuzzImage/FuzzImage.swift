import ImageIO

/// Reads arbitrary bytes as an image file.
///
/// A source never crashes. It has as many images as it says, each with the size in its properties,
/// and a source without images says why.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzImage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let source = CGImageSourceCreateWithData(data, nil) else { return 0 }
  let images = CGImageSourceGetCount(source)
  precondition(
    (images > 0)
      == (CGImageSourceGetStatus(source) == .statusComplete
        || CGImageSourceGetStatus(source) == .statusUnexpectedEOF && images > 0),
    "a source without images has the status of an error")
  for index in (0..<min(images, 8)).reversed() {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
    precondition(
      properties?[kCGImagePropertyPixelWidth] as? Int == image.width,
      "an image has the width of its properties")
  }
  precondition(
    CGImageSourceCreateImageAtIndex(source, images, nil) == nil, "there is no further image")
  return 0
}
