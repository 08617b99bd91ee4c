/// The methods that are called around the alerts of an assistant; all are optional.
@preconcurrency @MainActor
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// Called before an invitation is shown to the user.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// Called when the user has responded to an invitation.
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  /// Does nothing.
  public func advertiserAssistantWillPresentInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
  /// Does nothing.
  public func advertiserAssistantDidDismissInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
}
