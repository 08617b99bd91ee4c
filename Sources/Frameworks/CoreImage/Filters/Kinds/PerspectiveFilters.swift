/// The filters that change the perspective, and those that tile or rotate an image
/// (CoreImage.FT14).
///
/// - Source: the inputs and defaults of Apple's filter reference, unless a comment says otherwise.
///   Confidence: documented.
enum PerspectiveFilters {
  static let all: [FilterDescription] = [
    FilterDescription(
      "CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image] + corners
    ) { values in
      values.image(kCIInputImageKey).flatMap { projected($0, $0.extent, values) }
    },
    FilterDescription(
      "CIPerspectiveTransformWithExtent", kCICategoryGeometryAdjustment,
      [.image, .vector(kCIInputExtentKey, [0, 0, 300, 300], type: kCIAttributeTypeRectangle)]
        + corners
    ) { values in
      values.image(kCIInputImageKey).flatMap {
        projected($0, values.rect(kCIInputExtentKey), values)
      }
    },
    FilterDescription(
      "CIPerspectiveCorrection", kCICategoryGeometryAdjustment,
      [.image] + corners + [.number("inputCrop", 1, type: kCIAttributeTypeBoolean, range: 0...1)]
    ) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      let points = points(values)
      guard let forth = Projection(corners: points) else { return nil }
      func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }
      // Each side is as long as the longer one of the two opposite sides of the quadrilateral
      // (guess).
      let width = max(length(points[1] - points[0]), length(points[2] - points[3]))
      let height = max(length(points[3] - points[0]), length(points[2] - points[1]))
      let size: SIMD2<Double> = [width.rounded(.up), height.rounded(.up)]
      var area = CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))
      if values.number("inputCrop") == 0 {
        let back = forth.inverse
        let outline = outline(image.extent).compactMap { back($0).map { $0 * size } }
        area = bounds(outline) ?? area
      }
      return WarpSource(image, extent: area) { forth($0 / size) }
    },
    FilterDescription(
      "CIStraightenFilter", kCICategoryGeometryAdjustment,
      [
        .image,
        .number(
          kCIInputAngleKey, 0, type: kCIAttributeTypeAngle, identity: 0,
          range: -Double.pi...Double.pi),
      ]
    ) { values in
      guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite,
        !image.extent.isNull, !image.extent.isEmpty
      else { return nil }
      // The turned image is enlarged until it fills its old rectangle (documented).
      let angle = values.number(kCIInputAngleKey)
      guard angle != 0 else { return image }
      let (cosine, sine) = (ExactMath.cosine(angle), ExactMath.sine(angle))
      let (width, height) = (Double(image.extent.width), Double(image.extent.height))
      let scale = max(
        (width * abs(cosine) + height * abs(sine)) / width,
        (width * abs(sine) + height * abs(cosine)) / height)
      let middle: SIMD2<Double> = [Double(image.extent.midX), Double(image.extent.midY)]
      return WarpSource(image, extent: image.extent) { place in
        let away = (place - middle) / scale
        return middle + [away.x * cosine + away.y * sine, away.y * cosine - away.x * sine]
      }
    },
    FilterDescription(
      "CIAffineTile", kCICategoryTileEffect,
      [
        .image,
        FilterInput(
          key: kCIInputTransformKey, className: "NSValue", type: kCIAttributeTypeTransform),
      ]
    ) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      let transform = values.transform(kCIInputTransformKey)
      guard transform.a * transform.d != transform.b * transform.c else { return nil }
      let (back, area) = (transform.inverted(), image.extent)
      let size: SIMD2<Double> = [Double(area.width), Double(area.height)]
      let start: SIMD2<Double> = [Double(area.minX), Double(area.minY)]
      return WarpSource(image, extent: .infinite) { place in
        let point = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)).applying(back)
        let away = SIMD2<Double>(Double(point.x), Double(point.y)) - start
        return start + away - (away / size).rounded(.down) * size
      }
    },
  ]

  /// The defaults are those of the reference.
  private static let corners: [FilterInput] = [
    .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507),
    .point("inputBottomRight", 548, 140), .point("inputBottomLeft", 155, 153),
  ]

  /// Returns the corners, counterclockwise from the lower left.
  private static func points(_ values: FilterValues) -> [SIMD2<Double>] {
    ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map(values.point)
  }

  private static func outline(_ rect: CGRect) -> [SIMD2<Double>] {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (bottom, top) = (Double(rect.minY), Double(rect.maxY))
    return [[left, bottom], [right, bottom], [right, top], [left, top]]
  }

  private static func bounds(_ points: [SIMD2<Double>]) -> CGRect? {
    guard points.count == 4 else { return nil }
    let low = points.dropFirst().reduce(points[0]) { pointwiseMin($0, $1) }
    let high = points.dropFirst().reduce(points[0]) { pointwiseMax($0, $1) }
    let size = high - low
    guard size.x < 100_000, size.y < 100_000 else { return nil }
    return CGRect(
      x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(size.x), height: CGFloat(size.y)
    ).integral
  }

  /// Returns an image, a rectangle of which is projected to the corners.
  private static func projected(
    _ image: any ImageSource, _ rect: CGRect, _ values: FilterValues
  ) -> (any ImageSource)? {
    guard !rect.isInfinite, !rect.isNull, !rect.isEmpty,
      let forth = Projection(corners: points(values))
    else { return nil }
    let start: SIMD2<Double> = [Double(rect.minX), Double(rect.minY)]
    let size: SIMD2<Double> = [Double(rect.width), Double(rect.height)]
    let outline = outline(image.extent).compactMap { forth(($0 - start) / size) }
    guard let area = bounds(outline) else { return nil }
    let back = forth.inverse
    return WarpSource(image, extent: area) { place in back(place).map { start + $0 * size } }
  }
}
