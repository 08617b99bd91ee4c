import CTactusPangoCairo

/// The blurred alpha of a picture in one color, with a margin for the blur.
struct BlurredShadow {
  /// The shadow, or `nil` if there is not enough memory.
  let surface: DrawingSurface?
  /// The number of picture pixels per shadow pixel, in each direction.
  let step: Int
  /// The width of the margin around the picture, in the picture's pixels.
  let margin: Int

  /// Blurs a picture's alpha.
  ///
  /// - Parameters:
  ///   - picture: The content that casts the shadow.
  ///   - sigma: The standard deviation, in pixels.
  ///   - color: The shadow's color.
  init(of picture: DrawingSurface, sigma: Double, color: DrawingColor) {
    let scale = BlurScale(sigma: sigma)
    step = scale.step
    margin = Int((3 * sigma).rounded(.up)) + scale.step
    let box = PixelBox(x: 0, y: 0, width: picture.width, height: picture.height)
    var grid = PixelGrid(
      reading: picture, box.grown(by: margin), step: step, channels: 1, repeatsEdge: false)
    GaussianBlur(sigma: scale.sigma).apply(to: &grid)
    surface = grid.surface(color.clipped)
  }
}

extension PixelGrid {
  /// Returns a grid of alpha as pixels of one color, or `nil` if there is not enough memory.
  ///
  /// Painting a color through an enlarged mask with Cairo takes twenty times as long.
  fileprivate func surface(_ color: DrawingColor) -> DrawingSurface? {
    guard let surface = try? DrawingSurface(width: width, height: height) else { return nil }
    // The pixels for each alpha, computed once.
    let pixels = (0...255).map { alpha in
      let share = Double(alpha) * color.alpha
      func part(_ component: Double) -> UInt32 { UInt32((share * component).rounded()) }
      return part(1) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
    }
    surface.withRows { rows, stride in
      values.withUnsafeBufferPointer { values in
        pixels.withUnsafeBufferPointer { pixels in
          for y in 0..<height {
            let row = (rows + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = pixels[Int(Self.byte(values[y * width + x]))] }
          }
        }
      }
    }
    return surface
  }
}
