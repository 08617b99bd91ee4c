/// A drop on a text, passed to the text's drop delegate.
@MainActor
final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(
    at position: UITextPosition, isSameView: Bool, in session: any UIDropSession,
    suggests proposal: UITextDropProposal
  ) {
    (dropPosition, suggestedProposal) = (position, proposal)
    (self.isSameView, dropSession) = (isSameView, session)
  }
}
