// Layout of a button (Controls.CB4, Controls.CB6).
extension UIButton {
  /// The frames of image, title and subtitle.
  struct Arrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The distance above and below the title of a button without insets, in points.
  ///
  /// - Source: Controls.CB4. Confidence: measured.
  private static let titleMargin: CGFloat = 6

  /// The minimum width of a button with a title, in points.
  ///
  /// - Source: Controls.CB4. Confidence: guess.
  private static let minWidth: CGFloat = 30

  var naturalSize: CGSize {
    if let configuration { return naturalSize(configuration) }
    let title = label.intrinsicContentSize
    let image = imageSize
    var height = max(title.height, image.height)
    if title.width > 0, contentEdgeInsets.top == 0, contentEdgeInsets.bottom == 0 {
      height = max(height, title.height + 2 * Self.titleMargin)
    }
    let width = title.width > 0 ? max(title.width + image.width, Self.minWidth) : image.width
    return CGSize(
      width: width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  func layOutContents() {
    let content = contentRect(forBounds: bounds)
    let places = configuration.map { arrange($0, in: content) }
    UIView.performWithoutAnimation {
      plate.frame = backgroundRect(forBounds: bounds)
      if let places {
        label.frame = places.title
        subtitle.frame = places.subtitle
        placeImage(places.image)
      } else {
        label.frame = titleRect(forContentRect: content)
        placeImage(imageRect(forContentRect: content))
      }
    }
    if let configuration {
      placeIndicator(configuration)
      round(configuration)
    }
  }

  /// Returns the frames of the image and the title after it, aligned as a group (Controls.CB6).
  func arrange(in content: CGRect) -> Arrangement {
    if let configuration { return arrange(configuration, in: content) }
    let image = imageSize
    var title = label.intrinsicContentSize
    let imageRoom = content.inset(by: imageEdgeInsets)
    let titleRoom = content.inset(by: titleEdgeInsets)
    title.width = min(title.width, max(0, titleRoom.width - image.width))
    title.height = min(title.height, max(0, titleRoom.height))
    let width = image.width + title.width
    let isFromRight = isRightToLeft
    func x(_ room: CGRect, of length: CGFloat, isFirst: Bool) -> CGFloat {
      let start: CGFloat =
        switch effectiveContentHorizontalAlignment {
        case .left: room.minX
        case .right: room.maxX - width
        default: room.minX + (room.width - width) / 2
        }
      return isFirst ? start : start + width - length
    }
    func y(_ room: CGRect, _ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: room.minY
      case .bottom: room.maxY - height
      case .center: room.minY + (room.height - height) / 2
      }
    }
    var places = Arrangement()
    places.image = CGRect(
      x: x(imageRoom, of: image.width, isFirst: !isFromRight), y: y(imageRoom, image.height),
      width: image.width, height: image.height)
    places.title = CGRect(
      x: x(titleRoom, of: title.width, isFirst: isFromRight), y: y(titleRoom, title.height),
      width: title.width, height: title.height)
    if contentHorizontalAlignment == .fill, image == .zero {
      (places.title.origin.x, places.title.size.width) = (titleRoom.minX, titleRoom.width)
    }
    places.title = toPixels(places.title)
    places.image = toPixels(places.image)
    return places
  }

  /// Rounds the origin of a rectangle to whole pixels.
  func toPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}
