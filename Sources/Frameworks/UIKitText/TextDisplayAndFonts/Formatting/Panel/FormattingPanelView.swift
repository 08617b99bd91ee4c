/// The components of a formatting panel, in rows and groups (TextViews.TV33).
@MainActor
final class FormattingPanelView: UIView {
  /// The closure to call with a request of the user.
  var onRequest: (FormattingRequest) -> Void = { _ in }

  /// Creates the components of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - isOfTextView: Whether a text view's selection is formatted, which has no lists and no
  ///     highlights.
  init(_ configuration: UITextFormattingViewController.Configuration, isOfTextView: Bool) {
    super.init(frame: .zero)
    for group in configuration.groups {
      let parts = group.components.compactMap { component -> Part? in
        let key = component.componentKey
        if isOfTextView, Self.missingInTextViews.contains(key) {
          RuntimeWarning.once(
            "the panel of a text view leaves out the component \(key.rawValue): its text has no "
              + "such attribute here", kind: "note")
          return nil
        }
        guard let view = FormattingComponents.make(key, configuration) else { return nil }
        view.onRequest = { [weak self] in self?.onRequest($0) }
        addSubview(view)
        let size = component.preferredSize
        let isWhole = size == .automatic && key == .formattingStyles
        return Part(view: view, share: isWhole ? 1 : FormattingMetrics.share(of: size))
      }
      if !parts.isEmpty { groups.append(parts) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a formatting.
  func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor) {
    for part in groups.joined() { part.view.show(descriptor) }
  }

  /// Returns the height in a width, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    var end: CGFloat = 0
    layOut(inWidth: width) { end = max(end, $1.maxY) }
    return end
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layOut(inWidth: bounds.width) { view, frame in
      var frame = frame
      if isFromRight { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }

  // MARK: Internals

  /// A component and its share of the width.
  private struct Part {
    let view: FormattingComponentView
    let share: CGFloat
  }

  private static let missingInTextViews: Set<UITextFormattingViewController.ComponentKey> = [
    .listStyles, .highlight, .highlightPicker,
  ]

  private var groups: [[Part]] = []

  /// Places all components in rows; a row is as wide as the panel.
  private func layOut(inWidth width: CGFloat, _ place: (UIView, CGRect) -> Void) {
    let (gap, height) = (FormattingMetrics.gap, FormattingMetrics.height)
    var y: CGFloat = 0
    for group in groups {
      for row in rows(of: group, inWidth: width) {
        let wanted = row.map { wantedWidth(of: $0, inWidth: width) }
        let spare = width - gap * CGFloat(row.count - 1) - wanted.reduce(0, +)
        var x: CGFloat = 0
        for (part, own) in zip(row, wanted) {
          let own = own + spare / CGFloat(row.count)
          place(part.view, CGRect(x: x, y: y, width: max(0, own), height: height))
          x += own + gap
        }
        y += height + gap
      }
      y += FormattingMetrics.groupGap - gap
    }
  }

  private func rows(of group: [Part], inWidth width: CGFloat) -> [[Part]] {
    var (rows, used): ([[Part]], CGFloat) = ([], 0)
    for part in group {
      let wanted = wantedWidth(of: part, inWidth: width)
      // Half a point is left for the rounding of shares.
      if let last = rows.indices.last, used + FormattingMetrics.gap + wanted <= width + 0.5 {
        rows[last].append(part)
        used += FormattingMetrics.gap + wanted
      } else {
        rows.append([part])
        used = wanted
      }
    }
    return rows
  }

  /// Returns the width that a component wants: its share, without its part of the gaps.
  private func wantedWidth(of part: Part, inWidth width: CGFloat) -> CGFloat {
    let gap = FormattingMetrics.gap
    return min(width, max((width + gap) * part.share - gap, part.view.minimumWidth))
  }
}
