/// The place of a popover beside its source.
///
/// Steps Presentations.PO1, Presentations.PO2.
package struct PopoverPlacement {
  /// The frame of the popover with its arrow, in its container.
  package var frame: CGRect
  /// The direction of the arrow; `.unknown` without an arrow.
  package var direction: UIPopoverArrowDirection
  /// The place of the arrow's tip, in the popover.
  var tip: CGPoint

  /// The height of the arrow and the width of its base, in points.
  ///
  /// - Source: screenshots of an iPad. Confidence: guess.
  package static let standardArrow = CGSize(width: 26, height: 13)
  /// The height of this arrow and the width of its base, in points.
  private var arrow = Self.standardArrow
  /// The radius of the corners, in points.
  ///
  /// - Source: screenshots of an iPad. Confidence: guess.
  package static let radius: CGFloat = 13

  /// Finds the place of a popover.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The rectangle to which the arrow points, in the container.
  ///   - room: The part of the container that the popover may cover.
  ///   - permitted: The permitted directions.
  ///   - canOverlap: Whether the popover may cover the source.
  ///   - arrow: The height of the arrow and the width of its base.
  package init(
    _ size: CGSize, beside source: CGRect, in room: CGRect, _ permitted: UIPopoverArrowDirection,
    canOverlap: Bool, arrow: CGSize = Self.standardArrow
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter(permitted.contains)
    let choices = (allowed.isEmpty ? order : allowed).map { direction in
      (direction: direction, size: Self.size(size, direction, arrow, beside: source, in: room))
    }
    // The first that has room for the whole content, or else the one that shows the most of it.
    let best =
      choices.first { $0.size == size }
      ?? choices.enumerated().max {
        let (one, other) = ($0.element.size, $1.element.size)
        let areas = (one.width * one.height, other.width * other.height)
        return areas.0 == areas.1 ? $0.offset > $1.offset : areas.0 < areas.1
      }?.element
    var content = best?.size ?? size
    if canOverlap {
      content = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    self.init(content, best?.direction ?? .up, arrow, beside: source, in: room)
  }

  /// Places a popover without an arrow in the center.
  package init(_ size: CGSize, centeredIn room: CGRect) {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    (direction, tip) = (.unknown, .zero)
  }

  /// The frame of the content, in the popover.
  package var contentFrame: CGRect {
    let (bounds, height) = (CGRect(origin: .zero, size: frame.size), arrow.height)
    switch direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
    case .right: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
    default: return bounds
    }
  }

  /// The distance of the arrow's tip from the middle of its side, in points.
  package var arrowOffset: CGFloat {
    switch direction {
    case .up, .down: tip.x - frame.width / 2
    case .left, .right: tip.y - frame.height / 2
    default: 0
    }
  }

  /// The outline of the popover with its arrow.
  package var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: contentFrame, cornerRadius: Self.radius)
    guard direction != .unknown else { return path }
    let (half, height) = (arrow.width / 2, arrow.height)
    let arrow = UIBezierPath()
    arrow.move(to: tip)
    switch direction {
    case .up:
      arrow.addLine(to: CGPoint(x: tip.x + half, y: tip.y + height))
      arrow.addLine(to: CGPoint(x: tip.x - half, y: tip.y + height))
    case .down:
      arrow.addLine(to: CGPoint(x: tip.x - half, y: tip.y - height))
      arrow.addLine(to: CGPoint(x: tip.x + half, y: tip.y - height))
    case .left:
      arrow.addLine(to: CGPoint(x: tip.x + height, y: tip.y - half))
      arrow.addLine(to: CGPoint(x: tip.x + height, y: tip.y + half))
    default:
      arrow.addLine(to: CGPoint(x: tip.x - height, y: tip.y + half))
      arrow.addLine(to: CGPoint(x: tip.x - height, y: tip.y - half))
    }
    arrow.close()
    path.append(arrow)
    return path
  }

  // MARK: Internals

  /// Returns the size of the content that there is room for at a side of the source.
  private static func size(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ arrow: CGSize,
    beside source: CGRect, in room: CGRect
  ) -> CGSize {
    let free: CGFloat
    switch direction {
    case .up: free = room.maxY - source.maxY
    case .down: free = source.minY - room.minY
    case .left: free = room.maxX - source.maxX
    default: free = source.minX - room.minX
    }
    let way = max(0, free - arrow.height)
    let isVertical = direction == .up || direction == .down
    return CGSize(
      width: min(size.width, isVertical ? room.width : way),
      height: min(size.height, isVertical ? way : room.height))
  }

  private init(
    _ content: CGSize, _ direction: UIPopoverArrowDirection, _ arrow: CGSize,
    beside source: CGRect, in room: CGRect
  ) {
    let isVertical = direction == .up || direction == .down
    let size = CGSize(
      width: content.width + (isVertical ? 0 : arrow.height),
      height: content.height + (isVertical ? arrow.height : 0))
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, max(low, high)))
    }
    var origin: CGPoint
    switch direction {
    case .up: origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY)
    case .down: origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
    case .left: origin = CGPoint(x: source.maxX, y: source.midY - size.height / 2)
    default: origin = CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
    }
    origin.x = within(origin.x, room.minX, room.maxX - size.width)
    origin.y = within(origin.y, room.minY, room.maxY - size.height)
    frame = CGRect(origin: origin, size: size)
    (self.direction, self.arrow) = (direction, arrow)
    // The arrow stays beside the corners.
    let margin = Self.radius + arrow.width / 2
    let x = within(source.midX - origin.x, margin, size.width - margin)
    let y = within(source.midY - origin.y, margin, size.height - margin)
    switch direction {
    case .up: tip = CGPoint(x: x, y: 0)
    case .down: tip = CGPoint(x: x, y: size.height)
    case .left: tip = CGPoint(x: 0, y: y)
    default: tip = CGPoint(x: size.width, y: y)
    }
  }
}
