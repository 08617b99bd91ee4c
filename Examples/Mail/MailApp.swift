import UIKit

/// A mailbox with peek and pop, preview actions and swipe actions.
@main
final class MailApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var observer: (any NSObjectProtocol)?
  private let mailbox = Mailbox()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let inbox = UINavigationController(rootViewController: InboxViewController(mailbox))
    inbox.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = inbox
    window.makeKeyAndVisible()
    self.window = window
    showUnread()
    observer = NotificationCenter.default.addObserver(
      forName: Mailbox.didChange, object: mailbox, queue: .main
    ) { [unowned self] _ in
      MainActor.assumeIsolated { showUnread() }
    }
    return true
  }

  // The quick action of `Info.plist`, which starts a message.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type.hasSuffix(".NewMessage"), let root = window?.rootViewController else {
      return completionHandler(false)
    }
    root.presentedViewController?.dismiss(animated: false)
    root.present(DraftViewController.inNavigation(), animated: false)
    completionHandler(true)
  }

  /// Shows the number of unread messages on the app's icon.
  private func showUnread() {
    UIApplication.shared.applicationIconBadgeNumber = mailbox.unreadCount
  }
}
