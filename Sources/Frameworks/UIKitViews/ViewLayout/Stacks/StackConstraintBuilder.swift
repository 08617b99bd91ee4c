/// A builder of the constraints of a stack view.
@MainActor
struct StackConstraintBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  /// The item within which the views are arranged.
  private let container: any LayoutItem
  private let isRow: Bool

  /// The priority that decides which of equally flexible views changes its length.
  ///
  /// - Source: ours; below every priority that apps use. Confidence: guess.
  private static let order = UILayoutPriority(0.5)
  /// The priority of the shortest possible gaps.
  private static let shortGaps = UILayoutPriority(0.4)
  /// The priority of the smallest possible thickness of the stack.
  private static let thinness = UILayoutPriority(0.3)
  /// The priority of equal distances of centers, lower than those of content.
  ///
  /// - Source: the constraints that an iPhone prints. Confidence: measured by others.
  private static let centering = UILayoutPriority(149)
  /// The priority of no thickness for a view without content that the alignment does not stretch.
  ///
  /// - Source: the constraints that an iPhone prints. Confidence: measured by others.
  private static let ambiguity = UILayoutPriority(25)
  /// The priority of proportional lengths and of the zero length of hidden views, which content may
  /// break.
  private static let almostRequired = UILayoutPriority(999.9)

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visible
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isRow = stack.axis == .horizontal
  }

  func make() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else {
      return [
        makeConstraint(container, length, .equal, constant: 0, Self.order, named: "empty"),
        makeConstraint(container, thickness, .equal, constant: 0, Self.thinness, named: "empty"),
      ]
    }
    var made = [
      makeConstraint(first, start, .equal, container, start, named: "edge"),
      makeConstraint(last, end, .equal, container, end, named: "edge"),
    ]
    for (one, next) in zip(views, views.dropFirst()) { made += gap(one, next) }
    made += lengths()
    for view in views { made += across(view) }
    made.append(
      makeConstraint(container, thickness, .equal, constant: 0, Self.thinness, named: "thin"))
    for view in stack.arrangedSubviews where view.isHidden { made += hidden(view) }
    return made
  }

  // MARK: Along

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var thickness: Attribute { isRow ? .height : .width }
  private var middle: Attribute { isRow ? .centerX : .centerY }

  /// Returns the constraints of the gap between two views (ViewLayout.VL14).
  private func gap(_ one: UIView, _ next: UIView) -> [NSLayoutConstraint] {
    let isByText = !isRow && stack.isBaselineRelativeArrangement
    let from = isByText ? Attribute.lastBaseline : end
    let to = isByText ? Attribute.firstBaseline : start
    let gap = stack.gap(after: one)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return [makeConstraint(next, to, .equal, one, from, constant: gap, named: "gap")]
    case .equalSpacing, .equalCentering:
      return [
        makeConstraint(next, to, .greaterThanOrEqual, one, from, constant: gap, named: "gap"),
        makeConstraint(
          next, to, .equal, one, from, constant: gap, Self.shortGaps, named: "short gap"),
      ]
    }
  }

  /// Returns the constraints of the views' lengths (ViewLayout.VL14).
  private func lengths() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: return views.enumerated().map { order($1, $0) }
    case .fillEqually:
      return views.dropFirst().map {
        makeConstraint($0, length, .equal, views[0], length, named: "equal")
      }
    case .fillProportionally: return proportions()
    case .equalSpacing: return equalDistances(from: end, to: start, .required)
    case .equalCentering: return equalDistances(from: middle, to: middle, Self.centering)
    }
  }

  /// Returns the constraint that selects the view to stretch: the last without content, or else the
  /// first.
  private func order(_ view: UIView, _ index: Int) -> NSLayoutConstraint {
    let own = contentLength(view)
    let made = makeConstraint(view, length, .equal, constant: own ?? 0, Self.order, named: "order")
    made.weight = 1 + 0.01 * Double(own == nil ? views.count - index : index)
    return made
  }

  private func contentLength(_ view: UIView) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = isRow ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  private func proportions() -> [NSLayoutConstraint] {
    let sum = views.reduce(0) { $0 + (contentLength($1) ?? 0) }
    guard sum > 0 else { return views.enumerated().map { order($1, $0) } }
    let gaps = views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    return views.map { view in
      let share = (contentLength(view) ?? 0) / sum
      return makeConstraint(
        view, length, .equal, container, length, times: share, constant: -share * gaps,
        Self.almostRequired, named: "proportion")
    }
  }

  /// Returns constraints that make all distances equal to the first one.
  private func equalDistances(from: Attribute, to: Attribute, _ priority: UILayoutPriority)
    -> [NSLayoutConstraint]
  {
    let distances = zip(views, views.dropFirst()).map { one, next in
      var distance = ItemAttribute(next, to)
      (distance.origin, distance.originAttribute) = (one, from)
      return distance
    }
    return distances.dropFirst().map { distance in
      let made = NSLayoutConstraint(distance, .equal, distances[0], constant: 0)
      (made.priority, made.identifier) = (priority, "stack equal gaps")
      return made
    }
  }

  // MARK: Across

  /// Returns the constraints of a view across the stack's axis (ViewLayout.VL15).
  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end): (Attribute, Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let within = [
      makeConstraint(view, start, .greaterThanOrEqual, container, start, named: "within"),
      makeConstraint(view, end, .lessThanOrEqual, container, end, named: "within"),
    ]
    let first = views[0]
    func aligned(_ line: Attribute, at edge: Attribute) -> [NSLayoutConstraint] {
      guard isRow else {
        return [makeConstraint(view, start, .equal, container, start, named: "align"), within[1]]
      }
      let near = makeConstraint(view, edge, .equal, container, edge, Self.shortGaps, named: "near")
      guard view !== first else { return within + [near] }
      return within + [near, makeConstraint(view, line, .equal, first, line, named: "align")]
    }
    let thin = makeConstraint(view, thickness, .equal, constant: 0, Self.ambiguity, named: "thin")
    switch stack.alignment {
    case .fill:
      return [
        makeConstraint(view, start, .equal, container, start, named: "align"),
        makeConstraint(view, end, .equal, container, end, named: "align"),
      ]
    case .leading:
      let edge = makeConstraint(view, start, .equal, container, start, named: "align")
      return [edge, within[1], thin]
    case .trailing:
      let edge = makeConstraint(view, end, .equal, container, end, named: "align")
      return [edge, within[0], thin]
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      let center = makeConstraint(view, middle, .equal, container, middle, named: "align")
      return within + [center, thin]
    case .firstBaseline: return aligned(.firstBaseline, at: start) + [thin]
    case .lastBaseline: return aligned(.lastBaseline, at: end) + [thin]
    }
  }

  // MARK: Hidden

  /// Returns the constraints of a hidden view, which has no length (ViewLayout.VL16).
  private func hidden(_ view: UIView) -> [NSLayoutConstraint] {
    let none = makeConstraint(
      view, length, .equal, constant: 0, Self.almostRequired, named: "hidden")
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
    guard let before else {
      return [none, makeConstraint(view, start, .equal, container, start, named: "hidden")]
        + across(view)
    }
    let isLast = before === views.last
    let half = isLast ? 0 : stack.gap(after: before) / 2
    let place = makeConstraint(view, middle, .equal, before, end, constant: half, named: "hidden")
    return [none, place] + across(view)
  }

  // MARK: Creating constraints

  private func makeConstraint(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)? = nil, _ otherAttribute: Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1, constant: CGFloat = 0, _ priority: UILayoutPriority = .required,
    named name: String
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      ItemAttribute(item, attribute), relation, other.map { ItemAttribute($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
    (made.priority, made.identifier) = (priority, "stack \(name)")
    return made
  }
}
