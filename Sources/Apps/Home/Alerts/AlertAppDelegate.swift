import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The delegate of the overlay's program, which shows the phone's questions above all apps,
/// and controls of media on the locked phone.
///
/// `Documentation/Behaviour/SystemAlerts.md` and `RemoteControl.md` have the steps that comments
/// name.
@MainActor
public final class AlertAppDelegate: UIResponder, UIApplicationDelegate, SystemAppDelegate {
  /// The window, which is transparent.
  public var window: UIWindow?
  private let controller = UIViewController()
  /// The question that is shown, with its controller.
  private var shown: (alert: SystemAlert, controller: UIViewController)?

  /// The controls of the item that plays, on the locked phone.
  private var controls: MediaControlsView?

  /// Creates a delegate.
  public override init() { super.init() }

  /// Creates the transparent window.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.backgroundColor = .clear
    controller.view.backgroundColor = .clear
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Shows a question in place of the one before, or none (SystemAlerts.Q2, SystemAlerts.Q3).
  package func phoneDidAsk(_ alert: SystemAlert?) {
    if let shown {
      guard shown.alert != alert else { return }
      if let alert, shown.alert.id == alert.id,
        let sheet = shown.controller as? SwitchSheetViewController
      {
        self.shown?.alert = alert
        return sheet.update(alert)
      }
      self.shown = nil
      shown.controller.dismiss(animated: false)
    }
    guard let alert else { return }
    let shownController = alert.switches.isEmpty ? alertController(alert) : sheet(alert)
    shown = (alert, shownController)
    controller.present(shownController, animated: true)
  }

  /// Cancels the question that is shown, unless it has a button that does so (SystemAlerts.R6).
  public override func accessibilityPerformEscape() -> Bool {
    guard let shown else { return false }
    self.shown = nil
    shown.controller.dismiss(animated: true)
    SystemRequests.answer(shown.alert, button: nil)
    return true
  }

  /// Shows controls of the item that plays, or removes them (RemoteControl.LS2).
  package func phoneDidUpdate(_ state: NowPlayingState?) {
    guard let state else {
      controls?.stop()
      controls?.removeFromSuperview()
      controls = nil
      return
    }
    guard controls == nil else {
      controls?.update(state)
      return
    }
    let new = MediaControlsView(state) { SystemRequests.send($0) }
    new.frame = controller.view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(new)
    controls = new
  }

  // MARK: Internals

  private func sheet(_ alert: SystemAlert) -> UIViewController {
    SwitchSheetViewController(alert) { [weak self] place in
      guard let self, let shown, shown.alert.id == alert.id else { return }
      if place < alert.buttons.count {
        shown.controller.dismiss(animated: true)
        self.shown = nil
      }
      SystemRequests.answer(alert, button: place)
    }
  }

  private func alertController(_ alert: SystemAlert) -> UIViewController {
    let controller = UIAlertController(
      title: alert.title, message: alert.message.isEmpty ? nil : alert.message,
      preferredStyle: .alert)
    if let text = alert.field {
      // The phone knows what is written at any time (SystemAlerts.F1).
      controller.addTextField { field in
        field.text = text
        field.clearButtonMode = .whileEditing
        field.addAction(
          UIAction { [weak field] _ in SystemRequests.write(field?.text ?? "", in: alert) },
          for: .editingChanged)
      }
    }
    for (index, title) in alert.buttons.enumerated() {
      let style: UIAlertAction.Style = index == alert.cancelButton ? .cancel : .default
      let action = UIAlertAction(title: title, style: style) { [weak self] _ in
        self?.choose(index, of: alert)
      }
      controller.addAction(action)
      if index == alert.preferredButton { controller.preferredAction = action }
    }
    return controller
  }

  private func choose(_ button: Int, of alert: SystemAlert) {
    guard shown?.alert == alert else { return }
    shown = nil
    SystemRequests.answer(alert, button: button)
  }
}
