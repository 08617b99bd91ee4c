// swift-format-ignore-file
import UIKit

/// Messages that are kept to be taken back.
class Draft: NSObject {
  let undoManager: UndoManager? = UndoManager()
        var title = "one"
        func setTitle(_ new: String, animated: Bool) {
     undoManager?.registerUndo(withTarget:      self) { [_u0 = title] in $0.setTitle(_u0  , animated: true) }
    title = new
  }
        func put(_ number: Double, of color: Hue?) -> Bool {
     undoManager!.registerUndo(withTarget:      self) { $0      .take(-1.5, of: nil) } ; return true
  }
        func take(_ number: Double, of color: Hue?) { print("takes", number, color == nil) }
  func count(_ other: Any) {
     undoManager?.registerUndo(withTarget:      other as AnyObject) { ($0 as AnyObject as! Draft).setTitle("none", animated: false) }
     undoManager?.registerUndo(withTarget:      self) { [_u0 = Double(title.count)] in $0.take(
      _u0                ,
      of: .blue) }
  }
}
class Hue: NSObject { static var blue: Hue? { Hue() } }

@MainActor func checkUndo() {
  let page = Draft()
  page.setTitle("two", animated: false)
  page.setTitle("three", animated: false)
  page.undoManager?.undo()
  print(page.title)
  _ = page.put(2, of: nil)
  page.count(page)
  page.undoManager?.undo()
  page.undoManager?.undo()
  print(page.title)
}
import TactusSelectors
@preconcurrency fileprivate func _tactusKnow2<T: AnyObject, A, B, R>(_ n: String, _ m: @escaping @MainActor (T) -> @MainActor (A, B) -> R) { _ = Selector(n, calling: m) }
@available(*, deprecated) nonisolated private func _tactusLoad_uwgshy_2() { MainActor.assumeIsolated { Draft._tactusKnow_uwgshy_1() } }
@available(*, deprecated) nonisolated private enum _Load_uwgshy_2 { @section(".init_array") @used static let load: @convention(c) () -> Void = _tactusLoad_uwgshy_2 }
#sourceLocation(file: "Undo.swift", line: 5)
@available(*, deprecated) extension Draft { @available(*, deprecated) @MainActor fileprivate static func _tactusKnow_uwgshy_1() { KeyedProperties.add("title", \Draft.title); _tactusKnow2("setTitle:animated:", Self.setTitle(_:animated:)); _tactusKnow2("put:of:", Self.put(_:of:)); _tactusKnow2("take:of:", Self.take(_:of:)) } }
