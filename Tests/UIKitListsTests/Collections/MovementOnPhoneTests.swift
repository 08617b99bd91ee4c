import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of the standard gesture of interactive movement: step Collections.CV63.
  @MainActor @Suite(.serialized) struct MovementOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let pots: Pots = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return Pots(collectionViewLayout: layout)
      }()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = pots
        window?.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Pots: UICollectionViewController {
      var names = (0..<60).map { "Pot \($0)" }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TestBoxCell.self, forCellWithReuseIdentifier: "pot")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { names.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pot", for: indexPath)
        (cell as? TestBoxCell)?.name = names[indexPath.item]
        return cell
      }
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    /// Presses an item and drags it to the place of another one.
    private func drag(_ phone: SimulatedPhone, _ pots: Pots, _ item: Int, to other: Int) throws {
      let view = try #require(pots.collectionView)
      let ends = try [item, other].map { item in
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        return phone.run { cell.superview?.convert(cell.center, to: nil) ?? .zero }
      }
      phone.touch(TouchReport(ContactID(1), .began, x: ends[0].x, y: ends[0].y))
      phone.wait(0.8)
      for step in 1...10 {
        let part = Double(step) / 10
        phone.touch(
          TouchReport(
            ContactID(1), .moved, x: ends[0].x + (ends[1].x - ends[0].x) * part,
            y: ends[0].y + (ends[1].y - ends[0].y) * part))
        phone.wait(0.05)
      }
      phone.touch(TouchReport(ContactID(1), .ended, x: ends[1].x, y: ends[1].y))
      phone.waitUntilIdle()
    }

    @Test("Collections.CV63. A long press moves an item of a controller")
    func moves() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      let offset = app.pots.collectionView.contentOffset
      try drag(phone, app.pots, 0, to: 4)
      #expect(app.pots.names.prefix(6) == ["Pot 1", "Pot 2", "Pot 3", "Pot 4", "Pot 0", "Pot 5"])
      #expect(app.pots.collectionView.contentOffset == offset)
      // An item that cannot be moved.
      try drag(phone, app.pots, 1, to: 4)
      #expect(app.pots.names[1] == "Pot 2")
      phone.run { app.pots.installsStandardGestureForInteractiveMovement = false }
      try drag(phone, app.pots, 0, to: 2)
      #expect(app.pots.names[0] == "Pot 1")
    }
  }
}
