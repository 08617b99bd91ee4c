/// The reply to a message of another process.
struct PortAnswer: PortAnswering {
  let number: UInt32
  let peer: PortPeer

  func end(_ outcome: PortReply.Outcome) {
    var frame = PortFrame(kind: .lost, number: number)
    if case .answered(let data) = outcome { (frame.kind, frame.data) = (.answer, data) }
    // The waiting sender is notified that there is no reply.
    if frame.isTooLong { frame = PortFrame(kind: .lost, number: number) }
    // A process that does not read loses its reply after a while.
    _ = peer.connection?.send(frame, within: 10)
  }
}
