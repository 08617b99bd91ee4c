import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The wheel of a component of a picker view.
///
/// A clear scroll view follows the finger; its offset is the position of the wheel. The rows are
/// laid out on a cylinder above it. Steps Pickers.PK2…PK8.
final class PickerWheel: UIView, UIScrollViewDelegate {
  /// The number of rows.
  private(set) var rowCount = 0
  /// The row at the center after the last movement; −1 without rows.
  private(set) var selectedRow = -1
  /// The height of a row, in points.
  private(set) var rowHeight = PickerMetrics.rowHeight

  /// Creates a wheel without rows.
  ///
  /// - Parameters:
  ///   - picker: The picker view.
  ///   - component: The index of the component.
  init(_ picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .pickerItem]
    scroll.delegate = self
    scroll.onTouch = { [weak picker] in picker?.prepareTick() }
    (scroll.showsVerticalScrollIndicator, scroll.alwaysBounceVertical) = (false, true)
    (scroll.scrollsToTop, scroll.contentInsetAdjustmentBehavior) = (false, .never)
    for part in [above, band, below, views] {
      part.isUserInteractionEnabled = false
      part.clipsToBounds = true
      addSubview(part)
    }
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] in self?.tapped($0) }
    scroll.addGestureRecognizer(tap)
  }

  /// Archives do not contain wheels.
  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Sets the number and height of the rows, and reloads them.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    (self.rowCount, self.rowHeight) = (max(0, rowCount), max(1, rowHeight))
    scroll.snapInterval = self.rowHeight
    clear()
    // The selected row stays, as far as there are rows (Pickers.PK7).
    selectedRow = min(max(selectedRow, 0), self.rowCount - 1)
    setNeedsLayout()
    layOutContent()
    if selectedRow >= 0 { rest(on: selectedRow) }
  }

  /// Scrolls to a row without feedback and without notifying the delegate.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    let row = min(max(row, 0), rowCount - 1)
    layOutContent()
    isReporting = false
    selectedRow = row
    if animated, window != nil {
      isSilent = true
      scroll.setContentOffset(offset(of: row), animated: true)
      if !scroll.scrollDriver.isMovingByItself { isSilent = false }
    } else {
      rest(on: row)
    }
  }

  /// Returns the view of a visible row.
  func view(of row: Int) -> UIView? { custom[row] ?? bandLabels[row] ?? labels(of: row).first }

  // MARK: View

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    layOutRows()
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let row = centeredRow
    // Each row that passes the center under the finger, or coasting, is felt (Pickers.PK5).
    let isFelt = !isSilent && (scroll.isTracking || scroll.isDragging || scroll.isDecelerating)
    if isFelt { picker?.prepareTick() }
    if row != passedRow {
      passedRow = row
      if row >= 0, isFelt { picker?.tick() }
    }
    layOutRows()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    (isSilent, isReporting) = (false, true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.accessibilityLabel(of: component) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? picker?.accessibilityHint(of: component) }
    set { super.accessibilityHint = newValue }
  }

  /// The title of the selected row.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? title(of: selectedRow) }
    set { super.accessibilityValue = newValue }
  }

  /// Selects the next row and notifies the delegate.
  override func accessibilityIncrement() { adjust(by: 1) }
  /// Selects the previous row and notifies the delegate.
  override func accessibilityDecrement() { adjust(by: -1) }

  // MARK: Internals

  private weak var picker: UIPickerView?
  private let component: Int
  private let scroll = WheelScrollView()
  /// The containers of titles above, in and below the selection band, and that of views.
  private let above = UIView()
  private let band = UIView()
  private let below = UIView()
  private let views = UIView()
  private var aboveLabels: [Int: UILabel] = [:]
  private var bandLabels: [Int: UILabel] = [:]
  private var belowLabels: [Int: UILabel] = [:]
  private var custom: [Int: UIView] = [:]
  private var reusable: [UIView] = []
  /// The row that has last passed the center.
  private var passedRow = -1
  /// Whether the current movement is not felt.
  private var isSilent = false
  /// Whether the delegate is notified at the end of the current movement.
  private var isReporting = false

  private var geometry: WheelGeometry {
    WheelGeometry(height: bounds.height, rowHeight: rowHeight)
  }

  /// The position of the wheel, in rows.
  private var position: CGFloat { scroll.contentOffset.y / rowHeight }

  private var centeredRow: Int {
    rowCount > 0 ? min(max(Int(position.rounded()), 0), rowCount - 1) : -1
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight) }

  private func rest(on row: Int) {
    (isSilent, isReporting) = (false, false)
    passedRow = row
    scroll.setContentOffset(offset(of: row), animated: false)
    layOutRows()
  }

  /// Ends a movement, and notifies the delegate if the user has selected another row
  /// (Pickers.PK6).
  private func settle() {
    // A finger has stopped the wheel; the movement ends when the finger lifts.
    guard !scroll.isTracking else { return }
    let (row, reports) = (centeredRow, isReporting)
    (isSilent, isReporting) = (false, false)
    guard reports, row >= 0, row != selectedRow else { return }
    selectedRow = row
    picker?.selected(row, in: component)
  }

  /// Scrolls to a tapped row (Pickers.PK8).
  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard rowCount > 0 else { return }
    let distance = geometry.distance(at: recognizer.location(in: self).y).rounded()
    let row = min(max(centeredRow + Int(distance), 0), rowCount - 1)
    (isSilent, isReporting) = (true, true)
    if row == centeredRow, scroll.contentOffset == offset(of: row) { return settle() }
    scroll.setContentOffset(offset(of: row), animated: true)
  }

  private func adjust(by way: Int) {
    let row = selectedRow + way
    guard row >= 0, row < rowCount else { return }
    rest(on: row)
    selectedRow = row
    picker?.selected(row, in: component)
  }

  /// Returns the text of a row, as assistive technologies read it.
  private func title(of row: Int) -> String? {
    guard row >= 0, let picker else { return nil }
    switch picker.content(of: row, in: component, reusing: nil) {
    case .title(let text): return text.string
    case .view(let view): return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
  }

  // MARK: Layout

  private func layOutContent() {
    scroll.frame = bounds
    scroll.contentSize = CGSize(
      width: bounds.width,
      height: bounds.height + rowHeight * CGFloat(max(0, rowCount - 1)))
    let height = rowHeight + PickerMetrics.bandExtra
    let top = (bounds.height - height) / 2
    above.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, top))
    band.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    below.frame = CGRect(
      x: 0, y: top + height, width: bounds.width, height: max(0, bounds.height - top - height))
    views.frame = bounds
  }

  /// Lays out the visible rows on the cylinder (Pickers.PK2).
  private func layOutRows() {
    guard rowCount > 0, bounds.height > 0, bounds.width > 0, let picker else { return clear() }
    let (geometry, position) = (geometry, position)
    let first = max(0, Int((position - geometry.reach).rounded(.down)) + 1)
    let last = min(rowCount - 1, Int((position + geometry.reach).rounded(.up)) - 1)
    let rows = first <= last ? first...last : 0...0
    removeRows(outside: rows)
    guard first <= last else { return }
    for row in rows {
      let distance = CGFloat(row) - position
      guard let y = geometry.center(at: distance) else { continue }
      let shape = RowShape(y: y, scale: geometry.scale(at: distance))
      if let view = custom[row] {
        place(view, shape)
        continue
      }
      if let known = labels(of: row).first?.attributedText {
        show(known, row, shape)
        continue
      }
      switch picker.content(of: row, in: component, reusing: reusable.last) {
      case .title(let text): show(text, row, shape)
      case .view(let view):
        if view === reusable.last { reusable.removeLast() }
        custom[row] = view
        views.addSubview(view)
        place(view, shape)
      }
    }
  }

  /// The position and the scale of a row.
  private struct RowShape {
    let y: CGFloat
    let scale: CGFloat
  }

  /// Shows the title of a row in the containers that it touches, larger in the selection band.
  private func show(_ text: NSAttributedString, _ row: Int, _ shape: RowShape) {
    let half = rowHeight * shape.scale / 2
    let (top, bottom) = (shape.y - half, shape.y + half)
    let fade = fade(at: shape.y)
    set(
      top < above.frame.maxY, &aboveLabels, row, text, in: above, shape,
      size: PickerMetrics.fontSize, alpha: PickerMetrics.alpha * fade)
    set(
      bottom > band.frame.minY && top < band.frame.maxY, &bandLabels, row, text, in: band, shape,
      size: PickerMetrics.selectedFontSize, alpha: 1)
    set(
      bottom > below.frame.minY, &belowLabels, row, text, in: below, shape,
      size: PickerMetrics.fontSize, alpha: PickerMetrics.alpha * fade)
  }

  private func set(
    _ isVisible: Bool, _ labels: inout [Int: UILabel], _ row: Int, _ text: NSAttributedString,
    in container: UIView, _ shape: RowShape, size: CGFloat, alpha: CGFloat
  ) {
    guard isVisible else {
      labels.removeValue(forKey: row)?.removeFromSuperview()
      return
    }
    let label: UILabel
    if let known = labels[row] {
      label = known
    } else {
      label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.textColor = .label
      label.attributedText = text
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      labels[row] = label
      container.addSubview(label)
    }
    label.alpha = alpha
    place(label, RowShape(y: shape.y - container.frame.minY, scale: shape.scale), sets: false)
  }

  private func place(_ view: UIView, _ shape: RowShape, sets alpha: Bool = true) {
    view.transform = .identity
    view.frame = CGRect(x: 0, y: shape.y - rowHeight / 2, width: bounds.width, height: rowHeight)
    view.transform = CGAffineTransform(scaleX: 1, y: shape.scale)
    guard alpha else { return }
    let isSelected = abs(shape.y - bounds.height / 2) < rowHeight / 2
    view.alpha = isSelected ? 1 : PickerMetrics.alpha * fade(at: shape.y)
  }

  /// Returns the opacity of a row near the upper or lower edge, 0…1 (Pickers.PK3).
  private func fade(at y: CGFloat) -> CGFloat {
    let depth = min(y, bounds.height - y) - PickerMetrics.fadeStart
    return max(0, min(1, depth / PickerMetrics.fadeLength))
  }

  private func labels(of row: Int) -> [UILabel] {
    [bandLabels[row], aboveLabels[row], belowLabels[row]].compactMap(\.self)
  }

  private func removeRows(outside rows: ClosedRange<Int>) {
    func prune(_ labels: inout [Int: UILabel]) {
      for (row, label) in labels where !rows.contains(row) {
        label.removeFromSuperview()
        labels[row] = nil
      }
    }
    prune(&aboveLabels)
    prune(&bandLabels)
    prune(&belowLabels)
    for (row, view) in custom where !rows.contains(row) {
      view.removeFromSuperview()
      view.transform = .identity
      custom[row] = nil
      reusable.append(view)
    }
  }

  private func clear() {
    for label in [aboveLabels, bandLabels, belowLabels].flatMap(\.values) {
      label.removeFromSuperview()
    }
    (aboveLabels, bandLabels, belowLabels) = ([:], [:], [:])
    for view in custom.values {
      view.removeFromSuperview()
      view.transform = .identity
      reusable.append(view)
    }
    custom = [:]
  }
}
