import UIKit

/// A renderer of numbered pages that notes what is asked of it.
final class NotingRenderer: UIPrintPageRenderer {
  private let count: Int
  private let note: (String) -> Void

  init(pages count: Int, note: @escaping (String) -> Void) {
    (self.count, self.note) = (count, note)
    super.init()
  }

  override var numberOfPages: Int { count }

  override func prepare(forDrawingPages range: NSRange) {
    note("prepare \(range.location)+\(range.length)")
  }

  override func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    note("page \(pageIndex)")
    "Sheet S\(pageIndex + 1)T".draw(
      at: printableRect.origin, withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
  }
}
