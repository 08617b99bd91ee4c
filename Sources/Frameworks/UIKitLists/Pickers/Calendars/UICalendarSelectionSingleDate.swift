import Foundation

/// The selection of one day in a calendar.
///
/// Steps Pickers.CV3…
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day; nil for none.
  open var selectedDate: DateComponents? { didSet { view?.reload() } }
  /// Selects a day, without a message to the delegate; the calendar shows its month.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
    if let selectedDate { view?.setVisibleDateComponents(selectedDate, animated: animated) }
  }

  // MARK: Internals

  override func isSelected(_ day: Date) -> Bool { selectedDate.map { isSame($0, day) } ?? false }

  override func mayTouch(_ day: Date) -> Bool {
    guard let view, let delegate else { return true }
    return delegate.dateSelection(self, canSelectDate: view.components(day))
  }

  override func touched(_ day: Date) {
    guard let view else { return }
    // A tap on the selected day selects none, if the delegate lets it (Pickers.CV3).
    guard isSelected(day) else {
      selectedDate = view.components(day)
      delegate?.dateSelection(self, didSelectDate: selectedDate)
      return
    }
    guard delegate?.dateSelection(self, canSelectDate: nil) != false else { return }
    selectedDate = nil
    delegate?.dateSelection(self, didSelectDate: nil)
  }
}

/// The delegate that follows the selection of a day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has selected a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user may select a day, or none; optional.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
