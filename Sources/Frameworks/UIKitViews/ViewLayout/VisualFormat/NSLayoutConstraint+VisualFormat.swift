// Constraints from visual formats (ViewLayout.VL12).
extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, or throws an error if it cannot be parsed.
  package class func makeConstraints(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    var parser = VisualFormatParser(
      format, metrics: metrics.compactMapValues(Self.number), views: Set(items.keys))
    let parsed = try parser.parse()
    let builder = VisualFormatConstraintBuilder(
      format: format, parsed: parsed, options: options, items: items)
    return try builder.make()
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// A builder of the constraints of a visual format.
@MainActor
private struct VisualFormatConstraintBuilder {
  let format: String
  let parsed: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let items: [String: any LayoutItem]

  typealias Attribute = NSLayoutConstraint.Attribute

  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let chain = parsed.parts.compactMap { items[$0.name] }
    guard let first = chain.first, let last = chain.last else { return [] }
    var made: [NSLayoutConstraint] = []
    if let gap = parsed.leadingGap {
      made += edge(gap, of: first, in: try superview(of: first), isEnd: false)
    }
    for (index, item) in chain.enumerated() {
      for size in parsed.parts[index].sizes { made += [self.size(size, of: item)] }
      guard index > 0 else { continue }
      made += between(parsed.gaps[index - 1], chain[index - 1], item)
    }
    if let gap = parsed.trailingGap {
      made += edge(gap, of: last, in: try superview(of: last), isEnd: true)
    }
    // One view is aligned with none, so any alignment is valid (ViewLayout.VL12).
    for attribute in options.alignments where chain.count > 1 {
      let isAcross = (attribute.kind == .verticalPlace) == (parsed.axis == .horizontal)
      guard isAcross else {
        throw error("views along the axis cannot be aligned by \(attribute.name)")
      }
      for item in chain.dropFirst() {
        made.append(
          NSLayoutConstraint(.init(item, attribute), .equal, .init(first, attribute), constant: 0))
      }
    }
    return made
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: 0)
  }

  private func superview(of item: any LayoutItem) throws(VisualFormatError) -> UIView {
    guard let view = item.around else { throw error("the view has no superview") }
    return view
  }

  /// The attributes of the start and the end of views in the format's direction.
  private var edges: (start: Attribute, end: Attribute, isBackwards: Bool) {
    if parsed.axis == .vertical { return (.top, .bottom, false) }
    if options.contains(.directionRightToLeft) { return (.right, .left, true) }
    if options.contains(.directionLeftToRight) { return (.left, .right, false) }
    return (.leading, .trailing, false)
  }

  private func margin(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func edge(_ gap: VisualFormat.Gap, of item: any LayoutItem, in view: UIView, isEnd: Bool)
    -> [NSLayoutConstraint]
  {
    let attribute = isEnd ? edges.end : edges.start
    var around = ItemAttribute(view, attribute)
    if gap == .standard { around = ItemAttribute(view, margin(attribute)) }
    let own = ItemAttribute(item, attribute)
    return distances(gap, standard: 0).map { predicate, points in
      isEnd
        ? constraint(around, own, predicate, points) : constraint(own, around, predicate, points)
    }
  }

  private func between(
    _ gap: VisualFormat.Gap, _ one: any LayoutItem, _ next: any LayoutItem
  ) -> [NSLayoutConstraint] {
    var (end, start) = (edges.end, edges.start)
    if parsed.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      (end, start) = (.lastBaseline, .firstBaseline)
    }
    return distances(gap, standard: Double(SystemSpacing.betweenViews)).map { predicate, points in
      constraint(ItemAttribute(next, start), ItemAttribute(one, end), predicate, points)
    }
  }

  private func distances(_ gap: VisualFormat.Gap, standard: Double)
    -> [(VisualFormat.Predicate, Double)]
  {
    let plain = VisualFormat.Predicate(relation: .equal, length: .points(0), priority: 1000)
    switch gap {
    case .none: return [(plain, 0)]
    case .standard: return [(plain, standard)]
    case .sized(let predicates):
      return predicates.map { predicate in
        guard case .points(let points) = predicate.length else { return (predicate, 0) }
        return (predicate, points)
      }
    }
  }

  /// Returns a constraint of the distance between two places.
  private func constraint(
    _ later: ItemAttribute, _ earlier: ItemAttribute, _ predicate: VisualFormat.Predicate,
    _ points: Double
  ) -> NSLayoutConstraint {
    let (first, second) = edges.isBackwards ? (earlier, later) : (later, earlier)
    let made = NSLayoutConstraint(first, predicate.relation, second, constant: CGFloat(points))
    made.priority = UILayoutPriority(predicate.priority)
    return made
  }

  private func size(_ predicate: VisualFormat.Predicate, of item: any LayoutItem)
    -> NSLayoutConstraint
  {
    let attribute: Attribute = parsed.axis == .horizontal ? .width : .height
    let own = ItemAttribute(item, attribute)
    let made: NSLayoutConstraint
    switch predicate.length {
    case .points(let points):
      made = NSLayoutConstraint(own, predicate.relation, nil, constant: CGFloat(points))
    case .view(let name):
      let other = items[name].map { ItemAttribute($0, attribute) }
      made = NSLayoutConstraint(own, predicate.relation, other, constant: 0)
    }
    made.priority = UILayoutPriority(predicate.priority)
    return made
  }
}
