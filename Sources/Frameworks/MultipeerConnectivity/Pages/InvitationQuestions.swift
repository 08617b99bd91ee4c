internal import TactusCrashReports

/// The alerts about invitations, shown one after another.
///
/// Step Peers.AA1.
///
/// - Thread: the main queue, except the methods that say otherwise.
final class InvitationQuestions: NSObject, MCNearbyServiceAdvertiserDelegate, @unchecked Sendable {
  /// An invitation that the user has not answered.
  ///
  /// Sendable because the lock around it is held while it is used.
  private struct Question: @unchecked Sendable {
    var peer: MCPeerID
    /// Is called once.
    var answer: (Bool, MCSession?) -> Void
  }

  weak var assistant: MCAdvertiserAssistant?
  private let main = MainCalls()
  @MainActor private var waiting: [Question] = []
  @MainActor private var isShown = false

  /// Shows an alert.
  ///
  /// - Thread: any.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) {
    let question = Question(peer: peerID, answer: invitationHandler)
    main.async { [self] in
      waiting.append(question)
      showNext()
    }
  }

  /// Logs that the app cannot be advertised, since an assistant's delegate has no method for it.
  ///
  /// - Thread: any.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {
    RuntimeWarning.once(
      "MCAdvertiserAssistant: peers cannot find the app: \((error as NSError).domain) "
        + "\((error as NSError).code)")
  }

  @MainActor private func showNext() {
    guard !isShown, !waiting.isEmpty else { return }
    let question = waiting.removeFirst()
    guard let assistant, let presenter = Self.front else {
      question.answer(false, nil)
      return showNext()
    }
    isShown = true
    let alert = UIAlertController(
      title: nil, message: "“\(question.peer.displayName)” wants to connect.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Decline", style: .cancel) { [weak self] _ in
        self?.end(question, isAccepted: false)
      })
    alert.addAction(
      UIAlertAction(title: "Accept", style: .default) { [weak self] _ in
        self?.end(question, isAccepted: true)
      })
    assistant.delegate?.advertiserAssistantWillPresentInvitation(assistant)
    presenter.present(alert, animated: true)
  }

  @MainActor private func end(_ question: Question, isAccepted: Bool) {
    isShown = false
    question.answer(isAccepted, isAccepted ? assistant?.session : nil)
    if let assistant { assistant.delegate?.advertiserAssistantDidDismissInvitation(assistant) }
    showNext()
  }

  /// The controller in front, which presents nothing; nil without a window.
  @MainActor private static var front: UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    let window = windows.first(where: \.isKeyWindow) ?? windows.first { !$0.isHidden }
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}
