import Testing
import UIKit

/// A mistake in an app that an iPhone only logs, or that shows nothing.
enum LoggedMistake: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
  case presentsTwo, presentsTooEarly, unknownSymbol, unknownColor, misspelledCell
  case misspelledHeader, argumentType, conflict, tooEarly, noWindow, noRootController
  case unregisteredObserver, basicMethod

  var testDescription: String { rawValue }

  /// Makes the mistake.
  @MainActor func make() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "egg")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    switch self {
    case .presentsTwo:
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.isHidden = false
      root.present(UITableViewController(), animated: false)
      root.present(UIAlertController(), animated: false)
    case .presentsTooEarly: UIViewController().present(UIAlertController(), animated: false)
    case .unknownSymbol: _ = UIImage(systemName: "heart.fil")
    case .unknownColor: _ = UIColor(named: "yolk")
    case .misspelledCell: _ = table.dequeueReusableCell(withIdentifier: "egs")
    case .misspelledHeader: _ = table.dequeueReusableHeaderFooterView(withIdentifier: "titel")
    case .argumentType:
      let button = UIButton()
      let pan = Pan()
      let action = Selector("heat:", calling: Pan.heat(_:))
      button.addTarget(pan, action: action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    case .conflict:
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      for width in [CGFloat(10), 20] {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      view.layoutIfNeeded()
    case .tooEarly: _ = UIApplication.shared
    case .noWindow: AppDriver { Empty() }.launch(isInFront: true)
    case .noRootController: AppDriver { Rootless() }.launch(isInFront: true)
    case .unregisteredObserver:
      NotificationCenter.default.removeObserver(NSObject())
    case .basicMethod: Pan().perform(Selector("retain"))
    }
  }

  /// Parts of the log; nothing if none of it is a mistake.
  var log: [String] {
    switch self {
    case .presentsTwo:
      ["cannot present UIAlertController", "already presents UITableViewController", "dismiss"]
    case .presentsTooEarly: ["its view is not in a window; present from viewDidAppear(_:) on"]
    case .unknownSymbol:
      ["no symbol named 'heart.fil'", "Symbols.md", "did you mean “heart.fill”?"]
    case .unknownColor: ["there is no color named “yolk”"]
    case .misspelledCell: ["no cell class", "egs; did you mean “egg”?"]
    case .misspelledHeader: ["no class of headers and footers", "titel; did you mean “title”?"]
    case .argumentType: ["-[Pan heat:] is not called", "(UIButton, nil)"]
    case .conflict:
      ["cannot be satisfied together:\n  ", "== 20", "\n  this constraint is broken:\n  "]
    case .tooEarly: ["UIApplication.shared was read before the app was launched"]
    case .noWindow: ["Empty shows no window", "makeKeyAndVisible()"]
    case .noRootController: ["Rootless has no root view controller", "rootViewController"]
    case .unregisteredObserver: []
    case .basicMethod: ["-[Pan retain] is not called"]
    }
  }

  /// A target whose method takes a number.
  @MainActor private final class Pan: NSObject {
    func heat(_ degrees: Int) {}
  }

  private final class Empty: UIResponder, UIApplicationDelegate {}

  private final class Rootless: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.makeKeyAndVisible()
      return true
    }
  }
}
