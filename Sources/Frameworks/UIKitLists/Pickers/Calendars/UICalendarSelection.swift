import Foundation

/// The behavior of selections in a calendar; apps use one of its subclasses.
///
/// Steps Pickers.CV3…
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  override init() { super.init() }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { view?.reload() }

  // MARK: Internals

  /// The calendar with this behavior.
  weak var view: UICalendarView?

  /// Returns whether a day is selected.
  func isSelected(_ day: Date) -> Bool { false }
  /// Returns whether the user may touch a day.
  func mayTouch(_ day: Date) -> Bool { true }
  /// Called when the user has tapped a day; does nothing in this class.
  func touched(_ day: Date) {}

  /// Returns whether components are those of a day.
  func isSame(_ components: DateComponents, _ day: Date) -> Bool {
    guard let view, let date = view.date(of: components) else { return false }
    return view.shownCalendar.isDate(date, inSameDayAs: day)
  }
}
