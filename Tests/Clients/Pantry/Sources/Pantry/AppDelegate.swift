import UIKit

open class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  public let stock = Stock()

  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemTeal
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
      .white
    for name in ["Eggs", "Flour"] { stock.add(name) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: StockViewController(stock: stock))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
