import UIKit

/// A finder of objects of the running program.
@MainActor
enum ElementFinder {
  /// The view that has the keyboard focus.
  static var firstResponder: UIView? {
    UIScreen.main.windows.lazy.compactMap { firstResponder(in: $0) }.first
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
  }
}
