import ScreenTestSupport
import Testing
import UIKit

/// The messages of mistakes in apps, each made in a process of its own (Crashes.CR1).
///
/// The test runner turns off backtraces in these processes; CrashReportTests tests places.
@Suite(.exclusiveScreen) struct MistakeTests {
  /// Checks the message of a process that ended.
  private func check(
    _ result: ExitTest.Result?, _ words: [String], exception: String? = nil,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words {
      #expect(text.contains(word), "\(text)", sourceLocation: place)
    }
    if let exception {
      #expect(
        text.contains("uncaught exception '\(exception)'"), "\(text)", sourceLocation: place)
    }
  }

  /// The message of a trap of the standard library, which has none in optimized code; there the
  /// backtrace says what happened (`CrashReportTests`).
  private static func trapMessages(_ message: String) -> [String] {
    #if DEBUG
      [message]
    #else
      []
    #endif
  }

  @Test("A cell of an identifier without a registered class")
  func unregisteredCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "egg")
        _ = table.dequeueReusableCell(withIdentifier: "egs", for: [0, 0])
      }
    }
    check(
      result, ["no cell class is registered for the identifier egs", "register(_:forCell"])
  }

  @Test("A collection view's cell of an identifier without a registered class")
  func unregisteredItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let items = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "egg")
        _ = items.dequeueReusableCell(withReuseIdentifier: "egs", for: [0, 0])
      }
    }
    check(
      result, ["no cell class is registered for the identifier egs", "register(_:", "egg"])
  }

  @Test("A constraint between views without a common ancestor")
  func noAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
    }
    check(result, ["no common ancestor", "add the views to their superviews"])
  }

  @Test("An unknown view in the visual format")
  func unknownView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[egg]-|", metrics: nil, views: ["pan": UIView()])
      }
    }
    check(result, ["unknown view egg"])
  }

  @Test("A controller to pop to that is not in the stack")
  func notInStack() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    check(result, ["the view controller to pop to is not in the stack"])
  }

  @Test("An index beyond an array's end, and a nil that is unwrapped")
  func trapped() async {
    let index = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIView()
        let eggs = [UIView()]
        eggs[eggs.count].setNeedsLayout()
      }
    }
    check(index, Self.trapMessages("Index out of range"))
    let unwrapped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.superview!.setNeedsLayout()
      }
    }
    check(unwrapped, Self.trapMessages("Unexpectedly found nil"))
  }

  @Test("An exception of the app's own")
  func exception() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { () -> Void in
        NSException(
          name: .invalidArgumentException, reason: "the egg is raw", userInfo: nil
        ).raise()
      }
    }
    check(result, ["the egg is raw"], exception: "NSInvalidArgumentException")
  }
}
