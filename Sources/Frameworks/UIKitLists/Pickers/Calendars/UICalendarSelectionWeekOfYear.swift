import Foundation

/// The selection of a week in a calendar.
///
/// Steps Pickers.CV4…
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Creates a selection without a week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The selected week: its year for weeks, and its number; nil for none.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.reload() } }
  /// Selects a week, without a message to the delegate; the calendar shows its month.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
    guard let view, let week = selectedWeekOfYear, let date = view.date(of: week) else { return }
    view.setVisibleDateComponents(view.components(date), animated: animated)
  }

  // MARK: Internals

  private func week(of day: Date) -> DateComponents? {
    guard let view else { return nil }
    var week = view.shownCalendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    week.calendar = view.shownCalendar
    return week
  }

  override func isSelected(_ day: Date) -> Bool {
    guard let selected = selectedWeekOfYear, let week = week(of: day) else { return false }
    return selected.weekOfYear == week.weekOfYear
      && (selected.yearForWeekOfYear ?? selected.year) == week.yearForWeekOfYear
  }

  override func mayTouch(_ day: Date) -> Bool {
    guard let delegate, let week = week(of: day) else { return true }
    return delegate.weekOfYearSelection(self, canSelectWeekOfYear: week)
  }

  override func touched(_ day: Date) {
    guard isSelected(day) else {
      selectedWeekOfYear = week(of: day)
      delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
      return
    }
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) != false else { return }
    selectedWeekOfYear = nil
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: nil)
  }
}

/// The delegate that follows the selection of a week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has selected a week, or none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether the user may select a week, or none; optional.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns true.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
