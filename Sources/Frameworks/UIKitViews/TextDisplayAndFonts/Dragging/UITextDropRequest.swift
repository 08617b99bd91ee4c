/// The items over a text, about which `UITextDropDelegate` decides.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The place in the text that is closest to the finger.
  var dropPosition: UITextPosition { get }
  /// The outcome without a delegate: a movement within the same text, else a copy.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the items are a selection of this text.
  var isSameView: Bool { get }
  /// The session with the items.
  var dropSession: any UIDropSession { get }
}
