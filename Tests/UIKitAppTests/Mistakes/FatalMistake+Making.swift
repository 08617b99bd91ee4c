import UIKit

/// A target with one method that has a selector.
@MainActor private final class Panel: NSObject {
  func boiled(_ sender: Any?) {}

  override init() {
    super.init()
    _ = Selector("boiled:", calling: Panel.boiled(_:))
  }
}

/// A layout with a decoration view of an unregistered kind.
private final class Shelves: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: [0, 0])
    shelf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [shelf]
  }
}

/// A data source with a number of rows.
@MainActor private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

// The mistakes by the chapters of UIKit.
@MainActor extension FatalMistake {
  func makeInList() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "egg")
    let layout = UICollectionViewFlowLayout()
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tea")
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "egg")
    for kind in ["head", "foot"] {
      items.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    let rows = Rows()
    switch self {
    case .unregisteredCell: _ = table.dequeueReusableCell(withIdentifier: "egs", for: [0, 0])
    case .unregisteredItem: _ = items.dequeueReusableCell(withReuseIdentifier: "egs", for: [0, 0])
    case .unregisteredHeader:
      _ = items.dequeueReusableSupplementaryView(
        ofKind: "head", withReuseIdentifier: "titel", for: [0, 0])
    case .unknownKind:
      _ = items.dequeueReusableSupplementaryView(
        ofKind: "haed", withReuseIdentifier: "title", for: [0, 0])
    case .unregisteredDecoration:
      let shelves = Shelves()
      shelves.register(UICollectionReusableView.self, forDecorationViewOfKind: "shelves")
      items.collectionViewLayout = shelves
      items.layoutIfNeeded()
    case .noLayout: _ = UICollectionView()
    case .sectionOutOfRange:
      table.dataSource = rows
      _ = table.numberOfRows(inSection: 3)
    case .missingRow:
      table.dataSource = rows
      table.layoutIfNeeded()
      table.insertRows(at: [[0, 2]], with: .none)
    case .itemTwice, .unknownSection:
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["egg"])
      snapshot.appendItems(["egg"])
      snapshot.appendItems(["egg"], toSection: self == .itemTwice ? "egg" : "eggs")
    default:
      let controller = UITableViewController()
      _ = controller.tableView(controller.tableView, cellForRowAt: [0, 0])
    }
    _ = rows
  }

  func makeInLayout() {
    let (one, other) = (UIView(), UIView())
    let views: [String: Any] = ["pan": one, "eggs": other]
    switch self {
    case .noAncestor: one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    case .unknownView:
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[egg]-|", metrics: nil, views: views)
    case .unknownMetric:
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[eggs(gap)]-|", metrics: ["space": 8], views: ["eggs": other])
    default: UIStackView().insertArrangedSubview(one, at: 1)
    }
  }

  func makeInControllers() {
    let (root, table) = (UIViewController(), UITableViewController())
    let navigation = UINavigationController(rootViewController: root)
    switch self {
    case .notInStack: navigation.popToViewController(table, animated: false)
    case .pushedTwice:
      navigation.pushViewController(table, animated: false)
      navigation.pushViewController(table, animated: false)
    case .pushedNavigation:
      navigation.pushViewController(UINavigationController(), animated: false)
    case .presentedTwice:
      let windows = [UIWindow(), UIWindow()]
      for window in windows {
        window.rootViewController = UIViewController()
        window.isHidden = false
        window.rootViewController?.present(table, animated: false)
      }
    case .sharedView:
      let label = UILabel()
      root.view = label
      UIViewController().view = label
    case .childOfItself: root.addChild(root)
    case .cancelActions:
      let alert = UIAlertController(title: "Eggs", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    case .storyboard:
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Egg")
    case .sceneStoryboard: AppDriver { StoryboardApp() }.launch(isInFront: true)
    case .nib: _ = UINib(nibName: "Egg", bundle: nil).instantiate(withOwner: nil)
    default: root.performSegue(withIdentifier: "boil", sender: nil)
    }
  }

  func makeWithNames() {
    let panel = Panel()
    let action = Selector("boild:")
    switch self {
    case .control:
      let button = UIButton()
      button.addTarget(panel, action: action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    case .application:
      UIApplication.shared.sendAction(action, to: panel, from: nil, for: nil)
    case .timer:
      let timer = Timer(
        timeInterval: 1, target: panel, selector: action, userInfo: nil, repeats: false)
      timer.fire()
    case .notification:
      let name = Notification.Name("boil")
      NotificationCenter.default.addObserver(panel, selector: action, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
    case .message: panel.perform(action, with: nil)
    case .unknownMethod: panel.perform(Selector("becomeSoup"))
    case .otherTarget:
      let boil = Selector("boiled:", calling: Panel.boiled(_:))
      UIApplication.shared.sendAction(boil, to: UILabel(), from: nil, for: nil)
    default: UIView().setValue(0.5, forKey: "alhpa")
    }
  }
}

/// An app whose scene has a storyboard, and whose delegate leaves the window to it.
private final class StoryboardApp: UIResponder, UIApplicationDelegate {
  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let new = UISceneConfiguration(name: nil, sessionRole: session.role)
    new.delegateClass = Scene.self
    new.storyboard = UIStoryboard(name: "Main", bundle: nil)
    return new
  }
}
