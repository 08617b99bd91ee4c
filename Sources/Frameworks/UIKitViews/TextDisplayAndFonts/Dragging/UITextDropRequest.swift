/// The items over a text, for `UITextDropDelegate`.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The text position closest to the finger.
  var dropPosition: UITextPosition { get }
  /// The default proposal: a move within the same text, otherwise a copy.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the items are a selection of the same text.
  var isSameView: Bool { get }
  /// The session with the items.
  var dropSession: any UIDropSession { get }
}
