// swift-format-ignore-file
import UIKit

/// Messages that are kept to be taken back.
class Draft: NSObject {
  let undoManager: UndoManager? = UndoManager()
  @objc var title = "one"
  @objc func setTitle(_ new: String, animated: Bool) {
    (undoManager?.prepare(withInvocationTarget: self) as AnyObject).setTitle(title, animated: true)
    title = new
  }
  @objc func put(_ number: Double, of color: Hue?) -> Bool {
    (undoManager!.prepare(withInvocationTarget: self) as! Draft).take(-1.5, of: nil) ; return true
  }
  @objc func take(_ number: Double, of color: Hue?) { print("takes", number, color == nil) }
  func count(_ other: Any) {
    (undoManager?.prepare(withInvocationTarget: other as AnyObject) as? Draft)?.setTitle("none", animated: false)
    (undoManager?.prepare(withInvocationTarget: self) as AnyObject?)?.take(
      Double(title.count),
      of: .blue)
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
