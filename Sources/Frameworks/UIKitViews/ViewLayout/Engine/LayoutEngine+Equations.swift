import TactusLinearConstraints

// Linear equations of constraints (ViewLayout.VL2, ViewLayout.VL3 and ViewLayout.VL5, in
// `Documentation/Behaviour/ViewLayout.md`).
extension LayoutEngine {
  /// A linear expression: a sum of terms and a constant.
  struct Sum {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms {
        terms.append(.init(term.variable, times: term.coefficient * factor))
      }
      constant += other.constant * factor
    }

    mutating func add(_ variable: LinearVariable, times factor: Double = 1) {
      terms.append(.init(variable, times: factor))
    }
  }

  /// Returns the linear form of a constraint in the coordinates of the view that holds it
  /// (ViewLayout.VL2).
  func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint {
    guard let holder = constraint.holder else { return LinearConstraint([], .equal, 0) }
    // In a right-to-left layout, horizontal positions are mirrored (ViewLayout.VL3).
    let dependsOnDirection =
      constraint.firstAttribute.dependsOnDirection || constraint.secondAttribute.dependsOnDirection
    let isMirrored = dependsOnDirection && isFromRight(holder)
    var sum = value(constraint.first, in: holder, isMirrored)
    if let second = constraint.second {
      sum.add(value(second, in: holder, isMirrored), times: -Double(constraint.multiplier))
    }
    let priority = constraint.priority
    return LinearConstraint(
      sum.terms, constraint.relation.linear, Double(constraint.constant) - sum.constant,
      strength: priority >= .required ? LinearConstraint.required : Double(priority.rawValue),
      weight: constraint.weight)
  }

  private func value(_ place: ItemAttribute, in holder: UIView, _ isMirrored: Bool) -> Sum {
    guard let item = place.item else { return Sum() }
    var sum = value(item, place.attribute, in: holder, isMirrored)
    if let origin = place.origin {
      sum.add(value(origin, place.originAttribute, in: holder, isMirrored), times: -1)
    }
    return sum
  }

  private func value(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    _ isMirrored: Bool
  ) -> Sum {
    if let inner = attribute.withinMargins, let view = item.nearestView {
      let guide = item is UIView ? view.layoutMarginsGuide : item
      return value(guide, inner, in: holder, isMirrored)
    }
    if attribute.isBaseline, let view = item as? UIView {
      let isFirst = attribute == .firstBaseline
      let lines = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if lines !== view { return value(lines, attribute, in: holder, isMirrored) }
    }
    switch attribute {
    case .width: return length(item, .horizontal)
    case .height: return length(item, .vertical)
    case .left, .right, .centerX, .leading, .trailing:
      let isEnd = attribute == .right || attribute == .trailing
      let isFlipped = isMirrored && attribute.dependsOnDirection
      let share = attribute == .centerX ? 0.5 : isEnd != isFlipped ? 1 : 0
      let sum = position(item, .horizontal, share: share, in: holder)
      guard isMirrored else { return sum }
      var mirrored = length(holder.contentEdges ?? holder, .horizontal)
      mirrored.add(sum, times: -1)
      return mirrored
    case .top, .firstBaseline:
      var sum = position(item, .vertical, share: 0, in: holder)
      if attribute == .firstBaseline { sum.constant += Double(baselines(of: item).first) }
      return sum
    case .bottom, .lastBaseline:
      var sum = position(item, .vertical, share: 1, in: holder)
      if attribute == .lastBaseline { sum.constant -= Double(baselines(of: item).last) }
      return sum
    case .centerY: return position(item, .vertical, share: 0.5, in: holder)
    default: return Sum()
    }
  }

  /// Returns the distances of an item's first and last baselines from its top and bottom edges.
  private func baselines(of item: any LayoutItem) -> (first: CGFloat, last: CGFloat) {
    guard let view = item as? UIView else { return (0, 0) }
    return view.textBaselines
  }

  private func length(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Sum {
    Sum(terms: [.init(entry(item).length(axis))])
  }

  /// Returns a position in an item, from 0 at its start to 1 at its end, in the coordinates of an
  /// ancestor or of the item itself.
  private func position(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, share: Double, in holder: UIView
  ) -> Sum {
    var sum = Sum()
    // For its subviews, the edges of a scroll view are those of its content.
    let isHolder = item === holder
    var item = item
    if isHolder, let edges = holder.contentEdges { item = edges }
    let own = entry(item)
    if share != 0 { sum.add(own.length(axis), times: share) }
    if isHolder, item === holder {
      sum.constant += Double(holder.alignmentRectInsets.start(axis))
      return sum
    }
    sum.add(own.start(axis))
    var outer = item.around
    while let view = outer, view !== holder {
      sum.add(entry(view).start(axis))
      sum.constant -= Double(view.alignmentRectInsets.start(axis))
      outer = view.outer
    }
    return sum
  }

  // MARK: Implied constraints

  /// Updates the constraints that an item implies (ViewLayout.VL5).
  func updateOwn(_ entry: LayoutEntry) {
    // The constraints of content remain until it changes.
    guard entry.contentSize == nil, !entry.isForgotten else { return }
    if entry.kind == .insetGuide, let guide = entry.item as? InsetGuide {
      return updateInsets(guide, entry)
    }
    if entry.kind == .scrollGuide, let guide = entry.item as? ScrollGuide {
      return updateScrolling(guide, entry)
    }
    guard let view = entry.view else { return }
    if view === root, isMeasuring {
      updateContents(of: view, entry)
    } else if view.ownLayout?.translatesMask ?? true {
      updateFrame(of: view, entry)
    } else {
      updateContents(of: view, entry)
    }
  }

  private func updateInsets(_ guide: InsetGuide, _ entry: LayoutEntry) {
    guard let view = guide.owningView else { return }
    let (insets, around) = (guide.insets, self.entry(view))
    let outer = view.alignmentRectInsets
    let left = Double(insets.left), top = Double(insets.top)
    let right = Double(insets.right - outer.left - outer.right)
    let bottom = Double(insets.bottom - outer.top - outer.bottom)
    setOwn(
      entry, 0, [.init(entry.x)], left, "\(guide.identifier) left")
    setOwn(
      entry, 1, [.init(entry.y)], top, "\(guide.identifier) top")
    setOwn(
      entry, 2, [.init(entry.x), .init(entry.width), .init(around.width, times: -1)], -right,
      "\(guide.identifier) right")
    setOwn(
      entry, 3, [.init(entry.y), .init(entry.height), .init(around.height, times: -1)], -bottom,
      "\(guide.identifier) bottom")
  }

  /// Updates the position and size of a scroll view's guide (Scrolling.SC20, Scrolling.SC21).
  private func updateScrolling(_ guide: ScrollGuide, _ entry: LayoutEntry) {
    guard let view = guide.owningView else { return }
    let origin = guide.isOfContent ? .zero : view.bounds.origin
    let given = CGRect(origin: .zero, size: (view as? UIScrollView)?.givenContentSize ?? .zero)
    setOwn(entry, 0, [.init(entry.x)], Double(origin.x), "\(guide.identifier) left")
    setOwn(entry, 1, [.init(entry.y)], Double(origin.y), "\(guide.identifier) top")
    let around = self.entry(view)
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if guide.isOfContent {
        setOwn(
          entry, index + 2, [.init(entry.length(axis))], Double(given.length(axis)),
          "\(guide.identifier) length", strength: ScrollGuide.looseStrength)
      } else {
        let terms = [
          LinearConstraint.Term(entry.length(axis)), .init(around.length(axis), times: -1),
        ]
        setOwn(entry, index + 2, terms, 0, "\(guide.identifier) length")
      }
    }
  }

  private func updateFrame(of view: UIView, _ entry: LayoutEntry) {
    let outer = view === root ? nil : view.outer
    let around = outer.flatMap { self.entry(ifKnown: $0) }
    let (frame, insets) = (view.untransformedFrame, view.alignmentRectInsets)
    let mask = view.autoresizingMask
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let first = axis == .horizontal ? 0 : 2
      let (start, length) = (Double(frame.start(axis)), Double(frame.length(axis)))
      var shares = (start: 0.0, length: 0.0)
      let size = Double(outer?.bounds.length(axis) ?? 0)
      if around != nil { shares = mask.shares(axis, start: start, length: length, outer: size) }
      var terms = (
        start: [LinearConstraint.Term(entry.start(axis))],
        length: [LinearConstraint.Term(entry.length(axis))]
      )
      let wide = outer?.alignmentRectInsets.sum(axis) ?? 0
      if let around {
        let variable = around.length(axis)
        if shares.start != 0 { terms.start.append(.init(variable, times: -shares.start)) }
        if shares.length != 0 { terms.length.append(.init(variable, times: -shares.length)) }
      }
      let base = size - Double(wide)
      setOwn(
        entry, first, terms.start, start + Double(insets.start(axis)) - shares.start * base,
        Self.maskWords(view, axis, "start"))
      setOwn(
        entry, first + 1, terms.length,
        max(0, length - Double(insets.sum(axis))) - shares.length * base,
        Self.maskWords(view, axis, "length"))
    }
  }

  private static func maskWords(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ what: String)
    -> String
  {
    let side = axis == .horizontal ? "h" : "v"
    return "<autoresizing mask \(side)=\(view.autoresizingMask.debugText(axis)) "
      + "\(NSLayoutConstraint.name(view)).\(what) of \(view.frame)>"
  }

  private func updateContents(of view: UIView, _ entry: LayoutEntry) {
    setContents(view.intrinsicContentSize, of: view, entry)
  }

  private func setContents(_ size: CGSize, of view: UIView, _ entry: LayoutEntry) {
    for own in entry.own { solver.remove(own.id) }
    entry.own = []
    entry.contentSize = size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let wanted = axis == .horizontal ? size.width : size.height
      guard wanted != UIView.noIntrinsicMetric, wanted >= 0 else { continue }
      for (relation, priority) in [
        (LinearConstraint.Relation.lessOrEqual, view.contentHuggingPriority(for: axis)),
        (.greaterOrEqual, view.contentCompressionResistancePriority(for: axis)),
      ] {
        let constraint = LinearConstraint(
          [.init(entry.length(axis))], relation, Double(wanted),
          strength: priority >= .required ? LinearConstraint.required : Double(priority.rawValue))
        let debugText = { [unowned view] in
          "<contents of \(NSLayoutConstraint.name(view)): \(size.width) x \(size.height)>"
        }
        entry.own.append(.init(id: solver.add(constraint), debugText: debugText, factors: []))
      }
    }
    addBounds(of: view, entry)
  }

  /// Adds the window's bounds to its root view, weaker than any other constraint (ViewLayout.VL5).
  private func addBounds(of view: UIView, _ entry: LayoutEntry) {
    guard let window = view.outer as? UIWindow, window.rootViewController?.viewIfLoaded === view
    else { return }
    let around = self.entry(window)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for terms: [LinearConstraint.Term] in [
        [.init(entry.start(axis))],
        [.init(entry.length(axis)), .init(around.length(axis), times: -1)],
      ] {
        let constraint = LinearConstraint(terms, .equal, 0, strength: ScrollGuide.looseStrength)
        let debugText = { "<bounds of the window>" }
        entry.own.append(.init(id: solver.add(constraint), debugText: debugText, factors: []))
      }
    }
  }

  /// Returns whether a view's content has another size in its solved width, and updates it
  /// (ViewLayout.VL6).
  func wrap(_ entry: LayoutEntry) -> Bool {
    guard entry.contentSize != nil else { return false }
    let width = CGFloat(solver.value(of: entry.width))
    if let before = entry.wrappedWidth, abs(before - width) <= 0.01 { return false }
    entry.wrappedWidth = width
    guard let size = entry.view?.contentSize(inWidth: width), size != entry.contentSize,
      let view = entry.view
    else { return false }
    setContents(size, of: view, entry)
    return true
  }

  /// Adds or updates one of the equations that an item implies.
  private func setOwn(
    _ entry: LayoutEntry, _ index: Int, _ terms: [LinearConstraint.Term], _ constant: Double,
    _ debugText: @escaping @autoclosure () -> String, strength: Double = LinearConstraint.required
  ) {
    let factors = terms.map(\.coefficient)
    if index < entry.own.count {
      guard entry.own[index].differs(factors) else {
        return solver.setConstant(constant, of: entry.own[index].id)
      }
      solver.remove(entry.own[index].id)
    }
    let id = solver.add(LinearConstraint(terms, .equal, constant, strength: strength))
    let own = LayoutEntry.SolverConstraint(id: id, debugText: debugText, factors: factors)
    if index < entry.own.count { entry.own[index] = own } else { entry.own.append(own) }
  }
}

extension LayoutEntry.SolverConstraint {
  /// Returns whether coefficients differ by more than rounding.
  func differs(_ others: [Double]) -> Bool {
    factors.count != others.count || zip(factors, others).contains { abs($0 - $1) > 1e-6 }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation in the solver's terms.
  var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
