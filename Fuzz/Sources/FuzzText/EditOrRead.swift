import UIKit

/// Edits a text view as bytes describe, or reads them from a pasteboard; the first one chooses.
///
/// After each edit text input, storage, layout and selection agree, and undoing all edits of the
/// user ends.
@MainActor
func editOrRead(_ bytes: [UInt8]) {
  guard let first = bytes.first else { return }
  if first < 0x40 {
    readPasteboard(Data(bytes.dropFirst()), type: Int(first))
  } else {
    var session = EditSession(bytes.dropFirst())
    session.run()
  }
}

/// Reads bytes from a pasteboard as each kind of value.
@MainActor
private func readPasteboard(_ data: Data, type: Int) {
  let types = [
    "public.utf8-plain-text", "public.url", "public.png", "public.jpeg", "public.rtf",
    "public.html", "com.apple.uikit.color", "public.data", "public.utf16-plain-text",
    "com.apple.uikit.image", "", "\u{0}",
  ]
  let name = UIPasteboard.Name("fuzz")
  guard let board = UIPasteboard(name: name, create: true) else { return }
  defer { UIPasteboard.remove(withName: name) }
  let identifier = types[type % types.count]
  board.setData(data, forPasteboardType: identifier)
  precondition(board.data(forPasteboardType: identifier) == data, "the data stays as it was")
  precondition(board.numberOfItems == 1, "one item was set")
  _ = (board.string, board.strings, board.url, board.urls, board.image, board.color)
  _ = board.value(forPasteboardType: identifier)
  _ = (board.hasStrings, board.hasURLs, board.hasImages, board.hasColors)
  let text = String(decoding: data, as: UTF8.self)
  board.items = [[identifier: data], [identifier: text], ["public.utf8-plain-text": text]]
  precondition(board.strings?.contains(text) == true, "a string is read as it was set")
  for provider in board.itemProviders {
    _ = provider.registeredTypeIdentifiers
    precondition(provider.canLoadObject(ofClass: NSString.self) || provider.suggestedName == nil)
  }
}
