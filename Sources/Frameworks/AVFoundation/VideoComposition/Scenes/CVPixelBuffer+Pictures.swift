import TactusMediaReading

extension CVBuffer {
  /// Returns the pixel format of attributes; nil without a supported one.
  ///
  /// If a value lists several formats, the first one counts.
  static func format(of attributes: [String: Any]?) -> OSType? {
    let value = attributes?[kCVPixelBufferPixelFormatTypeKey as String]
    let number = (value as? [Any])?.first ?? value
    if let type = number as? OSType { return type }
    if let type = number as? Int { return OSType(exactly: type) }
    return (number as? NSNumber)?.uint32Value
  }

  /// Creates a buffer with a frame; nil if the format is not supported.
  static func make(_ picture: VideoPicture, format: OSType) -> CVPixelBuffer? {
    let (width, height) = (picture.size.width, picture.size.height)
    guard let layout = PixelLayout(format) else { return nil }
    var made: CVPixelBuffer?
    guard CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess,
      let buffer = made
    else { return nil }
    layout.write(picture, to: buffer)
    return buffer
  }

  /// Returns the pixels as a frame; nil if the format is not supported.
  func picture(at time: Int64) -> VideoPicture? {
    PixelLayout(CVPixelBufferGetPixelFormatType(self))?.read(self, at: time)
  }
}
