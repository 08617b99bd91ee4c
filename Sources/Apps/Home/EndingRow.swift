import TactusPhoneLink
import UIKit

/// The row of an icon's menu, and the alert, that explain the end of an app's last run
/// (HomeScreen.X2).
@MainActor
enum EndingRow {
  /// The row of an app that has ended without a request; `nil` for any other app.
  static func action(of app: InstalledApp) -> QuickAction? {
    app.ending.map {
      QuickAction(
        type: type, title: "Why It Ended", subtitle: $0.reason, icon: .symbol("exclamationmark"))
    }
  }

  /// Returns whether a row is the one that explains the end.
  static func isChosen(_ action: QuickAction, of app: InstalledApp) -> Bool {
    app.ending != nil && action.type == type && !app.quickActions.contains(action)
  }

  /// Returns an alert with the reason and the last lines of the output.
  static func alert(of app: InstalledApp, reopen: @escaping () -> Void) -> UIAlertController? {
    guard let ending = app.ending else { return nil }
    let text = ([ending.reason] + ending.lines).joined(separator: "\n")
    let alert = UIAlertController(
      title: "“\(app.name)” Has Ended", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Open Again", style: .default) { _ in reopen() })
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    return alert
  }

  /// The type of the row, which no app's own action has.
  private static let type = "org.tactus.Home.ending"
}
