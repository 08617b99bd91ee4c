import UIKit

/// A delegate that changes the text once while it is asked or notified.
@MainActor
final class ChangingDelegate: NSObject, UITextViewDelegate {
  /// The change, with the moment in its lowest bits; nil for none.
  var interference: (kind: Int, piece: String)?

  private func interfere(at moment: Int, _ view: UITextView) {
    guard let (kind, piece) = interference, kind % 3 == moment else { return }
    interference = nil
    let storage = view.textStorage
    switch kind / 3 % 5 {
    case 0: view.text = ""
    case 1: storage.deleteCharacters(in: NSRange(location: 0, length: storage.length / 2))
    case 2: storage.insert(NSAttributedString(string: piece), at: storage.length)
    case 3: view.insertText(piece)
    default: view.selectedRange = NSRange(location: storage.length, length: 0)
    }
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    interfere(at: 0, textView)
    return true
  }
  func textViewDidChange(_ textView: UITextView) { interfere(at: 1, textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { interfere(at: 2, textView) }
}
