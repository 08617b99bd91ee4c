import Foundation

/// The selection of several days in a calendar.
///
/// Steps Pickers.CV3…
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days.
  open var selectedDates: [DateComponents] = [] { didSet { view?.reload() } }
  /// Selects days, without a message to the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  // MARK: Internals

  override func isSelected(_ day: Date) -> Bool { selectedDates.contains { isSame($0, day) } }

  override func mayTouch(_ day: Date) -> Bool {
    guard let view, let delegate else { return true }
    let components = view.components(day)
    return isSelected(day)
      ? delegate.multiDateSelection(self, canDeselectDate: components)
      : delegate.multiDateSelection(self, canSelectDate: components)
  }

  override func touched(_ day: Date) {
    guard let view else { return }
    let components = view.components(day)
    if isSelected(day) {
      selectedDates.removeAll { isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// The delegate that follows the selection of several days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Notifies the delegate that the user has deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user may select a day; optional.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user may deselect a day; optional.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
