import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of a list in an app on a phone, with a bar and VoiceOver's actions.
  @MainActor @Suite(.serialized) struct ListsOnPhoneTests {
    /// The dishes of a menu as an outline.
    fileprivate final class Dishes: UICollectionViewController {
      var removed: [String] = []
      private var source: UICollectionViewDiffableDataSource<Int, String>?

      init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        var remove: (IndexPath) -> Void = { _ in }
        list.trailingSwipeActionsConfigurationProvider = { path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, finish in
              remove(path)
              finish(true)
            }
          ])
        }
        super.init(
          collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
            .list(using: list, layoutEnvironment: environment)
          })
        remove = { [weak self] in self?.remove($0) }
        navigationItem.rightBarButtonItem = editButtonItem
      }
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          cell.contentConfiguration = content
          cell.accessories =
            name == "Hot" || name == "Cold"
            ? [.outlineDisclosure(options: .init(style: .header))]
            : [.delete(), .disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(
          collectionView: collectionView
        ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Hot", "Cold"])
        outline.append(["Tea", "Soup"], to: "Hot")
        outline.append(["Salad"], to: "Cold")
        outline.expand(["Cold"])
        source.apply(outline, to: 0, animatingDifferences: false)
        self.source = source
      }

      private func remove(_ path: IndexPath) {
        guard let source, let name = source.itemIdentifier(for: path) else { return }
        removed.append(name)
        var outline = source.snapshot(for: 0)
        outline.delete([name])
        source.apply(outline, to: 0)
      }
    }

    fileprivate final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let dishes = Dishes()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: dishes)
        window?.makeKeyAndVisible()
        return true
      }
    }

    @Test("Lists.LS7, Lists.LS8. Dishes are shown, removed and edited by touch and by VoiceOver")
    func dishes() throws {
      let phone = SimulatedPhone(.iPhone11)
      let app = phone.launch(Kitchen.self)
      phone.waitUntilIdle()
      #expect(phone.element(label: "Salad") != nil && phone.element(label: "Tea") == nil)
      try phone.tap("Hot")
      phone.waitUntilIdle()
      #expect(phone.element(label: "Tea") != nil)
      try phone.tap("Cold")
      phone.waitUntilIdle()
      #expect(phone.element(label: "Salad") == nil)
      try phone.perform(.custom("Remove"), on: "Tea")
      phone.waitUntilIdle()
      #expect(app.dishes.removed == ["Tea"] && phone.element(label: "Tea") == nil)
      try phone.tap("Edit")
      phone.waitUntilIdle()
      #expect(app.dishes.collectionView.isEditing)
      // The control for deleting shows the actions of a swipe.
      try phone.tap("Delete")
      phone.waitUntilIdle()
      try phone.tap("Remove")
      phone.waitUntilIdle()
      #expect(app.dishes.removed == ["Tea", "Soup"])
    }
  }
}
