import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A view that selects values with wheels.
///
/// Steps Pickers.PK1… are in `Documentation/Behaviour/Pickers.md`.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  // MARK: Creating

  /// Creates a picker view; an empty frame becomes the default size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    setUp()
  }

  /// Creates a picker view; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The data source.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
  /// The delegate.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }

  /// Whether the selection indicator is shown; since iOS 7 it always is.
  open var showsSelectionIndicator = true

  // MARK: Components and rows

  /// The number of components.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a visible row; `nil` for another row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(of: row)
  }

  /// Asks the data source and the delegate for all components again.
  open func reloadAllComponents() {
    isReloadNeeded = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    wheels.indices.forEach(reload)
    setNeedsLayout()
  }

  /// Asks the data source and the delegate for a component again.
  open func reloadComponent(_ component: Int) {
    guard !isReloadNeeded else { return reloadAllComponents() }
    guard wheels.indices.contains(component) else { return }
    reload(component)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row, without feedback and without notifying the delegate (Pickers.PK7).
  ///
  /// - Parameters:
  ///   - row: The index of the row; one beyond the rows selects the nearest.
  ///   - component: The index of the component.
  ///   - animated: Whether the wheel turns to the row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// Returns the index of the selected row; −1 without rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  // MARK: View

  /// The default size.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  /// Returns the given width, or that of the default size, and the height of the default size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let height = (wheels.first?.rowHeight ?? PickerMetrics.rowHeight) + PickerMetrics.bandExtra
    band.frame = CGRect(
      x: PickerMetrics.margin, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * PickerMetrics.margin), height: height)
    let widths = self.widths
    let gaps = PickerMetrics.gap * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - widths.reduce(gaps, +)) / 2
    let order =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      x += widths[index] + PickerMetrics.gap
    }
  }

  // MARK: Internals

  /// Whether a default implementation of a delegate method returned the last result.
  var answeredByDefault = false
  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isReloadNeeded = true
  private let generator = UISelectionFeedbackGenerator()

  /// The content of a row.
  enum Content {
    case title(NSAttributedString)
    case view(UIView)
  }

  /// Returns the content of a row: its view, attributed title or title (Pickers.PK4).
  func content(of row: Int, in component: Int, reusing view: UIView?) -> Content {
    guard let delegate else { return .title(NSAttributedString(string: "?")) }
    let custom = customAnswer {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    }
    if let custom { return .view(custom) }
    let attributed = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
    return .title(attributed ?? NSAttributedString(string: title ?? "?"))
  }

  /// Prepares the feedback of rows that pass the center.
  func prepareTick() { generator.keepPrepared() }

  /// Plays the feedback of a row that passes the center.
  func tick() {
    generator.selectionChanged()
    generator.keepPrepared()
    InputClick.wheel.play()
  }

  /// Notifies the delegate of a row that the user has selected.
  func selected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  func accessibilityLabel(of component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component)
  }

  func accessibilityHint(of component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityHintForComponent: component)
  }

  /// Returns the frame of a component's wheel.
  func frame(ofComponent component: Int) -> CGRect {
    layoutIfNeeded()
    return wheel(component)?.frame ?? .zero
  }

  private func setUp() {
    isOpaque = false
    band.backgroundColor = .quaternarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  private func needsReload() {
    isReloadNeeded = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    if isReloadNeeded, dataSource != nil { reloadAllComponents() }
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    reloadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func reload(_ component: Int) {
    let height = customAnswer {
      delegate?.pickerView(self, rowHeightForComponent: component)
    }
    wheels[component].reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: (height ?? nil) ?? PickerMetrics.rowHeight)
  }

  /// The widths of the components: the delegate's, or equal shares (Pickers.PK1).
  private var widths: [CGFloat] {
    let count = CGFloat(wheels.count)
    let gaps = PickerMetrics.gap * (count - 1)
    let share = ((bounds.width - 2 * PickerMetrics.margin - gaps) / count).rounded(.down)
    return wheels.indices.map { component in
      let width = customAnswer { delegate?.pickerView(self, widthForComponent: component) }
      return max(0, (width ?? nil) ?? share)
    }
  }

  private func customAnswer<Value>(_ ask: () -> Value) -> Value? {
    answeredByDefault = false
    let answer = ask()
    return answeredByDefault ? nil : answer
  }
}
