/// The bubble with the title of a selected annotation (Maps.SE3).
@MainActor
final class MapCallout: UIView {
  /// The view of the annotation.
  private(set) weak var view: MKAnnotationView?
  private let bubble = UIView()

  /// Creates a bubble.
  ///
  /// - Parameters:
  ///   - view: The view of the annotation.
  ///   - annotation: The annotation.
  ///   - tapped: Called when the control on the left or right is tapped.
  init(
    _ view: MKAnnotationView, _ annotation: any MKAnnotation,
    tapped: @escaping @MainActor (UIControl) -> Void
  ) {
    self.view = view
    super.init(frame: .zero)
    backgroundColor = .clear
    isOpaque = false
    bubble.backgroundColor = .systemBackground
    bubble.layer.cornerRadius = 10
    bubble.layer.borderWidth = 0.5
    bubble.layer.borderColor = UIColor.separator.cgColor
    addSubview(bubble)
    let title = UILabel()
    title.text = annotation.title
    title.font = .systemFont(ofSize: 15)
    let texts = UIStackView(arrangedSubviews: [title])
    texts.axis = .vertical
    if let detail = view.detailCalloutAccessoryView {
      texts.addArrangedSubview(detail)
    } else if let text = annotation.subtitle, !text.isEmpty {
      let subtitle = UILabel()
      subtitle.text = text
      subtitle.font = .systemFont(ofSize: 12)
      subtitle.textColor = .secondaryLabel
      texts.addArrangedSubview(subtitle)
    }
    var parts: [UIView] = [texts]
    if let left = view.leftCalloutAccessoryView { parts.insert(left, at: 0) }
    if let right = view.rightCalloutAccessoryView { parts.append(right) }
    for case let control as UIControl in [
      view.leftCalloutAccessoryView, view.rightCalloutAccessoryView,
    ] {
      // The identifier replaces the action of an earlier callout.
      let action = UIAction(identifier: UIAction.Identifier("MapCallout")) { [weak control] _ in
        if let control { tapped(control) }
      }
      control.addAction(action, for: .touchUpInside)
    }
    for part in parts { bubble.addSubview(part) }
    arrange(parts, texts)
  }

  required init?(coder: NSCoder) { return nil }

  /// Positions the bubble above its view, within the edges of the map.
  func place(in container: UIView) {
    guard let view else { return }
    let top = view.frame.minY - Self.tip
    let middle = view.center.x + view.calloutOffset.x
    let limit = max(Self.margin, container.bounds.width - bounds.width - Self.margin)
    frame.origin = CGPoint(
      x: min(limit, max(Self.margin, middle - bounds.width / 2)),
      y: top + view.calloutOffset.y - bounds.height)
  }

  // MARK: Internals

  /// The distances within the bubble, and to the edges of the map.
  ///
  /// - Source: ours. Confidence: guess.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 10
  private static let tip: CGFloat = 2
  private static let greatestWidth: CGFloat = 240

  private func arrange(_ parts: [UIView], _ texts: UIView) {
    var x = Self.gap
    let sizes = parts.map { part -> CGSize in
      guard part === texts else {
        return part.bounds.isEmpty
          ? part.sizeThatFits(CGSize(width: 44, height: 44)) : part.bounds.size
      }
      let size = part.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
      return CGSize(width: min(Self.greatestWidth, size.width), height: size.height)
    }
    let height = max(36, (sizes.map(\.height).max() ?? 0) + 2 * Self.margin)
    for (part, size) in zip(parts, sizes) {
      part.frame = CGRect(
        x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
    bubble.frame = CGRect(x: 0, y: 0, width: x, height: height)
    bounds = bubble.frame
  }
}
