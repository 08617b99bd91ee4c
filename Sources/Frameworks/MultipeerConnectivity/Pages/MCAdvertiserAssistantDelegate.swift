/// The methods that receive what an assistant for invitations shows; all are optional.
@preconcurrency @MainActor
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  /// Tells the delegate that the user is about to see an invitation.
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  /// Tells the delegate that the user has answered an invitation.
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
