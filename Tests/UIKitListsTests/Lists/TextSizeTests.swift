import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Rows and items whose height follows the text size (CellConfigurations.CC16).
  @MainActor @Suite(.serialized) struct TextSizeTests {
    /// A table above a list and a flow layout, with one text each.
    private final class Lists: UIResponder, UIApplicationDelegate, UITableViewDataSource,
      UICollectionViewDataSource
    {
      var window: UIWindow?
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      let list: UICollectionView
      let flow: UICollectionView

      override init() {
        list = UICollectionView(
          frame: CGRect(x: 0, y: 200, width: 375, height: 200),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow = UICollectionView(
          frame: CGRect(x: 0, y: 400, width: 375, height: 200), collectionViewLayout: layout)
        super.init()
      }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = UIViewController()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        for view in [list, flow] {
          view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
          view.dataSource = self
        }
        for view in [table, list, flow] as [UIView] { controller.view.addSubview(view) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }

      private var content: UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Kettle", "On the stove")
        return content
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = content
        return cell
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "cell", for: indexPath)
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        return cell
      }

      /// The heights of the first cells, and the positions of the second ones.
      var heights: [CGFloat] {
        let first: [UIView?] = [
          table.cellForRow(at: [0, 0]), list.cellForItem(at: [0, 0]), flow.cellForItem(at: [0, 0]),
        ]
        return first.map { $0?.bounds.height ?? 0 }
      }
    }

    @Test("CellConfigurations.CC16. Cells of tables and collections follow the text size")
    func follows() {
      let phone = SimulatedPhone(.iPhone8)
      let lists = phone.launch(Lists.self)
      phone.wait(0.1)
      let normal = lists.heights
      #expect(normal.allSatisfy { $0 > 40 && $0 < 70 }, "\(normal)")
      phone.set(\.contentSize, .accessibilityExtraLarge)
      phone.wait(0.1)
      let large = lists.heights
      for (before, after) in zip(normal, large) { #expect(after > before + 20) }
      #expect(lists.list.cellForItem(at: [0, 1])?.frame.minY == large[1])
      phone.set(\.contentSize, .large)
      phone.wait(0.1)
      #expect(lists.heights == normal)
    }
  }
}
