/// The interface for specifying the attributes of a drop request for a text view.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// The text position corresponding to the location of a drop session.
  var dropPosition: UITextPosition { get }
  /// The text drop proposal offered by the text view.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the drag and the drop are within the same text view.
  var isSameView: Bool { get }
  /// The drop session for the text view.
  var dropSession: any UIDropSession { get }
}
