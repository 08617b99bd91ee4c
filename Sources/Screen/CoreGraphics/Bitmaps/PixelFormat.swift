/// A pixel format with 8 or 16 bits per component, and its conversion to and from the painter's.
///
/// The painter's pixels are blue, green, red and alpha, one byte each, premultiplied.
struct PixelFormat: Sendable, Equatable {
  enum Colors: Sendable, Equatable { case rgb, gray, none }
  enum Alpha: Sendable, Equatable { case none, straight, multiplied }

  let colors: Colors
  let alpha: Alpha
  let bytesPerComponent: Int
  let bytesPerPixel: Int
  /// The offsets of red or gray, green, blue and alpha in a pixel; of the high byte if a component
  /// has two.
  private let places: (Int, Int, Int), alphaPlace: Int

  /// Creates the format for Core Graphics' arguments, or returns `nil` if it is not supported.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int?, model: CGColorSpaceModel?, info: CGBitmapInfo
  ) {
    guard [8, 16].contains(bitsPerComponent), info.isDisjoint(with: .floatInfoMask) else {
      return nil
    }
    bytesPerComponent = bitsPerComponent / 8
    let alphaInfo = info.alphaInfo
    // The components in their order in the pixel; nil is an unused component.
    let order: [Character?]
    switch (alphaInfo, model) {
    case (.alphaOnly, _): (order, colors) = (["a"], .none)
    case (.none, .rgb): (order, colors) = (["r", "g", "b"], .rgb)
    case (.premultipliedLast, .rgb), (.last, .rgb): (order, colors) = (["r", "g", "b", "a"], .rgb)
    case (.premultipliedFirst, .rgb), (.first, .rgb):
      (order, colors) = (["a", "r", "g", "b"], .rgb)
    case (.noneSkipLast, .rgb): (order, colors) = (["r", "g", "b", nil], .rgb)
    case (.noneSkipFirst, .rgb): (order, colors) = ([nil, "r", "g", "b"], .rgb)
    case (.none, .monochrome): (order, colors) = (["r"], .gray)
    case (.premultipliedLast, .monochrome), (.last, .monochrome):
      (order, colors) = (["r", "a"], .gray)
    default: return nil
    }
    switch alphaInfo {
    case .premultipliedLast, .premultipliedFirst, .alphaOnly: alpha = .multiplied
    case .last, .first: alpha = .straight
    default: alpha = .none
    }
    let size = order.count * bytesPerComponent
    guard bitsPerPixel == nil || bitsPerPixel == size * 8 else { return nil }
    bytesPerPixel = size
    func place(_ name: Character) -> Int {
      let index = (order.firstIndex(of: name) ?? 0) * (bitsPerComponent / 8)
      switch CGImageByteOrderInfo(rawValue: info.rawValue & CGBitmapInfo.byteOrderMask.rawValue) {
      case .order32Little where size == 4: return 3 - index
      case .order16Little where bitsPerComponent == 16: return index + 1
      default: return index
      }
    }
    places =
      colors == .rgb ? (place("r"), place("g"), place("b")) : (place("r"), place("r"), place("r"))
    alphaPlace = place("a")
  }

  static func == (a: PixelFormat, b: PixelFormat) -> Bool {
    a.colors == b.colors && a.alpha == b.alpha && a.bytesPerPixel == b.bytesPerPixel
      && a.places == b.places && a.alphaPlace == b.alphaPlace
  }

  // MARK: Converting

  /// Converts a row to the painter's pixels.
  func load(
    _ row: UnsafeRawPointer, into pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let source = row.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = source + index * bytesPerPixel
      let result = pixels + index * 4
      let opacity = alpha == .none ? 255 : pixel[alphaPlace]
      result[3] = opacity
      guard colors != .none else {
        (result[0], result[1], result[2]) = (0, 0, 0)
        continue
      }
      func color(_ place: Int) -> UInt8 {
        alpha == .straight ? Self.multiply(pixel[place], opacity) : min(pixel[place], opacity)
      }
      (result[2], result[1], result[0]) = (color(places.0), color(places.1), color(places.2))
    }
  }

  /// Converts a row of the painter's pixels to this format.
  func store(
    _ pixels: UnsafePointer<UInt8>, into row: UnsafeMutableRawPointer, count: Int
  ) {
    let target = row.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = target + index * bytesPerPixel
      let source = pixels + index * 4
      let opacity = source[3]
      if alpha != .none { put(opacity, at: alphaPlace, of: pixel) }
      func color(_ value: UInt8) -> UInt8 {
        alpha == .straight ? Self.divide(value, opacity) : value
      }
      switch colors {
      case .rgb:
        put(color(source[2]), at: places.0, of: pixel)
        put(color(source[1]), at: places.1, of: pixel)
        put(color(source[0]), at: places.2, of: pixel)
      case .gray:
        put(color(Self.gray(source)), at: places.0, of: pixel)
      case .none:
        break
      }
    }
  }

  /// Returns the luminance of one of the painter's pixels.
  ///
  /// The weights in units of 1/256 are those of the primaries of sRGB.
  static func gray(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
    let (red, green, blue) = (UInt32(pixel[2]), UInt32(pixel[1]), UInt32(pixel[0]))
    let sum = 54 * red + 183 * green + 19 * blue
    return UInt8((sum + 128) >> 8)
  }

  private func put(_ value: UInt8, at place: Int, of pixel: UnsafeMutablePointer<UInt8>) {
    pixel[place] = value
    // A byte repeated twice is the same fraction of 65,535 as the byte is of 255.
    if bytesPerComponent == 2 { pixel[place ^ 1] = value }
  }

  private static func multiply(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = UInt32(value) * UInt32(alpha)
    return UInt8((product + 127) / 255)
  }

  private static func divide(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    let (whole, divisor) = (UInt32(value) * 255, UInt32(alpha))
    return UInt8(min(255, (whole + divisor / 2) / divisor))
  }
}
