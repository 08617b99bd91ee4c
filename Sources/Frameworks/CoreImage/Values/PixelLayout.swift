/// The memory layout of the pixels of a format.
struct PixelLayout: Sendable {
  enum Number: Sendable { case byte, word, half, float }

  let number: Number
  /// The components in their order: 0 is red, 1 green, 2 blue and 3 alpha.
  let components: [Int]

  /// Four 32-bit numbers.
  static let widest = PixelLayout(number: .float, components: [0, 1, 2, 3])

  private init(number: Number, components: [Int]) {
    (self.number, self.components) = (number, components)
  }

  /// Creates the layout of a format; fails if it is unknown.
  init?(_ format: CIFormat) {
    switch format {
    case .ARGB8: (number, components) = (.byte, [3, 0, 1, 2])
    case .BGRA8: (number, components) = (.byte, [2, 1, 0, 3])
    case .RGBA8: (number, components) = (.byte, [0, 1, 2, 3])
    case .ABGR8: (number, components) = (.byte, [3, 2, 1, 0])
    case .RGBA16: (number, components) = (.word, [0, 1, 2, 3])
    case .RGBAh: (number, components) = (.half, [0, 1, 2, 3])
    case .RGBAf: (number, components) = (.float, [0, 1, 2, 3])
    case .R8: (number, components) = (.byte, [0])
    case .R16: (number, components) = (.word, [0])
    case .Rh: (number, components) = (.half, [0])
    case .Rf: (number, components) = (.float, [0])
    case .A8: (number, components) = (.byte, [3])
    case .A16: (number, components) = (.word, [3])
    case .Ah: (number, components) = (.half, [3])
    case .Af: (number, components) = (.float, [3])
    case .RG8: (number, components) = (.byte, [0, 1])
    case .RG16: (number, components) = (.word, [0, 1])
    case .RGh: (number, components) = (.half, [0, 1])
    case .RGf: (number, components) = (.float, [0, 1])
    default: return nil
    }
  }

  var bytesPerNumber: Int {
    switch number {
    case .byte: 1
    case .word, .half: 2
    case .float: 4
    }
  }

  var bytesPerPixel: Int { bytesPerNumber * components.count }

  /// Stores a pixel; 8 and 16 bits represent 0…1, rounded to the nearest number.
  func store(_ pixel: SIMD4<Float>, at place: UnsafeMutableRawPointer) {
    for (index, component) in components.enumerated() {
      let value = pixel[component]
      let address = place + index * bytesPerNumber
      switch number {
      case .byte: address.storeBytes(of: UInt8(Self.whole(value, 255)), as: UInt8.self)
      case .word: address.storeBytes(of: UInt16(Self.whole(value, 65_535)), as: UInt16.self)
      case .half: address.storeBytes(of: Float16(value), as: Float16.self)
      case .float: address.storeBytes(of: value, as: Float.self)
      }
    }
  }

  /// Reads a pixel; components that the format lacks are 0, and alpha is 1.
  func load(_ place: UnsafeRawPointer) -> SIMD4<Float> {
    var pixel: SIMD4<Float> = [0, 0, 0, 1]
    for (index, component) in components.enumerated() {
      let address = place + index * bytesPerNumber
      switch number {
      case .byte: pixel[component] = Float(address.loadUnaligned(as: UInt8.self)) / 255
      case .word: pixel[component] = Float(address.loadUnaligned(as: UInt16.self)) / 65_535
      case .half: pixel[component] = Float(address.loadUnaligned(as: Float16.self))
      case .float: pixel[component] = address.loadUnaligned(as: Float.self)
      }
    }
    return pixel
  }

  private static func whole(_ value: Float, _ limit: Float) -> Int {
    value > 0 ? Int((min(value, 1) * limit).rounded()) : 0
  }
}
