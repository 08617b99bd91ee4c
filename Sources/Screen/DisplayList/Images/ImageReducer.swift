/// A reducer of the images of drawings that have too many bytes, such as those of large photos.
///
/// An image that a drawing shows smaller than it is has more pixels than the screen can show. Those
/// are left out first, and details only if that is not enough. Images that are reduced for one
/// drawing are kept for the next one.
public struct ImageReducer: Sendable {
  /// An image and the factor by which it is reduced.
  private struct Request: Hashable {
    var image: DrawingImage
    var factor: Int
  }

  /// The reduced images of the last drawing.
  private var reduced: [Request: DrawingImage] = [:]

  /// Creates a reducer.
  public init() {}

  /// Returns a drawing whose encoded bytes do not exceed a limit, as far as its images allow it.
  ///
  /// A drawing within the limit is returned as it is.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - byteLimit: The maximum number of bytes of `DrawingWriter`.
  ///   - scale: The number of pixels per point of the screen that shows the drawing.
  /// - Returns: The drawing, and whether details are lost that the screen could show.
  public mutating func reduce(
    _ drawing: Drawing, to byteLimit: Int, scale: Double
  ) -> (drawing: Drawing, losesDetails: Bool) {
    let uses = ImageUses(drawing, scale: scale)
    // Commands have far fewer bytes than images; only a drawing near the limit is measured.
    guard uses.byteCount > byteLimit / 2 else {
      reduced = [:]
      return (drawing, false)
    }
    let digests = Set(uses.images.map(\.digest))
    let rest = DrawingWriter.bytes(of: drawing, known: digests).count
    let room = byteLimit - rest - uses.images.count * Self.headerBytes
    guard uses.byteCount > room else {
      reduced = [:]
      return (drawing, false)
    }
    let (factors, losesDetails) = Self.factors(for: uses, room: room)
    var used: [Request: DrawingImage] = [:]
    for (image, factor) in factors where factor > 1 {
      let request = Request(image: image, factor: factor)
      used[request] = reduced[request] ?? image.reduced(by: factor)
    }
    reduced = used
    var result = drawing
    for place in result.commands.indices {
      guard case .image(let image) = result.commands[place],
        let factor = factors[image.image], factor > 1,
        let smaller = used[Request(image: image.image, factor: factor)]
      else { continue }
      result.commands[place] = .image(image.replacing(smaller, reducedBy: factor))
    }
    return (result, losesDetails)
  }

  // MARK: Internals

  /// The number of bytes of an image in a drawing besides its pixels, at most.
  private static let headerBytes = 20

  /// Returns the factors by which images are reduced, and whether that loses visible details.
  private static func factors(
    for uses: ImageUses, room: Int
  ) -> (factors: [DrawingImage: Int], losesDetails: Bool) {
    var factors = uses.factors
    func bytes(_ image: DrawingImage) -> Int { image.byteCount(reducedBy: factors[image] ?? 1) }
    var total = uses.images.reduce(0) { $0 + bytes($1) }
    let losesDetails = total > room
    while total > room {
      let reducible = uses.images.filter { factors[$0] != nil && bytes($0) > 4 }
      guard let largest = reducible.max(by: { bytes($0) < bytes($1) }) else { break }
      total -= bytes(largest)
      factors[largest, default: 1] *= 2
      total += bytes(largest)
    }
    return (factors, losesDetails)
  }
}

/// The images of a drawing, and the sizes at which the drawing shows them.
private struct ImageUses {
  /// The images, in the order of the drawing.
  private(set) var images: [DrawingImage] = []
  /// The factors by which images can be reduced without a visible loss; images that cannot be
  /// reduced, such as those of tiles, have none.
  private(set) var factors: [DrawingImage: Int] = [:]
  /// The number of bytes of the images' pixels.
  private(set) var byteCount = 0

  init(_ drawing: Drawing, scale: Double) {
    var transform = DrawingTransform.scale(scale, scale)
    var saved: [DrawingTransform] = []
    var unreducible: Set<DrawingImage> = []
    for command in drawing.commands {
      switch command {
      case .save, .beginLayer: saved.append(transform)
      case .restore, .endLayer: transform = saved.popLast() ?? transform
      case .transform(let change): transform = change.then(transform)
      case .image(let image):
        add(image.image)
        let factor = image.reducingFactor(under: transform)
        factors[image.image] = min(factors[image.image] ?? factor, factor)
      case .fill(_, _, .tiles(let image, _)), .stroke(_, _, .tiles(let image, _)),
        .paint(.tiles(let image, _)):
        add(image)
        unreducible.insert(image)
      default: break
      }
    }
    for image in unreducible { factors[image] = nil }
  }

  private var known: Set<DrawingImage> = []

  private mutating func add(_ image: DrawingImage) {
    guard known.insert(image).inserted else { return }
    images.append(image)
    byteCount += image.byteCount
  }
}

extension ImageDrawing {
  /// Returns the number of the image's pixels, across and down, that fall into a pixel of the
  /// screen; at least 1.
  ///
  /// - Parameter transform: The transform from the drawing's points to the screen's pixels.
  fileprivate func reducingFactor(under transform: DrawingTransform) -> Int {
    // An image that is shown without a filter keeps its single pixels.
    guard sampling != .nearest else { return 1 }
    let part =
      source
      ?? DrawingRect(
        x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let magnification =
      max(abs(frame.width / part.width), abs(frame.height / part.height)) * transform.maxScale
    guard magnification > 0, magnification.isFinite else { return 1 }
    return Int(min(max(1, 1 / magnification), Double(DrawingImage.sideLimit)))
  }

  /// Returns the drawing with a reduced image.
  fileprivate func replacing(_ reduced: DrawingImage, reducedBy factor: Int) -> ImageDrawing {
    var result = self
    result.image = reduced
    let divisor = Double(factor)
    let isWhole =
      source == nil && image.width.isMultiple(of: factor) && image.height.isMultiple(of: factor)
    guard !isWhole else { return result }
    let part =
      source
      ?? DrawingRect(
        x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    result.source = DrawingRect(
      x: part.x / divisor, y: part.y / divisor, width: part.width / divisor,
      height: part.height / divisor)
    return result
  }
}
