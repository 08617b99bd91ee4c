@_spi(UIKitModules) import TactusUIKitViews

/// The titles at the trailing edge of a table, by which a finger scrolls from section to section.
///
/// Steps Tables.TB90…TB95.
@MainActor
final class SectionIndexView: UIControl {
  /// The width of the index, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let width: CGFloat = 15
  /// The height of a title, in points.
  ///
  /// - Source: none; as it looks on a phone. Confidence: guess.
  static let titleHeight: CGFloat = 13.5
  /// The mark in place of the titles that are left out.
  static let mark = "\u{2022}"

  private static var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }

  private weak var table: UITableView?
  private let generator = UISelectionFeedbackGenerator()
  /// The index of the selected title.
  private var selected: Int?

  /// The titles, all of them.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      selected = nil
      setNeedsDisplay()
    }
  }

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = ControlTexts.sectionIndex
    updateBackground()
    // A finger that begins on the index never scrolls the table by itself.
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    addGestureRecognizer(press)
    table.panGestureRecognizer.require(toFail: press)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background of the present state (Tables.TB94).
  func updateBackground() {
    let tracking = isTracking ? table?.sectionIndexTrackingBackgroundColor : nil
    backgroundColor = tracking ?? table?.sectionIndexBackgroundColor
  }

  // MARK: Titles

  /// Returns the titles that fit a height; a mark stands for those left out (Tables.TB91).
  static func shown(_ titles: [String], in height: CGFloat) -> [String] {
    let room = max(1, Int(height / titleHeight))
    guard titles.count > room else { return titles }
    // Titles and marks alternate, and both ends are titles.
    let count = max(1, (room + 1) / 2)
    guard count > 1 else { return [titles[0]] }
    var shown: [String] = []
    for place in 0..<count {
      if place > 0 { shown.append(mark) }
      shown.append(titles[place * (titles.count - 1) / (count - 1)])
    }
    return shown
  }

  /// The rectangle of the visible titles.
  private var textRect: CGRect {
    let count = CGFloat(Self.shown(titles, in: bounds.height).count)
    let height = count * Self.titleHeight
    return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  override func draw(_ rect: CGRect) {
    let shown = Self.shown(titles, in: bounds.height)
    let color = table?.sectionIndexColor ?? tintColor ?? .systemBlue
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
    let top = textRect.minY
    for (place, title) in shown.enumerated() {
      let middle = top + (CGFloat(place) + 0.5) * Self.titleHeight
      if title == UITableView.indexSearch {
        drawGlass(CGPoint(x: bounds.midX, y: middle), color)
        continue
      }
      let size = (title as NSString).size(withAttributes: attributes)
      (title as NSString).draw(
        at: CGPoint(x: (bounds.width - size.width) / 2, y: middle - size.height / 2),
        withAttributes: attributes)
    }
  }

  private func drawGlass(_ center: CGPoint, _ color: UIColor) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: center.x - 1, y: center.y - 1), radius: 3.5, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true)
    path.move(to: CGPoint(x: center.x + 1.5, y: center.y + 1.5))
    path.addLine(to: CGPoint(x: center.x + 4.5, y: center.y + 4.5))
    path.lineWidth = 1.25
    color.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Touches

  override var ownDrag: ControlDrag? { ControlDrag(in: bounds, along: .vertical) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    generator.keepPrepared()
    select(at: touch.location(in: self).y, isFirst: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    updateBackground()
    generator.keepPrepared()
    select(at: touch.location(in: self).y, isFirst: false)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    selected = nil
    DispatchQueue.main.async { [weak self] in self?.updateBackground() }
  }

  override func cancelTracking(with event: UIEvent?) {
    selected = nil
    updateBackground()
  }

  /// Selects the title at a height; a change is felt (Tables.TB92, Tables.TB93).
  private func select(at y: CGFloat, isFirst: Bool) {
    guard !titles.isEmpty else { return }
    let rect = textRect
    let fraction = (y - rect.minY) / max(1, rect.height)
    let index = Int((fraction * CGFloat(titles.count)).rounded(.down))
    select(min(max(0, index), titles.count - 1), isFelt: !isFirst)
  }

  private func select(_ index: Int, isFelt: Bool) {
    guard index != selected else { return }
    selected = index
    if isFelt {
      generator.selectionChanged()
      generator.keepPrepared()
    }
    table?.selectIndexTitle(titles[index], at: index)
  }

  // MARK: Accessibility

  /// The title that was selected last.
  override var accessibilityValue: String? {
    get { spoken.map { titles[$0] } }
    set { super.accessibilityValue = newValue }
  }

  private var spokenIndex: Int?
  private var spoken: Int? { spokenIndex.flatMap { titles.indices.contains($0) ? $0 : nil } }

  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }

  /// Selects the next or the previous title (Tables.TB95).
  private func step(_ distance: Int) {
    guard !titles.isEmpty else { return }
    let index = min(max(0, (spoken ?? 0) + (spoken == nil ? 0 : distance)), titles.count - 1)
    spokenIndex = index
    table?.selectIndexTitle(titles[index], at: index)
  }
}
