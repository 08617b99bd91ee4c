/// Makes the constraints of a stack.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  /// What the views keep within.
  private let canvas: any LayoutItem
  private let isRow: Bool

  /// How much it matters that those that are equally willing to change do so in a certain order.
  ///
  /// - Source: beneath all that an app asks for. Confidence: guess.
  private static let order = UILayoutPriority(0.5)
  /// How much it matters that gaps are no longer than they have to be.
  private static let shortGaps = UILayoutPriority(0.4)
  /// How much it matters that the stack is no thicker than it has to be.
  private static let thinness = UILayoutPriority(0.3)
  /// How much it matters that middles are at like distances: less than what contents want.
  ///
  /// - Source: the constraints that an iPhone prints. Confidence: measured by others.
  private static let centering = UILayoutPriority(149)
  /// How much it matters that lengths are in proportion, and that hidden views have none: what they hold
  /// may not allow it.
  private static let almostRequired = UILayoutPriority(999.9)

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visible
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isRow = stack.axis == .horizontal
  }

  func make() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else {
      return [
        be(canvas, length, .equal, constant: 0, Self.order, named: "empty"),
        be(canvas, thickness, .equal, constant: 0, Self.thinness, named: "empty"),
      ]
    }
    var made = [
      be(first, start, .equal, canvas, start, named: "edge"),
      be(last, end, .equal, canvas, end, named: "edge"),
    ]
    for (one, next) in zip(views, views.dropFirst()) { made += gap(one, next) }
    made += lengths()
    for view in views { made += across(view) }
    made.append(be(canvas, thickness, .equal, constant: 0, Self.thinness, named: "thin"))
    for view in stack.arrangedSubviews where view.isHidden { made += hidden(view) }
    return made
  }

  // MARK: Along

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var thickness: Attribute { isRow ? .height : .width }
  private var middle: Attribute { isRow ? .centerX : .centerY }

  /// VL14: what is between two views.
  private func gap(_ one: UIView, _ next: UIView) -> [NSLayoutConstraint] {
    let isByText = !isRow && stack.isBaselineRelativeArrangement
    let from = isByText ? Attribute.lastBaseline : end
    let to = isByText ? Attribute.firstBaseline : start
    let gap = stack.gap(after: one)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return [be(next, to, .equal, one, from, constant: gap, named: "gap")]
    case .equalSpacing, .equalCentering:
      return [
        be(next, to, .greaterThanOrEqual, one, from, constant: gap, named: "gap"),
        be(next, to, .equal, one, from, constant: gap, Self.shortGaps, named: "short gap"),
      ]
    }
  }

  /// VL14: how the views share the length.
  private func lengths() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: return views.enumerated().map { order($1, $0) }
    case .fillEqually:
      return views.dropFirst().map { be($0, length, .equal, views[0], length, named: "equal") }
    case .fillProportionally: return proportions()
    case .equalSpacing: return alike(from: end, to: start, .required)
    case .equalCentering: return alike(from: middle, to: middle, Self.centering)
    }
  }

  /// Of those that are equally willing, the last without contents of its own is stretched, or else the
  /// first.
  private func order(_ view: UIView, _ index: Int) -> NSLayoutConstraint {
    let own = contentLength(view)
    let made = be(view, length, .equal, constant: own ?? 0, Self.order, named: "order")
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
      return be(
        view, length, .equal, canvas, length, times: share, constant: -share * gaps,
        Self.almostRequired, named: "proportion")
    }
  }

  /// That all neighbours are as far from each other as the first two.
  private func alike(from: Attribute, to: Attribute, _ priority: UILayoutPriority)
    -> [NSLayoutConstraint]
  {
    let distances = zip(views, views.dropFirst()).map { one, next in
      var distance = LayoutPlace(next, to)
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

  /// VL15: where a view is across the stack.
  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end): (Attribute, Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let within = [
      be(view, start, .greaterThanOrEqual, canvas, start, named: "within"),
      be(view, end, .lessThanOrEqual, canvas, end, named: "within"),
    ]
    let first = views[0]
    func aligned(_ line: Attribute, at edge: Attribute) -> [NSLayoutConstraint] {
      guard isRow else {
        return [be(view, start, .equal, canvas, start, named: "align"), within[1]]
      }
      let near = be(view, edge, .equal, canvas, edge, Self.shortGaps, named: "near")
      guard view !== first else { return within + [near] }
      return within + [near, be(view, line, .equal, first, line, named: "align")]
    }
    switch stack.alignment {
    case .fill:
      return [
        be(view, start, .equal, canvas, start, named: "align"),
        be(view, end, .equal, canvas, end, named: "align"),
      ]
    case .leading: return [be(view, start, .equal, canvas, start, named: "align"), within[1]]
    case .trailing: return [be(view, end, .equal, canvas, end, named: "align"), within[0]]
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      return within + [be(view, middle, .equal, canvas, middle, named: "align")]
    case .firstBaseline: return aligned(.firstBaseline, at: start)
    case .lastBaseline: return aligned(.lastBaseline, at: end)
    }
  }

  // MARK: Hidden

  /// VL16: a view that is not seen has no length, where it would be.
  private func hidden(_ view: UIView) -> [NSLayoutConstraint] {
    let none = be(view, length, .equal, constant: 0, Self.almostRequired, named: "hidden")
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { !$0.isHidden }
    guard let before else {
      return [none, be(view, start, .equal, canvas, start, named: "hidden")] + across(view)
    }
    let isLast = before === views.last
    let half = isLast ? 0 : stack.gap(after: before) / 2
    let place = be(view, middle, .equal, before, end, constant: half, named: "hidden")
    return [none, place] + across(view)
  }

  // MARK: Making

  private func be(
    _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)? = nil, _ otherAttribute: Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1, constant: CGFloat = 0, _ priority: UILayoutPriority = .required,
    named name: String
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      LayoutPlace(item, attribute), relation, other.map { LayoutPlace($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
    (made.priority, made.identifier) = (priority, "stack \(name)")
    return made
  }
}
