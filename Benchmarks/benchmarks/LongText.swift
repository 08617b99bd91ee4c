import CTactusPangoCairo
import Foundation
import UIKit

/// Benchmarks of text: keys in a short and in a long text, the layout of lines, and memory.
@MainActor
struct LongText {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The time from the text to the first frame, in milliseconds.
  let opening: Double

  /// Shows a text of at least some bytes.
  init(bytes: Int) {
    window.addSubview(view)
    window.isHidden = false
    let (view, window) = (view, window)
    view.font = .systemFont(ofSize: 17)
    let text = Self.text(bytes: bytes)
    opening = Self.milliseconds {
      view.text = text
      window.layoutIfNeeded()
      CATransaction.flush()
    }
  }

  /// Returns the median time from a key in the middle of the text to its frame, in milliseconds.
  func key() -> Double {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    window.layoutIfNeeded()
    CATransaction.flush()
    let times = (0..<31).map { _ in
      Self.milliseconds {
        view.insertText("x")
        window.layoutIfNeeded()
        CATransaction.flush()
      }
    }
    window.isHidden = true
    return times.sorted()[15]
  }

  /// Returns the time to lay out 1,000 lines, and the time in which Pango does, in milliseconds.
  static func lines() -> (ours: Double, pango: Double) {
    let text = (0..<1_000).map { "Line \($0) of a text, about as wide as it can be" }
      .joined(separator: "\n")
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 390, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let ours = milliseconds { manager.ensureLayout(for: container) }
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let font = pango_font_description_from_string("Inter 17px")
    let layout = pango_layout_new(context)
    let pango = milliseconds {
      pango_layout_set_font_description(layout, font)
      pango_layout_set_width(layout, 380 * PANGO_SCALE)
      pango_layout_set_text(layout, text, -1)
      _ = pango_layout_get_line_count(layout)
    }
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    return (ours, pango)
  }

  /// Returns the memory that a read-only text of 100 MB takes while it is shown, in megabytes, with
  /// the text itself.
  static func megabytes() -> Double {
    let before = residentMegabytes
    let shown = LongText(bytes: 100_000_000)
    shown.view.isEditable = false
    shown.view.contentOffset.y = shown.view.contentSize.height / 2
    shown.window.layoutIfNeeded()
    CATransaction.flush()
    let after = residentMegabytes
    shown.window.isHidden = true
    return after - before
  }

  // MARK: Internals

  private static func text(bytes: Int) -> String {
    let words = "The quick brown fox jumps over the lazy dog and runs into the wood. "
    let paragraph = String(repeating: words, count: 3) + "\n"
    return String(repeating: paragraph, count: bytes / paragraph.utf8.count + 1)
  }

  private static var residentMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let number = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (number ?? 0) / 1_000
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
  }
}
