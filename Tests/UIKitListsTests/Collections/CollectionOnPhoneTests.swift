import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of a collection view controller on a phone: steps Collections.CV50… of
  /// `Documentation/Behaviour/Collections.md`.
  @MainActor @Suite(.serialized) struct CollectionOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let pots: Pots = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return Pots(collectionViewLayout: layout)
      }()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        pots.title = "Pots"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: pots)
        window?.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Pots: UICollectionViewController {
      var chosen: [Int] = []
      var scrolled = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TestBoxCell.self, forCellWithReuseIdentifier: "pot")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 60 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pot", for: indexPath)
        (cell as? TestBoxCell)?.name = "Pot \(indexPath.item)"
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Pot \(indexPath.item)"
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { chosen.append(indexPath.item) }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }

    // Collections.CV50, Collections.CV51.
    @Test("A tapped item stays selected until the controller appears again")
    func chooses() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      let view = try #require(app.pots.collectionView)
      #expect(view.superview === app.pots.view && view.frame == app.pots.view.bounds)
      #expect(view.dataSource === app.pots && view.delegate === app.pots)
      // Below the bar.
      #expect(view.contentOffset.y == -64 && view.visibleCells.count >= 15)
      let labels = phone.elements.compactMap { $0.isAccessible ? $0.label : nil }
        .filter { $0.hasPrefix("Pot ") }
      #expect(labels == (0..<labels.count).map { "Pot \($0)" })
      try phone.tap("Pot 4")
      phone.waitUntilIdle()
      #expect(app.pots.chosen == [4])
      #expect(phone.element(label: "Pot 4")?.traits.contains("selected") == true)
      try DrawingSurface(png: phone.screenshot(scale: 2)).image.keep("collection-phone")
      let other = UIViewController()
      other.title = "Pot 4"
      phone.run { app.pots.navigationController?.pushViewController(other, animated: false) }
      phone.waitUntilIdle()
      phone.run { _ = app.pots.navigationController?.popViewController(animated: false) }
      phone.waitUntilIdle()
      #expect(view.indexPathsForSelectedItems == [] && app.pots.scrolled > 0)
    }
  }
}
