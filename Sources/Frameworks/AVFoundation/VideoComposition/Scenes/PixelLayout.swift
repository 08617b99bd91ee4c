import TactusMediaReading

/// The conversion between the components of a pixel buffer and frames (Players.PB7…).
enum PixelLayout {
  /// The offsets of blue, green, red and alpha, and the bytes per pixel; a negative alpha offset
  /// means no alpha.
  case packed(blue: Int, green: Int, red: Int, alpha: Int, size: Int)
  /// Luma, and chroma for each four pixels, interleaved in one plane or in two planes.
  case luma(isFull: Bool, planes: Int)

  /// Finds the layout of a format; nil if it is not supported.
  init?(_ format: OSType) {
    switch format {
    case kCVPixelFormatType_32BGRA:
      self = .packed(blue: 0, green: 1, red: 2, alpha: 3, size: 4)
    case kCVPixelFormatType_32ARGB:
      self = .packed(blue: 3, green: 2, red: 1, alpha: 0, size: 4)
    case kCVPixelFormatType_32ABGR:
      self = .packed(blue: 1, green: 2, red: 3, alpha: 0, size: 4)
    case kCVPixelFormatType_32RGBA:
      self = .packed(blue: 2, green: 1, red: 0, alpha: 3, size: 4)
    case kCVPixelFormatType_24RGB:
      self = .packed(blue: 2, green: 1, red: 0, alpha: -1, size: 3)
    case kCVPixelFormatType_24BGR:
      self = .packed(blue: 0, green: 1, red: 2, alpha: -1, size: 3)
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: self = .luma(isFull: false, planes: 2)
    case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: self = .luma(isFull: true, planes: 2)
    case kCVPixelFormatType_420YpCbCr8Planar: self = .luma(isFull: false, planes: 3)
    default: return nil
    }
  }

  /// Writes a frame into a buffer of its size.
  func write(_ picture: VideoPicture, to buffer: CVPixelBuffer) {
    let (width, height) = (picture.size.width, picture.size.height)
    picture.pixels.withUnsafeBufferPointer { pixels in
      switch self {
      case .packed(let blue, let green, let red, let alpha, let size):
        guard let target = Rows(buffer, 0) else { return }
        for row in 0..<height {
          var (from, to) = (row * width * 4, row * target.length)
          for _ in 0..<width {
            target.bytes[to + blue] = pixels[from]
            target.bytes[to + green] = pixels[from + 1]
            target.bytes[to + red] = pixels[from + 2]
            if alpha >= 0 { target.bytes[to + alpha] = pixels[from + 3] }
            (from, to) = (from + 4, to + size)
          }
        }
      case .luma(let isFull, let planes):
        guard let luma = Rows(buffer, 0), let chroma = Rows(buffer, 1) else { return }
        let second = planes == 3 ? Rows(buffer, 2) : nil
        let colors = LumaColors(isFull: isFull, height: height)
        for row in 0..<height {
          for column in 0..<width {
            let from = (row * width + column) * 4
            let (y, u, v) = colors.luma(pixels[from + 2], pixels[from + 1], pixels[from])
            luma.bytes[row * luma.length + column] = y
            // The upper left one of four pixels determines their chroma.
            guard row % 2 == 0, column % 2 == 0 else { continue }
            let place = row / 2 * chroma.length
            if let second {
              chroma.bytes[place + column / 2] = u
              second.bytes[row / 2 * second.length + column / 2] = v
            } else {
              chroma.bytes[place + column] = u
              chroma.bytes[place + column + 1] = v
            }
          }
        }
      }
    }
  }

  /// Returns the pixels of a buffer as a frame, which is opaque regardless of their alpha.
  func read(_ buffer: CVPixelBuffer, at time: Int64) -> VideoPicture? {
    let size = VideoSize(
      width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
    guard let first = Rows(buffer, 0) else { return nil }
    let (width, height) = (size.width, size.height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    switch self {
    case .packed(let blue, let green, let red, _, let bytes):
      for row in 0..<height {
        var (from, to) = (row * first.length, row * width * 4)
        for _ in 0..<width {
          pixels[to] = first.bytes[from + blue]
          pixels[to + 1] = first.bytes[from + green]
          pixels[to + 2] = first.bytes[from + red]
          (from, to) = (from + bytes, to + 4)
        }
      }
    case .luma(let isFull, let planes):
      guard let chroma = Rows(buffer, 1) else { return nil }
      let second = planes == 3 ? Rows(buffer, 2) : nil
      let colors = LumaColors(isFull: isFull, height: height)
      for row in 0..<height {
        for column in 0..<width {
          let place = row / 2 * chroma.length
          let u = chroma.bytes[place + (second == nil ? column / 2 * 2 : column / 2)]
          let v =
            second.map { $0.bytes[row / 2 * $0.length + column / 2] }
            ?? chroma.bytes[place + column / 2 * 2 + 1]
          let (red, green, blue) = colors.color(first.bytes[row * first.length + column], u, v)
          let to = (row * width + column) * 4
          (pixels[to], pixels[to + 1], pixels[to + 2]) = (blue, green, red)
        }
      }
    }
    return VideoPicture(time: time, size: size, pixels: pixels)
  }

  /// The rows of a plane in memory.
  private struct Rows {
    let bytes: UnsafeMutablePointer<UInt8>
    let length: Int

    init?(_ buffer: CVPixelBuffer, _ plane: Int) {
      guard let base = CVPixelBufferGetBaseAddressOfPlane(buffer, plane) else { return nil }
      bytes = base.assumingMemoryBound(to: UInt8.self)
      length = CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)
    }
  }
}
