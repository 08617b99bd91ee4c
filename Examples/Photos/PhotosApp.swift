import UIKit

/// A grid of photos with peek and pop, each of which can be zoomed.
@main
final class PhotosApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let library = PhotoLibrary()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: GridViewController(library))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  // The quick action of `Info.plist`, which shows the latest photo.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard shortcutItem.type.hasSuffix(".LatestPhoto"), let photo = library.photos.last,
      let pages = window?.rootViewController as? UINavigationController
    else { return completionHandler(false) }
    pages.popToRootViewController(animated: false)
    pages.pushViewController(PhotoViewController(photo, in: library), animated: false)
    completionHandler(true)
  }
}
